"""Tables and their logs as they are stored."""

import logging
from collections.abc import Awaitable
from typing import NamedTuple, TypeVar

import msgspec

from deadtown.kernel import Snapshot as Position
from deadtown.table.denied import Denied
from deadtown.table.reading.readers import Readers
from deadtown.table.reading.task import Entries, Stand, Stood, answered
from deadtown.table.store import StorageDown, Store, Stored
from deadtown.table.table import Table
from deadtown.table.tabletop import Damaged, TooFarBack

LOG = logging.getLogger("deadtown.table")

SHORT = 120
"""How many entries are read where everybody waits; what is longer is read in a process of its own."""

_read_position = msgspec.msgpack.Decoder(Position).decode

T = TypeVar("T")


class Found(NamedTuple):
    """A table as it was found, and up to where it was stored whole."""

    table: Table
    row: int
    """Up to which entry."""
    number: int
    """How many decisions stood then."""


class Archive:
    """Reads what the storage keeps of tables."""

    def __init__(self, store: Store, readers: Readers, longest: int) -> None:
        """No log is read as a whole that has more than so many entries."""
        self.store = store
        self.readers = readers
        self.longest = longest

    async def table(self, table: str, whole: bool, known: int | None, back: int | None = None) -> Found | None:
        """A table, with what it tells after ``known``, if that is little; able to go ``back``, if its whole log is
        read. None: there is none.

        When what was stored of it and the entries after that are not enough, or no good, the whole log is read.
        """
        kept = await stored(self.store.load(table, whole=whole))
        if kept is None:
            return None
        try:
            if len(kept.entries) > SHORT:
                return await self._read_apart(table, kept, back)
            return found_in(table, kept, known)
        except (TooFarBack, Damaged) as damage:
            if kept.snapshot is not None:
                return await self.table(table, True, known, back)
            raise damaged(table, damage) from damage

    async def _read_apart(self, table: str, kept: Stored, back: int | None) -> Found:
        """What is long to read comes as a table that is stored: what it has told on its way is not known."""
        saved = None if kept.snapshot is None else kept.snapshot.body
        async with self.readers.turn(f"table {table}", "") as ask:
            stood = answered(await ask(Stand(table, kept.entries, saved, back)), Stood)
        found = Table.restore(stood.saved)
        if stood.position and found.match is not None:
            found.match.remember(_read_position(stood.position))
        return Found(found, 0, 0)

    async def entries(self, table: str, after: int) -> Entries:
        return await stored(self.store.entries(table, after))

    async def whole_log(self, table: str) -> Entries:
        """All entries of a table. Denied when there is none, or when there are too many."""
        entries = await stored(self.store.entries(table, 0, self.longest + 1))
        if not entries:
            raise no_such_table()
        if len(entries) > self.longest:
            raise Denied("large", "too-long-to-read")
        return entries


def found_in(table: str, kept: Stored, known: int | None) -> Found:
    """A table from what was stored of it."""
    snapshot = kept.snapshot
    if snapshot is None:
        return Found(Table.read(table, None, kept.entries, known), 0, 0)
    found = Table.restore(snapshot.body)
    number = 0 if found.match is None else found.match.number
    found.fresh = found.hear(kept.entries, known)
    return Found(found, snapshot.number, number)


def no_such_table() -> Denied:
    return Denied("unknown", "no-such-table")


def damaged(table: str, damage: Damaged | TooFarBack) -> Denied:
    """What is said of a damaged table, and noted for those who look after the server."""
    LOG.error("table damaged", extra={"table": table, "problem": str(damage)})
    return Denied("gone", "table-damaged")


async def stored(work: Awaitable[T]) -> T:
    """What the storage gives; denied when it can't."""
    try:
        return await work
    except StorageDown as trouble:
        LOG.error("storage", extra={"problem": trouble.problem})
        raise Denied("storage", "storage-down") from trouble
