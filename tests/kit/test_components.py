"""Nothing is lost, nothing appears: every component stays in the game."""

from tests.kit.cases import Case


def test_components_are_conserved(case: Case, seeds: range) -> None:
    for seed in seeds:
        whole = None
        for match, _, _ in case.play(seed):
            found = match.game.rules.components(match.state)
            if whole is None and found:
                whole = found
            assert whole is None or found == whole, f"seed {seed}, decision {match.number}"
        assert whole is not None
        assert match.over
        assert match.game.rules.components(match.state) == whole
