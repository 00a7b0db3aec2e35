"""What holds in every position of a game that is played at random."""

import pytest

from deadtown.games.zombies.tiles import TOWN
from tests.clauses import clause
from tests.games.matches import stroll
from tests.games.zombies.table import TableMatch, start


def check(match: TableMatch) -> None:
    state = match.state
    city = TOWN.city(state.layout)
    held = sum(pawn.kills for pawn in state.pawns)
    assert state.pool >= 0
    assert len(state.zombies) + state.pool + held + len(state.lifted) == 100
    assert len(set(state.zombies.values())) == len(state.zombies)
    assert all(city.kinds[space] != "." for space in (*state.zombies, *(pawn.space for pawn in state.pawns)))
    assert all(city.kinds[space] == "B" for space in state.tokens)
    for pawn in state.pawns:
        assert 1 <= pawn.life <= state.options.zb_life_cap
        assert pawn.bullets >= 0
        assert len(set(pawn.in_play)) == len(pawn.in_play)
        assert (pawn.charges > 0) == ("hey_look_a_shotgun" in pawn.in_play)
        assert match.over or pawn.kills < state.options.zb_kill_goal
    assert len(set(match.names) - {""}) == sum(kind != "." for kind in city.kinds)
    if match.decision is not None:
        # What can be answered in one way only is not asked (section 7).
        assert len(match.decision.options) == len(set(match.decision.options)) > 1


@clause("ZB-1.4", "ZB-1.8", "ZB-2.3", "ZB-2.10", "ZB-11.6")
@pytest.mark.parametrize("seed", range(6))
def test_random_play(seed: int) -> None:
    match = start(2 + seed % 5, seed=f"invariants {seed}", max_rounds=30)
    for position in stroll(match, seed):
        check(position)
    assert match.outcome is not None
    assert match.outcome.ending in ("helipad", "collection", "rounds", "no_zombies")


@clause("ZB-13.1", "ZB-13.2")
def test_games_that_are_played_at_random_are_won() -> None:
    """Nobody need know what they do for it to end some day."""
    match = start(3, seed="long", zb_kill_goal=10)
    for position in stroll(match, 1):
        assert position.state.round < 500
    assert match.outcome is not None
    assert match.outcome.ending in ("helipad", "collection")
