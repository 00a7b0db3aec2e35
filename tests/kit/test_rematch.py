"""The same table plays again, and again."""

import msgspec

from deadtown.kernel import Match
from tests.kit.cases import NAMES, Case


def test_a_game_can_be_followed_by_another_at_the_same_table(case: Case) -> None:
    """The options of a rematch can be stored, read back and played with."""
    game, players = case.game, NAMES[: case.players]
    options = game.rules.read_options(case.options)
    outcome = case.played(0).outcome
    assert outcome is not None
    for again in range(2):
        options = game.rules.rematch_options(options, players, outcome)
        stored = msgspec.json.encode(options)
        assert game.rules.read_options(msgspec.json.decode(stored)) == options
        match = Match.start(game, players, options, seed=f"again {again}")
        assert match.decision is not None
