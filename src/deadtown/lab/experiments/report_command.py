"""``deadtown report``: how even all games are, on a page that is read where the project is."""

import argparse
import shlex
from pathlib import Path

from deadtown import __version__
from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.lab.crews import hire
from deadtown.lab.experiments.every_game import GameReport
from deadtown.lab.experiments.report_pages import page, write_pictures
from deadtown.lab.files import check_writable, write_whole
from deadtown.lab.gathering import Running, add_running_arguments, read_seed
from deadtown.lab.plan import find_game
from deadtown.lab.stopping import HOUR, Deadline
from deadtown.lab.tables import open_console

USUAL = 100
PAGE = ".md"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``deadtown report`` understands."""
    add = parser.add_argument
    add("game", nargs="*", help="the games (all)")
    add("--games", type=int, default=USUAL, metavar="N", help=f"how many games of each kind at most ({USUAL})")
    add("--hours", type=float, metavar="H", help="how long it may take; each game has an equal part of what is left")
    add("--keep", type=Path, metavar="FOLDER", help="write down each game, and don't play again those of the folder")
    add("--out", type=Path, required=True, metavar=f"FILE{PAGE}", help="the page; pictures lie in a folder beside it")
    add("--overwrite", action="store_true", help="write it anew if it is there already")
    add_running_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play all, and write the page."""
    games = [find_game(name) for name in arguments.game or GAMES]
    seed, out = read_seed(arguments), arguments.out
    if out.suffix != PAGE:
        raise Complaint(f"--out {out}: the name must end in {PAGE}")
    if arguments.games < 1:
        raise Complaint(f"--games must be 1 or more, not {arguments.games}")
    check_writable(out, overwrite=arguments.overwrite)
    if arguments.keep is not None:
        arguments.keep.mkdir(parents=True, exist_ok=True)
    console, reports = open_console(), []
    deadline = Deadline(arguments.hours)
    for number, game in enumerate(games):
        left = deadline.left
        hours = None if left is None else left / HOUR / (len(games) - number)
        keep = None if arguments.keep is None else arguments.keep / f"{game.name}.jsonl"
        report = GameReport(game, arguments.games, seed, Running(hire(arguments.jobs, arguments.on), hours, keep))
        report.play()
        if report.gathering.interruption.wished:
            return report.gathering.say_how_it_ended(console)
        if not report.games:
            raise Complaint(f"{game.name}: there was no time for a single round; nothing is written")
        console.print(f"{game.name}: {report.games:,} games a line, lines: {len(report.lines)}")
        reports.append(report)
    words = ["deadtown", "report", *arguments.game, "--games", str(arguments.games), "--seed", seed]
    command = shlex.join([*words, "--out", str(out), "--overwrite"])
    write_whole(out, page(reports, command, f"Deadtown {__version__}").encode())
    for path in (out, *write_pictures(reports, out.parent)):
        console.print(f"written: {path}", soft_wrap=True)
    return 0
