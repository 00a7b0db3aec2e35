"""Whatever somebody may wish for and can't have is refused with a reason, the clause that says so, and words."""

from pathlib import Path
from typing import Any

import pytest

from deadtown.games.humans.cards import WINDOWS
from deadtown.games.humans.refusals import CLAUSES
from deadtown.games.humans.refusing import cards, leaders
from deadtown.text import LANGUAGES
from tests.games.humans.table import DINER, GAME, HOSPITAL, TableMatch, leader, start, table
from tests.games.reasons import comes_first, reasons_in, why, without_words, worded, written_in

SHOPS = f"{DINER}, hu_gym 1 0 0"
"""The Diner in the north of Town Square, with a road in front, and the Gym in the east."""


def window(hand: str = "crowbar", kind: str = "turn_start", seat: int = 0, **more: Any) -> TableMatch:
    """Ada's turn, in which she or Bob holds some cards when a window opens."""
    hands = [hand if place == seat else "" for place in range(2)]
    ada = leader(more.pop("zombies", "centre"), hands[0])
    bob = leader(more.pop("bobs", "s1"), hands[1], **more.pop("bob", {}))
    match = table(more.pop("step", "begin_turn"), SHOPS, ada, bob, halts=True, **more)
    match.wait_for(kind)
    assert match.window is not None
    return match


# Cards


@pytest.mark.parametrize(
    ("hand", "wish", "reason"),
    [
        ("crowbar", "play stampede", ("not-in-hand", "HU-12.1")),
        ("crowbar", "discard crowbar", ("discard-at-the-end", "HU-11.1")),
        ("crowbar", "discard stampede", ("not-in-hand", "HU-11.1")),
        ("crowbar", "play crowbar", ("only-after-their-capture-roll", "HU-16.3")),
        ("fresh_meat", "play fresh_meat", ("only-before-your-move", "HU-16.9")),
        ("second_wind", "play second_wind", ("only-before-your-move", "HU-16.10")),
        ("rigor_mortis", "play rigor_mortis", ("only-before-their-move", "HU-16.11")),
        ("back_door", "play back_door", ("only-after-your-breach", "HU-16.13")),
        ("slippery_customer", "play slippery_customer", ("only-before-their-capture-roll", "HU-16.14")),
        ("death_grip", "play death_grip", ("only-before-your-capture-roll", "HU-16.15")),
        ("this_way", "play this_way", ("only-after-a-flight-roll", "HU-16.16")),
        ("second_helping", "play second_helping", ("only-with-your-capture-cards", "HU-16.20")),
        ("boarded_up", "play boarded_up", ("no-building-to-close", "HU-12.7")),
        ("boarded_up", "play boarded_up hu_diner", ("building-not-open", "HU-12.7")),
        ("boarded_up", "play boarded_up hu_church", ("tile-not-on-map", "HU-16.12")),
        ("boarded_up", "play boarded_up hu_town_square", ("not-a-building", "HU-16.12")),
        ("stampede", "play stampede", ("no-humans-on-map", "HU-12.7")),
        ("stampede", "play stampede 1", ("aimed-at-nothing", "HU-12.6")),
        ("stitched_up", "play stitched_up", ("no-wounds", "HU-12.7")),
        ("sticky_fingers", "play sticky_fingers", ("nobody-has-tokens", "HU-12.7")),
        ("sticky_fingers", "play sticky_fingers 1", ("has-no-tokens", "HU-12.7")),
        ("sticky_fingers", "play sticky_fingers 0", ("not-at-yourself", "HU-16.19")),
        ("stampede", "step centre n1", ("decide-window", "HU-12.3")),
        ("stampede", "place 1 1 0", ("decide-window", "HU-12.3")),
        ("stampede", "reroll", ("no-die-token", "HU-13.1")),
    ],
)
def test_a_card_that_cannot_be_played_now(hand: str, wish: str, reason: tuple[str, str]) -> None:
    assert why(window(hand), wish) == reason


