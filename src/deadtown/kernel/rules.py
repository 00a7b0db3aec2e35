"""The facet of a game that is played: its seats and options, its steps, its end."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from reprlib import repr as shortened
from typing import Any, Generic, NamedTuple

import msgspec
from msgspec.inspect import (
    BoolType,
    DictType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    StrType,
    StructType,
    Type,
    VarTupleType,
)

from deadtown.kernel.codec import Codec
from deadtown.kernel.decision import Refusal
from deadtown.kernel.event import Event
from deadtown.kernel.play import GameState, Outcome, Play, S, Step
from deadtown.likeness import likest

LARGEST_OPTIONS = 16_384
"""How many bytes the options of a game may take when they are stored."""

LONGEST_PROBLEM = 200
"""How much is repeated of what was wrong with them."""
OUT_OF_BOUNDS = re.compile(r"Expected `int` (?P<sign><=|>=) (?P<bound>-?\d+) - at `\$\.(?P<option>\w+)")
"""What a number is told that is not where it should be."""
NO_CHOICE = re.compile(r"Invalid enum value '?(?P<value>.*?)'? - at `\$\.(?P<option>\w+)", re.DOTALL)
"""What a value is told that is none of those that can be chosen."""
NO_SUCH_KIND = re.compile(r"Expected `\w+`, got `\w+` - at (`key` in )?`\$\.(?P<option>\w+)")
"""What a value is told that is not of the kind of its option, in whole or in part."""
TOO_MANY = re.compile(r"of length <= (?P<most>\d+) - at `\$\.(?P<option>\w+)")
"""What a list is told that is too long."""
KINDS: Mapping[type[Type], str] = {
    IntType: "number",
    BoolType: "switch",
    StrType: "text",
    ListType: "list",
    VarTupleType: "list",
    DictType: "numbers",
}
"""What options are, if they are no choice."""


class BadOptions(Exception):
    """Options that this game can't be played with."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class BadSeats(BadOptions):
    """A number of players that this game can't be played with."""


class Sets(NamedTuple):
    """How options choose a set of things to play with, each named by a text, ``set-NAME``."""

    option: str
    """The option that names the set."""
    custom: str = ""
    """The option that lists a set of one's own; the set is called like it."""
    recommended: Sequence[str] = ()
    """The sets that the rules recommend."""


class Terms(NamedTuple):
    """What one value of an option asks of other options."""

    needs: Mapping[str, Any] = {}
    """The values without which it can't be chosen."""
    settles: Mapping[str, Any] = {}
    """The values that others have with it, whatever was agreed on before."""


def _is_list_of_choices(kind: Type) -> bool:
    plain = kind.type if isinstance(kind, Metadata) else kind
    return isinstance(plain, VarTupleType) and isinstance(plain.item_type, LiteralType)


def no_turns(state: GameState) -> int:
    return 0


def same_options(options: Any, players: Sequence[str], outcome: Outcome) -> Any:
    return options


@dataclass(frozen=True, kw_only=True, eq=False)
class Rules(Generic[S]):
    """How a game is played. Nothing in here changes: whatever does is in the state."""

    options_type: type[msgspec.Struct]
    state_type: type[S]
    play_type: type[Play[Any]] = Play
    seats: range
    """The numbers of players that it is for, all variants together."""
    variant_seats: Callable[[Any], range] | None = None
    """Those of the variant that options choose, where variants differ in that."""
    opening: Callable[[Any, Sequence[str]], S]
    """The state before anything has happened, for so many players as may be. Raises BadOptions."""
    steps: Mapping[str, Callable[[Any], Step]]
    decisions: Sequence[str]
    """The kinds of decision."""
    windows: Sequence[str] = ()
    """Those of them that are put to many at once; each has a name in words, ``window-name-KIND``."""
    events: Sequence[type[Event]]
    outcome: Callable[[S], Outcome | None]
    """How the game ended; None while it goes on. Of a team that wins, all seats are winners."""
    components: Callable[[S], Counter[str]]
    """Every physical component, wherever it is. It never changes from set-up to the end."""
    seats_in: Callable[[S], int]
    """How many seats a match has."""
    turn: Callable[[S], int] = no_turns
    """How many turns, or phases, have begun: a standing answer holds until this number changes."""
    rematch_options: Callable[[Any, Sequence[str], Outcome], Any] = same_options
    """The options for another game at the same table, after one that these players ended so."""
    sets: Sets | None = None
    """How options choose a set, in a game that has sets."""
    terms: Mapping[str, Mapping[str, Terms]] = field(default_factory=dict)
    """What values ask of other options, by option and value: forms know then what goes together."""

    @cached_property
    def codec(self) -> Codec:
        return Codec(self.state_type)

    @cached_property
    def options_by_seat(self) -> tuple[str, ...]:
        """The options that are a choice for each seat: lists of choices."""
        shape = msgspec.inspect.type_info(self.options_type)
        assert isinstance(shape, StructType)
        return tuple(field.name for field in shape.fields if _is_list_of_choices(field.type))

    @cached_property
    def options_schema(self) -> dict[str, Any]:
        """The options as JSON Schema, with the terms of their values: ``needs`` and ``settles``."""
        schema = msgspec.json.schema(self.options_type)
        described = schema["$defs"][self.options_type.__name__]["properties"]
        for option, values in self.terms.items():
            described[option]["needs"] = {value: dict(terms.needs) for value, terms in values.items() if terms.needs}
            described[option]["settles"] = {
                value: dict(terms.settles) for value, terms in values.items() if terms.settles
            }
        return schema

    def with_needs(self, option: str, value: str) -> dict[str, Any]:
        """The options that choose a value, and what it can't be chosen without."""
        terms = self.terms.get(option, {}).get(value, Terms())
        return {option: value, **terms.needs}

    def seats_for(self, options: Any) -> range:
        """The numbers of players that these options are for."""
        return self.seats if self.variant_seats is None else self.variant_seats(options)

    def start(self, options: Any, players: Sequence[str]) -> S:
        """The state before anything has happened. Raises BadOptions or BadSeats."""
        self.check_seats(options, players)
        return self.opening(options, players)

    def check_seats(self, options: Any, players: Sequence[str]) -> None:
        """Raises BadSeats unless so many may play, each with a name of their own."""
        self.check_count(options, len(players))
        if len(set(players)) != len(players):
            raise BadSeats(Refusal("", "same-names", {}))

    def check_count(self, options: Any, players: int) -> None:
        """Raises BadSeats unless so many may play."""
        seats = self.seats_for(options)
        if players not in seats:
            count: dict[str, str | int] = {"count": players, "least": seats[0], "most": seats[-1]}
            if len(seats) == 1:
                raise BadSeats(Refusal("", "bad-seats-exactly", count))
            raise BadSeats(Refusal("", "bad-seats", count))

    def options_from(self, given: object) -> Any:
        """Options of this game as they are, the usual ones for None, others read. Raises BadOptions."""
        if given is None:
            return self.options_type()
        return given if isinstance(given, self.options_type) else self.read_options(given)

    def read_options(self, given: object) -> Any:
        """Options from plain values of anybody; what is wrong with them is said in one line. Raises BadOptions."""
        if isinstance(given, Mapping):
            known = {field.name for field in msgspec.structs.fields(self.options_type)}
            for name in given:
                if name not in known:
                    raise BadOptions(_unknown_option(str(name)[:LONGEST_PROBLEM], known))
            given = dict(given)
        try:
            options = msgspec.convert(given, self.options_type, strict=False)
            size = len(msgspec.msgpack.encode(options))
        except (msgspec.ValidationError, OverflowError, UnicodeError) as error:
            raise BadOptions(_what_is_wrong(str(error), given, self.options_type)) from None
        if size > LARGEST_OPTIONS:
            raise BadOptions(Refusal("", "bad-option", {"problem": f"more than {LARGEST_OPTIONS} bytes"}))
        return options


