"""Bucket Brigade, Clear Shot and Park Ranger Holt, and the windows RA and FP (Table H, section 8)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import CardCancelled, GasExploded, GasRemoved, Rerolled
from deadtown.games.last_night.moments import FP, RA, RR
from deadtown.games.last_night.state import Hero
from tests.clauses import clause
from tests.games.last_night.moments import at_window, cancelled_and_not
from tests.games.last_night.table import NightMatch, hero, kept, table

PEAK = {"set_timber_peak": True}


def shooting(items: str = "revolver", *others: Hero, options: Any = PEAK, **more: Any) -> NightMatch:
    """Becky before her Ranged Attack."""
    return table("ranged_attack", hero(items=items), *others, active="becky", options=options, **more)


def needs(match: NightMatch) -> list[int]:
    return [roll.need for roll in match.rolls("shot")]


# RA


@clause("LN-8.10", "LN-8.9")
def test_when_a_shot_is_declared_heroes_are_asked_before_the_dice() -> None:
    match = shooting(zombies="f6", hand="just_a_scratch", halts=True)
    match.choose("shoot revolver f6")
    assert match.kind == RA
    assert [*match.asked_seats] == [0]
    assert needs(match) == []
    assert match.view(1).attack is not None
    assert (match.view(1).attack.hero, [*match.view(1).attack.weapons]) == ("becky", ["revolver"])


@clause("LN-8.9")
def test_without_the_set_of_the_card_nobody_is_asked() -> None:
    match = shooting(zombies="f6", hand="just_a_scratch", halts=True, options={}, dice=[4])
    match.choose("shoot revolver f6")
    assert needs(match) == [4]


@clause("LN-8.9")
def test_nobody_is_asked_when_something_is_thrown() -> None:
    match = shooting("dynamite, lighter", zombies="f6", hand="just_a_scratch", halts=True)
    match.choose("throw f3 lit")
    assert match.kind != RA


# Clear Shot


@clause("LN-10.3")
@pytest.mark.parametrize(("die", "left"), [(2, []), (1, ["f6"])])
def test_clear_shot_adds_two_to_hit_rolls(die: int, left: list[str]) -> None:
    match = shooting(zombies="f6", hand="clear_shot", dice=[die])
    match.choose("shoot revolver f6", "play clear_shot aim")
    assert needs(match) == [2]
    assert match.zombies == left
    assert match.state.hero_discard[-1:] == (["clear_shot"] if die > 1 else ["revolver"])


@clause("LN-10.3", "LN-1.2")
@pytest.mark.parametrize("weapon", ["revolver", "signal_flare", "hunting_rifle"])
def test_with_a_clear_shot_who_aims_well_hits_at_any_rate(weapon: str) -> None:
    match = table(
        *("ranged_attack", hero("detective_winters", items=weapon)),
        active="detective_winters",
        zombies="f6",
        hand="clear_shot",
        options=PEAK,
        dice=[2],
    )
    match.choose(f"shoot {weapon} f6", "play clear_shot aim")
    assert needs(match) == [1]
    assert match.zombies == []


@clause("LN-1.2", "LN-10.5")
def test_ammo_looks_at_the_die_as_it_shows() -> None:
    match = shooting("pump_shotgun", zombies="f6", hand="clear_shot", dice=[1, 2])
    match.choose("blast pump_shotgun f6", "play clear_shot aim")
    assert match.zombies == [], "1 + 2 is a hit"
    assert match.hero().items == ()


@clause("LN-10.3", "LN-9.12")
def test_clear_shot_is_for_both_guns_of_one_attack() -> None:
    me = hero(items="revolver x2", taped=(("revolver", "revolver"),))
    match = table("ranged_attack", me, active="becky", zombies="f6 f7", hand="clear_shot", options=PEAK, dice=[2, 2])
    match.choose("fire_both revolver+revolver", "shoot revolver f6", "shoot revolver f7", "play clear_shot aim")
    assert needs(match) == [2, 2]
    assert match.zombies == []


@clause("LN-10.3")
def test_the_bonus_is_over_with_the_attack() -> None:
    match = shooting(zombies="f6", hand="clear_shot", dice=[2])
    match.choose("shoot revolver f6", "play clear_shot aim")
    assert match.state.attack is None


@clause("LN-10.3")
def test_clear_shot_rolls_any_ranged_dice_again() -> None:
    match = shooting("pump_shotgun", zombies="f6 f6 f6", hand="clear_shot", dice=[1, 3, 1, 4, 2, 6], halts=True)
    match.choose("blast pump_shotgun f6")
    match.close()
    assert match.kind == RR
    assert match.playable(0) == {
        *("play clear_shot reroll 1", "play clear_shot reroll 3", "play clear_shot reroll 1 1"),
        *("play clear_shot reroll 1 3", "play clear_shot reroll 1 1 3"),
    }
    match.choose("play clear_shot reroll 1 1")
    match.let_pass()
    assert [(event.before, event.dice) for event in match.told.of(Rerolled)] == [((1, 3, 1), (4, 3, 2))]
    assert match.zombies == ["f6"]


@clause("LN-8.9")
def test_dice_of_other_kinds_are_not_rolled_again() -> None:
    match = shooting("dynamite", zombies="f3", fires="f4", hand="clear_shot", dice=[1])
    match.choose("throw f3 across_fire")
    assert match.zombies == ["f3"]


@clause("LN-8.9")
def test_without_the_set_no_hand_is_asked_about_ranged_dice() -> None:
    match = shooting(zombies="f6", hand="just_a_scratch", halts=True, options={}, dice=[4])
    match.choose("shoot revolver f6")
    assert match.kind not in (RA, RR)
    assert match.zombies == []


# FP and Bucket Brigade


def pouring(hand: str = "bucket_brigade", options: Any = PEAK, **more: Any) -> NightMatch:
    """Becky is about to shoot at gas."""
    return table(
        *("ranged_attack", hero(items="revolver"), hero("billy", "l9")),
        active="becky",
        hand=hand,
        gas="f7",
        zombies="f7",
        options=options,
        **more,
    )


@clause("LN-8.10", "LN-8.9")
def test_when_gas_is_about_to_explode_heroes_are_asked() -> None:
    match = pouring("just_a_scratch", halts=True, dice=[4])
    match.choose("shoot_gas revolver f7")
    match.wait_for(FP)
    assert [*match.asked_seats] == [0]
    assert match.view(1).exploding == "f7"
    assert not match.told.of(GasExploded)
    match.let_pass()
    assert match.told.of(GasExploded)


@clause("LN-8.9")
def test_where_no_card_fits_nobody_is_asked() -> None:
    """Not without the set, and not when a fire is placed."""
    match = pouring("just_a_scratch", options={}, halts=True, dice=[4])
    match.choose("shoot_gas revolver f7")
    match.wait_for("hero_activated")
    assert match.told.of(GasExploded)
    lit = shooting("lighter", hand="bucket_brigade", halts=True)
    lit.choose("light lighter f4")
    assert lit.kind != FP
    assert lit.fires == {"f4": False}


@clause("LN-12.4")
def test_bucket_brigade_prevents_an_explosion_of_gas() -> None:
    match = pouring(dice=[4])
    match.choose("shoot_gas revolver f7", "play bucket_brigade prevent")
    assert match.gas == []
    assert match.zombies == ["f7"]
    assert match.fires == {}
    assert [event.space for event in match.told.of(GasRemoved)] == ["f7"]
    assert not match.told.of(GasExploded)
    assert match.state.hero_discard == ["bucket_brigade"]


@clause("LN-12.6")
def test_in_a_chain_it_prevents_one_explosion() -> None:
    match = table(
        *("ranged_attack", hero(items="revolver"), hero("billy", "l9")),
        active="becky",
        hand="bucket_brigade",
        gas="f7 f8",
        options=PEAK,
        halts=True,
        dice=[4, 1, 3, 3],
    )
    match.choose("shoot_gas revolver f7")
    match.wait_for(FP)
    match.close()
    match.wait_for(FP)
    assert match.view(0).exploding == "f8"
    match.choose("play bucket_brigade prevent")
    match.let_pass()
    assert [event.space for event in match.told.of(GasExploded)] == ["f7"]
    assert match.gas == []


@clause("LN-11.1")
def test_bucket_brigade_puts_out_up_to_two_fires() -> None:
    match = table("heroes_start", hero(), hand="bucket_brigade", fires="a1 b1 c1", options=PEAK)
    match.choose("play bucket_brigade douse")
    assert match.asked == (0, "douse_fire")
    assert match.texts == ["space a1", "space b1", "space c1"]
    match.choose("space b1")
    assert match.texts == ["space a1", "space c1", "done"]
    match.choose("space c1")
    assert match.fires == {"a1": True}


@clause("LN-11.1")
def test_one_fire_may_be_enough() -> None:
    match = table("heroes_start", hero(), hand="bucket_brigade", fires="a1 b1", options=PEAK)
    match.choose("play bucket_brigade douse", "space b1", "done")
    assert match.fires == {"a1": True}


@clause("LN-1.9")
def test_without_fire_it_is_not_played() -> None:
    match = at_window("heroes_start", hand="bucket_brigade", options=PEAK)
    assert not [text for text in match.playable(0) if "bucket_brigade" in text]


# Park Ranger Holt


@clause("LN-5.16", "LN-1.7")
def test_holt_lets_a_hero_with_a_gun_attack_now() -> None:
    match = table(
        *("heroes_start", hero(items="revolver"), hero("jake", "l9", "signal_flare")),
        hand="ranger_holt",
        zombies="f6 f7 l8",
        options=PEAK,
        dice=[4],
    )
    assert "play ranger_holt shoot jake" not in match.texts, "no gun"
    match.choose("play ranger_holt shoot becky")
    assert match.asked == (0, "ranged_attack")
    assert match.texts == ["shoot revolver f6", "shoot revolver f7"]
    match.choose("shoot revolver f6")
    assert match.zombies == ["f7", "l8"]
    assert match.state.hero_discard == ["ranger_holt"]


@clause("LN-8.6")
def test_the_owner_of_the_hero_says_at_what() -> None:
    match = table(
        *("heroes_start", hero(items="ammo"), hero("jake", "f5", "revolver", seat=1)),
        players=3,
        hands={0: "ranger_holt"},
        zombies="f6 f7",
        options=PEAK,
    )
    match.choose("play ranger_holt shoot jake")
    assert match.asked == (1, "ranged_attack")


@clause("LN-1.9")
def test_without_a_target_nobody_shoots() -> None:
    match = at_window("heroes_start", hero(items="revolver"), hand="ranger_holt", options=PEAK)
    assert not [text for text in match.playable(0) if "shoot" in text]


@clause("LN-8.7")
@pytest.mark.parametrize(("die", "left"), [(3, []), (4, ["f6"])])
def test_holt_may_turn_out_to_be_a_zombie(die: int, left: list[str]) -> None:
    match = table(
        *("heroes_start", hero(items="revolver")),
        hand="ranger_holt",
        zombie_hand="hes_a_zombie",
        zombies="f6",
        options=PEAK,
        dice=[die, 4],
    )
    match.choose("play ranger_holt shoot becky", "play hes_a_zombie stop")
    if die < 4:
        match.choose("shoot revolver f6")
    assert match.zombies == left
    assert match.state.hero_out == (("ranger_holt",) if left else ())


@clause("LN-8.7")
@cancelled_and_not
def test_holt_cancels_a_zombie_card_that_is_played(cancelled: bool) -> None:
    match = table(*("zombies_start", hero()), hand="ranger_holt", zombie_hand="cornered", options=PEAK, halts=True)
    match.choose("play cornered")
    if cancelled:
        match.choose("play ranger_holt stop")
    else:
        assert "play ranger_holt stop" in match.playable(0)
    match.let_pass()
    assert match.state.cornered != cancelled
    assert [event.card for event in match.told.of(CardCancelled)] == (["cornered"] if cancelled else [])


@clause("LN-8.8")
def test_holt_cancels_a_zombie_card_that_remains() -> None:
    match = table("heroes_start", hero(), hand="ranger_holt", remaining=[kept("heavy_rain")], options=PEAK)
    match.choose("play ranger_holt cancel heavy_rain")
    assert match.state.remaining == ()
