"""``deadtown house`` typed wrongly, or where there is nothing to keep: one line says why, and nothing changes."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.keeper import Keeper, typed
from tests.web.program import TIMEOUT, opened, surroundings


@pytest.fixture
def keeper(tmp_path: Path) -> Keeper:
    """Of a house that is empty."""
    (tmp_path / "empty").mkdir()
    with opened(tmp_path):
        pass
    return Keeper(str(tmp_path / "deadtown.db"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "the following arguments are required: COMMAND (deadtown house --help tells more)"),
        (["dance"], "invalid choice: 'dance'"),
        (["close"], "the following arguments are required: TABLE"),
        (["tables", "--phase", "asleep"], "invalid choice: 'asleep'"),
        (["tables", "--older-than", "soon"], "--older-than: 'soon' is not a time such as 90m, 12h or 30d"),
        (["tables", "--limit", "0"], "--limit: '0' is not a whole number from 1 to 1000000"),
        (["tables", "--database", ""], "--database"),
        (["tables", "--database", "mysql://x/y"], "a database of kind 'mysql' can't be used"),
        (["tables", "--database", "/nowhere/at/all.db"], "database /nowhere/at/all.db: there is no such file"),
        (["check", "--database", "postgresql://a:s3cret@127.0.0.1:1/b"], "database postgresql://a:***@127.0.0.1:1/b: "),
    ],
)
def test_what_can_not_be_done_is_complained_of_in_one_line(words: list[str], said: str) -> None:
    done = typed(*words)
    assert (done.status, done.out) == (2, "")
    assert said in done.errors
    assert done.errors.count("\n") == 1
    assert "s3cret" not in done.errors


def test_unknown_tables_and_guests_are_named(keeper: Keeper) -> None:
    for odd in ("nowhere", "", "\udcff", "a\0b"):
        assert keeper.complaint("close", odd).startswith("there is no table ")
        assert keeper.complaint("ban", odd).startswith("no guest has the id ")
        assert keeper.asks("players", odd or "nobody") == []
        assert keeper.asks("tables", "--host", odd or "nobody", "--game", odd) == []


def test_an_empty_house_has_nothing_to_show(keeper: Keeper) -> None:
    assert keeper.asks("tables") == keeper.asks("players") == []
    assert keeper.types("costs").out == "No server has told of any costs lately.\n"
    assert keeper.types("check").out.endswith("No damage was found.\n")


def test_the_database_may_be_told_by_the_environment(keeper: Keeper) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "deadtown", "house", "tables", "--json"],
        env=surroundings({"DEADTOWN_DATABASE": keeper.database}),
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "[]\n", "")


def test_a_backup_that_is_none_makes_no_database(tmp_path: Path) -> None:
    (tmp_path / "backup").write_text("hello")
    keeper = Keeper(str(tmp_path / "new.db"))
    assert keeper.complaint("restore", str(tmp_path / "backup")).endswith("it is none, or damaged")
    assert not (tmp_path / "new.db").exists()


def test_damage_is_told_by_the_exit_status(keeper: Keeper) -> None:

    with sqlite3.connect(keeper.database) as connection:
        connection.execute("INSERT INTO entries VALUES ('lost', 1, x'00')")
    connection.close()
    done = keeper.types("check")
    assert done.status == 1
    assert "table lost: there are entries of a table that is in no list" in done.out
    assert keeper.asks("check", status=1)["damages"][0]["table"] == "lost"
