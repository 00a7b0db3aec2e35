"""What is asked, and what is not (section 7)."""

from typing import Any

import pytest

from deadtown.kernel import PASS
from tests.clauses import clause
from tests.games.humans.table import TableMatch, start
from tests.games.matches import stroll


def check(match: TableMatch) -> None:
    if match.decision is not None:
        options = match.decision.options
        assert len(options) == len(set(options)) > 1, match.decision
        if match.window is not None:
            assert options[-1] == PASS
    state = match.state
    assert all(one.dice >= 0 for one in state.leaders)
    assert all(one.wounds.count(wound) == 1 for one in state.leaders for wound in one.wounds)
    assert match.over or all(one.points < one.sheet.points for one in state.leaders if one.character)


@clause("HU-9.4", "HU-13.3", "HU-15.2")
@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_asked_can_be_answered_in_more_than_one_way(seed: int) -> None:
    options: dict[str, Any] = {
        "character_choice": ("random", "choose")[seed % 2],
        "reroll_scope": ("own", "any")[seed // 2 % 2],
        "trapped_at_once": seed > 3,
    }
    match = start((2, 6, 3, 4, 5, 6)[seed], seed=f"asking {seed}", max_rounds=12, **options)
    for position in stroll(match, seed):
        check(position)
    assert match.outcome is not None
