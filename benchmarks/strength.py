"""How often the searching bot beats rules players, on each side of a game, by how many playouts it has for a decision.

Each line is a simulation of its own: every group of games has one luck, and the bots change seats from one to the next.
With more playouts a bot that searches well wins more, or at least not less; what can't be told apart by so many games
is not taken for a fall.
"""

import argparse
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from deadtown.lab.crews import hire
from deadtown.lab.options import read_pairs
from deadtown.lab.plan import Plan, find_game, make_plan
from deadtown.lab.playing import Playing
from deadtown.lab.statistics import Estimate
from deadtown.lab.summary import Summary

GAME = "zombiaki"
RIVALS = {"zombiaki": "instinct"}
"""Who is played against, if it is not who plays at the usual level."""
NORMAL = "normal"
PLAYOUTS = (30, 100, 300)
GAMES = 100


class Strength(NamedTuple):
    """How often the searching bot won on one side, or at all where there are none."""

    playouts: int
    side: str
    games: int
    won: Estimate

    def __str__(self) -> str:
        rate, low, high = (100 * figure for figure in self.won)
        return f"{self.playouts:>6,} playouts  {self.side:<8} {rate:5.1f}% ({low:.1f}–{high:.1f}) of {self.games} games"


def plan_of(
    playouts: int, games: int, seed: str, game: str = GAME, players: int = 2, options: Mapping[str, Any] = {}
) -> Plan:
    """A simulation in which the searching bot plays so many games on each side, or at each seat."""
    rival = RIVALS.get(game, NORMAL)
    return make_plan(game, [f"search:{playouts}", *[rival] * (players - 1)], players * games, seed, options)


def measure(plan: Plan, playouts: int, jobs: int = 1) -> Iterator[Strength]:
    """Play it, and tell for each side how often the searching bot won."""
    summary = Summary(plan)
    for played in Playing([plan], hire(jobs)):
        summary.take_in(played)
    summary.finish()
    yield from strengths_of(summary, playouts)


def strengths_of(summary: Summary, playouts: int) -> Iterator[Strength]:
    """The same of a simulation that was played."""
    bot, game = summary.bots[0], summary.plan.game
    sides = {side: bot.as_role[side] for side in find_game(game).sides.roles} or {game: bot.won}
    for side, found in sides.items():
        won = found.rate()
        assert won is not None, "each bot plays each side"
        yield Strength(playouts, side, found.count, won)


def falls(strengths: Iterable[Strength]) -> list[tuple[Strength, Strength]]:
    """Where a search with more playouts certainly won less often on a side than one with fewer."""
    measured = sorted(strengths)
    return [
        (fewer, more)
        for fewer in measured
        for more in measured
        if fewer.side == more.side and fewer.playouts < more.playouts and more.won.high < fewer.won.low
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--playouts", type=int, nargs="+", default=PLAYOUTS, help="for a decision, one simulation each")
    parser.add_argument("--games", type=int, default=GAMES, help="on each side, or at each seat")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()
    options = read_pairs(find_game(wanted.game), wanted.option)
    measured: list[Strength] = []
    for playouts in wanted.playouts:
        plan = plan_of(playouts, wanted.games, wanted.seed, wanted.game, wanted.players, options)
        for strength in measure(plan, playouts, wanted.jobs):
            print(strength, flush=True)
            measured.append(strength)
    for fewer, more in falls(measured):
        print(f"With {more.playouts} playouts {more.side} win less often than with {fewer.playouts}.")


if __name__ == "__main__":
    main()
