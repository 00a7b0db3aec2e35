"""How even a set is, as people are told it."""

import pytest

from deadtown.kernel import Length, SetBalance

LENGTH = Length(1, 1, 1)


@pytest.mark.parametrize(
    ("wins", "games", "told"),
    [
        ((85, 115), 200, (43, 57)),
        ((118, 82), 200, (59, 41)),
        ((1, 2), 3, (33, 67)),
        ((0, 7), 7, (0, 100)),
        ((1, 1), 3, (33, 33)),
    ],
)
def test_shares_are_told_in_whole_percents_that_add_up(
    wins: tuple[int, int], games: int, told: tuple[int, int]
) -> None:
    found = SetBalance(games, {"heroes": wins[0], "zombies": wins[1]}, LENGTH, LENGTH)
    assert (found.percent("heroes")["share"], found.percent("zombies")["share"]) == told


def test_the_interval_is_told_beside_the_share() -> None:
    found = SetBalance(200, {"heroes": 85, "zombies": 115}, LENGTH, LENGTH)
    assert found.percent("heroes") == {"share": 43, "low": 36, "high": 49}