def test_what_a_card_needs_is_named_with_it() -> None:
    match = window("sticky_fingers", bob={"dice": 2})
    assert why(match, "play sticky_fingers") == ("name-an-opponent", "HU-16.19")
    match = window("boarded_up", openings="n3")
    assert why(match, "play boarded_up") == ("name-a-building", "HU-16.12")
    match = window("fresh_meat", "before_move", step="before_move")
    assert why(match, "play fresh_meat") == ("name-a-tile", "HU-16.9")


def test_only_one_card_a_round() -> None:
    bob = leader("s1", "stampede", may_play=False)
    match = table("begin_turn", DINER, leader(hand="stampede"), bob, humans="n1", halts=True)
    assert match.window is not None
    assert why(match, "play stampede", 1) == ("one-card-a-round", "HU-12.2")


def test_some_cards_are_for_the_own_turn_and_some_for_that_of_others() -> None:
    assert why(window("stitched_up", seat=1), "play stitched_up", 1) == ("only-in-your-turn", "HU-12.6")
    match = window("rigor_mortis", "before_move", step="before_move")
    assert why(match, "play rigor_mortis") == ("not-in-your-turn", "HU-12.6")
    match = window("stitched_up", "before_move", step="before_move")
    assert why(match, "play stitched_up") == ("only-at-your-turn-start", "HU-16.18")
    match = window("stampede", "before_move", step="before_move")
    assert why(match, "play stampede") == ("only-at-a-turn-start", "HU-16.17")


def test_who_has_been_passed_over_waits() -> None:
    ada, bob = leader(hand="stampede"), leader("s1", "stampede")
    match = table("begin_turn", DINER, ada, bob, leader("s1", "stampede, boarded_up"), humans="n1", halts=True)
    match.choose("pass", seat=1)
    match.choose("play stampede", seat=2)
    match.wait_for("turn_start")
    assert match.window is not None
    assert match.window.seats == (0,)
    assert why(match, "play stampede", 1) == ("not-asked-now", "HU-12.4")
    assert why(match, "pass", 1) == ("not-asked-now", "HU-12.4")


def test_cards_wait_while_something_else_is_decided() -> None:
    match = table("move", DINER, leader(hand="second_wind"), leader("s1"))
    assert why(match, "play second_wind") == ("not-in-a-window", "HU-12.3")


def test_fresh_meat_needs_a_tile_with_own_zombies_and_room() -> None:
    def meat(wish: str, **more: Any) -> tuple[str, str]:
        return why(window("fresh_meat", "before_move", step="before_move", **more), f"play fresh_meat {wish}")

    square = "centre n1 e1 s1 w1"
    assert meat("", supply=0) == ("supply-empty", "HU-12.7")
    assert meat("", bobs=square) == ("no-tile-with-room", "HU-12.7")
    assert meat("hu_church") == ("tile-not-on-map", "HU-16.9")
    assert meat("hu_diner") == ("no-zombie-of-yours-on-tile", "HU-16.9")
    assert meat("hu_town_square", zombies="centre n3", bobs=square) == ("no-room-on-tile", "HU-12.7")


def test_a_building_with_zombies_inside_is_not_closed() -> None:
    match = window("boarded_up", openings="n3", bobs="n4")
    assert why(match, "play boarded_up hu_diner") == ("zombies-inside", "HU-16.12")


def test_humans_who_cannot_move_do_not_stampede() -> None:
    match = window("stampede", humans="w1", zombies="centre", bobs="centre")
    assert why(match, "play stampede") == ("humans-hemmed-in", "HU-12.7")


def test_without_capture_cards_there_is_no_second_helping() -> None:
    match = window("second_helping", "capture_cards", step="capture", humans="centre", dice=[6])
    assert why(match, "play second_helping") == ("no-capture-cards", "HU-12.7")


def test_who_moves_a_human_already_need_not_call_it() -> None:
    match = window("this_way", "flee_roll", seat=1, step="capture", humans="centre", dice=[1, 4])
    assert why(match, "play this_way", 1) == ("you-move-it", "HU-16.16")


