"""What each seat and each spectator may see (section 10), built up from nothing."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import starmap
from typing import Any

import msgspec

from deadtown.games.zombinion.cards import COST, Card
from deadtown.games.zombinion.state import Hunter, Options, Phase, State
from deadtown.kernel import Outcome


class PileView(msgspec.Struct, frozen=True):
    """A pile of the Supply (ZN-10.1)."""

    card: Card
    cost: int
    count: int


class HunterView(msgspec.Struct, frozen=True):
    """A hunter as somebody sees them. What is hidden is None."""

    seat: int
    name: str
    turns: int
    hand_count: int
    hand: Sequence[Card] | None
    picked: Sequence[Card] | None
    deck_count: int | None
    deck_empty: bool
    discard_top: Card | None
    in_play: Sequence[Card]
    aside: Sequence[Card]
    revealed: Sequence[Card]
    collection: Sequence[Card] | None = None
    """All cards owned: shown at the end only (ZN-9.4, ZN-10.9)."""


class View(msgspec.Struct, frozen=True):
    """The table as somebody sees it."""

    seat: int | None
    phase: Phase
    active: int
    actions: int
    targets: int
    shots: int
    took: bool
    resolving: Card | None
    """The card whose instructions are being carried out (ZN-10.11)."""
    supply: Sequence[PileView]
    trash: Sequence[Card]
    hunters: Sequence[HunterView]
    options: Options
    outcome: Outcome | None


@cache
def pile_view(card: Card, count: int) -> PileView:
    return PileView(card, COST[card], count)


@cache
def pile_as_sent(card: Card, count: int) -> bytes:
    return msgspec.json.encode(pile_view(card, count))


@lru_cache(maxsize=4096)
def supply_as_sent(cards: tuple[Card, ...], counts: tuple[int, ...]) -> msgspec.Raw:
    """The Supply in JSON: half of a view, the same for everybody, and changed by one decision in three."""
    return msgspec.Raw(b"[%b]" % b",".join(map(pile_as_sent, cards, counts)))


def view(state: State, seat: int | None) -> View:
    return _view(state, seat, list(starmap(pile_view, state.supply.items())))


def view_as_sent(state: State, seat: int | None) -> View:
    supply = state.supply
    return _view(state, seat, supply_as_sent(tuple(supply), tuple(supply.values())))


def _view(state: State, seat: int | None, supply: Any) -> View:
    over = state.outcome is not None
    return View(
        seat=seat,
        phase=state.phase,
        active=state.active,
        actions=state.actions,
        targets=state.targets,
        shots=state.shots,
        took=state.took,
        resolving=state.resolving[-1] if state.resolving else None,
        supply=supply,
        trash=state.trash[:],
        hunters=[_hunter(state, hunter, hunter.seat == seat, over) for hunter in state.hunters],
        options=state.options,
        outcome=state.outcome,
    )


def _hunter(state: State, hunter: Hunter, own: bool, over: bool) -> HunterView:
    return HunterView(
        seat=hunter.seat,
        name=state.players[hunter.seat],
        turns=hunter.turns,
        hand_count=len(hunter.hand) + len(hunter.picked),
        hand=hunter.hand[:] if own else None,
        picked=hunter.picked if own else None,
        deck_count=len(hunter.deck) if own else None,
        deck_empty=not hunter.deck,
        discard_top=hunter.discard[-1] if hunter.discard else None,
        in_play=hunter.in_play[:],
        aside=hunter.aside,
        revealed=hunter.revealed,
        collection=sorted(hunter.owned()) if over else None,
    )
