"""How strong the searching bot is in every game, and what it spends, as a page of the docs.

Each game is written down as soon as it is over, and is not played again: what takes hours can be done in pieces. What
stands in the tables are the games that were played so far, and how certain they make it.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.spending import PARTS, Spending, spending_of
from benchmarks.strength import NORMAL, PLAYOUTS, RIVALS, Strength, falls, plan_of, strengths_of
from deadtown.games import GAMES
from deadtown.kernel import Game
from deadtown.lab.crews import hire
from deadtown.lab.kept import Kept
from deadtown.lab.names import Names, with_interval
from deadtown.lab.plan import Plan
from deadtown.lab.playing import Playing
from deadtown.lab.statistics import CONFIDENCE
from deadtown.lab.stopping import Deadline
from deadtown.lab.summary import Summary

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"
FOLDER = Path(__file__).parent / "out" / "strength"
BEGIN, END = "<!-- strength -->", "<!-- end of strength -->"
HEAD = "## "
GAMES_A_ROW = 60
SEED = "strength"


class Measured(msgspec.Struct, frozen=True):
    """What was found of one game."""

    game: str
    strengths: list[Strength]
    spending: list[Spending]


def plans_of(game: Game[Any], playouts: Sequence[int], games: int) -> list[Plan]:
    """A simulation for each number of playouts; where sides are unequal, so many games on each of them."""
    sides = len(game.sides.roles) or 1
    return [plan_of(number, games * sides // 2, SEED, game.name) for number in playouts]


def play(plans: Sequence[Plan], playouts: Sequence[int], kept: Kept, hours: float | None, jobs: int) -> list[Strength]:
    """What so many games tell as can be begun in these hours, those of the file included."""
    summaries, deadline = [Summary(plan) for plan in plans], Deadline(hours)
    for played in Playing(plans, hire(jobs), kept, lambda: not deadline.over):
        summaries[played.place].take_in(played)
    return [strength for number, summary in zip(playouts, summaries, strict=True) for strength in told(summary, number)]


def told(summary: Summary, playouts: int) -> list[Strength]:
    """What a simulation says as far as it was played; nothing where not every bot has had every seat."""
    if summary.games < summary.plan.group_size:
        return []
    summary.finish()
    return list(strengths_of(summary, playouts))


def lines_of(measured: Measured) -> Iterator[str]:
    """The tables of a game, in Markdown."""
    game = GAMES[measured.game]
    names = Names(game, "en")
    rival = RIVALS.get(game.name, NORMAL)
    yield f"{HEAD}{title_of(game)}"
    yield ""
    yield f"Against `{rival}`, two players."
    yield ""
    yield f"| playouts | side | games | won ({CONFIDENCE:.0%}) |"
    yield "|---|---|---|---|"
    for playouts, side, games, won in measured.strengths:
        called = names.role(side) if side in game.sides.roles else "any"
        yield f"| {playouts:,} | {called} | {games} | {with_interval(won)} |"
    for fewer, more in falls(measured.strengths):
        yield ""
        yield f"With {more.playouts} playouts {more.side} certainly win less often than with {fewer.playouts}."
    yield ""
    yield from spending_lines(measured.spending)


def spending_lines(spending: Sequence[Spending]) -> Iterator[str]:
    heads = ("playouts", "a decision", "playouts a second", *PARTS, "one option", "ends early")
    yield f"| {' | '.join(heads)} |"
    yield "|---" * len(heads) + "|"
    for spent in spending:
        shares = " | ".join(f"{100 * share:.0f} %" for share in spent.shares)
        yield (
            f"| {spent.playouts:,} | {spent.seconds:.2f} s | {spent.speed:,.0f} | {shares} "
            f"| {100 * spent.one_option:.0f} % | {100 * spent.early:.0f} % |"
        )


def with_tables(page: str, found: Sequence[Measured]) -> str:
    """The page with these tables; games that were not measured keep those that they have."""
    before, begin, rest = page.partition(BEGIN)
    stood, end, after = rest.partition(END)
    assert end, f"the page says where its tables stand, between {begin} and {END}"
    tables = {section.partition("\n")[0]: section.strip() for section in stood.split(HEAD)[1:]}
    for measured in found:
        head, *lines = lines_of(measured)
        tables[head.removeprefix(HEAD)] = "\n".join([head.removeprefix(HEAD), *lines]).strip()
    titles = [title_of(game) for game in GAMES.values()]
    told = "\n\n".join(HEAD + tables[title] for title in titles if title in tables)
    return f"{before}{begin}\n\n{told}\n\n{end}{after}"


def title_of(game: Game[Any]) -> str:
    return Names(game, "en").speaker.say("game-title")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", choices=list(GAMES), default=list(GAMES), metavar="GAME")
    parser.add_argument("--playouts", type=int, nargs="+", default=PLAYOUTS, help="for a decision, a row each")
    parser.add_argument("--games", type=int, default=GAMES_A_ROW, help="in a row of the table")
    parser.add_argument("--hours", type=float, help="begin no game of each of them later than this")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=FOLDER, metavar="FOLDER", help="where games are written down")
    parser.add_argument("--page", type=Path, default=PAGE, metavar="FILE")
    wanted = parser.parse_args()
    wanted.keep.mkdir(parents=True, exist_ok=True)
    for name in wanted.only:
        game = GAMES[name]
        kept = Kept(wanted.keep / f"{name}.jsonl", name, SEED)
        strengths = play(
            plans_of(game, wanted.playouts, wanted.games), wanted.playouts, kept, wanted.hours, wanted.jobs
        )
        measured = Measured(name, strengths, [spending_of(game, number) for number in wanted.playouts])
        (wanted.keep / f"{name}.json").write_bytes(msgspec.json.encode(measured))
        print("\n".join(lines_of(measured)), end="\n\n", flush=True)
        write(wanted.page, wanted.keep)


def write(page: Path, keep: Path) -> None:
    """Put what was measured so far into the page."""
    files = [file for name in GAMES if (file := keep / f"{name}.json").exists()]
    found = [msgspec.json.decode(file.read_bytes(), type=Measured) for file in files]
    page.write_text(with_tables(page.read_text("utf-8"), found), "utf-8")


if __name__ == "__main__":
    main()
