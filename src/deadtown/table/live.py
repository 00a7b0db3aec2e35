"""A table that somebody is at: loaded, kept, told to its watchers, its bots and clocks looked after.

Save, acknowledge, send: in this order. One request at a time is carried out; when saving fails, the loaded table is
forgotten and read again from what was saved.
"""

import asyncio
import math
from collections.abc import Callable
from time import perf_counter
from typing import TypeVar

from deadtown.table import entries as log
from deadtown.table.alarm import Alarm
from deadtown.table.archive import no_such_table
from deadtown.table.bot_turns import BotTurns
from deadtown.table.clock import not_in_the_future, time_up
from deadtown.table.denied import Denied
from deadtown.table.entries import write_entry
from deadtown.table.latch import Latch
from deadtown.table.listing import members_of, summary_of
from deadtown.table.messages import Thinking
from deadtown.table.outbox import Outbox
from deadtown.table.reminders import Reminders, players_due
from deadtown.table.settling import settle
from deadtown.table.store import Raced, Snapshot, StorageDown, Write
from deadtown.table.table import Table, Told
from deadtown.table.tabletop import Damaged, TooFarBack
from deadtown.table.telling import Viewer
from deadtown.table.venue import Venue
from deadtown.table.watchers import Watch, Watchers
from deadtown.table.windows import closes_at, lapses_at

SNAPSHOT_EVERY = 100
"""Entries between two snapshots."""
UNLISTED = (log.Chose, log.Passed, log.Said)
"""What changes nothing that a stored list of tables tells, unless the table now waits for somebody else."""
RELISTED = 30.0
"""Seconds after which a stored list is told of the last move all the same."""
TRIES = 5
"""How often a request is carried out anew, when another worker was faster."""

T = TypeVar("T")


