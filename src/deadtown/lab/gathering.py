"""Long measurements: plans that are played in rounds, for a number of games or for some hours, at once or in pieces."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from rich.console import Console

from deadtown.kernel import fresh_seed
from deadtown.lab.crews import Hire, hire
from deadtown.lab.kept import Kept
from deadtown.lab.plan import Plan
from deadtown.lab.playing import Played, Playing
from deadtown.lab.progress import shown_progress
from deadtown.lab.row import Row
from deadtown.lab.stopping import Deadline, Interruption


def add_running_arguments(parser: argparse.ArgumentParser) -> None:
    """How it is to be played, whatever is measured."""
    add = parser.add_argument
    add_crew_arguments(parser)
    add("--seed", help="the seed that all luck comes from; a fresh one if not given")
    add("--lang", default="en", metavar="LANGUAGE", help="the language of names: en, it or fr")


def add_crew_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays."""
    add = parser.add_argument
    add("--jobs", type=int, metavar="N", help="how many processes (1); the figures are the same for any number")
    add(
        "--on",
        metavar="WHERE",
        help="play on the machines of a Ray cluster: ray, or ray:ADDRESS; the figures are the same",
    )


def add_gathering_arguments(parser: "argparse.ArgumentParser | argparse._ArgumentGroup") -> None:
    """How long it may take."""
    add = parser.add_argument
    add("--hours", type=float, metavar="H", help="begin no round of games later than this; those begun are ended")
    add("--keep", type=Path, metavar="FILE", help="write down each game, and don't play again those of the file")


def read_seed(arguments: argparse.Namespace) -> str:
    """The seed that was asked for, or a fresh one."""
    return fresh_seed()[:8] if arguments.seed is None else str(arguments.seed)


class Running:
    """How something is played, which changes nothing of what comes out: by whom, for how long at most, and what of it
    was played before."""

    def __init__(
        self, hire: Hire, hours: float | None = None, keep: Path | None = None, *, attended: bool = True
    ) -> None:
        self.hire = hire
        self.hours = hours
        self.keep = keep
        self.attended = attended
        """Whether somebody at a terminal is shown the progress, and may stop it."""


def read_running(arguments: argparse.Namespace) -> Running:
    return Running(hire(arguments.jobs, arguments.on), arguments.hours, arguments.keep)


class Gathering:
    """Games of several plans with one seed, as many of each."""

    def __init__(self, plans: Sequence[Plan], seed: str, running: Running, together: int = 1) -> None:
        self.plans = plans
        self.together = together
        """How many games of each plan make a round: those that share their luck."""
        self.planned = plans[0].games // together
        self.rounds = 0
        """How many were played, or found in the file, to their end."""
        self.enough = False
        """Whether it ended because what was found was enough."""
        self.interruption = Interruption()
        self._running = running
        self._kept = Kept(running.keep, plans[0].game, seed)

    def gather(self, take_in: Callable[[list[Row]], None]) -> None:
        """Play, and give every whole round away: a row of each plan."""
        for round in self.whole_rounds():
            take_in([played.row for played in round])

    def whole_rounds(self) -> Iterator[list[Played]]:
        """Play, and give every whole round away: the first game of each plan, then the second of each, and so on."""
        deadline = Deadline(self._running.hours)
        playing = Playing(self.plans, self._running.hire, self._kept, lambda: not deadline.over, self.together)
        size = self.together * len(self.plans)
        games: list[Played] = []
        with self._attended(playing, lambda: self.rounds * size + len(games)) as going:
            for played in going:
                games.append(played)
                if len(games) == size:
                    self.rounds += 1
                    yield games
                    games = []
                    if self.enough:
                        return

    @contextmanager
    def _attended(self, playing: Playing, done: Callable[[], int]) -> Iterator[Iterator[Played]]:
        """The games as they come, shown to whoever waits for them, and until they wish to stop."""
        with closing(iter(playing)) as games:
            if not self._running.attended:
                yield games
                return
            total = self.planned * self.together * len(self.plans)
            with self.interruption, shown_progress(total, lambda: done() + playing.waiting) as begin:
                playing.when_called = begin
                yield self.interruption.heed(games)

    @property
    def finished(self) -> bool:
        """Whether as much was played as planned, or as it takes."""
        return self.rounds == self.planned or self.enough

    def say_how_it_ended(self, console: Console) -> int:
        """A line if less was played than planned; the exit status."""
        if self.finished:
            return 0
        why = "Stopped" if self.interruption.wished else "The time was over"
        console.print(f"{why} after {self.rounds:,} of {self.planned:,} rounds.", style="bold")
        return self.interruption.status if self.interruption.wished else 0
