"""``deadtown simulate``: from the words on the command line to tables and files."""

import argparse
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from rich.console import Console

from deadtown.complaint import Complaint
from deadtown.kernel import fresh_seed
from deadtown.lab.crews import CrewLost, Hire, hire
from deadtown.lab.experiments.arguments import add_until_argument, read_until
from deadtown.lab.experiments.until import Until, is_enough, most_games
from deadtown.lab.files import TABLES, check_paths, check_writable, suffix, write_file, write_whole
from deadtown.lab.gathering import add_crew_arguments
from deadtown.lab.handing_over import hand_over
from deadtown.lab.kept import Kept
from deadtown.lab.manifest import Manifest, changed_files, compare, describe, plan_again, read_manifest
from deadtown.lab.names import Names
from deadtown.lab.options import read_given
from deadtown.lab.plan import MOST_DECISIONS, Plan, find_game, make_plan
from deadtown.lab.playing import Playing
from deadtown.lab.progress import shown_progress
from deadtown.lab.showing import show
from deadtown.lab.simulator import GameFailed, Simulator
from deadtown.lab.stopping import Interruption
from deadtown.lab.summary import Summary
from deadtown.lab.tables import open_console
from deadtown.lab.unfinished import note_unfinished

GAMES = 1000
RECORD = ".jsonl"
DIFFERENT = 1
"""Exit status when a manifest's results did not come out again."""

PLANNED = {
    "game": "a game",
    "bots": "--bots",
    "games": "--games",
    "seed": "--seed",
    "set": "--set",
    "option": "--option",
    "no_rotation": "--no-rotation",
    "longest": "--longest",
    "until": "--until",
}
"""What a manifest tells, so that it can't be given beside one."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``deadtown simulate`` understands."""
    add = parser.add_argument
    add("game", nargs="?", help="the game to simulate")
    add("--bots", metavar="NAME,NAME", help="who plays, one name a player")
    add("--games", type=int, metavar="N", help=f"how many games ({GAMES})")
    add_crew_arguments(parser)
    add("--seed", help="the seed that all luck comes from; a fresh one if not given")
    add("--set", metavar="NAME", help="the set of cards to play with")
    add("--option", action="append", metavar="NAME=VALUE", help="an option of the game; may be repeated")
    add(
        "--no-rotation",
        action="store_true",
        default=None,
        help="every bot keeps its seat, the first named the first one: so it plays one side only",
    )
    add_until_argument(parser, "each bot's win rate")
    add("--longest", type=int, metavar="N", help=f"break games off after so many decisions ({MOST_DECISIONS:,})")
    add("--out", action="append", type=Path, default=[], metavar="FILE", help="write .parquet, .csv, .html or .json")
    add("--overwrite", action="store_true", help="write files anew that are there already")
    add("--keep", type=Path, metavar="FILE", help="write down each game, and don't play again those of the file")
    add("--manifest", type=Path, metavar="FILE", help="run the simulation of a manifest again and compare")
    add("--record", type=int, metavar="N", help="play this one of the games alone, and write it down: --out game.jsonl")
    add("--lang", default="en", metavar="LANGUAGE", help="the language of names: en, it or fr")


def run(arguments: argparse.Namespace) -> int:
    """Simulate as asked. Whatever can't be done is complained of before a game is played."""
    crew, manifest = hire(arguments.jobs, arguments.on), None
    if arguments.manifest is None:
        plan = read_plan(arguments)
    else:
        manifest = checked_manifest(arguments)
        plan = plan_again(manifest)
    if arguments.record is not None:
        return record(plan, arguments)
    names = Names(find_game(plan.game), arguments.lang)
    paths = check_paths(arguments.out, plan.game, overwrite=arguments.overwrite, keep=arguments.keep, plans=[plan])
    simulation = Simulation(plan, crew, Kept(arguments.keep, plan.game, plan.seed), read_until(arguments))
    return simulation.run(names, paths, manifest)


def read_plan(arguments: argparse.Namespace) -> Plan:
    """The plan that was asked for in words."""
    if arguments.game is None:
        raise Complaint("which game? deadtown simulate GAME --bots NAME,NAME")
    if arguments.bots is None:
        raise Complaint("who plays? --bots NAME,NAME, one name a player")
    game = find_game(arguments.game)
    former = game.players.former_bots
    bots = [former.get(name, name) for name in map(str.strip, arguments.bots.split(","))]
    games = most_games(arguments.games, read_until(arguments), GAMES)
    longest = MOST_DECISIONS if arguments.longest is None else arguments.longest
    options = read_given(game, arguments.option or (), arguments.set)
    seed = fresh_seed()[:8] if arguments.seed is None else arguments.seed
    return make_plan(game.name, bots, games, seed, options, rotation=not arguments.no_rotation, longest=longest)


