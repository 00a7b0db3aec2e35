"""A city that grows tile by tile: what the games that are played on such a map share."""

from deadtown.games.town.city import KEPT_CITIES, City, Placed, Town
from deadtown.games.town.paths import UNREACHABLE, distances, ways, within
from deadtown.games.town.placing import fits, growth_sites, placements
from deadtown.games.town.tiles import Tile, Turned, rotations

__all__ = [
    "KEPT_CITIES",
    "UNREACHABLE",
    "City",
    "Placed",
    "Tile",
    "Town",
    "Turned",
    "distances",
    "fits",
    "growth_sites",
    "placements",
    "rotations",
    "ways",
    "within",
]
