"""``deadtown levels``: how much better the bots of each level play than those of the level below."""

import argparse
from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from typing import Any

from deadtown.complaint import Complaint
from deadtown.kernel import LEVELS, Game, fresh_seed
from deadtown.lab.names import Names, number, with_interval
from deadtown.lab.plan import find_game, make_plan
from deadtown.lab.simulate import simulate
from deadtown.lab.statistics import CONFIDENCE, spread
from deadtown.lab.summary import Summary
from deadtown.lab.tables import follow, new_table, open_console

GAMES = 400
STEPS = tuple(pairwise(LEVELS))
"""Each level and the one above it."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``deadtown levels`` understands."""
    add = parser.add_argument
    add("game", help="the game whose levels are compared")
    add("--games", type=int, default=GAMES, metavar="N", help=f"how many games a comparison ({GAMES})")
    add(
        "--players", type=int, default=2, metavar="N", help="how many play: one of a level, all others of the one below"
    )
    add("--jobs", type=int, default=1, metavar="N", help="how many processes; the figures are the same for any number")
    add("--seed", help="the seed that all luck comes from; a fresh one if not given")
    add("--lang", default="en", metavar="LANGUAGE", help="the language of names: en, it or fr")


def run(arguments: argparse.Namespace) -> int:
    """Compare the levels on every set that the rules recommend, and show a line for each."""
    if arguments.jobs < 1:
        raise Complaint(f"--jobs must be 1 or more, not {arguments.jobs}")
    game, players, jobs = find_game(arguments.game), arguments.players, arguments.jobs
    seed = fresh_seed()[:8] if arguments.seed is None else arguments.seed
    names, console = Names(game, arguments.lang), open_console()
    against = [f"{above} against {below} ({CONFIDENCE:.0%})" for below, above in STEPS]
    table = new_table("Set" if game.rules.sets else "Game", *against, "Turns of a player")
    for name, options in sets_of(game):
        found = [compare(game, step, options, players, arguments.games, seed, jobs) for step in STEPS]
        turns = number(round(spread(found[-1].turns).mean, 1)) if found[-1].turns else "–"
        table.add_row(names.recommended(name), *(with_interval(one.bots[0].won.rate()) for one in found), turns)
    console.print(f"{game.name}: {arguments.games:,} games a comparison, {players} players, seed {seed}", style="bold")
    console.print("", table, "", f"An even share would be {1 / players:.1%}.", sep="\n")
    return 0


def sets_of(game: Game[Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each recommended set with the options that choose it; the game as it is usually played where there are none."""
    sets = game.rules.sets
    if sets is None:
        yield game.name, {}
    else:
        for name in sets.recommended:
            yield name, {sets.option: name}


def compare(
    game: Game[Any],
    step: tuple[str, str],
    options: dict[str, Any],
    players: int,
    games: int,
    seed: str,
    jobs: int = 1,
) -> Summary:
    """Games of one bot of a level against bots of the level below: its figures come first in what is found."""
    below, above = step
    plan = make_plan(game.name, [above, *[below] * (players - 1)], games, seed, options)
    summary = Summary(plan)
    with closing(simulate(plan, jobs)) as playing, closing(follow(plan, playing, summary)) as followed:
        for lines in followed:
            summary.take_in(lines)
    summary.finish()
    return summary
