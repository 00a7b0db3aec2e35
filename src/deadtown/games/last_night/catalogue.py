"""What there is in the box, for whoever draws and explains it without knowing the rules."""

from typing import Literal

import msgspec

from deadtown.games.kit.catalogue import PieceInfo, TokenInfo
from deadtown.games.last_night.boards import BOARDS, Board, Cell, Printed
from deadtown.games.last_night.cards import (
    EXPLOSIVE,
    FIRE,
    GUN,
    HAND_WEAPON,
    HERO_CARDS,
    RANGED_WEAPON,
    TWO_HANDED,
    ZOMBIE_CARDS,
    Card,
    HeroCard,
    Shot,
    ZombieCard,
)
from deadtown.games.last_night.grave_weapons import GRAVE_CARDS
from deadtown.games.last_night.heroes import PEOPLE, Person, Sex
from deadtown.games.last_night.options import GRAVE_WEAPONS
from deadtown.games.last_night.survival_cards import SURVIVAL_TACTICS, TACTICS, UNIQUE, UNIQUE_ITEMS
from deadtown.games.last_night.upgrades import (
    COPIES,
    HERO_UPGRADES,
    HORDE,
    ZOMBIE_UPGRADES,
    HeroUpgrade,
    ZombieUpgrade,
)

HeroDeck = Literal["hero", "unique_items", "tactics"]


class DoorInfo(msgspec.Struct, frozen=True):
    """A door: a cell of the building, and the face of it as a letter of n, e, s, w."""

    cell: Cell
    face: str


class BuildingInfo(msgspec.Struct, frozen=True):
    """A building as it is printed on its board."""

    building: str
    numbers: tuple[int, ...]
    """What the second die must show to find it; none where it is never rolled."""
    cells: tuple[Cell, ...]
    doors: tuple[DoorInfo, ...]
    pick_up: Cell | None
    takes: tuple[str, ...]
    """What may be taken from the discard pile on its Pick-Up space: a card, or all with a keyword."""
    rulings: tuple[str, ...]


class PostInfo(msgspec.Struct, frozen=True):
    """What stands on a vertex, which is called by the cell south-east of it."""

    vertex: Cell
    kind: str


class BoardInfo(msgspec.Struct, frozen=True):
    """A board as it lies in the north-west; cells are rows and columns from 0."""

    board: str
    set: str
    name: str
    """What a centre is called."""
    cells: tuple[Cell, ...]
    buildings: tuple[BuildingInfo, ...]
    scenery: tuple[Cell, ...]
    landscape: str
    """What the scenery is: a graveyard, a cornfield, a yard."""
    posts: tuple[PostInfo, ...]
    pit: Cell | None
    square: tuple[Cell, ...]
    """The Town Square."""


class HeroInfo(msgspec.Struct, frozen=True):
    """The sheet of a hero, and the clauses about it."""

    hero: str
    set: str
    wounds: int
    sex: Sex
    starts: tuple[str, ...]
    """Buildings to start in: the first of them that is on the map counts."""
    keywords: tuple[str, ...]
    abilities: tuple[str, ...]
    items: tuple[str, ...]
    persona: str
    rulings: tuple[str, ...]


class CardInfo(msgspec.Struct, frozen=True):
    """A kind of card of either deck, and the clauses about it."""

    card: str
    deck: Literal["hero", "zombie", "grave", "unique_items", "tactics"]
    kind: Literal["item", "event", "zombie", "grave_weapon"]
    copies: dict[str, int]
    """By set, or by the rule or the Survival deck that brings them."""
    keywords: tuple[str, ...]
    shot: Shot | None
    """How it is fired, if it is a ranged weapon."""
    breaks: int
    """Up to which number a break check destroys it, or 0."""
    immediate: bool
    """Whether it is played as soon as it is drawn."""
    fight: bool
    """Whether it is one of those of which only one is played in a fight."""
    remains: bool
    """Whether it stays in play."""
    rulings: tuple[str, ...]


