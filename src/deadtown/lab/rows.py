"""Tables of games for other programs: one row a game and seat, and one a game, seat and thing.

Which columns a table has follows from the game and its options, never from what came out: so tables of several
simulations of a game can be put together.
"""

import csv
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from deadtown.lab.plan import Plan, find_game
from deadtown.lab.row import Row, Touched, read_row, win_share

NOTHING = Touched()

BATCH = 20_000
"""How many rows are written together."""

WHOLE, NUMBER, TEXT = "int32", "float64", "string"

Columns = dict[str, str]
"""What the columns are called, and what they hold."""
Record = Mapping[str, str | float | int | None]

ALWAYS: Columns = {
    "game": WHOLE,
    "group": WHOLE,
    "seed": TEXT,
    "seat": WHOLE,
    "bot": TEXT,
    "player": TEXT,
    "won": NUMBER,
    "score": WHOLE,
    "decisions": WHOLE,
    "ending": TEXT,
}
"""The columns that a table of any game has."""


class Table(NamedTuple):
    """A kind of table."""

    columns: Callable[[Plan], Columns]
    records: Callable[[Plan, Row, int], Iterator[Record]]
    """What a game, counted from 0, adds to it."""


def game_columns(plan: Plan) -> Columns:
    game = find_game(plan.game)
    role = {"role": TEXT} if game.sides.roles else {}
    team = {"team": WHOLE} if game.sides.has_teams else {}
    opened = game.rules.start(game.rules.read_options(plan.options), plan.labels)
    return {**ALWAYS, **role, **team, **dict.fromkeys(game.figures.tally(opened), WHOLE)}


def game_records(plan: Plan, row: Row, index: int) -> Iterator[Record]:
    """A record for each seat. Games, groups and seats are counted from 1; of a game that was broken off there is no
    score."""
    for seat in range(plan.seats):
        place = plan.place_at(seat, index)
        yield {
            "game": index + 1,
            "group": plan.group(index) + 1,
            "seed": plan.game_seed(index),
            "seat": seat + 1,
            "bot": plan.bots[place],
            "player": plan.labels[place],
            "won": win_share(row, seat),
            "score": row.scores[seat] if row.scores else None,
            "decisions": row.decisions,
            "ending": row.ending,
            **({"role": row.roles[seat]} if row.roles else {}),
            **{name: values[seat] for name, values in row.figures.items()},
        }


def thing_columns(plan: Plan) -> Columns:
    counts = {"on_offer": WHOLE, "had": WHOLE, "taken": WHOLE, "played": WHOLE}
    return {"game": WHOLE, "seat": WHOLE, "player": TEXT, "won": NUMBER, "thing": TEXT, **counts}


def thing_records(plan: Plan, row: Row, index: int) -> Iterator[Record]:
    for seat in range(plan.seats):
        player, won = plan.labels[plan.place_at(seat, index)], win_share(row, seat)
        mine, offer = row.things[seat], set(row.offer)
        for thing in sorted(offer | mine.keys()):
            touched = mine.get(thing, NOTHING)
            yield {
                "game": index + 1,
                "seat": seat + 1,
                "player": player,
                "won": won,
                "thing": thing,
                "on_offer": int(thing in offer),
                "had": touched.had,
                "taken": touched.taken,
                "played": touched.played,
            }


GAMES_TABLE = Table(game_columns, game_records)
THINGS_TABLE = Table(thing_columns, thing_records)


def records(table: Table, plan: Plan, lines: Sequence[bytes]) -> Iterator[Record]:
    """All records of a table."""
    for index, line in enumerate(lines):
        yield from table.records(plan, read_row(line), index)


def write_csv(path: Path, table: Table, plan: Plan, lines: Sequence[bytes]) -> None:
    records_to_csv(path, table.columns(plan), records(table, plan, lines))


def write_parquet(path: Path, table: Table, plan: Plan, lines: Sequence[bytes]) -> None:
    records_to_parquet(path, table.columns(plan), records(table, plan, lines))


def records_to_csv(path: Path, columns: Columns, told: Iterator[Record]) -> None:
    """Write what is told; a column of which a record says nothing stays empty."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(told)


def records_to_parquet(path: Path, columns: Columns, told: Iterator[Record]) -> None:
    import pyarrow
    import pyarrow.parquet

    kinds: dict[str, Any] = {TEXT: pyarrow.string(), NUMBER: pyarrow.float64(), WHOLE: pyarrow.int32()}
    schema = pyarrow.schema([(name, kinds[kind]) for name, kind in columns.items()])
    with pyarrow.parquet.ParquetWriter(path, schema) as writer:
        while batch := list(islice(told, BATCH)):
            data = {name: [record.get(name) for record in batch] for name in schema.names}
            writer.write_table(pyarrow.table(data, schema=schema))