def test_a_trapped_human_follows_nobody() -> None:
    """It could slip past another human with two steps, but not with one."""
    more: dict[str, Any] = {"zombies": "centre", "bobs": "e1 s1 w1", "humans": "centre n1", "dice": [1, 1]}
    match = window("this_way", "flee_roll", step="capture", **more)
    assert why(match, "play this_way") == ("human-trapped", "HU-16.16")


# Zombies


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("step n2 n2", ("already-there", "HU-7.2")),
        ("step n2", ("zombie-where", "HU-7.2")),
        ("walk n2 n3", ("step-instead", "HU-7.2")),
        ("step n2 w1n3", ("walk-instead", "HU-7.2")),
        ("step n2 s1", ("not-connected", "HU-7.2")),
        ("step w1n3 w1n4", ("barricaded", "HU-2.7")),
        ("walk w1n3 w1n4", ("barricaded", "HU-2.7")),
        ("step n4 n3", ("no-way-out", "HU-7.13")),
        ("walk n2 n4", ("barricade-in-the-way", "HU-2.7")),
        ("walk n2 s1", ("humans-in-the-way", "HU-7.4")),
        ("walk n2 e4", ("too-far", "HU-7.2")),
        ("step s1 centre", ("no-zombie-of-yours", "HU-7.2")),
        ("step w9 w8", ("no-such-space", "HU-2.2")),
        ("step n2 e1n2", ("no-such-space", "HU-2.2")),
        ("breach n4", ("breach-from-inside", "HU-7.13")),
        ("breach n2", ("not-a-doorstep", "HU-7.7")),
        ("breach n3", ("no-zombie-of-yours", "HU-7.7")),
        ("breach e1n3", ("opening-there", "HU-7.7")),
        ("attempt n4", ("no-human", "HU-8.1")),
        ("attempt centre", ("no-zombie-of-yours", "HU-8.1")),
        ("keep", ("decide-move-step", "HU-7.2")),
        ("flee n4", ("decide-move-step", "HU-7.2")),
        ("reroll", ("nothing-to-roll-again", "HU-13.1")),
    ],
)
def test_a_zombie_cannot_do_that(wish: str, reason: tuple[str, str]) -> None:
    ada = leader("n2 w1n3 n4", dice=1)
    match = table("move", SHOPS, ada, leader("s1"), humans="centre", openings="e1n3", left=3)
    assert why(match, wish) == reason


def test_a_zombie_that_has_met_a_human_stays() -> None:
    match = table("move", DINER, leader("n2 n3"), leader("s1"), humans="w1n3", left=3)
    match.choose("step n3 w1n3")
    assert why(match, "step w1n3 n3") == ("zombie-stopped", "HU-7.4")
    assert why(match, "breach w1n3") == ("zombie-stopped", "HU-7.4")
    assert why(match, "attempt w1n3") == ("capture-after-moving", "HU-7.6")


def test_a_building_is_tried_once_a_turn() -> None:
    match = table("move", DINER, leader("n3 w1n3"), leader("s1"), dice=[1])
    match.choose("breach n3")
    assert why(match, "breach n3") == ("tried-already", "HU-7.8")
    assert why(match, "breach w1n3") == ("tried-already", "HU-7.8")


def test_without_steps_nobody_moves() -> None:
    match = table("move", DINER, leader("n3"), leader("s1"), left=0)
    assert why(match, "step n3 n2") == ("no-steps-left", "HU-7.2")
    assert why(match, "walk n3 n1") == ("no-steps-left", "HU-7.2")
    assert why(match, "step n3 n4") == ("barricaded", "HU-2.7")


def test_what_nobody_could_mean_is_not_refused_but_not_understood() -> None:
    match = table("move", DINER, leader("n3"), leader("s1"))
    for wish in ("walk home n1", "fly n3", "play bazooka", "play stampede 7", "step", "choose", "use", "end now"):
        assert match.why_not(0, wish) is None


# Humans


