"""How well each level plays each of two unequal sides.

The other side is always played by the middle level. A side is played by every level with the same luck: the same set,
seats and deal. What a level is better by is therefore found game by game, and averaged over the sets.
"""

import argparse
from collections.abc import Mapping, Sequence
from itertools import pairwise, product
from typing import Any, NamedTuple

from rich.table import Table

from deadtown.bots import find_bot
from deadtown.complaint import Complaint
from deadtown.kernel import LEVELS, Game
from deadtown.lab.gathering import Gathering, read_running
from deadtown.lab.names import Names, difference, percent, with_interval
from deadtown.lab.plan import Plan, make_plan, seated_roles, sets_of
from deadtown.lab.row import Row, win_share
from deadtown.lab.statistics import CONFIDENCE, Estimate, GroupedMean, mean_difference
from deadtown.lab.tables import new_table, open_console

STEPS = tuple(pairwise(LEVELS))
"""Each level and the one above it."""
OTHERS = "normal"
"""Who plays the other side."""


class Tried(NamedTuple):
    """A set on which a level plays a side."""

    name: str
    side: str
    level: str


def sides_oppose(game: Game[Any]) -> bool:
    """Whether unequal sides play against each other, in teams or alone; not where each seat plays for itself."""
    return bool(game.sides.roles) and (game.sides.has_teams or game.rules.seats == range(2, 3))


def refuse_arguments(arguments: argparse.Namespace, game: Game[Any]) -> None:
    """What is for unequal sides alone is complained of elsewhere."""
    for name in ("only", "side", "stand_ins", "hours", "keep"):
        if getattr(arguments, name) not in (None, []):
            called = "--as" if name == "stand_ins" else f"--{name}"
            raise Complaint(f"{called} is for games of two unequal sides, which {game.name} is not")


class SideLevels:
    """The games that tell how well each level plays each side, and how they went."""

    def __init__(
        self,
        game: Game[Any],
        games: int,
        seed: str,
        *,
        players: int = 2,
        levels: Sequence[str] = LEVELS,
        sides: Sequence[str] = (),
        stand_ins: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.levels = levels
        self.sides = sides or game.sides.roles
        self.sets = [name for name, _ in sets_of(game)]
        self.won: dict[Tried, list[float]] = {}
        """What each round counted for the side."""
        self.plans: list[Plan] = []
        self._tried: list[list[tuple[Tried, int]]] = []
        """By plan: what it tells, and the seat to look at."""
        playing = {level: level for level in LEVELS} | dict(stand_ins or {})
        if games < 1:
            raise Complaint(f"--games must be 1 or more, not {games}")
        rounds = -(-games // len(self.sets))
        for name, options in sets_of(game):
            roles = seated_roles(game, options, players)
            for side, level in self._match_ups():
                bots = [playing[level if role == side else OTHERS] for role in roles]
                self.plans.append(make_plan(game.name, bots, rounds, f"{seed}/{name}", options, rotation=False))
                told = (side,) if level != OTHERS else self.sides
                self._tried.append([(Tried(name, one, level), roles.index(one)) for one in told])
        for tried in self._tried:
            self.won |= {one: [] for one, _ in tried}

    def _match_ups(self) -> list[tuple[str, str]]:
        """The side that is tried and the level that plays it; once with the same level on both sides."""
        first, *_ = self.sides
        return [(side, level) for side, level in product(self.sides, self.levels) if level != OTHERS or side == first]

    def take_in(self, rows: Sequence[Row]) -> None:
        """The next game of each plan."""
        for row, tried in zip(rows, self._tried, strict=True):
            for one, seat in tried:
                self.won[one].append(win_share(row, seat))

    def rate(self, side: str, level: str, names: Sequence[str]) -> Estimate | None:
        """How often a level won on a side, all sets of these counted alike."""
        mean = GroupedMean()
        for name in names:
            for share in self.won[Tried(name, side, level)]:
                mean.add(share, 1)
        return mean.rate()

    def gain(self, side: str, below: str, above: str) -> Estimate | None:
        """How much more often a level wins on a side than another one does with the same luck."""
        return mean_difference([self._pairs(name, side, below, above) for name in self.sets])

    def _pairs(self, name: str, side: str, below: str, above: str) -> GroupedMean:
        mean = GroupedMean()
        lower, upper = self.won[Tried(name, side, below)], self.won[Tried(name, side, above)]
        for less, more in zip(lower, upper, strict=True):
            mean.add(more - less, 1)
        return mean


def run(arguments: argparse.Namespace, game: Game[Any], seed: str) -> int:
    """Measure as asked, and show a line for each side, and for each set and side."""
    names, console = Names(game, arguments.lang), open_console()
    levels = [level for level in LEVELS if arguments.only in (None, level) or level == OTHERS]
    if arguments.only == OTHERS:
        raise Complaint(f"{OTHERS} is what the other levels are compared with: --only easy or --only hard")
    stand_ins = read_stand_ins(game, arguments.stand_ins)
    sides = read_sides(game, arguments.side)
    found = SideLevels(
        game, arguments.games, seed, players=arguments.players, levels=levels, sides=sides, stand_ins=stand_ins
    )
    gathering = Gathering(found.plans, seed, read_running(arguments))
    gathering.gather(found.take_in)
    games = gathering.rounds * len(found.sets)
    told = [f"{games:,} games a match-up", f"{arguments.players} players", f"seed {seed}"]
    told += [f"{level} is {bot}" for level, bot in stand_ins.items()]
    console.print(f"{game.name}: {', '.join(told)}", style="bold")
    console.print(f"How often each side wins when a level plays it, and {OTHERS} plays the other side.", "", sep="\n")
    console.print(sides_table(found, names), "", sets_table(found, names), "", sep="\n")
    return gathering.say_how_it_ended(console)


def read_sides(game: Game[Any], side: str | None) -> Sequence[str]:
    """The sides that are measured: all, or the one that was asked for."""
    roles = game.sides.roles
    if side is not None and side not in roles:
        raise Complaint(f"--side {side!r}: the sides of {game.name} are: {', '.join(roles)}")
    return roles if side is None else (side,)


def read_stand_ins(game: Game[Any], pairs: Sequence[str]) -> dict[str, str]:
    """Who plays at a level instead of its bots, from texts such as ``hard=search:100``."""
    found = {}
    for pair in pairs:
        level, _, bot = (part.strip() for part in pair.partition("="))
        if level not in LEVELS:
            raise Complaint(f"--as {pair!r}: write it as level=bot; the levels are: {', '.join(LEVELS)}")
        find_bot(game, bot)
        found[level] = bot
    return found


def sides_table(found: SideLevels, names: Names) -> Table:
    """How often each level won on each side, and what it is better by than the level below."""
    percent_of = f"({CONFIDENCE:.0%})"
    table = new_table("Side", "Level", f"Win rate {percent_of}", "Difference", f"In points {percent_of}")
    for side in found.sides:
        table.add_row(names.role(side), found.levels[0], with_interval(found.rate(side, found.levels[0], found.sets)))
        for below, above in pairwise(found.levels):
            rate, gain = found.rate(side, above, found.sets), found.gain(side, below, above)
            table.add_row("", above, with_interval(rate), f"{above} − {below}", difference(gain))
    return table


def sets_table(found: SideLevels, names: Names) -> Table:
    """The same for each set."""
    table = new_table(names.sets(), "Side", *found.levels)
    for name, side in product(found.sets, found.sides):
        rates = (percent(found.rate(side, level, [name])) for level in found.levels)
        table.add_row(names.recommended(name), names.role(side), *rates)
    return table
