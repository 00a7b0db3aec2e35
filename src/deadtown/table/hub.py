"""Everything that can be asked of the tables of this process from outside."""

import time
from collections.abc import Callable

import msgspec

from deadtown.table import entries as log
from deadtown.table.archive import stored
from deadtown.table.asking import Caller, Reply, Request, carry_out, choose_plainly
from deadtown.table.commands import Choose, Command
from deadtown.table.counts import Counts
from deadtown.table.denied import Denied
from deadtown.table.entries import write_entry
from deadtown.table.following import Following
from deadtown.table.forking import tell_fork
from deadtown.table.links import Links, check_spectator, enter, links_for
from deadtown.table.listing import members_of, summary_of
from deadtown.table.live import Live
from deadtown.table.live_tables import LiveTables
from deadtown.table.log_lines import LogLine
from deadtown.table.making import make_rematch, make_table
from deadtown.table.messages import Done, News, State, TableInfo, Views
from deadtown.table.outbox import Outbox
from deadtown.table.reminders import players_due, turn_message
from deadtown.table.rules import RulesInfo, rules_at
from deadtown.table.settings import TablePlan
from deadtown.table.store import Store, Write
from deadtown.table.story import Frame
from deadtown.table.summary import SummaryInfo
from deadtown.table.table import Table
from deadtown.table.telling import Viewer, state_message, write_message
from deadtown.table.thinking import Thinkers
from deadtown.table.venue import Limits, Venue
from deadtown.table.watchers import Watch


class Hub:
    """All that can be asked of tables."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        counts: Counts | None = None,
        limits: Limits | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.counts = counts or Counts()
        self.venue = Venue(store, thinkers, self.counts, limits or Limits(), now)
        self.store = store
        self.doors = self.venue.doors
        self.library = self.venue.library
        self._tables = LiveTables(self.venue)
        store.when_saved(self._count_saved)

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

    async def create(self, caller: Caller, plan: TablePlan) -> str:
        await self._check_room(caller)
        return await self._add(make_table(caller, plan, self.now()))

    async def import_record(self, caller: Caller, text: str) -> str:
        await self._check_room(caller)
        return await self._add(await self.library.from_record(caller, text))

    async def fork(self, caller: Caller, table: str, at: int, seat: int | None, bot: str, link: str = "") -> str:
        await self._check_room(caller)
        source = await self._entered(caller, table, link)
        made = await self.library.fork(caller, source, at, seat, bot)
        own = made.state.seats_of(caller.player)[0]
        live = self._tables.at(table)
        async with live.lock:
            await live.change(lambda source: tell_fork(source, caller.player, own, self.now()))
        return await self._add(made)

    async def _check_room(self, caller: Caller) -> None:
        if await stored(self.store.count_tables(caller.player)) >= self.venue.limits.most_tables:
            raise Denied("rate", "too-many-tables", most=self.venue.limits.most_tables)

    async def _add(self, table: Table) -> str:
        """Save a table that was just made, and let it live."""
        fresh, state = table.take_fresh(), table.state
        bodies = [write_entry(told.entry) for told in fresh]
        await stored(self.store.append(Write(state.id, 1, bodies, summary_of(table), members_of(table))))
        self.counts.tables_made += 1
        live = self._tables.at(state.id)
        live.adopt(table)
        live.tell(table, fresh)
        live.keep()
        return state.id

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
            return carry_out(Request(table, caller, self.now(), link, self.doors.opened), command)

        def finish(table: Table, reply: Reply) -> None:
            if acknowledge is not None and not reply.rematch:
                acknowledge(done_of(table, reply))

        async with live.lock:
            found, reply = await live.change(act, finish)
            if reply.rematch:
                found, reply = await self._play_again(live, found, reply, finish)
            done = done_of(found, reply)
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
        doors, now = self.doors, self.venue.now()

        def act(table: Table) -> Reply:
            plain = None if link else choose_plainly(table, caller, command, now, doors.opened)
            return plain or carry_out(Request(table, caller, now, link, doors.opened), command)

        def finish(table: Table, reply: Reply) -> None:
            acknowledge(done_of(table, reply))
            doors.seen(live.id, caller.player)

        return live.change_at_once(act, finish, failed, now)

    async def _play_again(
        self, live: Live, table: Table, agreed: Reply, finish: Callable[[Table, Reply], None]
    ) -> tuple[Table, Reply]:
        """Make the table at which everybody has agreed to play again."""
        identity = await self._add(make_rematch(table, self.now()))
        made = msgspec.structs.replace(agreed, rematch=False)

        def act(table: Table) -> Reply:
            send_on(table, identity, self.now())
            return made

        return await live.change(act, finish)

    async def look(self, caller: Caller | None, table: str, link: str = "", words: str = "") -> State:
        found = await self._looked_at(caller, table, link)
        live = self._tables.at(table)
        live.keep(self.venue.limits.patience)
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
    ) -> Watch:
        live, player = self._tables.at(table), player_of(caller)
        async with live.lock:
            found = await live.newest()
            enter(found.state, player, link)
            watch = await live.watch(Viewer(player, words, views), outbox, since)
            try:
                if any(found.state.seats[seat].bot for seat in found.state.seats_of(player)):
                    await live.change(lambda table: come_back(table, player, self.now()))
            except BaseException:
                watch.close()
                raise
            live.keep(self.venue.limits.patience)
        return watch

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
        self,
        caller: Caller | None,
        table: str,
        eyes: int | str | None,
        language: str = "",
        link: str = "",
        views: Views = "whole",
    ) -> list[Frame]:
        """Through the eyes of a seat, of a spectator (None) or one's ``own``."""
        return await self.library.replay(caller, await self._looked_at(caller, table, link), eyes, language, views)

    async def summary(self, caller: Caller | None, table: str, link: str = "", language: str = "en") -> SummaryInfo:
        return await self.library.summary(await self._looked_at(caller, table, link), language)

    async def record(self, caller: Caller | None, table: str, link: str = "") -> str:
        return await self.library.record(caller, table, link)

    async def follow(self, caller: Caller, outbox: Outbox) -> Following:
        """First what waits for this player, then whatever concerns them."""
        following = self.venue.followers.add(caller.player, outbox)
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

    async def close(self) -> None:
        """Stop everything; what was acknowledged is saved."""
        self.venue.closing = True
        self._tables.stop()
        await self.venue.close()


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
