"""The time at tables is no wall clock's: a jump of that changes nothing, for nobody."""

import time

import pytest

from deadtown.table import clock as clocks
from deadtown.table.accounts import KEPT_SECONDS, Accounts
from deadtown.table.commands import Decline, Undo
from deadtown.table.settings import Clock as Times
from deadtown.table.settings import Settings, SitIn
from deadtown.table.steady import Steady
from deadtown.table.store import Store
from tests.table.tables import Clock, Gate, ann, bob, duel_at, end_turns, hub_at, in_loop

HOUR = 3600.0
TIMED = Settings(clock=Times(bank=600, move=30), sit_in=SitIn(after=60))


class WallClock:
    """The clock of the machine, as somebody sets it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead, real = 0.0, time.time
        monkeypatch.setattr(time, "time", lambda: real() + self.ahead)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return WallClock(monkeypatch)


def test_it_is_anchored_once_and_moves_on_by_itself() -> None:
    ticks = [5.0]
    steady = Steady.anchored(1000.0, lambda: ticks[-1])
    assert steady() == 1000.0
    ticks.append(7.5)
    assert steady() == 1002.5


def test_the_workers_of_a_server_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Steady.from_environment() is None
    first = Steady(123456.789, lambda: 1.0)
    for name, value in first.to_environment().items():
        monkeypatch.setenv(name, value)
    again = Steady.from_environment()
    assert again is not None
    assert again.offset == first.offset


@in_loop
@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_a_jump_of_the_wall_clock_takes_no_bank_and_lets_no_bot_sit_in(
    database: str, wall: WallClock, jump: float
) -> None:
    async with hub_at(database, Gate()) as hub:
        table = await duel_at(hub, TIMED)
        live, before = hub.live[table], hub.now()
        wall.ahead = jump
        assert abs(hub.now() - before) < HOUR / 2
        await live.alarm.time_passed()
        await end_turns(hub, table, ann)
        state = (await hub.table(table)).state
        assert [(seat.bank, seat.bot) for seat in state.seats] == [(600, ""), (600, "")]
        assert abs(state.since - before) < HOUR / 2
        live.arm()
        assert live.alarm.is_set


@in_loop
async def test_servers_that_share_a_database_have_its_time(postgresql_url: str, wall: WallClock) -> None:
    """However wrong the clock of a machine is."""
    one = await Store.open(postgresql_url)
    wall.ahead = HOUR
    other = await Store.open(postgresql_url)
    assert abs(one.clock() - other.clock()) < HOUR / 2
    await one.close()
    await other.close()


@in_loop
async def test_a_file_has_the_time_of_its_machine_when_it_is_opened(url: str, wall: WallClock) -> None:
    wall.ahead = 10 * HOUR
    store = await Store.open(url)
    assert abs(store.clock() - time.time()) < HOUR
    await store.close()


@in_loop
@pytest.mark.parametrize("back", [10.0, HOUR])
async def test_a_clock_that_was_set_back_while_the_server_was_down_stalls_nobodys_time(url: str, back: float) -> None:
    clock = Clock()
    async with hub_at(url, now=clock) as hub:
        table = await duel_at(hub, Settings(clock=Times(bank=100, move=10)))
        await end_turns(hub, table, ann)
        await hub.do(ann, table, Undo())
    clock.time -= back
    async with hub_at(url, now=clock) as hub:
        opened = hub.doors.opened
        found = await hub.table(table)
        assert clocks.time_up(found, opened) == opened + 110
        assert hub.live[table].alarm.next(found) == opened + 60, "nor what is asked"
        clock.time += 40
        await hub.do(bob, table, Decline())
        await end_turns(hub, table, bob)
        assert (await hub.table(table)).state.seats[1].bank == 70


@in_loop
async def test_no_session_is_believed_for_longer_when_the_wall_clock_is_set_back(url: str) -> None:
    wall, steady = Clock(), Clock()
    store = await Store.open(url)
    accounts, elsewhere = Accounts(store, wall, steady), Accounts(store, wall, steady)
    token, signed = await accounts.sign_in("Anna")
    await elsewhere.sign_out(signed)
    wall.time -= HOUR
    steady.time += KEPT_SECONDS
    assert await accounts.find(token, "cookie") is None
    await store.close()
