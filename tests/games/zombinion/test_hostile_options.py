"""Options that somebody sends who means no good: refused in one short line."""

from typing import Any

import pytest

from deadtown.games.zombinion.cards import COMBAT
from deadtown.kernel import BadOptions, Match
from deadtown.text import LANGUAGES, Speaker
from tests.games.zombinion.table import GAME, NAMES


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    "given",
    [
        None,
        5,
        "turn_cap",
        [],
        [["turn_cap", 1]],
        {5: 1},
        {"x" * 100_000: 1},
        {"turn_cap": 2**64},
        {"turn_cap": -(10**30)},
        {"turn_cap": "9" * 5000},
        {"turn_cap": float("nan")},
        {"turn_cap": float("inf")},
        {"turn_cap": None},
        {"turn_cap": [1]},
        {"turn_cap": {"a": 1}},
        {"offer_cut": "perhaps"},
        {"offer_cut": nested(100_000)},
        {"combat_set": "x" * 100_000},
        {"combat_set": "\ud800"},
        {"combat_set": ["clash"]},
        {"custom": ["zombie"] * 27},
        {"custom": ["x" * 20_000]},
        {"custom": ["\ud800"]},
        {"custom": nested(100_000)},
        {"custom": [{"card": "radio"}]},
        {"last_winners": ["Ada"] * 5},
        {"last_players": ["x" * 20_000]},
        {"last_players": "Ada"},
        {"pile_counts": {"x" * 20_000: -1}},
        {"pile_counts": {f"card {number}": 1 for number in range(99)}},
        {"pile_counts": nested(100_000)},
    ],
)
def test_what_is_no_option_is_refused_when_it_is_read(given: Any) -> None:
    with pytest.raises(BadOptions) as error:
        GAME.rules.read_options(given)
    assert "\n" not in str(error.value)
    for language in LANGUAGES:
        assert len(Speaker(GAME, language).refusal(error.value.refusal)) < 500


@pytest.mark.parametrize(
    "given",
    [
        {"combat_set": "custom"},
        {"combat_set": "custom", "custom": ["x" * 10_000]},
        {"combat_set": "custom", "custom": ["radio"] * 26},
        {"combat_set": "custom", "custom": list(COMBAT)},
        {"turn_cap": -1},
    ],
)
def test_what_the_rules_do_not_allow_is_refused_when_the_game_begins(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as error:
        GAME.rules.start(GAME.rules.read_options(given), NAMES[:2])
    assert error.value.refusal.clause
    for language in LANGUAGES:
        assert len(Speaker(GAME, language).refusal(error.value.refusal)) < 500


def test_the_largest_turn_cap_can_be_stored() -> None:
    match = Match.start(GAME, NAMES[:2], GAME.rules.read_options({"turn_cap": 10_000}), seed="1")
    assert match.digest()
