"""What is said, in one line, to someone who asked for something that can't be."""

from collections.abc import Iterable

from deadtown.likeness import likest


class Complaint(Exception):
    """A mistake of the caller: a wrong name, an impossible option, an unreadable file. Never a bug of ours."""


def unknown_game(name: str, games: Iterable[str]) -> Complaint:
    return unknown(f"there is no game {name!r}", name, games, "the games are")


def unknown(said: str, name: str, known: Iterable[str], told: str = "choose among") -> Complaint:
    """That there is nothing of that name, and what was probably meant; else all that there is."""
    every = sorted(known)
    near = likest(name, every)
    return Complaint(f"{said}; did you mean {near}?" if near else f"{said}; {told}: {', '.join(every)}")
