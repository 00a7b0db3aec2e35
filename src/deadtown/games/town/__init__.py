"""A city that grows tile by tile: what the games that are played on such a map share."""

from deadtown.games.town.city import KEPT_CITIES, City, Placed, Town
from deadtown.games.town.events import CityEvent, TileDrawn, TilePlaced, TileRemoved
from deadtown.games.town.paths import UNREACHABLE, distances, reach, ways, within
from deadtown.games.town.placing import fits, growth_sites, placements
from deadtown.games.town.refusing import misfit, place_of, placement_of
from deadtown.games.town.roll import Roll
from deadtown.games.town.tiles import Tile, Turned, rotations
from deadtown.games.town.walls import Neighbours, behind, connections, doorsteps
from deadtown.games.town.wording import CENTRE, centre_of, copy_number, dice, kind_name, shown

__all__ = [
    "CENTRE",
    "KEPT_CITIES",
    "UNREACHABLE",
    "City",
    "CityEvent",
    "Neighbours",
    "Placed",
    "Roll",
    "Tile",
    "TileDrawn",
    "TilePlaced",
    "TileRemoved",
    "Town",
    "Turned",
    "behind",
    "centre_of",
    "connections",
    "copy_number",
    "dice",
    "distances",
    "doorsteps",
    "fits",
    "growth_sites",
    "kind_name",
    "misfit",
    "place_of",
    "placement_of",
    "placements",
    "reach",
    "rotations",
    "shown",
    "ways",
    "within",
]
