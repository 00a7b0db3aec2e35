"""What the game is made of (section 1), and the map it is played on (section 2)."""

from collections import Counter

import pytest

from deadtown.games.zombies.cards import KINDS, full_deck
from deadtown.games.zombies.catalogue import CATALOGUE
from deadtown.games.zombies.events import CombatRolled, MoveRolled, ZombiesRolled
from deadtown.games.zombies.tiles import BOX
from tests.clauses import clause
from tests.games.matches import refusal, stroll
from tests.games.zombies.table import GAME, pawn, start, table
from tests.games.zombies.windows import CLAUSES, HOMES

SINGLE = {"bad_sense_of_direction", "hysterical_paralysis", "keys_still_in_it", "were_screwed"}
ITEMS = {*HOMES, "first_aid_kit", "hey_look_a_shotgun"}


@clause("ZB-1.3")
def test_there_are_fifty_cards_of_27_kinds() -> None:
    found = Counter(full_deck())
    assert found == {card: 1 if card in SINGLE else 2 for card in CLAUSES}
    assert (found.total(), len(found)) == (50, 27)


@clause("ZB-1.3")
def test_each_card_has_its_clause_and_its_place() -> None:
    assert {card: kind.clause for card, kind in KINDS.items()} == CLAUSES
    assert [kind.card for kind in CATALOGUE.cards] == [*CLAUSES]
    assert {kind.card for kind in CATALOGUE.cards if kind.item} == ITEMS
    places: dict[str, tuple[str, ...]] = {card: (home.split()[0],) for card, home in HOMES.items()}
    places["first_aid_kit"] = ("hospital", "drug_store")
    assert {kind.card: kind.places for kind in CATALOGUE.cards if kind.places} == places


@clause("ZB-1.4", "ZB-1.2", "ZB-1.3")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_nothing_is_lost_in_a_game(players: int) -> None:
    """A hundred zombies in the pool, on spaces or in collections; all tiles and cards."""
    match = start(players, seed=f"components {players}", max_rounds=12)
    for position in stroll(match, players):
        found = GAME.rules.components(position.state)
        assert found == Counter({**Counter(BOX), **Counter(full_deck()), "zombie": 100})


@clause("ZB-1.6")
@pytest.mark.parametrize("die", [1, 6])
def test_dice_have_six_sides(die: int) -> None:
    match = table("combat", "", zombies="centre n1 s1", dice=[6, die, die])
    assert [event.die for event in match.told.of(CombatRolled)] == [6]
    assert [event.die for event in match.told.of(MoveRolled)] == [die]
    match.choose("stop")
    assert [event.die for event in match.told.of(ZombiesRolled)] == [die]


@clause("ZB-1.6")
@pytest.mark.parametrize("step", ["combat", "roll_move", "zombies"])
def test_there_is_no_seven(step: str) -> None:
    with pytest.raises(Exception, match="a number below 6"):
        table(step, "", zombies="centre n1 s1", dice=[7])


@clause("ZB-1.7")
def test_a_player_owns_a_pawn_and_what_lies_before_it() -> None:
    me = pawn("n1", "fear", "fire_axe", life=2, bullets=7, kills=4)
    shown = table("walk", "", me, pawn(), left=1, allowance=1).view(0).players[0]
    assert (shown.space, shown.life, shown.bullets, shown.kills) == ("n1", 2, 7, 4)
    assert (list(shown.hand), list(shown.in_play)) == (["fear"], ["fire_axe"])


# The map


@clause("ZB-2.3", "ZB-2.11")
def test_nothing_stands_on_a_blocked_space() -> None:
    match = table("begin_turn", "road_straight_1 1 0 0", pawn(hand="were_screwed"), pawn("w1"))
    match.choose("play were_screwed")
    # Eight spaces can be walked on: all are filled, and two of the ten zombies stay in the pool.
    assert match.zombies == {"centre", "n1", "e1", "s1", "w1", "e2", "e3", "e4"}
    assert match.state.pool == 92


@clause("ZB-2.7")
def test_an_exit_without_a_tile_behind_it_leads_nowhere() -> None:
    match = table("walk", "", pawn("n1"), pawn(), left=1, allowance=1)
    assert match.texts == ["step centre", "stop"]


@clause("ZB-2.8", "ZB-2.6")
def test_pawns_and_zombies_use_the_same_doors() -> None:
    """In the Fire Station three doors lead out; beside them there are walls."""
    station = "fire_station 0 -1 0"
    ways = {
        "w1n2": {"w1n3", "n2"},
        "n2": {"w1n2", "n3", "e1n2", "n1"},
        "e1n2": {"e1n3", "n2"},
        "w1n3": {"w1n4", "n3", "w1n2"},
    }
    for space, near in ways.items():
        walk = table("walk", station, pawn(space), pawn(), left=1, allowance=1)
        assert {text.split()[1] for text in walk.texts if text != "stop"} == near
        zombie = table("zombies", station, pawn("s1"), pawn("s1"), zombies=space, dice=[1])
        assert {text.split()[2] for text in zombie.texts} == near


@clause("ZB-2.8")
def test_there_are_no_diagonal_steps() -> None:
    match = table("walk", "", pawn("n1"), pawn(), left=1, allowance=1)
    assert refusal(match, "step e1").reason == "not-connected"


@clause("ZB-2.10")
def test_a_space_holds_one_zombie_and_any_number_of_pawns() -> None:
    match = table("zombies", "", *(pawn("centre") for _ in range(6)), zombies="n1 e1", dice=[2])
    match.choose("zombie n1 centre")
    # The other zombie finds the space taken, whoever else stands there.
    assert match.zombies == {"centre", "e1"}
    assert [match.space(seat) for seat in range(6)] == ["centre"] * 6


@clause("ZB-2.10", "ZB-2.11")
def test_no_card_puts_a_second_zombie_onto_a_space() -> None:
    match = table("begin_turn", "road_cross_1 1 0 0", pawn(hand="zombie_master"), pawn(), zombies="n1 e1")
    match.choose("play zombie_master")
    assert not {"put n1", "put e1"} & set(match.texts)
    assert refusal(match, "put n1").clause == "ZB-2.10"
