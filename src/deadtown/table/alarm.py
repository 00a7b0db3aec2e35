"""What time brings at a live table: a clock runs out, a bot sits in for somebody who is away."""

import asyncio

from deadtown.table import entries as log
from deadtown.table.asking.consent import grant
from deadtown.table.asking.seats import find_bot
from deadtown.table.clock import deciding_person, time_up
from deadtown.table.denied import Denied
from deadtown.table.state import Seat
from deadtown.table.table import Table
from deadtown.table.tended import Tended
from deadtown.table.venue import Venue

SUBSTITUTE = "normal"
"""The level of the bot that decides when the time is up."""


class Alarm:
    """Rings when the next thing is due at one table. It goes on while the table is put away."""

    def __init__(self, live: Tended, venue: Venue) -> None:
        self.live = live
        self.venue = venue
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    def set(self, table: Table) -> None:
        """Set the alarm for the next thing that time brings."""
        self.stop()
        due = self.next(table)
        if due is not None and not self.venue.closing:
            delay = max(0.0, due - self.venue.now()) + 0.01
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def next(self, table: Table) -> float | None:
        """When that is."""
        seat = deciding_person(table)
        if seat is None:
            return None
        both = (time_up(table, self.venue.doors.opened), self._sit_in_at(table, seat))
        return min((time for time in both if time is not None), default=None)

    def _sit_in_at(self, table: Table, seat: Seat) -> float | None:
        sit_in = table.state.settings.sit_in
        if sit_in is None or seat.player in self.venue.doors.here(self.live.id):
            return None
        return max(table.state.since, self.venue.doors.last_seen(self.live.id, seat.player)) + sit_in.after

    def _ring(self) -> None:
        self._timer = None
        self.venue.spawn(self.time_passed())

    async def time_passed(self) -> None:
        """See what is due by now."""
        async with self.live.lock:
            try:
                await self.live.change(self._look_at_the_time)
            except Denied as denied:
                if denied.kind == "storage" and not self.venue.closing:
                    self._timer = asyncio.get_running_loop().call_later(self.venue.limits.patience, self._ring)
                raise

    def _look_at_the_time(self, table: Table) -> None:
        seat, now = deciding_person(table), self.venue.now()
        if seat is None or table.match is None or table.match.decision is None:
            return
        number, due = table.match.decision.seat, time_up(table, self.venue.doors.opened)
        if due is not None and now >= due:
            table.add(log.TimedOut(now, number, table.match.number, find_bot(table.game, SUBSTITUTE)))
            return
        due, sit_in = self._sit_in_at(table, seat), table.state.settings.sit_in
        if due is not None and now >= due and sit_in is not None:
            table.add(log.SatIn(now, number, find_bot(table.game, sit_in.bot)))
            grant(table, now, self.venue.doors.opened)
