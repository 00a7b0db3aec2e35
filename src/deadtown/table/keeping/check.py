"""Looking through a whole database for damage. Nobody is disturbed: it is read, a table at a time."""

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy import Table as Rows

from deadtown.complaint import Complaint
from deadtown.table.denied import Denied
from deadtown.table.keeping.visit import Visit
from deadtown.table.listing import members_of, summary_of
from deadtown.table.store import Snapshot, Summary
from deadtown.table.store.reading import read_entries, read_snapshot
from deadtown.table.store.schema import entries, members, players, sessions, snapshots, tables
from deadtown.table.table import Table, read_stored
from deadtown.table.tabletop import Damaged

PAGE = 200
"""Ids of tables that are read together."""
PLAIN = ("game", "rules", "phase", "visibility", "host", "created")
"""What a list of tables says for itself."""
LISTED = ("id", "game", "rules", "phase", "host", "created", "rematch", "source")
"""What it says about a table, and does not change with a decision."""
SEATED = ("seat", "who", "player", "name", "bot")


class Damage(msgspec.Struct, frozen=True):
    """Something that is not as it should be."""

    table: str
    """The id of a table; empty where it concerns the whole."""
    problem: str


class OtherRules(msgspec.Struct, frozen=True):
    """A table whose game has other rules by now. That is no damage."""

    table: str
    game: str
    rules: str


class Check(msgspec.Struct):
    """How much was looked through, and what was found apart from damage."""

    tables: int = 0
    entries: int = 0
    snapshots: int = 0
    other_rules: list[OtherRules] = []
    old_snapshots: int = 0
    """Snapshots in a form that is read no more: the whole log is read instead."""

    def run(self, visit: Visit) -> Iterator[Damage]:
        """Look through everything, and tell each damage as it is found."""
        yield from check_storage(visit)
        for table in all_tables(visit):
            try:
                with visit.reading() as connection:
                    problems = list(self.look_at(connection, table))
            except Complaint as complaint:
                problems = [str(complaint)]
            self.tables += 1
            yield from (Damage(table, problem) for problem in problems)
        yield from check_strays(visit)

    def look_at(self, connection: Connection, table: str) -> Iterator[str]:
        """What is wrong with one table."""
        row = connection.execute(select(tables).where(tables.c.id == table)).first()
        if row is None:
            return  # It has gone since it was listed: a backup was restored.
        summary, log = Summary(*row), read_entries(connection, table, 0)
        snapshot = read_snapshot(connection, table)
        self.entries += len(log)
        self.snapshots += snapshot is not None
        gap = next((place for place, (number, _) in enumerate(log, 1) if number != place), None)
        if not log or gap is not None:
            yield f"entry {gap or 1} is missing"
            return
        if snapshot is not None and snapshot.number > len(log):
            yield f"its snapshot is of entry {snapshot.number}, its log has {len(log)}"
        query = select(members.c.player_id).where(members.c.table_id == table)
        try:
            folded, then = fold(table, log, snapshot)
            yield from self._compare(folded, summary, set(connection.execute(query).scalars()))
            yield from self._compare_snapshot(snapshot, then)
        except Damaged as damage:
            yield str(damage)
        except Denied as denied:
            if denied.refusal.reason != "other-rules":
                yield f"it can't be read: {denied}"
                return
            self.other_rules.append(OtherRules(table, summary.game, summary.rules))
            yield from unreadable(log)
        except Exception as error:
            yield f"it can't be read: {error!r}"

    def _compare(self, folded: Table, summary: Summary, seated: set[str]) -> Iterator[str]:
        """Whether the lists say of a table what its log comes to."""
        expected = summary_of(folded)
        for name in PLAIN:
            if getattr(summary, name) != getattr(expected, name):
                yield f"the list says {name} {getattr(summary, name)!r}, its log {getattr(expected, name)!r}"
        about, wanted = msgspec.json.decode(summary.about), msgspec.json.decode(expected.about)
        wrong = [name for name in LISTED if name in about and about[name] != wanted[name]]
        if wrong or seats_of(about) != seats_of(wanted):
            yield f"the list is not as its log makes it: {', '.join(wrong or ['seats'])}"
        if seated != set(members_of(folded)):
            yield "the list of those who play there is not as its log makes it"

    def _compare_snapshot(self, snapshot: Snapshot | None, then: bytes | None) -> Iterator[str]:
        if snapshot is None or then is None:
            return
        try:
            stored = Table.restore(snapshot.body).save()
        except Damaged:
            self.old_snapshots += 1
            return
        if stored != then:
            yield f"its snapshot is not what its log makes of it at entry {snapshot.number}"


def fold(table: str, log: list[tuple[int, bytes]], snapshot: Snapshot | None) -> tuple[Table, bytes | None]:
    """A table as its log makes it, and as it was stored where there is a snapshot."""
    folded, then = Table.first(table, *log[0]), None
    for number, body in log[1:]:
        folded.follow(number, body)
        if snapshot is not None and number == snapshot.number:
            then = folded.save()
    return folded, then


def seats_of(about: dict[str, object]) -> list[dict[str, object]]:
    seats = about.get("seats")
    assert isinstance(seats, list)
    return [{name: seat.get(name) for name in SEATED} for seat in seats]


def unreadable(log: list[tuple[int, bytes]]) -> Iterator[str]:
    """Entries that can't be read even without knowing the rules."""
    for number, body in log:
        try:
            read_stored(number, body)
        except Damaged as damage:
            yield str(damage)


def check_storage(visit: Visit) -> Iterator[Damage]:
    """What SQLite finds out about its own file. PostgreSQL sees to itself."""
    if visit.is_postgresql:
        return
    try:
        with visit.reading() as connection:
            for (problem,) in connection.exec_driver_sql("PRAGMA integrity_check(20)"):
                if problem != "ok":
                    yield Damage("", problem)
    except Complaint as complaint:
        yield Damage("", str(complaint))


def all_tables(visit: Visit) -> Iterator[str]:
    """The ids of all tables, in their order."""
    query, last = select(tables.c.id).order_by(tables.c.id).limit(PAGE), ""
    while True:
        with visit.reading() as connection:
            found = connection.execute(query.where(tables.c.id > last)).scalars().all()
        if not found:
            return
        yield from found
        last = found[-1]


STRAYS: tuple[tuple[Rows, str], ...] = (
    (entries, "there are entries of a table that is in no list"),
    (snapshots, "there is a snapshot of a table that is in no list"),
    (members, "somebody plays at a table that is in no list"),
)


def check_strays(visit: Visit) -> Iterator[Damage]:
    """What belongs to nothing."""
    with visit.reading() as connection:
        for rows, problem in STRAYS:
            known = select(tables.c.id).where(tables.c.id == rows.c.table_id).exists()
            stray = select(rows.c.table_id).where(~known).distinct().order_by(rows.c.table_id)
            for table in connection.execute(stray).scalars():
                yield Damage(table, problem)
        known = select(players.c.id).where(players.c.id == sessions.c.player_id).exists()
        lost = connection.execute(select(func.count()).select_from(sessions).where(~known)).scalar_one()
        if lost:
            yield Damage("", f"{lost} sessions are of no guest")
