import pytest

from tests.kit.cases import CASES, Case, case_name


@pytest.fixture(params=CASES, ids=case_name)
def case(request: pytest.FixtureRequest) -> Case:
    """Each game with each option set."""
    found: Case = request.param
    return found