class UpgradeInfo(msgspec.Struct, frozen=True):
    """A kind of upgrade of either side, and the clauses about it."""

    upgrade: str
    deck: str
    """Its deck: three of the heroes, one of the zombies."""
    copies: int
    boost: int
    """What its Boost costs a hero; upgrades of the zombies have none, and 0."""
    lasting: bool
    """Whether it stays; else it is discarded when it is used."""
    rulings: tuple[str, ...]


class Catalogue(msgspec.Struct, frozen=True):
    boards: tuple[BoardInfo, ...]
    heroes: tuple[HeroInfo, ...]
    cards: tuple[CardInfo, ...]
    upgrades: tuple[UpgradeInfo, ...]
    pieces: tuple[PieceInfo, ...]
    tokens: tuple[TokenInfo, ...]


SPECIAL_RULINGS = {
    "antique_shop": ("LN-5.12", "LN-13.15"),
    "library": ("LN-5.12", "LN-13.16"),
    "supermarket": ("LN-5.12", "LN-13.17"),
}
"""The clauses about Pick-Ups that are not about cards of a kind."""


def _building(printed: Printed) -> BuildingInfo:
    never_rolled = ("LN-13.11",) if printed.searchable else ("LN-13.12",)
    rolled = ("LN-13.1", "LN-13.3") if printed.numbers else never_rolled
    return BuildingInfo(
        building=printed.name,
        numbers=printed.numbers,
        cells=printed.cells,
        doors=tuple(DoorInfo(cell, face) for cell, face in printed.doors),
        pick_up=printed.pick_up,
        takes=printed.takes,
        rulings=(*rolled, *(("LN-5.11",) if printed.pick_up else ()), *SPECIAL_RULINGS.get(printed.name, ())),
    )


def _board(board: Board) -> BoardInfo:
    return BoardInfo(
        board=board.board,
        set=board.set,
        name=board.name,
        cells=board.cells,
        buildings=tuple(map(_building, board.buildings)),
        scenery=tuple(sorted(board.scenery)),
        landscape=board.landscape,
        posts=tuple(PostInfo(vertex, kind) for vertex, kind in sorted(board.kinds.items())),
        pit=board.pit,
        square=board.square,
    )


def _hero(person: Person) -> HeroInfo:
    return HeroInfo(
        hero=person.person,
        set=person.set,
        wounds=person.wounds,
        sex=person.sex,
        starts=person.starts,
        keywords=tuple(sorted(person.keywords)),
        abilities=person.abilities,
        items=person.items,
        persona=person.persona,
        rulings=("LN-3.9", *(("LN-3.12",) if person.items else ())),
    )


def _hero_card(row: HeroCard, deck: HeroDeck = "hero") -> CardInfo:
    return CardInfo(
        card=row.card,
        deck=deck,
        kind=row.kind,
        copies=row.copies,
        keywords=tuple(sorted(row.keywords)),
        shot=row.shot,
        breaks=row.breaks,
        immediate=row.immediate,
        fight=False,
        remains=False,
        rulings=_hero_card_rulings(row) if deck == "hero" else ("LN-8.5", "LN-18.9", *_hero_card_rulings(row)[1:]),
    )


def _hero_card_rulings(row: HeroCard) -> tuple[str, ...]:
    """The clause of its kind comes first."""
    of_keywords = (
        (RANGED_WEAPON, ("LN-10.1", "LN-10.3")),
        (GUN, ("LN-10.7",)),
        (HAND_WEAPON, ("LN-9.1",)),
        (FIRE, ("LN-9.4",)),
        (EXPLOSIVE, ("LN-9.4",)),
    )
    return (
        "LN-8.1",
        *(("LN-8.6",) if row.kind == "event" else ()),
        *(clause for keyword, clauses in of_keywords if keyword in row.keywords for clause in clauses),
        *(("LN-10.5",) if row.shot and row.shot.ammo else ()),
        *(("LN-6.16",) if row.breaks else ()),
        *(("LN-9.3",) if TWO_HANDED in row.keywords else ()),
    )


