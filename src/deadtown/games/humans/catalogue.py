"""What there is in the box, for whoever draws and explains it without knowing the rules."""

import msgspec

from deadtown.games.humans.cards import (
    CAPTURES,
    COPIES,
    EAT,
    ESCAPE,
    HEAD_SHOT,
    INFECT,
    KINDS,
    WOUNDS,
    Aim,
    Card,
    Whose,
)
from deadtown.games.humans.characters import CHARACTERS, Character
from deadtown.games.humans.state import PHASES, Phase
from deadtown.games.humans.tiles import PRINTED, TOWN_SQUARE
from deadtown.games.kit.catalogue import PieceInfo, TokenInfo


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


class WoundInfo(msgspec.Struct, frozen=True):
    """A kind of wound card, and the clauses about it."""

    wound: str
    copies: int
    rulings: tuple[str, ...]


class CaptureInfo(msgspec.Struct, frozen=True):
    """A kind of capture card, and the clauses about it."""

    capture: str
    copies: int
    rulings: tuple[str, ...]


class Catalogue(msgspec.Struct, frozen=True):
    tiles: tuple[TileInfo, ...]
    cards: tuple[CardInfo, ...]
    characters: tuple[Character, ...]
    wounds: tuple[WoundInfo, ...]
    captures: tuple[CaptureInfo, ...]
    pieces: tuple[PieceInfo, ...]
    tokens: tuple[TokenInfo, ...]
    phases: tuple[Phase, ...]


def _tile_rulings(kind: str, building: bool) -> tuple[str, ...]:
    if kind == TOWN_SQUARE:
        return ("HU-3.3", "HU-3.4", "HU-9.7")
    return ("HU-18.3", "HU-5.6", "HU-7.7", "HU-7.9") if building else ("HU-18.3", "HU-5.5")


def _wound_rulings(wound: str) -> tuple[str, ...]:
    return ("HU-18.1", "HU-9.5") if wound == HEAD_SHOT else ("HU-18.1", "HU-9.2", "HU-9.4")


_CAPTURE_RULINGS = {ESCAPE: "HU-8.8", INFECT: "HU-8.9", EAT: "HU-8.10"}

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
    tuple(WoundInfo(wound, copies, _wound_rulings(wound)) for wound, copies in WOUNDS.items()),
    tuple(
        CaptureInfo(capture, copies, ("HU-18.2", "HU-8.3", _CAPTURE_RULINGS[capture]))
        for capture, copies in CAPTURES.items()
    ),
    (
        PieceInfo("human", ("HU-2.6", "HU-2.9", "HU-8.1", "HU-10.3")),
        PieceInfo("zombie", ("HU-1.3", "HU-2.7", "HU-7.2", "HU-7.4")),
    ),
    (
        TokenInfo("die", ("HU-7.14", "HU-13.1")),
        TokenInfo("opening", ("HU-2.8", "HU-7.10", "HU-7.12")),
    ),
    PHASES,
)
