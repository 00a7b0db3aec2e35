"""Sights for tests: as much as a bot may use, and not a bit more."""

from typing import Any

from deadtown.kernel import Match


class PlainSight:
    """What a seat is given, without the match behind it: a bot that reaches for the truth fails."""

    def __init__(self, match: Match) -> None:
        sight = match.sight()
        self.seat = sight.seat
        self.kind = sight.kind
        self.options = tuple(sight.options)
        self.about = dict(sight.about)
        self.view = sight.view
        self.memory = sight.memory
        self.imagine = sight.imagine


def plain(match: Match) -> Any:
    """The deciding seat's sight of a match."""
    return PlainSight(match)


class BlindSight:
    """A sight of options only: whoever looks at the table fails."""

    def __init__(self, match: Match) -> None:
        sight = match.sight()
        self.seat = sight.seat
        self.kind = sight.kind
        self.options = sight.options
        self.about = sight.about

    @property
    def view(self) -> Any:
        raise AssertionError("looked at the table")

    memory = view


def blind(match: Match) -> Any:
    return BlindSight(match)
