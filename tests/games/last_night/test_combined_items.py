"""Items that are taped together, and what heroes with a Backpack carry (LN-9.6 to LN-9.11)."""

from contextlib import suppress
from typing import Any

import pytest

from deadtown.games.last_night.arriving import FullPlay
from deadtown.games.last_night.events import ItemGiven, ItemLost, ItemsCombined, ItemSpent
from deadtown.games.last_night.items import fits, load, lose_thing
from deadtown.games.last_night.refusals import why_not
from deadtown.games.last_night.state import Hero
from deadtown.kernel import Decision, Scripted, Window
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish
from tests.games.last_night.table import NightMatch, hero, table

KEYS_AND_REVOLVER = (("keys", "revolver"),)


def bearing(items: str, *taped: tuple[str, str], **more: Any) -> Hero:
    """Becky with items of which some are one."""
    return hero(more.pop("person", "becky"), items=items, taped=taped, **more)


def using(items: str, *taped: tuple[str, str], **more: Any) -> NightMatch:
    """Becky between her actions."""
    return table("after_exchange", bearing(items, *taped), hero("billy", "l9"), active="becky", **more)


def rolls(match: NightMatch, what: str = "tape") -> list[tuple[int, ...]]:
    return [roll.dice for roll in match.rolls(what)]


# Duct Tape


@clause("LN-9.6")
def test_duct_tape_combines_two_other_items_of_its_hero() -> None:
    match = using("duct_tape, keys, revolver, torch")
    match.choose("use duct_tape becky")
    assert match.asked == (0, "combine")
    assert match.texts == ["combine keys revolver", "combine keys torch", "combine revolver torch"]
    match.choose("combine keys revolver")
    assert match.hero().taped == KEYS_AND_REVOLVER
    assert match.hero().items == ("keys", "revolver", "torch")
    assert match.state.hero_discard == ["duct_tape"]
    assert [event.cards for event in match.told.of(ItemsCombined)] == [("keys", "revolver")]


@clause("LN-9.6")
def test_with_two_items_nothing_is_to_be_chosen() -> None:
    match = using("duct_tape, keys, revolver")
    match.choose("use duct_tape becky")
    assert match.hero().taped == KEYS_AND_REVOLVER


@clause("LN-9.6", "LN-1.9")
@pytest.mark.parametrize("items", ["duct_tape", "duct_tape, keys"])
def test_there_must_be_two_items_to_combine(items: str) -> None:
    match = using(items, halts=True, hand="just_a_scratch")
    assert "use duct_tape becky" not in match.playable(0)


@clause("LN-9.10")
def test_a_combined_item_is_not_combined_again() -> None:
    match = using("duct_tape x2, keys, revolver, torch", ("keys", "revolver"))
    match.choose("use duct_tape becky")
    assert match.hero().taped == (("duct_tape", "torch"), ("keys", "revolver"))


@clause("LN-9.6")
def test_both_halves_keep_their_texts() -> None:
    match = fight(bearing("baseball_bat, torch", ("baseball_bat", "torch")), dice=[3, 2, 4])
    match.wait_for("fight_rolled")
    assert {"use baseball_bat becky", "use torch becky"} <= match.playable(0)


# Carrying


@clause("LN-9.7", "LN-9.9", "LN-9.3")
@pytest.mark.parametrize(
    ("items", "taped", "counts"),
    [
        (("keys", "torch"), (), (2, 0)),
        (("keys", "torch"), (("keys", "torch"),), (1, 0)),
        (("keys", "revolver"), (("keys", "revolver"),), (1, 1)),
        (("pitchfork", "revolver"), (("pitchfork", "revolver"),), (1, 1)),
        (("logging_axe",), (), (2, 2)),
        (("keys", "logging_axe"), (("keys", "logging_axe"),), (2, 2)),
        (("hunting_rifle", "logging_axe"), (("hunting_rifle", "logging_axe"),), (2, 2)),
        (("hunting_rifle", "logging_axe"), (), (4, 4)),
        (("backpack",), (), (0, 0)),
        (("backpack", "keys"), (("backpack", "keys"),), (1, 0)),
        (("signal_flare",), (), (1, 0)),
    ],
)
def test_what_items_count_as(items: tuple[str, ...], taped: Any, counts: tuple[int, int]) -> None:
    """R-16."""
    assert load("becky", items, taped) == counts


