"""The bots of Humans!!!: what they choose, in which style, and that they go by what their seat sees."""

from typing import Any

import pytest

from deadtown.bots import find_bot
from deadtown.games.humans.bots import BOTS, STYLES
from deadtown.games.humans.guide import HumansGuide
from deadtown.games.humans.tactics import VETERAN, seen_in, seen_of, worth
from tests.clauses import clause
from tests.games.bots import choose_by_sight, judged_alike, names_its_bots, play, searching, some_of, weighs_all
from tests.games.humans.choosing import STRAIGHT, choice
from tests.games.humans.table import DINER, GAME, TableMatch, leader, start, table

ALL = [*STYLES, "veteran"]


# Movement


@pytest.mark.parametrize("bot", ALL)
@clause("HU-7.4")
def test_a_zombie_goes_onto_a_human_in_reach(bot: str) -> None:
    match = table("move", STRAIGHT, leader("e1"), leader("w4"), humans="e4 n1")
    assert choice(match, bot) in ("walk e1 e4", "walk e1 n1")


@pytest.mark.parametrize("bot", ALL)
def test_zombies_spread_over_several_humans(bot: str) -> None:
    match = table("move", STRAIGHT, leader("centre centre"), leader("w4"), humans="e2 w2")
    first = choice(match, bot)
    match.choose(first)
    assert {first, choice(match, bot)} == {"walk centre e2", "walk centre w2"}


def test_nobody_waits_when_everybody_is_far_away() -> None:
    """Four hordes stood behind an opened wall for the rest of a game, since all humans were ten steps away."""
    road = ", ".join(f"hu_road_t_{number + 1} {number + 1} 0 0" for number in range(3))
    match = table("move", road, leader("w1"), leader("w1"), humans="e10")
    assert choice(match, "veteran").startswith("walk w1 e")


@clause("HU-10.6")
def test_a_veteran_closes_in_on_a_human_at_the_end_of_a_road() -> None:
    match = table("move", STRAIGHT, leader("e1 e1"), leader("w4"), humans="e4", left=5)
    moves = []
    for _ in range(2):
        moves.append(choice(match, "veteran"))
        match.choose(moves[-1])
    assert {"walk e1 e4", "walk e1 e3"} == set(moves)


@pytest.mark.parametrize("bot", ALL)
@clause("HU-7.7")
def test_a_building_full_of_people_is_tried(bot: str) -> None:
    match = table("move", DINER, leader("n3"), leader("s1"), humans="w1n4 n4 e1n4", left=0)
    assert choice(match, bot) == "breach n3"


def test_a_burglar_breaks_in_where_a_hunter_stays_in_the_street() -> None:
    match = table("move", DINER, leader("n1"), leader("w1"), humans="w1n4 n4 e1n4 s1", openings="n3", left=3)
    assert choice(match, "hunter") == "walk n1 s1"
    assert choice(match, "burglar") != "walk n1 s1"


@pytest.mark.parametrize("bot", ALL)
@clause("HU-7.14")
def test_a_die_token_is_taken_where_nobody_can_be_captured(bot: str) -> None:
    match = table("move", DINER, leader("n2"), leader("s1"), dice_on="n4", openings="n3")
    assert choice(match, bot) == "walk n2 n4"


# Captures


def failed(dice: int, humans: str = "e1", **more: Any) -> TableMatch:
    """A capture roll has failed, and may be rolled again."""
    return table("capture", STRAIGHT, leader("e1", dice=dice, **more), leader("w1"), humans=humans, dice=[1, 5])


@pytest.mark.parametrize("bot", ALL)
@clause("HU-13.1")
def test_a_capture_that_has_failed_is_rolled_again(bot: str) -> None:
    assert choice(failed(3), bot) == "reroll"


@pytest.mark.parametrize("bot", [*ALL, "novice"])
@clause("HU-13.1")
def test_a_success_is_never_rolled_again(bot: str) -> None:
    match = table("capture", STRAIGHT, leader("e1", dice=3), leader("w1"), humans="e1", dice=[6])
    match.wait_for("do_over")
    assert choice(match, bot) == "accept"


@pytest.mark.parametrize("bot", ALL)
@clause("HU-9.2", "HU-9.4", "HU-9.5")
def test_a_wound_that_costs_no_zombie_is_kept(bot: str) -> None:
    match = table(
        *("capture", STRAIGHT, leader("e1 e1", wounds="torso"), leader("w1", "big_chainsaw")),
        humans="e1",
        dice=[6, 6],
        wounds="torso, head_shot, left_arm, right_leg",
    )
    match.choose("play big_chainsaw")
    assert choice(match, bot) in ("keep_wound left_arm", "keep_wound right_leg")


@pytest.mark.parametrize("bot", ALL)
@clause("HU-8.3")
def test_a_second_zombie_is_better_than_a_meal_and_at_the_goal_it_is_not(bot: str) -> None:
    def tied(meals: int) -> TableMatch:
        me = leader("e1", meals=meals)
        return table("capture", STRAIGHT, me, leader("w1"), humans="e1", dice=[6], captures="eat, infect")

    assert choice(tied(0), bot) == "infect"
    assert choice(tied(6), bot) == "eat"


# Flight and cards


@pytest.mark.parametrize("bot", ALL)
@clause("HU-10.2")
def test_who_flees_is_led_towards_the_own_horde(bot: str) -> None:
    match = table("capture", STRAIGHT, leader(), leader("e4"), humans="centre", dice=[1, 2])
    assert match.asked == (1, "move_human")
    assert choice(match, bot) == "flee e2"


