"""The parts that an observation is put together from: each turns one value of a view into numbers.

A part knows how many numbers it has, what each is called and how low and high it may be. It writes into a row of whole
numbers that is full of zeros; what would be too low or too high is written as the lowest or highest.
"""

from array import array
from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from deadtown.research.places import Places

OTHER: Final = "other"
"""The column for a word that is not among those that are known."""

Row: TypeAlias = "array[int]"


class Scene(NamedTuple):
    """Who looks, at a table of how many, and where the places of the map are."""

    seat: int
    players: int
    places: Places | None


class Part(Protocol):
    """What turns one value into numbers."""

    size: int
    names: tuple[str, ...]
    """What each number is called, after the name of the value itself; empty where the value is one number."""
    limits: tuple[tuple[int, int], ...]
    """The lowest and the highest that each number can be."""
    meaning: str

    def write(self, value: Any, row: Row, at: int, scene: Scene) -> None: ...


class Number:
    """A whole number as it is."""

    size = 1
    names: tuple[str, ...] = ("",)

    def __init__(self, least: int = -1, most: int = 100) -> None:
        self.least, self.most = least, most
        self.limits: tuple[tuple[int, int], ...] = ((least, most),)
        self.meaning = f"a number from {least} to {most}"

    def write(self, value: Any, row: Row, at: int, scene: Scene) -> None:
        row[at] = min(max(value, self.least), self.most)


class Flag(Number):
    """1 for what is so, or is there at all."""

    def __init__(self) -> None:
        super().__init__(0, 1)
        self.meaning = "1 if it is so"

    def write(self, value: Any, row: Row, at: int, scene: Scene) -> None:
        row[at] = bool(value)


class OneWord:
    """A word: 1 in its column, and all zeros where there is none."""

    def __init__(self, words: Sequence[str]) -> None:
        words = tuple(dict.fromkeys(words))
        self.names = (*words, OTHER)
        self.size = len(self.names)
        self.limits = ((0, 1),) * self.size
        self.meaning = "1 for the word that it is"
        self._columns = {word: column for column, word in enumerate(words)}

    def column(self, word: object) -> int:
        """Where a word stands; copies of a thing carry a number behind its name."""
        found = self._columns.get(str(word))
        if found is None:
            found = self._columns.get(str(word).rpartition("_")[0], self.size - 1)
        return found

    def write(self, value: Any, row: Row, at: int, scene: Scene) -> None:
        if value != "":
            row[at + self.column(value)] = 1


class ManyWords(OneWord):
    """Words that may come several times: how many there are of each."""

    MOST = 127

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(words)
        self.limits = ((0, self.MOST),) * self.size
        self.meaning = "how many of each; their order is not told"

    def write(self, value: Any, row: Row, at: int, scene: Scene) -> None:
        for word in value:
            place = at + self.column(word)
            row[place] = min(row[place] + 1, self.MOST)


class WordsWithNumbers(OneWord):
    """Words with a number or a flag each, or several numbers."""

    def __init__(self, words: Sequence[str], each: Part) -> None:
        super().__init__(words)
        self.each = each
        self.names = tuple(_under(word, name) for word in (*words, OTHER) for name in each.names)
        self.limits = each.limits * self.size
        self.meaning = f"for each word {each.meaning}"
        self.size *= each.size

    def column(self, word: object) -> int:
        return self._columns.get(str(word), len(self._columns)) * self.each.size

    def write(self, value: Any, row: Row, at: int, scene: Scene) -> None:
        for word, told in value.items():
            self.each.write(told, row, at + self.column(word), scene)


class OneSeat:
    """A seat, counted from the one that looks: 0 is its own, 1 the next one in turn order."""

    meaning = "1 for the seat that it is, counted from the own one"

    def __init__(self, most: int) -> None:
        self.size = most
        self.names = tuple(map(str, range(most)))
        self.limits = ((0, 1),) * most

    def write(self, value: Any, row: Row, at: int, scene: Scene) -> None:
        if value is not None and value >= 0:
            row[at + (value - scene.seat) % scene.players] = 1


class ManySeats(OneSeat):
    """Several seats."""

    meaning = "1 for each seat that is among them, counted from the own one"

    def write(self, value: Any, row: Row, at: int, scene: Scene) -> None:
        for seat in value:
            super().write(seat, row, at, scene)


class OnePlace:
    """A place on the map: whether there is one, and how far east and south it is."""

    size = 3
    names: tuple[str, ...] = ("", "east", "south")
    limits: tuple[tuple[int, int], ...] = ((0, 1), (-100, 100), (-100, 100))
    meaning = "1 if it is a place, and where that is"

    def write(self, value: Any, row: Row, at: int, scene: Scene) -> None:
        if not value or scene.places is None:
            return
        row[at] = 1
        point = scene.places.point(value)
        row[at + 1], row[at + 2] = (min(max(far, -100), 100) for far in point)


