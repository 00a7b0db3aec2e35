"""Positions of Parley, built in one line: who holds what when the die has been rolled and kept."""

from collections.abc import Sequence

from deadtown.kernel import Match, Seeded
from tests.games.parley.game import PARLEY
from tests.games.parley.state import DECK, Envoy, Order, ParleyState


def holding(
    hands: Sequence[Sequence[str]],
    *,
    order: Order = "active_first",
    die: int = 0,
    rounds: int = 1,
    turn: int = 0,
    halts: bool = False,
) -> Match:
    """The window after a roll, which shows the die if it is named; the cards of nobody are in the deck."""
    deck = list(DECK)
    for hand in hands:
        for card in hand:
            deck.remove(card)
    state = ParleyState("turn", order, rounds, [Envoy(list(hand)) for hand in hands], deck, turn)
    match = Match(PARLEY, state, Seeded(seed_for(die)), halts=halts)
    match.choose("keep")
    return match


def seed_for(die: int) -> str:
    """A seed that rolls this first; any, if none is named."""
    return next(seed for seed in map(str, range(1000)) if not die or Seeded(seed).d6() == die)
