"""What somebody is sent about a position."""

from typing import Any

import msgspec

from deadtown.kernel.decision import Decision


class SeenWindow(msgspec.Struct, frozen=True):
    """A window as everybody sees it: who is asked and about what, never who could do anything."""

    kind: str
    seats: tuple[int, ...]
    about: dict[str, str | int]


class Seen(msgspec.Struct, frozen=True):
    """All that somebody is sent about a position: the one door through which a match is looked at."""

    number: int
    view: Any
    """Unset where it is known already."""
    deciding: int | None
    """The seat that is deciding; the others learn no more of its decision (the options least of all)."""
    decision: Decision | None
    """The decision itself, for the seat that takes it; in a window, what this seat could do, if anything."""
    window: SeenWindow | None = None
    """The question that is put to many, if it is one; then no single seat is deciding."""
