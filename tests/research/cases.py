"""The games that researchers play: each once with few seats and once with many."""

from tests.kit.cases import CASES, Case, case_name

RESEARCHED = [case for case in CASES if case.game.name != "parley"]
"""What the kit plays; Parley is a game of the tests alone."""
SOME = [
    next(case for case in RESEARCHED if (case.game.name, case.players) == wanted)
    for wanted in (
        *(("zombinion", 2), ("zombinion", 4), ("zombiaki", 2), ("zombies", 3), ("humans", 6), ("combined", 4)),
        ("last_night", 4),
    )
]
GAMES_ONCE = list({case.game.name: case.game for case in RESEARCHED}.values())

__all__ = ["GAMES_ONCE", "RESEARCHED", "SOME", "Case", "case_name"]
