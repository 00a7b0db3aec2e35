"""What is read from whole logs: what was missed, the log in words, replays, records, forks."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from deadtown.kernel import Seeded, fresh_seed
from deadtown.kernel.record import write_lines
from deadtown.table import entries as log
from deadtown.table import story
from deadtown.table.asking import Caller
from deadtown.table.denied import Denied
from deadtown.table.forking import check_fork
from deadtown.table.links import enter
from deadtown.table.log_lines import LogLine
from deadtown.table.making import make_fork, make_from_record
from deadtown.table.messages import Views
from deadtown.table.state import TableState
from deadtown.table.summary import SummaryInfo, summary
from deadtown.table.table import Table, read_stored
from deadtown.table.tabletop import Damaged, TooFarBack, game_of
from deadtown.table.telling import Viewer, check_eyes

Bodies = list[tuple[int, bytes]]

LOG = logging.getLogger("deadtown.table")


T = TypeVar("T")


class Library:
    """Reads whole logs. Long ones are read in a thread, so that nobody waits for them."""

    def __init__(self, read: Callable[[str], Awaitable[Bodies]], now: Callable[[], float]) -> None:
        self._read = read
        self.now = now

    async def missed(self, table: str, viewer: Viewer, since: int) -> list[bytes]:
        bodies = await self._read(table)
        return await beside(table, lambda: story.missed(table, bodies, viewer, since))

    async def log(self, caller: Caller | None, table: str, language: str, since: int) -> list[LogLine]:
        bodies = await self._read(table)
        viewer = Viewer(caller.player if caller is not None else "", language)
        return await beside(table, lambda: story.log_lines(table, bodies, viewer, since))

    async def replay(
        self, caller: Caller | None, table: Table, eyes: int | str | None, language: str, views: Views
    ) -> list[story.Frame]:
        """A finished game through anybody's eyes, a running one through one's own."""
        state = table.state
        own = state.seats_of(caller.player) if caller is not None else []
        wanted = (own[0] if own else None) if isinstance(eyes, str) else eyes
        if wanted is not None and not 0 <= wanted < len(state.seats):
            raise Denied("bad", "no-such-seat", place=wanted + 1)
        check_eyes(state, own, wanted)
        bodies = await self._read(state.id)
        return await beside(state.id, lambda: story.frames(state.id, bodies, wanted, language, views))

    async def summary(self, table: Table, language: str) -> SummaryInfo:
        """How a game that is over ended, and how it went."""
        identity = table.state.id
        if table.match is None or not table.match.over:
            raise Denied("conflict", "not-over")
        bodies = await self._read(identity)
        return await beside(identity, lambda: summary(identity, bodies, language))

    async def record(self, caller: Caller | None, table: str, link: str) -> str:
        """The record of a game that is over or given up. That of a running one would tell everything hidden."""
        bodies = await self._read(table)
        return await beside(table, lambda: self._record(caller, table, link, bodies))

    def _record(self, caller: Caller | None, table: str, link: str, bodies: Bodies) -> str:
        state = first_state(table, bodies)
        enter(state, caller.player if caller is not None else "", link)
        if not readable(state):
            if caller is None or caller.player not in players_of(bodies):
                raise Denied("forbidden", "no-seat")
            return write_lines(story.bare_record_lines(bodies))
        if Table.read(table, None, bodies).state.phase in ("open", "playing"):
            raise Denied("conflict", "record-when-over")
        return write_lines(story.record_lines(table, bodies))

    async def from_record(self, caller: Caller, text: str) -> Table:
        return await asyncio.to_thread(make_from_record, caller, text, self.now())

    async def fork(self, caller: Caller, table: Table, at: int, seat: int | None, bot: str) -> Table:
        """A game of one's own from a position: of a finished game as it was, of a running one as one imagines it."""
        bodies = await self._read(table.state.id)
        return await beside(table.state.id, lambda: self._fork(caller, table.state, bodies, at, seat, bot))

    def _fork(self, caller: Caller, state: TableState, bodies: Bodies, at: int, seat: int | None, bot: str) -> Table:
        source = story.position_at(state.id, bodies, at)
        match = source.match
        assert match is not None
        if match.over:
            raise Denied("conflict", "game-over")
        chosen = match.asked_seats[0] if seat is None else seat
        if not 0 <= chosen < len(state.seats):
            raise Denied("bad", "no-such-seat", place=chosen + 1)
        if state.phase == "over":
            if not state.seed:
                raise Denied("conflict", "no-seed-to-go-on")
            return make_fork(caller, source, match, state.seed, chosen, bot, self.now())
        if chosen not in state.seats_of(caller.player):
            raise Denied("forbidden", "not-your-eyes", place=chosen + 1)
        check_fork(state, caller.player)
        seed = fresh_seed()
        while (
            match.window is not None
            or match.asked_seats != (chosen,)
            or not (imagined := match.imagine_apart(chosen, Seeded(seed)))
        ):
            if match.number <= state.floor:
                raise Denied("conflict", "no-such-position", number=at)
            match.undo()
        return make_fork(caller, source, imagined, seed, chosen, bot, self.now())


def first_state(table: str, bodies: Bodies) -> TableState:
    """A table as far as it can be known without the rules of its game: who was seated first, who may enter."""
    plain = Table.first(table, *bodies[0])
    for number, body in bodies[1:]:
        entry = read_stored(number, body)
        if isinstance(entry, log.Sat | log.BotSat | log.Left | log.TookOver | log.Removed | log.Dropped):
            plain.apply(entry)
    return plain.state


def players_of(bodies: Bodies) -> set[str]:
    """Everybody who made the table or has had a seat."""
    players: set[str] = set()
    for number, body in bodies:
        match read_stored(number, body):
            case log.Created(host=host, seats=seats):
                players |= {host, *(seat.player for seat in seats)}
            case log.Sat(player=player) | log.TookOver(player=player):
                players.add(player)
    return players - {""}


async def beside(table: str, work: Callable[[], T]) -> T:
    """Do something long with a log in a thread; denied when the log is damaged."""
    try:
        return await asyncio.to_thread(work)
    except Damaged as damage:
        raise damaged(table, damage) from damage


def damaged(table: str, damage: Damaged | TooFarBack) -> Denied:
    """What is said of a damaged table, and noted for those who look after the server."""
    LOG.error("table damaged", extra={"table": table, "problem": str(damage)})
    return Denied("gone", "table-damaged")


def readable(state: TableState) -> bool:
    """Whether the game of a table can be played by the rules that are here."""
    try:
        game_of(state)
    except Denied:
        return False
    return True
