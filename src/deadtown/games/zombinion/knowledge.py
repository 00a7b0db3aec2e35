"""What players know of cards that they do not see, and how the rest is imagined.

Everybody has seen every gain and every card trashed, so everybody knows which cards each hunter owns; what is
hidden is where they are. The table keeps track of the places it has seen a card go to:

- ``shown``: hand cards that were seen on their way to the hand;
- ``deck_seen``: cards put face up on top of a deck;
- ``covered`` and ``flipped``: discards that only the owner, or nobody, has seen;
- ``old_hand``: hand cards that predate the last shuffle, so that nothing shuffled then can be among them.

Where a hunter hides which of several cards left the hand, the table forgets what was shown there.
"""

from collections import Counter
from collections.abc import Iterable

from deadtown.games.zombinion.cards import Card
from deadtown.games.zombinion.state import Hunter, State
from deadtown.kernel import Chance


def note_leaving(hunter: Hunter, cards: Iterable[Card]) -> None:
    """Everybody sees cards leave the hand."""
    if hunter.shown:
        hunter.shown = tuple((Counter(hunter.shown) - Counter(cards)).elements())
    forget_old_hand(hunter)


def forget_old_hand(hunter: Hunter) -> None:
    if hunter.old_hand:
        hunter.old_hand = 0
        hunter.old_unseen = ()


def note_draw(hunter: Hunter, drawn: list[Card]) -> None:
    """Cards seen on top of the deck are known in the hand."""
    seen = min(len(drawn), hunter.deck_seen)
    hunter.shown += tuple(drawn[:seen])
    hunter.deck_seen -= seen


def note_shuffle(hunter: Hunter) -> None:
    """The discard pile is about to become the deck: hand cards can't be among it."""
    if hunter.hand and not hunter.shown:
        unseen = [hunter.discard[place] for place in hunter.covered + hunter.flipped]
        hunter.old_hand = len(hunter.hand)
        hunter.old_unseen = (*hunter.hand, *unseen)
    else:
        forget_old_hand(hunter)
    hunter.covered = hunter.flipped = ()
    hunter.deck_seen = 0


def note_covered(hunter: Hunter, count: int) -> None:
    """That many cards, and one more on top of them, are about to be discarded together from the hand.

    What was shown in the hand may be among them.
    """
    if hunter.shown:
        hunter.shown = ()
    forget_old_hand(hunter)
    if count:
        first = len(hunter.discard)
        hunter.covered += (*range(first, first + count),)


def note_flip(hunter: Hunter) -> None:
    """The deck is about to be turned onto the discard pile: only its bottom card will show."""
    first = len(hunter.discard) + hunter.deck_seen
    last = len(hunter.discard) + len(hunter.deck) - 1
    hunter.flipped += tuple(range(first, last))
    hunter.deck_seen = 0


def imagine(state: State, seat: int | None, chance: Chance) -> None:
    """Redraw the cards that a seat can't place, among the places where they may be."""
    if state.outcome is not None:
        return
    for hunter in state.hunters:
        if hunter.seat == seat:
            _imagine_own(hunter, chance)
        else:
            _imagine_other(hunter, chance)


def _imagine_own(hunter: Hunter, chance: Chance) -> None:
    hidden_deck = len(hunter.deck) - hunter.deck_seen
    pool = hunter.deck[:hidden_deck] + [hunter.discard[place] for place in hunter.flipped]
    pool.sort()
    chance.shuffle(pool)
    hunter.deck[:hidden_deck] = pool[:hidden_deck]
    for place, card in zip(hunter.flipped, pool[hidden_deck:], strict=True):
        hunter.discard[place] = card


def _imagine_other(hunter: Hunter, chance: Chance) -> None:
    hidden_deck = len(hunter.deck) - hunter.deck_seen
    places = sorted((*hunter.covered, *hunter.flipped))
    pool = Counter(hunter.deck[:hidden_deck])
    pool.update(hunter.discard[place] for place in places)
    pool.update(hunter.hand)
    pool.update(hunter.picked)
    pool.subtract(hunter.shown)

    hunter.old_unseen = tuple(sorted(hunter.old_unseen))
    old = _drawn_from(pool & Counter(hunter.old_unseen), chance)[: hunter.old_hand]
    pool.subtract(old)
    rest = _drawn_from(pool, chance)

    held = len(hunter.hand) + len(hunter.picked) - len(old) - len(hunter.shown)
    hand = sorted(hunter.shown) + rest[:held]
    chance.shuffle(hand)
    hand = old + hand
    kept = len(hunter.hand)
    hunter.hand, hunter.picked = hand[:kept], tuple(hand[kept:])
    hunter.deck[:hidden_deck] = rest[held : held + hidden_deck]
    for place, card in zip(places, rest[held + hidden_deck :], strict=True):
        hunter.discard[place] = card


def _drawn_from(pool: Counter[Card], chance: Chance) -> list[Card]:
    """The cards of a pool in a random order that depends on chance and the pool alone."""
    cards = sorted(pool.elements())
    chance.shuffle(cards)
    return cards


def memory(state: State) -> list[Counter[Card]]:
    """The cards each hunter owns: gains and trashed cards are public, so whoever keeps count knows them."""
    return [Counter(hunter.owned()) for hunter in state.hunters]
