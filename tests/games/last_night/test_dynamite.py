"""Dynamite: three ways to throw it, and what it does (LN-9.14 to LN-9.18)."""

import pytest

from deadtown.games.last_night.events import GasExploded, HeroDied, PitDestroyed, ZombieHeroRose
from tests.clauses import clause
from tests.games.last_night.shooting import armed, exploded
from tests.games.last_night.table import NightMatch, hero, table


def throws(match: NightMatch) -> dict[str, str]:
    """The spaces at which dynamite may be thrown, and how."""
    if match.kind != "ranged_attack":
        return {}
    return {text.split()[1]: text.split()[2] for text in match.texts if text.startswith("throw")}


# Where and how


@clause("LN-9.14", "LN-9.15")
def test_with_a_fire_item_it_is_thrown_at_any_space_in_range_and_sight() -> None:
    match = armed("dynamite, lighter", at="c5")
    assert {*throws(match).values()} == {"lit"}
    assert {"c5", "c4", "e5", "a5", "b5"} <= throws(match).keys()
    assert "c8" not in throws(match), "out of range"
    assert "a4" not in throws(match), "behind a wall of the Church that is not beside her"
    assert "d1" not in throws(armed("dynamite, lighter", at="d4")), "too far"
    assert "d2" not in throws(armed("dynamite, lighter", at="d4")), "not seen"


@clause("LN-9.15")
@pytest.mark.parametrize("item", ["lighter", "torch", "welding_torch"])
def test_every_fire_item_lights_it_and_is_kept(item: str) -> None:
    match = armed(f"dynamite, {item}", zombies="f4", dice=[2])
    match.choose("throw f4 lit")
    assert match.zombies == []
    assert match.hero().items == (item,)
    assert match.state.hero_discard == ["dynamite"]


@clause("LN-9.15")
def test_without_anything_to_light_it_with_it_is_not_thrown() -> None:
    assert armed("dynamite", zombies="f4").kind != "ranged_attack"
    assert throws(armed("dynamite", hero("billy", "f5", items="lighter"))) == {}, "another's does not help"


@clause("LN-9.16")
def test_without_a_fire_item_it_is_thrown_onto_a_fire() -> None:
    match = armed("dynamite", zombies="f4 f4 f3", fires="f4", dice=[2, 1])
    assert throws(match) == {"f4": "onto_fire", **dict.fromkeys(("e3", "f3", "g3"), "across_fire")}
    match.choose("throw f4 onto_fire")
    assert exploded(match) == ["f4"]
    assert match.zombies == ["f3", "f4"]
    assert match.state.hero_discard == ["dynamite"]


@clause("LN-9.16")
def test_it_may_be_thrown_onto_the_fire_where_one_stands() -> None:
    assert throws(armed("dynamite", fires="f5")) == {"f5": "onto_fire"}


@clause("LN-9.17", "LN-2.21")
def test_a_fire_that_is_met_at_a_corner_only_lights_nothing() -> None:
    assert throws(armed("dynamite", fires="g5", at="f5")) == {
        "g5": "onto_fire",
        "h4": "across_fire",
        "h5": "across_fire",
        "h6": "across_fire",
    }


@clause("LN-9.17")
@pytest.mark.parametrize(("die", "explodes"), [(3, False), (4, True)])
def test_across_a_fire_it_is_lit_on_four(die: int, explodes: bool) -> None:
    match = armed("dynamite", zombies="f3", fires="f4", dice=[die, 2])
    match.choose("throw f3 across_fire")
    assert (exploded(match) == ["f3"]) == explodes
    assert match.zombies == ([] if explodes else ["f3"])
    assert match.hero().items == ()
    assert match.state.hero_discard == ["dynamite"]


@clause("LN-9.18")
def test_the_way_is_chosen_before_anything_is_rolled() -> None:
    match = armed("dynamite", fires="f4")
    assert match.asked == (0, "ranged_attack")
    assert {text for text in match.texts if text.startswith("throw")} == {
        *("throw f4 onto_fire", "throw e3 across_fire", "throw f3 across_fire", "throw g3 across_fire")
    }


@clause("LN-9.14", "LN-5.16")
def test_two_sticks_are_not_thrown_in_one_turn() -> None:
    match = armed("dynamite x2, lighter", zombies="f3", dice=[1])
    match.choose("throw f3 lit")
    assert match.kind != "ranged_attack"
    assert match.hero().items == ("dynamite", "lighter")


# What it does


@clause("LN-9.14")
@pytest.mark.parametrize(("die", "left"), [(1, ["f4"]), (2, [])])
def test_it_kills_zombies_on_two(die: int, left: list[str]) -> None:
    match = armed("dynamite, lighter", zombies="f4", dice=[die])
    match.choose("throw f4 lit")
    assert match.zombies == left


