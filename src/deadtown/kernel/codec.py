"""Copying, saving and loading states: one generic way for every game."""

from collections.abc import Callable
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

Copy = Callable[[Any], Any]


class Codec:
    """Copies, saves and loads one type of state."""

    def __init__(self, state: type[msgspec.Struct]) -> None:
        self.copy: Copy = struct_copier(state)
        self.save: Callable[[msgspec.Struct], bytes] = msgspec.msgpack.Encoder().encode
        self.load: Callable[[bytes], Any] = msgspec.msgpack.Decoder(state).decode


def struct_copier(kind: type[msgspec.Struct]) -> Copy:
    """A function that copies a struct with all that can change in it; what can't change is shared."""
    hints = get_type_hints(kind)
    fields = [(name, copier(hints[name])) for name in kind.__struct_fields__]
    plain = [name for name, how in fields if how is _copy_flat]
    deep = [(name, how) for name, how in fields if how is not None and how is not _copy_flat]

    shallow = kind.__copy__  # type: ignore[attr-defined]

    def copy_struct(original: Any) -> Any:
        twin = shallow(original)
        for name in plain:
            setattr(twin, name, getattr(twin, name).copy())
        for name, how in deep:
            setattr(twin, name, how(getattr(twin, name)))
        return twin

    return copy_struct


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


def _pile_copier(origin: type, ways: list[Copy | None]) -> Copy | None:
    """How a collection is copied, whose parts are copied in these ways."""
    how = ways[-1] if ways else None
    if how is None:
        return None if origin is tuple else _copy_flat
    if origin is dict:
        return lambda items: {key: how(item) for key, item in items.items()}
    return lambda items: origin(how(item) for item in items)


def _copy_flat(items: Any) -> Any:
    return items.copy()
