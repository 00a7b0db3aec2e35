"""Opening a database: where it is, who has it, and one clear line when it can't be had."""

import os
import stat
from pathlib import Path

import pytest

from deadtown.complaint import Complaint
from deadtown.table.store import Store
from tests.postgres import PASSWORD, Cluster, free_port
from tests.table.store.conftest import OpenStore, a_write

pytestmark = pytest.mark.anyio

NOBODY = 65534


async def complaint(url: str) -> str:
    """What is said when a database can't be opened."""
    with pytest.raises(Complaint) as raised:
        await (await Store.open(url)).close()
    said = str(raised.value)
    assert "\n" not in said
    return said


async def test_a_plain_path_is_a_file_in_folders_that_are_made(open_store: OpenStore, tmp_path: Path) -> None:
    path = tmp_path / "my games" / "100% fun?#" / "deadtown.db"
    store = await open_store(str(path))
    await store.append(a_write())
    await store.close()
    store = await open_store(f"sqlite:///{path}")
    assert await store.load("t1")


async def test_a_relative_path_and_a_home_are_understood(
    open_store: OpenStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    for url in ("one.db", "sqlite:///two.db", "~/three.db"):
        await open_store(url)
    assert all((tmp_path / name).exists() for name in ("one.db", "two.db", "home/three.db"))


async def test_the_file_is_for_its_owner_only(open_store: OpenStore, tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "deadtown.db"))
    await store.append(a_write())
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert "deadtown.db-wal" in modes
    assert set(modes.values()) == {0o600}


async def test_a_second_server_on_the_same_file_is_refused(open_store: OpenStore, sqlite_url: str) -> None:
    first = await open_store(sqlite_url)
    assert "another server is using it" in await complaint(sqlite_url)
    await first.append(a_write())
    await first.close()
    second = await open_store(sqlite_url)
    assert await second.load("t1")


async def test_a_second_server_by_another_name_of_the_file_is_refused(open_store: OpenStore, tmp_path: Path) -> None:
    await open_store(str(tmp_path / "deadtown.db"))
    (tmp_path / "link.db").symlink_to(tmp_path / "deadtown.db")
    assert "another server is using it" in await complaint(str(tmp_path / "link.db"))


async def test_a_folder_that_can_not_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert await complaint(str(tmp_path / "file" / "deadtown.db")) == (
        f"database {tmp_path / 'file' / 'deadtown.db'}: Not a directory"
    )


async def test_a_folder_that_may_not_be_written_to(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    user = os.geteuid()
    try:
        if user == 0:
            os.seteuid(NOBODY)  # The root user may write everywhere.
        assert "Permission denied" in await complaint(str(tmp_path / "deadtown.db"))
    finally:
        os.seteuid(user)


async def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    assert await complaint(str(tmp_path)) == f"database {tmp_path}: Is a directory"


async def test_a_file_that_is_no_database_is_left_alone(open_store: OpenStore, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear zombies, " * 1000)
    assert await complaint(str(path)) == f"database {path}: file is not a database"
    assert path.read_text() == "Dear zombies, " * 1000
    path.unlink()
    await open_store(str(path))


@pytest.mark.parametrize(
    "address",
    [
        "",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        ":memory:",
        "sqlite:deadtown.db",
        "mysql://ada:s3cret@localhost/deadtown",
        "http://ada:s3cret@localhost/deadtown",
        "postgresql:ada:s3cret@localhost",
        "postgresql://ada:s3cret@localhost:port/deadtown",
        "postgresql://ada:p@s3cret@localhost/deadtown",
        "postgresql://a/da:s3cret@localhost/deadtown",
        "postgresql://ada@localhost:s3cret/deadtown",
    ],
)
async def test_an_address_that_can_not_be_read(address: str, anyio_backend: object) -> None:
    said = await complaint(address)
    assert "write a path, sqlite:///path or postgresql://user:password@host/name" in said
    assert "s3cret" not in said


async def test_a_server_that_is_not_there(anyio_backend: object) -> None:
    port = free_port()
    said = await complaint(f"postgresql://ada:s3cret@127.0.0.1:{port}/deadtown?password=s3cret")
    assert said.startswith(f"database postgresql://ada:***@127.0.0.1:{port}/deadtown: ")
    assert "refused" in said
    assert "s3cret" not in said


async def test_a_wrong_password(cluster: Cluster, anyio_backend: object) -> None:
    said = await complaint(cluster.url("postgres").replace(PASSWORD, "wr0ng"))
    assert "password authentication failed" in said
    assert "wr0ng" not in said


async def test_a_database_that_is_not_there(cluster: Cluster, anyio_backend: object) -> None:
    said = await complaint(cluster.url("nowhere"))
    assert said.endswith('FATAL:  database "nowhere" does not exist')
    assert PASSWORD not in said


async def test_an_option_that_postgresql_does_not_know(cluster: Cluster, anyio_backend: object) -> None:
    said = await complaint(cluster.url("postgres") + "?sauce=s3cret")
    assert "sauce" in said
    assert PASSWORD not in said
