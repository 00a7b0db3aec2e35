"""Databases that can't be visited: what is said of them, and that they are left as they are."""

import sqlite3
from pathlib import Path

import pytest

from deadtown.complaint import Complaint
from deadtown.table.keeping.visit import Visit
from deadtown.table.store.migrate import bring_to_head, head
from tests.postgres import PASSWORD, Cluster
from tests.table.store.test_migrations import connected, run


def complaint(address: str, make: bool = False) -> str:
    with pytest.raises(Complaint) as raised, Visit.to(address, make):
        pass
    said = str(raised.value)
    assert "\n" not in said
    assert PASSWORD not in said
    return said.partition(": ")[2]


def test_no_file_is_made_where_there_is_none(tmp_path: Path) -> None:
    assert complaint(str(tmp_path / "none.db")) == "there is no such file"
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_is_empty_or_of_something_else(database: str) -> None:
    with connected(database):
        pass
    if not database.startswith("postgresql"):
        Path(database.removeprefix("sqlite:///")).touch()
    assert complaint(database) == "is empty, or holds something else"
    run(database, "CREATE TABLE players (shoe_size INTEGER)")
    assert complaint(database, make=True) == "holds something else (a table 'players' without a version)"


def test_a_database_of_another_version(database: str) -> None:
    with connected(database) as connection:
        bring_to_head(connection)
    for version, said in (
        ("9876", f"is newer (9876) than this program ({head()}): update Deadtown"),
        ("0001", f"is older (0001) than this program ({head()}): starting the server brings it up to date"),
        ("x", "holds something else (its version is 'x')"),
    ):
        run(database, f"UPDATE alembic_version SET version_num = '{version}'")
        assert complaint(database) == complaint(database, make=True) == said


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Milk, bread, batteries.\n" * 100)
    assert complaint(str(path)) == "file is not a database"
    assert complaint(str(tmp_path)) == "unable to open database file"


def test_a_file_that_somebody_else_keeps_locked(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deadtown.table.keeping.visit.BUSY_MILLISECONDS", 10)
    with Visit.to(sqlite_url, make=True) as visit:
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Complaint, match="database is locked"), visit.writing():
            pass
        other.close()


def test_a_guest_of_the_database_without_rights(cluster: Cluster, postgresql_url: str) -> None:
    with connected(postgresql_url) as connection:
        bring_to_head(connection)
    cluster.execute("DROP ROLE IF EXISTS stranger")
    cluster.execute(f"CREATE ROLE stranger LOGIN PASSWORD '{PASSWORD}'")
    assert "permission denied" in complaint(postgresql_url.replace("//deadtown:", "//stranger:"))
    assert "password" in complaint(postgresql_url.replace(PASSWORD, "wrong"))
