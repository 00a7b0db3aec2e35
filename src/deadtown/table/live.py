"""A table that somebody is at: loaded, kept, told to its watchers, its bots and clocks looked after.

Save, acknowledge, send: in this order. One request at a time is carried out; when saving fails, the loaded table is
forgotten and read again from what was saved.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from deadtown.table import entries as log
from deadtown.table.alarm import Alarm
from deadtown.table.bot_turns import BotTurns
from deadtown.table.clock import deciding_person, time_up
from deadtown.table.denied import Denied
from deadtown.table.entries import write_entry
from deadtown.table.links import check_spectator, may_look
from deadtown.table.messages import News, Presence, Turn
from deadtown.table.outbox import Outbox
from deadtown.table.standing import Damaged, TooFarBack
from deadtown.table.store import Raced, Snapshot, StorageDown, Summary, Write
from deadtown.table.table import Table, Told
from deadtown.table.telling import EMPTY_ROOM, Attendance, Telling, Viewer, info_of, state_message, write_message

if TYPE_CHECKING:
    from deadtown.table.hub import Hub

SNAPSHOT_EVERY = 100
"""Entries between two snapshots."""
RECENT = 100
"""Entries kept at hand for those who were away for a moment."""
TRIES = 5
"""How often a request is carried out anew, when another worker was faster."""
PLAIN = (log.Chose, log.Said, log.Muted)
"""What changes no more about a table than the position."""

LOG = logging.getLogger("deadtown.table")


class Watch:
    """Somebody looks at a table."""

    def __init__(self, live: "Live", viewer: Viewer, outbox: Outbox) -> None:
        self.live = live
        self.viewer = viewer
        self.outbox = outbox

    def close(self) -> None:
        self.live.unwatch(self)


class Live:
    """One table in this process."""

    def __init__(self, hub: "Hub", identity: str) -> None:
        self.hub = hub
        self.id = identity
        self.lock = asyncio.Lock()
        self.watches: set[Watch] = set()
        self.recent: deque[Told] = deque(maxlen=RECENT)
        self.used = hub.now()
        self.known = 0
        """The number of the last entry that the watchers were told of."""
        self._table: Table | None = None
        self._saved = 0
        self.bots = BotTurns(self)
        self.alarm = Alarm(self)
        self.ours = not hub.store.shared
        """Whether it was this worker that wrote last."""
        self._presence: asyncio.TimerHandle | None = None
        self._turn = ""
        """The person who was told last that a decision waits."""
        self._asked = False
        """Whether the watchers know of something that is asked."""
        self._seated: frozenset[str] = frozenset()
        """Who had a seat when the table was put away."""

    # Loading and saving

    async def table(self, whole: bool = False) -> Table:
        """The table as it was saved last. Denied when there is none."""
        self.used = self.hub.now()
        if self._table is None or whole:
            known = self.known if self.watches else None
            self._table, self._saved = await self.hub.read(self.id, whole, known)
            self._tell_what_was_missed(self._table)
            self.arm()
        return self._table

    async def newest(self) -> Table:
        """The table as it was saved last, by whichever worker."""
        if self._table is not None and self.hub.store.shared:
            await self.catch_up()
        return await self.table()

    def _tell_what_was_missed(self, table: Table) -> None:
        """Tell the watchers what the log has, and they have not been told: by another worker, or before trouble."""
        fresh, number = table.take_fresh(), table.state.number
        if not self.watches:
            if number > self.known:
                self.recent.clear()
            self.known, self._asked = number, table.state.ask is not None
        elif fresh and fresh[0].seq == self.known + 1:
            self.tell(table, fresh, ours=False)
        elif number > self.known:
            self._tell_position(table)

    def adopt(self, table: Table) -> None:
        """A table that was just made, and saved."""
        self._table = table
        self._saved = 0

    def forget(self) -> None:
        """Nothing in memory is to be trusted any more."""
        self._table = None

    async def change(self, act: Callable[[Table], None], acknowledge: Callable[[Table], None] | None = None) -> Table:
        """Carry out something on the table: save what comes of it, acknowledge it, send it. The lock is held."""
        whole, current = False, not self.hub.store.shared
        for _ in range(TRIES):
            table = await self.table(whole)
            try:
                act(table)
            except TooFarBack:
                self.forget()
                whole = True
                continue
            except Denied:
                if table.fresh:
                    self.forget()
                if not current and await self._was_behind():
                    current = True
                    continue
                raise
            except BaseException:
                self.forget()
                raise
            fresh = table.take_fresh()
            if not fresh and not current and await self._was_behind():
                current = True
                continue
            try:
                if fresh:
                    await self._save(table, fresh)
            except Raced:
                self.forget()
                self.hub.counts.races += 1
                await self.catch_up()
                continue
            if acknowledge is not None:
                acknowledge(table)
            self.tell(table, fresh)
            self.keep()
            return table
        raise Denied("rate", "too-many-at-once")

    async def _save(self, table: Table, fresh: list[Told]) -> None:
        state = table.state
        summary = members = snapshot = None
        if state.phase == "over" or not all(isinstance(told.entry, log.Chose | log.Said) for told in fresh):
            summary, members = summary_of(table), members_of(table)
        if state.number - self._saved >= SNAPSHOT_EVERY and state.seed:
            snapshot = Snapshot(state.number, table.save())
        bodies = [write_entry(told.entry) for told in fresh]
        try:
            await self.hub.store.append(Write(self.id, fresh[0].seq, bodies, summary, members, snapshot))
        except StorageDown as trouble:
            self.forget()
            self.hub.counts.storage_errors += 1
            raise Denied("storage", "storage-down") from trouble
        except asyncio.CancelledError:
            self.forget()
            if not self.hub.closing:
                self.hub.spawn(self._find_out())
            raise
        except BaseException:
            self.forget()
            raise
        self.hub.counts.decisions += sum(isinstance(told.entry, log.Chose) for told in fresh)
        if snapshot is not None:
            self._saved = state.number
            table.forget(SNAPSHOT_EVERY)

    async def _find_out(self) -> None:
        """Whoever asked did not wait until it was saved. If it was, everybody is told nevertheless."""
        await self.hub.store.check()
        async with self.lock:
            await self.table()
            self.keep()

    # Telling

    async def _was_behind(self) -> bool:
        """Catch up, and tell whether there was anything. Nobody is denied what is granted already elsewhere."""
        known = self.known
        await self.catch_up()
        await self.table()
        return self.known > known

    async def catch_up(self) -> None:
        """Tell what another worker has saved."""
        if self._table is not None:
            table = self._table
            tail = await self.hub.entries(self.id, table.state.number)
            try:
                heard = table.hear(tail, table.state.number)
            except (TooFarBack, Damaged):
                self.forget()
            except BaseException:
                self.forget()
                raise
            else:
                self.tell(table, heard, ours=False)
        if self.watches:
            await self.table()
        self.keep(self.hub.patience)

    def tell(self, table: Table, fresh: list[Told], ours: bool = True) -> None:
        """Send what happened to everybody who watches."""
        if not fresh:
            return
        self.recent.extend(fresh)
        self.known = fresh[-1].seq
        self.ours = ours or not self.hub.store.shared
        self.bots.stop_waiting()
        bearer = bearer_of(fresh)
        info = self._asked and table.state.ask is None
        info = info or table.state.phase == "over" or not all(isinstance(told.entry, PLAIN) for told in fresh)
        attendance = self.attendance() if info else EMPTY_ROOM
        self._asked = table.state.ask is not None
        for told in fresh:
            bears = told is bearer
            telling = Telling(table, told, attendance, position=bears, info=bears and info)
            for watch in list(self.watches):
                watch.outbox.put(telling.to(watch.viewer))
        self._tell_followers(table, fresh)

    def _tell_position(self, table: Table) -> None:
        """Send the whole position, when what happened can't be told."""
        self.known, self._asked = table.state.number, table.state.ask is not None
        self.recent.clear()
        attendance = self.attendance()
        for watch in list(self.watches):
            if may_look(table.state, watch.viewer.player):
                watch.outbox.put(write_message(state_message(table, watch.viewer, attendance)))

    def _tell_followers(self, table: Table, fresh: list[Told]) -> None:
        """Tell the accounts that it concerns; of what another worker wrote, that one does."""
        state = table.state
        if not self.ours:
            self._turn = turn_of(table)
            return
        for told in fresh:
            if isinstance(told.entry, log.Started | log.Asked | log.Rematched | log.Closed) or (
                told is fresh[-1] and isinstance(told.entry, log.Chose) and state.phase == "over"
            ):
                what = "over" if isinstance(told.entry, log.Chose) else type(told.entry).__name__.lower()
                self.hub.followers.tell(state.persons(), News(state.id, state.game, state.phase, what))
        player = turn_of(table)
        if player and player != self._turn:
            assert table.match is not None
            assert table.match.decision is not None
            turn = Turn(state.id, state.game, table.match.decision.seat, table.match.number)
            self.hub.followers.tell([player], turn)
        self._turn = player

    # Watching

    async def watch(self, viewer: Viewer, outbox: Outbox, since: int | None) -> Watch:
        """Begin to look: first everything that was missed, then what happens. The lock is held."""
        table = await self.table()
        self._check_spectator(table, viewer)
        watch = Watch(self, viewer, outbox)
        self.hub.doors.arrived(self.id, viewer.player)
        try:
            opening = await self._opening(table, viewer, since)
        except BaseException:
            self.hub.doors.went(self.id, viewer.player)
            raise
        for message in opening:
            outbox.put(message)
        self.watches.add(watch)
        self.announce()
        return watch

    def _check_spectator(self, table: Table, viewer: Viewer) -> None:
        state = table.state
        if viewer.player and (state.seats_of(viewer.player) or viewer.player == state.host):
            return
        check_spectator(state, viewer.player)
        if self.attendance().watching >= self.hub.most_spectators:
            raise Denied("rate", "too-many-spectators")

    async def _opening(self, table: Table, viewer: Viewer, since: int | None) -> list[bytes]:
        """What was missed, and the position; or only the position, when nothing is known to have been missed."""
        state = write_message(state_message(table, viewer, self.attendance()))
        if since is None or since >= table.state.number:
            return [state]
        recent = [told for told in self.recent if told.seq > since]
        if recent and recent[0].seq == since + 1 and recent[-1].seq == table.state.number:
            attendance = self.attendance()
            return [*(Telling(table, told, attendance).to(viewer) for told in recent), state]
        return [*await self.hub.library.missed(self.id, viewer, since), state]

    def unwatch(self, watch: Watch) -> None:
        if watch in self.watches:
            self.watches.discard(watch)
            self.hub.doors.went(self.id, watch.viewer.player)
            self.somebody_moved(watch.viewer.player)

    def somebody_moved(self, player: str) -> None:
        """Somebody came or went: tell it, and see to it that a bot sits in for them if need be."""
        self.announce()
        if self._table is not None:
            self.arm()
        elif player in self._seated:
            self.hub.spawn(self.hub.table(self.id))

    def attendance(self) -> Attendance:
        connections = self.hub.doors.connections(self.id)
        table = self._table
        seated = self._seated if table is None else table.state.persons()
        watching = sum(count for player, count in connections.items() if player not in seated)
        return Attendance(frozenset(player for player in connections if player), watching)

    def announce(self) -> None:
        """Tell who is here, but not for every step through the door."""
        if self._presence is None and not self.hub.closing:
            self._presence = asyncio.get_running_loop().call_later(0.2, self._announce)

    def _announce(self) -> None:
        self._presence = None
        attendance = self.attendance()
        message = write_message(Presence(self.id, sorted(attendance.here), attendance.watching))
        for watch in list(self.watches):
            watch.outbox.put(message)

    # Bots and time

    def keep(self, patience: float = 0.0) -> None:
        """Let bots decide and clocks run, now that something has changed; what another worker may do is left to it
        for as long as patience lasts."""
        self.arm()
        self.bots.look(self._table, patience)

    def arm(self) -> None:
        """Set the alarm for what time brings next. That of a table that is put away stays as it was."""
        if self._table is not None:
            self.alarm.set(self._table)

    def come_back(self, table: Table, player: str) -> None:
        """Give seats back to somebody who has returned."""
        for number in table.state.seats_of(player):
            if table.state.seats[number].bot:
                table.add(log.CameBack(self.hub.now(), number))

    # The end

    @property
    def busy(self) -> bool:
        return self.lock.locked() or self.bots.busy

    def put_away(self) -> bool:
        """Give the memory back; whoever still watches stays, and a clock goes on. Tells whether nothing stays."""
        table = self._table
        runs = self.alarm.is_set if table is None else time_up(table, self.hub.doors.opened) is not None
        if table is not None:
            self._seated = frozenset(table.state.persons())
        self.forget()
        self.recent.clear()
        return not self.watches and not runs

    def stop(self) -> None:
        self.bots.stop()
        self.alarm.stop()
        if self._presence is not None:
            self._presence.cancel()


def turn_of(table: Table) -> str:
    """The person for whom a decision waits; empty when there is none."""
    seat = deciding_person(table)
    return "" if seat is None else seat.player


def bearer_of(fresh: list[Told]) -> Told | None:
    """Of several things that happened at once, the one with which the position is told: everybody hears of it."""
    return next((told for told in reversed(fresh) if not isinstance(told.entry, log.Said | log.Muted)), None)


def members_of(table: Table) -> list[str]:
    """Those for whom it is a table of their own: the host and whoever has a seat."""
    return [table.state.host, *table.state.persons()]


def summary_of(table: Table) -> Summary:
    state = table.state
    return Summary(
        id=state.id,
        game=state.game,
        rules=state.rules,
        phase=state.phase,
        visibility=state.settings.visibility,
        host=state.host,
        created=state.created,
        changed=state.changed,
        about=msgspec.json.encode(info_of(table, Attendance())),
    )
