"""Letting a combined game go on until something is asked."""

from tests.games.humans.combined.table import TableMatch

LEAST = ("end", "stop", "keep", "accept", "spare", "let_be", "let_go", "leave_it", "fail", "lose_life", "done")
"""What does as little as possible."""


def wait_for(match: TableMatch, kind: str) -> TableMatch:
    """Let all pass and do the least until this is asked."""
    for _ in range(100):
        assert match.question is not None, "the game is over"
        if match.question.kind == kind:
            return match
        if match.window is not None:
            match.close()
        else:
            match.choose(next((text for text in LEAST if text in match.texts), 1))
    raise AssertionError(f"{kind} is never asked")
