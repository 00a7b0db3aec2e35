"""A database with many tables at which nobody plays just now."""

import asyncio
import secrets
from random import Random

from deadtown.table.asking import Caller
from deadtown.table.entries import write_entry
from deadtown.table.listing import summary_of
from deadtown.table.making import make_table
from deadtown.table.settings import SeatPlan, TablePlan
from deadtown.table.store import Store, Write
from deadtown.table.table import Table

DECISIONS = 20
"""Taken at each of the tables."""
KINDS = 50
"""Games that differ; each stands at many tables."""
AT_ONCE = 250
NOW = 1_800_000_000.0
PLAN = TablePlan("zombinion", [SeatPlan("me"), SeatPlan("me")], {"combat_set": "shoot_em_up"})
"""A set without the Barricade: no window stands open at any of the tables."""


def fill(database: str, tables: int) -> None:
    """Add tables in the middle of a game to a database, which is made if there is none."""
    asyncio.run(_fill(database, tables))


async def _fill(database: str, tables: int) -> None:
    store = await Store.open(database)
    begun = [begin(seed) for seed in range(KINDS)]
    try:
        for first in range(0, tables, AT_ONCE):
            writes = [another(*begun[number % KINDS]) for number in range(first, min(first + AT_ONCE, tables))]
            await asyncio.gather(*(store.append(write) for write in writes))
    finally:
        await store.close()


def begin(seed: int) -> tuple[Table, list[bytes]]:
    """A table in the middle of a game, and its log."""
    luck = Random(seed)
    table = make_table(Caller(f"player-{seed}", f"Hunter {seed}"), PLAN, NOW)
    for _ in range(DECISIONS):
        assert table.match is not None
        assert table.match.decision is not None
        decision = table.match.decision
        table.choose(
            decision.seat, luck.randint(1, len(decision.options)), NOW, 0.0, table.state.seats[decision.seat].player
        )
    return table, [write_entry(told.entry) for told in table.take_fresh()]


def another(table: Table, log: list[bytes]) -> Write:
    """What makes the same game stand at a table of its own."""
    table.state.id = secrets.token_hex(8)
    return Write(table.state.id, 1, log, summary_of(table), table.state.persons())
