"""Which name was probably meant by one that nobody knows."""

from collections.abc import Iterable

LIKENESS = 0.7
"""How much a name is like the one that was probably meant, from 0 to 1."""


def likest(name: str, known: Iterable[str]) -> str:
    """The name that was probably meant; empty where none is like it."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(name, sorted(known), n=1, cutoff=LIKENESS)), "")
