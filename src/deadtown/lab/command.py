"""``deadtown simulate``: from the words on the command line to tables and files."""

import argparse
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from rich.console import Console

from deadtown.complaint import Complaint
from deadtown.kernel import fresh_seed
from deadtown.lab.files import TABLES, check_paths, suffix, write_files
from deadtown.lab.manifest import Manifest, compare, describe, plan_again, read_manifest
from deadtown.lab.names import Names
from deadtown.lab.options import read_given
from deadtown.lab.plan import Plan, find_game, make_plan
from deadtown.lab.simulate import simulate
from deadtown.lab.stopping import INTERRUPTED, Interruption
from deadtown.lab.summary import Summary
from deadtown.lab.tables import follow, open_console, show

GAMES = 1000
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
}
"""What a manifest tells, so that it can't be given beside one."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``deadtown simulate`` understands."""
    add = parser.add_argument
    add("game", nargs="?", help="the game to simulate")
    add("--bots", metavar="NAME,NAME", help="who plays, one name a player")
    add("--games", type=int, metavar="N", help=f"how many games ({GAMES})")
    add("--jobs", type=int, default=1, metavar="N", help="how many processes; the figures are the same for any number")
    add("--seed", help="the seed that all luck comes from; a fresh one if not given")
    add("--set", metavar="NAME", help="the set of cards to play with")
    add("--option", action="append", metavar="NAME=VALUE", help="an option of the game; may be repeated")
    add(
        "--no-rotation",
        action="store_true",
        default=None,
        help="every bot keeps its seat, the first named the first one: so it plays one side only",
    )
    add("--out", action="append", type=Path, default=[], metavar="FILE", help="write .parquet, .csv, .html or .json")
    add("--manifest", type=Path, metavar="FILE", help="run the simulation of a manifest again and compare")
    add("--lang", default="en", metavar="LANGUAGE", help="the language of names: en, it or fr")


def run(arguments: argparse.Namespace) -> int:
    """Simulate as asked. Whatever can't be done is complained of before a game is played."""
    if arguments.jobs < 1:
        raise Complaint(f"--jobs must be 1 or more, not {arguments.jobs}")
    manifest = None
    if arguments.manifest is None:
        plan = read_plan(arguments)
    else:
        manifest = checked_manifest(arguments)
        plan = plan_again(manifest)
    names = Names(find_game(plan.game), arguments.lang)
    paths = check_paths(arguments.out)
    return carry_out(plan, arguments.jobs, names, paths, manifest)


def read_plan(arguments: argparse.Namespace) -> Plan:
    """The plan that was asked for in words."""
    if arguments.game is None:
        raise Complaint("which game? deadtown simulate GAME --bots NAME,NAME")
    if arguments.bots is None:
        raise Complaint("who plays? --bots NAME,NAME, one name a player")
    game = find_game(arguments.game)
    former = game.players.former_bots
    bots = [former.get(name, name) for name in map(str.strip, arguments.bots.split(","))]
    games = GAMES if arguments.games is None else arguments.games
    options = read_given(game, arguments.option or (), arguments.set)
    seed = fresh_seed()[:8] if arguments.seed is None else arguments.seed
    return make_plan(game.name, bots, games, seed, options, rotation=not arguments.no_rotation)


def checked_manifest(arguments: argparse.Namespace) -> Manifest:
    """The manifest to run again. It tells everything but how many processes, what to write and in which language."""
    for name, called in PLANNED.items():
        if getattr(arguments, name) is not None:
            raise Complaint(f"--manifest tells what to simulate: leave out {called}")
    return read_manifest(arguments.manifest)


def carry_out(plan: Plan, jobs: int, names: Names, paths: Sequence[Path], manifest: Manifest | None) -> int:
    """Play, show, write, compare."""
    console = open_console()
    summary = Summary(plan)
    keep = any(suffix(path) in TABLES for path in paths)
    began = time.perf_counter()
    try:
        chunks = play_all(plan, jobs, summary, keep)
    except KeyboardInterrupt:
        console.print(f"Stopped at once, after {summary.games:,} of {plan.games:,} games; nothing was written.")
        return INTERRUPTED
    show(console, summary, names, time.perf_counter() - began, jobs)
    write_files(paths, summary, chunks, names)
    for path in paths:
        console.print(f"written: {path}", soft_wrap=True)
    if summary.games < plan.games:
        console.print(
            f"Stopped after {summary.games:,} of {plan.games:,} games: all above is about those.", style="bold"
        )
        return INTERRUPTED
    return 0 if manifest is None else say_whether_the_same(console, manifest, describe(summary))


def play_all(plan: Plan, jobs: int, summary: Summary, keep: bool) -> list[bytes]:
    """Play until all games are played or somebody wishes to stop. Returns the rows, if they are to be kept."""
    kept: list[bytes] = []
    with (
        Interruption() as interruption,
        closing(simulate(plan, jobs)) as playing,
        closing(follow(playing, plan.games, lambda: summary.games)) as followed,
    ):
        for lines in followed:
            summary.take_in(lines)
            if keep:
                kept.append(lines)
            if interruption.wished:
                break
    summary.finish()
    return kept


def say_whether_the_same(console: Console, old: Manifest, new: Manifest) -> int:
    """Whether a manifest's results came out again."""
    change = compare(old, new)
    if change:
        console.print(f"The digest differs: {old.digest} then, {new.digest} now ({change}).", soft_wrap=True)
        return DIFFERENT
    console.print(f"The digest agrees: {new.digest}, the same {new.games:,} games.", soft_wrap=True)
    return 0
