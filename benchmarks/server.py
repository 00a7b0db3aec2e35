"""The server: many tables at once over sockets, beside boardgame.io's, and what a table costs at which nobody plays.

Both servers are played at by the same driver, in turns, each round by a new server. Ours saves every decision in an
SQLite file before it is acknowledged, and tells whole views; boardgame.io has its default storage, memory, and a game
of a similar size, ``deck``. As elsewhere, the best round of each counts: what the machine can do when nobody disturbs
it. All rounds stand in ``out/server_rounds.json``, those of ``benchmarks/ways.py``, too.
"""

import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from benchmarks import crowd, idle, ways
from benchmarks.figures import OUT, Figure, alone, beside
from benchmarks.load.plan import Round
from benchmarks.rounds import Rounds
from benchmarks.servers import Running, boardgame_io, deadtown, why_no_peer

ROUNDS = 3
FEW, MANY = 50, 200
PACE = 5.0
"""Decisions per second at a table whose players think."""
CROWD = 10_000
CROWDED = "ours beside a crowd"
STARTS = 5


def measure() -> list[Figure]:
    problem = why_no_peer()
    if problem:
        print(f"boardgame.io is skipped: {problem}", file=sys.stderr)
    OUT.mkdir(exist_ok=True)
    # Not in the system's folder for temporary files, which may be memory: ours is measured with a disk.
    with tempfile.TemporaryDirectory(dir=OUT, prefix="server-") as folder:
        return Measuring(Path(folder), with_peer=not problem).figures()


class Measuring:
    """One run of everything, in a folder of its own."""

    def __init__(self, folder: Path, with_peer: bool) -> None:
        self.folder = folder
        self.with_peer = with_peer
        self.rounds = Rounds()
        self.crowded = str(folder / "crowded.db")
        self.start_times: dict[str, list[float]] = {}
        self._databases = 0

    def figures(self) -> list[Figure]:
        memory = idle.measure(self.folder, meanwhile=self.start_often)
        self.play()
        alone_in_ways = ways.measure(self.rounds, self.ours, self.folder)
        self.rounds.write("server_rounds")
        return [
            *self.at_full_speed(FEW, "below 50"),
            *self.at_full_speed(MANY),
            *self.at_a_pace(),
            *self.beside_a_crowd(),
            *alone_in_ways,
            alone("memory of a table, just after play", memory.played, "kB", "below 100"),
            alone("memory of a table, put away", memory.put_away, "kB", "below 100"),
            alone("memory of the same with two connections", memory.put_away + memory.connections, "kB", "below 100"),
            *self.starts(),
        ]

    # Servers

    @contextmanager
    def ours(self) -> Iterator[Running]:
        """Our server with a new file."""
        self._databases += 1
        with deadtown(str(self.folder / f"{self._databases}.db"), self.folder) as running:
            yield running

    def ours_crowded(self) -> AbstractContextManager[Running]:
        """Our server with the file of many idle tables."""
        return deadtown(self.crowded, self.folder)

    def peer(self) -> AbstractContextManager[Running]:
        return boardgame_io(self.folder)

    def start_often(self) -> None:
        crowd.fill(self.crowded, CROWD)
        servers = {"ours": self.ours, "crowded": self.ours_crowded}
        if self.with_peer:
            servers["peer"] = self.peer
        for _ in range(STARTS):
            for name, start in servers.items():
                with start() as running:
                    self.start_times.setdefault(name, []).append(running.seconds)

    # Playing

    def play(self) -> None:
        for _ in range(ROUNDS):
            self.play_both(FEW)
            self.rounds.play(CROWDED, "deadtown", self.ours_crowded, FEW)
        for _ in range(ROUNDS):
            self.play_both(MANY)
        for _ in range(ROUNDS - 1):
            self.play_both(FEW, PACE)

    def play_both(self, tables: int, pace: float = 0.0) -> None:
        self.rounds.play(named("ours", tables, pace), "deadtown", self.ours, tables, pace)
        if self.with_peer:
            self.rounds.play(named("peer", tables, pace), "boardgame.io", self.peer, tables, pace)

    # Telling

    def at_full_speed(self, tables: int, aim: str = "") -> list[Figure]:
        """The next decision is sent as soon as the player who takes it has seen the one before."""
        ours, peer = found(self.rounds.best(named("ours", tables))), self.rounds.best(named("peer", tables))
        name = f"{tables} tables at full speed"
        return [
            compare(name, "decisions/s", ours, peer, lambda round: round.decisions, "3 times", less_is_better=False),
            *latency(name, ours, peer, aim),
            compare(f"{name}, computing", "ms/decision", ours, peer, lambda round: round.computing),
            compare(f"{name}, memory", "MB", ours, peer, lambda round: round.memory),
        ]

    def at_a_pace(self) -> list[Figure]:
        ours = found(self.rounds.calmest(named("ours", FEW, PACE)))
        peer = self.rounds.calmest(named("peer", FEW, PACE))
        return latency(f"{FEW} tables, {PACE:g} decisions/s each", ours, peer, "below 50")

    def beside_a_crowd(self) -> list[Figure]:
        """Ratios to the same without the idle tables."""
        crowded, usual = found(self.rounds.best(CROWDED)), found(self.rounds.best(named("ours", FEW)))
        name = f"{CROWD:,} idle tables in the database"
        return [
            alone(f"{name}: speed of {FEW} others", crowded.decisions / usual.decisions, "times", "1"),
            alone(f"{name}: their p99 latency", crowded.seen99 / usual.seen99, "times", "1"),
        ]

    def starts(self) -> list[Figure]:
        """From the start of the process to its first answer, with everything in the file cache."""
        medians = {name: statistics.median(times) for name, times in self.start_times.items()}
        new, aim = "start, new database", "below 1.5"
        return [
            beside(new, medians["ours"], medians["peer"], "s", aim, less_is_better=True)
            if "peer" in medians
            else alone(new, medians["ours"], "s", aim),
            alone(f"start, database with {CROWD:,} tables", medians["crowded"], "s", aim),
        ]


def named(whose: str, tables: int, pace: float = 0.0) -> str:
    return f"{whose}, {tables} tables" + (f", {pace:g} decisions/s each" if pace else "")


def latency(name: str, ours: Round, peer: Round | None, aim: str) -> list[Figure]:
    """Until the one who chose has seen what came of it, and until they know that it is safe."""
    assert ours.acknowledged99 is not None
    return [
        compare(f"{name}, p50 latency", "ms", ours, peer, lambda round: round.seen50),
        compare(f"{name}, p99 latency", "ms", ours, peer, lambda round: round.seen99, aim),
        alone(f"{name}, p99 until acknowledged", ours.acknowledged99, "ms"),
    ]


def compare(
    name: str,
    unit: str,
    ours: Round,
    peer: Round | None,
    figure: Callable[[Round], float],
    aim: str = "",
    *,
    less_is_better: bool = True,
) -> Figure:
    """A figure of two rounds; of ours alone where the peer was skipped."""
    if peer is None:
        return alone(name, figure(ours), unit, aim)
    return beside(name, figure(ours), figure(peer), unit, aim, less_is_better=less_is_better)


def found(round: Round | None) -> Round:
    assert round is not None
    return round
