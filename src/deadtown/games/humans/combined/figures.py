"""What is counted in a combined game: the boxes of both games, turns, and how each player fared."""

from collections import Counter

from deadtown.games.humans.cards import EAT, capture_deck, event_deck, wound_deck
from deadtown.games.humans.combined.state import State
from deadtown.games.humans.combined.tiles import TAKEN_OUT
from deadtown.games.humans.state import DICE
from deadtown.games.humans.state import HUMANS as ALL_HUMANS
from deadtown.games.humans.tiles import BOX as HUMAN_BOX
from deadtown.games.zombies.cards import full_deck
from deadtown.games.zombies.state import ZOMBIES as ALL_ZOMBIES
from deadtown.games.zombies.tiles import BOX as ZOMBIE_BOX


def components(state: State) -> Counter[str]:
    """Everything that is played with, wherever it is (HX-2)."""
    if not state.layout:
        tiles = [tile for tile in (*HUMAN_BOX, *ZOMBIE_BOX) if tile not in TAKEN_OUT]
        found = Counter([*tiles, *full_deck(), *event_deck(), *wound_deck(), *capture_deck()])
        found.update({"human": ALL_HUMANS, "zombie": ALL_ZOMBIES, "die": DICE})
        return found
    found = Counter(placed.tile for placed in state.open_city.tiles)
    found.update([*state.stack, *state.tiles, *state.removed, *filter(None, [state.drawn])])
    found.update([*state.deck, *state.discard, *state.event_deck, *state.event_discard, *state.resolving])
    found.update([*state.wound_deck, *state.wound_discard, *state.wounds_drawn])
    found.update([*state.capture_deck, *state.capture_discard])
    if state.attempt is not None:
        found.update(state.attempt.drawn)
    for pawn, leader in zip(state.pawns, state.leaders, strict=True):
        found.update([*pawn.hand, *pawn.in_play, *leader.wounds])
        found[EAT] += leader.meals
    found["human"] = len(state.humans) + state.supply + state.eaten
    held = sum(pawn.kills for pawn in state.pawns)
    found["zombie"] = len(state.zombies) + state.pool + len(state.lifted) + held
    found["die"] = len(state.dice) + state.dice_supply + sum(leader.dice for leader in state.leaders)
    return found
