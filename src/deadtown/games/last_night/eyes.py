"""What each seat may know: all but hands of the other side, and the order of decks (Part VI)."""

from collections.abc import Iterable, Sequence

from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.events import CardPlayed
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.state import State
from deadtown.games.last_night.view import knows_hand, view
from deadtown.games.last_night.windows import IMMEDIATE
from deadtown.kernel import Chance, Decision, Event, Eyes, Question


def imagine(state: State, seat: int | None, chance: Chance) -> None:
    """Deal the cards that can't be known anew, and shuffle what is still to be drawn."""
    if not state.hero_deck and not state.zombie_deck:
        return
    looked = [] if state.looker < 0 or knows_hand(state, seat, state.heroes[state.looker].seat) else state.looked
    never_trimmed = SCENARIOS[state.scenario].search_items.union(*(sheet.items for sheet in PEOPLE.values()))
    _redeal(state, seat, chance, state.hero_seats, [state.hero_deck, looked], state.hero_trimmed, never_trimmed)
    _redeal(state, seat, chance, state.zombie_seats, [state.zombie_deck], state.zombie_trimmed, frozenset())
    if state.grave_deck:
        state.grave_deck.sort()
        chance.shuffle(state.grave_deck)
    for deck, cards in state.upgrade_decks.items():
        pile = sorted(cards)
        chance.shuffle(pile)
        state.upgrade_decks[deck] = tuple(pile)


def _redeal(
    state: State,
    seat: int | None,
    chance: Chance,
    seats: Sequence[int],
    piles: Sequence[list[Card]],
    trimmed: list[Card],
    never_trimmed: frozenset[Card],
) -> None:
    """Cards of one deck that a seat can't tell apart change places; what all have seen go into a hand stays there."""
    hands = [(state.hands[place], state.known[place]) for place in seats if not knows_hand(state, seat, place)]
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
