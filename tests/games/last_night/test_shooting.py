"""Ranged attacks: guns and flares, hits, misses and ammunition (section 10)."""

import pytest

from deadtown.games.last_night.events import ItemLost, ItemSpent, Rolled, ZombieHeroWounded, ZombieKilled
from tests.clauses import clause
from tests.games.last_night.shooting import armed
from tests.games.last_night.table import NightMatch, hero, table
from tests.games.matches import refusal

RANGES = {"revolver": 3, "pump_shotgun": 2, "signal_flare": 4}


def shots(match: NightMatch) -> set[str]:
    return {text for text in match.texts if text.split()[0] in ("shoot", "blast", "shoot_gas")}


# What may be shot at


@clause("LN-10.1")
@pytest.mark.parametrize(("gun", "reach"), RANGES.items())
def test_a_weapon_reaches_as_far_as_it_says(gun: str, reach: int) -> None:
    column = ["f5", "f6", "f7", "f8", "f9", "f10"]
    match = armed(gun, zombies=" ".join(column[: reach + 2]), at="f5")
    assert {text.split()[2] for text in shots(match)} == {*column[: reach + 1]}


@clause("LN-10.1", "LN-2.17")
def test_what_is_not_seen_is_not_shot_at() -> None:
    match = armed("revolver", zombies="e2 d2", at="e4")
    assert shots(match) == {"shoot revolver e2"}


@clause("LN-2.18", "LN-10.1")
def test_beside_a_wall_one_shoots_through_all_of_it_and_nobody_shoots_back() -> None:
    assert shots(armed("revolver", zombies="d1 d2 f2", at="e3")) == {
        *("shoot revolver d1", "shoot revolver d2", "shoot revolver f2")
    }
    assert shots(armed("revolver", zombies="d4", at="d1")) == set()


@clause("LN-2.17", "LN-2.10")
def test_models_trees_fire_and_gas_hide_nobody() -> None:
    match = armed("revolver", hero("billy", "e5"), zombies="e5 f6", fires="e5", at="d4")
    assert shots(match) == {"shoot revolver e5", "shoot revolver f6"}
    assert "shoot_gas revolver f6" in shots(armed("revolver", gas="e5 f6", at="d4"))


@clause("LN-2.11", "LN-2.17")
def test_corner_walls_hide_nobody() -> None:
    assert shots(armed("revolver", zombies="f6 g7", at="e5", layout="c2 l3 l4 l5 l6")) == {
        *("shoot revolver f6", "shoot revolver g7")
    }


@clause("LN-10.2")
def test_a_revolver_aims_at_a_zombie_and_a_shotgun_at_a_space() -> None:
    assert shots(armed("revolver, pump_shotgun", zombies="f4 f4 e4")) == {
        *("shoot revolver e4", "shoot revolver f4", "blast pump_shotgun e4", "blast pump_shotgun f4")
    }


@clause("LN-10.2")
def test_heroes_are_no_targets_and_are_not_hurt() -> None:
    assert armed("revolver", hero("billy", "f4")).kind != "ranged_attack"
    match = armed("pump_shotgun", hero("billy", "f4"), zombies="f4", dice=[6, 6])
    match.choose("blast pump_shotgun f4")
    assert (match.zombies, match.hero("billy").wounds) == ([], 0)


@clause("LN-10.2", "LN-3.3")
def test_zombies_of_two_seats_are_told_apart() -> None:
    match = armed("revolver", players=4, zombies="f4", green="f4", dice=[4])
    assert shots(match) == {"shoot revolver brown_f4", "shoot revolver green_f4"}
    match.choose("shoot revolver green_f4")
    assert [event.zombie for event in match.told.of(ZombieKilled)] == [7]


@clause("LN-10.6")
def test_zombies_in_the_own_space_may_be_shot() -> None:
    match = armed("revolver", zombies="f5", dice=[4])
    match.choose("shoot revolver f5")
    assert match.zombies == []


@clause("LN-10.1", "LN-9.13", "LN-5.16")
def test_one_weapon_is_fired_once() -> None:
    match = armed("revolver, revolver", zombies="f4 f4", dice=[2])
    match.choose("shoot revolver f4")
    assert match.kind != "ranged_attack"
    assert match.zombies == ["f4", "f4"]


def test_whoever_likes_holds_fire() -> None:
    match = armed("revolver", zombies="f4")
    match.choose("hold_fire")
    assert match.zombies == ["f4"]
    assert match.hero().items == ("revolver",)


# Hitting