def test_who_is_not_prey_is_left_alone() -> None:
    match = table("capture", DINER, leader("n1 n3 s1"), leader("e1"), humans="n1 n3 s1 n4", prey=(1, 2))
    assert match.asked == (0, "capture_order")
    assert why(match, "attempt s1") == ("not-captured-this-turn", "HU-8.2")
    assert why(match, "attempt n4") == ("no-zombie-of-yours", "HU-8.1")
    assert why(match, "attempt w1") == ("no-human", "HU-8.1")
    assert why(match, "end") == ("decide-capture-order", "HU-8.1")


def test_a_human_flees_exactly_as_far_as_it_must() -> None:
    three = [leader(), leader("s1"), leader("s1")]
    match = table("capture", DINER, *three, humans="centre e1", dice=[1, 4])
    assert match.asked == (2, "move_human")
    assert why(match, "flee n3", 2) == ("not-that-long", "HU-10.4")
    assert why(match, "flee w1n4", 2) == ("not-that-long", "HU-10.4")
    assert why(match, "flee centre", 2) == ("human-must-go", "HU-10.3")
    assert why(match, "flee s1", 2) == ("zombie-there", "HU-10.3")
    assert why(match, "flee e1", 2) == ("human-there", "HU-10.3")
    assert why(match, "flee n9", 2) == ("no-such-space", "HU-2.2")
    assert why(match, "pass", 2) == ("decide-move-human", "HU-10.4")
    assert why(match, "flee n4", 0) == ("not-your-decision", "HU-4.2")


def test_humans_do_not_pass_zombies() -> None:
    three = [leader("centre n2"), leader("s1"), leader("s1")]
    match = table("capture", SHOPS, *three, humans="centre", dice=[1, 4])
    assert match.asked == (2, "move_human")
    assert why(match, "flee n3", 2) == ("zombies-in-the-way", "HU-10.3")


def test_a_stampede_moves_each_human_once_and_not_far() -> None:
    match = window("stampede", humans="n3 w1 e3", zombies="centre", dice=[4])
    match.choose("play stampede")
    assert match.asked == (0, "lead_human")
    assert why(match, "human s1") == ("no-human", "HU-16.17")
    assert why(match, "human w1") == ("human-hemmed-in", "HU-10.3")
    assert why(match, "end") == ("decide-lead-human", "HU-10.3")
    match.choose("human n3")
    assert match.asked == (0, "lead_to")
    assert why(match, "to n3") == ("human-must-go", "HU-10.3")
    assert why(match, "to e2") == ("human-too-far", "HU-16.17")
    assert why(match, "to centre") == ("zombie-there", "HU-10.3")
    assert why(match, "to w1") == ("human-there", "HU-10.3")
    assert why(match, "done") == ("decide-lead-to", "HU-10.3")
    match.choose("to n4")
    assert why(match, "human n4") == ("human-moved-already", "HU-16.17")


def test_the_band_leads_humans_as_far_as_it_plays() -> None:
    match = table("draw", DINER, leader("s1", used=False), leader("n3"), humans="centre", events="crowbar x3")
    assert why(match, "human centre") == ("decide-ability", "HU-14.2")
    match.choose("use follow_the_band")
    assert why(match, "human n3") == ("no-human", "HU-17.6")
    match.choose("human centre")
    assert why(match, "to centre") == ("human-must-go", "HU-10.3")
    assert why(match, "to n4") == ("human-too-far", "HU-17.6")
    assert why(match, "to s1") == ("zombie-there", "HU-10.3")


# Tiles and what comes with them


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("place 0 0 0", ("cell-taken", "HU-5.2")),
        ("place 3 3 0", ("no-link", "HU-5.2")),
        ("place 1 0 1", ("road-into-wall", "HU-5.2")),
        ("place 1 0 2", ("turned-alike", "HU-5.2")),
        ("place 2", ("decide-place-tile", "HU-5.2")),
        ("pass", ("decide-place-tile", "HU-5.2")),
    ],
)
def test_a_tile_cannot_be_laid_like_that(wish: str, reason: tuple[str, str]) -> None:
    assert why(table("tile", DINER, tiles="hu_road_straight"), wish) == reason


