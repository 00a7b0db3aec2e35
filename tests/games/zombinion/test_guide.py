"""What a searching player is told of Zombinion makes sense."""

import pytest

from deadtown.games.zombinion.guide import ZombinionGuide, pace
from deadtown.kernel import Option
from tests.games.zombinion.table import TableMatch, hunter, table

GUIDE = ZombinionGuide()


def likely(mine: str, theirs: str = "bullet x7, zombie x3", **more: object) -> float:
    """How likely the first hunter is to win with these cards."""
    match = table(hunter(deck=mine), hunter(deck=theirs), step="hunt", **more)  # type: ignore[arg-type]
    return GUIDE.appraise(match.state, 0)


def favourite(match: TableMatch) -> Option:
    assert match.decision is not None
    weights = GUIDE.weigh(match.state, match.decision)
    return max(zip(weights, match.decision.options, strict=True))[1]


def test_equal_hunters_are_equally_likely_to_win() -> None:
    assert likely("bullet x7, zombie x3") == pytest.approx(0.5)


def test_all_hunters_together_share_a_win_between_two() -> None:
    match = table(hunter(deck="magazine x5"), hunter(deck="rounds x9, zombie x2"), step="hunt")
    assert GUIDE.appraise(match.state, 0) + GUIDE.appraise(match.state, 1) == pytest.approx(1)


def test_better_cards_are_better_early_and_points_late() -> None:
    ammo, points = "bullet x7, zombie x3, magazine x4", "bullet x7, zombie x3, many_more_zombies x2"
    assert likely(ammo, points) > 0.5
    assert likely(ammo, points, supply={"many_more_zombies": 0}) < 0.5


def test_actions_that_cannot_be_played_together_are_in_vain() -> None:
    deck = ["bullet"] * 8
    gained = [pace([*deck, *["cunning"] * count]) - pace([*deck, *["cunning"] * (count - 1)]) for count in (1, 4)]
    assert gained[0] > gained[1]


def test_options_are_weighed_as_a_hunter_would_choose() -> None:
    assert favourite(table(hunter(hand="bullet x3"), hunter(), step="hunt")) == ("play_all_aim",)
    assert favourite(table(hunter(), hunter(), step="hunt", shots=6)) == ("take", "magazine")
    late = table(hunter(), hunter(), step="hunt", shots=5, supply={"many_more_zombies": 2})
    assert favourite(late) == ("take", "many_zombies")
