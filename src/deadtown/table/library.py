"""What is read from whole logs: what was missed, the log in words, replays, records, forks."""

import time
from collections.abc import Callable
from typing import NamedTuple, TypeVar

import msgspec

from deadtown.kernel import fresh_seed
from deadtown.table.archive import Archive, damaged
from deadtown.table.asking import Caller
from deadtown.table.denied import Denied
from deadtown.table.making import check_length
from deadtown.table.messages import Views
from deadtown.table.reading import task as asked
from deadtown.table.reading.readers import Readers
from deadtown.table.reading.task import AnyTask, Entries, Made, Messages, Page, answered
from deadtown.table.table import Table
from deadtown.table.tabletop import Damaged
from deadtown.table.telling import Viewer, check_eyes

PAGE = 4 * 1024 * 1024
"""How many bytes of a log or a replay are told at once, unless a single thing is longer."""
MOST = 100_000
"""How many lines or positions are told at once, unless fewer are wanted."""

T = TypeVar("T", bound=msgspec.Struct)


class Part(NamedTuple):
    """Which part of a log or a replay is wanted: what comes after a number, and how much of it at most."""

    since: int | None = None
    most: int = MOST


WHOLE = Part()


class Library:
    """Lets whole logs be read in processes of their own, for one caller after another."""

    def __init__(
        self,
        archive: Archive,
        readers: Readers,
        now: Callable[[], float],
        longest_record: int,
        note: Callable[[str, str, float], None],
    ) -> None:
        """For which table, for whom and for how long something was read is noted."""
        self.archive = archive
        self.readers = readers
        self.now = now
        self.longest_record = longest_record
        self._note = note

    async def missed(self, table: str, viewer: Viewer, since: int, address: str) -> list[bytes]:
        """The messages that somebody missed, in packed pages."""
        read = await self._read(
            table, viewer.player, address, Messages, lambda log: asked.TellMissed(table, log, viewer, since)
        )
        return read.pages

    async def log(self, player: str, table: str, language: str, part: Part, address: str) -> Page:
        viewer = Viewer(player, language)
        return await self._read(
            table,
            player,
            address,
            Page,
            lambda log: asked.TellLog(table, log, viewer, part.since or 0, PAGE, part.most),
        )

    async def replay(
        self, player: str, table: Table, eyes: int | str | None, language: str, views: Views, part: Part, address: str
    ) -> Page:
        """A finished game through anybody's eyes, a running one through one's own."""
        state = table.state
        own = state.seats_of(player) if player else []
        wanted = (own[0] if own else None) if isinstance(eyes, str) else eyes
        if wanted is not None and not 0 <= wanted < len(state.seats):
            raise Denied("bad", "no-such-seat", place=wanted + 1)
        check_eyes(state, own, wanted)
        return await self._read(
            state.id,
            player,
            address,
            Page,
            lambda log: asked.TellReplay(state.id, log, wanted, language, views, part.since, PAGE, part.most),
        )

    async def summary(self, player: str, table: Table, language: str, address: str) -> Page:
        """How a game that is over ended, and how it went."""
        identity = table.state.id
        if table.match is None or not table.match.over:
            raise Denied("conflict", "not-over")
        return await self._read(identity, player, address, Page, lambda log: asked.Summarise(identity, log, language))

    async def record(self, player: str, table: str, link: str, address: str) -> Page:
        """The record of a game that is over or given up. That of a running one would tell everything hidden."""
        return await self._read(table, player, address, Page, lambda log: asked.WriteRecord(table, log, player, link))

    async def from_record(self, caller: Caller, text: str) -> Made:
        """A table from a record, which is not looked at when it is too long."""
        check_length(text.count("\n"), self.longest_record)
        async with self.readers.turn(caller.player, caller.address) as ask:
            return answered(await ask(asked.Import(caller, text, self.now(), self.longest_record)), Made)

    async def fork(self, caller: Caller, table: str, at: int, seat: int | None, bot: str) -> Made:
        """A game of one's own from a position: of a finished game as it was, of a running one as one imagines it."""
        return await self._read(
            table,
            caller.player,
            caller.address,
            Made,
            lambda log: asked.Fork(table, log, caller, at, seat, bot, self.now(), fresh_seed()),
        )

    async def _read(
        self, table: str, player: str, address: str, kind: type[T], task: Callable[[Entries], AnyTask]
    ) -> T:
        """What is found out from a log, when it is somebody's turn: not before then is it fetched."""
        async with self.readers.turn(player or address, address) as ask:
            began = time.monotonic()
            entries = await self.archive.whole_log(table)
            try:
                return answered(await ask(task(entries)), kind)
            except Damaged as damage:
                raise damaged(table, damage) from damage
            finally:
                self._note(table, player, time.monotonic() - began)
