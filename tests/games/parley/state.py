"""Parley between two moves, and what each envoy sees of it."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from deadtown.kernel import Chance, Event, GameState, Outcome

TAUNT, HUSH, BLUFF = "taunt", "hush", "bluff"
DECK = (TAUNT,) * 8 + (HUSH,) * 10 + (BLUFF,) * 8
DEALT = 3
"""How many cards each is dealt."""

Order = Literal["active_first", "once_each_active_last", "one_side_first"]


class ParleyOptions(msgspec.Struct, frozen=True):
    order: Order = "active_first"
    """In which order the envoys may step in."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 3


class Envoy(msgspec.Struct, gc=False):
    """What one seat has."""

    hand: list[str] = []
    points: int = 0


class ParleyState(GameState):
    order: Order
    rounds: int
    envoys: list[Envoy]
    deck: list[str]
    turn: int = 0
    die: int = 0
    said: list[str] = []
    """The cards that are being played, each in reply to the one before it."""
    discard: list[str] = []

    @property
    def active(self) -> int:
        return self.turn % len(self.envoys)

    @property
    def over(self) -> bool:
        return self.turn == self.rounds * len(self.envoys)


class ParleyView(msgspec.Struct, frozen=True):
    phase: str
    turn: int
    die: int
    points: list[int]
    cards: list[int]
    """How many each holds."""
    hand: list[str]
    said: list[str]
    discard: list[str]
    deck: int


class Rolled(Event, frozen=True):
    shows = True
    because = "PA-1.1"

    seat: int
    value: int


class Said(Event, frozen=True):
    because = "PA-2.1"

    seat: int
    card: str


class Hushed(Event, frozen=True):
    because = "PA-2.3"

    seat: int
    card: str


class Drew(Event, frozen=True):
    shows = True
    because = "PA-1.3"
    wordings = ("drew", "drew-hidden")

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, None)

    @property
    def words(self) -> str:
        return "drew" if self.card is not None else "drew-hidden"


def opening(options: ParleyOptions, players: Sequence[str]) -> ParleyState:
    return ParleyState("deal", options.order, options.rounds, [Envoy() for _ in players], list(DECK))


def view(state: ParleyState, seat: int | None) -> ParleyView:
    return ParleyView(
        "over" if state.over else "reply" if state.said else "roll",
        state.turn,
        state.die,
        [envoy.points for envoy in state.envoys],
        [len(envoy.hand) for envoy in state.envoys],
        [] if seat is None else state.envoys[seat].hand[:],
        state.said[:],
        state.discard[:],
        len(state.deck),
    )


def imagine(state: ParleyState, seat: int | None, chance: Chance) -> None:
    """The cards of the others and of the deck, dealt anew."""
    others = [envoy for place, envoy in enumerate(state.envoys) if place != seat]
    hidden = sorted([*state.deck, *(card for envoy in others for card in envoy.hand)])
    chance.shuffle(hidden)
    for envoy in others:
        envoy.hand = [hidden.pop() for _ in envoy.hand]
    state.deck = hidden


def team(state: ParleyState, seat: int) -> int:
    """Who sits next but one is a partner."""
    return seat % 2


def outcome(state: ParleyState) -> Outcome | None:
    """The team with more points wins (PA-1.4)."""
    if not state.over:
        return None
    scores = [envoy.points for envoy in state.envoys]
    teams = [sum(scores[side::2]) for side in (0, 1)]
    winners = [seat for seat in range(len(scores)) if teams[team(state, seat)] == max(teams)]
    return Outcome(winners, scores, "rounds")


def components(state: ParleyState) -> Counter[str]:
    hands = [card for envoy in state.envoys for card in envoy.hand]
    return Counter([*state.deck, *hands, *state.said, *state.discard])
