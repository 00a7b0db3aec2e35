"""The tiles of the box, as data (table of HU-18.3)."""

from typing import Final

from deadtown.games.town import Tile, Town


class HumanTile(Tile, frozen=True, kw_only=True):
    """A kind of tile, what is put on it when it is laid, and how strong its barricades are."""

    copies: int = 1
    humans: int = 1
    dice: int = 0
    barricade: int = 0
    """What must be rolled to breach the building, without help (HU-7.9)."""

    @property
    def names(self) -> tuple[str, ...]:
        """What its copies are called."""
        return (self.kind,) if self.copies == 1 else tuple(f"{self.kind}_{copy + 1}" for copy in range(self.copies))


TOWN_SQUARE: Final = "hu_town_square"

CROSS: Final = (".R.", "RRR", ".R.")
IN_THE_CORNER: Final = ("BBB", "BRR", "BR.")
AT_THE_JUNCTION: Final = ("BBB", "RRR", ".R.")
BESIDE_THE_ROAD: Final = ("BBB", "RRR", "...")

PRINTED: Final = (
    HumanTile(TOWN_SQUARE, CROSS, "nesw", humans=0),
    HumanTile("hu_road_cross", CROSS, "nesw", copies=2),
    HumanTile("hu_road_t", ("...", "RRR", ".R."), "esw", copies=3),
    HumanTile("hu_road_straight", ("...", "RRR", "..."), "ew"),
    HumanTile("hu_road_curve", ("...", ".RR", ".R."), "es"),
    HumanTile("hu_hospital", IN_THE_CORNER, "es", humans=5, dice=2, barricade=5),
    HumanTile("hu_apartment_building", IN_THE_CORNER, "es", humans=5, dice=1, barricade=4),
    HumanTile("hu_high_school", IN_THE_CORNER, "es", humans=5, dice=1, barricade=4),
    HumanTile("hu_concert_hall", IN_THE_CORNER, "es", humans=4, dice=2, barricade=4),
    HumanTile("hu_supermarket", IN_THE_CORNER, "es", humans=4, dice=2, barricade=4),
    HumanTile("hu_hardware_store", AT_THE_JUNCTION, "esw", humans=2, dice=2, barricade=5),
    HumanTile("hu_beauty_shop", AT_THE_JUNCTION, "esw", humans=3, dice=1, barricade=3),
    HumanTile("hu_law_office", AT_THE_JUNCTION, "esw", humans=2, dice=2, barricade=3),
    HumanTile("hu_gym", AT_THE_JUNCTION, "esw", humans=3, dice=1, barricade=5),
    HumanTile("hu_mining_company", AT_THE_JUNCTION, "esw", humans=2, dice=2, barricade=6),
    HumanTile("hu_diner", AT_THE_JUNCTION, "esw", humans=3, dice=1, barricade=3),
    HumanTile("hu_church", BESIDE_THE_ROAD, "ew", humans=3, dice=1, barricade=5),
)
"""Every kind of tile, with walls all round (HU-1.9)."""

TILES: Final = tuple(tile.opened() for tile in PRINTED)
"""The same as humans walk through them: indoors and outdoors meet wherever they touch (HU-2.6)."""

BOX: Final = tuple(name for tile in TILES for name in tile.names)
"""The names of all tiles."""
TOWN: Final = Town(TILES)
