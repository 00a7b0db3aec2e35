"""The tables of this process, and everything that can be asked of them from outside."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from deadtown.table import entries as log
from deadtown.table.asking import Caller, Reply, Request, carry_out
from deadtown.table.commands import Command
from deadtown.table.counts import Counts
from deadtown.table.denied import Denied
from deadtown.table.entries import write_entry
from deadtown.table.following import Followers, Following, ForFollowers
from deadtown.table.library import Bodies, Library, damaged
from deadtown.table.links import Links, check_spectator, enter, links_of
from deadtown.table.live import Live, Watch, members_of, summary_of, turn_of
from deadtown.table.making import make_rematch, make_table
from deadtown.table.messages import Done, News, State, TableInfo, Turn
from deadtown.table.outbox import Outbox
from deadtown.table.rules import RulesInfo, rules_at
from deadtown.table.settings import TablePlan
from deadtown.table.standing import Damaged, TooFarBack
from deadtown.table.store import Appended, Missed, Note, Said, StorageDown, Store, Write
from deadtown.table.story import Frame
from deadtown.table.summary import SummaryInfo
from deadtown.table.table import Table
from deadtown.table.telling import LogLine, Viewer, state_message, write_message
from deadtown.table.thinking import Thinkers
from deadtown.table.whereabouts import Doors, Whereabouts, WhoIsThere

LOG = logging.getLogger("deadtown.table")

SWEEP_EVERY = 5.0
IDLE = 30.0
"""Seconds after which a table that nobody touches gives its memory back."""
HEARTBEAT = 20.0
PATIENCE = 5.0
"""Seconds after which a worker does what another one, that should have, has not done, or tries again what failed."""

T = TypeVar("T")
HubNote = Whereabouts | WhoIsThere | ForFollowers
_read_note = msgspec.json.Decoder(HubNote).decode


class Hub:
    """All that can be asked of tables."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        counts: Counts | None = None,
        *,
        bot_seconds: float = 2.0,
        most_tables: int = 50,
        most_spectators: int = 200,
        idle: float = IDLE,
        patience: float = PATIENCE,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.counts = counts or Counts()
        self.bot_seconds = bot_seconds
        self.most_tables = most_tables
        self.most_spectators = most_spectators
        self.idle = idle
        self.patience = patience
        self.now = now
        self.closing = False
        self.live: dict[str, Live] = {}
        self.doors = Doors(store.worker, now, self._publish)
        self.followers = Followers(self._publish if store.shared else None)
        self.library = Library(self._whole_log, now)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.counts.watched.append(("tables", lambda: len(self.live)))
        self.counts.watched.append(("watchers", lambda: sum(len(live.watches) for live in self.live.values())))
        store.when_saved(self._count_saved)
        store.listen(self._heard)
        self._publish(WhoIsThere())
        self.spawn(self._sweep())

    def _count_saved(self, appends: int, seconds: float) -> None:
        self.counts.batches.add(appends)
        self.counts.saving.add(seconds)

    # Making tables

    async def create(self, caller: Caller, plan: TablePlan) -> str:
        await self._check_room(caller)
        return await self._add(make_table(caller, plan, self.now()))

    async def import_record(self, caller: Caller, text: str) -> str:
        await self._check_room(caller)
        return await self._add(await self.library.from_record(caller, text))

    async def fork(self, caller: Caller, table: str, at: int, seat: int | None, bot: str, link: str = "") -> str:
        await self._check_room(caller)
        source = await self._entered(caller, table, link)
        return await self._add(await self.library.fork(caller, source, at, seat, bot))

    async def _check_room(self, caller: Caller) -> None:
        if await stored(self.store.count_tables(caller.player)) >= self.most_tables:
            raise Denied("rate", "too-many-tables", most=self.most_tables)

    async def _add(self, table: Table) -> str:
        """Save a table that was just made, and let it live."""
        fresh, state = table.take_fresh(), table.state
        bodies = [write_entry(told.entry) for told in fresh]
        await stored(self.store.append(Write(state.id, 1, bodies, summary_of(table), members_of(table))))
        self.counts.tables_made += 1
        live = self._live(state.id)
        live.adopt(table)
        live.tell(table, fresh)
        live.keep()
        return state.id

    # Asking

    async def do(
        self,
        caller: Caller,
        table: str,
        command: Command,
        link: str = "",
        acknowledge: Callable[[Done], None] | None = None,
    ) -> Done:
        """Carry out a request: it is saved, then acknowledged, then sent to everybody."""
        live = self._live(table)
        reply, done = Reply(), Done(0)

        def act(table: Table) -> None:
            nonlocal reply
            reply = carry_out(Request(table, caller, self.now(), link, self.doors.opened), command)

        def finish(table: Table) -> None:
            nonlocal done
            done = Done(table.state.number, table.state.rematch, reply.seat, reply.asked, reply.again, reply.answer)
            if acknowledge is not None and not reply.rematch:
                acknowledge(done)

        async with live.lock:
            await live.change(act, finish)
            if reply.rematch:
                reply.rematch = False
                identity = await self._add(make_rematch(await live.table(), self.now()))
                await live.change(lambda table: self._send_on(table, identity), finish)
        self.doors.seen(table, caller.player)
        return done

    def _send_on(self, table: Table, identity: str) -> None:
        """Tell those at a table at which other one they play again."""
        if not table.state.rematch:
            table.add(log.Rematched(self.now(), identity))

    # Looking

    async def look(self, caller: Caller | None, table: str, link: str = "", words: str = "") -> State:
        found = await self._looked_at(caller, table, link)
        live = self._live(table)
        live.keep(self.patience)
        return state_message(found, Viewer(player_of(caller), words), live.attendance())

    async def watch(
        self,
        caller: Caller | None,
        table: str,
        outbox: Outbox,
        *,
        since: int | None = None,
        link: str = "",
        words: str = "",
    ) -> Watch:
        live, player = self._live(table), player_of(caller)
        async with live.lock:
            found = await live.newest()
            enter(found.state, player, link)
            watch = await live.watch(Viewer(player, words), outbox, since)
            try:
                if any(found.state.seats[seat].bot for seat in found.state.seats_of(player)):
                    await live.change(lambda table: live.come_back(table, player))
            except BaseException:
                watch.close()
                raise
            live.keep(self.patience)
        return watch

    async def links(self, caller: Caller, table: str) -> Links:
        """The links of a table, for those who play there and for its host."""
        state = (await self.table(table)).state
        if caller.player != state.host and not state.seats_of(caller.player):
            raise Denied("forbidden", "no-seat")
        return links_of(state)

    async def tables(
        self,
        caller: Caller | None,
        *,
        phase: str = "",
        game: str = "",
        mine: bool = False,
        before: float | None = None,
        limit: int = 50,
    ) -> list[TableInfo]:
        """Public tables, or one's own, the latest first."""
        if mine and caller is None:
            raise Denied("unsigned", "sign-in")
        found = await stored(
            self.store.tables(
                phase={phase} if phase else {"open", "playing", "over"},
                visibility=None if mine else "public",
                game=game or None,
                member=player_of(caller) if mine else None,
                before=before,
                limit=limit,
            )
        )
        return [self._with_attendance(msgspec.json.decode(summary.about, type=TableInfo)) for summary in found]

    def _with_attendance(self, info: TableInfo) -> TableInfo:
        here = self.doors.here(info.id)
        seats = [msgspec.structs.replace(seat, here=seat.player in here) for seat in info.seats]
        return msgspec.structs.replace(info, seats=seats)

    async def log(
        self, caller: Caller | None, table: str, language: str, since: int = 0, link: str = ""
    ) -> list[LogLine]:
        await self._looked_at(caller, table, link)
        return await self.library.log(caller, table, language, since)

    async def rules(
        self, caller: Caller | None, table: str, language: str, find: str = "", link: str = ""
    ) -> RulesInfo:
        """The rules as they hold at a table, or those in which words are found."""
        return rules_at(await self._looked_at(caller, table, link), language, find)

    async def replay(
        self, caller: Caller | None, table: str, eyes: int | str | None, language: str = "", link: str = ""
    ) -> list[Frame]:
        """Through the eyes of a seat, of a spectator (None) or one's ``own``."""
        return await self.library.replay(caller, await self._looked_at(caller, table, link), eyes, language)

    async def summary(self, caller: Caller | None, table: str, link: str = "") -> SummaryInfo:
        return await self.library.summary(await self._looked_at(caller, table, link))

    async def record(self, caller: Caller | None, table: str, link: str = "") -> str:
        return await self.library.record(caller, table, link)

    async def follow(self, caller: Caller, outbox: Outbox) -> Following:
        """First what waits for this player, then whatever concerns them."""
        following = self.followers.add(caller.player, outbox)
        try:
            for info in await self.tables(caller, phase="playing", mine=True, limit=100):
                outbox.put(write_message(News(info.id, info.game, info.phase, "playing")))
                await self._remind(caller, info, outbox)
        except BaseException:
            following.close()
            raise
        return following

    async def _remind(self, caller: Caller, info: TableInfo, outbox: Outbox) -> None:
        """Tell somebody that a decision waits for them, if one does."""
        try:
            table = await self.table(info.id)
        except Denied as denied:
            outbox.put(write_message(News(info.id, info.game, info.phase, denied.refusal.reason)))
            return
        if table.match is not None and table.match.decision is not None and turn_of(table) == caller.player:
            turn = Turn(info.id, info.game, table.match.decision.seat, table.match.number)
            outbox.put(write_message(turn))

    # Reading

    def _live(self, table: str) -> Live:
        live = self.live.get(table)
        if live is None:
            live = self.live[table] = Live(self, table)
        return live

    async def table(self, table: str) -> Table:
        """A table as it stands."""
        live = self._live(table)
        async with live.lock:
            return await live.newest()

    async def _entered(self, caller: Caller | None, table: str, link: str) -> Table:
        """A table, for somebody who may be there."""
        found = await self.table(table)
        enter(found.state, player_of(caller), link)
        return found

    async def _looked_at(self, caller: Caller | None, table: str, link: str) -> Table:
        """A table, for somebody who may see the game."""
        found = await self._entered(caller, table, link)
        check_spectator(found.state, player_of(caller))
        return found

    async def read(self, table: str, whole: bool, known: int | None) -> tuple[Table, int]:
        """A table from what is stored, with what it tells after ``known``; and up to which entry it was stored whole.

        When that and the entries after it are not enough, or no good, the whole log is read.
        """
        kept = await stored(self.store.load(table, whole=whole))
        if kept is None:
            self.live.pop(table, None)
            raise Denied("unknown", "no-such-table")
        snapshot = kept.snapshot
        try:
            if snapshot is not None:
                return Table.read(table, snapshot.body, kept.entries, known), snapshot.number
            return Table.read(table, None, kept.entries, known), 0
        except (TooFarBack, Damaged) as damage:
            if snapshot is not None:
                return await self.read(table, True, known)
            raise damaged(table, damage) from damage

    async def entries(self, table: str, after: int) -> Bodies:
        return await stored(self.store.entries(table, after))

    async def _whole_log(self, table: str) -> Bodies:
        bodies = await self.entries(table, 0)
        if not bodies:
            raise Denied("unknown", "no-such-table")
        return bodies

    # Other workers

    def _publish(self, note: HubNote) -> None:
        if self.store.shared and not self.closing:
            self.spawn(self.store.publish(msgspec.json.encode(note)))

    def _heard(self, note: Note) -> None:
        """Something happened in another worker."""
        match note:
            case Appended(table=table):
                if table in self.live:
                    self.spawn(self._catch_up(self.live[table]))
            case Missed():
                self._publish(WhoIsThere())
                for live in list(self.live.values()):
                    self.spawn(self._catch_up(live))
            case Said(body=body):
                self._heard_note(_read_note(body))

    def _heard_note(self, note: HubNote) -> None:
        if isinstance(note, ForFollowers):
            self.followers.put(note.players, bytes(note.message))
        elif isinstance(note, WhoIsThere):
            self.doors.tell_again()
        elif self.doors.heard(note):
            self._somebody_moved(note.table, note.player)

    def _somebody_moved(self, table: str, player: str) -> None:
        live = self.live.get(table)
        if live is not None:
            live.somebody_moved(player)

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            await live.catch_up()

    # Housekeeping

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside; what goes wrong is told in the log."""
        task = asyncio.create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())

    async def _guard(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except Denied as denied:
            LOG.warning("not done", extra={"problem": str(denied)})
        except StorageDown as trouble:
            LOG.error("storage", extra={"problem": trouble.problem})
        except Exception:
            LOG.exception("a task failed")

    def bot_failed(self, table: str, problem: str) -> None:
        self.counts.bot_failures += 1
        LOG.warning("a bot failed", extra={"table": table, "problem": problem})

    async def _sweep(self) -> None:
        """Now and then: give back the memory of idle tables, and tell the other workers who is here."""
        renewed = self.now()
        while True:
            await asyncio.sleep(min(SWEEP_EVERY, self.idle))
            now = self.now()
            for live in list(self.live.values()):
                if now - live.used > self.idle and not live.busy and live.put_away():
                    live.stop()
                    del self.live[live.id]
            if now - renewed > HEARTBEAT:
                renewed = now
                self.doors.tell_again()
                for table, player in self.doors.forget_old():
                    self._somebody_moved(table, player)

    async def close(self) -> None:
        """Stop everything; what was acknowledged is saved."""
        self.closing = True
        for live in self.live.values():
            live.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()


def player_of(caller: Caller | None) -> str:
    return caller.player if caller is not None else ""


async def stored(work: Awaitable[T]) -> T:
    """What the storage gives; denied when it can't."""
    try:
        return await work
    except StorageDown as trouble:
        LOG.error("storage", extra={"problem": trouble.problem})
        raise Denied("storage", "storage-down") from trouble
