"""What was decided in a game: who chose what, where there was a choice."""

from collections.abc import Iterator
from typing import NamedTuple

from deadtown.kernel import PASS, Match, Option, Window
from deadtown.kernel.window import read_answer


class Decided(NamedTuple):
    """A choice that somebody made."""

    number: int
    """After how many decisions."""
    seat: int
    chosen: Option


def position_at(match: Match, number: int) -> Match:
    """A copy of a match as it was after so many decisions."""
    past = match.fork()
    past.go_back(number)
    return past


def decided_in(match: Match) -> Iterator[Decided]:
    """All choices that were made in a game, as far as its past is known."""
    for first, answers in match.steps:
        for number, entry in enumerate(answers, first):
            yield from _decided_at(position_at(match, number), entry)


def _decided_at(past: Match, entry: Option) -> Iterator[Decided]:
    if past.window is not None:
        yield from _decided_in_window(past, past.window, entry)
    elif past.decision is not None and len(past.decision.options) > 1:
        yield Decided(past.number, past.decision.seat, entry)


def _decided_in_window(past: Match, window: Window, entry: Option) -> Iterator[Decided]:
    """Who stepped in, and who could have and passed: where it matters, and as far as they were asked for certain."""
    answer, matters = read_answer(entry), past.game.players.matters
    for seat in window.seats:
        if answer is not None and seat == answer.seat:
            yield Decided(past.number, seat, answer.option)
            if not window.first_come:
                return
        elif answer is not None and window.first_come:
            continue
        elif window.offer(seat) is not None and (matters is None or matters(past.state, seat, window)):
            yield Decided(past.number, seat, PASS)
