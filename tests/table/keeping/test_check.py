"""A check finds every kind of damage, names its table, and takes nothing else for damage."""

import asyncio

import msgspec
import pytest

from deadtown.table.entries import Created, read_entry, write_entry
from deadtown.table.keeping.check import Check
from deadtown.table.keeping.closing import close_table
from deadtown.table.keeping.visit import Visit
from deadtown.table.store import Store
from tests.table.keeping.conftest import ENTRIES, Furnished


def damages(visit: Visit) -> list[tuple[str, str]]:
    return [(damage.table, damage.problem) for damage in Check().run(visit)]


def test_what_servers_write_is_without_damage(furnished: Furnished, visit: Visit) -> None:
    check = Check()
    assert list(check.run(visit)) == []
    assert (check.tables, check.entries, check.snapshots) == (2, ENTRIES, 1)
    assert (check.other_rules, check.old_snapshots) == ([], 0)
    for table in (furnished.playing, furnished.waiting):
        assert close_table(visit, table, 2e9)
    assert damages(visit) == []


HURT = {
    "DELETE FROM entries WHERE table_id = :playing AND number = 17": "entry 17 is missing",
    "DELETE FROM entries WHERE table_id = :playing AND number = 1": "entry 1 is missing",
    "DELETE FROM entries WHERE table_id = :playing": "entry 1 is missing",
    "DELETE FROM entries WHERE table_id = :playing AND number > 50": "its snapshot is of entry",
    "UPDATE entries SET body = '{' WHERE table_id = :playing AND number = 5": "entry 5 can't be read",
    "UPDATE entries SET body = (SELECT body FROM entries WHERE table_id = :waiting AND number = 1) "
    "WHERE table_id = :playing AND number = 5": "entry 5: KeyError",
    "UPDATE tables SET phase = 'over' WHERE id = :playing": "the list says phase 'over', its log 'playing'",
    "UPDATE tables SET host = 'nobody' WHERE id = :playing": "the list says host 'nobody'",
    "UPDATE tables SET about = (SELECT about FROM tables WHERE id = :waiting) WHERE id = :playing": (
        "the list is not as its log makes it: id"
    ),
    "DELETE FROM members WHERE table_id = :playing": "the list of those who play there is not as its log makes it",
    "UPDATE snapshots SET number = number - 1 WHERE table_id = :playing": (
        "its snapshot is not what its log makes of it"
    ),
    "DELETE FROM tables WHERE id = :playing": "there are entries of a table that is in no list",
}


@pytest.mark.parametrize("statement", HURT)
def test_damage_is_found_and_its_table_named(furnished: Furnished, visit: Visit, statement: str) -> None:
    furnished.change(statement.replace("'{'", f"CAST('{{' AS {'BYTEA' if visit.is_postgresql else 'BLOB'})"))
    found, wanted = damages(visit), HURT[statement]
    assert found
    assert {table for table, _ in found} == {furnished.playing}
    assert any(problem.startswith(wanted) for _, problem in found), found


def test_sessions_of_nobody_are_found(furnished: Furnished, visit: Visit) -> None:
    if visit.is_postgresql:
        furnished.change(
            "ALTER TABLE sessions DROP CONSTRAINT sessions_player_id_fkey", "DELETE FROM players WHERE id = :guest"
        )
    else:
        with visit.database.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
            connection.exec_driver_sql("DELETE FROM players WHERE id = ?", (furnished.guest,))
            connection.exec_driver_sql("PRAGMA foreign_keys = ON")
    assert damages(visit) == [("", "1 sessions are of no guest")]


def with_other_rules(furnished: Furnished) -> None:
    """The game of a table had other rules when it was made."""

    async def work() -> bytes:
        store = await Store.open(furnished.database)
        try:
            (first, *_) = await store.entries(furnished.playing, 0)
        finally:
            await store.close()
        return first[1]

    entry = read_entry(asyncio.run(work()))
    assert isinstance(entry, Created)
    body = write_entry(msgspec.structs.replace(entry, rules="0"))
    with Visit.to(furnished.database) as visit, visit.writing() as connection:
        mark = "%s" if visit.is_postgresql else "?"
        change = f"UPDATE entries SET body = {mark} WHERE table_id = {mark} AND number = 1"
        connection.exec_driver_sql(change, (body, furnished.playing))
    furnished.change("UPDATE tables SET rules = '0' WHERE id = :playing", "DELETE FROM snapshots")


def test_a_table_of_other_rules_is_told_apart(furnished: Furnished, visit: Visit) -> None:
    with_other_rules(furnished)
    check = Check()
    assert list(check.run(visit)) == []
    assert [(other.table, other.rules) for other in check.other_rules] == [(furnished.playing, "0")]
    furnished.change("DELETE FROM entries WHERE table_id = :playing AND number = 9")
    assert damages(visit) == [(furnished.playing, "entry 9 is missing")]


def test_a_table_that_nobody_can_play_any_more_can_be_closed(furnished: Furnished, visit: Visit) -> None:
    with_other_rules(furnished)
    assert close_table(visit, furnished.playing, 2e9)
    assert not close_table(visit, furnished.playing, 2e9)
    assert damages(visit) == []


def test_a_snapshot_that_is_read_no_more_is_no_damage(furnished: Furnished, visit: Visit) -> None:
    furnished.change(f"UPDATE snapshots SET body = CAST('x' AS {'BYTEA' if visit.is_postgresql else 'BLOB'})")
    check = Check()
    assert list(check.run(visit)) == []
    assert check.old_snapshots == 1
