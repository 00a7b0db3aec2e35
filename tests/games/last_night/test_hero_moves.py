"""How heroes move (LN-5.6 to LN-5.8, LN-1.14)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import HeroMoved, Rolled
from deadtown.games.last_night.ground import NUMBERS
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, kept, table


def moving(*heroes: Any, **more: Any) -> NightMatch:
    """A hero whose movement has been rolled: the first one told. Two others wait for their turn far away."""
    cast = (*(heroes or (hero("becky", "f5"),)), hero("father_joseph", "l9"), hero("sheriff_anderson", "l8"))
    cast[0].activated = True
    return table("move_action", *cast, active=cast[0].person, **{"left": 3, **more})


def is_over(match: NightMatch) -> bool:
    """Whether the activation is over, and the next is chosen."""
    return match.kind == "activate"


def way(match: NightMatch) -> list[str]:
    return [event.to for event in match.told.of(HeroMoved)]


@clause("LN-5.6")
def test_a_hero_makes_as_many_steps_as_were_rolled() -> None:
    match = moving(left=3)
    match.choose("step f6", "step g6")
    assert match.state.left == 1
    match.choose("step g7")
    assert way(match) == ["f6", "g6", "g7"]
    assert is_over(match)


@clause("LN-5.6")
def test_a_hero_may_stop_earlier() -> None:
    match = moving(left=6)
    match.choose("step f6", "stop")
    assert is_over(match)
    assert way(match) == ["f6"]


@clause("LN-5.6")
def test_a_walk_goes_step_by_step_as_far_as_was_rolled() -> None:
    match = moving(left=3)
    walks = {text.removeprefix("walk ") for text in match.texts if text.startswith("walk ")}
    assert "f8" in walks
    assert "f9" not in walks, "that is four steps away"
    match.choose("walk f8")
    assert (len(way(match)), way(match)[-1]) == (3, "f8")


@clause("LN-5.6")
@pytest.mark.parametrize("goal", ["f8", "h5", "e2"])
def test_who_moves_a_hero_sees_the_way_that_a_walk_takes(goal: str) -> None:
    match = moving(hero("becky", "f5"), left=4, phase="move")
    goals = {text.split()[1] for text in match.texts if text.startswith(("step ", "walk "))}
    before = match.view(0).entered_from
    assert {*before} == goals
    assert not match.view(1).entered_from
    seen = [goal]
    while before[seen[0]] != "f5":
        seen.insert(0, before[seen[0]])
    match.choose(f"walk {goal}")
    assert way(match) == seen


@clause("LN-5.6", "LN-2.12")
def test_walls_and_trees_are_in_the_way_of_walks_too() -> None:
    match = moving(hero("becky", "d4"), left=1)
    assert "step e5" not in match.texts, "a tree stands there"
    assert "step e4" in match.texts
    match = moving(hero("becky", "d3"), left=2)
    assert "step d2" not in match.texts
    assert "step e2" not in match.texts
    assert "walk e2" in match.texts, "by way of e3 and the door"


@clause("LN-5.7")
def test_on_entering_a_space_with_a_zombie_the_hero_must_stop() -> None:
    match = moving(left=5, zombies="f6", dice=[6, 5, 1])
    match.choose("step f6")
    assert is_over(match)
    assert match.at("becky") == "f6"


@clause("LN-5.7", "LN-1.4")
def test_a_zombie_hero_stops_heroes_too() -> None:
    match = moving(left=5, turned=[("jake", "f6")], dice=[6, 5, 1])
    match.choose("step f6")
    assert is_over(match)
    assert way(match) == ["f6"]


@clause("LN-5.7")
def test_no_walk_goes_through_zombies_but_it_may_end_at_them() -> None:
    match = moving(hero("becky", "c2"), left=4, zombies="d4 c4 b4 a4")
    walks = {text.removeprefix("walk ") for text in match.texts if text.startswith("walk ")}
    assert "c4" in walks
    assert "c5" not in walks
    assert "c6" not in walks


@clause("LN-5.8")
def test_a_hero_that_starts_among_zombies_may_leave_them() -> None:
    match = moving(left=2, zombies="f5 f5")
    match.choose("step f6", "step f7")
    assert is_over(match)
    assert [type(event).__name__ for event in match.told].count("FightBegan") == 0


@clause("LN-5.7", "LN-5.8")
def test_who_goes_back_to_the_zombies_stops_there() -> None:
    match = moving(left=4, zombies="f5", dice=[6, 5, 1])
    match.choose("step f6", "step f5")
    assert is_over(match)
    assert way(match) == ["f6", "f5"]


@clause("LN-5.7")
def test_nothing_else_stops_a_hero() -> None:
    match = moving(hero("becky", "f5"), hero("jenny", "f6"), left=3, gas="f6")
    match.choose("step f6")
    assert match.kind == "hero_step"


@clause("LN-5.6")
def test_something_may_be_used_between_two_steps_of_a_walk_which_then_goes_on() -> None:
    match = moving(hero("becky", "f5", "gasoline"), left=3)
    match.choose("walk f8")
    assert match.asked == (0, "hero_moves")
    assert len(way(match)) == 1
    match.choose("pass")
    here = match.at("becky")
    match.choose(f"use gasoline becky pour {here}")
    assert len(way(match)) == 3
    assert (match.at("becky"), match.view(0).gas) == ("f8", [here])


@clause("LN-5.6")
@pytest.mark.parametrize("way_is", [{"fires": "f7"}, {"zombies": "f7"}, {}])
def test_a_walk_stops_before_what_has_come_into_its_way(way_is: dict[str, Any]) -> None:
    others = hero("father_joseph", "l9"), hero("sheriff_anderson", "l8")
    route = NUMBERS["f7"], NUMBERS["f8"]
    match = table(
        *("move_pause", hero("becky", "f6", activated=True), *others), active="becky", left=2, route=route, **way_is
    )
    assert match.at("becky") == ("f6" if way_is else "f8")
    assert match.kind == ("hero_step" if way_is else "activate")


@clause("LN-5.6", "LN-13.7")
def test_the_dark_stops_a_hero_who_enters_it() -> None:
    match = moving(hero("becky", "e3"), left=5, remaining=[kept("lights_out", "police_station")])
    match.choose("step e2")
    assert is_over(match)
    match = moving(hero("becky", "e3", "lighter"), left=5, remaining=[kept("lights_out", "police_station")])
    match.choose("step e2")
    assert match.state.left == 4


@clause("LN-1.14", "LN-3.9")
def test_a_hero_that_is_placed_does_not_burn() -> None:
    match = table(
        *("hero_fights", hero("becky", "a9", wounds=2, activated=True)),
        active="becky",
        zombies="a9",
        fires="f6",
        scenario="burn_em_out",
        dice=[1, 2, 6, 1, 6],
    )
    match.choose("space f6")
    newcomer = match.state.heroes[-1].person
    assert (match.at(newcomer), match.hero(newcomer).wounds) == ("f6", 0)
    assert "fire" not in [event.what for event in match.told.of(Rolled)][:1]


@clause("LN-1.7")
def test_a_card_that_forbids_to_leave_beats_the_rule_that_allows_it() -> None:
    match = moving(hero("becky", "f5", on="overconfidence"), left=4, zombies="f5", dice=[6, 5, 1])
    assert is_over(match)
    assert way(match) == []
    match = moving(hero("becky", "f5", on="overconfidence"), left=4)
    assert "step f6" in match.texts


@clause("LN-5.5", "LN-1.2")
def test_billy_moves_by_the_die_that_he_likes() -> None:
    match = table("claim", hero("billy", "f5"), dice=[2, 5])
    assert match.texts == ["die 2", "die 5"]
    match.choose("die 5")
    assert match.state.left == 5
