import pytest

from tests.kit.cases import CASES, Case, case_name
from tests.kit.nights import nights


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each game with each option set; and nights drawn by lot, the more the more seeds there are. Some tests have
    cases of their own.

    What fails on one of these is tried again with as many seeds: ``pytest tests/kit -k drawn-7 --seeds 40``.
    """
    own = [mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")]
    if "case" in metafunc.fixturenames and "case" not in own:
        drawn = nights(metafunc.config.getoption("--seeds"))
        names = [*map(case_name, CASES), *(f"drawn-{number}" for number in range(len(drawn)))]
        metafunc.parametrize("case", [*CASES, *drawn], ids=names)


@pytest.fixture
def seeds(seeds: range, case: Case) -> range:
    """Of games that are long, fewer are played."""
    return seeds[: max(1, len(seeds) // case.long)]
