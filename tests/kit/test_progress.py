"""Every game comes to an end, one decision at a time."""

from tests.kit.cases import Case

LONGEST = 20_000


def test_random_play_ends_with_an_outcome(case: Case, seeds: range) -> None:
    for seed in seeds:
        match = case.start(seed)
        for count, (match, _, _) in enumerate(case.stations(seed)):
            assert match.outcome is None
            assert match.number == count
            assert count < LONGEST, f"seed {seed} does not end"
        assert match.over
        outcome = match.outcome
        assert outcome is not None
        assert set(outcome.winners) <= set(range(case.players))
        assert outcome.winners
        assert all(set(case.game.partners(match.state, seat)) <= set(outcome.winners) for seat in outcome.winners)
        assert len(outcome.scores) == case.players
