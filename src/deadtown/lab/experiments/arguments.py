"""What the commands of experiments have in common: what is played, how, and what is done with what was found."""

import argparse
import shlex
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from deadtown.complaint import Complaint
from deadtown.kernel import Game
from deadtown.lab.crews import CrewLost
from deadtown.lab.experiments.experiment import Experiment, carry_out
from deadtown.lab.experiments.until import Until, most_games
from deadtown.lab.experiments.variants import Shared, Variant, variant_of
from deadtown.lab.files import check_all_writable, check_endings
from deadtown.lab.gathering import add_gathering_arguments, add_running_arguments, read_running, read_seed
from deadtown.lab.handing_over import hand_over
from deadtown.lab.options import read_given, read_pairs, write_pairs, write_value
from deadtown.lab.plan import MOST_DECISIONS, Plan, find_game
from deadtown.lab.simulator import GameFailed
from deadtown.lab.tables import open_console
from deadtown.lab.unfinished import note_unfinished

GAMES = 1000
BOTS = "bots"
SET = "set"


def add_shared_arguments(parser: argparse.ArgumentParser, who: str, *, games: str = "how many games of each") -> None:
    """What is played; how many games, where that is told by a number of them."""
    add = parser.add_argument
    add("--bots", metavar="NAME,NAME", help=who)
    if games:
        add("--games", type=int, metavar="N", help=f"{games} ({GAMES:,})")
    add("--set", metavar="NAME", help="the set of cards to play with")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated")
    add("--longest", type=int, default=MOST_DECISIONS, metavar="N", help="break games off after so many decisions")


def add_rotation_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--no-rotation", action="store_true", help="every bot keeps its seat")


def add_until_argument(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument(
        "--until",
        type=float,
        metavar="POINTS",
        help=f"play until the interval of {what} reaches so many points of percent to either side",
    )


def add_doing_arguments(parser: argparse.ArgumentParser) -> None:
    """How it is played, and what is written."""
    add_running_arguments(parser)
    add_gathering_arguments(parser)
    add = parser.add_argument
    add("--out", action="append", type=Path, default=[], metavar="FILE", help="write .parquet, .csv, .html or .json")
    add("--overwrite", action="store_true", help="write files anew that are there already")


def read_shared(arguments: argparse.Namespace, *, usual: int = GAMES) -> Shared:
    """What all plans share, from words."""
    game = find_game(arguments.game)
    if arguments.bots is None:
        raise Complaint("who plays? --bots NAME,NAME")
    games = most_games(getattr(arguments, "games", None), read_until(arguments), usual)
    if games < 1:
        raise Complaint(f"--games must be 1 or more, not {games}")
    options = read_given(game, arguments.option, arguments.set)
    rotation = not getattr(arguments, "no_rotation", False)
    bots = read_bots(game, arguments.bots)
    return Shared(game, bots, games, read_seed(arguments), options, rotation, arguments.longest)


def read_until(arguments: argparse.Namespace) -> Until | None:
    points = getattr(arguments, "until", None)
    return None if points is None else Until(points)


def read_bots(game: Game[Any], text: str) -> tuple[str, ...]:
    former = game.players.former_bots
    return tuple(former.get(name, name) for name in map(str.strip, text.split(",")))


def read_variant(game: Game[Any], pairs: Iterable[str]) -> Variant:
    """What differs: options as ``name=value``, a set as ``set=name``, who plays as ``bots=name,name``."""
    given: dict[str, str] = {}
    options = []
    for pair in pairs:
        name, _, value = (part.strip() for part in pair.partition("="))
        if name not in (BOTS, SET):
            options.append(pair)
        elif given.setdefault(name, value) != value:
            raise Complaint(f"{name}= is given twice")
    bots = read_bots(game, given[BOTS]) if BOTS in given else ()
    return variant_of(game, read_pairs(game, options), given.get(SET), bots)


def check_outs(arguments: argparse.Namespace, plans: Sequence[Plan] = ()) -> Sequence[Path]:
    """The files to be written; what can't be written is complained of now."""
    check_endings(arguments.out)
    paths = list(dict.fromkeys(arguments.out))
    check_all_writable(paths, plans, arguments.keep, overwrite=arguments.overwrite)
    return paths


def shared_words(command: str, shared: Shared, games: int | None) -> list[str]:
    """The words that ask for what is shared."""
    words = ["deadtown", command, shared.game.name, "--bots", ",".join(shared.bots)]
    words += [] if games is None else ["--games", str(games)]
    words += ["--seed", shared.seed]
    for pair in write_pairs(shared.game, shared.options):
        words += ["--option", pair]
    if not shared.rotation:
        words.append("--no-rotation")
    if shared.longest != MOST_DECISIONS:
        words += ["--longest", str(shared.longest)]
    return words


def variant_words(flag: str, variant: Variant) -> list[str]:
    """The words that ask for what differs."""
    pairs = [f"{name}={write_value(value)}" for name, value in variant.options.items()]
    pairs += [f"{BOTS}={','.join(variant.bots)}"] if variant.bots else []
    return [word for pair in pairs for word in (flag, pair)]


def as_command(words: Iterable[str]) -> str:
    return shlex.join(words)


def perform(experiment: Experiment, arguments: argparse.Namespace) -> int:
    """Play, show what was found and write it; of one that is stopped, or fails, as far as it came."""
    paths = check_outs(arguments, experiment.plans)
    console, failure = open_console(), None
    try:
        gathering = carry_out(experiment, read_running(arguments), read_until(arguments))
    except (GameFailed, CrewLost) as error:
        failure = error
    if experiment.games:
        finished = failure is None and gathering.finished
        hand_over(
            console,
            paths,
            experiment.save,
            lambda: experiment.show(console),
            lambda written: note_unfinished(arguments.keep, experiment.plans, written, finished=finished),
        )
    if failure is not None:
        raise failure
    if gathering.enough:
        console.print(f"Narrow enough after {experiment.games:,} games of each.")
    return gathering.say_how_it_ended(console)
