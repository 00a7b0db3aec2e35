"""A game's guide for searching players weighs every option, appraises every position, and changes nothing."""

from math import isfinite

import pytest

from deadtown.kernel import Seeded
from tests.kit.cases import CASES, Case, case_name

GUIDED = [case for case in CASES if case.game.players.guide is not None]


@pytest.mark.parametrize("case", GUIDED, ids=case_name)
def test_a_guide_has_a_word_on_everything(case: Case, seeds: range) -> None:
    guide = case.game.players.guide
    assert guide is not None
    for seed in seeds[: max(1, len(seeds) // 4)]:
        for match, _, luck in case.play(seed):
            if luck.random() < 0.8:
                continue
            assert match.decision is not None
            twin = match.imagine(match.decision.seat, Seeded(f"guide {luck.random()}"))
            before = twin.digest()
            weights = guide.weigh(twin.state, match.decision)
            assert len(weights) == len(match.decision.options)
            assert all(weight >= 0 and isfinite(weight) for weight in weights)
            assert any(weights)
            for seat in range(case.players):
                assert 0 <= guide.appraise(twin.state, seat) <= 1
            assert twin.digest() == before


def test_the_number_of_seats_is_known_from_the_state(case: Case) -> None:
    for match, _, _ in case.play(0):
        assert case.game.rules.seats_in(match.state) == case.players