@clause("LN-9.1", "LN-9.7")
def test_a_combined_item_makes_room() -> None:
    items = ("keys", "pitchfork", "revolver", "revolver", "torch")
    assert not fits("becky", items)
    assert fits("becky", items, (("revolver", "revolver"),))


@clause("LN-9.1")
def test_with_a_backpack_two_items_more_are_carried_but_no_weapons() -> None:
    six = ("ammo", "keys", "lighter", "revolver", "revolver", "torch")
    assert not fits("becky", six)
    assert fits("becky", ("backpack", *six))
    assert not fits("becky", ("backpack", "gasoline", *six)), "seven"
    assert not fits("becky", ("backpack", "pitchfork", "revolver", "revolver")), "three weapons"


@clause("LN-9.2", "LN-9.11")
def test_what_is_too_much_goes_whole_and_unrolled() -> None:
    match = table(
        *("move_action", bearing("ammo, keys, lighter, revolver, torch", ("keys", "revolver"), at="a5")),
        hero_deck="gasoline, ammo",
        active="becky",
        left=3,
    )
    match.choose("search")
    assert match.asked == (0, "overflow")
    assert "drop keys+revolver" in match.texts
    assert "drop keys" not in match.texts
    match.choose("drop keys+revolver")
    assert match.hero().items == ("ammo", "gasoline", "lighter", "torch")
    assert match.hero().taped == ()
    assert match.state.hero_discard == ["keys", "revolver"]
    assert rolls(match) == []


@clause("LN-9.2", "LN-9.10")
def test_what_is_too_much_is_handed_on_as_a_whole() -> None:
    match = table(
        *("move_action", bearing("ammo, keys, lighter, revolver, torch", ("keys", "revolver"), at="a5")),
        hero("jake", "a5", "revolver, ammo"),
        hero("jenny", "a5", "revolver x2"),
        hero_deck="gasoline, ammo",
        active="becky",
        left=3,
    )
    match.choose("search")
    assert "hand keys+revolver jenny" not in match.texts, "that would be three weapons"
    match.choose("hand keys+revolver jake")
    assert match.hero("jake").taped == KEYS_AND_REVOLVER
    assert match.hero("jake").items == ("ammo", "keys", "revolver", "revolver")
    assert match.hero().taped == ()


@clause("LN-9.2")
def test_who_loses_the_backpack_carries_too_much() -> None:
    match = table(
        *("exchange", hero(items="backpack, ammo, keys, lighter, gasoline, torch"), hero("jake")), active="becky"
    )
    match.choose("give backpack jake")
    assert match.asked == (0, "overflow")
    match.choose("drop torch")
    assert match.hero().items == ("ammo", "gasoline", "keys", "lighter")


@clause("LN-9.2", "LN-9.8")
def test_who_loses_a_backpack_with_what_it_is_taped_to_gets_rid_of_the_rest() -> None:
    me = bearing("backpack, keys, ammo, lighter, gasoline, revolver, torch", ("backpack", "keys"), at="a5")
    match = table("after_exchange", me, active="becky", dice=[3], hero_deck="recovery x9")
    match.choose("use keys becky")
    assert match.asked == (0, "overflow")
    match.choose("drop torch")
    assert match.hero().items == ("ammo", "gasoline", "lighter", "revolver")


@clause("LN-9.2", "LN-6.16")
def test_what_breaks_off_a_backpack_may_be_all_that_goes() -> None:
    me = bearing("backpack, baseball_bat, ammo, gasoline, keys, lighter, torch", ("backpack", "baseball_bat"))
    match = fight(me, dice=[3, 2, 4, 6, 1, 4])
    match.wait_for("fight_rolled")
    match.choose("use baseball_bat becky")
    assert match.kind != "overflow"
    assert "backpack" in match.hero().items


# Exchange


