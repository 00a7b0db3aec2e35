"""The tiles of the box, as data (section 1)."""

from typing import Final

from deadtown.games.town import Tile, Town


class TownTile(Tile, frozen=True, kw_only=True):
    """A kind of tile, and what is put on it when it is laid."""

    copies: int = 1
    zombies: int
    life: int = 0
    bullets: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        """What its copies are called."""
        return (self.kind,) if self.copies == 1 else tuple(f"{self.kind}_{copy + 1}" for copy in range(self.copies))


TOWN_SQUARE: Final = "town_square"
HELIPAD: Final = "helipad"

CROSS: Final = (".R.", "RRR", ".R.")
BESIDE_THE_ROAD: Final = ("BBB", "RRR", "...")
IN_THE_CORNER: Final = ("BBB", "BRR", "BR.")
AT_THE_JUNCTION: Final = ("BBB", "RRR", ".R.")
AT_THE_END: Final = ("BBB", "BBB", ".R.")
AROUND_THE_END: Final = ("BBB", "BBB", "BRB")

TILES: Final = (
    TownTile("town_square", CROSS, "nesw", zombies=0),
    TownTile("helipad", ("HHH", "HHH", "HHH"), "nesw", zombies=9),
    TownTile("road_straight", ("...", "RRR", "..."), "ew", copies=4, zombies=2),
    TownTile("road_curve", ("...", ".RR", ".R."), "es", copies=4, zombies=2),
    TownTile("road_t", ("...", "RRR", ".R."), "esw", copies=4, zombies=3),
    TownTile("road_cross", CROSS, "nesw", copies=4, zombies=4),
    TownTile("hospital", AROUND_THE_END, "s", ((1, 1, "s"),), zombies=8, life=4),
    TownTile("lawn_and_garden", AROUND_THE_END, "s", ((1, 1, "s"),), zombies=6, life=2, bullets=3),
    TownTile("police_station", AT_THE_END, "s", ((1, 1, "s"),), zombies=6, life=2, bullets=4),
    TownTile("sporting_goods", AT_THE_END, "s", ((1, 1, "s"),), zombies=6, life=2, bullets=4),
    TownTile(
        "fire_station",
        ("BBB", "BBB", "PRB"),
        "s",
        ((0, 1, "s"), (1, 1, "s"), (2, 2, "w")),
        zombies=6,
        life=4,
        bullets=2,
    ),
    TownTile("drug_store", BESIDE_THE_ROAD, "ew", ((1, 0, "s"),), zombies=3, life=3),
    TownTile("army_surplus", BESIDE_THE_ROAD, "ew", ((1, 0, "s"),), zombies=2, bullets=2),
    TownTile("hardware_store", IN_THE_CORNER, "es", ((1, 0, "s"), (0, 1, "e")), zombies=3, life=1, bullets=2),
    TownTile("toy_store", IN_THE_CORNER, "es", ((2, 0, "s"), (0, 2, "e")), zombies=3, life=1, bullets=1),
    TownTile("skate_shop", AT_THE_JUNCTION, "esw", ((1, 0, "s"),), zombies=3, bullets=1),
    TownTile("florist", AT_THE_JUNCTION, "esw", ((1, 0, "s"),), zombies=3, life=1, bullets=1),
    TownTile("gas_station", AT_THE_JUNCTION, "esw", ((1, 0, "s"),), zombies=3, life=1, bullets=2),
)
"""Every kind of tile (ZB-1.2)."""

BOX: Final = tuple(name for tile in TILES for name in tile.names)
"""The names of all tiles."""
TOWN: Final = Town(TILES)
