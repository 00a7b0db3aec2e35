"""Before the first step: which options may be played with."""

from collections.abc import Sequence

from deadtown.games.zombiaki.cards import DAWN, KINDS
from deadtown.games.zombiaki.state import Options, State
from deadtown.kernel import BadOptions, Refusal


def opening(options: Options, players: Sequence[str]) -> State:
    for card in options.deck_counts:
        if card not in KINDS:
            raise BadOptions(Refusal("ZK-2.1", "no-such-card", {"typed": card}))
    if options.deck_counts.get(DAWN, 1) != 1:
        raise BadOptions(Refusal("ZK-3.2", "one-dawn"))
    return State(step="set_up", players=tuple(players), options=options)