class Plane:
    """The spaces of the map, a number each: how often a space is named, or what is told of it."""

    def __init__(self, names: Sequence[str], told: Callable[[Any], int] | None = None, most: int = 20) -> None:
        self.names = tuple(names)
        self.size = len(self.names)
        self.limits = ((0, most),) * self.size
        self.meaning = "for each space of the map what is there: how many, or how much"
        self._told = told
        self._most = most

    def write(self, value: Any, row: Row, at: int, scene: Scene) -> None:
        if scene.places is None:
            return
        find, told, most = scene.places.find, self._told, self._most
        pairs = value.items() if told is not None else ((space, 1) for space in value)
        for space, what in pairs:
            place = find(space)
            if place >= 0:
                row[at + place] = min(row[at + place] + (what if told is None else told(what)), most)


class Ways(Plane):
    """Ways over the map: for each space to which one leads what is told of that."""

    def __init__(self, names: Sequence[str], told: Callable[[Any], int]) -> None:
        super().__init__(names, told)
        self.meaning = "for each space whether it can be reached; 2 and more with so many fights less one"

    def write(self, value: Any, row: Row, at: int, scene: Scene) -> None:
        super().write({way.space: way for way in value}, row, at, scene)


class Record:
    """A struct: its fields one after the other; before them whether there is one at all, where it may be missing."""

    def __init__(self, fields: Mapping[str, Part], meaning: str = "", *, may_miss: bool = False) -> None:
        self.fields: list[tuple[str, Part, int]] = []
        """The name of each, its part, and where its numbers begin."""
        self.may_miss = may_miss
        size = int(may_miss)
        for name, part in fields.items():
            self.fields.append((name, part, size))
            size += part.size
        self.size = size
        told = [tuple(_under(name, inner) for inner in part.names) for name, part in fields.items()]
        self.names = (*("",) * may_miss, *chain.from_iterable(told))
        self.limits = (*((0, 1),) * may_miss, *chain.from_iterable(part.limits for part in fields.values()))
        self.meaning = meaning

    def write(self, value: Any, row: Row, at: int, scene: Scene) -> None:
        if value is None:
            return
        if self.may_miss:
            row[at] = 1
        for name, part, offset in self.fields:
            told = getattr(value, name)
            # What is empty or zero leaves zeros, but for seats, which are counted from 0.
            if told or (told == 0 and type(part) is OneSeat):
                part.write(told, row, at + offset, scene)


class Together:
    """A few values one after the other."""

    meaning = "one after the other"

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = parts
        self.size = sum(part.size for part in parts)
        self.names = tuple(_under(str(place), name) for place, part in enumerate(parts) for name in part.names)
        self.limits = tuple(chain.from_iterable(part.limits for part in parts))

    def write(self, value: Any, row: Row, at: int, scene: Scene) -> None:
        for told, part in zip(value, self.parts, strict=True):
            part.write(told, row, at, scene)
            at += part.size


class Each:
    """A list that is always as long, one part for each of its places; with seats, beginning with the own one."""

    def __init__(self, names: Sequence[str], each: Part, *, by_seat: bool = False) -> None:
        self.each, self.by_seat = each, by_seat
        self.size = len(names) * each.size
        self.names = tuple(_under(name, inner) for name in names for inner in each.names)
        self.limits = each.limits * len(names)
        self.meaning = "for each seat, beginning with the own one" if by_seat else "for each of them"

    def write(self, value: Any, row: Row, at: int, scene: Scene) -> None:
        for place, told in enumerate(value):
            if told is not None:
                shown = (place - scene.seat) % scene.players if self.by_seat else place
                self.each.write(told, row, at + shown * self.each.size, scene)


class Several:
    """A list of any length: how long it is, then the first of it, as many as there is room for."""

    def __init__(self, most: int, each: Part) -> None:
        self.most, self.each = most, each
        self.size = 1 + most * each.size
        self.names = ("", *(_under(str(place), inner) for place in range(most) for inner in each.names))
        self.limits = ((0, 100), *each.limits * most)
        self.meaning = f"how many there are, and the first {most} of them"

    def write(self, value: Any, row: Row, at: int, scene: Scene) -> None:
        row[at] = min(len(value), 100)
        for place, told in enumerate(value[: self.most]):
            self.each.write(told, row, at + 1 + place * self.each.size, scene)


def _under(name: str, inner: str) -> str:
    return f"{name}.{inner}" if inner else name
