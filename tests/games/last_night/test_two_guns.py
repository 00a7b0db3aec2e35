"""Two guns that are one item are fired in one ranged attack (LN-9.12, LN-9.13)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import GasExploded, ItemLost, Rolled, ShotFired
from tests.clauses import clause
from tests.games.last_night.shooting import armed
from tests.games.last_night.table import NightMatch
from tests.games.matches import refusal

TWO = (("revolver", "revolver"),)
MIXED = (("pump_shotgun", "revolver"),)


def two_guns(items: str = "revolver x2", taped: Any = TWO, **more: Any) -> NightMatch:
    """Becky before her Ranged Attack, with two guns that are one."""
    return armed(items, taped=taped, **more)


def shots(match: NightMatch) -> list[tuple[str, str]]:
    return [(event.card, event.space) for event in match.told.of(ShotFired)]


@clause("LN-9.12")
def test_both_are_fired_at_different_targets_named_before_the_dice() -> None:
    match = two_guns(zombies="f6 f7", dice=[4, 4])
    assert "fire_both revolver+revolver" in match.texts
    match.choose("fire_both revolver+revolver")
    assert match.asked == (0, "aim_gun")
    assert match.texts == ["shoot revolver f6", "shoot revolver f7"]
    match.choose("shoot revolver f6")
    assert not match.told.of(Rolled)
    match.choose("shoot revolver f7")
    assert match.zombies == []
    assert shots(match) == [("revolver", "f6"), ("revolver", "f7")]


@clause("LN-9.12")
def test_both_are_fired_at_the_same_target() -> None:
    match = two_guns(turned=[("johnny", "f7")], dice=[4, 4])
    match.choose("fire_both revolver+revolver")
    assert shots(match) == [("revolver", "f7"), ("revolver", "f7")]
    assert match.state.turned[0].wounds == 1


@clause("LN-9.12", "LN-1.8")
def test_the_second_is_not_fired_at_what_the_first_has_killed() -> None:
    match = two_guns(zombies="f6 a1", dice=[4, 1])
    match.choose("fire_both revolver+revolver")
    assert shots(match) == [("revolver", "f6")]
    assert match.hero().taped == TWO


@clause("LN-9.12")
def test_of_two_zombies_on_a_space_each_gets_a_shot() -> None:
    match = two_guns(zombies="f6 f6", dice=[4, 4])
    match.choose("fire_both revolver+revolver")
    assert match.zombies == []


@clause("LN-9.12", "LN-10.5")
def test_each_hits_and_runs_out_by_its_own_card() -> None:
    match = two_guns("pump_shotgun, revolver", MIXED, zombies="f6 f6 f7", dice=[3, 2, 4, 3])
    match.choose("fire_both pump_shotgun+revolver", "blast pump_shotgun f6", "shoot revolver f7")
    assert match.zombies == ["f6"]
    assert [event.what for event in match.told.of(Rolled)][:3] == ["shot", "shot", "ammo"]
    assert match.hero().taped == MIXED


@clause("LN-9.12", "LN-10.7")
def test_one_may_be_fired_at_gas() -> None:
    match = two_guns(zombies="f6", gas="f8", dice=[4, 4, 1])
    match.choose("fire_both revolver+revolver", "shoot revolver f6", "shoot_gas revolver f8")
    assert [event.space for event in match.told.of(GasExploded)] == ["f8"]


@clause("LN-9.13", "LN-5.16")
def test_one_of_them_may_be_fired_alone_and_two_that_are_not_taped_are_never_fired_together() -> None:
    assert "shoot revolver f6" in two_guns(zombies="f6").texts
    apart = two_guns(taped=(), zombies="f6")
    assert apart.texts == ["shoot revolver f6", "hold_fire"]
    apart.choose("shoot revolver f6")
    assert apart.kind != "ranged_attack"


@clause("LN-9.12")
def test_only_guns_are_fired_together() -> None:
    match = two_guns("revolver, signal_flare", (("revolver", "signal_flare"),), zombies="f6")
    assert not [text for text in match.texts if text.startswith("fire_both")]


@clause("LN-9.8", "LN-9.12")
@pytest.mark.parametrize(("die", "left"), [(5, ("revolver",)), (3, ())])
def test_a_gun_that_runs_out_may_cost_the_other_one(die: int, left: tuple[str, ...]) -> None:
    """Example 7."""
    match = two_guns(at="e3", zombies="e2 d1", dice=[4, 1, die])
    match.choose("fire_both revolver+revolver", "shoot revolver e2", "shoot revolver d1")
    assert match.zombies == ["d1"]
    assert match.hero().items == left
    assert match.hero().taped == ()


@clause("LN-9.8", "LN-9.12")
def test_if_both_run_out_both_go_one_after_the_other() -> None:
    match = two_guns(zombies="f6 f7", dice=[1, 1, 6])
    match.choose("fire_both revolver+revolver", "shoot revolver f6", "shoot revolver f7")
    assert match.hero().items == ()
    assert [event.card for event in match.told.of(ItemLost)] == ["revolver", "revolver"]
    assert len(match.rolls("tape")) == 1


@clause("LN-9.12")
def test_another_gun_of_the_kind_is_not_concerned() -> None:
    match = two_guns("revolver x3", zombies="f6 f7", dice=[1, 1, 1])
    match.choose("fire_both revolver+revolver", "shoot revolver f6", "shoot revolver f7")
    assert match.hero().items == ("revolver",)


@clause("LN-9.12", "LN-9.8")
@pytest.mark.parametrize(("die", "fired"), [(3, ["f6"]), (4, ["f6", "f7"])])
def test_a_gun_that_is_lost_between_the_shots_is_not_fired(die: int, fired: list[str]) -> None:
    match = two_guns(zombies="f6 f7", zombie_hand="resilient", dice=[4, die, 4])
    match.choose("fire_both revolver+revolver", "shoot revolver f6", "shoot revolver f7")
    match.choose("play resilient")
    assert [space for _, space in shots(match)] == fired


@clause("LN-9.12", "LN-10.1", "LN-2.17")
def test_a_target_that_is_too_far_is_refused_with_the_clause() -> None:
    match = two_guns(zombies="f6 f7 f9")
    match.choose("fire_both revolver+revolver")
    assert refusal(match, "shoot revolver f9").reason == "out-of-range"
    assert refusal(match, "hold_fire").reason == "decide-aim-gun"
