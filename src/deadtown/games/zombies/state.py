"""The whole truth of a game of Zombies!!!: the city, a hundred zombies, the pawns, two decks, and what is pending."""

from collections.abc import Container
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from deadtown.games.kit.options import FOLDED, Rounds, only_with
from deadtown.games.town import City, Roll
from deadtown.games.zombies.cards import ALL_THE_MARBLES, ALTERNATE_FOOD_SOURCE, Card
from deadtown.games.zombies.tiles import TOWN
from deadtown.kernel import GameState, Outcome

Phase = Literal["set_up", "build", "event", "tile", "combat", "draw", "move", "zombies", "discard", "over"]
"""How far a turn is, as its steps are called (ZB-4.1, IS-3.1); the city is built before the first turn (IS-2.2)."""

BASE_PHASES: tuple[Phase, ...] = ("tile", "combat", "draw", "move", "zombies", "discard")
SQUAD_PHASES: tuple[Phase, ...] = ("event", "combat", "move", "zombies")
"""The steps of a turn in the base game and in Intervention Squad, in their order."""

Token = Literal["life", "bullet"]

ZOMBIES = 100
"""All zombies that there are (ZB-1.4)."""
TOWN_SQUARE = 4
"""The number of the centre space of Town Square, where pawns begin and where the dead return (ZB-3.2, ZB-12.1)."""
LIFE = BULLETS = 3
"""What a player has at the start and after a death (ZB-3.5, ZB-12.2)."""
HAND = 3
"""Up to how many cards a player draws (ZB-7.1)."""
NOBODY = NOWHERE = -1

LOST_TURN = "lost_turn"
WEAKENED = "weakened"
"""What rows 10a and 8b of the event die lay on somebody's next turn (IS-4.8, IS-4.10). Cards are called as they are."""


IN_BASE: Final = only_with("variant", "base")
IN_SQUAD: Final = only_with("variant", "intervention_squad")
"""Mark what counts in one of the two games alone."""
InSquad = Annotated[bool, Meta(extra_json_schema=IN_SQUAD)]
RarelyInSquad = Annotated[bool, Meta(extra_json_schema=FOLDED | IN_SQUAD)]


class Options(msgspec.Struct, frozen=True):
    """What the players agree on before the game (section 6)."""

    variant: Literal["base", "intervention_squad"] = "base"
    zb_kill_goal: Annotated[int, Meta(ge=1, le=ZOMBIES, extra_json_schema=IN_BASE)] = 25
    """How many zombies win the base game (ZB-13.2)."""
    zb_helipad_placer: Annotated[Literal["fewest", "drawer"], Meta(extra_json_schema=FOLDED | IN_BASE)] = "fewest"
    """Who places the Helipad in the base game (ZB-5.7)."""
    zb_life_cap: Annotated[int, Meta(ge=LIFE, le=30, extra_json_schema=FOLDED)] = 5
    """How much life anybody may have (ZB-1.8)."""
    is_kill_goal: Annotated[int, Meta(ge=0, le=ZOMBIES, extra_json_schema=IN_SQUAD)] = 15
    """How many zombies must be held on the Helipad (IS-9.1)."""
    is_pvp: InSquad = True
    """Whether players may attack each other (IS-6)."""
    is_survivors: InSquad = False
    """Whether two buildings must be visited first: Survivors!!! (IS-7)."""
    is_road_zombies: RarelyInSquad = False
    """Whether roads begin with zombies too (IS-2.9)."""
    is_event_3_4_chooser: Annotated[Literal["opponent", "roller"], Meta(extra_json_schema=FOLDED | IN_SQUAD)] = (
        "opponent"
    )
    """Who chooses the spaces in rows 3 and 4 of the event die (IS-4.3 to IS-4.5)."""
    is_helipad_end_of_line: RarelyInSquad = False
    """Whether nothing may be built on from the Helipad (IS-2.6)."""
    is_private_chat: RarelyInSquad = True
    """Whether two may talk in private (IS-10.2)."""
    max_rounds: Rounds = 0
    """After how many rounds the game ends; 0 for as long as it takes (ZB-13.4)."""

    @property
    def squad(self) -> bool:
        return self.variant == "intervention_squad"


class Pawn(msgspec.Struct, gc=False):
    """A player's pawn and all that the player owns (ZB-1.7)."""

    space: int = TOWN_SQUARE
    life: int = LIFE
    bullets: int = BULLETS
    kills: int = 0
    """The zombies in the player's collection."""
    hand: list[Card] = []
    """In the order of the table of cards."""
    in_play: tuple[Card, ...] = ()
    charges: int = 0
    """The rolls that a Shotgun in play is still good for."""
    may_play: bool = True
    """Whether the one card of this round has not been played yet (ZB-11.2)."""
    pending: tuple[str, ...] = ()
    """What waits for the player's next turn, or lasts until its end (ZB-4.4)."""
    under: tuple[str, ...] = ()
    """What is in force in the player's turn, until it ends."""
    halved: bool = False
    """Whether the next movement roll is halved (IS-4.8)."""
    stronger: int = 0
    """The attack rolls that still get +1 (IS-4.9)."""
    sure: int = 0
    """The combats that are still won without a roll (IS-4.10)."""
    visits: tuple[str, ...] = ()
    """The Objective Buildings that were visited (IS-7.3)."""
    deaths: int = 0
    sent_away: int = 0
    """How often a card has put the pawn elsewhere."""


