"""The worked examples about sight, fire, gas and dynamite, as they are played (Part IV, 6 and 8 to 11)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import BuildingDestroyed, DynamiteExploded, FireStays, Rolled, ZombieHeroRose
from deadtown.games.last_night.ground import NUMBERS
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, table


def targets(at: str, zombies: str) -> set[str]:
    """The spaces at which a revolver may be fired."""
    match = table("ranged_attack", hero(at=at, items="revolver"), hero("billy", "l12"), active="becky", zombies=zombies)
    return {text.split()[2] for text in match.texts if text.startswith("shoot")}


@clause("LN-2.17", "LN-2.18", "LN-2.19", "LN-10.1")
def test_worked_example_6() -> None:
    assert targets("e4", "e2 d2") == {"e2"}, "through the door, not through the wall"
    assert targets("f4", "d2") == {"d2"}, "at the corner there is a way by e3 and e2"
    assert targets("e3", "d1") == {"d1"}, "the whole wall of the Police Station"
    assert targets("g3", "i1") == {"i1"}, "the west wall of the Hospital"
    assert targets("g4", "h2") == set(), "it touches nothing"


def burning(*dice: int, fires: str = "j4 a9", **more: Any) -> NightMatch:
    return table("fires", hero(at="f5"), fires=fires, dice=dice, zombie_hand="too_many", **more)


@clause("LN-11.6", "LN-11.7", "LN-11.8", "LN-11.10", "LN-11.13")
def test_worked_example_8() -> None:
    match = burning(5, 4, 6, 5, burning=(NUMBERS["j4"], NUMBERS["a9"]))
    match.choose("space j4")
    assert match.fires == {"j4": True, "a9": True, "j5": False}
    assert [event.space for event in match.told.of(FireStays)] == ["a9"]
    match.choose("pass")
    assert match.fires["j5"], "flipped at the end of the turn"


@clause("LN-11.11")
def test_worked_example_8_with_eight_markers() -> None:
    match = burning(5, 4, fires="j4 a9 a1 a2 a3 c1 c2 c3", burning=(NUMBERS["j4"],))
    assert match.kind == "fire_remove"
    assert "space j4" not in match.texts
    match.choose("space c3")
    assert len(match.fires) == 8
    assert "j5" in match.fires


@clause("LN-11.15", "LN-13.5", "LN-17.7")
def test_worked_example_9() -> None:
    match = table(
        *("fires", hero(at="b6")),
        fires="a5 b5 a6",
        burning=(NUMBERS["a6"],),
        zombies="a5",
        dice=[5, 3],
        zombie_hand="too_many",
    )
    assert [event.building for event in match.told.of(BuildingDestroyed)] == ["church"]
    assert match.asked == (0, "evacuate")
    assert {*match.texts} == {"space a7", "space b7", "space c5", "space c6", "space c7"}
    match.choose("space c5")
    assert match.zombies == []
    assert match.state.zombie_deaths == 1
    match.wait_for("move_action")
    assert "step b5" not in match.texts


@clause("LN-12.3", "LN-12.4", "LN-12.5", "LN-12.7")
def test_worked_example_10() -> None:
    match = table(
        *("ranged_attack", hero("sally", "f7", items="lighter"), hero("billy", "g5")),
        active="sally",
        gas="f5",
        zombies="f5 e4",
        dice=[3, 2, 3, 2, 6],
    )
    match.choose("set_off lighter f5", "pass")
    assert match.zombies == ["e4"]
    assert match.hero("billy").dead
    assert match.told.of(ZombieHeroRose) == []
    assert [*match.fires] == ["f5", "f4"]
    assert match.asked == (1, "fire_direction")
    assert {*match.texts} == {f"space {name}" for name in ("e4", "g4", "e5", "g5", "e6", "f6", "g6")}
    match.choose("space e6")
    assert [*match.fires] == ["f5", "f4", "e6"]


@clause("LN-9.16", "LN-9.17", "LN-2.21")
@pytest.mark.parametrize(
    ("throw", "die", "explodes"),
    [
        *(("throw c8 onto_fire", 1, "c8"), ("throw c7 across_fire", 4, "c7"), ("throw c7 across_fire", 3, "")),
        *(("throw d7 across_fire", 4, "d7"), ("throw d7 across_fire", 3, "")),
    ],
)
def test_worked_example_11(throw: str, die: int, explodes: str) -> None:
    match = table(
        *("ranged_attack", hero(at="c9", items="dynamite"), hero("billy", "l12")),
        active="becky",
        fires="c8",
        dice=[die],
    )
    match.choose(throw)
    assert [event.space for event in match.told.of(DynamiteExploded)] == [explodes] * bool(explodes)
    rolled = [event.what for event in match.told.of(Rolled)]
    assert ("across_fire" in rolled) == ("across_fire" in throw)
    assert match.state.hero_discard == ["dynamite"]
