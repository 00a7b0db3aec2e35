"""Two sticks of Dynamite that are one item (LN-9.19, LN-9.20)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import GasExploded, HeroDied, PitDestroyed, Wounded
from deadtown.games.last_night.state import Hero
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish
from tests.games.last_night.shooting import armed, exploded
from tests.games.last_night.table import NightMatch, hero, table

BOTH = (("dynamite", "dynamite"),)


def bearing(items: str = "dynamite x2", *others: Hero, **more: Any) -> NightMatch:
    """Becky before her Ranged Attack."""
    return armed(items, *others, **{"scenario": "escape_in_the_truck", "taped": BOTH, **more})


# Thrown


@clause("LN-9.19", "LN-9.15")
def test_it_needs_no_fire_item() -> None:
    match = bearing()
    ways = {text.split()[2] for text in match.texts if text.startswith("throw")}
    assert ways == {"both"}
    assert "throw f3 both" in match.texts
    assert "throw f2 both" not in match.texts, "range 2"


@clause("LN-9.19")
def test_with_a_fire_item_no_stick_of_it_is_thrown_by_itself() -> None:
    assert "throw f3 lit" not in bearing("dynamite x2, lighter").texts
    assert "throw f3 lit" in bearing("dynamite x3, lighter").texts, "but a third one is"


@clause("LN-9.19")
def test_all_in_the_space_are_killed_and_both_cards_are_discarded_without_a_roll_for_either() -> None:
    match = bearing("dynamite x2", hero("johnny", "f3"), zombies="f3 f3", dice=[2])
    match.choose("throw f3 both")
    assert exploded(match) == ["f3"]
    assert match.zombies == []
    assert [event.hero for event in match.told.of(HeroDied)] == ["johnny"]
    assert match.state.hero_discard == ["dynamite", "dynamite"]
    assert match.hero().taped == ()
    assert not match.rolls("tape")


@clause("LN-9.19", "LN-7.16")
def test_whom_it_kills_does_not_rise() -> None:
    match = bearing("dynamite x2", hero("johnny", "f3"), dice=[2])
    match.choose("throw f3 both")
    assert [event.explosive for event in match.told.of(HeroDied)] == [True]


@clause("LN-9.19")
@pytest.mark.parametrize(("die", "wounds"), [(1, 0), (2, 1)])
def test_heroes_beside_it_are_wounded_on_two(die: int, wounds: int) -> None:
    match = bearing("dynamite x2", hero("johnny", "e2"), dice=[2, die])
    match.choose("throw f3 both")
    assert match.hero("johnny").wounds == wounds


@clause("LN-9.19")
def test_zombies_beside_it_are_wounded_on_two() -> None:
    match = bearing(zombies="e3 g3", turned=[("johnny", "f2")], dice=[2, 1, 2, 2])
    match.choose("throw f3 both")
    assert match.zombies == ["e3", "f2"]
    assert match.state.turned[0].wounds == 1


@clause("LN-9.19", "LN-7.16")
def test_who_dies_of_a_wound_beside_it_was_killed_by_an_explosive() -> None:
    match = bearing("dynamite x2", hero("billy", "e2", wounds=1), dice=[2, 6])
    match.choose("throw f3 both")
    assert [(event.hero, event.explosive) for event in match.told.of(HeroDied)] == [("billy", True)]
    assert match.zombies == []


@clause("LN-9.19")
def test_a_wound_beside_it_may_be_prevented() -> None:
    match = bearing("dynamite x2", hero("billy", "e2", wounds=1), hand="just_a_scratch", dice=[2, 6])
    match.choose("throw f3 both", "play just_a_scratch")
    assert match.hero("billy").wounds == 1


@clause("LN-9.19", "LN-1.2")
def test_on_a_one_it_explodes_where_it_is_thrown_from() -> None:
    match = bearing("dynamite x2", hero("johnny", "l9"), zombies="f3 f5", dice=[1])
    match.choose("throw f3 both")
    assert exploded(match) == ["f5"]
    assert match.zombies == ["f3"]
    assert match.at() == ""


@clause("LN-9.19")
def test_sally_may_roll_again_where_it_explodes() -> None:
    me = hero("sally", items="dynamite x2", taped=BOTH)
    match = table("ranged_attack", me, active="sally", zombies="f3", dice=[1, 2])
    match.choose("throw f3 both", "use lucky sally 1")
    assert exploded(match) == ["f3"]


@clause("LN-12.6", "LN-9.19")
def test_it_sets_off_gas_beside_it() -> None:
    match = bearing(gas="g2", dice=[2])
    match.choose("throw f3 both")
    assert [event.space for event in match.told.of(GasExploded)] == ["g2"]


@clause("LN-9.19")
def test_in_burn_em_out_it_destroys_a_pit() -> None:
    match = bearing(at="c1", dice=[2], scenario="burn_em_out")
    match.choose("throw a1 both")
    assert [event.space for event in match.told.of(PitDestroyed)] == ["a1"]


@clause("LN-9.19", "LN-9.8")
def test_a_stick_that_is_thrown_by_itself_is_not_one_of_two() -> None:
    taped = (("dynamite", "dynamite"), ("dynamite", "keys"))
    match = bearing("dynamite x3, keys, lighter", taped=taped, dice=[4])
    match.choose("throw f3 lit")
    assert match.hero().taped == BOTH
    assert match.hero().items == ("dynamite", "dynamite", "keys", "lighter")


# Carried


def beaten(die: int, taped: Any = BOTH, **more: Any) -> NightMatch:
    """Becky loses a fight with two sticks on her."""
    me = hero(items="dynamite x2", taped=taped)
    match = fight(me, hero("billy", "f6"), dice=[1, 2, 6, die], scenario="escape_in_the_truck", **more)
    return finish(match)


@clause("LN-9.20")
def test_on_a_one_who_loses_a_fight_is_blown_up_before_the_wound() -> None:
    """R-13."""
    match = beaten(1)
    assert exploded(match) == ["f5"]
    assert match.at() == ""
    assert match.zombies == []
    assert "becky" not in [event.hero for event in match.told.of(Wounded)]
    assert match.state.hero_discard == ["dynamite", "dynamite"]


@clause("LN-9.20")
def test_on_anything_else_the_wound_is_all() -> None:
    match = beaten(2)
    assert exploded(match) == []
    assert match.hero().wounds == 1
    assert match.hero().taped == BOTH


@clause("LN-9.20")
def test_two_sticks_that_are_not_taped_do_not_explode() -> None:
    match = beaten(1, taped=())
    assert exploded(match) == []


@clause("LN-9.20")
def test_who_wins_rolls_nothing() -> None:
    match = finish(fight(hero(items="dynamite x2", taped=BOTH), dice=[5, 6, 1, 1]))
    assert exploded(match) == []
