"""What each seat may know: all but hands of the other side, and the order of decks (Part VI)."""

from collections import Counter
from collections.abc import Container, Iterable, Sequence

import msgspec

from deadtown.games.last_night.cards import HERO_CARDS, ZOMBIE_CARDS, Card
from deadtown.games.last_night.events import CardPlayed
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.games.last_night.options import EXPLORATION, SURVIVAL_DECKS
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.state import State
from deadtown.games.last_night.survival_cards import HEROES_CARDS, SURVIVAL_TACTICS, TACTICS, UNIQUE
from deadtown.games.last_night.uses import IMMEDIATE
from deadtown.games.last_night.viewing import knows_hand, sees_looked, view
from deadtown.kernel import Chance, Decision, Event, Eyes, Question


def imagine(state: State, seat: int | None, chance: Chance) -> None:
    """Deal the cards that can't be known anew, and shuffle what is still to be drawn."""
    if not state.hero_deck and not state.zombie_deck:
        return
    looked = [] if state.looker < 0 or sees_looked(state, seat) else state.looked
    never_trimmed = SCENARIOS[state.scenario].search_items.union(*(sheet.items for sheet in PEOPLE.values()))
    known = len(state.hero_deck) - (0 if seat is None else state.foreseen.get(seat, 0))
    foreseen = state.hero_deck[known:]
    del state.hero_deck[known:]
    if SURVIVAL_DECKS in state.rules:
        _redeal_survival_decks(state, seat, chance, looked)
        looked = [] if looked and looked[0] not in HERO_CARDS else looked
    _redeal(state, seat, chance, state.hero_seats, [state.hero_deck, looked], state.hero_trimmed, never_trimmed)
    state.hero_deck += foreseen
    _redeal(state, seat, chance, state.zombie_seats, [state.zombie_deck], state.zombie_trimmed, frozenset())
    if state.grave_deck:
        state.grave_deck.sort()
        chance.shuffle(state.grave_deck)
    for deck, cards in state.upgrade_decks.items():
        pile = sorted(cards)
        chance.shuffle(pile)
        state.upgrade_decks[deck] = tuple(pile)
    if EXPLORATION in state.rules:
        _turn_markers(state, chance)


def _redeal_survival_decks(state: State, seat: int | None, chance: Chance, looked: list[Card]) -> None:
    """Both Survival decks are shuffled; Tactics change places with those in hands, which all know by their backs."""
    decks = {UNIQUE: state.unique_deck, TACTICS: state.tactic_deck}
    for deck, pile in decks.items():
        piles = [pile, looked] if looked and deck in HEROES_CARDS[looked[0]].copies else [pile]
        seats = state.hero_seats if deck == TACTICS else ()
        _redeal(state, seat, chance, seats, piles, [], frozenset(), SURVIVAL_TACTICS)


def _turn_markers(state: State, chance: Chance) -> None:
    """Nobody knows what a marker is that lies face down (LN-18.10)."""
    kinds = sorted((*(marker.kind for marker in state.markers), *state.marker_pile))
    chance.shuffle(kinds)
    state.markers = tuple(msgspec.structs.replace(marker, kind=kinds.pop()) for marker in state.markers)
    state.marker_pile = tuple(kinds)


def _redeal(
    state: State,
    seat: int | None,
    chance: Chance,
    seats: Sequence[int],
    piles: Sequence[list[Card]],
    trimmed: list[Card],
    never_trimmed: frozenset[Card],
    cards: Container[Card] | None = None,
) -> None:
    """Cards of one deck that a seat can't tell apart change places; what all have seen go into a hand stays there.

    ``cards`` are those of the deck; in hands of heroes there may be others, which stay as they are.
    """
    hands = [(state.hands[place], [*state.known[place]]) for place in seats if not knows_hand(state, seat, place)]
    if SURVIVAL_DECKS in state.rules:
        own = HERO_CARDS.keys() | ZOMBIE_CARDS.keys() if cards is None else cards
        for hand, known in hands:
            others = Counter(card for card in hand if card not in own)
            known += (others - Counter(card for card in known if card not in own)).elements()
    hidden = [_without(hand, known) for hand, known in hands]
    places = [*hidden, *piles]
    unknown = sorted(card for pile in (*places, trimmed) for card in pile)
    if not unknown:
        return
    chance.shuffle(unknown)
    if trimmed:
        unknown.sort(key=lambda card: card in never_trimmed)
        trimmed[:] = unknown[: len(trimmed)]
        unknown = unknown[len(trimmed) :]
        chance.shuffle(unknown)
    for pile in places:
        pile[:] = [unknown.pop() for _ in pile]
    for (hand, known), dealt in zip(hands, hidden, strict=True):
        hand[:] = sorted((*known, *dealt))


def _without(hand: Sequence[Card], known: Sequence[Card]) -> list[Card]:
    rest = [*hand]
    for card in known:
        rest.remove(card)
    return rest


def shows(state: State, answered: Decision, told: Iterable[Event], asked: Question | None) -> bool:
    """What an answer brought to light: dice and cards say so themselves; some cards are played as they are drawn."""
    return any(event.shows or (isinstance(event, CardPlayed) and event.card in IMMEDIATE) for event in told)


EYES = Eyes(view=view, imagine=imagine, shows=shows)
