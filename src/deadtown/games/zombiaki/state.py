"""The whole truth of a game of Zombiaki!: the street, two decks, two hands, and what is pending."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from deadtown.games.kit.options import CARDS, FOLDED, Rarely
from deadtown.games.zombiaki.cards import BOSS, DOG, HUMANS, KINDS, SHIELD, ZOMBIES, Card
from deadtown.games.zombiaki.street import SIZE
from deadtown.kernel import GameState, Outcome

Phase = Literal["set_up", "zombies", "humans", "over"]
"""Whose phase it is (ZK-4.1), if the game is on."""
Stage = Literal["", "movement", "clearing", "barrels", "draw", "discard", "play"]
"""How far a phase is: what the rulebook calls its steps (ZK-4.2, ZK-4.8). The close of a human phase is no moment."""
STAGES: dict[str, tuple[Stage, ...]] = {
    ZOMBIES: ("movement", "draw", "discard", "play"),
    HUMANS: ("clearing", "barrels", "draw", "discard", "play"),
}
"""The stages of each side's phase, in their order."""

Copies = Annotated[int, Meta(ge=0, le=40)]


class Options(msgspec.Struct, frozen=True):
    """What the players agree on before the game (section 17)."""

    first_seat: Literal["zombies", "humans", "random"] = "zombies"
    """Which side the first seat plays (ZK-3.1)."""
    dog_entry: Annotated[Literal["row_1", "rows_1_to_3"], Meta(extra_json_schema=FOLDED)] = "row_1"
    """Where a dog may be placed (ZK-10.2)."""
    click_scope: Annotated[Literal["guns", "guns_and_grenade"], Meta(extra_json_schema=FOLDED)] = "guns"
    """What Click! may stop (ZK-12.1)."""
    pit_under_creature: Rarely = False
    """Whether a pit may be dug under a creature (ZK-11.8)."""
    deck_counts: Annotated[dict[Card, Copies], Meta(max_length=len(KINDS), extra_json_schema=CARDS)] = {}
    """How many copies there are of a kind, where it is not the number of the card lists (ZK-2.1)."""


class Creature(msgspec.Struct, frozen=True, gc=False):
    """A zombie or a dog (ZK-1.7), with what is attached to it. It never changes: another one takes its place."""

    number: int
    """Which one it is, counted as they come onto the street."""
    strength: int
    """Its endurance too; a dog has none (ZK-7.1, ZK-7.2)."""
    cards: tuple[Card, ...]
    """Its own card, those merged into it and its Claws."""
    shield: bool = False
    orders: int = -1
    """The orders that a boss has left; -1 if it is none (ZK-10.4)."""
    ordered: bool = False
    """Whether it has had an order in this game (ZK-10.6)."""
    stepped: bool = False
    """Whether it has made its special step this phase (ZK-5.14)."""
    merged: bool = False
    """Whether it was merged this phase (ZK-10.13)."""
    held: bool = False
    """Whether Not So Fast holds it this phase (ZK-5.6)."""
    netted: bool = False

    @property
    def dog(self) -> bool:
        return self.cards[0] == DOG

    @property
    def boss(self) -> bool:
        return self.orders >= 0

    @property
    def endurance(self) -> int:
        """The damage that kills it (ZK-7.1, ZK-7.2)."""
        return self.strength or 1

    def all_cards(self) -> tuple[Card, ...]:
        """Every card that goes with it when it dies (ZK-7.4)."""
        return self.cards + (SHIELD,) * self.shield + (BOSS,) * self.boss


class Side(msgspec.Struct, gc=False):
    """The cards of one side. Piles have the top card last."""

    hand: list[Card] = []
    deck: list[Card] = []
    discard: list[Card] = []


class State(GameState):
    """One game of Zombiaki!"""

    players: tuple[str, ...]
    options: Options
    phase: Phase = "set_up"
    stage: Stage = ""
    zombies: Side = msgspec.field(default_factory=Side)
    humans: Side = msgspec.field(default_factory=Side)
    zombie_seat: int = 0
    creatures: list[Creature | None] = msgspec.field(default_factory=lambda: [None] * SIZE)
    objects: list[Card] = msgspec.field(default_factory=lambda: [""] * SIZE)
    """The object on each space; empty where there is none (ZK-1.8)."""
    object_numbers: list[int] = msgspec.field(default_factory=lambda: [0] * SIZE)
    """Which one it is, counted as they come onto the street; 0 where there is none."""
    burning: list[bool] = msgspec.field(default_factory=lambda: [False] * SIZE)
    """Where Napalm burns (ZK-1.9)."""
    nets: int = 0
    """How many Nets lie on the street."""
    freezes: tuple[int, ...] = ()
    """The Freezes in force, each with the human phases whose end it outlasts or meets (ZK-11.19)."""
    terror: bool = False
    """Whether a Terror is pending (ZK-10.11)."""
    order_given: bool = False
    """Whether the boss order of this zombie phase has been given (ZK-10.6)."""
    cards_played: int = 0
    """How many cards have been played in this play step."""
    rounds: int = 0
    phases: int = 0
    placed: int = 0
    """How many creatures have come onto the street."""
    laid: int = 0
    """How many objects have come onto the street."""
    resolving: Card = ""
    """The card that is being carried out."""
    blasts: list[tuple[Card, int]] = []
    """Mines and cars that are about to explode, and where, first set off first (ZK-9.1)."""
    boss_died: bool = False
    """Whether the zombies are about to retreat (ZK-7.11)."""
    outcome: Outcome | None = None

    @property
    def human_seat(self) -> int:
        return 1 - self.zombie_seat

    def side(self, name: str) -> Side:
        return self.zombies if name == ZOMBIES else self.humans

    def seat_of(self, side: str) -> int:
        return self.zombie_seat if side == ZOMBIES else self.human_seat

    def empty(self, space: int) -> bool:
        """No creature, no object, no fire (ZK-1.10)."""
        return self.creatures[space] is None and not self.objects[space] and not self.burning[space]
