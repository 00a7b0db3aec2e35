"""Where tiles may be laid (ZB-5.3, IS-2)."""

from random import Random

import pytest

from deadtown.games.town import City, fits, growth_sites, placements
from deadtown.games.zombies.tiles import BOX, HELIPAD, TILES, TOWN
from tests.clauses import clause
from tests.games.town.cities import laid, random_city
from tests.games.town.drawings import legal

CORNER = ("road_curve_1 1 0 1", "road_curve_2 0 1 3")
"""Two curves at Town Square that both lead to cell (1, 1), as in EX-4."""
END_TILES = [tile.kind for tile in TILES if len(tile.exits) == 1]


@clause("ZB-5.3")
def test_the_hospital_has_four_placements_at_town_square() -> None:
    """EX-3."""
    assert placements(laid(), "hospital") == [(-1, 0, 3), (0, -1, 0), (0, 1, 2), (1, 0, 1)]


@clause("ZB-5.3", "IS-2.5")
def test_a_curve_may_close_a_loop_in_the_base_game_alone() -> None:
    """EX-4."""
    city = laid(*CORNER)
    assert city.open_cells[1, 1] == 2
    assert (1, 1, 2) in placements(city, "road_curve_3")
    assert fits(city, "road_curve_3", 1, 1, 2) == 2
    assert (1, 1, 2) not in placements(city, "road_curve_3", most_links=1)
    for turns in range(4):
        assert fits(city, "police_station", 1, 1, turns) == 0


@clause("IS-2.7")
def test_a_cell_that_two_exits_point_to_is_no_growth_site() -> None:
    """EX-4: without loops the cell stays empty for ever."""
    city = laid(*CORNER)
    assert growth_sites(city) == [(-1, 0), (0, -1)]
    for tile in BOX:
        assert all((x, y) != (1, 1) for x, y, _ in placements(city, tile, most_links=1))


@clause("ZB-5.3")
def test_a_road_never_runs_into_a_wall() -> None:
    city = laid("road_straight_1 0 -1 1", "police_station 1 0 1")
    assert fits(city, "road_cross_1", 1, -1, 0) == 0
    assert fits(city, "road_straight_2", 0, -2, 0) == 0
    assert fits(city, "road_straight_2", 0, -2, 1) == 1


@clause("ZB-5.3")
def test_nothing_is_laid_on_a_tile_or_apart_from_the_city() -> None:
    assert fits(laid(), "road_cross_1", 1, 0, 0) == 1
    assert fits(laid("helipad 1 0 0"), "road_cross_1", 1, 0, 0) == 0
    assert fits(laid(), "road_cross_1", 3, 0, 0) == 0
    assert fits(laid(), "road_cross_1", 1, 1, 0) == 0


@clause("IS-4.6")
def test_where_the_helipad_may_be_moved() -> None:
    """EX-17."""
    city = laid("helipad 0 -1 0", "road_straight_1 1 0 0")
    assert city.linked(1) == (0,)
    cells = {(x, y) for x, y, _ in placements(city.lifted(1), HELIPAD, most_links=1)}
    assert cells - {(0, -1)} == {(0, 1), (-1, 0), (2, 0)}
    assert city.with_tile("road_t_1", 0, -2, 0).linked(1) == (3, 0)


@clause("ZB-5.3")
@pytest.mark.parametrize("seeds", range(0, 200, 20))
def test_placements_are_those_whose_drawn_edges_agree(seeds: int) -> None:
    for seed in range(seeds, seeds + 20):
        luck = Random(seed)
        city = random_city(seed, most_tiles=luck.randrange(24))
        tile = luck.choice(BOX)
        expected = legal(city, TOWN.kind_of(tile).kind)
        found = placements(city, tile)
        assert found == sorted(expected)
        links = {place: fits(city, tile, *place) for place in found}
        assert min(links.values(), default=1) >= 1
        assert placements(city, tile, most_links=1) == [place for place in found if links[place] == 1]
        for place in found:
            number = len(city.tiles)
            assert len(city.with_tile(tile, *place).linked(number)) == links[place]


@clause("IS-2.7")
@pytest.mark.parametrize("seed", range(30))
def test_a_tile_with_one_exit_fits_at_every_growth_site_and_nowhere_else(seed: int) -> None:
    city = random_city(seed, most_tiles=15)
    for tile in END_TILES:
        assert [(x, y) for x, y, _ in placements(city, tile)] == growth_sites(city)


@clause("IS-2.5")
@pytest.mark.parametrize("seed", range(50))
def test_one_link_a_tile_never_makes_a_loop(seed: int) -> None:
    assert loops(random_city(seed, most_links=1)) == 0


@clause("IS-2.5")
def test_a_loop_is_a_circle_of_linked_tiles() -> None:
    assert loops(laid(*CORNER)) == 0
    assert loops(laid(*CORNER, "road_curve_3 1 1 2")) == 1
    assert loops(laid(*CORNER, "helipad 1 1 0", "road_cross_1 2 0 0", "road_cross_2 2 1 0")) == 1


def loops(city: City) -> int:
    """How many links join tiles that others join already."""
    group = {tile: {tile} for tile in range(len(city.tiles))}
    found = 0
    for tile in group:
        for other in city.linked(tile):
            if other < tile:
                found += other in group[tile]
                together = group[tile] | group[other]
                for one in together:
                    group[one] = together
    return found
