"""What happened, and who may know it."""

import re
from collections.abc import Callable
from typing import Any, ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened at the table. Everybody may know it, unless a kind of event says otherwise."""

    because: ClassVar[str] = ""
    """The clause behind events of this kind; empty when they speak for themselves."""
    wordings: ClassVar[tuple[str, ...]] = ()
    """The names of the texts that may word this kind, if not just the one that is called like it."""
    shows: ClassVar[bool] = False
    """Whether it brings to light what the seat that acted could not know: a card drawn or revealed, a die."""

    begins_turn: ClassVar[bool] = False
    """Whether a turn begins with it, or the phase of a side: that of the ``seat`` that it names."""
    minor: ClassVar[bool] = False
    """Whether it is told in passing: who wants to know in short what happened does without it."""

    def seen_by(self, seat: int | None) -> "Event | None":
        """This event as a seat (None: a spectator) may know it; None when it may not even know that it was."""
        return self

    @classmethod
    def texts(cls) -> tuple[str, ...]:
        """The names of all texts that may word this kind of event."""
        return cls.wordings or (re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower(),)

    @property
    def words(self) -> str:
        """The name of the text that words this event."""
        return self.texts()[0]

    @property
    def clause(self) -> str:
        """The clause behind this event."""
        return self.because

    def arguments(self) -> dict[str, Any]:
        """What the text needs."""
        return {name: getattr(self, name) for name in self.__struct_fields__}


Listener = Callable[[Event], None]
"""Whoever is told what happens."""
