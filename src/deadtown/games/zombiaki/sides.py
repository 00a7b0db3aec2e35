"""Zombies against humans: who plays which, and how they change places."""

from collections.abc import Sequence

from msgspec.structs import replace

from deadtown.games.zombiaki.cards import HUMANS, ZOMBIES
from deadtown.games.zombiaki.state import Options, State
from deadtown.kernel import Outcome

OTHER = {ZOMBIES: HUMANS, HUMANS: ZOMBIES}
"""The side against which each plays."""


def role(state: State, seat: int) -> str:
    """Before the set-up it is as the option says, unless that leaves it to chance (ZK-3.1)."""
    if state.phase != "set_up":
        return (ZOMBIES, HUMANS)[seat != state.zombie_seat]
    first = state.options.first_seat
    return "" if first == "random" else first if seat == 0 else OTHER[first]


def rematch_options(options: Options, players: Sequence[str], outcome: Outcome) -> Options:
    """In another game the sides change places (ZK-3.1)."""
    return replace(options, first_seat=OTHER.get(options.first_seat, "random"))