def checked_manifest(arguments: argparse.Namespace) -> Manifest:
    """The manifest to run again. It tells everything but how many processes, what to write and in which language."""
    for name, called in PLANNED.items():
        if getattr(arguments, name) is not None:
            raise Complaint(f"--manifest tells what to simulate: leave out {called}")
    return read_manifest(arguments.manifest)


def record(plan: Plan, arguments: argparse.Namespace) -> int:
    """Write one of the games down, as far as it goes."""
    paths = arguments.out
    if len(paths) != 1 or suffix(paths[0]) != RECORD:
        raise Complaint(f"--record {arguments.record}: say where to write it, as in --out game{RECORD}")
    if not 1 <= arguments.record <= plan.games:
        raise Complaint(f"--record {arguments.record}: the games are 1 to {plan.games:,}")
    check_writable(paths[0], overwrite=arguments.overwrite)
    recording, failure = Simulator(plan).record(arguments.record - 1)
    write_whole(paths[0], recording.text().encode())
    open_console().print(f"written: {paths[0]}", soft_wrap=True)
    if failure is not None:
        raise failure
    return 0


class Simulation:
    """A plan that is carried out: play, show, write, compare."""

    def __init__(self, plan: Plan, crew: Hire, kept: Kept, until: Until | None = None) -> None:
        self.plan = plan
        self.until = until
        self.enough = False
        """Whether it ended because what was found was enough."""
        self.crew = crew
        self.kept = kept
        self.summary = Summary(plan)
        self.lines: list[bytes] = []
        """The rows, if they are to be written."""
        self.interruption = Interruption()
        self.failure: Complaint | None = None

    def run(self, names: Names, paths: Sequence[Path], manifest: Manifest | None) -> int:
        console = open_console()
        if manifest is not None:
            for name in changed_files(manifest):
                console.print(f"{name} is not what it was: it is played from the manifest.", soft_wrap=True)
        began = time.perf_counter()
        self.play(keep=any(suffix(path) in TABLES for path in paths))
        self.summary.finish()
        seconds = time.perf_counter() - began
        if self.summary.games:
            hand_over(
                console,
                paths,
                lambda path: write_file(path, self.summary, self.lines, names),
                lambda: show(console, self.summary, names, seconds),
                lambda written: note_unfinished(self.kept.path, [self.plan], written, finished=self.finished),
            )
        return self.say_how_it_ended(console, manifest)

    def play(self, keep: bool) -> None:
        """Play until all games are played, one fails, or somebody wishes to stop."""
        summary, interruption = self.summary, self.interruption
        playing = Playing([self.plan], self.crew, self.kept)

        def done() -> int:
            return summary.games + playing.waiting

        try:
            with interruption, closing(iter(playing)) as games, shown_progress(self.plan.games, done) as begin:
                playing.when_called = begin
                for played in interruption.heed(games):
                    summary.take_in(played)
                    if keep:
                        self.lines.append(played.line)
                    if self.is_enough():
                        break
        except (GameFailed, CrewLost) as failure:
            self.failure = failure

    def is_enough(self) -> bool:
        """Whether the win rates are known well enough; this is looked at after whole groups only."""
        self.enough = self.until is not None and is_enough(self.summary, self.until)
        return self.enough

    @property
    def finished(self) -> bool:
        """Whether as much was played as planned, or as it takes."""
        return self.enough or self.summary.games == self.plan.games

    def say_how_it_ended(self, console: Console, manifest: Manifest | None) -> int:
        games, planned = self.summary.games, self.plan.games
        if self.enough:
            console.print(f"Narrow enough after {games:,} games.")
            return 0
        if games < planned:
            about = "all above is about those" if games else "nothing was written"
            console.print(f"Stopped after {games:,} of {planned:,} games: {about}.", style="bold")
        if self.failure is not None:
            raise self.failure
        if games < planned:
            return self.interruption.status
        return 0 if manifest is None else say_whether_the_same(console, manifest, describe(self.summary))


def say_whether_the_same(console: Console, old: Manifest, new: Manifest) -> int:
    """Whether a manifest's results came out again."""
    change = compare(old, new)
    if change:
        console.print(f"The digest differs: {old.digest} then, {new.digest} now ({change}).", soft_wrap=True)
        return DIFFERENT
    console.print(f"The digest agrees: {new.digest}, the same {new.games:,} games.", soft_wrap=True)
    return 0
