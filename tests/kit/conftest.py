import pytest

from tests.kit.cases import CASES, Case, case_name


@pytest.fixture(params=CASES, ids=case_name)
def case(request: pytest.FixtureRequest) -> Case:
    """Each game with each option set."""
    found: Case = request.param
    return found


@pytest.fixture
def seeds(seeds: range, case: Case) -> range:
    """Of games that are long, fewer are played."""
    return seeds[: max(1, len(seeds) // case.long)]