def test_what_a_building_brings_goes_inside() -> None:
    match = table("populate", HOSPITAL.replace("hospital", "concert_hall"))
    assert match.asked == (0, "place_humans")
    assert why(match, "put n4") == ("say-where-to-leave", "HU-5.6")
    assert why(match, "leave n3") == ("not-in-the-building", "HU-5.6")
    assert why(match, "pass") == ("decide-place-humans", "HU-5.5")
    match.choose("leave n4")
    assert match.asked == (0, "place_die_tokens")
    assert why(match, "leave n4") == ("say-where-to-put", "HU-5.6")
    assert why(match, "put n2") == ("not-in-the-building", "HU-5.6")
    assert why(match, "end") == ("decide-place-die-tokens", "HU-5.6")
    match.choose("put n4")
    assert why(match, "put n4") == ("chosen-already", "HU-5.6")


def test_with_many_players_two_humans_come_onto_a_road() -> None:
    match = table("populate", "hu_road_cross_1 0 -1 0", options={"five_six_rules": "on"})
    assert why(match, "put n1") == ("not-on-the-new-road", "HU-5.5")
    match.choose("put n3")
    assert why(match, "put n3") == ("chosen-already", "HU-5.5")


def test_fresh_meat_comes_onto_free_spaces_of_its_tile() -> None:
    match = window("fresh_meat", "before_move", step="before_move", zombies="n2", humans="n3")
    match.choose("play fresh_meat hu_diner")
    assert match.asked == (0, "card_put")
    assert why(match, "put n1") == ("not-on-that-tile", "HU-16.9")
    assert why(match, "put n2") == ("zombie-there", "HU-16.9")
    assert why(match, "put n3") == ("human-there", "HU-16.9")
    assert why(match, "leave n4") == ("decide-card-put", "HU-16.9")
    match.choose("put n4")
    assert why(match, "put n4") == ("chosen-already", "HU-16.9")


# Characters, tokens and wounds


def test_a_character_is_led_by_one_player() -> None:
    match = start(3, character_choice="choose")
    first = match.asked[0]
    assert why(match, "use pinfall", first) == ("decide-choose-character", "HU-3.1")
    match.choose("choose miner")
    assert why(match, "choose miner", match.asked[0]) == ("character-taken", "HU-3.1")
    assert why(match, "end", match.asked[0]) == ("decide-choose-character", "HU-3.1")


@pytest.mark.parametrize(
    ("character", "wish", "reason"),
    [
        ("doctor", "use pinfall", ("not-your-ability", "HU-17.4")),
        ("doctor", "object", ("not-your-ability", "HU-17.1")),
        ("doctor", "undermine hu_diner", ("not-your-ability", "HU-17.5")),
        ("doctor", "use heal_thyself", ("ability-with-wounds-drawn", "HU-17.3")),
        ("lawyer", "object", ("ability-against-a-card", "HU-17.1")),
        ("lawyer", "use objection", ("ability-against-a-card", "HU-17.1")),
        ("cheerleader", "use gimme_a_z", ("ability-before-your-move", "HU-17.2")),
        ("musician", "use follow_the_band", ("ability-before-your-move", "HU-17.6")),
        ("wrestler", "use pinfall", ("ability-before-your-capture", "HU-17.4")),
        ("miner", "use undermine", ("name-a-building-to-open", "HU-17.5")),
        ("miner", "undermine hu_gym", ("building-open", "HU-17.5")),
        ("miner", "undermine hu_church", ("tile-not-on-map", "HU-17.5")),
        ("miner", "undermine hu_town_square", ("not-a-building", "HU-17.5")),
    ],
)
def test_an_ability_cannot_be_used_now(character: str, wish: str, reason: tuple[str, str]) -> None:
    ada = leader("n3", character=character, used=False)
    assert why(table("move", SHOPS, ada, leader("s1"), openings="e2n1 e3 e4n1 e3n1 e2"), wish) == reason


