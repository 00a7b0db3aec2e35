"""What the tests of every game look at a match with: what it told, asks and refuses, and where random play leads."""

from collections.abc import Container, Iterator
from random import Random
from typing import Any, TypeVar

import pytest

from deadtown.kernel import Event, Match, Option, Refusal, Refused, Scripted, option_text

M = TypeVar("M", bound=Match)


def cards(text: str, known: Container[str]) -> list[str]:
    """Cards from a text such as ``"bullet x3, zombie"``."""
    found: list[str] = []
    for part in filter(None, map(str.strip, text.split(","))):
        card, _, count = part.partition(" x")
        assert card in known, f"there is no card {card}"
        found += [card] * int(count or 1)
    return found


class Dice(Scripted):
    """Dice as they are told; after these every die shows a 1, and what is shuffled keeps its order."""

    def at(self, position: int) -> "Dice":
        twin = Dice()
        twin.results = self.results
        twin.position = position
        return twin

    def pick(self, count: int) -> int:
        if self.position < len(self.results):
            return super().pick(count)
        self.position += 1
        return 0

    def order(self, count: int) -> list[int]:
        if self.position < len(self.results):
            return super().order(count)
        self.position += 1
        return [*range(count)]


class Told(list[Event]):
    """The events of a match, to look through."""

    def of(self, kind: type[Event]) -> list[Any]:
        return [event for event in self if isinstance(event, kind)]


class ToldMatch(Match):
    """A match in a position of our making, with what it told."""

    told: Told

    @property
    def asked(self) -> tuple[int, str]:
        """The seat that decides, and the kind of its decision."""
        assert self.decision is not None, "the game is over"
        return self.decision.seat, self.decision.kind

    @property
    def texts(self) -> list[str]:
        """The options of the pending decision in their text form."""
        assert self.decision is not None, "the game is over"
        return [option_text(option) for option in self.decision.options]


def refusal(match: Match, wish: Option | str, seat: int | None = None) -> Refusal:
    """Why a wish is refused. A refusal must leave the position and the question as they were."""
    before, question = match.digest(), match.decision
    with pytest.raises(Refused) as caught:
        match.choose(wish, seat=seat)
    assert (match.digest(), match.decision) == (before, question)
    return caught.value.refusal


def stroll(match: M, seed: int) -> Iterator[M]:
    """Random play to the end, stopping at every position on the way, the first and the last included."""
    luck = Random(seed)
    yield match
    while match.decision is not None:
        match.choose(luck.choice(match.decision.options))
        yield match


def played_out(match: M, seed: int) -> M:
    """A match after random play to its end."""
    return list(stroll(match, seed))[-1]
