"""The tables of the house, in a list."""

from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, func, or_, select

from deadtown.table.store.reading import can_be_kept
from deadtown.table.store.schema import entries, players, tables

Order = Literal["changed", "created", "entries"]


class Wanted(msgspec.Struct, frozen=True):
    """Which tables to list; empty means any."""

    phase: str = ""
    game: str = ""
    host: str = ""
    """The id of a guest, or a name."""
    before: float | None = None
    """Nothing has happened there since."""


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list. No secret is among it."""

    id: str
    game: str
    phase: str
    visibility: str
    host: str
    host_name: str
    players: list[str]
    entries: int
    created: float
    changed: float


def list_tables(connection: Connection, wanted: Wanted, order: Order, limit: int) -> list[TableLine]:
    """The tables that fit: those that changed last, were made last or have the longest logs first."""
    if not (can_be_kept(wanted.game) and can_be_kept(wanted.host) and can_be_kept(wanted.phase)):
        return []
    length = (
        select(func.coalesce(func.max(entries.c.number), 0)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    )
    query = select(tables, players.c.name, length.label("length")).outerjoin(players, players.c.id == tables.c.host)
    if wanted.phase:
        query = query.where(tables.c.phase == wanted.phase)
    if wanted.game:
        query = query.where(tables.c.game == wanted.game)
    if wanted.host:
        query = query.where(or_(tables.c.host == wanted.host, players.c.name == wanted.host))
    if wanted.before is not None:
        query = query.where(tables.c.changed < wanted.before)
    by = {"changed": tables.c.changed, "created": tables.c.created, "entries": length}[order]
    return [line_of(row) for row in connection.execute(query.order_by(by.desc(), tables.c.id).limit(limit))]


def line_of(row: Any) -> TableLine:
    return TableLine(
        row.id,
        row.game,
        row.phase,
        row.visibility,
        row.host,
        row.name or "",
        names_in(row.about),
        row.length,
        row.created,
        row.changed,
    )


def names_in(about: bytes) -> list[str]:
    """Who sits at a table, bots included."""
    try:
        return [seat["name"] for seat in msgspec.json.decode(about)["seats"] if seat["name"]]
    except (msgspec.DecodeError, LookupError, TypeError):
        return []
