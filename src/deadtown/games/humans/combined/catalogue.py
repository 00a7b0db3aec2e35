"""What there is in both boxes, for whoever draws and explains it without knowing the rules."""

from typing import Literal

import msgspec

from deadtown.games.humans import cards as humans
from deadtown.games.humans.catalogue import CATALOGUE as HUMANS
from deadtown.games.humans.catalogue import CaptureInfo, WoundInfo
from deadtown.games.humans.characters import CHARACTERS, Character
from deadtown.games.humans.combined.cards import FOR_GUYS, FOR_ZOMBIES
from deadtown.games.humans.combined.rulings import rulings
from deadtown.games.humans.combined.state import GUY, ZOMBIE, Phase, Side
from deadtown.games.humans.combined.tiles import TAKEN_OUT, barricade
from deadtown.games.humans.tiles import PRINTED, HumanTile
from deadtown.games.kit.catalogue import PieceInfo, TokenInfo
from deadtown.games.zombies import cards as zombies
from deadtown.games.zombies.catalogue import CATALOGUE as ZOMBIES
from deadtown.games.zombies.tiles import HELIPAD, TILES, TOWN_SQUARE, TownTile

Box = Literal["humans", "zombies"]
"""Of which of the two games something is."""


class TileInfo(msgspec.Struct, frozen=True):
    """A kind of tile as it is printed, not turned."""

    kind: str
    of: Box
    copies: int
    """How many of them are played with (HX-2.1)."""
    exits: str
    """The sides that roads lead out of, as letters of n, e, s, w."""
    rows: tuple[str, str, str]
    """Its spaces from north to south: R road, P paved yard, H helipad, B inside a building, . blocked."""
    doors: tuple[tuple[int, int, str], ...]
    """Column, row and side of an indoor space with a door there."""
    zombies: int
    life: int
    bullets: int
    humans: int
    dice: int
    barricade: int
    """What must be rolled to breach the building, or 0."""
    rulings: tuple[str, ...]


class CardInfo(msgspec.Struct, frozen=True):
    """A kind of event card, and the clauses about it."""

    card: str
    of: Box
    copies: int
    item: bool
    weapon: bool
    bonus: int
    sides: tuple[Side, ...]
    """Who may play it (HX-6.9)."""
    places: tuple[str, ...]
    aim: str
    rulings: tuple[str, ...]


class Catalogue(msgspec.Struct, frozen=True):
    tiles: tuple[TileInfo, ...]
    cards: tuple[CardInfo, ...]
    characters: tuple[Character, ...]
    wounds: tuple[WoundInfo, ...]
    captures: tuple[CaptureInfo, ...]
    pieces: tuple[PieceInfo, ...]
    tokens: tuple[TokenInfo, ...]
    phases: dict[Side, tuple[Phase, ...]]
    """The steps of a turn, by side (HX-8.3)."""


def _played(tile: HumanTile | TownTile) -> int:
    """How many copies of a tile are played with (HX-2.1)."""
    return sum(name not in TAKEN_OUT for name in tile.names)


def _zombies_tile(tile: TownTile) -> TileInfo:
    if tile.kind == HELIPAD:
        rulings: tuple[str, ...] = ("HX-2.3", "HX-5.4", "HX-12.1")
    elif tile.kind == TOWN_SQUARE:
        rulings = ("HX-3.2", "HX-11.1")
    else:
        rulings = ("HX-5.3", "HX-7.6", "HX-7.8") if tile.doors else ("HX-5.2",)
    return TileInfo(
        kind=tile.kind,
        of="zombies",
        copies=_played(tile),
        exits=tile.exits,
        rows=tile.rows,
        doors=tile.doors,
        zombies=tile.zombies,
        life=tile.life,
        bullets=tile.bullets,
        humans=0,
        dice=0,
        barricade=barricade(tile.kind) if tile.doors else 0,
        rulings=rulings,
    )


def _humans_tile(tile: HumanTile) -> TileInfo:
    return TileInfo(
        kind=tile.kind,
        of="humans",
        copies=_played(tile),
        exits=tile.exits,
        rows=tile.rows,
        doors=(),
        zombies=0,
        life=0,
        bullets=0,
        humans=tile.humans,
        dice=tile.dice,
        barricade=tile.barricade,
        rulings=("HU-18.3", "HX-5.3", "HX-7.6", "HX-7.8") if tile.barricade else ("HU-18.3", "HX-5.2"),
    )


def _sides(card: str) -> tuple[Side, ...]:
    if card in FOR_GUYS:
        return (GUY,)
    return (ZOMBIE,) if card in FOR_ZOMBIES else (GUY, ZOMBIE)


_ZOMBIES_CARDS = tuple(
    CardInfo(
        card=kind.card,
        of="zombies",
        copies=kind.copies,
        item=kind.item,
        weapon=False,
        bonus=0,
        sides=_sides(kind.card),
        places=kind.places,
        aim=kind.aim,
        rulings=rulings(kind.card, kind.clause),
    )
    for kind in zombies.KINDS.values()
)
_HUMANS_CARDS = tuple(
    CardInfo(
        card=kind.card,
        of="humans",
        copies=humans.COPIES,
        item=False,
        weapon=kind.weapon,
        bonus=kind.bonus,
        sides=_sides(kind.card),
        places=(),
        aim=kind.aim,
        rulings=rulings(kind.card, kind.clause),
    )
    for kind in humans.KINDS.values()
)

CATALOGUE = Catalogue(
    tiles=tuple(info for info in (*map(_zombies_tile, TILES), *map(_humans_tile, PRINTED)) if info.copies),
    cards=(*_HUMANS_CARDS, *_ZOMBIES_CARDS),
    characters=tuple(CHARACTERS.values()),
    wounds=HUMANS.wounds,
    captures=HUMANS.captures,
    pieces=(
        PieceInfo("pawn", ("HX-1.2", "HX-7.1", "HX-9.2", "HX-11.1")),
        PieceInfo("horde", ("HX-1.2", "HX-7.2", "HX-10.1", "HX-11.1")),
        PieceInfo("human", ("HU-2.9", "HX-7.6", "HU-8.1", "HU-10.3")),
        PieceInfo("stray", ("HX-1.4", "HX-7.7", "HX-8.2", "ZB-6.2")),
    ),
    tokens=(*HUMANS.tokens, *(TokenInfo(token.token, token.rulings) for token in ZOMBIES.tokens)),
    phases={
        GUY: ("tile", "combat", "draw", "move", "zombies", "discard"),
        ZOMBIE: ("tile", "draw", "move", "capture", "zombies", "discard"),
    },
)
