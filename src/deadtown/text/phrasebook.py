"""The options of a game in one language, worded once for all its tables.

A decision may have hundreds of options that nobody has seen before, but they are said in few ways: "Play Gasoline: A5
1, B5 2". Fluent words each of these ways once, with gaps for the texts that differ; filling them in costs little.
"""

from collections.abc import Callable
from typing import Any

from deadtown.kernel import Option, Words
from deadtown.text.bundle import TextError

PEOPLE = frozenset({"seat", "owner", "winners"})
"""Arguments that are seats: what they are called depends on who plays."""

OPTIONS_KEPT = 16_384
"""How many options of a game are remembered in words: one or two megabytes."""

GAP_BEGINS, GAP_ENDS = "\ue000", "\ue001"
"""Signs for private use, which stand in no text of ours."""


class Gap(str):
    """Stands in for a text, and notices when words are chosen by what the text is."""

    __slots__ = ("chosen_by",)

    def __new__(cls, argument: str) -> "Gap":
        gap = super().__new__(cls, f"{GAP_BEGINS}{argument}{GAP_ENDS}")
        gap.chosen_by = False
        return gap

    def __eq__(self, other: object) -> bool:
        self.chosen_by = True
        return False

    __hash__ = str.__hash__


class Phrasebook:
    """What the options of a game are called, and how that is said. ``say`` is any speaker's of the language."""

    def __init__(self, words: Words[Any]) -> None:
        self.known: dict[Option, str] = {}
        self._words = words
        self._forms: dict[tuple[Any, ...], str] = {}

    def word(self, option: Option, say: Callable[..., str]) -> str:
        """An option that is not known yet, in words. From now on it is, unless they name somebody who plays."""
        try:
            message, arguments = self._words.wording(option)
        except ValueError as error:
            raise TextError(str(error)) from None
        named, spoken = self._words.named, self._words.spoken
        fixed: list[Any] = []
        for argument, value in arguments.items():
            fixed.append(argument)
            fixed.append(value if argument in named or value in spoken or type(value) is not str else str)
        way = (message, *fixed)
        form = self._forms.get(way)
        if form is None:
            form = self._forms[way] = make_form(message, dict(zip(arguments, fixed[1::2], strict=True)), say)
        if form:
            words = form % arguments
        else:
            words = say(message, **arguments)
            if not PEOPLE.isdisjoint(arguments):
                return words
        if len(self.known) >= OPTIONS_KEPT:
            # This happens seldom, and what is needed comes back.
            self.known.clear()
            self._forms.clear()
        self.known[option] = words
        return words


def make_form(message: str, fixed: dict[str, Any], say: Callable[..., str]) -> str:
    """A message with gaps, such as ``Play Gasoline: %(spent)s``; empty where its words hang on what fills them."""
    if not PEOPLE.isdisjoint(fixed):
        return ""
    gaps = {argument: Gap(argument) for argument, value in fixed.items() if value is str}
    words = say(message, **(fixed | gaps))
    if any(gap.chosen_by for gap in gaps.values()):
        return ""
    return words.replace("%", "%%").replace(GAP_BEGINS, "%(").replace(GAP_ENDS, ")s")
