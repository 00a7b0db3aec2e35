"""``deadtown balance``: how even a game is for its unequal sides, on every set that the rules recommend."""

import argparse
import shlex
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table

from deadtown.complaint import Complaint
from deadtown.kernel import (
    BALANCE,
    Balance,
    Game,
    Length,
    Measured,
    SetBalance,
    balance_text,
    read_balance,
    write_balance,
)
from deadtown.lab.balance_pages import fill_rulebooks
from deadtown.lab.gathering import (
    Gathering,
    add_gathering_arguments,
    add_running_arguments,
    read_running,
    read_seed,
)
from deadtown.lab.names import Names, number, with_interval
from deadtown.lab.plan import NOTHING, Plan, find_game, make_plan, seated_roles, sets_of
from deadtown.lab.row import Row, win_share
from deadtown.lab.side_levels import sides_oppose
from deadtown.lab.statistics import CONFIDENCE
from deadtown.lab.tables import new_table, open_console

GAMES = 200


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``deadtown balance`` understands."""
    add = parser.add_argument
    add("game", help="the game whose sides are compared")
    add("--bots", default="normal", metavar="NAME", help="who plays, in all seats (normal)")
    add("--games", type=int, default=GAMES, metavar="N", help=f"how many games on each set ({GAMES})")
    add("--players", type=int, default=2, metavar="N", help="how many play (2)")
    add("--agreed", metavar="NAME", help="what the players have agreed on, as the game calls it (all as usual)")
    add_running_arguments(parser)
    add_gathering_arguments(parser)
    add("--write", action="store_true", help=f"write the figures into the game's own file, {BALANCE}, which people see")


class SetGames:
    """What games on one set come to, while they are played."""

    def __init__(self, plan: Plan, roles: Sequence[str]) -> None:
        self.plan = plan
        self.wins = Counter(dict.fromkeys(roles, 0))
        self.turns: list[int] = []
        self.decisions: list[int] = []
        self._seats = {role: roles.index(role) for role in roles}

    def take_in(self, row: Row) -> None:
        """The next game. A win that is shared is nobody's."""
        for role, seat in self._seats.items():
            self.wins[role] += win_share(row, seat) == 1
        self.turns.append(max(row.figures.get("turns", [0])))
        self.decisions.append(row.decisions)

    def balance(self, sides: Sequence[str]) -> SetBalance:
        wins = {side: self.wins[side] for side in sides}
        return SetBalance(len(self.decisions), wins, _length(self.turns), _length(self.decisions))


def _length(numbers: Sequence[int]) -> Length:
    return Length(sum(numbers), min(numbers), max(numbers))


class SideBalance:
    """Games of equal bots on every set, each with luck of its own."""

    def __init__(
        self,
        game: Game[Any],
        bots: str,
        games: int,
        seed: str,
        *,
        players: int = 2,
        agreed: Mapping[str, Any] = NOTHING,
    ) -> None:
        self.game, self.bots, self.seed, self.players, self.agreed = game, bots, seed, players, agreed
        self.sets: dict[str, SetGames] = {}
        for name, options in sets_of(game, agreed):
            roles = seated_roles(game, options, players)
            plan = make_plan(game.name, [bots] * players, games, f"{seed}/{name}", options, rotation=False)
            self.sets[name] = SetGames(plan, roles)

    @property
    def plans(self) -> list[Plan]:
        return [games.plan for games in self.sets.values()]

    def take_in(self, rows: Sequence[Row]) -> None:
        """The next game on each set."""
        for games, row in zip(self.sets.values(), rows, strict=True):
            games.take_in(row)

    def measured(self) -> Measured:
        sides = self.game.sides.roles
        sets = {name: games.balance(sides) for name, games in self.sets.items()}
        return Measured(self.bots, self.players, self.game.version, self.seed, sets, dict(self.agreed))


def run(arguments: argparse.Namespace) -> int:
    """Play as asked, and show a line for each set."""
    seed, game = read_seed(arguments), find_game(arguments.game)
    if not sides_oppose(game):
        raise Complaint(f"{game.name} has no unequal sides that play against each other")
    names, console = Names(game, arguments.lang), open_console()
    agreed, players = find_agreement(game, arguments.agreed), arguments.players
    found = SideBalance(game, arguments.bots, arguments.games, seed, players=players, agreed=agreed)
    if arguments.write and not names.speaker.knows(balance_text(arguments.bots)):
        raise Complaint(f"--write: people know of levels and of search, not of {arguments.bots}")
    gathering = Gathering(found.plans, seed, read_running(arguments))
    gathering.gather(found.take_in)
    told = f"{arguments.bots} in all seats, {gathering.rounds:,} games on each set, {players} players"
    told += f", {arguments.agreed}" if arguments.agreed else ""
    measured = found.measured() if gathering.rounds else None
    written = write(game, measured) if measured is not None and arguments.write else ()
    console.print(f"{game.name}: {told}, seed {seed}", "", sep="\n", style="bold")
    if measured is not None:
        console.print(balance_table(measured, names), "", sep="\n")
        for path in written:
            console.print(f"written: {path}", soft_wrap=True)
    return gathering.say_how_it_ended(console)


def balance_table(measured: Measured, names: Names) -> Table:
    """How often each side won on each set, and how long games were."""
    sides = names.game.sides.roles
    shares = (f"{names.role(side)} won ({CONFIDENCE:.0%})" for side in sides)
    table = new_table(names.sets(), *shares, "Turns of a player", "Decisions")
    for name, found in measured.sets.items():
        rates = (with_interval(found.share(side)) for side in sides)
        lengths = (told_length(found, length) for length in (found.turns, found.decisions))
        table.add_row(names.recommended(name), *rates, *lengths)
    return table


def told_length(found: SetBalance, length: Length) -> str:
    """A mean, and from where to where."""
    return f"{number(round(found.mean(length), 1))} ({length.least:,} to {length.most:,})"


def write(game: Game[Any], measured: Measured) -> list[Path]:
    """Into the file of the game, instead of what the same bots found before, and from there into its rulebooks."""
    path = game.folder / BALANCE
    before = read_balance(path.read_bytes()) if path.exists() else Balance()
    balance = before.with_new(measured)
    path.write_text(write_balance(balance, commands(game, balance.measured)), encoding="utf-8")
    return [path, *fill_rulebooks(game, balance)]


def commands(game: Game[Any], measured: Sequence[Measured]) -> list[str]:
    """The commands that find the same again."""
    return [
        f"deadtown balance {game.name} --bots {one.bots} --players {one.players} --games {one.games} "
        f"--seed {shlex.quote(one.seed)} {_agreed_argument(game, one)}--write"
        for one in measured
    ]


def _agreed_argument(game: Game[Any], measured: Measured) -> str:
    return f"--agreed {game.figures.agreement(measured.agreed)} " if measured.agreed else ""


def find_agreement(game: Game[Any], name: str | None) -> Mapping[str, Any]:
    """The options that the players have agreed on by this name."""
    known = game.figures.agreements
    if name is None:
        return NOTHING
    if name not in known:
        choices = f"choose among: {', '.join(known)}" if known else "it knows of none"
        raise Complaint(f"--agreed: {game.name} has no {name!r}; {choices}")
    return known[name]
