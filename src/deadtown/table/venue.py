"""Where the tables of this process stand: what each of them needs from its surroundings."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from deadtown.table.archive import Archive
from deadtown.table.counts import Counts
from deadtown.table.denied import Denied
from deadtown.table.following import Followers, ForFollowers
from deadtown.table.ledger import Ledger
from deadtown.table.library import Library
from deadtown.table.store import StorageDown, Store
from deadtown.table.thinking import Thinkers
from deadtown.table.whereabouts import Doors, Whereabouts, WhoIsThere

LOG = logging.getLogger("deadtown.table")

IDLE = 30.0
PATIENCE = 5.0

WorkerNote = Whereabouts | WhoIsThere | ForFollowers
"""What workers tell each other."""


class Limits(msgspec.Struct):
    """How much there may be of everything, and how long it may take."""

    bot_seconds: float = 2.0
    most_tables: int = 50
    most_spectators: int = 200
    idle: float = IDLE
    """Seconds after which a table that nobody touches gives its memory back."""
    patience: float = PATIENCE
    """Seconds after which a worker does what another one should have done, or tries again what failed."""


class Venue:
    """Storage, clock, doors and helping hands, the same for all tables."""

    def __init__(
        self, store: Store, thinkers: Thinkers, counts: Counts, limits: Limits, now: Callable[[], float]
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.counts = counts
        self.limits = limits
        self.now = now
        self.closing = False
        self.ledger = Ledger(now)
        self.archive = Archive(store)
        self.library = Library(self.archive.whole_log, now)
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
        await self.thinkers.close()
