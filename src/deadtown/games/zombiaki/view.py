"""What everybody sees: all but the order of the decks (ZK-18.1, ZK-18.2)."""

from collections.abc import Sequence

import msgspec

from deadtown.games.zombiaki.cards import SIDES, Card
from deadtown.games.zombiaki.movement import barred_lanes
from deadtown.games.zombiaki.state import Creature, Options, Phase, Stage, State
from deadtown.games.zombiaki.street import SPACES
from deadtown.kernel import Outcome


class SideView(msgspec.Struct, frozen=True):
    """The cards of one side."""

    side: str
    seat: int
    name: str
    hand: Sequence[Card]
    deck_count: int
    unseen: Sequence[Card]
    """The cards in the deck, in the order of their names: what remains when all that lies open is counted."""
    discard: Sequence[Card]


class View(msgspec.Struct, frozen=True):
    """The table as somebody sees it. What is on the street is listed in street order, from A5 to C1."""

    seat: int | None
    phase: Phase
    """The side whose phase it is, if the game is on."""
    stage: Stage
    """How far that phase is."""
    round: int
    creatures: Sequence[Creature | None]
    objects: Sequence[Card]
    object_numbers: Sequence[int]
    """Which one it is, counted as they come onto the street; 0 where there is none."""
    burning: Sequence[bool]
    barred: Sequence[str]
    """The lanes that a barrier closes (ZK-1.13)."""
    freezes: Sequence[int]
    """The Freezes in force, each with the ends of human phases until it is over."""
    blasts: Sequence[tuple[Card, str]]
    """Mines and cars that were set off and explode next, and where, first set off first (ZK-9.1)."""
    terror: bool
    order_given: bool
    cards_played: int
    resolving: Card
    zombies: SideView
    humans: SideView
    options: Options
    outcome: Outcome | None


def view(state: State, seat: int | None) -> View:
    zombies, humans = (_side(state, side) for side in SIDES)
    return View(
        seat=seat,
        phase=state.phase,
        stage=state.stage,
        round=state.rounds,
        creatures=state.creatures[:],
        objects=state.objects[:],
        object_numbers=state.object_numbers[:],
        burning=state.burning[:],
        barred=barred_lanes(state),
        freezes=state.freezes,
        blasts=[(card, SPACES[space]) for card, space in state.blasts],
        terror=state.terror,
        order_given=state.order_given,
        cards_played=state.cards_played,
        resolving=state.resolving,
        zombies=zombies,
        humans=humans,
        options=state.options,
        outcome=state.outcome,
    )


def _side(state: State, side: str) -> SideView:
    cards, seat = state.side(side), state.seat_of(side)
    return SideView(
        side, seat, state.players[seat], cards.hand[:], len(cards.deck), sorted(cards.deck), cards.discard[:]
    )
