"""What there is in the box, for whoever draws and explains it without knowing the rules."""

import msgspec

from deadtown.games.humans.cards import CAPTURES, COPIES, KINDS, WOUNDS, Aim, Card, Whose
from deadtown.games.humans.characters import CHARACTERS, Character
from deadtown.games.humans.state import PHASES, Phase
from deadtown.games.humans.tiles import PRINTED, TOWN_SQUARE


class TileInfo(msgspec.Struct, frozen=True):
    """A kind of tile as it is printed, not turned."""

    kind: str
    copies: int
    exits: str
    """The sides that roads lead out of, as letters of n, e, s, w."""
    rows: tuple[str, str, str]
    """Its spaces from north to south: R road, B inside a building, . blocked."""
    humans: int
    dice: int
    barricade: int
    """What must be rolled to breach the building, or 0."""
    rulings: tuple[str, ...]


class CardInfo(msgspec.Struct, frozen=True):
    """A kind of event card, and the clauses about it."""

    card: Card
    copies: int
    window: str
    whose: Whose
    aim: Aim
    weapon: bool
    bonus: int
    rulings: tuple[str, ...]


class PieceInfo(msgspec.Struct, frozen=True):
    """What stands or lies on the map, or in front of a player, and the clauses about it."""

    piece: str
    rulings: tuple[str, ...]


class Catalogue(msgspec.Struct, frozen=True):
    tiles: tuple[TileInfo, ...]
    cards: tuple[CardInfo, ...]
    characters: tuple[Character, ...]
    wounds: dict[str, int]
    """How many cards there are of each wound."""
    captures: dict[str, int]
    """How many cards there are of each kind of capture."""
    pieces: tuple[PieceInfo, ...]
    phases: tuple[Phase, ...]


def _tile_rulings(kind: str, building: bool) -> tuple[str, ...]:
    if kind == TOWN_SQUARE:
        return ("HU-3.3", "HU-3.4", "HU-9.7")
    return ("HU-18.3", "HU-5.6", "HU-7.7", "HU-7.9") if building else ("HU-18.3", "HU-5.5")


CATALOGUE = Catalogue(
    tuple(
        TileInfo(
            kind=tile.kind,
            copies=tile.copies,
            exits=tile.exits,
            rows=tile.rows,
            humans=tile.humans,
            dice=tile.dice,
            barricade=tile.barricade,
            rulings=_tile_rulings(tile.kind, bool(tile.barricade)),
        )
        for tile in PRINTED
    ),
    tuple(
        CardInfo(kind.card, COPIES, kind.window, kind.whose, kind.aim, kind.weapon, kind.bonus, (kind.clause,))
        for kind in KINDS.values()
    ),
    tuple(CHARACTERS.values()),
    WOUNDS,
    CAPTURES,
    (
        PieceInfo("human", ("HU-2.6", "HU-2.9", "HU-8.1", "HU-10.3")),
        PieceInfo("zombie", ("HU-1.3", "HU-2.7", "HU-7.2", "HU-7.4")),
        PieceInfo("die", ("HU-7.14", "HU-13.1")),
        PieceInfo("opening", ("HU-2.8", "HU-7.10", "HU-7.12")),
        PieceInfo("wound", ("HU-18.1", "HU-9.2", "HU-9.4")),
        PieceInfo("capture", ("HU-18.2", "HU-8.3", "HU-8.8")),
    ),
    PHASES,
)
