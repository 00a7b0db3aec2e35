"""The one thread that writes. What is queued while a transaction is on its way shares the next one (group commit)."""

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from queue import Empty, SimpleQueue
from time import monotonic
from typing import TypeGuard

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from deadtown.table.store.database import Database
from deadtown.table.store.elsewhere import LOOK_SECONDS, Elsewhere
from deadtown.table.store.problems import FileGone, OtherEpoch, StorageDown, meaning
from deadtown.table.store.reading import read_epoch
from deadtown.table.store.rows import Write
from deadtown.table.store.saving import MOST_ROWS, goes_alone, save, save_alone

MOST_JOBS = 500
"""From so many jobs on a transaction takes no more."""

MOST_ENDS = 10_000
"""Tables of which it is remembered how far their logs go."""

Work = Write | Callable[[Connection], object]
Noting = Callable[[Connection, Sequence[Write]], None]

log = logging.getLogger("deadtown.store")


Then = Callable[[Exception | None], None]
"""Told, in the event loop, that something was written, or why not."""


class Job(msgspec.Struct, frozen=True):
    """Something to write, and whom to tell when it is."""

    work: Work
    then: Then
    epoch: str
    """The epoch in which it was read what this builds on."""


class Outcome(msgspec.Struct, frozen=True):
    """A job that is done, or that failed."""

    then: Then
    error: Exception | None = None


