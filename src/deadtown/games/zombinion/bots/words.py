"""What a strategy can speak of: the words and counts of its conditions, each found in what the seat sees or remembers."""

from collections import Counter
from collections.abc import Mapping
from functools import cached_property, partial
from typing import Any

from deadtown.games.zombinion.bots.expression import Count, Number, unknown
from deadtown.games.zombinion.cards import (
    ACTIONS,
    AIM,
    ATTACKS,
    KINDS,
    MANY_MORE_ZOMBIES,
    POINTS,
    SHOTS,
    SURVIVORS,
    VICTORY,
    Card,
)
from deadtown.games.zombinion.view import HunterView, View
from deadtown.kernel import Sight

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

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    @cached_property
    def view(self) -> View:
        found: View = self.sight.view
        return found

    @property
    def me(self) -> HunterView:
        return self.view.hunters[self.sight.seat]

    @cached_property
    def left(self) -> dict[Card, int]:
        """The piles of the Supply."""
        return {pile.card: pile.count for pile in self.view.supply}

    @cached_property
    def empty(self) -> int:
        return sum(not pile.count for pile in self.view.supply)

    @cached_property
    def hand(self) -> Counter[Card]:
        return Counter(self.me.hand)

    @cached_property
    def mine(self) -> Counter[Card]:
        """The cards of this seat; those already picked to be trashed no longer count."""
        owned: Counter[Card] = self.sight.memory[self.sight.seat]
        if self.sight.kind == "trash_up_to" and self.me.picked:
            return owned - Counter(self.me.picked)
        return owned

    @cached_property
    def rivals(self) -> list[Counter[Card]]:
        memory: list[Counter[Card]] = self.sight.memory
        return memory[: self.sight.seat] + memory[self.sight.seat + 1 :]

    @cached_property
    def points(self) -> int:
        return score(self.mine)

    @cached_property
    def lead(self) -> int:
        """How many points this seat is ahead of the best of the others."""
        return self.points - max(map(score, self.rivals))

    def ends(self, card: Card) -> bool:
        """Whether the game ends with this turn when the card is taken (ZN-9.1)."""
        left = self.left
        if not left[MANY_MORE_ZOMBIES] or self.empty >= 3:
            return True
        return left[card] == 1 and (card == MANY_MORE_ZOMBIES or self.empty == 2)

    def margin(self, card: Card) -> int:
        """Above 0 when this seat has won if the game ends after the card is taken, below 0 when it has lost."""
        worth = score(self.mine + Counter([card]))
        mine = (worth, -self.me.turns - 1)
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
    "points": lambda look: look.points,
    "lead": lambda look: look.lead,
}


def own_words(card: Card) -> dict[str, Number[Look]]:
    """The words that speak of the card of their own rule."""
    return {
        "ends": lambda look: look.ends(card),
        "wins": lambda look: look.ends(card) and look.margin(card) > 0,
        "loses": lambda look: look.ends(card) and look.margin(card) < 0,
    }


def _left(cards: tuple[Card, ...], look: Look) -> float:
    return sum(look.left.get(card, 0) for card in cards)


def _own(cards: tuple[Card, ...], look: Look) -> float:
    return sum(map(look.mine.__getitem__, cards))


def _hand(cards: tuple[Card, ...], look: Look) -> float:
    return sum(map(look.hand.__getitem__, cards))


def _rivals(cards: tuple[Card, ...], look: Look) -> float:
    return max(sum(map(owned.__getitem__, cards)) for owned in look.rivals)


def _supply(cards: tuple[Card, ...], look: Look) -> float:
    return any(card in look.left for card in cards)


def _count(how: Any, name: str) -> Number[Look]:
    """A count of a kind, or of all kinds of a group."""
    if name not in KINDS and name not in GROUPS:
        raise unknown("card", name, [*KINDS, *GROUPS])
    cards = tuple(sorted(GROUPS[name])) if name in GROUPS else (name,)
    return partial(how, cards)


COUNTS: dict[str, Count[Look]] = {
    "left": partial(_count, _left),
    "own": partial(_count, _own),
    "hand": partial(_count, _hand),
    "rivals": partial(_count, _rivals),
    "supply": partial(_count, _supply),
}
