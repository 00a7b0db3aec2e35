"""What Unique Items, Survival Searches, rubble and the sewer have to do with the cards of other sets."""

from typing import Any

import pytest

from deadtown.games.last_night.ground import DEFAULT, ENTRANCE, NUMBERS, SEWER, put_word
from deadtown.games.last_night.items import fits
from deadtown.games.last_night.moments import HX, SD, WH, WT
from deadtown.games.last_night.shooting import hit_number
from deadtown.games.last_night.survival_cards import UNIQUE
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish
from tests.games.last_night.moments import at_window, let_be
from tests.games.last_night.table import NightMatch, hero, table

DECKS: dict[str, Any] = {"opt_survival_decks": True}


def searching(**more: Any) -> NightMatch:
    """A Survival Search in the Church, whose numbers are low."""
    becky = hero(at="a5", **more)
    match = table(
        *("move_action", becky),
        active="becky",
        left=5,
        options=DECKS,
        unique_deck="magnum, old_diary, kevlar_vest",
        dice=[2],
    )
    match.choose(f"survival_search {UNIQUE}")
    return match


# Searches


@clause("LN-5.11", "LN-18.7")
def test_despair_costs_what_a_survival_search_has_found() -> None:
    match = searching(on="despair")
    assert (match.hero().items, match.state.unique_discard) == ((), ["magnum"])


@clause("LN-5.11")
def test_scavengers_draw_another_card_of_the_survival_deck() -> None:
    match = searching(upgrades="scavenger")
    assert match.kind == SD
    match.choose("use scavenger becky")
    match.let_pass()
    assert (match.hero().items, match.state.unique_discard) == (("old_diary",), ["magnum"])
    assert match.state.hero_discard == []


@clause("LN-18.7")
def test_a_hunch_about_the_hero_deck_outlasts_a_survival_search() -> None:
    becky = hero(at="a5")
    match = table("move_action", becky, active="becky", left=5, options=DECKS, unique_deck="magnum", foreseen={0: 1})
    match.choose(f"survival_search {UNIQUE}")
    assert match.state.foreseen == {0: 1}


# Combined items


@clause("LN-9.7", "LN-9.3")
def test_unique_items_count_like_others_taped_or_not() -> None:
    assert fits("becky", ("magnum", "revolver", "keys", "torch"))
    assert not fits("becky", ("magnum", "revolver", "pump_shotgun"))
    assert fits("becky", ("magnum", "pump_shotgun", "revolver"), (("magnum", "revolver"),))
    assert not fits("becky", ("sledgehammer", "revolver"))


@clause("LN-9.8")
@pytest.mark.parametrize(("die", "items"), [(4, ("torch",)), (3, ())])
def test_the_other_half_may_go_with_a_unique_item(die: int, items: tuple[str, ...]) -> None:
    becky = hero(at="a5", items="master_keys, torch", taped=(("master_keys", "torch"),))
    match = at_window("between_actions", becky, options=DECKS, dice=[die], hero_deck="recovery x5")
    match.choose("use master_keys becky")
    match.let_pass()
    assert match.hero().items == items
    assert match.state.unique_discard == ["master_keys"]


@clause("LN-9.12")
def test_a_magnum_is_fired_together_with_the_gun_to_which_it_is_taped() -> None:
    becky = hero(items="magnum, revolver", taped=(("magnum", "revolver"),))
    match = table("ranged_attack", becky, active="becky", options=DECKS, zombies="f6 f7", dice=[6, 6])
    match.choose("fire_both magnum+revolver")
    match.choose("shoot magnum f6")
    match.choose("shoot revolver f7")
    match.let_pass()
    assert match.zombies == []


# Attacks


def burning(**more: Any) -> NightMatch:
    becky = hero(items="flamethrower", **more.pop("becky", {}))
    match = table("ranged_attack", becky, hero("jenny", "f6"), active="becky", options=DECKS, halts=True, **more)
    match.choose("blast flamethrower f6")
    return match


@clause("LN-7.4")
def test_a_hero_is_saved_from_flames_in_the_nick_of_time() -> None:
    match = burning(dice=[5, 6], hand="nick_of_time")
    match.wait_for(WH)
    assert "play nick_of_time" in match.playable(0)
    match.choose("play nick_of_time")
    let_be(match)
    match.wait_for("move_models")
    match.choose("space f7")
    assert (match.hero("jenny").dead, match.at("jenny")) == (False, "f7")


@clause("LN-7.4")
def test_a_vest_does_not_help_against_a_killing() -> None:
    match = table(
        "ranged_attack",
        hero(items="flamethrower"),
        hero("jenny", "f6", "kevlar_vest"),
        active="becky",
        options=DECKS,
        dice=[5, 6],
        hand="nick_of_time",
        halts=True,
    )
    match.choose("blast flamethrower f6")
    match.wait_for(WH)
    assert match.playable(0) == {"play nick_of_time"}


@clause("LN-10.3")
def test_a_flamethrower_is_aimed_like_other_weapons() -> None:
    assert hit_number(hero(upgrades="steady_aim", boosted="steady_aim"), "flamethrower") == 2
    match = burning(dice=[2, 1, 6], becky={"upgrades": "steady_aim", "boosted": "steady_aim"}, zombies="f6")
    match.let_pass()
    assert match.zombies == []


# Places


@clause("LN-15.4")
def test_no_trap_is_set_in_the_sewer() -> None:
    layout = put_word(put_word(DEFAULT, ENTRANCE, "f5"), ENTRANCE, "a5")
    becky = hero(items="bear_trap")
    becky.space = SEWER
    match = at_window(HX, becky, layout=layout)
    assert "use bear_trap becky" not in match.playable(0)


def test_nobody_is_dragged_into_rubble() -> None:
    match = fight(dice=[1, 2, 6], zombie_hand="dragged_away", rubble=NUMBERS["f6"])
    match.wait_for(WT)
    assert "play dragged_away f6" not in match.playable(1)
    assert "play dragged_away e6" in match.playable(1)
    finish(match)


def test_nobody_is_saved_into_rubble() -> None:
    match = fight(dice=[1, 2, 6], hand="nick_of_time", rubble=NUMBERS["f6"])
    match.wait_for(WH)
    match.choose("play nick_of_time")
    while match.kind != "move_models":
        match.close()
    assert "space f6" not in match.texts
    assert "space e6" in match.texts


# Moving


@clause("LN-5.6")
@pytest.mark.parametrize(("step", "indoors"), [("step e3", True), ("walk e6", False)])
def test_adrenaline_takes_indoors_whoever_has_not_ridden_yet(step: str, indoors: bool) -> None:
    match = table(
        *("roll_movement", hero(at="e4", items="motorcycle")),
        active="becky",
        options=DECKS,
        zombies="e3 e6",
        hand="adrenaline",
        dice=[1, 6],
    )
    match.wait_for("move_action")
    match.choose(step)
    match.wait_for(HX)
    match.choose("play adrenaline")
    let_be(match)
    match.let_pass()
    assert match.kind == "hero_step"
    assert (match.state.ride == 0) == indoors
