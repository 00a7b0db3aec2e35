"""A quick way to the observations of Zombinion, which is played fast: the same bytes as the layout's own way.

Piles of cards become numbers by addition: a kind of card is a 1 in its own eight bits of a long number. What was
worked out for a pile or a question is kept, since most of it is the same at the next decision.
"""

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np

from deadtown.games.zombinion import ZOMBINION
from deadtown.games.zombinion.cards import Card
from deadtown.games.zombinion.state import Hunter, State
from deadtown.kernel import Decision, Match
from deadtown.research.layout import Layout, Numbers
from deadtown.research.manners.zombinion import CARDS, COLUMNS

Observer = Callable[[Match, int], Numbers]

BITS = 8
WEIGHT = {card: 1 << BITS * column for card, column in COLUMNS.items()}
COUNTS = len(CARDS) + 1
"""How many bytes the counts of all kinds take, with those that are not known."""
NO_CARDS = bytes(COUNTS)
TWICE_NO_CARDS = bytes(2 * COUNTS)
TOP = {card: WEIGHT[card].to_bytes(COUNTS, "little") for card in CARDS}
TWO = {(one, other): bytes((one, other)) for one in range(201) for other in range(101)}
KEPT = 1 << 14
"""How many questions, and how many hands, are kept in mind."""
BYTES = np.dtype(np.uint8)
MOST = ZOMBINION.rules.seats[-1]


def weight(cards: Sequence[Card]) -> int:
    """The counts of some cards as one long number."""
    return sum(map(WEIGHT.__getitem__, cards))


def counts(cards: Sequence[Card]) -> bytes:
    """How many there are of each kind."""
    return weight(cards).to_bytes(COUNTS, "little") if cards else NO_CARDS


_hands: dict[tuple[Card, ...], bytes] = {}


def counts_of_a_few(cards: list[Card]) -> bytes:
    """The same of a few cards, which are often the same."""
    hand = tuple(cards)
    found = _hands.get(hand)
    if found is None:
        if len(_hands) >= KEPT:
            _hands.clear()
        found = _hands[hand] = counts(hand)
    return found


