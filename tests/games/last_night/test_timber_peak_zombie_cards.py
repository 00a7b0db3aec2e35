"""The zombie cards of Timber Peak, cancelled and not, and Lesson Learned (Tables H, Z)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import BuildingMarked, ZombieCardDrawn
from deadtown.games.last_night.fights import zombie_dice
from deadtown.games.last_night.moments import FW, HS, WT, ZE, ZM, ZS
from deadtown.games.last_night.state import Hero
from deadtown.games.last_night.uses import ANY, CARD_USES, IMMEDIATE, WINDOWS
from tests.clauses import clause
from tests.games.last_night import fighting, moments
from tests.games.last_night.fighting import finish
from tests.games.last_night.learning import LEARNING, TIMBER_PEAK
from tests.games.last_night.moments import answer, cancelled_and_not
from tests.games.last_night.table import NightMatch, hero, table

USED = {
    "its_spreading": {ZE},
    "burning_dead": {ZS},
    "infected_wound": {WT},
    "blackout": {ZS},
    "mauled": {FW},
    "pack_hunters": {ZM},
    "lesson_learned": {*ANY},
}


@clause("LN-8.9", "LN-8.15")
@pytest.mark.parametrize("card", USED)
def test_a_card_is_played_in_the_windows_of_its_row_alone(card: str) -> None:
    assert {window for window in WINDOWS if card in CARD_USES[window]} == USED[card]


def test_those_that_are_played_when_drawn() -> None:
    assert {"sparks", "growing_smarter", "cold_snap"} <= IMMEDIATE.keys()


def at_window(kind: str, *heroes: Hero, **more: Any) -> NightMatch:
    hand = ", ".join(filter(None, ("principal_gomez", more.pop("hand", ""))))
    return moments.at_window(kind, *heroes, **{"options": TIMBER_PEAK, "hand": hand, **more})


def fight(*heroes: Hero, **more: Any) -> NightMatch:
    return fighting.fight(*heroes, options=TIMBER_PEAK, hand="principal_gomez", **more)


def drawing(card: str, *heroes: Hero, **more: Any) -> NightMatch:
    """The zombies draw a card that is played at once, and Principal Gomez may cancel it."""
    more = {"options": TIMBER_PEAK, "hand": "principal_gomez", "halts": True, **more}
    return table("draw_card", *heroes, zombie_deck=f"{card}, shamble x9", to_act=(1,), to_draw=1, **more)


# Fire


@clause("LN-11.10", "LN-13.1")
@cancelled_and_not
def test_sparks_light_a_new_fire_in_a_random_building(cancelled: bool) -> None:
    match = answer(drawing("sparks", hero(at="f5"), dice=[2, 1]), cancelled)
    if not cancelled:
        assert match.kind == "marker_space"
        space = match.texts[0].split()[1]
        match.choose(1)
        assert match.fires == {space: False}
    assert bool(match.fires) == (not cancelled)
    assert "sparks" in match.state.zombie_discard


@clause("LN-12.2")
def test_sparks_set_off_gas_beside_them() -> None:
    match = drawing("sparks", hero(at="l9"), gas="a5", dice=[2, 1, 2, 2])
    match.let_pass()
    match.choose("space a5" if "space a5" in match.texts else 1)
    match.let_pass()
    assert match.gas == []


@clause("LN-11.7")
@cancelled_and_not
def test_a_burning_fire_spreads_twice_at_once(cancelled: bool) -> None:
    match = at_window(ZE, hero(at="l9"), fires="f5", new_fires="a1", zombie_hand="its_spreading", dice=[2, 4])
    assert match.playable(1) == {"play its_spreading f5"}
    match.choose("play its_spreading f5", seat=1)
    answer(match, cancelled)
    expected = {"f5", "a1"} if cancelled else {"f5", "a1", "f4", "f6"}
    assert {*match.fires} == expected


@clause("LN-11.2", "LN-6.3")
@cancelled_and_not
def test_the_burning_dead_are_not_hurt_by_fire_and_fight_with_a_die_more(cancelled: bool) -> None:
    match = at_window(ZS, hero(at="f5"), zombies="f7", fires="f7", zombie_hand="burning_dead", dice=[6])
    match.choose("play burning_dead", seat=1)
    answer(match, cancelled)
    match.wait_for("order_zombies") if match.kind != "move_zombie" else None
    match.choose("move f7") if match.kind == "order_zombies" else None
    match.let_pass()
    if cancelled:
        assert match.zombies == []
        return
    assert match.kind == "move_zombie"
    match.choose("to f6")
    assert zombie_dice(match.state, 0) == 2
    assert not match.rolls("fire")


@clause("LN-1.5")
def test_until_the_end_of_the_turn() -> None:
    match = table("zombies_end", hero(at="l9"), options=TIMBER_PEAK, burning_dead=True, ablaze=(0,), zombies="f5")
    assert (match.state.burning_dead, match.state.ablaze) == (False, ())
    assert zombie_dice(match.state, 0) == 1


# Heroes


@clause("LN-7.9")
@cancelled_and_not
def test_an_infected_wound_infects_who_was_wounded_by_a_zombie(cancelled: bool) -> None:
    match = fight(dice=[1, 2, 5], zombie_hand="infected_wound")
    while match.kind != WT:
        match.close()
    match.choose("play infected_wound", seat=1)
    answer(match, cancelled)
    assert match.hero().infected == (not cancelled)


@clause("LN-7.2")
def test_who_feels_strange_can_still_be_infected() -> None:
    match = fight(dice=[1, 2, 5], zombie_hand="feel_strange, infected_wound")
    while match.kind != WT:
        match.close()
    match.choose("play feel_strange", seat=1)
    moments.let_be(match)
    assert (match.kind, match.playable(1)) == (WT, {"play infected_wound"})


@clause("LN-6.9")
@cancelled_and_not
def test_who_loses_against_a_six_is_mauled(cancelled: bool) -> None:
    match = fight(dice=[1, 2, 6], zombie_hand="mauled")
    while match.kind != FW:
        match.close()
    match.choose("play mauled", seat=1)
    answer(match, cancelled)
    finish(match)
    assert match.hero().wounds == (1 if cancelled else 2)


@pytest.mark.parametrize("dice", [[1, 2, 5], [6, 2, 4]], ids=["a five", "a fight that is won"])
def test_not_otherwise(dice: list[int]) -> None:
    match = fight(dice=dice, zombie_hand="mauled")
    while match.state.fight is not None:
        assert "play mauled" not in match.playable(1)
        match.close()


def test_a_mauled_hero_who_dies_of_it_takes_no_second_wound() -> None:
    match = fight(hero(wounds=2), dice=[1, 2, 6], zombie_hand="mauled")
    while match.kind != FW:
        match.close()
    match.choose("play mauled", seat=1)
    finish(moments.let_be(match))
    assert match.state.hero_deaths == 1


@clause("LN-5.13")
@pytest.mark.parametrize(("at", "die", "wounds"), [("f5", 1, 1), ("f5", 2, 0), ("a5", 1, 0)])
def test_in_a_cold_snap_who_ends_outdoors_may_freeze(at: str, die: int, wounds: int) -> None:
    match = drawing("cold_snap", hero(at=at))
    match.let_pass()
    cold = match.state.remaining
    assert [kept.card for kept in cold] == ["cold_snap"]
    match = table("move_ended", hero(at=at), active="becky", remaining=cold, dice=[die], options=TIMBER_PEAK)
    assert match.hero().wounds == wounds


def test_a_cold_snap_that_is_cancelled_does_not_remain() -> None:
    match = answer(drawing("cold_snap", hero()), True)
    assert match.state.remaining == ()


# Experience


@cancelled_and_not
def test_growing_smarter_brings_2_experience(cancelled: bool) -> None:
    match = answer(drawing("growing_smarter", hero(), options=LEARNING), cancelled)
    assert match.state.horde_experience == (0 if cancelled else 2)
    assert match.told.of(ZombieCardDrawn) == []


def test_or_a_card_where_experience_is_not_played_with() -> None:
    match = answer(drawing("growing_smarter", hero()), False)
    assert match.state.horde_experience == 0
    assert [event.card for event in match.told.of(ZombieCardDrawn)] == ["shamble"]


def test_a_lesson_brings_a_hero_2_experience() -> None:
    match = at_window(HS, hero(), hero("jenny"), hand="lesson_learned", options=LEARNING)
    assert {"play lesson_learned becky", "play lesson_learned jenny"} <= match.playable(0)
    match.choose("play lesson_learned jenny", seat=0)
    moments.let_be(match)
    assert match.hero("jenny").experience == 2


def test_or_a_card_where_experience_is_not_played_with_here_too() -> None:
    match = at_window(HS, hero(), hand="lesson_learned", hero_deck="torch, keys")
    match.choose("play lesson_learned becky", seat=0)
    moments.let_be(match)
    assert match.hero().items == ("torch",)


# Zombies and the town


@clause("LN-4.15")
@cancelled_and_not
def test_pack_hunters_make_an_extra_step_that_brings_them_nearer(cancelled: bool) -> None:
    match = at_window(ZM, hero(at="f5"), zombies="f8 b5 f5", zombie_hand="pack_hunters", dice=[3])
    match.choose("play pack_hunters", seat=1)
    answer(match, cancelled)
    if cancelled:
        assert match.zombies == ["b5", "f5", "f8"]
        return
    assert match.kind == "advance"
    assert {*match.texts} == {"move b5", "move f8", "done"}
    match.choose("move f8")
    assert {*match.texts} == {"to e7", "to f7", "to g7"}
    match.choose("to f7")
    assert {*match.texts} == {"move b5", "done"}
    match.choose("done")
    assert match.zombies == ["b5", "f5", "f7"]


def test_not_where_nobody_can_come_nearer() -> None:
    match = at_window(ZM, hero(at="f5"), zombies="f5", zombie_hand="pack_hunters")
    assert match.playable(1) == set()


@clause("LN-13.7", "LN-1.10")
@cancelled_and_not
def test_a_blackout_puts_the_lights_out_in_a_d3_of_random_buildings(cancelled: bool) -> None:
    match = at_window(ZS, hero(at="f5"), zombie_hand="blackout", dice=[3, 2, 1, 2, 1, 3, 1])
    match.choose("play blackout", seat=1)
    answer(match, cancelled)
    assert len(match.state.dark) == (0 if cancelled else 2)
    assert len(match.told.of(BuildingMarked)) == len(match.state.dark)
    assert [kept.card for kept in match.state.remaining] == ([] if cancelled else ["blackout"])


@clause("LN-8.8")
def test_its_markers_go_with_the_card() -> None:
    match = at_window(ZS, hero(at="f5"), zombie_hand="blackout", dice=[3, 2, 1, 3, 1])
    match.choose("play blackout", seat=1)
    moments.let_be(match)
    assert len(match.state.dark) == 2
    assert "play principal_gomez cancel blackout" in match.playable(0)
    match.choose("play principal_gomez cancel blackout", seat=0)
    assert (match.state.dark, match.state.remaining) == (set(), ())
