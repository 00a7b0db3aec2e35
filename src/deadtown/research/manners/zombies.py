"""Zombies!!!: the city tile by tile, what stands on its spaces, and the players with all that is theirs."""

from deadtown.games.zombies import ZOMBIES
from deadtown.games.zombies.tiles import BOX
from deadtown.games.zombies.view import View, Way
from deadtown.research.manner import Manner
from deadtown.research.manners.things import things
from deadtown.research.parts import Ways
from deadtown.research.places import TownMap

CARDS = things(ZOMBIES, "cards")
TILES = things(ZOMBIES, "tiles")
TOKENS = ("", "bullet", "life")
EFFECTS = (*CARDS, "halved", "attack_bonus", "sure_win", "lost_turn", "weakened")

MAP = TownMap(len(BOX))


def fights_on(way: Way) -> int:
    """1 for a space that can be reached, and one more for each fight on the way."""
    return 1 + way.fights


MANNER = Manner(
    view=View,
    map=MAP,
    words={
        **dict.fromkeys(("kind", "drawn", "aside", "removed", "looted", "visits", "tile"), TILES),
        **dict.fromkeys(("hand", "discard", "in_play", "by", "card"), CARDS),
        **dict.fromkeys(("effects", "pending"), EFFECTS),
        "Roll.what": ("combat", "move", "zombies", "event", "dead", "helipad", "attack", "defence"),
        "what": ("leave", "put"),
        "row": tuple(map(str, range(1, 13))),
    },
    seats=("first", "active", "mover", "Roll.seat", "seat", "fighting"),
    by_seat=("players",),
    spaces=("space", "goal", "View.zombies", "tokens"),
    told={"tokens": TOKENS.index},
    own={"ways": Ways(MAP.spaces, fights_on)},
    lengths={"tiles": len(BOX), "dice": 4},
    left_out={
        "route": "it follows from the map",
        "Placed.tile": "its kind is told",
        "led": "figures are told by where they are",
        "moved": "figures are told by where they are",
    },
    about=(
        *("seat", "tile", "left", "count", "what", "life", "bullets", "missing", "one", "two", "card", "need"),
        *("bonus", "against", "space", "reach", "row"),
    ),
)