@clause("LN-9.10", "LN-5.14")
def test_a_combined_item_is_exchanged_as_a_whole() -> None:
    match = table(
        *("exchange", bearing("keys, revolver", ("keys", "revolver")), hero("jake", items="torch")), active="becky"
    )
    assert {*match.texts} == {
        *("give keys+revolver jake", "take torch jake", "swap keys+revolver torch jake", "done"),
    }
    match.choose("swap keys+revolver torch jake")
    assert (match.hero().items, match.hero().taped) == (("torch",), ())
    assert (match.hero("jake").items, match.hero("jake").taped) == (("keys", "revolver"), KEYS_AND_REVOLVER)
    assert [event.card for event in match.told.of(ItemGiven)] == ["torch", "keys", "revolver"]


@clause("LN-9.10", "LN-5.14")
def test_the_other_owner_is_asked_about_all_of_it() -> None:
    match = table(
        *("exchange", bearing("keys, revolver", ("keys", "revolver")), hero("jake", seat=1)),
        active="becky",
        players=3,
    )
    match.choose("give keys+revolver jake")
    assert match.asked == (1, "trade_answer")
    assert match.decision is not None
    assert match.decision.about["given"] == "keys+revolver"
    match.choose("accept")
    assert match.hero("jake").taped == KEYS_AND_REVOLVER


@clause("LN-9.10")
def test_one_that_is_not_taped_is_given_by_itself() -> None:
    cast = bearing("keys, revolver x2", ("keys", "revolver")), hero("jake")
    match = table("exchange", *cast, active="becky")
    match.choose("give revolver jake")
    assert match.hero().taped == KEYS_AND_REVOLVER
    assert match.hero("jake").items == ("revolver",)


# Discards


@clause("LN-9.8", "LN-9.11")
@pytest.mark.parametrize(("die", "items"), [(3, ()), (4, ("revolver",))])
def test_the_cost_of_use_takes_the_other_half_with_it_unless_a_four_is_rolled(die: int, items: tuple[str, ...]) -> None:
    match = table(
        *("after_exchange", bearing("keys, revolver", ("keys", "revolver"), at="a5")),
        active="becky",
        dice=[die],
        hero_deck="recovery x9",
    )
    match.choose("use keys becky")
    assert rolls(match) == [(die,)]
    assert match.hero().items == items
    assert match.hero().taped == ()
    assert match.state.hero_discard == ["keys", *(["revolver"] if not items else [])]


@clause("LN-9.11")
def test_ammo_does_not_go_in_place_of_a_gun_that_is_only_taped_to_what_is_used() -> None:
    match = table(
        *("after_exchange", bearing("ammo, keys, revolver", ("keys", "revolver"), at="a5")),
        active="becky",
        dice=[3],
        hero_deck="recovery x9",
    )
    match.choose("use keys becky")
    assert match.hero().items == ("ammo",)


@clause("LN-9.8", "LN-6.16")
@pytest.mark.parametrize(("die", "items"), [(3, ()), (4, ("torch",))])
def test_a_weapon_that_breaks_may_cost_what_is_taped_to_it(die: int, items: tuple[str, ...]) -> None:
    me = bearing("baseball_bat, torch", ("baseball_bat", "torch"))
    match = fight(me, dice=[3, 2, 4, 6, 1, die])
    match.wait_for("fight_rolled")
    match.choose("use baseball_bat becky")
    finish(match)
    assert match.hero().items == items
    assert match.hero().taped == ()


@clause("LN-9.8", "LN-9.11")
def test_what_goes_in_place_of_one_half_saves_both() -> None:
    match = table(
        *("ranged_attack", bearing("ammo, keys, revolver", ("keys", "revolver"))),
        active="becky",
        zombies="f6",
        dice=[1],
        halts=True,
    )
    match.choose("shoot revolver f6")
    match.wait_for("item_lost")
    match.choose("use ammo becky")
    assert match.hero().items == ("keys", "revolver")
    assert match.hero().taped == KEYS_AND_REVOLVER
    assert rolls(match) == []


@clause("LN-9.8")
def test_of_two_that_are_alike_the_single_one_goes() -> None:
    match = table(
        *("ranged_attack", bearing("keys, revolver x2", ("keys", "revolver"))),
        active="becky",
        zombies="f6",
        dice=[1],
    )
    match.choose("shoot revolver f6")
    assert match.hero().items == ("keys", "revolver")
    assert match.hero().taped == KEYS_AND_REVOLVER


