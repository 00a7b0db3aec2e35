"""How often servers are killed, and what came of it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.figures import FIGURES
from tests.postgres import Cluster, running_cluster, shared_cluster

Tell = Callable[..., None]


@pytest.fixture
def tell(request: pytest.FixtureRequest) -> Tell:
    """Tells, under a name, how often servers fell and how much was acknowledged and heard. Nothing was lost: else the
    test has failed."""

    def told(kind: str, **figures: Any) -> None:
        counts = {name.replace("_", " "): count for name, count in figures.items()}
        request.node.user_properties.append((FIGURES, (kind, counts | {"lost": 0})))

    return told


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of a process."""
    with shared_cluster() as cluster:
        yield cluster


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL for one test, to be stopped and started at will."""
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> Callable[[int], int]:
    """How often servers of a kind are killed: as often as told, or a few times."""
    wanted = request.config.getoption("--kills")
    return lambda few: few if wanted is None else int(wanted)
