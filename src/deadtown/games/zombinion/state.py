"""The whole truth of a Zombinion game: options, hunters, Supply, Trash, counters."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from deadtown.games.kit.options import CARDS, FOLDED, Rarely
from deadtown.games.zombinion.cards import COMBAT, KINDS, MOST_OF_A_KIND, Card
from deadtown.games.zombinion.scoring import reckon
from deadtown.kernel import GameState, Outcome

CombatSet = Literal["first_game", "shoot_em_up", "clash", "life_or_death", "infested_city", "custom", "random", "ask"]

Phase = Literal["set_up", "action", "hunt", "clean_up", "over"]
"""What goes on: before the first turn, one of the three phases of a turn (ZN-3.2), or nothing any more."""

FEWEST_HUNTERS, MOST_HUNTERS = 2, 4

Copies = Annotated[int, Meta(ge=1, le=MOST_OF_A_KIND)]


MOST_TURNS = 10_000
"""How long a game may be that is agreed to end at some turn: longer than any."""


class Options(msgspec.Struct, frozen=True):
    """What the players agree on before the game."""

    combat_set: CombatSet = "first_game"
    custom: Annotated[tuple[Card, ...], Meta(max_length=len(COMBAT), extra_json_schema=CARDS)] = ()
    """The ten Combat kinds of a custom set (ZN-2.16)."""
    start_player: Annotated[Literal["random", "rematch"], Meta(extra_json_schema=FOLDED)] = "random"
    last_winners: Annotated[tuple[str, ...], Meta(max_length=MOST_HUNTERS)] = ()
    """Who won the last game at this table, by name (ZN-2.3, ZN-2.4); the platform fills it in."""
    last_players: Annotated[tuple[str, ...], Meta(max_length=MOST_HUNTERS)] = ()
    """Who played it (ZN-2.4)."""
    offer_cut: Rarely = False
    cleanup_top_choice: Rarely = False
    turn_cap: Annotated[int, Meta(le=MOST_TURNS, extra_json_schema=FOLDED)] = 0
    pile_counts: Annotated[dict[Card, Copies], Meta(max_length=len(KINDS), extra_json_schema=CARDS)] = {}
    """How many cards a pile of the Supply has, where it is not the usual number (ZN-2.9)."""


class Hunter(msgspec.Struct, gc=False):
    """One player's cards. Piles have the top card last; the hand stands in hand order (ZN-6.3).

    What is seldom filled is a tuple, so that copying a hunter costs four lists.
    """

    seat: int
    hand: list[Card] = []
    deck: list[Card] = []
    discard: list[Card] = []
    in_play: list[Card] = []
    aside: tuple[Card, ...] = ()
    """Cards set aside face up (ZN-7.16)."""
    revealed: tuple[Card, ...] = ()
    """Cards revealed and not yet put away (ZN-7.15)."""
    picked: tuple[Card, ...] = ()
    """Hand cards picked in a choice that is not finished; for the others they are still in hand."""
    turns: int = 0

    # What the table knows of cards that it does not see; see knowledge.py.
    shown: tuple[Card, ...] = ()
    """Cards in hand that everybody has seen there."""
    deck_seen: int = 0
    """How many cards on top of the deck everybody has seen put there."""
    covered: tuple[int, ...] = ()
    """Places in the discard pile whose cards only the owner has seen."""
    flipped: tuple[int, ...] = ()
    """Places in the discard pile whose cards nobody has seen there (ZN-11.18.2)."""
    old_hand: int = 0
    """How many cards at the front of the hand came there before the last shuffle."""
    old_unseen: tuple[Card, ...] = ()
    """What these may be: the cards nobody but the owner could place just before that shuffle."""

    def owned(self) -> list[Card]:
        """All cards of this hunter, wherever they are."""
        return [
            *self.hand,
            *self.picked,
            *self.deck,
            *self.discard,
            *self.in_play,
            *self.aside,
            *self.revealed,
        ]

    def owns(self, card: Card) -> bool:
        """Whether a card is anywhere among this hunter's: gains and trashed cards are seen, so everybody knows."""
        return card in self.owned()

    def score(self) -> int:
        """The points of all cards owned (ZN-9.5)."""
        return sum(line.points for line in reckon(self.owned()))


class State(GameState):
    """One game of Zombinion."""

    players: tuple[str, ...]
    hunters: list[Hunter]
    options: Options
    phase: Phase = "set_up"
    supply: dict[Card, int] = {}
    """The piles in the order in which they lie, each with its count."""
    trash: list[Card] = []
    active: int = 0
    actions: int = 0
    targets: int = 0
    shots: int = 0
    took: bool = False
    """Whether a card has been taken in this Hunt phase (ZN-5.2)."""
    resolving: tuple[Card, ...] = ()
    """The cards whose instructions are being carried out, the innermost last."""
    outcome: Outcome | None = None

    @property
    def turn(self) -> Hunter:
        """The hunter whose turn it is."""
        return self.hunters[self.active]

    def left_of(self, hunter: Hunter) -> Hunter:
        return self.hunters[(hunter.seat + 1) % len(self.hunters)]

    def from_left_of(self, hunter: Hunter) -> list[Hunter]:
        """The other hunters, in turn order (ZN-7.17)."""
        return self.hunters[hunter.seat + 1 :] + self.hunters[: hunter.seat]

    def empty_piles(self) -> int:
        return list(self.supply.values()).count(0)
