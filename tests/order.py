"""What lasts long is begun first, by all workers alike.

xdist deals out as many tests to each worker, in the order in which they stand, and whoever has none left takes some
from the end of what another has. So each worker's share begins with its part of what lasts long, and ends with what is
quick.
"""

import os
from collections.abc import Sequence
from itertools import groupby

import pytest

LONG = (
    "tests/browser/",
    "tests/durability/",
    "tests/web/",
    "tests/kit/test_play.py",
    "tests/docs/",
    "tests/table/",
    "tests/lab/",
    "tests/examples/",
    "tests/benchmarks/",
    "tests/terminal/",
    "tests/test_",
)
"""Where tests last long, by the beginnings of their names: what is named first is begun first."""
APART = ("tests/kit/test_play.py", "tests/browser/test_screens.py", "tests/browser/test_zombiaki.py")
"""Long files whose tests are dealt out one by one; those of others stay together, and share what they have made."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        items[:] = [items[place] for place in dealt([item.nodeid for item in items], workers)]


def dealt(names: Sequence[str], workers: int) -> list[int]:
    """The places of all tests in the order in which they are run, the shares of the workers one after the other.

    What belongs to one folder stays together in each share, so that its fixtures are made once.
    """
    shares: list[list[int]] = [[] for _ in range(workers)]
    left = dict(enumerate(names))
    turn = 0
    for start in LONG:
        for _, together in groupby(
            [place for place in left if names[place].startswith(start)], lambda at: _unit(names[at])
        ):
            shares[turn % workers] += together
            turn += 1
        for share in shares:
            for place in share:
                left.pop(place, None)
    quick = list(left)
    # As xdist does it.
    for number, share in enumerate(shares):
        size = (len(names) - sum(map(len, shares[:number]))) // (workers - number)
        taken = max(0, size - len(share))
        share += quick[:taken]
        del quick[:taken]
    shares[-1] += quick
    return [place for share in shares for place in share]


def _unit(name: str) -> str:
    return name if name.startswith(APART) else name.partition("::")[0]
