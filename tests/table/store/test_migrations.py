"""The shape of the database: made, migrated, or refused, and the same whichever way it came about."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, insert, inspect, text
from sqlalchemy.pool import NullPool

from deadtown.complaint import Complaint
from deadtown.table.store import Player, Store, migrate
from deadtown.table.store.address import read_address
from deadtown.table.store.migrate import bring_to_head, head, upgrade
from deadtown.table.store.schema import metadata, sessions, version
from tests.table.store.conftest import OpenStore, a_write

pytestmark = pytest.mark.anyio


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    """A connection that is not the store's."""
    address = read_address(url)
    if isinstance(address, Path):
        address.parent.mkdir(exist_ok=True)
        url = f"sqlite:///{address}"
    else:
        url = address.render_as_string(hide_password=False)
    engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        yield connection


def run(url: str, statement: str) -> None:
    with connected(url) as connection:
        connection.execute(text(statement))


async def complaint(url: str) -> str:
    with pytest.raises(Complaint) as raised:
        await (await Store.open(url)).close()
    assert "\n" not in str(raised.value)
    return str(raised.value).partition(": ")[2]


def test_the_newest_revision_is_known_without_alembic() -> None:
    config = Config()
    config.set_main_option("script_location", "deadtown.table.store:migrations")
    revisions = ScriptDirectory.from_config(config)
    assert revisions.get_heads() == [head()]
    for revision in revisions.walk_revisions():
        assert Path(revision.path).name.startswith(f"v{revision.revision}_")
        assert len(revision.revision) == 4
        assert revision.revision.isdecimal()


@pytest.mark.parametrize("way", [upgrade, bring_to_head])
def test_both_ways_lead_to_the_shape_that_the_program_knows(database: str, way: object) -> None:
    assert callable(way)
    with connected(database) as connection:
        way(connection)
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == head()


def test_both_ways_lead_to_the_same_statements(tmp_path: Path) -> None:
    """What the comparison of Alembic does not see: keys, their order, tables without rowid."""
    shapes = []
    for number, way in enumerate((upgrade, bring_to_head)):
        with connected(f"sqlite:///{tmp_path / f'{number}.db'}") as connection:
            way(connection)
            found = connection.execute(text("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL"))
            shapes.append({" ".join(statement.split()) for (statement,) in found})
    assert shapes[0] == shapes[1]
    assert len(shapes[0]) == len(metadata.tables) + 1 + sum(len(table.indexes) for table in metadata.tables.values())


async def test_a_database_at_head_is_left_as_it_is(open_store: OpenStore, database: str) -> None:
    store = await open_store(database)
    await store.append(a_write())
    await store.close()
    store = await open_store(database)
    assert await store.load("t1")


async def test_an_older_database_is_left_to_alembic(
    open_store: OpenStore, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with connected(database) as connection:
        bring_to_head(connection)
    run(database, "UPDATE alembic_version SET version_num = '0000'")
    done: list[str] = []

    def stand_in(connection: Connection) -> None:
        done.append(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())

    monkeypatch.setattr(migrate, "upgrade", stand_in)
    await open_store(database)
    assert done == ["0000"]


async def test_a_database_of_the_first_version_keeps_all_it_has(open_store: OpenStore, database: str) -> None:
    session = {"token_hash": b"x", "player_id": "p", "kind": "cookie", "label": "", "created": 4.0}
    with connected(database) as connection:
        first_version(connection)
        connection.execute(text("INSERT INTO players (id, name, created) VALUES ('p', 'Anna', 3.5)"))
        connection.execute(insert(sessions).values(session))
    store = await open_store(database)
    found = await store.find_session(b"x")
    assert found is not None
    assert found[1] == Player("p", "Anna", 3.5)
    await store.append(a_write())
    assert await store.load("t1")


def first_version(connection: Connection) -> None:
    """Make the database as the first version did."""
    config = Config()
    config.set_main_option("script_location", "deadtown.table.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


async def test_a_newer_database_is_refused(database: str, anyio_backend: object) -> None:
    with connected(database) as connection:
        bring_to_head(connection)
    run(database, "UPDATE alembic_version SET version_num = '9876'")
    assert (await complaint(database)).endswith(f"is newer (9876) than this program ({head()}): update Deadtown")
    run(database, f"UPDATE alembic_version SET version_num = '{head()}'")
    await (await Store.open(database)).close()


async def test_a_database_of_another_program_is_refused(database: str, anyio_backend: object) -> None:
    run(database, "CREATE TABLE players (shoe_size INTEGER)")
    assert (await complaint(database)).endswith("holds something else (a table 'players' without a version)")
    run(database, "CREATE TABLE alembic_version (version_num VARCHAR(32))")
    run(database, "INSERT INTO alembic_version VALUES ('ae1027a6acf')")
    assert (await complaint(database)).endswith("holds something else (its version is 'ae1027a6acf')")
    with connected(database) as connection:
        assert sorted(inspect(connection).get_table_names()) == ["alembic_version", "players"]


def test_a_database_is_made_whole_or_not_at_all(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(version, "create", fail)
    with connected(database) as connection:
        with pytest.raises(KeyboardInterrupt):
            bring_to_head(connection)
        assert inspect(connection).get_table_names() == []


async def test_servers_that_start_at_once_on_an_empty_database(open_store: OpenStore, postgresql_url: str) -> None:
    stores = await asyncio.gather(*(open_store(postgresql_url) for _ in range(4)))
    await stores[0].append(a_write())
    assert await stores[3].load("t1")


LEAN = """
import asyncio, sys
from deadtown.table.store import Store
async def main():
    for _ in range(2):
        store = await Store.open(sys.argv[1])
        await store.check()
        await store.close()
asyncio.run(main())
print(sorted({"alembic", "psycopg", "mako"} & set(sys.modules)))
"""


def test_a_start_on_sqlite_loads_no_library_that_it_does_not_need(sqlite_url: str) -> None:
    done = subprocess.run([sys.executable, "-c", LEAN, sqlite_url], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
