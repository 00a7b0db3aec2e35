"""Whatever somebody does with a seat, its clock counts the time in which it was to decide."""

import contextlib
from collections.abc import Callable
from random import Random

import pytest

from deadtown.table import clock, entries
from deadtown.table.commands import Agree, Choose, Leave, Pause, Resume, Sit, Undo
from deadtown.table.denied import Denied
from deadtown.table.settings import Clock, Settings
from tests.table.tables import ann, bob, table_of

BANK, MOVE = 100, 10
STEPS = 120


class Dawdler:
    """Ann, who has the first seat and plays for time; Bob plays on at once and agrees to everything."""

    def __init__(self, luck: Random, undo: str) -> None:
        settings = Settings(clock=Clock(bank=BANK, move=MOVE), undo="free" if undo == "free" else "consent")
        self.table = table_of(ann, bob, settings=settings)
        self.luck = luck
        self.real = 0.0
        """The seconds in which Ann was to decide."""

    def used(self) -> float:
        """What her clock has counted: paid by the bank, thought about the decision that is pending, or put by."""
        state, thinking = self.table.table.state, 0.0
        if clock.pending_seat(self.table.table) == 0:
            thinking = clock.spent(self.table.table, self.table.now, 0.0)
        return BANK - state.seats[0].bank + thinking + min(state.seats[0].thought, MOVE)

    def standing(self) -> int:
        return sum(taken.seat == 0 for taken in self.table.table.state.line)

    def step(self) -> None:
        acts: list[Callable[[], None]] = [
            self.waits,
            self.waits,
            self.decides,
            self.decides,
            self.takes_back,
            self.takes_back,
            self.leaves,
            self.sits,
            self.goes_away,
            self.comes_back,
            self.pauses,
        ]
        with contextlib.suppress(Denied):
            self.luck.choice(acts)()
        if self.table.table.state.ask is not None:
            self.table.do(bob, Agree())

    def waits(self) -> None:
        """Until her time is up at most: then a bot decides."""
        table = self.table
        seconds, due = self.luck.choice([0.5, 3.0, 9.0, 9.9, 15.0]), clock.time_up(table.table, 0.0)
        if clock.deciding_person(table.table) is table.table.state.seats[0] and due is not None:
            seconds = min(seconds, max(0.0, due - table.now))
            self.real += seconds
        table.passes(seconds)
        if due is not None and clock.pending_seat(table.table) == 0 and table.now >= due:
            table.add(entries.TimedOut(table.now, 0, table.number, "money"))
            self.bot_decides()

    def decides(self) -> None:
        """Something that shows nothing, or the end of the turn; Bob's turn ends at once."""
        self.table.do(ann, Choose(self.table.number, self.luck.choice(["play bullet", "play bullet", "end_hunt"])))
        self.bob_plays_on()

    def bob_plays_on(self) -> None:
        while self.table.table.decides(1):
            self.table.do(bob, Choose(self.table.number, "end_hunt"))

    def bot_decides(self) -> None:
        self.table.decide(0, self.luck.choice(self.table.decision.options))
        self.table.settle()
        self.bob_plays_on()

    def takes_back(self) -> None:
        self.table.do(ann, Undo(to=max(0, self.table.number - self.luck.randint(1, 3))))

    def leaves(self) -> None:
        self.table.do(ann, Leave())

    def sits(self) -> None:
        self.table.do(ann, Sit(0))

    def goes_away(self) -> None:
        """A bot sits in for her, and may decide before she is back."""
        table, seat = self.table, self.table.table.state.seats[0]
        if table.table.decides(0) and seat.played_by_person:
            table.add(entries.SatIn(table.now, 0, "money", clock.spent(table.table, table.now, 0.0)))
            table.passes(self.luck.choice([1.0, 50.0]))
            if self.luck.random() < 0.5:
                self.bot_decides()

    def comes_back(self) -> None:
        if self.table.table.state.seats[0].who == "person" and self.table.table.state.seats[0].bot:
            self.table.add(entries.CameBack(self.table.now, 0))

    def pauses(self) -> None:
        self.table.do(ann, Pause())
        self.table.do(bob, Agree())
        self.table.passes(100.0)
        self.table.do(ann, Resume())


@pytest.mark.parametrize("undo", ["consent", "free"])
@pytest.mark.parametrize("seed", range(12))
def test_no_way_of_playing_for_time_is_free(seed: int, undo: str) -> None:
    """Each decision that stands has the time of a move; all else is counted, until there is no more."""
    dawdler = Dawdler(Random(seed), undo)
    for _ in range(STEPS):
        dawdler.step()
        assert dawdler.used() >= min(BANK, dawdler.real - MOVE * dawdler.standing()) - 0.01
    assert dawdler.real > 0
