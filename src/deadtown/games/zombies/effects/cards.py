"""How a card says when it can be played and what it does."""

from collections.abc import Callable, Iterator

from deadtown.games.zombies.cards import Card
from deadtown.games.zombies.play import Play
from deadtown.games.zombies.windows import EFFECTS, UNAIMED, WAYS, Effect, Moment, Ways
from deadtown.kernel import Option

Condition = Callable[[Play, int, Moment], bool]
"""Whether a seat can play a card now."""
Target = Callable[[Play, int, Moment, int], bool]
"""Whether a seat can aim a card at another seat now."""


def card(name: Card, ways: Ways) -> Callable[[Effect], Effect]:
    """Enters a card into the tables of all cards: the ways to play it, and what it does."""

    def enter(effect: Effect) -> Effect:
        WAYS[name], EFFECTS[name] = ways, effect
        return effect

    return enter


def whenever(condition: Condition) -> Ways:
    """A card that is aimed at nothing."""

    def ways(play: Play, seat: int, moment: Moment) -> Iterator[Option]:
        return iter(UNAIMED if condition(play, seat, moment) else ())

    return ways


def at_opponents(target: Target) -> Ways:
    """A card that names an opponent, never oneself (ZB-11.9)."""

    def ways(play: Play, seat: int, moment: Moment) -> Iterator[Option]:
        for other in range(len(play.state.pawns)):
            if other != seat and target(play, seat, moment, other):
                yield (other,)

    return ways
