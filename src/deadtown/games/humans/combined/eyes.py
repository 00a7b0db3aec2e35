"""What each seat may know: all but the cards of others and the order of decks and stacks (section 7)."""

from deadtown.games.humans.combined.cards import in_hand, is_humans_card
from deadtown.games.humans.combined.state import State
from deadtown.games.humans.combined.view import view
from deadtown.games.zombies.tiles import HELIPAD
from deadtown.kernel import Chance, Eyes


def imagine(state: State, seat: int | None, chance: Chance) -> None:
    """Deal the cards that can't be known anew, each set to as many places as it has there, and shuffle the rest.

    From which deck a card was drawn is known to all, as long as it is in hand: so hands keep how many cards of each
    set they hold.
    """
    hands = [pawn.hand for place, pawn in enumerate(state.pawns) if place != seat]
    for deck in (state.deck, state.event_deck):
        _deal_anew(state, deck, hands, chance)
    for hand in hands:
        hand.sort(key=in_hand)
    for pile in (state.stack, state.wound_deck, state.capture_deck):
        if len(pile) > 1:
            pile.sort()
            chance.shuffle(pile)
    if state.tiles:
        # All know that the Helipad is the last tile of its stack (HX-2.3).
        lowest, rest = state.tiles[:1], sorted(state.tiles[1:])
        if lowest != [HELIPAD]:
            lowest, rest = [], sorted(state.tiles)
        chance.shuffle(rest)
        state.tiles = [*lowest, *rest]


def _deal_anew(state: State, deck: list[str], hands: list[list[str]], chance: Chance) -> None:
    """The cards of one set that the seat does not know."""
    humans = deck is state.event_deck
    places = [[at for at, card in enumerate(hand) if is_humans_card(card) == humans] for hand in hands]
    unknown = sorted([*deck, *(hand[at] for hand, found in zip(hands, places, strict=True) for at in found)])
    if not unknown:
        return
    chance.shuffle(unknown)
    for hand, found in zip(hands, places, strict=True):
        for at in found:
            hand[at] = unknown.pop()
    deck[:] = unknown


EYES = Eyes(view=view, imagine=imagine)
