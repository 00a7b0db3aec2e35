"""Copying, saving and loading states: one generic way for every game."""

from collections.abc import Callable
from typing import Any, get_args, get_origin, get_type_hints

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
    if origin in (list, dict, set):
        how = copier(inner[-1])
        if how is None:
            return _copy_flat
        if origin is list:
            return lambda items: [how(item) for item in items]
        return lambda items: {key: how(item) for key, item in items.items()}
    if origin is tuple or hint in (int, str, bool, float, bytes, type(None)):
        return None
    ways = [copier(part) for part in inner]
    if any(way is not None for way in ways):
        raise TypeError(f"a state can't hold a {hint}")
    return None


def _copy_flat(items: Any) -> Any:
    return items.copy()
