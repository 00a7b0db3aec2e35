"""Which clauses of the three rulebooks have a part in a game, by its options."""

from deadtown.games.humans.combined.state import Options

REPLACED = frozenset({"HU-3.4", "HU-3.5", "HU-15.3", "ZB-5.9", "ZB-13.4"})
"""What this game does otherwise (HX-1.1)."""


def holds(clause: str, options: Options) -> bool:
    """A clause that this game replaces has no part in it."""
    return clause not in REPLACED
