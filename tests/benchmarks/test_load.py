"""The driver that plays at many tables: it counts what really happened."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from benchmarks.load.meter import Meter, Process, percentile
from benchmarks.load.plan import Plan
from benchmarks.load.table import Table
from benchmarks.rounds import drive
from benchmarks.servers import deadtown

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs the kernel's figures on processes")


def test_a_round_at_a_real_server_is_played_and_measured(tmp_path: Path) -> None:
    with deadtown(str(tmp_path / "tables.db"), tmp_path) as server:
        found = drive(Plan("deadtown", server.port, server.process, tables=2, seconds=1.0, warm_up=0.2))
    assert found.decisions > 0
    assert found.acknowledged50 is not None
    assert found.acknowledged50 > 0
    assert 0 < found.seen50 <= found.seen99
    assert found.memory > 1
    assert found.message_bytes > 100


def test_players_are_told_as_much_as_they_asked_for(tmp_path: Path) -> None:
    sizes: list[float] = []
    with deadtown(str(tmp_path / "tables.db"), tmp_path) as server:
        for views in ("whole", "changes", "moments"):
            plan = Plan("deadtown", server.port, server.process, 2, seconds=0.5, warm_up=0.2, views=views)
            sizes.append(drive(plan).message_bytes)
    whole, changes, moments = sizes
    assert len(set(sizes)) == 3
    assert max(changes, moments) < whole


class Scripted(Table):
    """A table without a server."""

    async def open(self) -> None:
        self.waiting = True

    def decide(self) -> None:
        self.sends(self.next_seat, self.next_number)

    def play(self, seat: int, number: int) -> None:
        """It is a seat's turn, and it decides."""
        self.next_seat, self.next_number = seat, number
        self.due()


def measured(play: Callable[[Scripted], None]) -> Meter:
    async def run() -> Meter:
        meter = Meter(Process(1))
        meter.measuring = True
        table = Scripted(Plan("deadtown", 0, 1, tables=1, seconds=0.0), 0, meter)
        table.hurry()
        play(table)
        return meter

    return asyncio.run(run())


def test_a_decision_counts_whoever_sees_it_first() -> None:
    def play(table: Scripted) -> None:
        table.play(seat=0, number=0)
        table.sees(1, 1, 100)
        table.play(seat=1, number=1)
        table.sees(0, 1, 100)
        table.sees(0, 2, 100)
        table.play(seat=0, number=2)
        table.sees(1, 2, 100)

    meter = measured(play)
    assert len(meter.seen) == 2
    assert meter.bytes == 400


def test_a_decision_counts_once() -> None:
    def play(table: Scripted) -> None:
        table.play(seat=0, number=0)
        table.sees(0, 0, 10)
        assert not table.meter.seen
        table.sees(0, 1, 10)
        table.sees(0, 2, 10)

    assert len(measured(play).seen) == 1


def test_a_round_in_which_something_fails_is_no_round() -> None:
    async def run() -> None:
        meter = Meter(Process(1))
        meter.fail("the connection was lost")
        await meter.wait(60.0)

    with pytest.raises(RuntimeError, match="lost"):
        asyncio.run(run())


def test_percentiles_are_in_milliseconds() -> None:
    times = [number / 1000 for number in range(1, 101)]
    assert percentile(times, 50) == pytest.approx(51.0)
    assert percentile(times, 99) == pytest.approx(100.0)
    assert percentile([0.004], 99) == pytest.approx(4.0)
