"""Ways through the city."""

from collections.abc import Collection, Iterator
from random import Random

import msgspec
import pytest

from deadtown.games.town import UNREACHABLE, City, distances, ways, within
from tests.games.town.cities import laid, random_city

BLOCK = ("road_curve_1 1 0 1", "road_curve_2 0 1 3", "road_curve_3 1 1 2")
"""A block of four tiles: its far corner is six steps from the centre either way."""


def route(city: City, most: int, zombies: str, to: str) -> str:
    found = ways(city, city.number["centre"], most, {city.number[name] for name in zombies.split()})
    return " ".join(city.names[space] for space in found[city.number[to]])


def test_the_shortest_way_is_taken_where_nobody_stands() -> None:
    assert route(laid(*BLOCK), 6, "", "e3") == "e1 e2 e3"


def test_of_two_ways_alike_the_one_in_the_earlier_direction_is_taken() -> None:
    assert route(laid(*BLOCK), 6, "", "e3s3") == "e1 e2 e3 e3s1 e3s2 e3s3"


def test_a_longer_way_is_taken_that_meets_fewer() -> None:
    assert route(laid(*BLOCK), 6, "e2", "e3s3") == "s1 s2 s3 e1s3 e2s3 e3s3"
    assert route(laid(*BLOCK), 9, "e2", "e3") == "s1 s2 s3 e1s3 e2s3 e3s3 e3s2 e3s1 e3"


def test_the_longer_way_must_be_within_the_steps() -> None:
    assert route(laid(*BLOCK), 8, "e2", "e3") == "e1 e2 e3"


def test_going_round_does_not_use_up_the_steps_to_what_lies_behind() -> None:
    """The third space of the helipad is nearer through its occupied centre line than round it."""
    city = laid("helipad 1 0 0")
    assert route(city, 5, "e3", "e3") == "e1 e2 e3"
    assert route(city, 5, "e3", "e4") == "e1 e2 e3 e4"
    assert route(city, 6, "e3", "e4") == "e1 e2 e2n1 e3n1 e4n1 e4"
    assert route(city, 5, "e3", "e4n1") == "e1 e2 e2n1 e3n1 e4n1"
    assert route(city.with_tile("road_straight_1", 2, 0, 0), 6, "e3", "e5") == "e1 e2 e3 e4 e5"
    assert route(city.with_tile("road_straight_1", 2, 0, 0), 6, "e3", "e6") == "e1 e2 e3 e4 e5 e6"


def test_the_destination_counts_among_those_met() -> None:
    city = laid(*BLOCK)
    assert route(city, 6, "e3s3 e3", "e3s3") == "s1 s2 s3 e1s3 e2s3 e3s3"


def test_spaces_that_are_not_allowed_are_not_entered() -> None:
    city = laid("drug_store 1 0 0")
    found = ways(city, city.number["e3"], 3, set(), lambda space: city.building[space] < 0)
    assert [city.names[space] for space in found] == ["e4", "e2", "e1", "centre"]


def test_without_steps_nothing_is_reached() -> None:
    assert ways(laid(), 4, 0, set()) == {}
    assert within(laid(), 4, 0, set()) == []


def walks(city: City, space: int, most: int) -> Iterator[tuple[int, ...]]:
    """All sequences of up to so many steps, in the order of neighbours."""
    if most:
        for other in city.neighbours[space]:
            yield (other,)
            for further in walks(city, other, most - 1):
                yield (other, *further)


def best_of_all(city: City, start: int, most: int, occupied: Collection[int]) -> dict[int, tuple[int, ...]]:
    best: dict[int, tuple[int, ...]] = {}
    rank: dict[int, tuple[int, int]] = {start: (-1, 0)}
    for walk in walks(city, start, most):
        value = (sum(space in occupied for space in walk), len(walk))
        if value < rank.get(walk[-1], (most + 1, 0)):
            rank[walk[-1]] = value
            best[walk[-1]] = walk
    return best


@pytest.mark.parametrize("seeds", range(0, 120, 20))
def test_ways_are_the_best_of_all_walks(seeds: int) -> None:
    for seed in range(seeds, seeds + 20):
        luck = Random(seed)
        city = random_city(seed, most_tiles=8)
        occupied = set(luck.sample(city.walkable, luck.randrange(len(city.walkable))))
        start, most = luck.choice(city.walkable), luck.randrange(1, 8)
        assert ways(city, start, most, occupied) == best_of_all(city, start, most, occupied)


@pytest.mark.parametrize("seeds", range(0, 400, 100))
def test_ways_are_the_best_of_all_walks_on_maps_with_more_ways_round(seeds: int) -> None:
    """Maps of black and white spaces at random, in which ties are far more frequent than in cities."""
    for seed in range(seeds, seeds + 100):
        luck = Random(seed)
        black, white = range(0, 12, 2), range(1, 12, 2)
        neighbours = tuple(tuple(luck.sample((white, black)[space % 2], 2)) for space in range(12))
        tangled = msgspec.structs.replace(laid(), neighbours=neighbours)
        occupied = set(luck.sample(range(12), 6))
        assert ways(tangled, 0, 7, occupied) == best_of_all(tangled, 0, 7, occupied)


@pytest.mark.parametrize("seed", range(40))
def test_within_is_what_walks_reach_that_enter_nothing_blocked(seed: int) -> None:
    luck = Random(seed)
    city = random_city(seed, most_tiles=8)
    blocked = set(luck.sample(city.walkable, len(city.walkable) // 3))
    start = luck.choice(city.walkable)
    found = within(city, start, 4, blocked)
    free = {walk[-1] for walk in walks(city, start, 4) if not blocked.intersection(walk)}
    assert set(found) == free - {start}
    steps = [len(ways(city, start, 4, (), lambda space: space not in blocked)[space]) for space in found]
    assert steps == sorted(steps)


@pytest.mark.parametrize("seed", range(20))
def test_distances_are_the_lengths_of_ways(seed: int) -> None:
    city = random_city(seed)
    goal = Random(seed).choice(city.walkable)
    lengths = {space: len(way) for space, way in ways(city, goal, 200, ()).items()} | {goal: 0}
    assert distances(city, goal) == tuple(lengths.get(space, UNREACHABLE) for space in range(len(city.kinds)))
