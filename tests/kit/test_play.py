"""Random games of each case are played once, with all judges looking on.

``pytest tests/kit/test_play.py -k drawn-7 --seeds 40 --judges secrecy`` asks only those that have this in their name or
in that of their room.
"""

import pytest

from tests.kit.cases import Case
from tests.kit.judges import JUDGES
from tests.kit.playing import Judge, judged


@pytest.fixture
def judges(request: pytest.FixtureRequest) -> list[type[Judge]]:
    wanted = str(request.config.getoption("--judges")).lower()
    return [judge for judge in JUDGES if wanted in f"{judge.__module__}.{judge.__name__}".lower()]


# Ten seconds on an idle core.
@pytest.mark.lasts(480)
def test_no_judge_finds_fault(case: Case, seeds: range, judges: list[type[Judge]], subtests: pytest.Subtests) -> None:
    for verdict in judged(case, seeds, judges):
        with subtests.test(verdict.name):
            verdict.confirm()
