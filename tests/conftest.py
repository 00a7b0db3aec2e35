"""What all tests share."""

import gc
import signal
from collections.abc import Generator, Iterator

import pytest

from tests.figures import pytest_terminal_summary
from tests.postgres import Cluster, running_cluster

__all__ = ["pytest_terminal_summary"]

pytest_plugins = ["tests.ending", "tests.order", "tests.times"]

ALLOCATIONS = 50_000
"""So much must be new before it is looked through for garbage: games make many things, and nearly all die at once."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seeds", type=int, default=6, help="random games for each case of the kit")
    parser.addoption("--judges", default="", help="which judges of the kit look on, by a part of their name or room")
    parser.addoption("--kills", type=int, help="how often servers of each kind are killed under load")


def pytest_configure() -> None:
    """Ctrl-C is heard here and by whatever tests start, even in the background of a shell, which has it ignored."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is loaded and collected stays: looking through it again and again for garbage would be in vain."""
    gc.disable()
    collected = yield
    gc.collect()
    gc.freeze()
    gc.set_threshold(ALLOCATIONS, *gc.get_threshold()[1:])
    gc.enable()
    return collected


@pytest.fixture(scope="module", autouse=True)
def nothing_left_open() -> Iterator[None]:
    """What the tests of a file leave open fails there, not in a later test that happens to be looking for garbage.
    What is alive then lives on: after other files it is not looked through again."""
    yield
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def seeds(request: pytest.FixtureRequest) -> range:
    """The seeds of the random games that the kit plays."""
    return range(int(request.config.getoption("--seeds")))


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of a process, which takes longer to start than most tests. None of them stops it."""
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL for one test, to be stopped and started at will."""
    with running_cluster() as cluster:
        yield cluster
