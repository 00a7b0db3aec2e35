"""What costs most: work, as the servers tell, and room in the storage."""

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, func, select

from deadtown.table.hub import COSTS_LAST
from deadtown.table.ledger import Page, Report
from deadtown.table.store.schema import costs, entries, players, snapshots, tables


class CostLine(msgspec.Struct, frozen=True):
    """What a table or a guest has cost lately."""

    id: str
    name: str
    """What a guest is called, or who is the host of a table."""
    seconds: float
    """About how many seconds of work."""
    entries: int
    bytes: int
    thinking: float
    reading: float
    messages: int


class RoomLine(msgspec.Struct, frozen=True):
    """How much room a table takes up in the storage."""

    id: str
    game: str
    phase: str
    entries: int
    bytes: int


class Costs(msgspec.Struct, frozen=True):
    """What costs most."""

    servers: int
    """How many processes tell."""
    since: float | None
    tables: list[CostLine]
    players: list[CostLine]
    largest: list[RoomLine]


def read_costs(connection: Connection, now: float, most: int) -> Costs:
    """What all servers told lately, added up, and the largest tables."""
    query = select(costs.c.body).where(costs.c.at >= now - COSTS_LAST)
    told = [msgspec.json.decode(body, type=Report) for (body,) in connection.execute(query)]
    whole = Report(now, {}, {})
    for report in told:
        whole.take_in(report)
    return Costs(
        len(told),
        whole.since if told else None,
        cost_lines(whole.tables, host_names(connection, whole.tables), most),
        cost_lines(whole.players, guest_names(connection, whole.players), most),
        largest_tables(connection, most),
    )


def cost_lines(page: Page, names: dict[str, str], most: int) -> list[CostLine]:
    lines = [
        CostLine(
            id,
            names.get(id, ""),
            spent.seconds,
            spent.entries,
            spent.bytes,
            spent.thinking,
            spent.reading,
            spent.messages,
        )
        for id, spent in page.items()
    ]
    return sorted(lines, key=lambda line: (-line.seconds, line.id))[:most]


def host_names(connection: Connection, found: Collection[str]) -> dict[str, str]:
    query = select(tables.c.id, players.c.name).join(players, players.c.id == tables.c.host)
    return {row[0]: row[1] for row in connection.execute(query.where(tables.c.id.in_(list(found))))}


def guest_names(connection: Connection, found: Collection[str]) -> dict[str, str]:
    query = select(players.c.id, players.c.name).where(players.c.id.in_(list(found)))
    return {row[0]: row[1] for row in connection.execute(query)}


def largest_tables(connection: Connection, most: int) -> list[RoomLine]:
    """The tables that take up most room, with their logs and snapshots."""
    log = (
        select(
            entries.c.table_id.label("id"),
            func.count().label("entries"),
            func.sum(func.length(entries.c.body)).label("bytes"),
        )
        .group_by(entries.c.table_id)
        .subquery()
    )
    size = log.c.bytes + func.coalesce(func.length(snapshots.c.body), 0)
    query = (
        select(log.c.id, tables.c.game, tables.c.phase, log.c.entries, size.label("size"))
        .outerjoin(tables, tables.c.id == log.c.id)
        .outerjoin(snapshots, snapshots.c.table_id == log.c.id)
        .order_by(size.desc(), log.c.id)
        .limit(most)
    )
    return [
        RoomLine(row.id, row.game or "", row.phase or "", row.entries, int(row.size))
        for row in connection.execute(query)
    ]