@clause("LN-10.3", "LN-10.4")
@pytest.mark.parametrize(("die", "left"), [(2, ["f4"]), (3, ["f4"]), (4, []), (6, [])])
def test_a_revolver_hits_on_four(die: int, left: list[str]) -> None:
    match = armed("revolver", zombies="f4", dice=[die])
    match.choose("shoot revolver f4")
    assert match.zombies == left
    assert match.hero().items == ("revolver",)


@clause("LN-10.2", "LN-10.3")
def test_a_shotgun_rolls_for_every_zombie_of_the_space() -> None:
    match = armed("pump_shotgun", zombies="f4 f4 f4 f3", dice=[2, 3, 6, 3])
    match.choose("blast pump_shotgun f4")
    assert match.zombies == ["f3", "f4"]
    assert [event.dice for event in match.told.of(Rolled)][:2] == [(2, 3, 6), (3,)]


@clause("LN-10.4")
def test_a_hit_is_one_wound() -> None:
    match = armed("revolver", turned=[("johnny", "f4")], dice=[6])
    match.choose("shoot revolver zombie_johnny")
    assert match.zombies == ["f4"]
    assert [event.left for event in match.told.of(ZombieHeroWounded)] == [1]


@clause("LN-10.4", "LN-1.6")
def test_a_flare_kills_however_many_wounds_are_left() -> None:
    match = armed("signal_flare", turned=[("johnny", "f4")], dice=[2])
    match.choose("shoot signal_flare zombie_johnny")
    assert match.zombies == []


@clause("LN-10.3")
@pytest.mark.parametrize(("die", "left"), [(1, ["f4"]), (2, [])])
def test_a_flare_is_gone_when_it_is_fired(die: int, left: list[str]) -> None:
    match = armed("signal_flare", zombies="f4", dice=[die])
    match.choose("shoot signal_flare f4")
    assert match.zombies == left
    assert match.hero().items == ()
    assert match.state.hero_discard == ["signal_flare"]


@clause("LN-9.4")
def test_a_flare_is_no_gun_for_gas() -> None:
    assert armed("signal_flare, revolver", gas="f4").texts == ["shoot_gas revolver f4", "hold_fire"]


# Ammunition


@clause("LN-10.5")
def test_a_one_on_its_die_empties_a_revolver() -> None:
    match = armed("revolver", zombies="f4", dice=[1])
    match.choose("shoot revolver f4")
    assert match.zombies == ["f4"]
    assert match.hero().items == ()
    assert match.state.hero_discard == ["revolver"]


@clause("LN-10.5")
@pytest.mark.parametrize(("die", "kept"), [(1, False), (2, False), (3, True), (6, True)])
def test_a_shotgun_rolls_another_die_for_ammunition(die: int, kept: bool) -> None:
    match = armed("pump_shotgun", zombies="f4", dice=[1, die])
    match.choose("blast pump_shotgun f4")
    assert ("pump_shotgun" in match.hero().items) == kept
    assert match.zombies == ["f4"]


@clause("LN-10.5")
def test_ones_on_the_hit_dice_of_a_shotgun_say_nothing() -> None:
    match = armed("pump_shotgun", zombies="f4 f4", dice=[1, 1, 3])
    match.choose("blast pump_shotgun f4")
    assert match.hero().items == ("pump_shotgun",)


@clause("LN-9.11", "LN-10.5")
def test_ammo_goes_in_place_of_a_gun() -> None:
    match = armed("ammo, revolver", zombies="f4", dice=[1])
    match.choose("shoot revolver f4")
    assert match.kind == "item_lost"
    assert match.texts == ["use ammo becky", "pass"]
    match.choose("use ammo becky")
    assert match.hero().items == ("revolver",)
    assert match.state.hero_discard == ["ammo"]


@clause("LN-9.11")
def test_ammo_may_be_spared() -> None:
    match = armed("ammo, revolver", zombies="f4", dice=[1])
    match.choose("shoot revolver f4", "pass")
    assert match.hero().items == ("ammo",)
    assert match.state.hero_discard == ["revolver"]
    assert match.told.of(ItemLost)


@clause("LN-9.11")
def test_ammo_of_another_hero_does_not_help() -> None:
    match = armed("revolver", hero("billy", "f5", items="ammo"), zombies="f4", dice=[1])
    match.choose("shoot revolver f4")
    assert match.hero().items == ()
    assert match.hero("billy").items == ("ammo",)


@clause("LN-9.11")
def test_ammo_does_not_keep_a_flare() -> None:
    match = armed("ammo, signal_flare", zombies="f4", dice=[1])
    match.choose("shoot signal_flare f4")
    assert match.hero().items == ("ammo",)
    assert match.told.of(ItemSpent)


# Resilient


