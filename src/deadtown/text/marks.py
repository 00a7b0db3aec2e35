"""Where things and players stand in a sentence.

Whoever shows a sentence can make them more than words: a card can be looked at, a player has a colour. Nobody has to
guess from the words what is meant, since what is put into a sentence is marked before, and the marks are taken out.
"""

import re
from functools import lru_cache
from typing import Any, NamedTuple

from deadtown.kernel import Event, Game, Verdict
from deadtown.text.speaker import Speaker

Mark = list[Any]
"""From where to where in a sentence, counted as UTF-16 does, which is how browsers count; and what is meant there: the
family of a thing and its name, or ``seat`` and its number."""

SEAT = "seat"
"""The family of players."""

BEGINS, MEANS, ENDS = "\ue000", "\ue001", "\ue002"
"""Signs for private use: they stand in no text of ours, and no name may have them."""
MARKED = re.compile(f"{BEGINS}([^{MEANS}]*) ([^{MEANS}]*){MEANS}([^{ENDS}]*){ENDS}")


class Sentence(NamedTuple):
    """Words, and what in them is more than words."""

    text: str
    marks: list[Mark]


class Marker(Speaker):
    """Speaks as a speaker does, and says where things and players stand in what it says of events."""

    def sentence(self, event: Event) -> Sentence:
        """What happened, for the log."""
        return read_marks(self.event(event))

    def why_won(self, verdict: Verdict) -> Sentence:
        """Why a game was won, in one sentence."""
        return read_marks(self.verdict(verdict))

    def name(self, family: str, slug: str) -> str:
        return f"{BEGINS}{family} {slug}{MEANS}{super().name(family, slug)}{ENDS}"

    def player(self, seat: int) -> str:
        return f"{BEGINS}{SEAT} {seat}{MEANS}{super().player(seat)}{ENDS}"


@lru_cache(maxsize=512)
def marker_of(game: Game[Any], language: str, players: tuple[str, ...]) -> Marker:
    return Marker(game, language, players)


def read_marks(marked: str) -> Sentence:
    """A sentence without its marks, and where they were."""
    text, done, place = "", 0, 0
    marks: list[Mark] = []
    for found in MARKED.finditer(marked):
        family, name, words = found.groups()
        before = marked[done : found.start()]
        start = place + units(before)
        place = start + units(words)
        marks.append([start, place, family, int(name) if family == SEAT else name])
        text += before + words
        done = found.end()
    return Sentence(text + marked[done:], marks)


def units(text: str) -> int:
    """How long a text is in UTF-16: signs beyond its basic plane count twice."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