def _zombie_card(row: ZombieCard) -> CardInfo:
    return CardInfo(
        card=row.card,
        deck="zombie",
        kind="zombie",
        copies=row.copies,
        keywords=(),
        shot=None,
        breaks=0,
        immediate=row.immediate,
        fight=row.fight,
        remains=row.remains,
        rulings=("LN-8.2", *(("LN-8.8",) if row.remains else ()), *(("LN-6.6",) if row.fight else ())),
    )


def _hero_upgrade(row: HeroUpgrade) -> UpgradeInfo:
    return UpgradeInfo(row.upgrade, row.deck, COPIES, row.boost, lasting=True, rulings=("LN-16.6", "LN-16.7"))


def _zombie_upgrade(row: ZombieUpgrade) -> UpgradeInfo:
    return UpgradeInfo(row.upgrade, HORDE, COPIES, 0, row.lasting, ("LN-16.9",))


def _grave_weapon(card: Card, copies: int) -> CardInfo:
    return CardInfo(
        card=card,
        deck="grave",
        kind="grave_weapon",
        copies={GRAVE_WEAPONS: copies},
        keywords=(EXPLOSIVE,) if card == "explosive_zombie" else (),
        shot=None,
        breaks=0,
        immediate=False,
        fight=False,
        remains=False,
        rulings=("LN-18.1", "LN-18.2", "LN-18.3", "LN-8.5"),
    )


CATALOGUE = Catalogue(
    boards=tuple(map(_board, BOARDS.values())),
    heroes=tuple(map(_hero, PEOPLE.values())),
    cards=(
        *map(_hero_card, HERO_CARDS.values()),
        *map(_zombie_card, ZOMBIE_CARDS.values()),
        *(_grave_weapon(card, copies) for card, copies in GRAVE_CARDS.items()),
        *(_hero_card(row, UNIQUE) for row in UNIQUE_ITEMS.values()),
        *(_hero_card(row, TACTICS) for row in SURVIVAL_TACTICS.values()),
    ),
    upgrades=(*map(_hero_upgrade, HERO_UPGRADES.values()), *map(_zombie_upgrade, ZOMBIE_UPGRADES.values())),
    pieces=(
        PieceInfo("hero", ("LN-2.12", "LN-7.1")),
        PieceInfo("zombie", ("LN-2.15", "LN-6.1")),
        PieceInfo("grave_dead", ("LN-18.14", "LN-18.15", "LN-18.16")),
        PieceInfo("zombie_hero", ("LN-7.16", "LN-7.18")),
    ),
    tokens=(
        TokenInfo("fire", ("LN-11.1",)),
        TokenInfo("gas", ("LN-12.1", "LN-12.4")),
        TokenInfo("pit", ("LN-13.8",)),
        TokenInfo("taken_over", ("LN-13.5",)),
        TokenInfo("lights_out", ("LN-13.7",)),
        TokenInfo("pick_up", ("LN-5.11",)),
        TokenInfo("barricade", ("LN-14.1", "LN-14.4")),
        TokenInfo("reinforcement", ("LN-14.4", "LN-14.6")),
        TokenInfo("infected", ("LN-7.10", "LN-7.11")),
        TokenInfo("free_search", ("LN-18.17",)),
        TokenInfo("exploration", ("LN-18.10",)),
        TokenInfo("surprise_attack_1", ("LN-18.12",)),
        TokenInfo("surprise_attack_2", ("LN-18.12",)),
        TokenInfo("new_hero", ("LN-18.13",)),
        TokenInfo("door", ("LN-18.21",)),
        TokenInfo("locked_door", ("LN-18.21",)),
    ),
)
