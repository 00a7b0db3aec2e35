"""The bots of Humans!!! play by the rules, by what their seat sees, and better the higher their level."""

from random import Random

import pytest

from deadtown.games.humans.bots import BOTS, STYLES
from deadtown.games.humans.guide import HumansGuide
from deadtown.games.humans.tactics import VETERAN, seen_in, seen_of, worth
from deadtown.kernel import Match
from tests.games.humans.choosing import STRAIGHT, choice
from tests.games.humans.table import DINER, GAME, NAMES, leader, start, table
from tests.games.matches import stroll

ALL = [*STYLES, "veteran"]


def play(names: list[str], seed: int) -> Match:
    """A whole game between bots; whatever they choose must be on the list."""
    bots = [BOTS[name](Random(f"{seed} {place}")) for place, name in enumerate(names)]
    options = GAME.rules.read_options({"max_rounds": 300})
    match = Match.start(GAME, NAMES[: len(names)], options, seed=f"bots {seed}", rewindable=False)
    while match.decision is not None:
        match.choose(bots[match.decision.seat].choose(match.sight()))
    return match


@pytest.mark.parametrize("bot", ALL)
def test_all_walk_up_to_a_human_within_reach(bot: str) -> None:
    match = table("move", STRAIGHT, leader("centre"), leader("s1"), humans="e3")
    assert choice(match, bot) in ("walk centre e3", "step centre e1")


@pytest.mark.parametrize("bot", ALL)
def test_all_roll_a_failed_capture_again_and_never_a_success(bot: str) -> None:
    failed = table("capture", DINER, leader(dice=2), leader("s1"), humans="centre", dice=[1])
    assert (failed.asked, choice(failed, bot)) == ((0, "do_over"), "reroll")
    caught = table("capture", DINER, leader(dice=2), leader("s1"), humans="centre", dice=[6])
    assert (caught.asked, choice(caught, bot)) == ((0, "do_over"), "accept")


@pytest.mark.parametrize("bot", ALL)
def test_all_keep_a_wound_that_costs_nothing(bot: str) -> None:
    me = leader("centre s1", character="doctor", wounds="torso")
    match = table(
        *("capture", DINER, me, leader("s1", "big_chainsaw")), humans="centre", dice=[6, 1], wounds="torso, left_arm"
    )
    match.choose("play big_chainsaw", seat=1)
    assert match.asked == (0, "keep_wound")
    assert choice(match, bot) == "keep_wound left_arm"


@pytest.mark.parametrize("bot", ["spoiler", "veteran"])
def test_a_weapon_is_for_who_is_about_to_win(bot: str) -> None:
    near = leader("centre e1 e1 e1 e1 e1", meals=2)
    match = table("capture", DINER, near, leader("s1", "nail_gun"), leader("s1"), humans="centre", dice=[6])
    assert match.asked == (1, "weapon")
    assert choice(match, bot) == "play nail_gun"


def test_what_a_position_is_worth_follows_from_what_is_seen() -> None:
    for match in stroll(start(3, seed="seen", max_rounds=3), 5):
        if match.decision is not None and len(match.decision.options) > 1:
            sight = match.sight()
            looked = worth(seen_in(sight.view, sight.seat), sight, VETERAN)
            known = worth(seen_of(match.state, sight.seat), match.decision, VETERAN)
            assert looked == pytest.approx(known)


def test_the_guide_shares_one_win_and_weighs_every_option() -> None:
    guide = HumansGuide()
    for match in stroll(start(4, seed="guide", max_rounds=2), 6):
        if match.decision is None:
            continue
        chances = [guide.appraise(match.state, seat) for seat in range(4)]
        assert sum(chances) == pytest.approx(1)
        weights = guide.weigh(match.state, match.decision)
        assert len(weights) == len(match.decision.options)
        assert max(weights) > 0


@pytest.mark.parametrize(("better", "worse", "least"), [("hunter", "novice", 10), ("veteran", "burglar", 8)])
def test_a_higher_level_wins_most_games(better: str, worse: str, least: int) -> None:
    games = [play([better, worse][:: 1 if seed % 2 else -1], seed // 2) for seed in range(12)]
    won = sum(game.outcome.winners == [0 if seed % 2 else 1] for seed, game in enumerate(games) if game.outcome)
    assert won >= least
