"""Options of a game as they are written on the command line: ``name=value``."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.inspect import BoolType, DictType, Field, ListType, LiteralType, Metadata, StructType, Type, VarTupleType

from deadtown.complaint import Complaint, unknown
from deadtown.kernel import Game, Refusal
from deadtown.text import Speaker
from deadtown.text.naming import find, names_of_values, nearest, things_of

SWITCH = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


def read_pairs(game: Game[Any], pairs: Iterable[str]) -> dict[str, Any]:
    """Plain values from texts such as ``turn_cap=40``, ``offer_cut=on`` or ``custom=decoy,radio,hide``."""
    fields = _fields(game)
    given: dict[str, Any] = {}
    for pair in pairs:
        name, sign, text = (part.strip() for part in pair.partition("="))
        if not sign:
            raise Complaint(f"--option {pair!r}: write it as name=value")
        if name not in fields:
            raise _unknown_option(game, name)
        if name in given:
            raise Complaint(f"--option {name} is given twice")
        given[name] = _read_value(game, fields[name], text)
    return given


def read_given(game: Game[Any], pairs: Iterable[str], set_name: str | None) -> dict[str, Any]:
    """All that was asked for. A list for a set of one's own chooses that set, and so does what goes with one choice."""
    return complete(game, read_pairs(game, pairs), set_name)


def complete(game: Game[Any], given: dict[str, Any], set_name: str | None) -> dict[str, Any]:
    """What was asked for, with all that goes with it."""
    for name in list(given):
        if name not in _fields(game):
            raise _unknown_option(game, name)
    for name in list(given):
        for other, value in only_with(_fields(game)[name]).items():
            if given.setdefault(other, value) != value:
                raise Complaint(f"option {name} goes with {other}={value}, not with {other}={given[other]}")
    for name, value in ({} if set_name is None else find_set(game, set_name)).items():
        if given.setdefault(name, value) != value:
            raise Complaint(f"--set {set_name} and --option {name}={write_value(given[name])} can't both be")
    sets = game.rules.sets
    if sets is not None and sets.custom in given:
        chosen = given.setdefault(sets.option, sets.custom)
        if chosen != sets.custom:
            raise Complaint(f"the set {chosen} and a custom list can't both be")
    return given


def find_set(game: Game[Any], name: str) -> dict[str, Any]:
    """The options that ``--set`` stands for: the one of this game that chooses a set, and what that set needs."""
    if game.rules.sets is None:
        raise Complaint(f"{game.name} has no sets to choose from")
    option = game.rules.sets.option
    return game.rules.with_needs(option, _read_value(game, _fields(game)[option], name, "--set"))


def chosen_set(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The option that chooses a set, if there is one."""
    sets = game.rules.sets
    return {} if sets is None else {sets.option: options[sets.option]}


def unusual(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that a simulation would not have anyway."""
    usual = msgspec.to_builtins(game.rules.read_options(game.figures.simulation_options))
    return {name: value for name, value in options.items() if value != usual.get(name)}


def write_pairs(game: Game[Any], options: Mapping[str, Any]) -> list[str]:
    """The texts that give these options on the command line."""
    return [f"{name}={write_value(value)}" for name, value in unusual(game, options).items()]


def worded(game: Game[Any], refusal: Refusal) -> str:
    """Why a game can't be played so."""
    return Speaker(game, "en").refusal(refusal)


def _unknown_option(game: Game[Any], name: str) -> Complaint:
    return unknown(f"{game.name} has no option {name!r}", name, _fields(game), "its options are")


def _fields(game: Game[Any]) -> dict[str, Field]:
    shape = msgspec.inspect.type_info(game.rules.options_type)
    assert isinstance(shape, StructType)
    return {field.name: field for field in shape.fields}


def only_with(field: Field) -> dict[str, Any]:
    """The options that must have these values for an option to count."""
    found: dict[str, Any] = _marks(field).get("only_with", {})
    return found


def _marks(field: Field) -> dict[str, Any]:
    """What a game marks an option with."""
    return (field.type.extra_json_schema if isinstance(field.type, Metadata) else None) or {}


def is_list(game: Game[Any], name: str) -> bool:
    """Whether the value of an option is a list, or counts, which have commas of their own. Raises Complaint."""
    fields = _fields(game)
    if name not in fields:
        raise _unknown_option(game, name)
    return isinstance(_plain(fields[name].type), ListType | VarTupleType | DictType)


def _plain(kind: Type) -> Type:
    return kind.type if isinstance(kind, Metadata) else kind


def _read_value(game: Game[Any], field: Field, text: str, called: str = "") -> Any:
    called = called or f"option {field.name}"
    match _plain(field.type):
        case BoolType():
            if text.lower() not in SWITCH:
                raise Complaint(f"{called} is on or off, not {text!r}")
            return SWITCH[text.lower()]
        case LiteralType(values):
            return _choose(game, field, text, values, called)
        case VarTupleType(LiteralType(values)):
            return [_choose(game, field, part, values, called) for part in _parts(text)]
        case ListType() | VarTupleType():
            return [_find_thing(game, field, part, called) for part in _parts(text)]
        case DictType():
            return _read_counts(game, field, text, called)
        case msgspec.inspect.IntType():
            if not text.removeprefix("-").isdecimal():
                raise Complaint(f"{called} is a whole number, not {text!r}")
            return int(text)
    return text


def _choose(game: Game[Any], field: Field, text: str, values: Collection[Any], called: str) -> str:
    """A choice by its name, as it is written or in the words of any language."""
    if text in values:
        return text
    found = find(text, names_of_values(game, field.name, values))
    if len(found) == 1:
        return found[0]
    if found:
        raise Complaint(f"{called}: {text!r} may be {' or '.join(found)}")
    raise unknown(f"{called} has no {text!r}", text, map(str, values))


def _find_thing(game: Game[Any], field: Field, text: str, called: str) -> str:
    """A thing by its name, as it is written or as the rulebook calls it in any language."""
    family = _marks(field).get("things")
    known = things_of(game, family) if family else {}
    if not known or text in known:
        return text
    names = {thing: [thing, *worded] for thing, worded in known.items()}
    found = find(text, names)
    if len(found) == 1:
        return found[0]
    if found:
        raise Complaint(f"{called}: {text!r} may be {_told(found, known, ' or ')}")
    near = nearest(text, names)
    told = f"; near it: {_told(near, known, ', ')}" if near else ""
    raise Complaint(f"{called}: no {family} is called {text!r}{told}; deadtown {family}s {game.name} lists all")


def _told(things: Iterable[str], known: Mapping[str, Sequence[str]], between: str) -> str:
    """Things as they are written, with what they are called."""
    return between.join(f"{thing} ({known[thing][0]})" for thing in things)


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _read_counts(game: Game[Any], field: Field, text: str, called: str) -> dict[str, int]:
    counts: dict[str, int] = {}
    for part in _parts(text):
        name, _, count = (word.strip() for word in part.partition(":"))
        if not count.isdecimal():
            raise Complaint(f"{called} is written as name:count,name:count, not {part!r}")
        thing = _find_thing(game, field, name, called)
        if thing in counts:
            raise Complaint(f"{called} names {thing} twice")
        counts[thing] = int(count)
    return counts


def write_value(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, dict):
        return ",".join(f"{name}:{count}" for name, count in value.items())
    return ",".join(value) if isinstance(value, list | tuple) else str(value)
