"""Zombinion: what lies in the Supply and before each hunter, by kinds of card, and which cards each of them owns."""

from collections.abc import Sequence

from deadtown.games.zombinion.cards import KINDS
from deadtown.games.zombinion.state import MOST_HUNTERS
from deadtown.games.zombinion.view import PileView, View
from deadtown.research.manner import Manner
from deadtown.research.parts import Each, Number, Row, Scene, WordsWithNumbers

CARDS = tuple(KINDS)
COLUMNS = {card: column for column, card in enumerate(CARDS)}


class Piles:
    """The piles of the Supply: whether a kind is in the game, and how many of it are left."""

    size = 2 * len(CARDS)
    names: tuple[str, ...] = tuple(name for card in CARDS for name in (card, f"{card}.left"))
    limits: tuple[tuple[int, int], ...] = ((0, 1), (0, 60)) * len(CARDS)
    meaning = "for each kind of card 1 if there is a pile of it, and how many are left"

    def write(self, value: Sequence[PileView], row: Row, at: int, scene: Scene) -> None:
        for pile in value:
            place = at + 2 * COLUMNS[pile.card]
            row[place], row[place + 1] = 1, pile.count


MANNER = Manner(
    view=View,
    words=dict.fromkeys(
        (
            *("resolving", "trash", "hand", "picked", "discard_top", "in_play", "aside", "revealed"),
            *("custom", "card", "pile_counts"),
        ),
        CARDS,
    )
    | {"to": ("hand", "discard", "deck"), "zone": ("box", "trash", "revealed")},
    seats=("active", "seat"),
    by_seat=("hunters",),
    own={"supply": Piles()},
    usual=(0, 100),
    limits={"about.picked": (0, 100), "turns": (0, 200), "turn_cap": (0, 200)},
    left_out={"collection": "it is shown when the game is over"},
    about=("targets", "shots", "aim", "actions", "most", "to", "picked", "least", "card", "seat", "zone"),
    memory=Each([str(seat) for seat in range(MOST_HUNTERS)], WordsWithNumbers(CARDS, Number(0, 127)), by_seat=True),
)
