"""The answers to a decision as a list that can be read, even when there are hundreds."""

from collections.abc import Sequence
from typing import NamedTuple

from deadtown.kernel import Option

FEW = 40
"""So many answers are listed one by one; more are put together by what they begin with."""

BETWEEN = " :,;(–-→"
"""What a text does not end with when its rest is cut off."""


class Group(NamedTuple):
    """Answers that begin alike."""

    words: str
    """What all of them begin with; all of it, where there is only one."""
    numbers: list[int]
    """Their numbers on the list, from 1."""


def groups_of(options: Sequence[Option], texts: Sequence[str], numbers: Sequence[int]) -> list[Group]:
    """The answers of these numbers: one by one where they are few, else by verb and thing, then by what follows."""
    if len(numbers) <= FEW:
        return [Group(texts[number - 1], [number]) for number in numbers]
    longest = max(len(options[number - 1]) for number in numbers)
    for shared in range(2, longest + 1):
        found: dict[Option, list[int]] = {}
        for number in numbers:
            found.setdefault(options[number - 1][:shared], []).append(number)
        if len(found) > 1:
            return [Group(_beginning([texts[number - 1] for number in group]), group) for group in found.values()]
    return [Group(texts[number - 1], [number]) for number in numbers]


def _beginning(texts: Sequence[str]) -> str:
    """The words that all texts begin with."""
    if len(texts) == 1:
        return texts[0]
    shared: list[str] = []
    for words in zip(*(text.split() for text in texts), strict=False):
        if len(set(words)) > 1:
            break
        shared.append(words[0])
    return " ".join(shared).rstrip(BETWEEN)


def spans(numbers: Sequence[int]) -> str:
    """Numbers as one writes them: ``3–7, 9``."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and number == parts[-1][-1] + 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return ", ".join(str(part[0]) if len(part) == 1 else f"{part[0]}–{part[-1]}" for part in parts)
