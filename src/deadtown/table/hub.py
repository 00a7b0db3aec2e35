"""Everything that can be asked of the tables of this process from outside."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, suppress

import msgspec

from deadtown.table import entries as log
from deadtown.table.about import deciding_at
from deadtown.table.archive import stored
from deadtown.table.asking import Caller, Reply, Request, carry_out, choose_plainly
from deadtown.table.commands import Choose, Command
from deadtown.table.counts import Counts
from deadtown.table.denied import Denied
from deadtown.table.entries import write_entry
from deadtown.table.following import Following
from deadtown.table.forking import tell_fork
from deadtown.table.library import WHOLE, Part
from deadtown.table.links import Links, check_spectator, enter, links_for
from deadtown.table.listing import members_of, summary_of
from deadtown.table.live import TRIES, Live
from deadtown.table.live_tables import LiveTables
from deadtown.table.making import make_rematch, make_table
from deadtown.table.messages import Done, News, State, TableInfo, Views
from deadtown.table.outbox import Outbox
from deadtown.table.pace import Pace
from deadtown.table.reading import Page, Readers
from deadtown.table.reading.packed import unpack
from deadtown.table.reading.task import Made
from deadtown.table.reading.task import Told as Line
from deadtown.table.reminders import players_due, turn_message
from deadtown.table.rules import RulesInfo, rules_at
from deadtown.table.settings import TablePlan
from deadtown.table.store import Costs, Raced, Snapshot, Store, Write
from deadtown.table.table import Table, Told
from deadtown.table.telling import Viewer, state_message, write_message
from deadtown.table.thinking import Thinkers
from deadtown.table.venue import Limits, Venue
from deadtown.table.watchers import Watch

BRIEF = 10
"""The log of a table that was just made is so short that it is read at once."""
COSTS_EVERY = 10.0
"""Seconds between two reports of what cost most."""
COSTS_LAST = 60 * 60.0
"""Seconds after which what a process has reported is of no use, whether it is still there or not."""


class Hub:
    """All that can be asked of tables."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        readers: Readers,
        counts: Counts | None = None,
        limits: Limits | None = None,
        now: Callable[[], float] | None = None,
        pace: Pace | None = None,
        analysts: Readers | None = None,
    ) -> None:
        """What tables take for the time must never jump; unless told otherwise it is that of the storage."""
        self.counts = counts or Counts()
        self.venue = Venue(
            store, thinkers, readers, self.counts, limits or Limits(), now or store.clock, pace, analysts
        )
        self.store = store
        self.doors = self.venue.doors
        self.library = self.venue.library
        self._tables = LiveTables(self.venue)
        store.when_saved(self._count_saved)
        self.venue.spawn(self._report_costs())

    @property
    def live(self) -> dict[str, Live]:
        """The tables that somebody is at, by their ids."""
        return self._tables.live

    @property
    def now(self) -> Callable[[], float]:
        return self.venue.now

    def _count_saved(self, appends: int, seconds: float) -> None:
        self.counts.batches.add(appends)
        self.counts.saving.add(seconds)

    async def _report_costs(self) -> None:
        while True:
            await asyncio.sleep(COSTS_EVERY)
            try:
                await stored(self.report_costs())
            except Denied:
                continue

    async def report_costs(self) -> None:
        """Tell the keeper of the house what has cost most lately, unless that is known."""
        report = self.venue.ledger.report()
        if report is not None:
            now = self.now()
            await self.store.tell_costs(Costs(self.store.worker, now, msgspec.json.encode(report)), now - COSTS_LAST)

    async def create(self, caller: Caller, plan: TablePlan) -> str:
        await self._check_room(caller)
        return await self._add(make_table(caller, plan, self.now()), caller.address)

    async def import_record(self, caller: Caller, text: str) -> str:
        await self._check_room(caller)
        return await self._add_made(await self.library.from_record(caller, text), caller.address)

    async def fork(self, caller: Caller, table: str, at: int, seat: int | None, bot: str, link: str = "") -> str:
        await self._check_room(caller)
        await self._entered(caller, table, link)
        made = await self.library.fork(caller, table, at, seat, bot)
        live = self._tables.at(table)
        async with live.lock:
            await live.change(lambda source: tell_fork(source, caller.player, self.now()))
        return await self._add_made(made, caller.address)

    async def _check_room(self, caller: Caller) -> None:
        if await stored(self.store.count_tables(caller.player)) >= self.venue.limits.most_tables:
            raise Denied("rate", "too-many-tables", most=self.venue.limits.most_tables)
        most = self.venue.limits.most_tables_made
        if most is not None and sum(live.made_at == caller.address for live in self.live.values()) >= most:
            raise Denied("rate", "too-many-tables", most=most)

    async def _add(self, table: Table, address: str = "") -> str:
        """Save a table that was just made, and let it live."""
        fresh = table.take_fresh()
        return await self._keep(table, address, [write_entry(told.entry) for told in fresh], fresh)

    async def _add_made(self, made: Made, address: str) -> str:
        """The same for one that was made elsewhere: its log is not played again here, if that is worth mentioning."""
        if len(made.bodies) <= BRIEF:
            table = Table.read(made.table, None, enumerate(made.bodies, 1), known=0)
            return await self._keep(table, address, made.bodies, table.take_fresh())
        table = Table.restore(made.saved)
        return await self._keep(table, address, made.bodies, [], Snapshot(table.state.row, made.saved))

    async def _keep(
        self, table: Table, address: str, bodies: list[bytes], fresh: list[Told], snapshot: Snapshot | None = None
    ) -> str:
        identity = table.state.id
        await stored(self.store.append(Write(identity, 1, bodies, summary_of(table), members_of(table), snapshot)))
        self.counts.tables_made += 1
        live = self._tables.at(identity)
        live.made_at = live.address = address
        live.adopt(table, 0 if snapshot is None else snapshot.number)
        live.tell(table, fresh)
        live.keep()
        return identity

    async def do(
        self,
        caller: Caller,
        table: str,
        command: Command,
        link: str = "",
        acknowledge: Callable[[Done], None] | None = None,
    ) -> Done:
        """Carry out a request: it is saved, then acknowledged, then sent to everybody."""
        live = self._tables.at(table)

        def act(table: Table) -> Reply:
            longest = self.venue.limits.longest_log
            return carry_out(Request(table, caller, self.now(), link, self.doors.opened, longest), command)

        def finish(table: Table, reply: Reply) -> None:
            if acknowledge is not None and not reply.rematch:
                acknowledge(done_of(table, reply))

        async with live.lock:
            found, reply = await live.change(act, finish)
            if reply.rematch:
                found, reply = await self._play_again(live, found, reply, finish)
            done = done_of(found, reply)
            if caller.address and (found.state.host == caller.player or found.state.seats_of(caller.player)):
                live.address = caller.address
        self.doors.seen(table, caller.player)
        return done

    def choose_at_once(
        self,
        caller: Caller,
        table: str,
        command: Choose,
        link: str,
        acknowledge: Callable[[Done], None],
        failed: Callable[[Denied | None], None],
    ) -> bool:
        """Carry out a choice as ``do`` would, with no task that waits. False, and nothing has changed, where that does
        not go: ask ``do`` then, and also when it has ``failed`` for no reason that can be told."""
        live = self.live.get(table)
        if live is None:
            return False
        doors, now, longest = self.doors, self.venue.now(), self.venue.limits.longest_log

        def act(table: Table) -> Reply:
            plain = None if link else choose_plainly(table, caller, command, now, doors.opened)
            return plain or carry_out(Request(table, caller, now, link, doors.opened, longest), command)

        def finish(table: Table, reply: Reply) -> None:
            live.address = caller.address or live.address
            acknowledge(done_of(table, reply))
            doors.seen(live.id, caller.player)

        return live.change_at_once(act, finish, failed, now)

    async def _play_again(
        self, live: Live, table: Table, agreed: Reply, finish: Callable[[Table, Reply], None]
    ) -> tuple[Table, Reply]:
        """Make the table at which everybody has agreed to play again, unless another worker has made it, or this one
        before it fell: then it is there."""
        again = make_rematch(table, self.now())
        identity = again.state.id
        with suppress(Raced):
            await self._add(again, live.address)
        made = msgspec.structs.replace(agreed, rematch=False)

        def act(table: Table) -> Reply:
            send_on(table, identity, self.now())
            return made

        return await live.change(act, finish)

    async def look(
        self, caller: Caller | None, table: str, link: str = "", words: str = "", address: str = ""
    ) -> State:
        found = await self._looked_at(caller, table, link)
        live = self._tables.at(table)
        live.looked, live.address = self.now(), live.address or address
        live.attend()
        return state_message(found, Viewer(player_of(caller), words), live.watchers.attendance())

    async def watch(
        self,
        caller: Caller | None,
        table: str,
        outbox: Outbox,
        *,
        since: int | None = None,
        link: str = "",
        words: str = "",
        views: Views = "whole",
        address: str = "",
    ) -> Watch:
        player = player_of(caller)
        viewer, epoch = Viewer(player, words, views), self.store.epoch
        for _ in range(TRIES):
            live = self._tables.at(table)
            async with live.lock:
                found = await live.newest()
                if epoch != self.store.epoch:
                    raise Denied("storage", "storage-down")
                enter(found.state, player, link)
                watch = live.watch(found, viewer, outbox, since)
                if watch is not None:
                    await self._welcome_back(live, watch, found, player)
                    live.address = live.address or address
                    return watch
            assert since is not None, "who has heard nothing has missed nothing"
            for page in await self.library.missed(table, viewer, since, address):
                since += await put_page(outbox, page)
        raise Denied("rate", "too-many-at-once")

    async def _welcome_back(self, live: Live, watch: Watch, table: Table, player: str) -> None:
        """Who has come back plays on. The lock is held."""
        try:
            if any(table.state.seats[seat].bot for seat in table.state.seats_of(player)):
                await live.change(lambda table: come_back(table, player, self.now()))
        except BaseException:
            watch.close()
            raise
        live.keep(live.patience)

    async def links(self, caller: Caller, table: str) -> Links:
        """The links of a table: all for its host, that of the table for those who play there."""
        return links_for((await self.table(table)).state, caller.player)

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
        return [self._as_it_stands(msgspec.json.decode(summary.about, type=TableInfo)) for summary in found]

    def _as_it_stands(self, info: TableInfo) -> TableInfo:
        """With who is connected, and who decides now, which is not stored with each decision."""
        here = self.doors.here(info.id)
        seats = [msgspec.structs.replace(seat, here=seat.player in here) for seat in info.seats]
        info = msgspec.structs.replace(info, seats=seats)
        table = self.live[info.id].at_rest if info.id in self.live else None
        if table is None or table.match is None or table.state.changed < info.changed:
            return info
        return msgspec.structs.replace(info, deciding=deciding_at(table), number=table.match.number)

    async def log(
        self,
        caller: Caller | None,
        table: str,
        language: str,
        part: Part = WHOLE,
        link: str = "",
        address: str = "",
    ) -> Page:
        """The log in words: a list of ``LogLine``."""
        await self._looked_at(caller, table, link)
        return await self.library.log(player_of(caller), table, language, part, address)

    async def rules(
        self, caller: Caller | None, table: str, language: str, find: str = "", link: str = ""
    ) -> RulesInfo:
        """The rules as they hold at a table, or those in which words are found."""
        return rules_at(await self._looked_at(caller, table, link), language, find)

    async def replay(
        self,
        caller: Caller | None,
        table: str,
        eyes: int | str | None,
        language: str = "",
        link: str = "",
        views: Views = "whole",
        part: Part = WHOLE,
        address: str = "",
    ) -> Page:
        """Through the eyes of a seat, of a spectator (None) or one's ``own``: one ``Frame`` a line."""
        found = await self._looked_at(caller, table, link)
        return await self.library.replay(player_of(caller), found, eyes, language, views, part, address)

    async def summary(
        self, caller: Caller | None, table: str, link: str = "", language: str = "en", address: str = ""
    ) -> Page:
        """A ``SummaryInfo``."""
        found = await self._looked_at(caller, table, link)
        return await self.library.summary(player_of(caller), found, language, address)

    async def analysis(
        self, caller: Caller | None, table: str, link: str = "", address: str = ""
    ) -> AsyncGenerator[list[Line], None]:
        """How a game that is over stood and what its decisions have cost, as it is found out: ``AnalysisLine``s."""
        found = await self._looked_at(caller, table, link)
        async with aclosing(self.venue.analyses.of(found, player_of(caller), address)) as telling:
            async for told in telling:
                yield told

    async def record(self, caller: Caller | None, table: str, link: str = "", address: str = "") -> Page:
        return await self.library.record(player_of(caller), table, link, address)

    async def follow(self, caller: Caller, outbox: Outbox) -> Following:
        """First what waits for this player, then whatever concerns them."""
        following = self.venue.followers.add(caller.player, outbox)
        try:
            for info in await self.tables(caller, phase="playing", mine=True, limit=100):
                await self.venue.pace.breathe(caller.address)
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
        due = players_due(table)
        if caller.player in due:
            outbox.put(write_message(turn_message(table, due[caller.player])))

    async def table(self, table: str) -> Table:
        """A table as it stands."""
        return await self._tables.at(table).look()

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

    def stop_reading(self) -> None:
        """Whoever has a log read is told to come back: the server is about to close."""
        self.venue.readers.stop()
        self.venue.analysts.stop()

    async def close(self) -> None:
        """Stop everything; what was acknowledged is saved."""
        self.venue.closing = True
        self._tables.stop()
        await self.venue.close()


async def put_page(outbox: Outbox, page: bytes) -> int:
    """Tell somebody a page of what they have missed, and wait until they have taken it: how many messages it had."""
    messages = unpack(page)
    for message in messages:
        outbox.put(message)
    await outbox.taken()
    return len(messages)


def player_of(caller: Caller | None) -> str:
    return caller.player if caller is not None else ""


def done_of(table: Table, reply: Reply) -> Done:
    """What somebody is told whose request was carried out."""
    return Done(table.state.seq, table.state.rematch, reply.seat, reply.asked, reply.again, reply.answer)


def send_on(table: Table, identity: str, now: float) -> None:
    """Tell those at a table at which other one they play again."""
    if not table.state.rematch:
        table.add(log.Rematched(now, identity))


def come_back(table: Table, player: str, now: float) -> None:
    """Give seats back to somebody who has returned."""
    for number in table.state.seats_of(player):
        if table.state.seats[number].bot:
            table.add(log.CameBack(now, number))
