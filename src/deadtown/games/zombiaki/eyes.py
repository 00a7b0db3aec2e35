"""What each side may know: everything lies open but the order of the decks."""

from deadtown.games.zombiaki.cards import DAWN
from deadtown.games.zombiaki.state import State
from deadtown.games.zombiaki.view import view
from deadtown.kernel import Chance, Eyes


def imagine(state: State, seat: int | None, chance: Chance) -> None:
    """Nobody knows the order of the decks, but that Dawn is last (ZK-18.2)."""
    for side in (state.zombies, state.humans):
        side.deck.sort()
    chance.shuffle(state.humans.deck)
    deck = state.zombies.deck
    if DAWN in deck:
        deck.remove(DAWN)
        chance.shuffle(deck)
        deck.insert(0, DAWN)


EYES = Eyes(view=view, imagine=imagine, secrets=False)
