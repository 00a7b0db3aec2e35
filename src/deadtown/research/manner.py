"""How a view is told in numbers, where its types do not say so by themselves."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from deadtown.research.parts import Part
from deadtown.research.places import Map


@dataclass(frozen=True, kw_only=True, eq=False)
class Manner:
    """What is to be known of the fields of a view: by the name of a field, or by ``Struct.field``, which is exacter."""

    view: type[msgspec.Struct]
    map: Map | None = None
    words: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The words that a field may hold, or a list or a mapping in it."""
    seats: Collection[str] = ()
    """The whole numbers that are seats."""
    by_seat: Collection[str] = ()
    """The lists with an entry for each seat."""
    spaces: Collection[str] = ()
    """The words that are spaces of the map."""
    told: Mapping[str, Callable[[Any], int]] = field(default_factory=dict)
    """What is told in mappings by space, as a number."""
    lengths: Mapping[str, int | Sequence[str]] = field(default_factory=dict)
    """How many of a list are told, the first ones; or what its places are called, where it is always as long."""
    usual: tuple[int, int] = (-1, 100)
    """The lowest and highest of whole numbers, where nothing else is said."""
    limits: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Those of single fields."""
    own: Mapping[str, Part] = field(default_factory=dict)
    """Parts of a game's own."""
    left_out: Mapping[str, str] = field(default_factory=dict)
    """What is not told, and why."""
    about: Sequence[str] = ()
    """What questions are about, as far as it is told."""
    memory: Part | None = None
    """How the memory of a seat is told, in a game that has one."""
