"""What there is in the box, for whoever draws and explains it without knowing the rules."""

import msgspec

from deadtown.games.kit.catalogue import PieceInfo, TokenInfo
from deadtown.games.zombies.cards import KINDS, Aim, Card
from deadtown.games.zombies.state import BASE_PHASES, SQUAD_PHASES, Phase
from deadtown.games.zombies.tiles import HELIPAD, TILES, TOWN_SQUARE


class TileInfo(msgspec.Struct, frozen=True):
    """A kind of tile as it is printed, not turned."""

    kind: str
    copies: int
    exits: str
    """The sides that roads lead out of, as letters of n, e, s, w."""
    rows: tuple[str, str, str]
    """Its spaces from north to south: R road, P paved yard, H helipad, B inside a building, . blocked."""
    doors: tuple[tuple[int, int, str], ...]
    """Column, row and side of an indoor space with a door there."""
    zombies: int
    life: int
    bullets: int
    rulings: tuple[str, ...]


class CardInfo(msgspec.Struct, frozen=True):
    """A kind of card, and the clauses about it."""

    card: Card
    copies: int
    item: bool
    places: tuple[str, ...]
    aim: Aim
    rulings: tuple[str, ...]


class RowInfo(msgspec.Struct, frozen=True):
    """A row of the event die."""

    row: int
    mandatory: bool
    rulings: tuple[str, ...]


class Catalogue(msgspec.Struct, frozen=True):
    tiles: tuple[TileInfo, ...]
    cards: tuple[CardInfo, ...]
    rows: tuple[RowInfo, ...]
    pieces: tuple[PieceInfo, ...]
    tokens: tuple[TokenInfo, ...]
    phases: dict[str, tuple[Phase, ...]]
    """The steps of a turn, by variant."""


ROW_RULINGS = {
    1: ("IS-3.9",),
    2: ("IS-4.2",),
    3: ("IS-4.3", "IS-4.5"),
    4: ("IS-4.4", "IS-4.5"),
    5: ("IS-4.6",),
    6: ("IS-4.7",),
    7: ("IS-3.5",),
    8: ("IS-4.8", "IS-4.11"),
    9: ("IS-4.9",),
    10: ("IS-4.10", "IS-4.11"),
}


def _tile_rulings(kind: str, building: bool) -> tuple[str, ...]:
    if kind == HELIPAD:
        return ("ZB-5.7", "ZB-13.1", "IS-9.1")
    if kind == TOWN_SQUARE:
        return ("ZB-3.2", "ZB-12.1")
    return ("ZB-5.6", "ZB-2.9", "IS-8.1") if building else ("ZB-5.5", "IS-2.9")


CATALOGUE = Catalogue(
    tuple(
        TileInfo(
            kind=tile.kind,
            copies=tile.copies,
            exits=tile.exits,
            rows=tile.rows,
            doors=tile.doors,
            zombies=tile.zombies,
            life=tile.life,
            bullets=tile.bullets,
            rulings=_tile_rulings(tile.kind, bool(tile.doors)),
        )
        for tile in TILES
    ),
    tuple(
        CardInfo(kind.card, kind.copies, kind.item, kind.places, kind.aim, (kind.clause,)) for kind in KINDS.values()
    ),
    tuple(RowInfo(row, row <= 5, (f"IS-11.{row}", *rulings)) for row, rulings in ROW_RULINGS.items()),
    (
        PieceInfo("zombie", ("ZB-2.10", "ZB-6.1", "ZB-6.2", "ZB-9.1")),
        PieceInfo("pawn", ("ZB-1.7", "ZB-8.3", "ZB-12.1")),
    ),
    (
        TokenInfo("life", ("ZB-8.6", "ZB-6.3", "ZB-1.8")),
        TokenInfo("bullet", ("ZB-8.6", "ZB-6.3")),
    ),
    {"base": BASE_PHASES, "intervention_squad": SQUAD_PHASES},
)