def _unknown_option(name: str, known: Iterable[str]) -> Refusal:
    """With the one that was probably meant, or all of them."""
    if near := likest(name, known):
        return Refusal("", "unknown-option-near", {"option": name, "near": near})
    return Refusal("", "unknown-option", {"option": name, "known": ", ".join(sorted(known))})


def _unknown_value(option: str, value: str, known: Iterable[str]) -> Refusal:
    if near := likest(value, known):
        return Refusal("", "unknown-value-near", {"option": option, "value": value, "near": near})
    return Refusal("", "unknown-value", {"option": option, "value": value, "known": ", ".join(sorted(known))})


def _what_is_wrong(problem: str, given: object, options_type: type[msgspec.Struct]) -> Refusal:
    """Why options can't be read: a number that is too large or too small is named with its bound, a value that there is
    none of with those that there are, and one of another kind with what the option is."""
    if chosen := NO_CHOICE.search(problem):
        known = _choices(options_type, chosen["option"])
        return _unknown_value(chosen["option"], chosen["value"][:LONGEST_PROBLEM], known)
    if strange := NO_SUCH_KIND.search(problem):
        assert isinstance(given, Mapping)
        return _of_another_kind(strange["option"], shortened(given[strange["option"]]), options_type)
    if several := TOO_MANY.search(problem):
        return Refusal("", "option-too-many", {"option": several["option"], "most": int(several["most"])})
    found = OUT_OF_BOUNDS.search(problem)
    if found is None:
        return Refusal("", "bad-option", {"problem": problem[:LONGEST_PROBLEM]})
    option, bound = found["option"], int(found["bound"])
    values = given.get(option) if isinstance(given, Mapping) else None
    if isinstance(values, Mapping):
        outside = (name for name, value in values.items() if _is_outside(value, found["sign"], bound))
        option = f"{option}, {str(next(outside, '?'))[:LONGEST_PROBLEM]}"
    if found["sign"] == "<=":
        return Refusal("", "option-too-large", {"option": option, "most": bound})
    return Refusal("", "option-too-small", {"option": option, "least": bound})


def _of_another_kind(option: str, value: str, options_type: type[msgspec.Struct]) -> Refusal:
    kind = _kind(options_type, option)
    if isinstance(kind, LiteralType):
        return _unknown_value(option, value, _choices(options_type, option))
    return Refusal("", "option-of-another-kind", {"option": option, "expected": KINDS[type(kind)], "value": value})


def _kind(options_type: type[msgspec.Struct], option: str) -> Type:
    shape = msgspec.inspect.type_info(options_type)
    assert isinstance(shape, StructType)
    kind = next(field.type for field in shape.fields if field.name == option)
    return kind.type if isinstance(kind, Metadata) else kind


def _choices(options_type: type[msgspec.Struct], option: str) -> list[str]:
    """The values among which an option is chosen."""
    kind = _kind(options_type, option)
    while not isinstance(kind, LiteralType):
        kind = kind.type if isinstance(kind, Metadata) else kind.item_type  # type: ignore[attr-defined]
    return [str(value) for value in kind.values]


def _is_outside(value: object, sign: str, bound: int) -> bool:
    """Whether a value is a number on the wrong side of a bound, as a number or as its digits."""
    try:
        number = int(str(value))
    except ValueError:
        return False
    return number > bound if sign == "<=" else number < bound
