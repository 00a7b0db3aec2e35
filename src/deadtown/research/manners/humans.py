"""Humans!!!: the city tile by tile, who stands on its spaces, the hordes, and the capture that is going on."""

from deadtown.games.humans import HUMANS
from deadtown.games.humans.view import View, ZombieWay
from deadtown.research.manner import Manner
from deadtown.research.manners.things import things
from deadtown.research.parts import Ways
from deadtown.research.places import TownMap

CARDS = things(HUMANS, "cards")
TILES = things(HUMANS, "tiles")
WOUNDS = things(HUMANS, "wounds")
CHARACTERS = things(HUMANS, "characters")
CAPTURES = things(HUMANS, "captures")
ROLLS = ("move", "breach", "capture", "flight", "weapon", "leave", "put", "stampede")
MOST_TILES = 19

MAP = TownMap(MOST_TILES)


def reached(way: ZombieWay) -> int:
    return 1


MANNER = Manner(
    view=View,
    map=MAP,
    words={
        **dict.fromkeys(("kind", "drawn", "removed", "tried", "tile"), TILES),
        **dict.fromkeys(("hand", "discard", "resolving", "by", "card"), CARDS),
        **dict.fromkeys(("wounds", "wound_discard", "wounds_drawn"), WOUNDS),
        **dict.fromkeys(("AttemptView.drawn", "capture_discard"), CAPTURES),
        "effects": ("gimme_a_z", "second_wind", "rigor_mortis"),
        "character": CHARACTERS,
        "ability": ("gimme_a_z", "follow_the_band", "pinfall", "heal_thyself"),
        "what": ROLLS,
    },
    seats=("first", "active", "mover", "wounded", "Roll.seat", "seat"),
    by_seat=("players",),
    spaces=("space", "humans", "zombies", "View.dice", "openings", "named", "breaches", "ends"),
    lengths={"tiles": MOST_TILES, "Roll.dice": 4},
    own={"ways": Ways(MAP.spaces, reached)},
    left_out={
        "Placed.tile": "its kind is told",
        "stopped": "figures are told by where they are",
        "prey": "figures are told by where they are",
        "human": "figures are told by where they are",
    },
    about=("seat", "tile", "left", "count", "what", "total", "need", "card", "ability", "steps", "space"),
)
