"""Tables and their logs as they are stored."""

import logging
from collections.abc import Awaitable
from typing import TypeVar

from deadtown.table.denied import Denied
from deadtown.table.library import Bodies, damaged
from deadtown.table.store import StorageDown, Store
from deadtown.table.table import Table
from deadtown.table.tabletop import Damaged, TooFarBack

LOG = logging.getLogger("deadtown.table")

T = TypeVar("T")


class Archive:
    """Reads what the storage keeps of tables."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def table(self, table: str, whole: bool, known: int | None) -> tuple[Table, int] | None:
        """A table, with what it tells after ``known``; and up to which entry it was stored whole. None: there is none.

        When that and the entries after it are not enough, or no good, the whole log is read.
        """
        kept = await stored(self.store.load(table, whole=whole))
        if kept is None:
            return None
        snapshot = kept.snapshot
        try:
            if snapshot is not None:
                return Table.read(table, snapshot.body, kept.entries, known), snapshot.number
            return Table.read(table, None, kept.entries, known), 0
        except (TooFarBack, Damaged) as damage:
            if snapshot is not None:
                return await self.table(table, True, known)
            raise damaged(table, damage) from damage

    async def entries(self, table: str, after: int) -> Bodies:
        return await stored(self.store.entries(table, after))

    async def whole_log(self, table: str) -> Bodies:
        """All entries of a table. Denied when there is none."""
        bodies = await self.entries(table, 0)
        if not bodies:
            raise no_such_table()
        return bodies


def no_such_table() -> Denied:
    return Denied("unknown", "no-such-table")


async def stored(work: Awaitable[T]) -> T:
    """What the storage gives; denied when it can't."""
    try:
        return await work
    except StorageDown as trouble:
        LOG.error("storage", extra={"problem": trouble.problem})
        raise Denied("storage", "storage-down") from trouble
