"""Copying, saving and loading states: one generic way for every game."""

from collections.abc import Callable, Sequence
from types import UnionType
from typing import Any, Protocol, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import astuple

Copy = Callable[[Any], Any]


class CopyBeside(Protocol):
    """Makes a copy; beside an earlier copy, it shares with that what has not changed since."""

    def __call__(self, original: Any, earlier: Any = None, /) -> Any: ...


class Codec:
    """Copies, saves and loads one type of state."""

    def __init__(self, state: type[msgspec.Struct]) -> None:
        self.copy: CopyBeside = struct_copier(state)
        self.save: Callable[[msgspec.Struct], bytes] = msgspec.msgpack.Encoder().encode
        self.load: Callable[[bytes], Any] = msgspec.msgpack.Decoder(state).decode


def struct_copier(kind: type[msgspec.Struct]) -> CopyBeside:
    """A function that copies a struct with all that can change in it; what can't change is shared."""
    hints = get_type_hints(kind)
    lists: list[tuple[int, str, CopyBeside]] = []
    others: list[tuple[int, Copy]] = []
    for place, name in enumerate(kind.__struct_fields__):
        hint = hints[name]
        if get_origin(hint) is list and (part := copier(*get_args(hint))) is not None:
            lists.append((place, name, list_copier(part)))
        elif (other := copier(hint)) is not None:
            others.append((place, other))

    def copy_struct(original: Any, earlier: Any = None, /) -> Any:
        values = [*astuple(original)]
        for place, how in others:
            values[place] = how(values[place])
        for place, name, copy_list in lists:
            values[place] = copy_list(values[place], getattr(earlier, name, ()))
        return kind(*values)

    return copy_struct


def list_copier(how: Copy) -> CopyBeside:
    """A function that copies a list whose parts can change."""

    def copy_list(parts: list[Any], earlier: Sequence[Any] = (), /) -> list[Any]:
        if len(parts) != len(earlier):
            return [how(part) for part in parts]
        twin = list(earlier)
        for place, part in enumerate(parts):
            if part != twin[place]:
                twin[place] = how(part)
        return twin

    return copy_list


def copier(hint: Any) -> Copy | None:
    """How a value of a type is copied; None when it can't change and needs no copy."""
    origin, inner = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return None if hint.__struct_config__.frozen else struct_copier(hint)
    if origin in (list, dict, set, tuple):
        return _pile_copier(origin, [copier(part) for part in inner if part is not Ellipsis])
    ways = [(part, how) for part in inner if (how := copier(part)) is not None]
    if not ways:
        return None
    if origin in (Union, UnionType) and len(inner) == 2 and type(None) in inner:
        how = ways[0][1]
        return lambda value: None if value is None else how(value)
    raise TypeError(f"a state can't hold a {hint}")


def _pile_copier(origin: Any, ways: list[Copy | None]) -> Copy | None:
    """How a collection is copied, whose parts are copied in these ways."""
    how = ways[-1] if ways else None
    if how is None:
        return None if origin is tuple else origin.copy
    if origin is dict:
        return lambda items: {key: how(item) for key, item in items.items()}
    return lambda items: origin(map(how, items))
