"""What a strategy can speak of: each word is found in what the seat sees or remembers."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cached_property, partial

from deadtown.games.zombinion.bots.expression import Count, Number, unknown
from deadtown.games.zombinion.cards import (
    ACTIONS,
    AIM,
    ATTACKS,
    BASIC,
    KINDS,
    MANY_MORE_ZOMBIES,
    POINTS,
    SHOTS,
    SURVIVORS,
    VICTORY,
    Card,
)
from deadtown.games.zombinion.view import HunterView, View
from deadtown.kernel import Glimpse

MORE_ACTIONS = frozenset({"stick_together", "sidekick", "courage", "decoy", "maverick", "recon"})
"""The Action cards that give back at least the Action they cost."""

GROUPS: dict[str, frozenset[Card]] = {
    "aim": AIM,
    "victory": VICTORY,
    "action": ACTIONS,
    "attack": ATTACKS,
    "terminal": ACTIONS - MORE_ACTIONS,
}


class Look:
    """One look at the table and into memory. What is never asked for is never looked up."""

    def __init__(self, sight: Glimpse) -> None:
        self.sight = sight
        self._left: dict[Card, int] | None = None
        self._hand: Counter[Card] | None = None
        self._mine: Counter[Card] | None = None

    @property
    def view(self) -> View:
        found: View = self.sight.view
        return found

    @property
    def me(self) -> HunterView:
        return self.view.hunters[self.sight.seat]

    @property
    def left(self) -> dict[Card, int]:
        """The piles of the Supply."""
        if self._left is None:
            self._left = {pile.card: pile.count for pile in self.view.supply}
        return self._left

    @property
    def hand(self) -> Counter[Card]:
        if self._hand is None:
            self._hand = Counter(self.me.hand)
        return self._hand

    @property
    def mine(self) -> Counter[Card]:
        """The cards of this seat; those already picked to be trashed no longer count."""
        if self._mine is None:
            self._mine = self.sight.memory[self.sight.seat]
            if self.sight.kind == "trash_up_to" and self.me.picked:
                self._mine = self._mine - Counter(self.me.picked)
        return self._mine

    @cached_property
    def rivals(self) -> list[Counter[Card]]:
        memory: list[Counter[Card]] = self.sight.memory
        return memory[: self.sight.seat] + memory[self.sight.seat + 1 :]

    @cached_property
    def empty(self) -> int:
        """How many piles are empty."""
        return list(self.left.values()).count(0)

    @cached_property
    def closing(self) -> bool:
        """Whether one card more may end the game (ZN-9.1)."""
        return self.left[MANY_MORE_ZOMBIES] <= 1 or self.empty >= 2

    def ends(self, card: Card) -> bool:
        """Whether the game ends with this turn when the card is taken."""
        if not self.closing:
            return False
        piles = self.empty + (self.left[card] == 1)
        more = self.left[MANY_MORE_ZOMBIES] - (card == MANY_MORE_ZOMBIES)
        return piles >= 3 or more <= 0

    def margin(self, card: Card) -> int:
        """If the game ends after the card is taken: 1 when this seat has won, -1 when it has lost (ZN-9.7)."""
        mine = (score(self.mine + Counter([card])), -self.me.turns - 1)
        others = [hunter for hunter in self.view.hunters if hunter.seat != self.sight.seat]
        best = max((score(owned), -other.turns) for owned, other in zip(self.rivals, others, strict=True))
        return (mine > best) - (mine < best)


def score(owned: Mapping[Card, int]) -> int:
    """The points of a collection (ZN-9.5)."""
    points = sum(POINTS[card] * owned.get(card, 0) for card in POINTS)
    survivors = owned.get(SURVIVORS, 0)
    return points + survivors * (sum(owned.values()) // 10) if survivors else points


WORDS: dict[str, Number[Look]] = {
    "shots": lambda look: look.view.shots,
    "targets": lambda look: look.view.targets,
    "actions": lambda look: look.view.actions,
    "turns": lambda look: look.me.turns,
    "players": lambda look: len(look.view.hunters),
    "empty": lambda look: look.empty,
    "deck": lambda look: look.me.deck_count or 0,
    "cards": lambda look: look.mine.total(),
    "ammo": lambda look: sum(shots * look.mine[card] for card, shots in SHOTS.items()),
    "reach": lambda look: look.view.shots + sum(shots * look.hand[card] for card, shots in SHOTS.items()),
    "points": lambda look: score(look.mine),
    "lead": lambda look: score(look.mine) - max(map(score, look.rivals)),
}


def own_words(card: Card) -> dict[str, Number[Look]]:
    """The words that speak of the card of their own rule."""
    return {
        "ends": lambda look: look.ends(card),
        "wins": lambda look: look.ends(card) and look.margin(card) > 0,
        "loses": lambda look: look.ends(card) and look.margin(card) < 0,
    }


Cards = Mapping[Card, int]


def _left(name: str) -> Number[Look]:
    """How many cards are in a pile; the basic piles lie first, always in the same order (ZN-2.13)."""
    if name in BASIC:
        place = BASIC.index(name)
        return lambda look: look.view.supply[place].count
    return _count(_supply, name)


def _supply(look: Look) -> Cards:
    return look.left


def _mine(look: Look) -> Cards:
    return look.mine


def _hand(look: Look) -> Cards:
    return look.hand


def _count(where: Callable[[Look], Cards], name: str) -> Number[Look]:
    """How many cards of a kind, or of all kinds of a group, are somewhere."""
    kinds = kinds_of(name)
    if len(kinds) == 1:
        return lambda look: where(look).get(name, 0)

    def count(look: Look) -> int:
        cards = where(look)
        return sum(cards[card] for card in kinds if card in cards)

    return count


def _rivals(name: str) -> Number[Look]:
    """The most that one rival has."""
    kinds = kinds_of(name)
    return lambda look: max(sum(map(owned.__getitem__, kinds)) for owned in look.rivals)


def kinds_of(name: str) -> tuple[Card, ...]:
    if name in GROUPS:
        return tuple(sorted(GROUPS[name]))
    if name in KINDS:
        return (name,)
    raise unknown("card", name, [*KINDS, *GROUPS])


COUNTS: dict[str, Count[Look]] = {
    "left": _left,
    "own": partial(_count, _mine),
    "hand": partial(_count, _hand),
    "rivals": _rivals,
}
