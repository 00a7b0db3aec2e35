"""The Fire Extinguisher and its three ways (Table H)."""

import pytest

from deadtown.games.last_night.events import FireOut, Rolled
from deadtown.games.last_night.ground import NUMBERS
from tests.clauses import clause
from tests.games.last_night.table import hero, table


@clause("LN-6.17", "LN-9.5")
@pytest.mark.parametrize("when", ["fight_declared", "fight_rolled"])
def test_a_fire_extinguisher_cancels_an_own_fight(when: str) -> None:
    match = table("hero_fights", hero(items="fire_extinguisher"), active="becky", zombies="f5", dice=[1, 2, 6])
    if when == "fight_rolled":
        match.choose("pass")
    assert match.kind == when
    match.choose("use fire_extinguisher becky cancel")
    assert match.hero().wounds == 0
    assert match.zombies == ["f5"]
    assert match.state.hero_discard == ["fire_extinguisher"]
    assert match.kind != "fight_declared", "the zombie has fought"


@clause("LN-6.17")
def test_a_fire_extinguisher_cancels_no_fight_of_another() -> None:
    match = table(
        *("hero_fights", hero(), hero("billy", "f5", items="fire_extinguisher")),
        active="becky",
        zombies="f5",
        dice=[1, 2, 6],
    )
    assert match.hero().wounds == 1


@clause("LN-9.5")
def test_a_fire_extinguisher_puts_out_a_fire_near() -> None:
    match = table("heroes_start", hero(at="f5", items="fire_extinguisher"), fires="f5 g6", new_fires="e4 h7")
    assert match.playable(0) == {f"use fire_extinguisher becky douse {fire}" for fire in ("f5", "g6", "e4")}
    match.choose("use fire_extinguisher becky douse e4")
    assert [*match.fires] == ["f5", "g6", "h7"]
    assert [event.space for event in match.told.of(FireOut)] == ["e4"]


@clause("LN-1.14")
def test_a_fire_extinguisher_moves_every_zombie_near_by_one_space() -> None:
    """Through walls, away from heroes, out of Old Betsy's reach and into fire without a roll."""
    match = table(
        *("heroes_start", hero(at="b5", items="fire_extinguisher")),
        zombies="b5 a4 c6 e6",
        fires="d7",
        betsy=NUMBERS["c6"],
        dice=[6, 6],
    )
    match.choose("use fire_extinguisher becky push")
    assert match.asked == (0, "push_zombie")
    assert {*match.texts} == {f"to {to}" for to in ("a4", "b4", "c4", "a5", "c5", "a6", "b6", "c6")}
    match.choose("to c4", "to a3", "to d7")
    assert match.zombies == ["a3", "c4", "d7", "e6"]
    assert match.state.betsy == NUMBERS["c6"]
    assert not [event for event in match.told.of(Rolled) if event.what in ("fire", "betsy")]


def test_a_zombie_is_pushed_once() -> None:
    match = table("heroes_start", hero(at="f5", items="fire_extinguisher"), zombies="e4 f4")
    match.choose("use fire_extinguisher becky push", "to f4", "to f3")
    assert match.zombies == ["f3", "f4"]
    assert match.kind != "push_zombie"
