"""``/metrics``: what was counted, as Prometheus reads it.

Nothing of Prometheus is loaded before somebody asks. When several workers share a port, any of them answers for all:
each leaves its counts in a common folder now and then, and whoever is asked adds them up. The counts of a worker that
has died stay in the sums, so that no counter ever goes back; what there is at the moment is told by the living only.
"""

import asyncio
import fcntl
import logging
import os
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from deadtown.table.counts import Counts, Spread
from deadtown.web.kept import KEPT

if TYPE_CHECKING:
    from prometheus_client.core import Metric

FOLDER = "DEADTOWN_COUNTS_FOLDER"
"""The variable by which workers are told where they leave their counts."""
EVERY = 2.0
"""Seconds between two notes of a worker."""
DEAD = 10.0
"""Seconds after which a worker that left no note is taken for dead."""

CONTENT_TYPE = "text/plain; version=0.0.4"
PROCESS = secrets.token_hex(8)
"""Who this worker is among the others."""

log = logging.getLogger(__name__)


class Note(msgspec.Struct):
    """What a worker leaves for the others."""

    at: float
    """By the clock of the machine that nobody sets: it is the same for all its processes."""
    counts: Counts


class Workers:
    """The counts of this process, and of those that serve the same port."""

    def __init__(self, counts: Counts, folder: Path | None = None, process: str = PROCESS) -> None:
        self.counts = counts
        self._folder = folder
        self._kept = b""
        self._kept_until = 0.0
        self._file = folder / f"{process}.counts" if folder else None

    @classmethod
    def from_environment(cls, counts: Counts) -> "Workers":
        folder = os.environ.get(FOLDER)
        return cls(counts, Path(folder) if folder else None)

    async def keep_telling(self) -> None:
        """Leave notes for the other workers until cancelled."""
        while self._file is not None:
            self.tell()
            await asyncio.sleep(EVERY)

    def tell(self) -> None:
        """Leave a note for the other workers."""
        if self._file is None:
            return
        draft = self._file.with_suffix(".part")
        try:
            draft.write_bytes(msgspec.msgpack.encode(Note(time.monotonic(), self.counts.look())))
            draft.replace(self._file)
        except OSError as error:
            log.warning("counts can't be shared", extra={"problem": error.strerror})

    def sum_up(self) -> Counts:
        """The counts of all workers together."""
        total = Counts()
        total.take_in(self.counts.look())
        for file in self._folder.glob("*.counts") if self._folder else ():
            if file != self._file:
                note = msgspec.msgpack.decode(file.read_bytes(), type=Note)
                if time.monotonic() - note.at > DEAD:
                    note.counts.live = {}
                total.take_in(note.counts)
        return total

    def kept_page(self) -> bytes:
        """The page as it was at most a second ago. All workers tell the same one, so that no counter goes back."""
        if self._folder is None:
            if time.monotonic() >= self._kept_until:
                self._kept, self._kept_until = self.page(), time.monotonic() + KEPT
            return self._kept
        with (self._folder / "page.lock").open("ab") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            file = self._folder / "page"
            if not file.exists() or not 0 <= time.time() - file.stat().st_mtime < KEPT:
                file.write_bytes(self.page())
            return file.read_bytes()

    def page(self) -> bytes:
        """The answer to ``/metrics``. What is told here is known to the others, who can't tell less next time."""
        from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest

        self.tell()
        registry = CollectorRegistry(auto_describe=False)
        registry.register(Counted(self.sum_up()))
        if self._folder is None:
            ProcessCollector(registry=registry)
        return generate_latest(registry)


class Counted:
    """Counts, as a registry of Prometheus collects them."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts

    def collect(self) -> "Iterator[Metric]":
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        counts = self.counts
        for name, words, value in (
            ("decisions", "Decisions that were taken and saved", counts.decisions),
            ("tables_made", "Tables that were made", counts.tables_made),
            ("socket_connections", "Sockets that were opened", counts.connections),
            ("socket_messages", "Requests that came over sockets", counts.messages),
            ("bot_failures", "Bots that failed or were too slow, so that luck chose", counts.bot_failures),
            ("storage_errors", "Appends that could not be saved", counts.storage_errors),
            ("races_lost", "Appends for which another worker was faster", counts.races),
            ("watchers_cut_off", "Watchers that did not keep up", counts.behind),
        ):
            yield CounterMetricFamily(f"deadtown_{name}", words, value)
        denied = CounterMetricFamily("deadtown_denied", "Requests not granted", labels=["kind", "reason"])
        for key, number in counts.denied.items():
            denied.add_metric(key.split("/", 1), number)
        yield denied
        live = GaugeMetricFamily("deadtown_live", "What there is at the moment", labels=["what"])
        for what, number in counts.live.items():
            live.add_metric([what], number)
        yield live
        yield from self._spreads()

    def _spreads(self) -> "Iterator[Metric]":
        from prometheus_client.core import HistogramMetricFamily

        counts = self.counts
        requests = HistogramMetricFamily(
            "deadtown_request_seconds", "How long answers took", labels=["method", "route", "status"]
        )
        for key, spread in counts.requests.items():
            requests.add_metric(key.split(" "), cumulated(spread), spread.total)
        yield requests
        for name, words, spread in (
            ("bot_thinking_seconds", "How long bots thought", counts.thinking),
            ("save_seconds", "How long a batch of appends took to be saved", counts.saving),
            ("save_batch_size", "How many appends were saved together", counts.batches),
        ):
            yield HistogramMetricFamily(f"deadtown_{name}", words, buckets=cumulated(spread), sum_value=spread.total)


def cumulated(spread: Spread) -> list[tuple[str, float]]:
    """How many values are at most as large as each bound, the last of which is infinite."""
    seen, buckets = 0, []
    for bound, number in zip((*map(str, spread.bounds), "+Inf"), spread.numbers, strict=True):
        seen += number
        buckets.append((bound, float(seen)))
    return buckets
