"""``deadtown levels``: how much better the bots of each level play than those of the level below.

Where all seats are alike, one of a level plays against those of the level below. Where unequal sides play against each
other, that would say nothing about either side: see ``side_levels``.
"""

import argparse
from typing import Any

from deadtown.kernel import LEVELS, Game
from deadtown.lab import side_levels
from deadtown.lab.crews import Hire, alone, hire
from deadtown.lab.gathering import add_gathering_arguments, add_running_arguments, read_seed
from deadtown.lab.names import Names, number, with_interval
from deadtown.lab.plan import find_game, make_plan, sets_of
from deadtown.lab.playing import Playing
from deadtown.lab.progress import shown_progress
from deadtown.lab.side_levels import STEPS, sides_oppose
from deadtown.lab.statistics import CONFIDENCE, spread
from deadtown.lab.summary import Summary
from deadtown.lab.tables import new_table, open_console

GAMES = 400


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``deadtown levels`` understands."""
    add = parser.add_argument
    add("game", help="the game whose levels are compared")
    add("--games", type=int, default=GAMES, metavar="N", help=f"how many games a comparison ({GAMES})")
    add(
        "--players", type=int, default=2, metavar="N", help="how many play: one of a level, all others of the one below"
    )
    add_running_arguments(parser)
    sided = parser.add_argument_group("where unequal sides play against each other")
    sided.add_argument("--only", choices=LEVELS, help="compare this level with the one beside it only")
    sided.add_argument("--side", metavar="SIDE", help="measure this side only, by its name in options")
    sided.add_argument(
        "--as", dest="stand_ins", action="append", default=[], metavar="LEVEL=BOT", help="who plays at a level"
    )
    add_gathering_arguments(sided)


def run(arguments: argparse.Namespace) -> int:
    """Compare the levels on every set that the rules recommend, and show a line for each."""
    seed = read_seed(arguments)
    game, players, crew = find_game(arguments.game), arguments.players, hire(arguments.jobs, arguments.on)
    if sides_oppose(game):
        return side_levels.run(arguments, game, seed)
    side_levels.refuse_arguments(arguments, game)
    names, console = Names(game, arguments.lang), open_console()
    against = [f"{above} against {below} ({CONFIDENCE:.0%})" for below, above in STEPS]
    table = new_table("Set" if game.rules.sets else "Game", *against, "Turns of a player")
    for name, options in sets_of(game):
        found = [compare(game, step, options, players, arguments.games, seed, crew) for step in STEPS]
        turns = number(round(spread(found[-1].turns).mean, 1)) if found[-1].turns else "–"
        table.add_row(names.recommended(name), *(with_interval(one.bots[0].won.rate()) for one in found), turns)
    console.print(f"{game.name}: {arguments.games:,} games a comparison, {players} players, seed {seed}", style="bold")
    console.print("", table, "", f"An even share would be {1 / players:.1%}.", sep="\n")
    return 0


def compare(
    game: Game[Any],
    step: tuple[str, str],
    options: dict[str, Any],
    players: int,
    games: int,
    seed: str,
    crew: Hire = alone,
) -> Summary:
    """Games of one bot of a level against bots of the level below: its figures come first in what is found."""
    below, above = step
    plan = make_plan(game.name, [above, *[below] * (players - 1)], games, seed, options)
    summary, playing = Summary(plan), Playing([plan], crew)
    with shown_progress(plan.games, lambda: summary.games + playing.waiting):
        for played in playing:
            summary.take_in(played)
    summary.finish()
    return summary