@clause("LN-9.8")
def test_sally_may_roll_again_for_the_other_half() -> None:
    match = table(
        *("after_exchange", bearing("keys, revolver", ("keys", "revolver"), person="sally", at="a5")),
        active="sally",
        dice=[1, 5],
        hero_deck="recovery x9",
    )
    match.choose("use keys sally", "use lucky sally 1")
    assert match.hero("sally").items == ("revolver",)


@clause("LN-9.11", "LN-7.15")
def test_who_dies_loses_it_whole_without_a_roll() -> None:
    me = bearing("keys, revolver", ("keys", "revolver"), wounds=2)
    match = finish(fight(me, hero("billy", "l9"), dice=[1, 2, 6], scenario="escape_in_the_truck"))
    assert sorted(match.state.hero_discard) == ["keys", "revolver"]
    assert match.hero().taped == ()
    assert rolls(match) == []


@clause("LN-9.8")
def test_the_tank_is_filled_out_of_a_combined_can() -> None:
    match = table(
        *("exchange", bearing("gasoline, revolver", ("gasoline", "revolver"), at="g7")),
        active="becky",
        scenario="escape_in_the_truck",
        dice=[2],
    )
    match.choose("fuel")
    assert match.state.tank
    assert match.hero().items == ()
    assert [event.card for event in match.told.of(ItemSpent)] == ["gasoline"]
    assert [event.card for event in match.told.of(ItemLost)] == ["revolver"]


# Effects that discard an item of somebody's choice


def after_losing(me: Hero, thing: str, *uses: str) -> Hero:
    """A hero of whom an effect has discarded an item; what is used in its place is told."""
    play = FullPlay(table("heroes_start", me).state, Scripted())
    course = lose_thing(play, 0, thing)
    with suppress(StopIteration):
        window = next(course)
        while True:
            assert isinstance(window, Window)
            option = next((option for option in window.plays(0) if option[1] in uses), None)
            window = course.send((0, *option) if option else ())
    return play.state.heroes[0]


@clause("LN-9.10", "LN-9.11")
def test_an_effect_that_discards_an_item_discards_a_combined_one_whole() -> None:
    loser = after_losing(bearing("keys, revolver, torch", ("keys", "revolver")), "keys+revolver")
    assert (loser.items, loser.taped) == (("torch",), ())


@clause("LN-9.11")
def test_ammo_saves_a_combined_item_with_a_gun() -> None:
    loser = after_losing(bearing("ammo, keys, revolver", ("keys", "revolver")), "keys+revolver", "ammo")
    assert (loser.items, loser.taped) == (("keys", "revolver"), KEYS_AND_REVOLVER)


@clause("LN-9.11")
def test_a_single_item_is_lost_like_any_other() -> None:
    loser = after_losing(bearing("keys, revolver, torch", ("keys", "revolver")), "torch")
    assert (loser.items, loser.taped) == (("keys", "revolver"), KEYS_AND_REVOLVER)


@clause("LN-9.2", "LN-9.11")
def test_who_is_robbed_of_a_backpack_carries_too_much() -> None:
    me = hero(items="backpack, gasoline, keys, lighter, revolver, torch")
    question = next(lose_thing(FullPlay(table("heroes_start", me).state, Scripted()), 0, "backpack"))
    assert isinstance(question, Decision)
    assert question.kind == "overflow"
    assert ("drop", "torch") in question.options


# What is seen and said


@clause("LN-9.6")
def test_everybody_sees_what_is_combined() -> None:
    match = using("keys, revolver", ("keys", "revolver"))
    for seat in (0, 1, None):
        assert [*match.view(seat).heroes[0].taped] == ["keys+revolver"]


@clause("LN-9.10")
def test_a_half_is_not_given_by_itself_and_the_refusal_says_what_is_asked() -> None:
    match = table(*("exchange", bearing("keys, revolver", ("keys", "revolver")), hero("jake")), active="becky")
    refusal = why_not(match.state, match.decision, 0, ("give", "keys", "jake"))
    assert refusal is not None
    assert refusal.reason == "decide-exchange"
