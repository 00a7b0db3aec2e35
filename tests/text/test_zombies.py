"""How Zombies!!! speaks: of spaces, buildings, dice and tiles."""

from deadtown.games.town import TilePlaced, centre_of, shown
from deadtown.games.zombies import ZOMBIES as GAME
from deadtown.games.zombies.events import CombatRolled, Killed, MoveRolled, Stepped, ZombiesCame
from tests.text.spoken import english


def test_spaces_are_called_as_on_the_map() -> None:
    assert shown("e4n2") == "E4N2"
    assert shown("centre") == "C"
    assert centre_of(1, -2) == "E3N6"
    assert centre_of("-1", 0) == "W3"


def test_whoever_is_in_a_building_is_said_to_be_there() -> None:
    say = english(GAME).event
    assert say(Stepped(0, "e3", "e3n1", "drug_store")) == "Anna goes from E3 to E3N1 (Drug Store)."
    assert say(Stepped(0, "centre", "e1")) == "Anna goes from C to E1."
    assert say(Killed(1, "e3n1", 2, "drug_store")) == "Bruno kills the zombie on E3N1 (Drug Store) and holds 2 zombies."
    assert say(Killed(1, "e3", 1)) == "Bruno kills the zombie on E3 and holds 1 zombie."
    assert say(ZombiesCame(0, ("e2n1", "e3n1"), "ZB-5.6", "drug_store")) == "Anna places 2 zombies: Drug Store."
    assert say(ZombiesCame(0, ("e2", "e3"), "ZB-5.5")) == "Anna places 2 zombies: E2, E3."


def test_dice_are_told_with_what_is_added() -> None:
    say = english(GAME).event
    assert say(CombatRolled(0, 3, 0, 3)) == "Anna fights a zombie and rolls 3."
    assert say(CombatRolled(0, 3, 2, 5)) == "Anna fights a zombie and rolls 3 + 2 = 5."
    assert say(CombatRolled(0, 3, -1, 2)) == "Anna fights a zombie and rolls 3 − 1 = 2."
    assert say(MoveRolled(0, 1, 0)) == "Anna rolls 1 for movement: no steps."


def test_a_tile_is_told_by_the_space_in_its_middle() -> None:
    assert (
        english(GAME).event(TilePlaced(2, "road_t_3", 1, -1, 2, "ZB-5.2"))
        == "Carla places a tile around E3N3: T junction."
    )
