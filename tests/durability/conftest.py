"""How often servers are killed, and what came of it."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.figures import FIGURES

Tell = Callable[..., None]


@pytest.fixture
def tell(request: pytest.FixtureRequest) -> Tell:
    """Tells, under a name, how often servers fell and how much was acknowledged and heard. Nothing was lost: else the
    test has failed."""

    def told(kind: str, **figures: Any) -> None:
        counts = {name.replace("_", " "): count for name, count in figures.items()}
        request.node.user_properties.append((FIGURES, (kind, counts | {"lost": 0})))

    return told


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> Callable[[int], int]:
    """How often servers of a kind are killed: as often as told, or a few times."""
    wanted = request.config.getoption("--kills")
    return lambda few: few if wanted is None else int(wanted)
