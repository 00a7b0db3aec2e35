"""A server for the tests of the web."""

from collections.abc import Callable, Iterator

import pytest

from tests.web.clients import Guest
from tests.web.servers import served, settings_of


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that many tests share."""
    with served(settings_of(tmp_path_factory.mktemp("server"))) as running:
        yield running.url


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
