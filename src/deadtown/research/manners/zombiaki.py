"""Zombiaki!: the fifteen spaces of the street, both hands and decks, which lie open but for their order."""

from deadtown.games.zombiaki.cards import KINDS
from deadtown.games.zombiaki.street import SPACES
from deadtown.games.zombiaki.view import View
from deadtown.research.manner import Manner
from deadtown.research.places import BoardMap

CARDS = tuple(KINDS)
LANES = ("a", "b", "c")

MANNER = Manner(
    view=View,
    map=BoardMap(SPACES),
    words={
        **dict.fromkeys(("hand", "unseen", "discard", "objects", "cards", "resolving", "card", "deck_counts"), CARDS),
        "side": ("zombies", "humans"),
        "barred": LANES,
        "View.blasts.0": CARDS,
    },
    seats=("SideView.seat",),
    spaces=("at", "dog", "target", "View.blasts.1"),
    lengths={
        **dict.fromkeys(("creatures", "objects", "object_numbers", "burning"), SPACES),
        "freezes": 6,
        "blasts": 6,
    },
    left_out={"number": "it only tells one from another", "object_numbers": "they only tell one from another"},
    about=("side", "left", "at", "dog", "card", "target"),
)
