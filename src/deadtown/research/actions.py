"""Options as numbers: the id of each, the mask of those that are legal, and what is to be said of one by itself."""

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, Final, TypeAlias
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from deadtown.complaint import Complaint
from deadtown.kernel import Game, Option, option_text
from deadtown.research.names import Naming, named_options, naming
from deadtown.research.places import BOARD_NAME, TOWN_NAME, board_point, town_point

Mask: TypeAlias = NDArray[np.int8]
Features: TypeAlias = NDArray[np.float32]

FLAGS: Final = np.dtype(np.int8)
KEPT: Final = 1024
"""How many masks are kept in mind: many questions are asked again and again."""
WHERE: Final = re.compile(r"_?[a-l][0-9]{1,2}$")
"""What of an argument says where something is."""
VERBS: Final = 64
WORDS: Final = 128
ARGUMENTS: Final = 3
FEATURES: Final = VERBS + WORDS + 1 + 3 * ARGUMENTS
"""How many numbers are said of an option: its verb and the words of its arguments, each in a column that a hash of it
finds; how many arguments there are; and of the first three of them whether it is a number or a place, and where."""


class Actions:
    """The action space of a game. Its size is the same for any options and numbers of players, and as names are added.

    Ids from 0 are the named options; from ``room`` on the first, second ... of the other options of this decision; the
    last id turns the page, where there are more of these than ``slots``.
    """

    def __init__(self, game: Game[Any], how: Naming | None = None) -> None:
        self.game = game
        _, self.room, self.slots = how or naming(game)
        self.named = named_options(game)
        """The options that have an id of their own, by id."""
        self.more = self.room + self.slots
        """The id that turns the page: the seat is asked the same again, and sees the next of the unnamed options."""
        self.size = self.more + 1
        self._ids = {option: number for number, option in enumerate(self.named)}
        self.rows: dict[tuple[Option, ...], bytes] = {}
        """Masks of the questions that came last, a byte for each id."""

    def ids(self, options: Sequence[Option], page: int = 0) -> list[int]:
        """The ids of what can be done: of all named options, and of the unnamed ones on this page."""
        ids = self._ids
        try:
            return [ids[option] for option in options]
        except KeyError:
            return [number for number, _ in self._numbered(options, page)]

    def _numbered(self, options: Sequence[Option], page: int) -> Iterator[tuple[int, Option | None]]:
        unnamed = []
        for option in options:
            number = self._ids.get(option)
            if number is None:
                unnamed.append(option)
            else:
                yield number, option
        pages = self.pages(len(unnamed))
        first = page % pages * self.slots
        yield from enumerate(unnamed[first : first + self.slots], self.room)
        if pages > 1:
            yield self.more, None

    def pages(self, unnamed: int) -> int:
        """How many pages so many unnamed options fill."""
        return max(1, -(-unnamed // self.slots))

    def mask(self, options: Sequence[Option], page: int = 0) -> Mask:
        """1 for every id that can be chosen."""
        return np.frombuffer(bytearray(self.told(options, page)), FLAGS)

    def told(self, options: Sequence[Option], page: int = 0) -> bytes:
        """The same, a byte for each id."""
        known = None if page else self.rows.get(tuple(options))
        if known is None:
            row = bytearray(self.size)
            for number in self.ids(options, page):
                row[number] = 1
            known = bytes(row)
            if not page:
                if len(self.rows) >= KEPT:
                    self.rows.clear()
                self.rows[tuple(options)] = known
        return known

    def option(self, number: int, options: Sequence[Option], page: int = 0) -> Option | None:
        """The option that an id means in a decision; None turns the page. Raises Complaint."""
        if 0 <= number < len(self.named) and self.named[number] in options:
            return self.named[number]
        for other, option in self._numbered(options, page):
            if other == number:
                return option
        raise Complaint(f"action {number} is not legal here: {self.name(number)}")

    def name(self, number: int) -> str:
        """What an id means, as far as that can be said without a decision."""
        if 0 <= number < len(self.named):
            return option_text(self.named[number])
        if self.room <= number < self.more:
            return f"unnamed option {number - self.room + 1}"
        return "turn the page" if number == self.more else "nothing yet"

    def features(self, options: Sequence[Option]) -> Features:
        """A row of numbers for each option: what an id by its place does not say."""
        return np.stack([option_features(option) for option in options])


@cache
def actions_of(game: Game[Any]) -> Actions:
    """The action space of a game, read once."""
    return Actions(game)


@lru_cache(maxsize=65536)
def option_features(option: Option) -> Features:
    """What is to be said of an option by itself, the same in every game and position."""
    row = np.zeros(FEATURES, np.float32)
    row[crc32(str(option[0]).encode()) % VERBS] = 1
    row[VERBS + WORDS] = len(option) - 1
    for place, argument in enumerate(option[1:]):
        if isinstance(argument, str):
            word = WHERE.sub("", argument)
            if word:
                row[VERBS + crc32(word.encode()) % WORDS] += 1
        if place < ARGUMENTS:
            at = VERBS + WORDS + 1 + 3 * place
            row[at : at + 3] = _where(argument)
    return row


def _where(argument: str | int) -> tuple[float, float, float]:
    """Whether an argument is a number or a place, and where: tens of a number, or of spaces east and south."""
    if isinstance(argument, int):
        return 1, argument / 10, 0
    if argument == "centre" or (TOWN_NAME.fullmatch(argument) and not BOARD_NAME.fullmatch(argument)):
        east, south = town_point(argument)
    elif BOARD_NAME.fullmatch(argument):
        east, south = board_point(argument)
    else:
        return 0, 0, 0
    return 1, east / 10, south / 10
