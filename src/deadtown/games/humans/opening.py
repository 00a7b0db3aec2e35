"""Before the first step."""

from collections.abc import Sequence

from deadtown.games.humans.state import Options, State


def opening(options: Options, players: Sequence[str]) -> State:
    return State(step="set_up", players=tuple(players), options=options)
