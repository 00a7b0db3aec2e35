"""What all tests share."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seeds", type=int, default=20, help="random games for each case of the kit")
    parser.addoption("--kills", type=int, default=20, help="how often the server is killed under load")


@pytest.fixture(scope="session")
def seeds(request: pytest.FixtureRequest) -> range:
    """The seeds of the random games that the kit plays."""
    return range(int(request.config.getoption("--seeds")))