class Writer:
    """Takes jobs from the event loop, and answers there once they are durable."""

    def __init__(
        self,
        database: Database,
        loop: asyncio.AbstractEventLoop,
        note: Noting | None = None,
        missed: Callable[[], None] = lambda: None,
    ) -> None:
        """When others have written what nobody tells of, ``missed`` is called, in the writing thread."""
        self.commits = 0
        self.when_saved: Callable[[int, float], None] = lambda jobs, seconds: None
        """Told, in the writing thread, how many jobs were saved together and how long it took."""
        self._database = database
        self._loop = loop
        self._note = note
        """Tells other servers of what was written, in the same transaction."""
        self._missed = missed
        connection = database.connect()
        self._connection: Connection | None = connection
        self._elsewhere = None if database.is_postgresql else Elsewhere(connection, missed)
        self.epoch = read_epoch(connection)
        """What is submitted from now on builds on what was read in this epoch. Changed in the event loop."""
        self._written = self.epoch
        """The epoch of what was written last."""
        self._down = False
        self._closed = False
        self._ends: dict[str, int] = {}
        """Where the logs end to which this connection has written: what it has found there it need not look for."""
        self._gathered: list[Job] = []
        """What was submitted in this turn of the event loop: it is handed over together, or the first would be written
        alone while the others come in."""
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="deadtown-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work) -> asyncio.Future[None]:
        """Queue a job. Called in the event loop. A job is carried out even when nobody awaits it any more."""
        done: asyncio.Future[None] = self._loop.create_future()
        self.submit_then(work, partial(settle, done))
        return done

    def submit_then(self, work: Work, then: Then) -> None:
        """Queue a job, for somebody who wants to be called."""
        assert not self._closed
        if not self._gathered:
            self._loop.call_soon(self.hand_over)
        self._gathered.append(Job(work, then, self.epoch))

    def hand_over(self) -> None:
        """Give the writing thread all that was submitted until now. Called in the event loop."""
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def look(self) -> None:
        """See whether the database is still in its place, or there again, though nobody has anything to write."""
        self.submit(nothing).add_done_callback(lambda done: done.cancelled() or done.exception())

    def close(self) -> None:
        """Write all that was handed over, then stop. Called in another thread than the event loop's."""
        self._closed = True
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        closing = False
        while not closing:
            jobs, closing = self._take()
            if jobs:
                began = monotonic()
                outcomes = self._carry_out(jobs)
                self.when_saved(len(jobs), monotonic() - began)
                self._loop.call_soon_threadsafe(tell_all, outcomes)
            if self._elsewhere is not None and not closing:
                self._elsewhere.look(self._connection)
        self._disconnect()

    def _take(self) -> tuple[list[Job], bool]:
        """Wait for a job, and take all others that are there; and whether it is time to stop. Where it
        must be looked out for others, there may be none."""
        jobs: list[Job] = []
        try:
            more = self._queue.get(timeout=None if self._elsewhere is None else LOOK_SECONDS)
        except Empty:
            return [], False
        while more is not None:
            jobs += more
            if len(jobs) >= MOST_JOBS:
                return jobs, False
            try:
                more = self._queue.get_nowait()
            except Empty:
                return jobs, False
        return jobs, True

    def _carry_out(self, jobs: list[Job]) -> list[Outcome]:
        newest = jobs[-1].epoch
        if newest != self._written:
            self._written = newest
            self._ends.clear()
        late = [Outcome(job.then, OtherEpoch()) for job in jobs if job.epoch != newest]
        return late + self._carry_out_all([job for job in jobs if job.epoch == newest] if late else jobs)

    def _carry_out_all(self, jobs: list[Job]) -> list[Outcome]:
        """Carry out jobs of one epoch."""
        try:
            try:
                outcomes = self._together(jobs)
            except StorageDown:
                raise
            except Exception:
                outcomes = self._one_by_one(jobs)
        except OtherEpoch:
            self._missed()
            return [Outcome(job.then, OtherEpoch()) for job in jobs]
        except StorageDown as down:
            self._report(down)
            return [Outcome(job.then, StorageDown(down.problem)) for job in jobs]
        self._report(None)
        return outcomes

    def _together(self, jobs: list[Job]) -> list[Outcome]:
        works = [job.work for job in jobs]
        if self._go_alone(works):
            with self._transaction(alone=True) as connection:
                save_alone(connection, works, self._written)
        else:
            with self._transaction() as connection:
                self._save(connection, works)
        self._note_ends(jobs)
        return [Outcome(job.then) for job in jobs]

    def _go_alone(self, works: list[Work]) -> TypeGuard[list[Write]]:
        """Whether all can be written by one statement, as nearly always. Each statement more is once more that this
        thread waits for its turn among busy ones."""
        if self._note is not None or len(works) > MOST_ROWS:
            return False
        return all(isinstance(work, Write) and goes_alone(work, self._ends) for work in works)

    def _one_by_one(self, jobs: list[Job]) -> list[Outcome]:
        """The slow way, when one of them spoils the transaction: it alone fails. Still one commit for all."""
        outcomes, saved = [], []
        with self._transaction() as connection:
            for job in sorted(jobs, key=table_of):
                connection.exec_driver_sql("SAVEPOINT job")
                try:
                    self._save(connection, [job.work])
                    outcomes.append(Outcome(job.then))
                    saved.append(job)
                except Exception as error:
                    reason = meaning(error)
                    if isinstance(reason, StorageDown):
                        raise
                    connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
                    outcomes.append(Outcome(job.then, reason))
                connection.exec_driver_sql("RELEASE SAVEPOINT job")
        self._note_ends(saved)
        return outcomes

    def _note_ends(self, jobs: list[Job]) -> None:
        """Remember how far logs go, now that it is durable."""
        if len(self._ends) > MOST_ENDS:
            self._ends.clear()
        for job in jobs:
            work = job.work
            if isinstance(work, Write) and work.bodies:
                self._ends[work.table] = work.first + len(work.bodies) - 1

    def _save(self, connection: Connection, works: list[Work]) -> None:
        writes = []
        for work in works:
            if isinstance(work, Write):
                writes.append(work)
            else:
                work(connection)
        if writes:
            save(connection, writes, self._ends, self._written)
            if self._note is not None:
                self._note(connection, writes)

    @contextmanager
    def _transaction(self, alone: bool = False) -> Iterator[Connection]:
        """All or nothing, durable at the end; one statement alone is that by itself. What the driver says comes out in
        types of ours."""
        try:
            if alone and self._connection is not None:
                self._database.verify()
                yield self._connection
            else:
                connection = self._begin()
                yield connection
                self._database.verify()
                connection.exec_driver_sql("COMMIT")
        except Exception as error:
            self._undo(isinstance(error, FileGone))
            reason = meaning(error)
            if reason is error:
                raise
            raise reason from error
        self.commits += 1

    def _begin(self) -> Connection:
        """Begin on the connection from before; when that turns out to be dead, on a new one."""
        if self._connection is not None:
            try:
                self._database.begin(self._connection)
                return self._connection
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                self._disconnect()
        self._connection = self._database.connect()
        self._database.begin(self._connection)
        return self._connection

    def _undo(self, gone: bool) -> None:
        """Back to before the transaction, with a connection that is fit for the next one, or none."""
        try:
            if self._connection is not None and self._connection.invalidated:
                self._disconnect()
            if self._connection is not None:
                self._connection.connection.rollback()
            if gone and self._database.let_go(self._connection):
                self._connection = None
                self._ends.clear()
                if self._elsewhere is not None:
                    self._elsewhere.forget()
        except Exception as error:
            log.warning("the connection is given up: %s", meaning(error))
            self._disconnect()

    def _disconnect(self) -> None:
        self._ends.clear()
        if self._elsewhere is not None:
            self._elsewhere.forget()
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    def _report(self, down: StorageDown | None) -> None:
        """One line in the log when storage goes down, one when it is back."""
        if down is not None and not self._down:
            log.error("storage is down: %s", down.problem)
        elif down is None and self._down:
            log.warning("storage is back")
        self._down = down is not None


def table_of(job: Job) -> str:
    """What jobs are sorted by, so that two servers never wait for each other in a ring."""
    return job.work.table if isinstance(job.work, Write) else ""


def nothing(_: Connection) -> None:
    """Work that writes nothing: only the transaction around it matters."""


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell somebody who still waits."""
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(None)


def tell_all(outcomes: list[Outcome]) -> None:
    """Tell everybody what came of their jobs. Runs in the event loop, once for a whole transaction."""
    for outcome in outcomes:
        try:
            outcome.then(outcome.error)
        except Exception:
            log.exception("what was saved could not be told")
