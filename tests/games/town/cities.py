"""Cities for tests: laid by hand, or at random."""

from random import Random

from deadtown.games.town import City, placements
from deadtown.games.zombies.tiles import BOX, TOWN, TOWN_SQUARE


def laid(*tiles: str) -> City:
    """The city of Town Square and these tiles, each as in a layout."""
    return TOWN.city("|".join([TOWN.opening(TOWN_SQUARE), *tiles]))


def random_city(seed: int, most_tiles: int = 29, most_links: int | None = None) -> City:
    """Town Square and tiles as they come, each laid anywhere it fits."""
    luck = Random(seed)
    deck = [tile for tile in BOX if tile != TOWN_SQUARE]
    luck.shuffle(deck)
    city = laid()
    for tile in deck[:most_tiles]:
        if legal := placements(city, tile, most_links):
            city = city.with_tile(tile, *luck.choice(legal))
    return city


def around(city: City, name: str) -> list[str]:
    """The names of the spaces that one is connected with."""
    return [city.names[space] for space in city.neighbours[city.number[name]]]
