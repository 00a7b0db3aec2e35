"""Last Night on Earth: the spaces of the map and the sewer, heroes, zombies, decks, and the fight that goes on."""

from collections.abc import Mapping, Sequence
from typing import Any

from deadtown.games.last_night import LAST_NIGHT
from deadtown.games.last_night.boards import BOARDS
from deadtown.games.last_night.ground import FACES, NAMES, SLOTS, boards_of
from deadtown.games.last_night.options import AGREED_BY
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.upgrades import HERO_DECKS, HORDE
from deadtown.games.last_night.view import FLAGS, BarricadeView, View
from deadtown.research.manner import Manner
from deadtown.research.manners.things import things
from deadtown.research.parts import Each, ManyWords, OneWord, Plane, Row, Scene
from deadtown.research.places import BoardMap

CARDS = things(LAST_NIGHT, "cards")
HEROES = things(LAST_NIGHT, "heroes")
UPGRADES = things(LAST_NIGHT, "upgrades")
BUILDINGS = tuple(sorted({building.name for board in BOARDS.values() for building in board.buildings}))
WALLS = tuple(f"{building}_{face}" for building in BUILDINGS for face in FACES)
GRAVE_DEAD = ("brainthirsty", "carrier", "freshly_dead", "pack_mentality", "ravenous", "very_rotten")
MARKERS = ("free_search", "exploration", "new_hero", "surprise_attack_1", "surprise_attack_2")
ROLLS = ("ammo", "break", "cold_snap", "despair", "fire", "movement", "shot")
PHASES = ("set_up", "start", "draw", "claim", "move", "exchange", "shoot", "fight", "fire", "place", "end")
TASKS = (
    *("charges_placed", "generator_fuelled", "grave_dead_killed", "heroes_aboard", "heroes_in_stronghold"),
    *("keys_aboard", "parts_carried", "parts_installed", "pits_destroyed", "pits_doused", "reinforcements"),
    *("supplies_carried", "supplies_delivered", "tank_filled", "townsfolk_lost", "townsfolk_saved"),
    *("upgrades_learnt", "walls_barricaded", "zombies_in_manor", "zombies_killed"),
)
MAP = BoardMap(NAMES)


class Boards(Each):
    """The five boards by their slots."""

    def __init__(self) -> None:
        super().__init__(SLOTS, OneWord(tuple(BOARDS)))

    def write(self, value: Any, row: Row, at: int, scene: Scene) -> None:
        super().write(boards_of(value), row, at, scene)


class Sides(Plane):
    """Markers between two spaces: on the space in the north or west, to its east or to its south."""

    def __init__(self) -> None:
        super().__init__([f"{space}.{side}" for space in NAMES for side in ("east", "south")])
        self.meaning = "for each space whether one lies to its east, and to its south"

    def write(self, value: Sequence[str], row: Row, at: int, scene: Scene) -> None:
        for side in value:
            one, other = sorted(map(MAP.find, side.split("-")))
            row[at + 2 * one + (other > one + 1)] = 1


class Barricades(OneWord):
    """The walls with a barricade, and how many reinforcements each has."""

    def __init__(self) -> None:
        super().__init__(WALLS)
        self.limits = ((0, 20),) * self.size
        self.meaning = "for each wall 0 without a barricade, else 1 and its reinforcements"

    def write(self, value: Sequence[BarricadeView], row: Row, at: int, scene: Scene) -> None:
        for barricade in value:
            row[at + self.column(barricade.wall)] = min(1 + barricade.reinforcements, 20)


class Weapons(ManyWords):
    """What zombies are armed with, whichever they are."""

    def write(self, value: Mapping[int, str], row: Row, at: int, scene: Scene) -> None:
        super().write(value.values(), row, at, scene)


def whether_it_burns(burning: bool) -> int:
    """1 for a new fire, 2 for one that burns."""
    return 1 + burning


def is_there(other: str) -> int:
    return 1


MANNER = Manner(
    view=View,
    map=MAP,
    words={
        **dict.fromkeys(("hand", "known", "items", "on", "saved", "card", "weapons", "used", "top", "looked"), CARDS),
        **dict.fromkeys(("hero_discard", "zombie_discard", "unique_discard", "tactic_discard"), CARDS),
        **dict.fromkeys(("hero_out", "zombie_out", "grave_discard", "grave_drawn", "given", "taken"), CARDS),
        **dict.fromkeys(("hero", "active", "people", "other"), HEROES),
        **dict.fromkeys(("building", "bound", "walled_up", "sealed", "stronghold", "dark", "taken_over"), BUILDINGS),
        **dict.fromkeys(("destroyed", "charges", "safe"), BUILDINGS),
        **dict.fromkeys(("leads", "winner", "side"), ("heroes", "zombies")),
        **dict.fromkeys(("marker", "used_markers"), MARKERS),
        **dict.fromkeys(("upgrades", "boosted", "View.upgrade_discards.each"), UPGRADES),
        **dict.fromkeys(("upgrade_decks", "upgrade_discards"), (*HERO_DECKS, HORDE)),
        "broken": WALLS,
        "colour": ("brown", "green"),
        "door": ("door", "lock"),
        "effects": FLAGS,
        "fate": ("wounded", "killed"),
        "grave_dead": GRAVE_DEAD,
        "mode": ("all", "break", "douse", "put", "recover", "shoot"),
        "phase": PHASES,
        "rolled": (*ROLLS, *UPGRADES, *CARDS),
        "rules": tuple(AGREED_BY),
        "RollView.what": ROLLS,
        "scenario": tuple(SCENARIOS),
        "taped": (),
        "tasks": TASKS,
    },
    seats=("lead", "HeroView.seat", "TurnedView.seat", "PlayedView.seat", "seat"),
    by_seat=("View.seats",),
    spaces=(
        *("space", "View.zombies", "fires", "gas", "pits", "charged", "betsy", "trap", "exploding", "entrances"),
        *("rubble", "View.tokens", "entered_from", "aims", "zombie"),
    ),
    told={"fires": whether_it_burns, "entered_from": is_there},
    lengths={
        "heroes": 10,
        "turned": 6,
        "kept": 10,
        "markers": 14,
        "stack": 4,
        "hero_dice": 8,
        "zombie_dice": 8,
        "RollView.dice": 6,
        "movement": 4,
    },
    own={
        "View.layout": Boards(),
        "View.barricades": Barricades(),
        "doors": Sides(),
        "locks": Sides(),
        "armed": Weapons(CARDS),
    },
    left_out={
        **dict.fromkeys(
            ("View.wounded", "View.mover", "View.moved", "View.held", "TurnedView.zombie", "FightView.zombie"),
            "figures are told by where they are",
        ),
        "HurtView.zombie": "figures are told by where they are",
        "named": "what a card is aimed at may be anything",
        "Options.seats": "who plays which side is told of each seat",
    },
    about=(
        *("hero", "count", "zombie", "space", "left", "rolled", "card", "seat", "building", "marker", "other"),
        *("given", "taken", "fate", "door", "limit"),
    ),
)
