"""The trial of the server: it measures what those feel who are disturbed, and those who disturb do what they say."""

import asyncio
from pathlib import Path

import pytest
from benchmarks.load import plan as load
from benchmarks.load.meter import Meter, Process
from benchmarks.trial.__main__ import Trial, try_one
from benchmarks.trial.nuisances import NUISANCES
from benchmarks.trial.nuisances.reading import long_record
from benchmarks.trial.people import SteadyTable
from benchmarks.trial.plan import Experience, Toll
from benchmarks.trial.wire import head

from deadtown.games import GAMES
from deadtown.kernel.record import read_lines
from deadtown.kernel.record.replay import verify

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs the kernel's figures on processes")


@pytest.mark.parametrize("nuisance", ["nobody", "metrics and health"])
def test_a_trial_at_a_real_server_is_measured(nuisance: str, tmp_path: Path) -> None:
    found = try_one(nuisance, 2.0, tmp_path)
    assert found.experience.decisions >= 4
    assert 0 < found.experience.decision50 <= found.experience.decision99 <= found.experience.decision_most
    assert found.experience.memory > 1
    assert found.experience.machine99 > 0
    asked = found.toll.granted + found.toll.refused + found.toll.cut
    assert (asked > 0) == (nuisance in NUISANCES)


def test_what_is_answered_late_counts_from_when_it_was_due() -> None:
    class Slow(SteadyTable):
        """A table whose server answers the second decision when three are due."""

        def decide(self) -> None:
            self.sends(self.seat, self.seen.number)

        def answer(self) -> None:
            self.seen.number += 1
            self.sees(self.seat, self.seen.number, 1)
            self.due()

    async def play() -> list[float]:
        meter = Meter(Process(1))
        meter.measuring = True
        table = Slow(load.Plan("deadtown", 0, 1, tables=1, seconds=0.0, pace=20.0), 0, meter, ("", ""))
        table.due()
        pace = asyncio.create_task(table.keep_pace())
        await asyncio.sleep(0.2)
        for _ in range(3):
            table.answer()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        pace.cancel()
        return meter.seen

    first, second, third = asyncio.run(play())
    assert first > second > third > 0.0
    assert first >= 0.2 - 1 / 20


@pytest.mark.parametrize(("decision99", "answer_most", "hold"), [(250, 4, True), (251, 4, False), (250, 4.1, False)])
def test_bounds_hold_for_decisions_and_for_bots(decision99: float, answer_most: float, hold: bool) -> None:
    found = Experience(100, 1.0, decision99, 300.0, 10, 0.1, answer_most, 60.0)
    assert Trial("", found, Toll()).bounds_hold is hold


def test_answers_are_counted_by_what_they_are() -> None:
    toll = Toll()
    for status in (200, 201, 429, 0, 503):
        toll.count(status)
    assert (toll.granted, toll.refused, toll.cut) == (2, 2, 1)


def test_a_long_record_is_one_that_can_be_verified() -> None:
    lines = read_lines(long_record(50).decode())
    assert len(lines) == 2 + 2 * 50 + 1
    assert verify(GAMES["zombinion"], lines).number == 0


def test_the_head_of_a_request_tells_how_long_its_body_is() -> None:
    assert head("POST", "/x", 7).endswith(b"Content-Length: 7\r\n\r\n")
    assert b"Content-Length" not in head("GET", "/x")
