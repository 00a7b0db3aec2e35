"""The agreed end of a game is a number of turns that a game can have."""

import pytest

from deadtown.games import GAMES
from deadtown.kernel import BadOptions

ZOMBINION = GAMES["zombinion"]


@pytest.mark.parametrize("turns", [10_001, 2**31, 2**63, 2**64 - 1, 10**30])
def test_no_game_is_agreed_to_last_longer_than_any(turns: int) -> None:
    with pytest.raises(BadOptions) as refused:
        ZOMBINION.rules.read_options({"turn_cap": turns})
    assert refused.value.refusal.reason in ("option-too-large", "bad-option")


def test_the_longest_may_be_agreed_on() -> None:
    assert ZOMBINION.rules.read_options({"turn_cap": 10_000}).turn_cap == 10_000


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("value", [2**63, -(2**63), 2**64 - 1, 10**30])
def test_no_number_of_any_game_is_without_a_bound(name: str, value: int) -> None:
    """Whatever option is given an absurd number, the game says no."""
    rules = GAMES[name].rules
    usual = rules.read_options({})
    for option in usual.__struct_fields__:
        default = getattr(usual, option)
        if isinstance(default, int) and not isinstance(default, bool):
            with pytest.raises(BadOptions):
                rules.start(rules.read_options({option: value}), ["Ann", "Bob"])