@clause("LN-9.11", "LN-7.7")
def test_resilient_takes_the_gun_that_has_killed() -> None:
    match = armed("revolver", zombies="f4", dice=[4], zombie_hand="resilient")
    match.choose("shoot revolver f4", "play resilient")
    assert match.hero().items == ()
    assert match.state.hero_discard == ["revolver"]


@clause("LN-9.11")
def test_ammo_goes_in_place_of_a_gun_that_resilient_takes() -> None:
    match = armed("ammo, revolver", zombies="f4", dice=[4], zombie_hand="resilient")
    match.choose("shoot revolver f4", "play resilient", "use ammo becky")
    assert match.hero().items == ("revolver",)


def test_a_flare_is_not_lost_to_resilient() -> None:
    match = armed("signal_flare", zombies="f4", dice=[4], zombie_hand="resilient")
    match.choose("shoot signal_flare f4")
    assert match.state.hands[1] == ["resilient"]
    assert match.state.hero_discard == ["signal_flare"]


@clause("LN-10.5")
def test_a_gun_that_resilient_has_taken_is_not_checked_for_ammunition() -> None:
    """Nor is the other one of the same kind."""
    match = armed("pump_shotgun, pump_shotgun", zombies="f4", dice=[3, 1], zombie_hand="resilient")
    match.choose("blast pump_shotgun f4", "play resilient")
    assert match.hero().items == ("pump_shotgun",)


def test_resilient_takes_no_second_gun_for_a_second_kill() -> None:
    match = armed("pump_shotgun, pump_shotgun", zombies="f4 f4", dice=[3, 3], zombie_hand="resilient, resilient")
    match.choose("blast pump_shotgun f4", "play resilient")
    assert len(match.told.of(ZombieKilled)) == 2
    assert match.kind != "zombie_killed"
    assert match.hero().items == ("pump_shotgun",)
    assert match.state.hands[1] == ["resilient"]


# Luck


def test_sally_rolls_a_hit_die_again() -> None:
    """Window RR."""
    match = table("ranged_attack", hero("sally", items="revolver"), active="sally", zombies="f4", dice=[1, 5])
    match.choose("shoot revolver f4")
    assert match.kind == "shot_rolled"
    match.choose("use lucky sally 1")
    assert match.zombies == []
    assert match.hero("sally").items == ("revolver",)


@clause("LN-10.5")
def test_sally_rolls_an_ammo_die_again() -> None:
    """Window IB."""
    match = table("ranged_attack", hero("sally", items="pump_shotgun"), active="sally", zombies="f4", dice=[3, 1, 3])
    match.choose("blast pump_shotgun f4", "pass")
    assert match.kind == "break_rolled"
    match.choose("use lucky sally 1")
    assert match.hero("sally").items == ("pump_shotgun",)


# Gas


@clause("LN-10.7", "LN-12.3")
@pytest.mark.parametrize(("gun", "die", "explodes"), [("revolver", 3, False), ("revolver", 4, True)])
def test_a_gun_sets_off_gas_by_its_own_number(gun: str, die: int, explodes: bool) -> None:
    match = armed(gun, gas="f8", at="f5", dice=[die])
    match.choose(f"shoot_gas {gun} f8")
    assert (match.state.gas == ()) == explodes


@clause("LN-10.7")
def test_a_shotgun_rolls_one_die_at_gas_and_then_for_ammunition() -> None:
    match = armed("pump_shotgun", gas="f3", at="f5", dice=[2, 2])
    match.choose("shoot_gas pump_shotgun f3")
    assert match.state.gas != ()
    assert match.hero().items == ()


@clause("LN-10.7", "LN-10.5")
def test_a_revolver_is_empty_after_a_one_at_gas() -> None:
    match = armed("revolver", gas="f3", dice=[1])
    match.choose("shoot_gas revolver f3")
    assert match.hero().items == ()


@clause("LN-10.7", "LN-10.1")
def test_gas_out_of_range_or_sight_is_not_shot_at() -> None:
    assert shots(armed("revolver, signal_flare", zombies="f6", gas="f9 a5 f8", at="f5")) == {
        *("shoot revolver f6", "shoot signal_flare f6", "shoot_gas revolver f8")
    }


@clause("LN-10.7", "LN-10.1", "LN-2.17")
@pytest.mark.parametrize(("wish", "why"), [("g9", "out-of-range"), ("f5", "no-target-there"), ("h2", "out-of-sight")])
def test_why_gas_is_not_shot_at_is_told_with_the_clause(wish: str, why: str) -> None:
    match = armed("revolver", gas="g9 f6 h2", at="g4")
    assert refusal(match, f"shoot_gas revolver {wish}").reason == why
