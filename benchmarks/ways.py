"""Our server alone, in several ways: what players are told of a position, and where it is kept.

``benchmarks/server.py`` compares with a peer; these are further rounds, the ways in turns, each round by a new server.
What it computes is counted for its own process: PostgreSQL computes beside it.
"""

import sys
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from tests.postgres import NoPostgres

from benchmarks.figures import Figure, alone, missing
from benchmarks.rounds import Rounds, Start
from benchmarks.servers import deadtown, postgresql
from deadtown.table.messages import Views

ROUNDS = 2
TABLES = (50, 200)
POSTGRESQL = "PostgreSQL"


class Way(NamedTuple):
    """What the players are told, and which server tells them."""

    views: Views
    start: Start


def measure(rounds: Rounds, ours: Start, folder: Path) -> list[Figure]:
    """``ours`` starts our server with a new file; the folder is for what servers write."""
    ways = {
        "whole views": Way("whole", ours),
        "changes": Way("changes", ours),
        "moments": Way("moments", ours),
    }
    skipped = []
    with ExitStack() as stack:
        try:
            cluster = stack.enter_context(postgresql())
            ways[f"whole views, {POSTGRESQL}"] = Way("whole", lambda: deadtown(cluster.new_database(), folder))
        except NoPostgres as problem:
            print(f"{POSTGRESQL} is skipped: {problem}", file=sys.stderr)
            skipped.append(missing(f"whole views, {POSTGRESQL}", str(problem)))
        for tables in TABLES:
            for _ in range(ROUNDS):
                for name, way in ways.items():
                    rounds.play(named(tables, name), "deadtown", way.start, tables, views=way.views)
    return [*(figure for tables in TABLES for name in ways for figure in told(rounds, named(tables, name))), *skipped]


def named(tables: int, way: str) -> str:
    return f"{tables} tables, {way}"


def told(rounds: Rounds, name: str) -> list[Figure]:
    best = rounds.best(name)
    assert best is not None
    return [
        alone(name, best.decisions, "decisions/s"),
        alone(f"{name}, p50 latency", best.seen50, "ms"),
        alone(f"{name}, p99 latency", best.seen99, "ms"),
        alone(f"{name}, computing", best.computing, "ms/decision"),
        alone(f"{name}, sent to a player", best.message_bytes, "bytes/decision"),
    ]