class State(GameState):
    """One game of Zombies!!!"""

    players: tuple[str, ...]
    options: Options
    phase: Phase = "set_up"
    round: int = 0
    turns: int = 0
    """How many turns have begun, lost ones too."""
    first: int = 0
    active: int = 0
    layout: str = ""
    """The city: which tiles lie where, and how they are turned."""
    tiles: list[str] = []
    """The tiles that are still to come, the top one last."""
    aside: tuple[str, ...] = ()
    """The tiles that lie open beside the map until all others are laid (IS-7.1)."""
    drawn: str = ""
    """The tile that is to be placed."""
    removed: tuple[str, ...] = ()
    """The tiles that are out of the game (ZB-5.4, ZB-5.9)."""
    helipad: int = NOWHERE
    """The number of the Helipad among the tiles of the city."""
    zombies: dict[int, int] = {}
    """The spaces with a zombie, each with the number of it, counted as they come onto the map."""
    placed: int = 0
    """How many zombies have come onto the map."""
    pool: int = ZOMBIES
    lifted: tuple[int, ...] = ()
    """The zombies that are being put elsewhere."""
    tokens: dict[int, Token] = {}
    pawns: list[Pawn] = []
    deck: list[Card] = []
    """The event cards, the top one last."""
    discard: list[Card] = []
    plays: int = 0
    """How many cards have been played or used."""
    fighting: tuple[int, ...] = ()
    """The seats that are in combat, the latest last."""
    roll: Roll | None = None
    allowance: int = 0
    left: int = 0
    """The steps, or the zombies to be moved, that are left."""
    die: int = 0
    """What the movement die has shown, with the bonus of Intervention Squad (IS-3.4)."""
    doubled: bool = False
    driving: bool = False
    resting: bool = False
    """What Adrenaline Rush, The Keys Are Still In It and Much Needed Rest make of this movement."""
    mover: int = NOBODY
    """Who moves the active pawn instead of its owner (ZB-14.5)."""
    route: tuple[int, ...] = ()
    """The spaces that the active pawn walks on to without being asked."""
    goal: int = NOWHERE
    """Where it was walking when something came between."""
    moved: list[int] = []
    """The zombies that have moved in this step."""
    led: int = NOBODY
    """The zombie that is being led (IS-3.7)."""
    halted: bool = False
    """Whether the zombie roll is void (ZB-14.2)."""
    died: bool = False
    """Whether the active player has died in this turn."""
    chainsaw: bool = False
    molotovs: tuple[int, ...] = ()
    """The buildings in which a Molotov Cocktail helps in this turn."""
    extra: int = 0
    """What row 7 adds to this turn's movement (IS-3.5)."""
    looted: tuple[int, ...] = ()
    """The buildings that are Looted, by their number among the tiles (IS-8.2)."""
    attacked: tuple[int, ...] = ()
    """Who was attacked by the active player in this turn (IS-6.2)."""
    asks_attack: bool = False
    """Whether the active player may attack before the next step (IS-6.1)."""
    outcome: Outcome | None = None

    @property
    def city(self) -> City:
        """The city that belongs to the layout."""
        return TOWN.city(self.layout)

    @property
    def in_the_way(self) -> Container[int]:
        """The spaces on which a pawn that comes has to fight (ZB-8.4)."""
        return self.zombies

    @property
    def waiting(self) -> list[int]:
        """The spaces of the zombies that have not moved in this step: those that have were put down last."""
        return [*self.zombies][: len(self.zombies) - len(self.moved)]

    def space_of(self, zombie: int) -> int:
        """Where the zombie with a number stands."""
        return [*self.zombies][[*self.zombies.values()].index(zombie)]

    def zombies_rest(self) -> bool:
        """Whether All the Marbles let no zombie move (ZB-14.2)."""
        return self._in_force(ALL_THE_MARBLES)

    def combat_rests(self) -> bool:
        """Whether the zombies have found another source of food (ZB-14.3)."""
        return self._in_force(ALTERNATE_FOOD_SOURCE)

    def _in_force(self, effect: str) -> bool:
        """Whether something is in force for all, until the end of somebody's next turn."""
        return any(effect in pawn.pending or effect in pawn.under for pawn in self.pawns)
