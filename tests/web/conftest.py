"""A server for the tests of the web. What is about tables is tested on every kind of server there is."""

import secrets
from collections.abc import Callable, Iterator

import pytest

from tests.postgres import Cluster
from tests.web.clients import Guest
from tests.web.program import opened
from tests.web.servers import served, settings_of

EVERYWHERE = {"test_ended_sessions", "test_sessions", "test_socket", "test_streams", "test_tables_api", "test_races"}
"""The suite that runs on SQLite and on PostgreSQL, with one and with two workers; the rest does not care."""
KINDS = ("sqlite", "postgresql", "two workers")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "server" in metafunc.fixturenames and not hasattr(metafunc.module, "server"):
        everywhere = metafunc.module.__name__.rpartition(".")[2] in EVERYWHERE
        metafunc.parametrize("server", KINDS if everywhere else KINDS[:1], indirect=True, scope="session")


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that many tests share."""
    folder = tmp_path_factory.mktemp("server")
    if request.param == "sqlite":
        with served(settings_of(folder)) as running:
            yield running.url
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    name = f"web_{secrets.token_hex(4)}"
    cluster.execute(f"CREATE DATABASE {name}")
    if request.param == "postgresql":
        with served(settings_of(folder, database=cluster.url(name))) as running:
            yield running.url
    else:
        environment = {"DEADTOWN_DATABASE": cluster.url(name)}
        with opened(folder, "--workers", "2", "--rates", "0", environment=environment) as program:
            yield program.url


@pytest.fixture
def guest(server: str) -> Iterator[Callable[[str], Guest]]:
    """Somebody new at the server."""
    guests: list[Guest] = []

    def new(name: str) -> Guest:
        guests.append(Guest(server, name))
        return guests[-1]

    yield new
    for one in guests:
        one.close()
