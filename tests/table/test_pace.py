"""The time of the event loop: who takes more than a share waits, and others don't."""

import asyncio
from types import SimpleNamespace

import pytest

from deadtown.table import pace as module
from deadtown.table.denied import Denied
from deadtown.table.pace import MOST_GROUPS, MOST_OWED, RESERVED, SAVED_UP, Pace
from tests.table.tables import Clock, denied, in_loop

GREEDY, PATIENT = "192.0.2.1", "192.0.2.2"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time that passes when somebody works or sleeps."""
    clock, real_sleep = Clock(), asyncio.sleep

    async def sleep(seconds: float) -> None:
        clock.time += seconds
        await real_sleep(0)

    monkeypatch.setattr(module, "perf_counter", clock)
    monkeypatch.setattr(module, "asyncio", SimpleNamespace(sleep=sleep))
    return clock


def test_a_share_is_free_and_what_is_more_is_waited_for(clock: Clock) -> None:
    pace = Pace(0.25, clock)
    pace.spent(GREEDY, SAVED_UP)
    assert pace.wait(GREEDY) == pytest.approx(0.0, abs=1e-6)
    pace.spent(GREEDY, 0.1)
    assert pace.wait(GREEDY) == pytest.approx(0.4)
    assert pace.wait(PATIENT) <= 0
    clock.time += 0.41
    assert pace.wait(GREEDY) <= 0


def test_not_too_much_is_under_way_at_once_for_one_group(clock: Clock) -> None:
    pace, begun = Pace(0.5, clock), 0
    while pace.begin(GREEDY):
        begun += 1
    assert SAVED_UP / RESERVED <= begun <= SAVED_UP / RESERVED + 1
    assert pace.begin(PATIENT)
    pace.end(GREEDY)
    assert pace.begin(GREEDY)


def test_what_was_done_long_ago_is_forgiven(clock: Clock) -> None:
    pace = Pace(0.5, clock)
    pace.spent(GREEDY, 1000 * MOST_OWED)
    assert pace.wait(GREEDY) <= MOST_OWED / 0.5


def test_without_a_share_or_for_nobody_in_particular_there_is_no_limit(clock: Clock) -> None:
    free, shared = Pace(0.0, clock), Pace(0.5, clock)
    for pace, group in ((free, GREEDY), (shared, "")):
        pace.spent(group, 100.0)
        assert pace.begin(group)
        assert len(pace) == 0


def test_those_are_forgotten_who_have_nothing_to_make_up_for(clock: Clock) -> None:
    pace = Pace(0.5, clock)
    for number in range(MOST_GROUPS):
        pace.spent(str(number), 0.01)
    clock.time += 10
    pace.spent(GREEDY, 0.01)
    assert len(pace) == 1


@in_loop
async def test_those_of_a_group_have_their_turns_in_order_and_others_go_before_them(clock: Clock) -> None:
    pace, order = Pace(0.5, clock), list[str]()

    async def work(name: str) -> None:
        order.append(name)
        clock.time += 0.2

    async def ask(group: str, name: str) -> None:
        await pace.carry_out(group, lambda: work(name))

    pace.spent(GREEDY, 0.2)
    asked = [asyncio.ensure_future(ask(GREEDY, f"greedy {number}")) for number in range(3)]
    asked.append(asyncio.ensure_future(ask(PATIENT, "patient")))
    await asyncio.gather(*asked)
    assert order == ["patient", "greedy 0", "greedy 1", "greedy 2"]


@in_loop
async def test_who_would_wait_too_long_is_refused(clock: Clock) -> None:
    pace = Pace(0.01, clock)
    pace.spent(GREEDY, 1.0)
    assert await denied(pace.turn(GREEDY, 1.0)) == "rate too-fast"
    await pace.turn(PATIENT, 1.0)
    await pace.turn(GREEDY)


@in_loop
async def test_only_work_is_counted_and_not_what_is_waited_for(clock: Clock) -> None:
    pace, gate = Pace(0.5, clock), asyncio.get_running_loop().create_future()

    async def work() -> str:
        clock.time += 0.2
        await gate
        clock.time += 0.2
        return "done"

    working = asyncio.ensure_future(pace.carry_out(GREEDY, work))
    await asyncio.sleep(0)
    clock.time += 100.0
    gate.set_result(None)
    assert await working == "done"
    clock.time -= 0.2
    assert pace.wait(GREEDY) == pytest.approx((0.2 - SAVED_UP) / 0.5, abs=0.2 + RESERVED)
    assert pace.wait(GREEDY) > 0


@in_loop
async def test_what_goes_wrong_or_is_cancelled_is_passed_on(clock: Clock) -> None:
    pace, never = Pace(0.5, clock), asyncio.get_running_loop().create_future()

    async def fails() -> None:
        await asyncio.sleep(0)
        raise Denied("bad", "bad-text")

    async def waits() -> None:
        await never

    assert await denied(pace.carry_out(GREEDY, fails)) == "bad bad-text"
    waiting = asyncio.ensure_future(pace.carry_out(GREEDY, waits))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert never.cancelled()
    assert pace.wait(GREEDY) <= 0
