"""What is wrong with a place that somebody names."""

import pytest

from deadtown.games.town import misfit, place_of, placement_of, placements
from deadtown.games.town.city import space_name
from tests.clauses import clause
from tests.games.town.cities import laid, random_city


def test_every_name_of_a_space_says_where_it_is() -> None:
    for east in range(-12, 13):
        for south in range(-12, 13):
            assert place_of(space_name(east, south)) == (east, south)


@pytest.mark.parametrize("name", ["", "nowhere", "e", "n2e1", "4", 4, "centre 1"])
def test_what_is_no_name_is_nowhere(name: str | int) -> None:
    assert place_of(name) is None


def test_a_placement_is_a_cell_and_quarter_turns() -> None:
    assert placement_of((1, -2, 5)) == (1, -2, 1)
    for values in ((), (1, 2), (1, 2, "x"), (1, 2, 3, 4)):
        assert placement_of(values) is None


@clause("ZB-5.3", "HU-5.2")
def test_a_tile_that_does_not_fit_is_told_why() -> None:
    city = laid("road_straight_1 1 0 0")
    assert misfit(city, "road_straight_2", 0, 0, 0) == "cell-taken"
    assert misfit(city, "road_straight_2", 3, 3, 0) == "no-link"
    assert misfit(city, "road_straight_2", 2, 0, 1) == "road-into-wall"
    assert misfit(city, "road_straight_2", 2, 0, 0) == ""


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_wrong_with_what_is_legal(seed: int) -> None:
    city = random_city(seed, 12)
    tile = "hospital"
    legal = placements(city, tile)
    for x in range(-8, 9):
        for y in range(-8, 9):
            for turns in range(4):
                assert (misfit(city, tile, x, y, turns) == "") == ((x, y, turns) in legal)
