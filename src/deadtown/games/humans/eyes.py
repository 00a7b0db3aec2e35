"""What each seat may know: all but the event cards of others and the order of the decks (section 7)."""

from collections.abc import Iterable

from deadtown.games.humans.state import State
from deadtown.games.humans.view import view
from deadtown.kernel import Chance, Decision, Event, Eyes, Question


def imagine(state: State, seat: int | None, chance: Chance) -> None:
    """Deal the cards that can't be known anew, and shuffle what is still to be drawn."""
    hands = [leader.hand for place, leader in enumerate(state.leaders) if place != seat]
    unknown = sorted([*state.event_deck, *(card for hand in hands for card in hand)])
    if unknown:
        chance.shuffle(unknown)
        for hand in hands:
            hand[:] = sorted(unknown.pop() for _ in hand)
        state.event_deck = unknown
    for pile in (state.stack, state.wound_deck, state.capture_deck):
        if len(pile) > 1:
            pile.sort()
            chance.shuffle(pile)


def shows(state: State, answered: Decision, told: Iterable[Event], asked: Question | None) -> bool:
    """What an answer brought to light: dice and cards say so themselves."""
    return any(event.shows for event in told)


EYES = Eyes(view=view, imagine=imagine, shows=shows)
