"""Long measurements: plans that are played in rounds, for a number of games or for some hours, at once or in pieces."""

import argparse
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from rich.console import Console

from deadtown.complaint import Complaint
from deadtown.kernel import fresh_seed
from deadtown.lab.kept import Kept
from deadtown.lab.plan import Plan
from deadtown.lab.rounds import play_rounds
from deadtown.lab.simulate import Row
from deadtown.lab.stopping import INTERRUPTED, Deadline, Interruption
from deadtown.lab.tables import follow


def add_running_arguments(parser: argparse.ArgumentParser) -> None:
    """How it is to be played, whatever is measured."""
    add = parser.add_argument
    add("--jobs", type=int, default=1, metavar="N", help="how many processes; the figures are the same for any number")
    add("--seed", help="the seed that all luck comes from; a fresh one if not given")
    add("--lang", default="en", metavar="LANGUAGE", help="the language of names: en, it or fr")


def add_gathering_arguments(parser: "argparse.ArgumentParser | argparse._ArgumentGroup") -> None:
    """How long it may take."""
    add = parser.add_argument
    add("--hours", type=float, metavar="H", help="begin no round of games later than this; those begun are ended")
    add("--keep", type=Path, metavar="FILE", help="write down each game, and don't play again those of the file")


def read_seed(arguments: argparse.Namespace) -> str:
    """The seed that was asked for, or a fresh one; a wrong number of processes is complained of."""
    if arguments.jobs < 1:
        raise Complaint(f"--jobs must be 1 or more, not {arguments.jobs}")
    return fresh_seed()[:8] if arguments.seed is None else str(arguments.seed)


class Gathering:
    """Games of several plans with one seed, as many of each."""

    def __init__(self, plans: Sequence[Plan], seed: str, arguments: argparse.Namespace) -> None:
        self.plans = plans
        self.planned = plans[0].games
        self.rounds = 0
        """How many were played, or found in the file, to their end."""
        self.interrupted = False
        self._jobs: int = arguments.jobs
        self._hours: float | None = arguments.hours
        self._kept = Kept(arguments.keep, plans[0].game, seed)

    def gather(self, take_in: Callable[[list[Row]], None]) -> None:
        """Play, and give every whole round away: a row of each plan."""
        deadline, games = Deadline(self._hours), 0
        rows: list[Row] = []
        with Interruption() as interruption:
            playing = play_rounds(self.plans, self._jobs, self._kept, lambda: not deadline.over)
            total = self.planned * len(self.plans)
            with closing(playing), closing(follow(playing, total, lambda: games)) as followed:
                for played in followed:
                    games += 1
                    rows.append(played.row)
                    if len(rows) == len(self.plans):
                        take_in(rows)
                        self.rounds += 1
                        rows = []
                    if interruption.wished:
                        break
        self.interrupted = interruption.wished

    def say_how_it_ended(self, console: Console) -> int:
        """A line if less was played than planned; the exit status."""
        if self.rounds == self.planned:
            return 0
        why = "Stopped" if self.interrupted else "The time was over"
        console.print(f"{why} after {self.rounds:,} of {self.planned:,} rounds.", style="bold")
        return INTERRUPTED if self.interrupted else 0
