"""Where the tables of this process stand: what each of them needs from its surroundings."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from deadtown.table.analysing.analyses import Analyses
from deadtown.table.archive import Archive
from deadtown.table.asking.request import LONGEST_LOG
from deadtown.table.counts import Counts
from deadtown.table.denied import Denied
from deadtown.table.following import Followers, ForFollowers
from deadtown.table.ledger import Ledger
from deadtown.table.library import Library
from deadtown.table.making import LONGEST_RECORD
from deadtown.table.pace import Pace
from deadtown.table.reading import Readers
from deadtown.table.store import StorageDown, Store
from deadtown.table.thinking import Thinkers
from deadtown.table.whereabouts import Doors, Whereabouts, WhoIsThere

LOG = logging.getLogger("deadtown.table")

IDLE = 30.0
PATIENCE = 5.0
ATTENTION = 30.0
ANALYSIS_SECONDS = 240.0
LONGER_STILL = 5
"""How many times as long a log may get by decisions alone, and still be read."""

WorkerNote = Whereabouts | WhoIsThere | ForFollowers
"""What workers tell each other."""


class Limits(msgspec.Struct):
    """How much there may be of everything, and how long it may take."""

    bot_seconds: float = 2.0
    most_tables: int = 50
    """That somebody may be the host of, and that are not over."""
    most_tables_made: int | None = None
    """That may live here at once of those that were made from one address."""
    most_spectators: int = 200
    longest_record: int = LONGEST_RECORD
    """How many lines a record may have."""
    longest_log: int = LONGEST_LOG
    """How many entries a log may have before nobody may go back or chat any more."""
    idle: float = IDLE
    """Seconds after which a table that nobody touches gives its memory back."""
    attention: float = ATTENTION
    """Seconds for which bots play by themselves after somebody has looked at their table without watching it."""
    patience: float = PATIENCE
    """Seconds after which a worker does what another one should have done, or tries again what failed."""


class Venue:
    """Storage, clock, doors and helping hands, the same for all tables."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        readers: Readers,
        counts: Counts,
        limits: Limits,
        now: Callable[[], float],
        pace: Pace | None = None,
        analysts: Readers | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.readers = readers
        self.counts = counts
        self.limits = limits
        self.now = now
        self.pace = pace or Pace()
        self.closing = False
        self.ledger = Ledger(now)
        self.archive = Archive(store, readers, LONGER_STILL * limits.longest_log)
        self.library = Library(self.archive, readers, now, limits.longest_record, self.ledger.read)
        self.analysts = analysts or Readers(1, ANALYSIS_SECONDS)
        self.analyses = Analyses(self.archive, self.analysts, self.ledger.read)
        self.doors = Doors(store.worker, now, self.publish)
        self.followers = Followers(self.publish if store.shared else None)
        self._tasks: set[asyncio.Task[Any]] = set()

    def publish(self, note: WorkerNote) -> None:
        """Tell the other workers something, if there are any."""
        if self.store.shared and not self.closing:
            self.spawn(self.store.publish(msgspec.json.encode(note)))

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

    async def close(self) -> None:
        """End what is done beside."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(self.thinkers.close(), self.readers.close(), self.analysts.close())
