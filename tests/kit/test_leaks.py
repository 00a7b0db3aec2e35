"""The kit finds what gives a hand away: a game that asks by what is held does not pass."""

import pytest

from tests.games.parley.leaky import LEAKY
from tests.kit.cases import Case
from tests.kit.judges.secrecy import EventsTellNothingThatStaysHidden
from tests.kit.playing import judged

MANY = 30
"""In so many games every leak shows."""


@pytest.mark.parametrize("order", ["active_first", "once_each_active_last", "one_side_first"])
@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("leak", LEAKY)
def test_a_window_that_tells_what_is_held_is_found(leak: str, players: int, order: str) -> None:
    case = Case(LEAKY[leak], players, {"order": order, "rounds": 3})
    (verdict,) = judged(case, range(MANY), [EventsTellNothingThatStaysHidden])
    with pytest.raises(AssertionError, match="seed"):
        verdict.confirm()
