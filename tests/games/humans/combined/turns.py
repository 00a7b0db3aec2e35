"""Going on with a combined game until something is asked, and what was asked on the way."""

from typing import Any

from tests.games.humans.combined.table import TableMatch

LEAST = ("end", "stop", "keep", "accept", "spare", "let_be", "let_go", "leave_it", "fail", "done")
"""The answers that change the least, wherever one of them may be given."""


def decks() -> dict[str, Any]:
    """Cards to draw, of which hardly any can ever be played."""
    return {"deck": ["lots_of_ammo"] * 9, "event_deck": ["back_door"] * 9}


def go_on(match: TableMatch) -> None:
    """Let everybody pass, or give the answer that changes the least."""
    if match.window is not None:
        match.close()
    else:
        match.choose(next((text for text in LEAST if text in match.texts), 1))


def wait_for(match: TableMatch, kind: str, seat: int | None = None) -> None:
    """Go on until this is asked."""
    for _ in range(200):
        assert not match.over, "the game is over"
        question = match.question
        assert question is not None
        if question.kind == kind and (seat is None or match.decision is None or match.decision.seat == seat):
            return
        go_on(match)
    raise AssertionError(f"{kind} is never asked")


def questions_of_a_turn(match: TableMatch) -> list[str]:
    """All that is asked until the next turn begins, of whoever it is, in its order."""
    turn, found = match.state.turns, list[str]()
    while match.state.turns == turn and not match.over:
        question = match.question
        assert question is not None
        found.append(question.kind)
        go_on(match)
    return found


def end_turn(match: TableMatch) -> None:
    """Go on until the next turn has begun."""
    questions_of_a_turn(match)


def wait_for_turn(match: TableMatch, seat: int) -> None:
    """Go on until the next turn of somebody has begun."""
    end_turn(match)
    while match.state.active != seat:
        end_turn(match)
