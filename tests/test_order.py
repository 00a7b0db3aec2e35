"""In which order tests are run by several workers."""

import pytest

from tests.order import dealt

NAMES = [
    *(f"tests/browser/test_{file}.py::test_{number}" for file in "ab" for number in range(2)),
    *(f"tests/browser/test_screens.py::test_no_barriers[{number}]" for number in range(4)),
    *(f"tests/games/test_rules.py::test_{number}" for number in range(80)),
    *(f"tests/kit/test_play.py::test_no_judge[{number}]" for number in range(6)),
    *(f"tests/web/test_{file}.py::test_it" for file in "abc"),
]


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 7])
def test_each_test_is_run_once(workers: int) -> None:
    assert sorted(dealt(NAMES, workers)) == [*range(len(NAMES))]


def test_each_worker_begins_with_its_part_of_what_lasts_long() -> None:
    order = [NAMES[place] for place in dealt(NAMES, 2)]
    half = len(NAMES) // 2
    for share in (order[:half], order[half:]):
        kinds = [name.split("/")[1] for name in share]
        assert list(dict.fromkeys(kinds)) == ["browser", "web", "kit", "games"]
        assert kinds == sorted(kinds, key=["browser", "web", "kit", "games"].index)
        assert sum(name.startswith("tests/kit") for name in share) == 3
        assert sum("screens" in name for name in share) == 2


def test_what_shares_a_file_stays_together() -> None:
    order = [NAMES[place] for place in dealt(NAMES, 3)]
    for file in "ab":
        places = [order.index(f"tests/browser/test_{file}.py::test_{number}") for number in range(2)]
        assert places[1] == places[0] + 1
