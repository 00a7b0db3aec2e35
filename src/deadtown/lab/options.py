"""Options of a game as they are written on the command line: ``name=value``."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

import msgspec
from msgspec.inspect import BoolType, DictType, Field, ListType, LiteralType, Metadata, StructType, Type, VarTupleType

from deadtown.complaint import Complaint
from deadtown.kernel import Game, Refusal
from deadtown.text import Speaker

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
            raise Complaint(f"{game.name} has no option {name!r}; its options are: {', '.join(fields)}")
        if name in given:
            raise Complaint(f"--option {name} is given twice")
        given[name] = _read_value(fields[name], text)
    return given


def read_given(game: Game[Any], pairs: Iterable[str], set_name: str | None) -> dict[str, Any]:
    """All that was asked for. A list for a set of one's own chooses that set, and so does what goes with one choice."""
    given = read_pairs(game, pairs)
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
    return game.rules.with_needs(option, _read_value(_fields(game)[option], name, "--set"))


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


def _fields(game: Game[Any]) -> dict[str, Field]:
    shape = msgspec.inspect.type_info(game.rules.options_type)
    assert isinstance(shape, StructType)
    return {field.name: field for field in shape.fields}


def only_with(field: Field) -> dict[str, Any]:
    """The options that must have these values for an option to count."""
    extra = field.type.extra_json_schema if isinstance(field.type, Metadata) else None
    found: dict[str, Any] = (extra or {}).get("only_with", {})
    return found


def _plain(kind: Type) -> Type:
    return kind.type if isinstance(kind, Metadata) else kind


def _read_value(field: Field, text: str, called: str = "") -> Any:
    called = called or f"option {field.name}"
    match _plain(field.type):
        case BoolType():
            if text.lower() not in SWITCH:
                raise Complaint(f"{called} is on or off, not {text!r}")
            return SWITCH[text.lower()]
        case LiteralType(values):
            return _choose(text, values, called)
        case VarTupleType(LiteralType(values)):
            return [_choose(part, values, called) for part in _parts(text)]
        case ListType() | VarTupleType():
            return _parts(text)
        case DictType():
            return dict(_read_count(part, called) for part in _parts(text))
        case msgspec.inspect.IntType():
            if not text.removeprefix("-").isdecimal():
                raise Complaint(f"{called} is a whole number, not {text!r}")
            return int(text)
    return text


def _choose(text: str, values: Collection[Any], called: str) -> str:
    if text not in values:
        raise Complaint(f"{called} has no {text!r}; choose among: {', '.join(sorted(map(str, values)))}")
    return text


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _read_count(text: str, called: str) -> tuple[str, int]:
    name, _, count = (part.strip() for part in text.partition(":"))
    if not count.isdecimal():
        raise Complaint(f"{called} is written as name:count,name:count, not {text!r}")
    return name, int(count)


def write_value(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, dict):
        return ",".join(f"{name}:{count}" for name, count in value.items())
    return ",".join(value) if isinstance(value, list | tuple) else str(value)
