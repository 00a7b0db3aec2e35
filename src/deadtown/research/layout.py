"""The observation of a game: which number stands where, and what it means.

It is made of what a seat may know alone: its view, its memory, what it is asked, and what everybody knows of a window.
"""

from array import array
from collections.abc import Collection, Sequence
from functools import cache
from itertools import chain
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from msgspec.inspect import (
    BoolType,
    CollectionType,
    DictType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
)
from numpy.typing import NDArray

from deadtown.complaint import Complaint
from deadtown.kernel import Decision, Game, Match
from deadtown.research.manner import Manner
from deadtown.research.manners import manner_of
from deadtown.research.parts import (
    Each,
    Flag,
    ManySeats,
    ManyWords,
    Number,
    OnePlace,
    OneSeat,
    OneWord,
    Part,
    Plane,
    Record,
    Row,
    Scene,
    Several,
    Together,
    WordsWithNumbers,
)

Numbers = NDArray[np.int16 | np.uint8]

LISTS = (ListType, VarTupleType, CollectionType)
EVERYWHERE: Final = {
    "name": "a name says nothing",
    "outcome": "returns and scores tell it",
    "last_winners": "names of an earlier game",
    "last_players": "names of an earlier game",
}
"""What no observation tells, and why."""


class Field(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    first: int
    size: int
    meaning: str

    @property
    def slice(self) -> slice:
        return slice(self.first, self.first + self.size)


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked, and what all know of who is asked."""

    asked: str
    """The kind of what the seat itself is asked."""
    deciding: int
    """The seat that decides alone."""
    window: str
    """The kind of the question that is put to many."""
    seats: Sequence[int]
    """Whom that is put to."""
    about: msgspec.Struct | None


class Layout:
    """The observations of one game, the same for any options and numbers of players."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        manner = self.manner = manner_of(game)
        seats = game.rules.seats[-1]
        builder = Builder(manner, seats)
        self._view = builder.record(shape_of(manner.view), without=("seat",))
        self._about = Record({key: builder.about(key) for key in manner.about}, "what it is about", may_miss=True)
        question: dict[str, Part] = {
            "asked": OneWord(game.rules.decisions),
            "deciding": OneSeat(seats),
            "window": OneWord(game.rules.windows),
            "seats": ManySeats(seats),
        }
        self._question = Record(question)
        parts = {**{f"question.{name}": part for name, part in question.items()}, "about": self._about}
        parts |= {name: part for name, part, _ in self._view.fields}
        if manner.memory is not None:
            parts["memory"] = manner.memory
        self.fields: list[Field] = []
        size = 0
        for name, part in parts.items():
            self.fields.append(Field(name, size, part.size, part.meaning))
            size += part.size
        self.size = size
        """How many numbers there are."""
        self.names = tuple(f"{name}.{inner}" if inner else name for name, part in parts.items() for inner in part.names)
        """What each number is called."""
        limits = [*chain.from_iterable(part.limits for part in parts.values())]
        fits_bytes = min(low for low, _ in limits) >= 0 and max(high for _, high in limits) <= 255
        self.dtype: np.dtype[Any] = np.dtype(np.uint8 if fits_bytes else np.int16)
        """Of what kind the numbers are: bytes, in a game in which these are enough."""
        self.low: Numbers = np.array([low for low, _ in limits], self.dtype)
        self.high: Numbers = np.array([high for _, high in limits], self.dtype)
        """How low and how high each number may be: who divides by ``high`` has numbers near 0 and 1."""
        self._nothing = array("h", bytes(2 * size))

    def observe(self, match: Match, seat: int) -> Numbers:
        """What a seat may know of a position, in numbers."""
        numbers = np.frombuffer(self.row(match, seat), np.int16)
        return numbers if numbers.dtype == self.dtype else numbers.astype(self.dtype)

    def row(self, match: Match, seat: int) -> Row:
        """The same as an array of Python's, from nothing but what the seat is shown and remembers."""
        row = self._nothing[:]
        game, window, decision = self.game, match.window, match.decision
        view = game.eyes.view(match.state, seat)
        places = None if self.manner.map is None else self.manner.map.places(view)
        scene = Scene(seat, game.rules.seats_in(match.state), places)
        asked = match.asks(seat)
        self._write_question(row, scene, asked, match, window is None and decision is not None)
        at = self._question.size
        question = asked or window
        self._write_about({} if question is None else question.about, row, at, scene)
        at += self._about.size
        self._view.write(view, row, at, scene)
        memory = self.manner.memory
        if memory is not None:
            memory.write(game.eyes.memory(match.state, seat), row, at + self._view.size, scene)
        return row

    def _write_question(self, row: Row, scene: Scene, asked: Decision | None, match: Match, alone: bool) -> None:
        """What is asked; who decides is told where one decides alone, and of a window who is asked."""
        window = match.window
        deciding = match.decision.seat if alone and match.decision is not None else -1
        kind = "" if asked is None else asked.kind
        told = Question(
            kind, deciding, "" if window is None else window.kind, () if window is None else window.seats, None
        )
        self._question.write(told, row, 0, scene)

    def _write_about(self, about: dict[str, str | int], row: Row, at: int, scene: Scene) -> None:
        if about:
            row[at] = 1
            for key, part, offset in self._about.fields:
                if key in about:
                    part.write(about[key], row, at + offset, scene)

    def describe(self) -> str:
        """Every field: where it stands, how many numbers it has, and what they mean."""
        lines = (f"{field.first:6} {field.size:6}  {field.name}: {field.meaning}" for field in self.fields)
        return "\n".join(lines)

    def read(self, numbers: Sequence[int] | Numbers) -> dict[str, int]:
        """An observation for a person: what is not zero, by name."""
        return {name: int(number) for name, number in zip(self.names, numbers, strict=True) if number}

    def __getitem__(self, name: str) -> slice:
        """Where the numbers of a field stand."""
        return next(field.slice for field in self.fields if field.name == name)


class Builder:
    """Finds the part for each type of a view."""

    def __init__(self, manner: Manner, seats: int) -> None:
        self.manner = manner
        self.seats = seats

    def record(self, shape: StructType, *, without: Collection[str] = (), may_miss: bool = False) -> Record:
        """All fields of a struct but those that are left out."""
        owner = shape.cls.__name__
        fields: dict[str, Part] = {}
        for one in shape.fields:
            keys = (f"{owner}.{one.name}", one.name)
            if any(key in left_out for key in keys for left_out in (self.manner.left_out, EVERYWHERE, without)):
                continue
            fields[one.name] = self.part(one.type, keys)
        return Record(fields, "its fields one after the other", may_miss=may_miss)

    def part(self, kind: Type, keys: tuple[str, ...], *, may_miss: bool = False) -> Part:
        """The part for a value of a type in a field that is called so."""
        manner = self.manner
        for key in keys:
            if key in manner.own:
                return manner.own[key]
        if isinstance(kind, Metadata):
            return self.part(kind.type, keys, may_miss=may_miss)
        if isinstance(kind, UnionType):
            (inner,) = [one for one in kind.types if not isinstance(one, NoneType)]
            return self.part(inner, keys, may_miss=True)
        if isinstance(kind, StructType):
            return self.record(kind, may_miss=may_miss)
        if isinstance(kind, BoolType):
            return Flag()
        if isinstance(kind, IntType):
            return self._number(keys)
        if isinstance(kind, LiteralType):
            return OneWord([str(value) for value in kind.values if value != ""])
        if isinstance(kind, StrType):
            return OnePlace() if self._has(manner.spaces, keys) else OneWord(self._words(keys))
        if isinstance(kind, DictType):
            return self._mapping(kind, keys)
        if isinstance(kind, TupleType):
            return Together([self.part(one, (f"{keys[0]}.{place}",)) for place, one in enumerate(kind.item_types)])
        if isinstance(kind, LISTS):
            return self._list(kind.item_type, keys)
        raise Complaint(f"{keys[0]}: no numbers can tell a {kind}")

    def about(self, key: str) -> Part:
        """The part for what a question is about."""
        if self._has(self.manner.spaces, (key,)):
            return OnePlace()
        own = f"about.{key}"
        words = None if own in self.manner.limits else self.manner.words.get(key)
        return self._number((own, key)) if words is None else OneWord(words)

    def _number(self, keys: tuple[str, ...]) -> Part:
        if self._has(self.manner.seats, keys):
            return OneSeat(self.seats)
        return Number(*next((self.manner.limits[key] for key in keys if key in self.manner.limits), self.manner.usual))

    def _mapping(self, kind: DictType, keys: tuple[str, ...]) -> Part:
        """Things by number with their spaces, words or spaces with what is told of them."""
        told = next((self.manner.told[key] for key in keys if key in self.manner.told), None)
        if self._has(self.manner.spaces, keys):
            assert self.manner.map is not None, keys
            if isinstance(kind.key_type, IntType):
                return PlacesOfThings(self.manner.map.spaces)
            return Plane(self.manner.map.spaces, told or int)
        return WordsWithNumbers(self._words(keys), self.part(kind.value_type, (f"{keys[0]}.each",)))

    def _list(self, item: Type, keys: tuple[str, ...]) -> Part:
        manner = self.manner
        if self._has(manner.by_seat, keys):
            assert isinstance(item, StructType), keys
            return Each([str(seat) for seat in range(self.seats)], self.record(item, without=("seat",)), by_seat=True)
        length = next((manner.lengths[key] for key in keys if key in manner.lengths), None)
        if length is None:
            if isinstance(item, IntType) and self._has(manner.seats, keys):
                return ManySeats(self.seats)
            if isinstance(item, StrType) and self._has(manner.spaces, keys):
                assert manner.map is not None, keys
                return Plane(manner.map.spaces)
            if isinstance(item, StrType | LiteralType):
                values = item.values if isinstance(item, LiteralType) else self._words(keys)
                return ManyWords([str(value) for value in values])
            raise Complaint(f"{keys[0]}: say how many of this list are told")
        each = self.part(item, keys)
        return Several(length, each) if isinstance(length, int) else Each(length, each)

    def _words(self, keys: tuple[str, ...]) -> Sequence[str]:
        for key in keys:
            if key in self.manner.words:
                return self.manner.words[key]
        raise Complaint(f"{keys[0]}: say which words it may hold, or why it is left out")

    def _has(self, names: object, keys: tuple[str, ...]) -> bool:
        return any(key in names for key in keys)  # type: ignore[operator]


class PlacesOfThings(Plane):
    """Things with a number each, and where they are: how many there are on each space."""

    def write(self, value: dict[int, str], row: Row, at: int, scene: Scene) -> None:
        super().write(value.values(), row, at, scene)


def shape_of(view: type[msgspec.Struct]) -> StructType:
    shape = msgspec.inspect.type_info(view)
    assert isinstance(shape, StructType)
    return shape


@cache
def layout_of(game: Game[Any]) -> Layout:
    """The observations of a game, put together once."""
    return Layout(game)