def test_an_ability_is_used_once() -> None:
    match = table("move", SHOPS, leader("n3", character="miner"), leader("s1"))
    assert why(match, "undermine hu_diner") == ("ability-used", "HU-14.1")


def test_where_all_is_open_nothing_is_undermined() -> None:
    match = table("move", DINER, leader("n3", character="miner", used=False), leader("s1"), openings="n3")
    assert why(match, "use undermine") == ("no-building-to-open", "HU-17.5")


def test_mines_are_dug_during_the_movement() -> None:
    match = table("discard", DINER, leader("n3", "crowbar", character="miner", used=False), leader("s1"))
    assert why(match, "undermine hu_diner") == ("ability-while-moving", "HU-17.5")
    assert why(match, "end") == ("decide-discard-card", "HU-11.1")
    assert why(match, "discard stampede") == ("not-in-hand", "HU-11.1")


def test_the_lawyer_is_asked_for_an_answer() -> None:
    match = window("stampede", humans="n3", bob={"character": "lawyer", "used": False})
    match.choose("play stampede")
    assert match.asked == (1, "objection")
    assert why(match, "use objection", 1) == ("decide-objection", "HU-17.1")
    assert why(match, "pass", 1) == ("decide-objection", "HU-17.1")


def test_a_roll_is_answered_first() -> None:
    match = table("move", DINER, leader("n3", dice=1), leader("s1"), dice=[1])
    match.choose("breach n3")
    assert match.asked == (0, "do_over")
    assert why(match, "end") == ("decide-do-over", "HU-13.1")
    match.choose("reroll")
    assert why(match, "reroll") == ("no-die-token", "HU-13.1")


def test_where_anybody_may_pay_only_those_with_tokens_do() -> None:
    three = [leader("n3", "stampede"), leader("s1", dice=1), leader("s1")]
    match = table("move", DINER, *three, dice=[1], options={"reroll_scope": "any"})
    match.choose("breach n3")
    assert match.window is not None
    assert match.window.kind == "do_over_any"
    assert why(match, "reroll", 2) == ("no-die-token", "HU-13.1")
    assert why(match, "pass", 2) == ("no-die-token", "HU-13.1")
    assert why(match, "end", 0) == ("decide-do-over-any", "HU-13.1")
    assert why(match, "play stampede", 0) == ("not-in-a-window", "HU-12.3")


def test_a_double_must_be_kept() -> None:
    bob, drawn = leader("s1", "hunting_rifle"), "torso x2, left_leg x2, head_shot"
    match = table("capture", DINER, leader(), bob, humans="centre", dice=[6, 6], wounds=drawn, halts=True)
    match.wait_for("weapon")
    match.choose("play hunting_rifle")
    assert match.asked == (0, "keep_wound")
    assert why(match, "keep_wound head_shot") == ("keep-a-double", "HU-9.2")
    assert why(match, "keep_wound right_arm") == ("wound-not-drawn", "HU-9.2")
    assert why(match, "end") == ("decide-keep-wound", "HU-9.2")


def test_a_tie_is_decided_first() -> None:
    match = table("capture", DINER, leader(), leader("s1"), humans="centre", dice=[6], captures="eat, infect")
    assert match.asked == (0, "infect_or_eat")
    assert why(match, "keep") == ("decide-infect-or-eat", "HU-8.3")


# All of them


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_in_the_code_has_words(language: str) -> None:
    reasons = {*reasons_in(GAME, "at"), *cards.MOMENTS.values(), *leaders.MOMENTS.values()}
    assert len(reasons) > 70
    assert without_words(GAME, language, reasons) == set()


def test_every_reason_that_has_words_is_met_here() -> None:
    assert worded(GAME) - {*written_in(Path(__file__))} == set()


@pytest.mark.parametrize("kind", sorted(set(CLAUSES) - set(WINDOWS)))
def test_every_decision_says_that_it_comes_first(kind: str) -> None:
    assert comes_first(GAME, kind, CLAUSES[kind])
