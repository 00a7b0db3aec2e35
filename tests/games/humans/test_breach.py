"""Step 3: barricades are breached (section 7)."""

from typing import Any

import pytest

from deadtown.games.humans.events import Breached, BreachFailed, Rolled
from deadtown.games.humans.state import Leader
from deadtown.games.humans.tiles import TILES, HumanTile
from tests.clauses import clause
from tests.games.humans.table import DINER, HOSPITAL, QUIET, TableMatch, leader, table

TWO = f"{DINER}, hu_church 1 -1 0"
"""The Diner in the north of Town Square, and the Church beside it."""
BUILDINGS = [tile for tile in TILES if tile.barricade]


def breaching(zombies: str, city: str = DINER, *others: tuple[str, Leader], **more: Any) -> TableMatch:
    return table("move", city, leader(zombies), *(others or (leader("s1"),)), events=QUIET, **more)


def breaches(match: TableMatch) -> set[str]:
    """From where a breach may be tried."""
    return {text.split()[1] for text in match.texts if text.startswith("breach")}


def steps(match: TableMatch, space: str) -> set[str]:
    return {text.split()[2] for text in match.texts if text.startswith(f"step {space} ")}


# Who may try


@clause("HU-7.7")
def test_every_building_is_barricaded() -> None:
    match = breaching("n3 w1n3 e1n3")
    assert steps(match, "n3") == {"n2", "w1n3", "e1n3"}
    assert steps(match, "w1n3") == {"n3"}
    assert breaches(match) == {"n3", "w1n3", "e1n3"}


@clause("HU-7.7")
def test_a_breach_is_tried_from_a_doorstep_alone() -> None:
    """Not from the road before it, not from inside, and not by zombies of others."""
    match = breaching("n2 n4 centre", DINER, leader("n3"))
    assert breaches(match) == set()


@clause("HU-7.7")
def test_where_a_token_lies_there_is_nothing_to_breach() -> None:
    match = breaching("n3 e1n3", openings="n3")
    assert breaches(match) == {"e1n3"}


@clause("HU-7.7", "HU-7.4")
def test_who_has_ended_the_own_movement_tries_no_breach() -> None:
    match = breaching("n2 centre", humans="n3")
    match.choose("step n2 n3")
    assert breaches(match) == set()


@clause("HU-7.7", "HU-7.5")
def test_who_stood_with_a_human_may_try_one() -> None:
    match = breaching("n3", humans="n3")
    assert breaches(match) == {"n3"}


@clause("HU-7.7", "HU-7.11")
@pytest.mark.parametrize("die", [2, 3])
def test_it_costs_no_point(die: int) -> None:
    match = breaching("n3", dice=[die])
    match.choose("breach n3")
    assert match.state.left == match.state.movement == 6


@clause("HU-7.7", "HU-7.6")
def test_it_is_tried_without_any_point_left() -> None:
    match = breaching("n3", left=0, dice=[3])
    assert match.texts == ["breach n3", "end"]
    match.choose("breach n3")
    assert match.openings == {"n3"}


# How often


@clause("HU-7.8")
@pytest.mark.parametrize("die", [2, 3])
def test_each_building_is_tried_once_a_turn_from_whichever_side(die: int) -> None:
    match = breaching("n3 w1n3 e1n3", dice=[die])
    match.choose("breach n3")
    assert breaches(match) == set()
    assert len(match.openings) == (die == 3)
    # Nor by one that comes later.
    match.choose("step w1n3 n3")
    assert breaches(match) == set()


@clause("HU-7.8")
def test_different_buildings_may_each_be_tried() -> None:
    match = breaching("n3 w1n3 e3n3", TWO, dice=[1, 5])
    match.choose("breach n3")
    assert breaches(match) == {"e3n3"}
    match.choose("breach e3n3")
    assert match.openings == {"e3n3"}
    assert breaches(match) == set()


@clause("HU-7.8")
def test_each_player_may_try_it_in_the_own_turn() -> None:
    match = breaching("n3", DINER, leader("n3"), humans="w1", dice=[1])
    match.choose("breach n3", "end")
    match.choose("breach n3", "end", "keep")
    assert [(event.seat, event.die) for event in match.told.of(Rolled)] == [(0, 1), (1, 1)]
    assert match.asked == (0, "move_step")
    assert breaches(match) == {"n3"}


# What it takes


@clause("HU-7.9", "HU-7.10")
@pytest.mark.parametrize("tile", BUILDINGS, ids=lambda tile: tile.kind)
def test_each_building_has_its_number(tile: HumanTile) -> None:
    """The middle of each is a doorstep."""
    turns = 0 if "s" in tile.exits else 3
    for die in range(1, 7):
        match = breaching("n3", f"{tile.kind} 0 -1 {turns}", dice=[die])
        match.choose("breach n3")
        (roll,) = match.told.of(Rolled)
        assert (roll.what, roll.seat, roll.need) == ("breach", 0, tile.barricade)
        assert match.openings == ({"n3"} if die >= tile.barricade else set())


