"""Plays one round: ``python -m benchmarks.load PLAN``, with the plan in JSON. Prints how it went, in JSON."""

import asyncio
import gc
import sys
from collections.abc import Sequence

import msgspec
import uvloop

from benchmarks.load.boardgame_io import BoardgameIoTable
from benchmarks.load.deadtown import DeadtownTable, sign_in
from benchmarks.load.meter import Meter, Process
from benchmarks.load.plan import Plan, Round
from benchmarks.load.table import Table, each

PATIENCE = 60.0
"""Seconds in which all tables must be open."""
SETTLED = 0.5
"""Seconds after which a pace is kept."""


def lay_tables(plan: Plan, meter: Meter) -> Sequence[Table]:
    if plan.server == "boardgame.io":
        return [BoardgameIoTable(plan, number, meter) for number in range(plan.tables)]
    tokens = iter(sign_in(plan.port, 2 * plan.tables))
    return [DeadtownTable(plan, number, meter, (next(tokens), next(tokens))) for number in range(plan.tables)]


async def play(plan: Plan) -> Round:
    meter = Meter(Process(plan.process))
    tables = lay_tables(plan, meter)
    await meter.wait(PATIENCE, each(tables, lambda table: table.open()))
    gc.collect()
    gc.disable()
    for table in tables:
        table.hurry()
    await meter.warm_up(plan.warm_up)
    if not plan.pace:
        return await meter.measure(plan.seconds)
    playing = [asyncio.create_task(table.keep_pace()) for table in tables]
    await meter.wait(SETTLED)
    found = await meter.measure(plan.seconds)
    for task in playing:
        if not task.cancel():
            task.result()
    return found


if __name__ == "__main__":
    found = uvloop.run(play(msgspec.json.decode(sys.argv[1], type=Plan)))
    print(msgspec.json.encode(found).decode())
