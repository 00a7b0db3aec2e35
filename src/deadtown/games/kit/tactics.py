"""What players have in common that judge options at a look, whatever the game."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from deadtown.kernel import Option


class Question(Protocol):
    """A decision, or what a bot sees of it."""

    @property
    def kind(self) -> str: ...
    @property
    def options(self) -> list[Option]: ...
    @property
    def about(self) -> Mapping[str, str | int]: ...


def shared(options: Sequence[Option], weights: Sequence[float]) -> list[float]:
    """The weights when all ways to play a card share that of the best one."""
    best: dict[Option, float] = {}
    whole: dict[Option, float] = {}
    cards = [option[:2] for option in options]
    for card, weight in zip(cards, weights, strict=True):
        whole[card] = whole.get(card, 0.0) + weight
        best[card] = max(best.get(card, 0.0), weight)
    return [weight * best[card] / whole[card] if weight else 0.0 for card, weight in zip(cards, weights, strict=True)]
