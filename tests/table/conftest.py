"""Databases for tests: each test that asks for one runs on SQLite and on a real PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Cluster
from tests.table import tables

BOTH_WAYS = (
    "test_bots_at_workers",
    "test_choosing",
    "test_moments",
    "test_saving",
    "test_standing",
    "test_time",
    "test_undo",
    "test_watching",
    "test_windows",
    "test_workers",
)
"""Where choices are taken at hubs."""


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'database' / 'deadtown.db'}"


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A file for tests to which it does not matter where tables are kept."""
    return str(tmp_path / "x.db")


@pytest.fixture
def postgresql_url(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of a new, empty database."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
def way(request: pytest.FixtureRequest) -> Iterator[None]:
    """Lets the choices of a test go the way of its parameter."""
    token = tables.way.set(request.param)
    yield
    tables.way.reset(token)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is written of tables at a hub holds for choices that go the short way, too."""
    if metafunc.module.__name__.rpartition(".")[2] in BOTH_WAYS:
        metafunc.fixturenames.append("way")
        metafunc.parametrize("way", tables.HUBS, indirect=True)