@clause("HU-7.9")
@pytest.mark.parametrize(
    ("mine", "theirs", "more", "need"),
    [
        ("n3", "s1", "s1", 5),
        ("n3 n3", "s1", "s1", 4),
        ("n3", "n3", "s1", 4),
        ("n3", "n3", "n3", 3),
        ("n3 n3", "n3", "n3 e1n3", 2),
        ("n3 e1n3 n2", "e1n3", "n4", 5),
    ],
)
def test_others_on_the_space_help_whosever_they_are(mine: str, theirs: str, more: str, need: int) -> None:
    match = breaching(mine, HOSPITAL, leader(theirs), leader(more), dice=[need - 1])
    match.choose("breach n3")
    assert [event.need for event in match.told.of(Rolled)] == [need]
    assert match.openings == set()
    match = breaching(mine, HOSPITAL, leader(theirs), leader(more), dice=[need])
    match.choose("breach n3")
    assert match.openings == {"n3"}


@clause("HU-7.10")
@pytest.mark.parametrize(("zombies", "rolls"), [("n3", 1), ("n3 n3", 1), ("n3 n3 n3", 0), ("n3 n3 n3 n3 n3", 0)])
def test_where_one_or_less_is_needed_no_die_is_rolled(zombies: str, rolls: int) -> None:
    match = breaching(zombies, dice=[6])
    match.choose("breach n3")
    assert match.openings == {"n3"}
    assert len(match.told.of(Rolled)) == rolls
    assert [(event.seat, event.space) for event in match.told.of(Breached)] == [(0, "n3")]


@clause("HU-7.10", "HU-7.8")
def test_that_counts_as_an_attempt_too() -> None:
    match = breaching("n3 n3 n3 w1n3")
    match.choose("breach n3")
    assert breaches(match) == set()


@clause("HU-7.10")
def test_the_active_player_rolls_and_the_token_lies_on_the_own_space() -> None:
    match = table("move", DINER, leader("s1"), leader("w1n3"), active=1, dice=[3], events=QUIET)
    match.choose("breach w1n3")
    assert [event.seat for event in match.told.of(Rolled)] == [1]
    assert match.openings == {"w1n3"}
    assert steps(match, "w1n3") == {"n3", "w1n4"}


@clause("HU-7.10", "HU-7.12")
def test_the_token_stays_and_works_for_everybody() -> None:
    match = breaching("n3", DINER, leader("n3"), humans="w1", dice=[3])
    match.choose("breach n3", "end")
    assert match.state.active == 1
    assert match.openings == {"n3"}
    assert "n4" in steps(match, "n3")
    match.choose("step n3 n4", "end", "keep")
    assert match.openings == {"n3"}
    assert match.told.of(BreachFailed) == []


@clause("HU-7.11")
def test_after_a_failed_attempt_the_zombie_moves_on() -> None:
    match = breaching("n3", dice=[2])
    match.choose("breach n3")
    assert [event.tile for event in match.told.of(BreachFailed)] == ["hu_diner"]
    assert match.openings == set()
    assert steps(match, "n3") == {"n2", "w1n3", "e1n3"}
    match.choose("step n3 n2")
    assert match.zombies() == ["n2"]


@clause("HU-7.10")
def test_after_a_breach_it_walks_in() -> None:
    match = breaching("n3", dice=[3])
    match.choose("breach n3", "step n3 n4", "step n4 w1n4")
    assert match.zombies() == ["w1n4"]


# In and out


@clause("HU-7.12")
def test_who_stands_by_a_token_walks_in_without_a_roll() -> None:
    match = breaching("n2", openings="n3")
    match.choose("walk n2 n4")
    assert match.zombies() == ["n4"]
    assert match.told.of(Rolled) == []


@clause("HU-7.13")
def test_a_building_is_left_only_over_a_token() -> None:
    match = breaching("w1n4 e1n4", openings="e1n3")
    assert steps(match, "w1n4") == {"n4"}
    assert steps(match, "e1n4") == {"n4", "e1n3"}
    assert breaches(match) == set()


@clause("HU-7.13")
def test_who_is_locked_in_waits_for_a_breach_from_outside() -> None:
    match = breaching("n4 n2", dice=[3])
    assert steps(match, "n4") == {"w1n4", "e1n4"}
    match.choose("step n2 n3", "breach n3")
    assert steps(match, "n4") == {"w1n4", "e1n4", "n3"}
