"""Before the first step: which sides there are."""

from collections.abc import Sequence

from deadtown.games.humans.combined.sides import seated
from deadtown.games.humans.combined.state import Options, State


def opening(options: Options, players: Sequence[str]) -> State:
    return State(step="set_up", players=tuple(players), options=options, sides=seated(options, players))