class Live:
    """One table in this process."""

    def __init__(self, identity: str, venue: Venue, gone: Callable[[str], object]) -> None:
        """When there turns out to be no such table, ``gone`` is told."""
        self.id = identity
        self.venue = venue
        self.lock = Latch()
        self.used = venue.now()
        self.ours = not venue.store.shared
        """Whether it was this worker that wrote last."""
        self.address = ""
        """From where somebody last played here, or made it, or else looked at it: for whom its bots think."""
        self.made_at = ""
        """From where it was made, if that was here."""
        self.looked = -math.inf
        """When somebody last looked who does not watch."""
        self.watchers = Watchers(identity, venue, self.somebody_moved)
        self.reminders = Reminders(venue.followers)
        self.bots = BotTurns(self, venue)
        self.alarm = Alarm(self, venue)
        self._gone = gone
        self._table: Table | None = None
        self._saved = 0
        """Up to which entry it was stored whole."""
        self._stood = 0
        """How many decisions stood when it was."""
        self._listed: tuple[frozenset[str], float] | None = None
        """For whom a stored list says that the table waits, and since when; None where that is not known."""

    async def table(self, whole: bool = False, back: int | None = None) -> Table:
        """The table as it was saved last; able to go back, if its whole log is read. Denied when there is none."""
        self.used = self.venue.now()
        if self._table is None or whole:
            found = await self._read(whole, back)
            if found is None:
                self._gone(self.id)
                raise no_such_table()
            self._table, self._saved, self._stood = found
            # Others may have written to it while it was read.
            not_in_the_future(self._table, self.venue.now(), self.venue.doors.opened)
            self._tell_what_was_missed(self._table)
            self.arm()
        return self._table

    async def _read(self, whole: bool, back: int | None) -> tuple[Table, int, int] | None:
        """The table as it is stored; read anew when a backup was restored meanwhile."""
        store = self.venue.store
        while True:
            epoch, known = store.epoch, self.watchers.known if self.watchers else None
            found = await self.venue.archive.table(self.id, whole, known, back)
            if epoch == store.epoch:
                return found

    @property
    def at_rest(self) -> Table | None:
        """The table as it was saved last, if it is at hand and nobody is changing it."""
        table = self._table
        return None if table is None or self.lock.locked or table.fresh else table

    async def newest(self) -> Table:
        """The table as it was saved last, by whichever worker."""
        if self._table is not None and self.venue.store.shared:
            await self.catch_up()
        return await self.table()

    async def look(self) -> Table:
        """The newest table, when nobody else changes it."""
        async with self.lock:
            return await self.newest()

    def adopt(self, table: Table, saved: int = 0) -> None:
        """A table that was just made, and saved; up to an entry it was stored whole."""
        self._table = table
        self._saved = saved
        self._stood = table.match.number if saved and table.match is not None else 0

    def forget(self) -> None:
        """Nothing in memory is to be trusted any more."""
        self._table = self._listed = None

    def begin_anew(self) -> None:
        """A backup was restored: nothing that is known holds any more, and whoever looks on has to come again."""
        self.stop()
        self.forget()
        self._saved = self._stood = 0
        self.watchers.send_away()

    async def change(
        self, act: Callable[[Table], T], acknowledge: Callable[[Table, T], None] | None = None
    ) -> tuple[Table, T]:
        """Carry out something on the table: save what comes of it, acknowledge it, send it. The lock is held.

        The table after it, and what ``act`` gives, which may be carried out several times until it is saved.
        """
        whole, back, current = False, None, not self.venue.store.shared
        for _ in range(TRIES):
            table = await self.table(whole, back)
            table.onlookers.want(table.match, self.watchers.followed(table))
            try:
                reply = act(table)
                settle(table, self.venue.now(), self.venue.doors.opened)
            except TooFarBack as far:
                self.forget()
                whole, back = True, far.number
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
                self.venue.counts.races += 1
                await self.catch_up()
                continue
            if acknowledge is not None:
                acknowledge(table, reply)
            if fresh:
                self.tell(table, fresh)
                self.keep()
            else:
                self.bots.look(table)
            return table, reply
        raise Denied("rate", "too-many-at-once")

    def change_at_once(
        self,
        act: Callable[[Table], T],
        acknowledge: Callable[[Table, T], None],
        failed: Callable[[Denied | None], None],
        now: float,
    ) -> bool:
        """The same for what is plainly granted and waits for nothing but the storage. The lock is not held.

        False, and nothing has changed, where it is not so: ask ``change``, which will say why. When it can't be saved
        ``failed`` is told why; None: ask ``change``.
        """
        table = self._table
        if table is None or not self.lock.take():
            return False
        try:
            self.used = now
            table.onlookers.want(table.match, self.watchers.followed(table))
            reply = act(table)
            settle(table, now, self.venue.doors.opened)
        except Exception as error:
            if table.fresh or not isinstance(error, Denied):
                self.forget()
            self.lock.release()
            return False
        fresh = table.take_fresh()
        if not fresh:
            self.lock.release()
            return False
        write = self._write_of(table, fresh)

        def saved(error: Exception | None) -> None:
            began = perf_counter()
            try:
                if error is None:
                    self._was_saved(table, fresh, write)
                    acknowledge(table, reply)
                    self.tell(table, fresh)
                    self.keep()
                else:
                    self.forget()
            finally:
                self.lock.release()
                self.venue.pace.spent(self.address, perf_counter() - began)
            if isinstance(error, StorageDown):
                failed(self._storage_is_down())
            elif error is not None:
                failed(None)

        self.venue.store.append_then(write, saved)
        return True

    def _write_of(self, table: Table, fresh: list[Told]) -> Write:
        """What has to be saved."""
        state = table.state
        bodies: list[bytes] = []
        summary = members = snapshot = None
        listed, due = state.phase == "over", state.row - self._saved >= SNAPSHOT_EVERY
        for told in fresh:
            bodies.append(write_entry(told.entry))
            listed = listed or not (told.entry.quiet or isinstance(told.entry, UNLISTED))
            due = due or (isinstance(told.entry, log.WentBack) and told.entry.number < self._stood)
        if listed:
            members = members_of(table)
        if listed or self._must_be_listed(table, fresh):
            summary = summary_of(table)
            self._listed = (frozenset(players_due(table)), state.changed)
        if due:
            snapshot = Snapshot(state.row, table.save())
        return Write(self.id, fresh[0].row, bodies, summary, members, snapshot)

    def _must_be_listed(self, table: Table, fresh: list[Told]) -> bool:
        """Whether the table waits for other people than a stored list says, or that is old. What is quiet stays so."""
        if all(told.entry.quiet for told in fresh):
            return False
        if self._listed is None:
            return True
        waiting, since = self._listed
        return table.state.changed - since >= RELISTED or frozenset(players_due(table)) != waiting

    async def _save(self, table: Table, fresh: list[Told]) -> None:
        write = self._write_of(table, fresh)
        try:
            await self.venue.store.append(write)
        except StorageDown as trouble:
            self.forget()
            raise self._storage_is_down() from trouble
        except asyncio.CancelledError:
            self.forget()
            if not self.venue.closing:
                self.venue.spawn(self._find_out())
            raise
        except BaseException:
            self.forget()
            raise
        self._was_saved(table, fresh, write)

    def _storage_is_down(self) -> Denied:
        self.venue.counts.storage_errors += 1
        return Denied("storage", "storage-down")

    def _was_saved(self, table: Table, fresh: list[Told], write: Write) -> None:
        for told in fresh:
            if isinstance(told.entry, log.MOVES):
                self.venue.counts.decisions += 1
        who = getattr(fresh[-1].entry, "player", "") or table.state.host
        self.venue.ledger.saved(self.id, who, len(fresh), sum(map(len, write.bodies)))
        if write.snapshot is not None:
            self._saved = write.snapshot.number
            self._stood = 0 if table.match is None else table.match.number
            table.forget(SNAPSHOT_EVERY)

    async def _find_out(self) -> None:
        """Whoever asked did not wait until it was saved. If it was, everybody is told nevertheless."""
        await self.venue.store.check()
        async with self.lock:
            await self.table()
            self.keep()

    async def _was_behind(self) -> bool:
        """Catch up, and tell whether there was anything. Nobody is denied what is granted already elsewhere."""
        known = self.watchers.known
        await self.catch_up()
        await self.table()
        return self.watchers.known > known

    async def catch_up(self) -> None:
        """Tell what another worker has saved."""
        if self._table is not None:
            table = self._table
            tail = await self.venue.archive.entries(self.id, table.state.row)
            if self._table is table:
                self._hear(table, tail)
        if self.watchers:
            await self.table()
        self.keep(self.venue.limits.patience)

    def _hear(self, table: Table, tail: list[tuple[int, bytes]]) -> None:
        self._listed = None
        table.onlookers.want(table.match, self.watchers.followed(table))
        try:
            heard = table.hear(tail, table.state.row)
        except (TooFarBack, Damaged):
            self.forget()
        except BaseException:
            self.forget()
            raise
        else:
            self.tell(table, heard, ours=False)

    def _tell_what_was_missed(self, table: Table) -> None:
        """Tell the watchers what the log has, and they have not been told: by another worker, or before trouble."""
        fresh, known = table.take_fresh(), self.watchers.known
        if not self.watchers:
            self.watchers.note(table)
        elif fresh and fresh[0].row == known + 1:
            self.tell(table, fresh, ours=False)
        elif table.state.row > known:
            self.watchers.tell_position(table)

    def tell(self, table: Table, fresh: list[Told], ours: bool = True) -> None:
        """Send what happened to everybody whom it concerns."""
        if not fresh:
            return
        self.ours = ours or not self.venue.store.shared
        self.bots.stop_waiting()
        loud = [told for told in fresh if not told.entry.quiet]
        self.watchers.tell(table, fresh, loud)
        self.reminders.tell(table, loud, self.ours)

    def tell_thinking(self, thinking: Thinking) -> None:
        """Tell how far a bot has come, unless the table has gone on, or was put away."""
        table = self._table
        if table is not None and table.match is not None and table.match.number == thinking.number:
            self.watchers.tell_thinking(table, thinking)

    def watch(self, table: Table, viewer: Viewer, outbox: Outbox, since: int | None) -> Watch | None:
        """Let somebody look, who is told first what happened since they were here. The lock is held. None: that was so
        long ago that the log must be read first."""
        self.watchers.check_spectator(table, viewer)
        missed = self.watchers.missed(table, viewer, since)
        return None if missed is None else self.watchers.come(table, viewer, outbox, missed)

    def somebody_moved(self, player: str) -> None:
        """Somebody came or went: tell it, and see to it that a bot sits in for them if need be."""
        self.watchers.announce()
        if self._table is not None:
            self.keep(self.patience)
        elif player in self.watchers.seated:
            self.venue.spawn(self.look())

    @property
    def patience(self) -> float:
        """How long something is left to another worker: not at all where this one wrote last."""
        return 0.0 if self.ours else self.venue.limits.patience

    def attended(self, table: Table) -> bool:
        """Whether anybody cares how the game goes on: people play themselves, or somebody watches or has just looked.
        Bots by themselves rest."""
        if table.state.present() or self.venue.doors.anybody(self.id):
            return True
        return self.venue.now() - self.looked < self.venue.limits.attention

    def keep(self, patience: float = 0.0) -> None:
        """Let bots decide and clocks run, now that something has changed; what another worker may do is left to it
        for as long as patience lasts."""
        self.arm()
        self.bots.look(self._table, patience)

    def attend(self) -> None:
        """Let bots decide that had nobody to play for: somebody looks. Nothing has changed, so no clock is touched."""
        self.bots.look(self._table, self.patience)

    def arm(self) -> None:
        """Set the alarm for what time brings next. That of a table that is put away stays as it was."""
        if self._table is not None:
            self.alarm.set(self._table)

    @property
    def busy(self) -> bool:
        return self.lock.locked or self.bots.busy

    def put_away(self) -> bool:
        """Give the memory back; whoever watches stays, and a clock or a window goes on. Tells whether nothing stays."""
        table, opened = self._table, self.venue.doors.opened
        runs = self.alarm.is_set
        if table is not None:
            runs = any(due(table, opened) is not None for due in (time_up, closes_at, lapses_at))
        self.forget()
        self.watchers.recent.clear()
        return not self.watchers and not runs

    def stop(self) -> None:
        self.bots.stop()
        self.alarm.stop()
        self.watchers.stop()
