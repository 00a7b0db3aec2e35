"""What time brings at a live table: a clock runs out, a window closes, what is asked lapses, a bot sits in for somebody
who is away."""

import asyncio

from deadtown.table import entries as log
from deadtown.table.asking.consent import grant
from deadtown.table.asking.seats import bot_at
from deadtown.table.clock import spent, time_up
from deadtown.table.denied import Denied
from deadtown.table.table import Table
from deadtown.table.tended import Tended
from deadtown.table.venue import Venue
from deadtown.table.windows import closes_at, lapses_at, open_window

LATER = 0.01
"""Seconds after its time at which the alarm rings, so that it is never too early."""
SUBSTITUTE = "normal"
"""The level of the bot that decides when the time is up."""


class Alarm:
    """Rings when the next thing is due at one table. It goes on while the table is put away."""

    def __init__(self, live: Tended, venue: Venue) -> None:
        self.live = live
        self.venue = venue
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0
        """For what time the timer is set."""

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    @property
    def rings_at(self) -> float | None:
        """When it rings, by the clock of the event loop."""
        return None if self._timer is None else self._timer.when()

    def set(self, table: Table) -> None:
        """Set the alarm for the next thing that time brings. While the same thing is due it never rings later than it
        would: else whoever asks for something again and again could put it off for ever."""
        due = self.next(table)
        if due is None or self.venue.closing:
            self.stop()
            return
        loop = asyncio.get_running_loop()
        rings = loop.time() + max(0.0, due - self.venue.now()) + LATER
        if self._timer is not None and self._timer.when() <= rings and due == self._due:
            return
        self.stop()
        self._timer, self._due = loop.call_at(rings, self._ring), due

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def next(self, table: Table) -> float | None:
        """When that is; None where nothing depends on time."""
        settings, opened = table.state.settings, self.venue.doors.opened
        if table.state.ask is None and settings.clock is None and settings.sit_in is None and not open_window(table):
            return None
        times = [
            time_up(table, opened),
            closes_at(table, opened),
            lapses_at(table, opened),
            *self._sit_in_at(table).values(),
        ]
        return min((time for time in times if time is not None), default=None)

    def _sit_in_at(self, table: Table) -> dict[int, float]:
        """For which seats a bot sits in, and when: for people who are asked, as everybody knows, and are away."""
        state, sit_in = table.state, table.state.settings.sit_in
        if sit_in is None or table.match is None or state.phase != "playing" or state.paused or state.out_of_time:
            return {}
        doors, identity = self.venue.doors, self.live.id
        return {
            number: max(state.since, doors.last_seen(identity, seat.player)) + sit_in.after
            for number in table.match.asked_seats
            if (seat := state.seats[number]).played_by_person and seat.player not in doors.here(identity)
        }

    def _ring(self) -> None:
        self._timer = None
        self.venue.spawn(self.time_passed())

    async def time_passed(self) -> None:
        """See what is due by now."""
        async with self.live.lock:
            try:
                table, _ = await self.live.change(self._look_at_the_time)
                self.set(table)
            except Denied as denied:
                if denied.kind == "storage" and not self.venue.closing:
                    self.stop()
                    self._timer = asyncio.get_running_loop().call_later(self.venue.limits.patience, self._ring)
                    self._due = self.venue.now()
                raise

    def _look_at_the_time(self, table: Table) -> None:
        """Windows that are due close by themselves, after whatever changes; and what is asked lapses."""
        now, opened, match = self.venue.now(), self.venue.doors.opened, table.match
        due = time_up(table, opened)
        if due is not None and now >= due:
            assert match is not None
            (number,) = match.asked_seats
            substitute = bot_at(table.game, SUBSTITUTE, table.state.seed, number)
            table.add(log.TimedOut(now, number, match.number, substitute))
            return
        sit_in = table.state.settings.sit_in
        for number, due in self._sit_in_at(table).items():
            if now >= due and sit_in is not None:
                substitute = bot_at(table.game, sit_in.bot, table.state.seed, number)
                thought = spent(table, now, opened) if table.decides(number) else 0.0
                table.add(log.SatIn(now, number, substitute, thought))
                grant(table, now, opened)
