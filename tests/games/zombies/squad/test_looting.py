"""What is found in buildings (IS-8.1, IS-8.2)."""

import pytest

from deadtown.games.town import placements
from deadtown.games.zombies.movement import OUTDOORS
from deadtown.games.zombies.squad import events as squad_events
from deadtown.games.zombies.tiles import TILES, TownTile
from tests.clauses import clause
from tests.games.town.cities import laid
from tests.games.zombies.table import pawn, squad

CITY = "fire_station 0 1 2, drug_store 1 0 0"
"""The Fire Station in the south, entered from s2 to s3; the Drug Store in the east, entered from e3 to e3n1."""
PEACE = {"is_pvp": False}


@clause("IS-8.1")
def test_the_first_who_enters_has_it_all_at_once() -> None:
    match = squad("roll_squad", CITY, pawn("s2"), pawn("n1"), dice=[3])
    match.choose("step s3")
    assert (match.pawn().life, match.pawn().bullets) == (7, 5), "the cap does not matter"
    assert match.told.of(squad_events.Looted) == [squad_events.Looted(0, "fire_station", 4, 2)]


@clause("IS-8.1")
def test_a_forced_move_loots_too_for_the_owner_of_the_pawn() -> None:
    match = squad("roll_event", CITY, pawn("e3"), pawn("n1"), dice=[2])
    match.choose("step e3n1")
    assert (match.pawn(0).life, match.pawn(1).life) == (6, 3)


@clause("IS-8.1")
def test_the_loot_is_had_before_the_fight_on_that_space() -> None:
    match = squad("roll_squad", CITY, pawn("s2", life=1, bullets=0), pawn("n1"), zombies="s3", dice=[3, 2])
    match.choose("step s3")
    assert match.asked == (0, "combat_response"), "there are two bullets now"
    assert (match.pawn().life, match.pawn().bullets) == (5, 2)


@clause("IS-8.2")
def test_from_then_on_it_is_looted_for_everybody() -> None:
    match = squad("roll_squad", CITY, pawn("s2"), pawn("s2"), dice=[2, 7, 2], options=PEACE)
    match.choose("step s3", "step s2")
    assert match.seen_by(1).view.looted == ["fire_station"]
    match.choose("decline", "step s3")
    assert (match.pawn(1).life, match.pawn(1).bullets) == (3, 3)
    assert len(match.told.of(squad_events.Looted)) == 1


@clause("IS-8.2")
def test_another_door_of_a_looted_building_leads_to_nothing_new() -> None:
    match = squad("roll_squad", CITY, pawn("s2"), pawn("n1"), dice=[3])
    match.choose("step s3", "step s2", "step w1s2")
    assert (match.pawn().life, match.pawn().bullets) == (7, 5)


@clause("IS-8.1")
def test_a_find_interrupts_a_walk() -> None:
    match = squad("roll_squad", CITY, pawn("s2"), pawn("n1"), dice=[3])
    match.choose("walk s4")
    assert match.space() == "s3"
    assert match.asked == (0, "move_step")


@clause("IS-8.1")
@pytest.mark.parametrize("tile", [tile for tile in TILES if tile.doors], ids=lambda tile: tile.kind)
def test_every_building_gives_what_is_printed_on_it(tile: TownTile) -> None:
    x, y, turns = placements(laid(), tile.kind)[0]
    city = laid(f"{tile.kind} {x} {y} {turns}")
    inside, outside = next(
        (room, near) for room in city.rooms[1] for near in city.neighbours[room] if city.building[near] == OUTDOORS
    )
    match = squad("roll_squad", f"{tile.kind} {x} {y} {turns}", pawn(city.names[outside]), pawn(), dice=[1])
    match.choose(f"step {city.names[inside]}")
    assert (match.pawn().life, match.pawn().bullets) == (3 + tile.life, 3 + tile.bullets)