def shooting(points: int, others: int = 0) -> TableMatch:
    """The active player, with so many meals, has captured a human; the one on the right holds a weapon."""
    me = leader("e1", meals=points)
    armed = leader("w1", "nail_gun")
    people = [me, leader("w1", meals=others), armed] if others else [me, armed]
    return table("capture", STRAIGHT, *people, humans="e1", dice=[6], active=0)


@pytest.mark.parametrize("bot", ALL)
@clause("HU-8.5")
def test_a_weapon_stops_who_is_about_to_win(bot: str) -> None:
    assert choice(shooting(7), bot) == "play nail_gun"


def test_a_weapon_is_not_wasted_on_the_last_one_when_the_leader_is_to_come() -> None:
    people = [leader("e1"), leader("w1", meals=7), leader("w1", "nail_gun")]
    match = table("capture", STRAIGHT, *people, humans="e1", dice=[6])
    assert choice(match, "veteran") == "pass"
    assert choice(shooting(7, others=1), "veteran") == "play nail_gun"


@clause("HU-16.20")
def test_capture_cards_are_drawn_anew_only_for_an_escape() -> None:
    def drawn(captures: str) -> TableMatch:
        me = leader("e1", "second_helping")
        rest = ", ".join(["eat"] * 10 + ["infect"] * 10 + ["escape"] * 4)
        return table("capture", STRAIGHT, me, leader("w1"), humans="e1", dice=[6], captures=f"{captures}, {rest}")

    assert choice(drawn("escape, eat"), "veteran") == "play second_helping"
    assert choice(drawn("infect, eat"), "veteran") == "pass"


@clause("HU-17.1")
def test_a_lawyer_objects_to_the_weapon_that_would_cost_the_game() -> None:
    def hindered(card: str, meals: int) -> TableMatch:
        me = leader("e1", character="lawyer", used=False, meals=meals)
        match = table("capture", STRAIGHT, me, leader("w1", card), humans="e1", dice=[6])
        match.choose(f"play {card}")
        return match

    assert choice(hindered("big_chainsaw", 7), "veteran") == "object"
    assert choice(hindered("slippery_customer", 0), "veteran") == "let_be"


@clause("HU-17.4")
def test_a_wrestler_keeps_the_pinfall_for_the_last_point() -> None:
    def wrestling(meals: int) -> TableMatch:
        me = leader("e1", character="wrestler", used=False, meals=meals)
        return table("capture", STRAIGHT, me, leader("w1", "nail_gun"), humans="e1")

    assert choice(wrestling(7), "veteran") == "use pinfall"
    assert choice(wrestling(0), "veteran") == "spare"


@clause("HU-11.1")
def test_a_weak_card_makes_room_and_a_strong_one_is_kept() -> None:
    match = table("discard", STRAIGHT, leader("n1", "boarded_up, big_chainsaw"), leader())
    assert choice(match, "veteran") == "discard boarded_up"
    match = table("discard", STRAIGHT, leader("n1", "big_chainsaw"), leader())
    assert choice(match, "veteran") == "keep"


# Whole games


@pytest.mark.parametrize("players", [2, 4, 6])
def test_all_styles_finish_games(players: int) -> None:
    names = [(*STYLES, "veteran", "novice", "hunter")[seat] for seat in range(players)]
    match = play(GAME, names, players, character_choice="choose", reroll_scope="any")
    assert match.outcome is not None
    assert match.outcome.ending == "points"


def test_a_level_beats_the_one_below_more_often_than_not() -> None:
    won = [play(GAME, ["normal", "easy"], seed).outcome for seed in range(8)]
    assert sum(outcome is not None and outcome.winners == [0] for outcome in won) >= 6


def test_every_level_names_bots_that_there_are() -> None:
    assert names_its_bots(GAME, BOTS)


# What they see


@clause("HU-12.1")
def test_what_they_choose_does_not_depend_on_what_they_cannot_see() -> None:
    bots = [find_bot(GAME, bot) for bot in STYLES]
    assert all(choose_by_sight(match, *bots) for match in some_of(start(3, seed="sight"), 5))


def test_a_view_and_a_state_are_judged_alike() -> None:
    matches = some_of(start(3, seed="alike"), 6)
    assert all(
        judged_alike(match, seen_in, seen_of, lambda scene, asked: worth(scene, asked, VETERAN)) for match in matches
    )


# The guide of searching players


def test_the_guide_shares_one_win_and_weighs_every_option() -> None:
    for match in some_of(start(3, seed="guide", character_choice="choose"), 7):
        weighs_all(HumansGuide(), match)


def test_the_guide_sees_who_is_near_the_goal_and_who_has_more() -> None:
    ahead = table("begin_turn", STRAIGHT, leader(meals=5), leader())
    hunting = table("begin_turn", STRAIGHT, leader("e2"), leader("w4"), humans="e3 e4")
    lucky = table("begin_turn", STRAIGHT, leader(dice=4), leader())
    for match in (ahead, hunting, lucky):
        assert HumansGuide().appraise(match.state, 0) > 0.53


def test_the_ways_to_play_a_card_share_its_weight() -> None:
    people = [leader("w1", dice=1) for _ in range(4)]
    match = table("begin_turn", STRAIGHT, leader("e1", "sticky_fingers"), *people)
    assert match.decision is not None
    weights = HumansGuide().weigh(match.state, match.decision)
    plays = [weight for option, weight in zip(match.decision.options, weights, strict=True) if option[0] == "play"]
    assert len(plays) == 4
    assert sum(plays) <= 1.001


@clause("HU-12.1")
def test_what_is_searched_does_not_depend_on_what_cannot_be_seen() -> None:
    match = table("begin_turn", STRAIGHT, leader("e1", "stampede"), leader("w1", "nail_gun"), humans="e3 w3")
    assert choose_by_sight(match, searching)
