"""What each seat may know: all but the cards of others and the order of the decks (section 7)."""

from collections.abc import Iterable

from deadtown.games.zombies.state import State
from deadtown.games.zombies.tiles import HELIPAD
from deadtown.games.zombies.view import view
from deadtown.kernel import Chance, Decision, Event, Eyes, Question


def imagine(state: State, seat: int | None, chance: Chance) -> None:
    """Deal the cards that can't be known anew, and shuffle what is still to be drawn (ZB-3.3, ZB-11.1)."""
    hands = [pawn.hand for place, pawn in enumerate(state.pawns) if place != seat]
    unknown = sorted([*state.deck, *(card for hand in hands for card in hand)])
    if unknown:
        chance.shuffle(unknown)
        for hand in hands:
            hand[:] = sorted(unknown.pop() for _ in hand)
        state.deck = unknown
    if state.tiles:
        _shuffle_tiles(state, chance)


def _shuffle_tiles(state: State, chance: Chance) -> None:
    """Nobody knows more of the tiles than that the Helipad is among those of the lower half."""
    tiles = sorted(state.tiles)
    helipad_waits = HELIPAD in tiles
    if helipad_waits:
        tiles.remove(HELIPAD)
    chance.shuffle(tiles)
    if helipad_waits:
        lower = 13 if state.options.squad and state.options.is_survivors else 14
        tiles.insert(chance.pick(min(lower, len(tiles)) + 1), HELIPAD)
    state.tiles = tiles


def shows(state: State, answered: Decision, told: Iterable[Event], asked: Question | None) -> bool:
    """What an answer brought to light: dice and cards say so themselves."""
    return any(event.shows for event in told)


EYES = Eyes(view=view, imagine=imagine, shows=shows)