class Pattern:
    """What observations of all matches have in common, and what is kept of them."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.first = layout["supply"].start
        """How many numbers stand before the Supply."""
        self.supply = layout["trash"].start - self.first
        self.hunter = (layout["options"].start - layout["hunters"].start) // MOST
        """How many numbers are about a hunter."""
        self.options = layout["options"]
        self.heads: dict[object, bytes] = {}
        self.agreed: dict[str, bytes] = {}

    def head(self, match: Match, decision: Decision, seat: int) -> bytes:
        """The question, and all that comes before the Supply."""
        state: State = match.state
        key = (
            *(decision.kind, decision.seat, seat, len(state.hunters)),
            *(decision.about.values() if decision.seat == seat else ()),
            *(state.phase, state.active, state.actions, state.targets, state.shots, state.took, state.resolving),
        )
        found = self.heads.get(key)
        if found is None:
            if len(self.heads) >= KEPT:
                self.heads.clear()
            found = self.heads[key] = bytes(self.layout.row(match, seat)[: self.first].tolist())
        return found

    def agreed_on(self, match: Match) -> bytes:
        """The options of a match, which never change."""
        options = repr(match.state.options)
        found = self.agreed.get(options)
        if found is None:
            if len(self.agreed) >= KEPT:
                self.agreed.clear()
            found = self.agreed[options] = bytes(self.layout.row(match, 0)[self.options].tolist())
        return found


@cache
def pattern_of(layout: Layout) -> Pattern:
    return Pattern(layout)


class QuickZombinion:
    """Observes one match of Zombinion. Only what a seat may know is looked at; the tests compare it with the view.

    No card ever leaves the box: what is neither in the Supply nor in the Trash nor another hunter's is the last one's.
    """

    def __init__(self, layout: Layout) -> None:
        self._pattern = pattern_of(layout)
        self._after_hunters = b""
        """The hunters that there are not, and what is agreed on."""
        self._at_the_end = b""
        """What the hunters own that there are not."""
        self._left: tuple[int, ...] = ()
        self._kinds: tuple[Card, ...] = ()
        self._supply = bytearray(self._pattern.supply)
        self._box = 0
        """All cards of this match."""
        self._piles = 0
        """The cards of the Supply."""
        self._trash: tuple[list[Card], int, bytes] = ([], 0, NO_CARDS)
        self._seen: tuple[object, int, int, int] = (None, 0, 0, 0)
        """What was looked at last: which state, after how many decisions, with what in the Supply and in the Trash."""
        self._owned: list[int] = []
        """What each hunter owned then,"""
        self._owned_told: list[bytes] = []
        """the same as bytes,"""
        self._counts: list[int] = []
        """and how many cards that were."""

    def __call__(self, match: Match, seat: int) -> Numbers:
        return np.frombuffer(bytearray(self.told(match, seat)), BYTES)

    def told(self, match: Match, seat: int) -> bytes:
        """An observation, a byte for each number."""
        state: State = match.state
        decision, pattern = match.decision, self._pattern
        if decision is None or match.window is not None or not state.supply:
            return bytes(pattern.layout.row(match, seat).tolist())
        if (left := tuple(state.supply.values())) != self._left:
            self._count_piles(state, left)
        if state.trash != self._trash[0]:
            trash = weight(state.trash)
            self._trash = state.trash[:], trash, trash.to_bytes(COUNTS, "little")
        hunters = state.hunters
        if not self._box:
            self._begin(match, state)
        self._follow(state, match.number)
        around = hunters[seat:] + hunters[:seat]
        owned = self._owned_told
        return b"".join(
            (
                *(pattern.head(match, decision, seat), self._supply, self._trash[2], told_of_own(hunters[seat])),
                *map(told_of_another, around[1:]),
                self._after_hunters,
                *(owned[seat:] + owned[:seat]),
                self._at_the_end,
            )
        )

    def _begin(self, match: Match, state: State) -> None:
        """What stays the same for a whole match."""
        missing = MOST - len(state.hunters)
        self._after_hunters = bytes(missing * self._pattern.hunter) + self._pattern.agreed_on(match)
        self._at_the_end = bytes(missing * COUNTS)
        self._box = self._piles + weight(state.trash) + sum(weight(hunter.owned()) for hunter in state.hunters)

    def _follow(self, state: State, number: int) -> None:
        """What each hunter owns now.

        From one decision to the next, cards come from the Supply, go to the Trash or come back from there: where both
        are as they were, nobody owns anything else. Where only the Supply is not, and one hunter has more cards than
        before, that one has what is missing there. Otherwise all is counted anew.
        """
        piles, trash = self._piles, self._trash[1]
        before, then, old_piles, old_trash = self._seen
        self._seen = state, number, piles, trash
        if state is not before or number != then + 1 or trash != old_trash:
            self._count_all(state, trash)
        elif piles != old_piles:
            counts = [how_many(hunter) for hunter in state.hunters]
            changed = [seat for seat, count in enumerate(counts) if count != self._counts[seat]]
            if len(changed) != 1:
                self._count_all(state, trash)
                return
            (seat,) = changed
            self._owned[seat] += old_piles - piles
            self._owned_told[seat] = self._owned[seat].to_bytes(COUNTS, "little")
            self._counts = counts

    def _count_all(self, state: State, trash: int) -> None:
        """What each hunter owns, wherever it is."""
        *others, last = state.hunters
        owned = [weight(hunter.owned()) for hunter in others]
        self._owned = [*owned, self._box - self._piles - trash - sum(owned)]
        self._owned_told = [cards.to_bytes(COUNTS, "little") for cards in self._owned]
        self._counts = [how_many(hunter) for hunter in (*others, last)]

    def _count_piles(self, state: State, left: tuple[int, ...]) -> None:
        """The Supply has changed: mostly something was taken."""
        supply, known = self._supply, self._left
        if len(left) != len(known):
            known = (0,) * len(left)
            for card in state.supply:
                supply[2 * COLUMNS[card]] = 1
            self._kinds = tuple(state.supply)
        for place, count in enumerate(left):
            if count != known[place]:
                card = self._kinds[place]
                supply[2 * COLUMNS[card] + 1] = count
                self._piles += (count - known[place]) * WEIGHT[card]
        self._left = left


def how_many(hunter: Hunter) -> int:
    """How many cards a hunter owns."""
    count = len(hunter.hand) + len(hunter.deck) + len(hunter.discard) + len(hunter.in_play)
    return count + len(hunter.aside) + len(hunter.revealed) + len(hunter.picked)


def told_of_own(hunter: Hunter) -> bytes:
    """What lies before the hunter who looks, and what it holds."""
    hand, deck, picked = hunter.hand, len(hunter.deck), hunter.picked
    counted = TWO[least(hunter.turns, 200), least(len(hand) + len(picked), 100)]
    held = counts_of_a_few(hand) + (counts(picked) if picked else NO_CARDS)
    return b"".join((counted, held, TWO[least(deck, 100), deck == 0], lying(hunter)))


def least(value: int, most: int) -> int:
    return value if value < most else most


def lying(hunter: Hunter) -> bytes:
    """What lies before a hunter for all to see, from the top of its discard pile on."""
    top = TOP[hunter.discard[-1]] if hunter.discard else NO_CARDS
    in_play = counts_of_a_few(hunter.in_play) if hunter.in_play else NO_CARDS
    if hunter.aside or hunter.revealed:
        return b"".join((top, in_play, counts(hunter.aside), counts(hunter.revealed)))
    return b"".join((top, in_play, TWICE_NO_CARDS))


_others: dict[tuple[int, int, bool, Card], bytes] = {}


def told_of_another(hunter: Hunter) -> bytes:
    """What all see of a hunter, which out of turn is little."""
    cards, discard = len(hunter.hand) + len(hunter.picked), hunter.discard
    key = hunter.turns, cards, not hunter.deck, discard[-1] if discard else ""
    quiet = not (hunter.in_play or hunter.aside or hunter.revealed)
    found = _others.get(key) if quiet else None
    if found is None:
        counted = TWO[least(hunter.turns, 200), least(cards, 100)]
        found = b"".join((counted, TWICE_NO_CARDS, TWO[0, not hunter.deck], lying(hunter)))
        if quiet:
            if len(_others) >= KEPT:
                _others.clear()
            _others[key] = found
    return found


def observer(layout: Layout) -> Observer:
    """What observes one match: in the quickest way that there is for its game."""
    return QuickZombinion(layout) if layout.game is ZOMBINION else layout.observe
