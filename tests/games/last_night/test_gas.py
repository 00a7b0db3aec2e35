"""Gas: how it is poured, set off, and what its explosion does (section 12)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import FireLit, GasExploded, HeroDied, PitDestroyed, Rolled, ZombieHeroRose
from deadtown.games.last_night.state import Hero
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, table


def pouring(at: str = "f6", to: str = "f5", left: int = 3, **more: Any) -> NightMatch:
    """Becky has made a step with gasoline in her hands; Billy is activated after her."""
    items = more.pop("items", "gasoline")
    match = table(*("move_action", hero(at=at, items=items), hero("billy", "a1")), active="becky", left=left, **more)
    match.choose(f"step {to}")
    return match


def setting_off(*others: Hero, items: str = "lighter", at: str = "f7", **more: Any) -> NightMatch:
    """Becky before her Ranged Attack."""
    return table("ranged_attack", hero(at=at, items=items), *others, active="becky", **more)


def exploded(match: NightMatch) -> list[str]:
    return [event.space for event in match.told.of(GasExploded)]


# Pouring


@clause("LN-12.1")
def test_gasoline_is_poured_during_the_own_move_in_the_own_or_an_adjacent_space() -> None:
    match = pouring()
    assert match.kind == "hero_moves"
    near = ("e4", "f4", "g4", "e5", "f5", "g5", "e6", "f6", "g6")
    assert match.playable(0) == {f"use gasoline becky pour {to}" for to in near}
    match.choose("use gasoline becky pour e4")
    assert match.gas == ["e4"]
    assert match.hero().items == ()
    assert match.state.hero_discard == ["gasoline"]
    assert match.kind == "hero_step", "and she goes on"


@clause("LN-12.1")
def test_it_may_be_poured_at_the_end_of_the_move() -> None:
    match = pouring(left=1)
    assert match.kind == "hero_moves"


@clause("LN-12.1")
def test_whoever_does_not_move_pours_nothing() -> None:
    match = table("move_action", hero(at="b6", items="gasoline"), hero("billy", "a1"), active="becky", left=3)
    match.choose("search")
    assert match.kind == "activate", "her activation is over"


@clause("LN-12.1")
def test_nobody_pours_during_the_move_of_another() -> None:
    match = table(
        *("move_action", hero(at="f6"), hero("billy", "f6", items="gasoline")),
        active="becky",
        left=2,
    )
    match.choose("step f5")
    assert match.kind == "hero_step"


@clause("LN-12.1")
def test_there_is_one_gas_marker_in_a_space_at_most() -> None:
    match = pouring(gas="f5 e4")
    assert not {"use gasoline becky pour f5", "use gasoline becky pour e4"} & match.playable(0)


@clause("LN-1.10", "LN-12.1")
def test_there_are_eight_gas_markers() -> None:
    assert pouring(gas="a1 a3 a7 a9 c1 c3 c7 c9").kind == "hero_step"
    assert pouring(gas="a1 a3 a7 a9 c1 c3 c7").kind == "hero_moves"


@clause("LN-12.2")
@pytest.mark.parametrize("fire", ["e4", "d3"])
def test_it_explodes_at_once_where_there_is_fire_in_its_space_or_beside_it(fire: str) -> None:
    match = pouring(new_fires=fire)
    match.choose("use gasoline becky pour e4")
    assert exploded(match) == ["e4"]
    assert match.gas == []


@clause("LN-12.2", "LN-12.4", "LN-7.16")
def test_who_pours_it_beside_a_fire_may_die_of_it() -> None:
    match = pouring(fires="d3", dice=[3], scenario="escape_in_the_truck")
    match.choose("use gasoline becky pour e4")
    assert match.hero().dead
    assert not match.told.of(ZombieHeroRose)


# Setting it off


@clause("LN-12.3")
@pytest.mark.parametrize("item", ["lighter", "torch", "welding_torch"])
@pytest.mark.parametrize(("die", "explodes"), [(2, False), (3, True)])
def test_a_fire_item_sets_it_off_on_three_and_is_gone(item: str, die: int, explodes: bool) -> None:
    match = setting_off(items=item, gas="f5", dice=[die])
    match.choose(f"set_off {item} f5")
    assert (exploded(match) == ["f5"]) == explodes
    assert (match.gas == []) == explodes
    assert match.hero().items == ()
    assert match.state.hero_discard == [item]


@clause("LN-12.3")
def test_gas_must_be_in_range_and_in_sight() -> None:
    match = setting_off(items="lighter", at="d4", gas="d6 d7 d2")
    assert {text for text in match.texts if text.startswith("set_off")} == {"set_off lighter d6"}


@clause("LN-12.3", "LN-5.16")
def test_that_is_the_ranged_attack() -> None:
    match = setting_off(hero("billy", "a1"), items="lighter, revolver", gas="f5", zombies="f8", dice=[1])
    match.choose("set_off lighter f5")
    assert match.kind == "activate"


# The explosion


@clause("LN-12.4")
def test_all_in_its_space_die_without_a_roll() -> None:
    match = setting_off(
        *(hero("billy", "f5"), hero("johnny", "f5")),
        gas="f5",
        zombies="f5 f5",
        turned=[("jake", "f5")],
        dice=[3],
        scenario="escape_in_the_truck",
    )
    match.choose("set_off lighter f5")
    assert match.zombies == []
    assert match.state.hero_deaths == 2
    assert match.state.zombie_deaths == 3
    assert [event.what for event in match.told.of(Rolled)][:2] == ["set_off", "spread"]


@clause("LN-12.4")
@pytest.mark.parametrize(("die", "dies"), [(2, False), (3, True)])
def test_all_next_to_it_die_on_three(die: int, dies: bool) -> None:
    match = setting_off(
        hero("billy", "g5"), gas="f5", zombies="e4 f3", dice=[3, die, die], scenario="escape_in_the_truck"
    )
    match.choose("set_off lighter f5")
    assert match.zombies == (["f3"] if dies else ["e4", "f3"])
    assert bool(match.told.of(HeroDied)) == dies
    assert match.hero().wounds == 0, "two spaces away"


@clause("LN-12.4")
def test_walls_give_no_protection() -> None:
    match = setting_off(hero("billy", "a6"), at="c4", gas="a4", zombies="a5", dice=[3, 3])
    match.choose("set_off lighter a4")
    assert match.zombies == []


@clause("LN-12.7", "LN-7.16")
def test_whom_gas_kills_does_not_rise() -> None:
    match = setting_off(hero("billy", "f5"), gas="f5", dice=[3], scenario="escape_in_the_truck")
    match.choose("set_off lighter f5")
    assert [event.explosive for event in match.told.of(HeroDied)] == [True]
    assert match.zombies == []


@clause("LN-12.5")
def test_then_it_burns_and_spreads_twice() -> None:
    match = setting_off(hero("billy", "a1"), gas="f5", dice=[3, 2, 3])
    match.choose("set_off lighter f5")
    assert match.fires == {"f5": False, "f4": False, "g5": False}
    assert [event.space for event in match.told.of(FireLit)] == ["f5", "f4", "g5"]


@clause("LN-12.5")
def test_a_spread_to_where_it_burns_is_lost() -> None:
    match = setting_off(hero("billy", "a1"), gas="f5", dice=[3, 2, 2])
    match.choose("set_off lighter f5")
    assert [*match.fires] == ["f5", "f4"]


@clause("LN-12.5")
def test_fire_that_is_there_already_spreads_instead() -> None:
    match = pouring(fires="e4", dice=[2, 2, 5])
    match.choose("use gasoline becky pour e4")
    assert match.fires == {"e4": True, "e3": False, "d4": False}


@clause("LN-12.5", "LN-11.11")
def test_without_a_marker_to_place_nothing_spreads() -> None:
    match = setting_off(hero("billy", "a1"), gas="f5", new_fires="a1 a2 a3 a4 a7 a8 a9 c1", dice=[3, 2, 3])
    match.choose("set_off lighter f5")
    assert match.kind != "fire_remove"
    assert len(match.fires) == 8
    assert "f5" not in match.fires
    assert not match.rolls("spread")


@clause("LN-12.5", "LN-11.11")
def test_with_eight_markers_the_zombies_take_burning_ones_away() -> None:
    match = setting_off(hero("billy", "a1"), gas="f5", fires="a1 a2 a3", new_fires="a4 a7 a8 a9 c1", dice=[3, 2, 3])
    match.choose("set_off lighter f5")
    assert match.asked == (1, "fire_remove")
    match.choose("space a1", "space a2")
    assert [*match.fires] == ["a4", "a7", "a8", "a9", "c1", "f5", "f4", "g5"]


# Chains


@clause("LN-12.6", "LN-12.2")
def test_other_gas_that_fire_reaches_explodes_afterwards() -> None:
    match = setting_off(hero("billy", "a1"), gas="f5 f3", dice=[3, 2, 5, 2, 5])
    match.choose("set_off lighter f5")
    assert exploded(match) == ["f5", "f3"]
    assert [event.space for event in match.told.of(FireLit)] == ["f5", "f4", "e5", "f3", "f2", "e3"]


@clause("LN-12.6")
def test_of_several_that_is_first_whose_fire_came_first() -> None:
    match = setting_off(hero("billy", "a1"), at="f7", gas="h4 d4 f5", dice=[3, 5, 3, 2, 2, 2, 2])
    match.choose("set_off lighter f5")
    assert exploded(match) == ["f5", "d4", "h4"], "the fire went west before it went east"


@clause("LN-12.6")
def test_gas_beside_exploding_gas_explodes_by_its_fire() -> None:
    match = setting_off(hero("billy", "a1"), gas="f5 f4", dice=[3, 3, 3, 3, 3])
    match.choose("set_off lighter f5")
    assert exploded(match) == ["f5", "f4"]


@clause("LN-12.6")
def test_gas_that_dynamite_sets_off_sets_off_more() -> None:
    match = setting_off(hero("billy", "a1"), items="dynamite, lighter", at="f5", gas="f7 f9", dice=[4, 3, 4, 3])
    match.choose("throw f7 lit")
    assert exploded(match) == ["f7", "f9"]


@clause("LN-12.2")
def test_fire_that_spreads_in_the_fire_phase_sets_it_off() -> None:
    match = table("place_zombies", hero(at="l12"), fires="f4", gas="f2", dice=[5, 2, 4, 4], zombie_hand="too_many")
    assert exploded(match) == ["f2"]
    assert match.kind == "zombies_end"


@clause("LN-12.2", "LN-11.14")
def test_a_fire_that_is_lit_beside_it_sets_it_off() -> None:
    match = setting_off(hero("billy", "a1"), gas="f4", dice=[2, 2])
    match.choose("light lighter f6")
    assert exploded(match) == []
    match = setting_off(hero("billy", "a1"), gas="f5", dice=[2, 2])
    match.choose("light lighter f6")
    assert exploded(match) == ["f5"]


def test_in_burn_em_out_gas_destroys_a_pit() -> None:
    match = setting_off(hero("billy", "l12"), at="c1", gas="a1", dice=[3], scenario="burn_em_out")
    match.choose("set_off lighter a1")
    assert [event.space for event in match.told.of(PitDestroyed)] == ["a1"]


# Both sides at once


@clause("LN-17.5")
@pytest.mark.parametrize(("step", "winner"), [("heroes", 0), ("zombies", 1)])
def test_if_both_reach_their_goal_in_one_explosion_the_side_whose_turn_it_is_wins(step: str, winner: int) -> None:
    """R-42: all dice first, then all deaths, then the goals."""
    more: dict[str, Any] = {"hero_deaths": 1, "zombie_deaths": 14, "gas": "f5", "zombies": "f5"}
    if step == "heroes":
        match = setting_off(hero("billy", "f5"), dice=[3], **more)
        match.choose("set_off lighter f5")
    else:
        match = table("place_zombies", hero("billy", "f5"), hero(at="l12"), fires="f7", dice=[5, 2], **more)
    assert match.outcome is not None
    assert match.outcome.winners == [winner]
    assert (match.state.hero_deaths, match.state.zombie_deaths) == (2, 15)


@clause("LN-12.6", "LN-17.2")
def test_a_goal_that_is_reached_in_the_first_explosion_of_a_chain_ends_the_game() -> None:
    match = setting_off(hero("billy", "f3"), gas="f5 f3", zombies="f5", dice=[3, 2, 5], hero_deaths=1, zombie_deaths=14)
    match.choose("set_off lighter f5")
    assert match.outcome is not None
    assert match.outcome.winners == [0]
    assert exploded(match) == ["f5"]
    assert match.at("billy") == "f3"
