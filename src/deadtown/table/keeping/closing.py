"""Closing a table from outside: its log says that it was the keeper of the house."""

from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from deadtown.complaint import Complaint
from deadtown.table.denied import Denied
from deadtown.table.entries import Closed, write_entry
from deadtown.table.following import ForFollowers
from deadtown.table.keeping.visit import Visit
from deadtown.table.listing import members_of, summary_of
from deadtown.table.messages import News
from deadtown.table.store import Summary, Write
from deadtown.table.store.reading import can_be_kept, read_entries, read_epoch, read_table
from deadtown.table.store.saving import save
from deadtown.table.store.schema import entries, tables
from deadtown.table.table import Table
from deadtown.table.tabletop import Damaged, TooFarBack
from deadtown.table.telling import write_message


def close_table(visit: Visit, table: str, now: float) -> bool:
    """Close a table, whatever goes on there. False when it is closed already."""
    with visit.reading() as connection:
        read_summary(connection, table)
        folded = fold(connection, table)
    with visit.writing() as connection:
        visit.hold_others_back(connection, entries)
        found = read_summary(connection, table)
        if found.phase == "closed":
            return False
        write = closing_write(connection, found, caught_up(connection, folded) or fold(connection, table), now)
        save(connection, [write], {}, read_epoch(connection))
        visit.tell_appended(connection, table, write.first, news_of(found))
    return True


def read_summary(connection: Connection, table: str) -> Summary:
    query = select(tables).where(tables.c.id == table)
    found = connection.execute(query).first() if can_be_kept(table) else None
    if found is None:
        raise Complaint(f"there is no table {table!r}")
    return Summary(*found)


def closing_write(connection: Connection, found: Summary, folded: Table | None, now: float) -> Write:
    """What closes a table, as it is stored now. One that can't be played any more, because its rules are others or its
    log is damaged, can be closed still: of it only the list is told."""
    entry = Closed(now, "", keeper=True)
    if folded is not None:
        folded.add(entry)
        return Write(found.id, folded.state.row, [write_entry(entry)], summary_of(folded), members_of(folded))
    last = connection.execute(select(func.max(entries.c.number)).where(entries.c.table_id == found.id)).scalar() or 0
    about = msgspec.json.decode(found.about) | {"phase": "closed", "changed": now, "ask": None, "paused": False}
    summary = msgspec.structs.replace(found, phase="closed", changed=now, about=msgspec.json.encode(about))
    return Write(found.id, last + 1, [write_entry(entry)], summary)


def fold(connection: Connection, table: str) -> Table | None:
    """A table as its log makes it; None when it can't be."""
    for whole in (False, True):
        stored = read_table(connection, table, whole)
        if stored is None:
            return None
        snapshot = None if stored.snapshot is None else stored.snapshot.body
        try:
            return Table.read(table, snapshot, stored.entries)
        except (Damaged, TooFarBack):
            continue
        except Denied:
            return None
    return None


def caught_up(connection: Connection, folded: Table | None) -> Table | None:
    """The same table with what has happened since; None when that can't be told so."""
    if folded is None:
        return None
    try:
        folded.hear(read_entries(connection, folded.state.id, folded.state.row), None)
    except (Damaged, TooFarBack):
        return None
    return folded


def news_of(found: Summary) -> bytes:
    """What those hear in their accounts who play at a table, wherever they are."""
    about: dict[str, Any] = msgspec.json.decode(found.about)
    players = dict.fromkeys(seat["player"] for seat in about["seats"] if seat["player"])
    news = write_message(News(found.id, found.game, "closed", "closed"))
    return msgspec.json.encode(ForFollowers(list(players), msgspec.Raw(news)))
