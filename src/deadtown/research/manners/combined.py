"""Humans!!! with Zombies!!!: one city of the tiles of both, and players of either side."""

from deadtown.games.humans.combined import COMBINED
from deadtown.games.humans.combined.view import View
from deadtown.research.manner import Manner
from deadtown.research.manners import humans, zombies
from deadtown.research.manners.things import things
from deadtown.research.parts import Ways
from deadtown.research.places import TownMap

CARDS = things(COMBINED, "cards")
TILES = things(COMBINED, "tiles")
EFFECTS = tuple(dict.fromkeys((*CARDS, *zombies.EFFECTS, *humans.MANNER.words["effects"])))
MOST_TILES = 40
MAP = TownMap(MOST_TILES)

MANNER = Manner(
    view=View,
    map=MAP,
    words={
        **humans.MANNER.words,
        **dict.fromkeys(("kind", "drawn", "removed", "tried", "tile"), TILES),
        **dict.fromkeys(
            ("hand", "human_discard", "zombie_discard", "resolving", "by", "armed", "in_play", "card"), CARDS
        ),
        **dict.fromkeys(("effects", "pending"), EFFECTS),
        "what": tuple(dict.fromkeys((*humans.ROLLS, *zombies.MANNER.words["Roll.what"]))),
    },
    seats=(
        *("first", "active", "mover", "wounded", "against", "attacked", "Roll.seat", "seat", "Grudge.seat", "guy"),
        *("fighting", "hunted"),
    ),
    by_seat=("players",),
    spaces=(
        *("space", "goal", "humans", "zombies", "tokens", "View.dice", "openings", "named", "breaches", "ends"),
        "PlayerView.zombies",
    ),
    told=zombies.MANNER.told,
    lengths={"tiles": MOST_TILES, "Roll.dice": 4, "grudges": 6},
    own={"ways": Ways(MAP.spaces, zombies.fights_on), "pawn_ways": Ways(MAP.spaces, humans.reached)},
    left_out={
        **humans.MANNER.left_out,
        "moved": "figures are told by where they are",
        "Grudge.zombie": "figures are told by where they are",
    },
    about=tuple(dict.fromkeys((*humans.MANNER.about, *zombies.MANNER.about))),
)