@clause("LN-9.14")
@pytest.mark.parametrize(("die", "dies"), [(4, False), (5, True)])
def test_it_kills_heroes_on_five(die: int, dies: bool) -> None:
    match = armed("dynamite, lighter", hero("johnny", "f4"), dice=[die])
    match.choose("throw f4 lit")
    assert bool(match.told.of(HeroDied)) == dies
    assert match.hero("johnny").wounds == 0, "no wounds are marked"


@clause("LN-9.14")
def test_neighbours_are_safe_from_it() -> None:
    match = armed("dynamite, lighter", hero("johnny", "f3"), zombies="e4 f3", dice=[6, 6, 6])
    match.choose("throw f4 lit")
    assert match.zombies == ["e4", "f3"]
    assert not match.told.of(HeroDied)


@clause("LN-9.14")
def test_it_kills_zombie_heroes_whatever_wounds_they_have_left() -> None:
    match = armed("dynamite, lighter", turned=[("johnny", "f4")], dice=[2])
    match.choose("throw f4 lit")
    assert match.zombies == []


@clause("LN-9.18", "LN-7.16")
def test_whom_it_kills_does_not_rise() -> None:
    match = armed("dynamite, lighter", hero("johnny", "f4"), dice=[5], scenario="escape_in_the_truck")
    match.choose("throw f4 lit")
    assert [event.explosive for event in match.told.of(HeroDied)] == [True]
    assert not match.told.of(ZombieHeroRose)
    assert match.zombies == []


@clause("LN-9.14")
def test_who_throws_it_at_the_own_feet_may_die() -> None:
    match = armed("dynamite, lighter, keys", hero("johnny", "a1"), dice=[5], scenario="escape_in_the_truck")
    match.choose("throw f5 lit")
    assert match.at() == ""
    assert sorted(match.state.hero_discard) == ["dynamite", "keys", "lighter"]


@clause("LN-9.14")
def test_sally_may_roll_her_die_again() -> None:
    match = table(
        *("ranged_attack", hero("becky", items="dynamite, lighter"), hero("sally", "f4")),
        active="becky",
        dice=[6, 4],
    )
    match.choose("throw f4 lit", "use lucky sally 6")
    assert match.at("sally") == "f4"


@clause("LN-12.6")
@pytest.mark.parametrize(("gas", "goes_off"), [("f7", True), ("g8", True), ("f9", False)])
def test_it_sets_off_gas_in_its_space_or_beside_it(gas: str, goes_off: bool) -> None:
    match = armed("dynamite, lighter", gas=gas, dice=[2, 2])
    match.choose("throw f7 lit")
    assert (match.gas == []) == goes_off
    assert bool(match.told.of(GasExploded)) == goes_off


@clause("LN-1.7", "LN-9.14")
def test_while_no_zombie_can_be_killed_it_kills_none() -> None:
    match = armed("dynamite, lighter", hero("billy", "a1"), zombies="f4", dice=[6], rotten=True)
    match.choose("throw f4 lit")
    assert match.zombies == ["f4"]
    assert match.state.zombie_deaths == 0


@clause("LN-9.14")
def test_it_lights_no_fire() -> None:
    match = armed("dynamite, lighter", zombies="f4", dice=[2])
    match.choose("throw f4 lit")
    assert match.state.fires == {}


@clause("LN-9.14")
def test_in_burn_em_out_it_destroys_a_pit() -> None:
    match = armed("dynamite, lighter", at="c1", scenario="burn_em_out")
    match.choose("throw a1 lit")
    assert [(event.space, event.count) for event in match.told.of(PitDestroyed)] == [("a1", 1)]


# All at once


@clause("LN-17.5", "LN-17.2")
def test_deaths_of_one_explosion_come_together_and_the_side_whose_turn_it_is_wins() -> None:
    """R-42: the fifteenth zombie and the second hero die of one stick in the hero turn."""
    match = armed(
        *("dynamite, lighter", hero("johnny", "f4")),
        zombies="f4",
        dice=[2, 5],
        hero_deaths=1,
        zombie_deaths=14,
    )
    match.choose("throw f4 lit")
    assert match.over
    assert match.outcome is not None
    assert match.outcome.winners == [0]
    assert (match.state.hero_deaths, match.state.zombie_deaths) == (2, 15)


@clause("LN-17.3")
def test_the_zombies_win_if_only_they_reach_their_number() -> None:
    match = armed(
        *("dynamite, lighter", hero("johnny", "f4")),
        zombies="f4",
        dice=[2, 5],
        hero_deaths=1,
        zombie_deaths=13,
    )
    match.choose("throw f4 lit")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([1], "deaths")
    assert match.state.zombie_deaths == 14
