"""What a seat is asked, and why a wish is refused."""

import re
from collections.abc import Sequence

import msgspec

Option = tuple[str | int, ...]
"""A verb and its arguments, such as ``("take", "magazine")``: hashable, stable, ready for JSON."""
WHOLE_NUMBER = re.compile(r"-?[0-9]{1,9}")


class Decision(msgspec.Struct, frozen=True):
    """One question to one seat, with the complete list of legal answers."""

    seat: int
    kind: str
    options: list[Option]
    about: dict[str, str | int] = {}
    """What the question is about, as arguments of the text that words it."""


class Refusal(msgspec.Struct, frozen=True):
    """Why a wish is not granted: the clause that forbids it, and what is needed to word it."""

    clause: str
    reason: str
    arguments: dict[str, str | int] = {}

    def __str__(self) -> str:
        """For programmers, without words of any language: the reason, its clause, what it is about."""
        clause = f" ({self.clause})" if self.clause else ""
        about = ", ".join(f"{name} {value}" for name, value in self.arguments.items())
        return f"{self.reason}{clause}{about and f': {about}'}"


class ChoiceError(Exception):
    """A wish that was not carried out. Nothing has changed."""


class Refused(ChoiceError):
    """The wish is clear, but a rule forbids it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Unreadable(ChoiceError):
    """The wish is not one that this game knows."""

    def __init__(self, wish: object) -> None:
        super().__init__(f"not understood: {wish!r}")
        self.wish = wish


class Ambiguous(ChoiceError):
    """The wish fits several options."""

    def __init__(self, wish: str, options: Sequence[Option]) -> None:
        super().__init__(f"{wish!r} fits {', '.join(map(option_text, options))}")
        self.wish = wish
        self.options = list(options)


def option_text(option: Option) -> str:
    """The text form of an option: ``take magazine``."""
    return " ".join(map(str, option))


def parse_option(text: str) -> Option:
    """An option from its text form."""
    return tuple(int(word) if WHOLE_NUMBER.fullmatch(word) else word for word in text.lower().split())


def find_option(options: Sequence[Option], wish: str) -> Option | None:
    """The option that a text names: its text form, or the beginnings of its words.

    All words must be there: who names some targets of an option with more of them does not wish for the others. Only
    what a verb is about may be left out, if it can be about one thing alone.
    """
    words = wish.lower().split()
    fits: list[Option] = []
    for option in options:
        parts = option_text(option).split()
        if parts == words:
            return option
        all_there = len(words) == len(parts) or (len(words) == 1 and len(parts) == 2)
        if all_there and all(map(str.startswith, parts, words)):
            fits.append(option)
    if len(fits) > 1:
        raise Ambiguous(wish, fits)
    return fits[0] if fits else None
