"""Letting time go by in tests of the combined game."""

from tests.games.humans.combined.table import TableMatch

LEAST = ("end", "keep", "accept", "spare", "let_be", "let_go", "done", "stop", "fail")
"""What does least, wherever it is among the options."""


def wait_for(match: TableMatch, kind: str, seat: int | None = None) -> None:
    """Let all pass, accept and end until this is asked."""
    for _ in range(100):
        question = match.question
        assert question is not None, "the game is over"
        if question.kind == kind and (seat is None or match.decision is None or match.decision.seat == seat):
            return
        pass_by(match)
    raise AssertionError(f"{kind} is never asked")


def wait_for_turn(match: TableMatch, seat: int) -> None:
    """Let all pass, accept and end until it is somebody's next turn."""
    for _ in range(100):
        if match.state.active != seat:
            break
        pass_by(match)
    for _ in range(100):
        if match.state.active == seat:
            return
        pass_by(match)
    raise AssertionError(f"it is never the turn of {seat}")


def pass_by(match: TableMatch) -> None:
    assert not match.over, "the game is over"
    if match.window is not None:
        match.close()
    else:
        match.choose(next((text for text in LEAST if text in match.texts), 1))
