"""What may be taken back freely has shown nothing to the seat that did it."""

from deadtown.kernel import Decision, Event, Match, Option, Seeded
from tests.kit.cases import Case
from tests.kit.playing import Here, Judge
from tests.kit.sent import sent, told


class WhatShowsNothingGoesTheSameWayInEveryWorldTheSeatCouldBeIn(Judge):
    """One choice in the true world and in a redrawn one: every byte that the seat is sent after it is the same.

    So an event that should say that it shows something, and does not, is caught; and so is a decision whose being
    asked tells of something hidden.
    """

    share = 2

    def __init__(self, case: Case) -> None:
        super().__init__(case)
        self.redrawn = 0

    def look(self, here: Here) -> None:
        if not here.opens:
            return
        match, entry = here.match, here.entry
        decision = answered(match, entry)
        if decision is None or self.luck.random() < 0.5:
            return
        after = match.fork()
        heard, chance = answer(after, entry)
        if chance or self.case.game.eyes.shows(after.state, decision, heard, after.question):
            return
        there = match.imagine(decision.seat, Seeded(f"redraw {self.luck.random()}"))
        there.halts = True
        if there.digest() == here.digest:
            return
        self.redrawn += 1
        heard_there, _ = answer(there, entry)
        where = f"{here}: {entry} of {decision.kind}"
        assert told(heard_there, decision.seat) == told(heard, decision.seat), where
        assert sent(there, decision.seat) == sent(after, decision.seat), where

    def sum_up(self, games: int) -> None:
        assert not self.case.game.eyes.hides or self.redrawn > 2 * games


def answered(match: Match, entry: Option) -> Decision | None:
    """The question that an entry of the trail answers; None when it closes a window in which all pass."""
    if match.window is None:
        return match.decision
    return match.asks(int(entry[0])) if entry else None


def answer(match: Match, entry: Option) -> tuple[list[Event], bool]:
    """What is told when an answer is given, and whether it takes luck."""
    heard: list[Event] = []
    match.listen(heard.append)
    match.follow(entry)
    return heard, bool(match.take_notes())
