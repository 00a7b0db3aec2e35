"""The whole truth of a game of Humans!!!: the city, its people, the hordes, three decks, and what is going on."""

from collections.abc import Container
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from deadtown.games.humans.cards import Card
from deadtown.games.humans.characters import CHARACTERS, Character
from deadtown.games.humans.tiles import TOWN
from deadtown.games.kit.options import FOLDED, Rarely, Rounds
from deadtown.games.town import City, Neighbours, Roll, connections
from deadtown.kernel import GameState, Outcome

Phase = Literal["set_up", "tile", "draw", "move", "capture", "discard", "over"]
"""How far a turn is, as its steps are called (HU-4.2)."""
PHASES: tuple[Phase, ...] = ("tile", "draw", "move", "capture", "discard")

HUMANS = 60
"""All humans that there are (HU-1.4)."""
ZOMBIES = 10
"""All zombies of a player (HU-1.3)."""
DICE = OPENINGS = 36
"""All die tokens, and all no-barricade tokens (HU-1.6)."""
TOWN_SQUARE = 4
"""The number of the centre space of Town Square (HU-3.4)."""
HAND = 3
"""Up to how many event cards a player draws (HU-6.1)."""
NOWHERE = NOBODY = -1


class Options(msgspec.Struct, frozen=True):
    """What the players agree on before the game (section 6)."""

    character_choice: Literal["random", "choose"] = "random"
    """Whether characters are dealt or chosen in seat order (HU-3.1)."""
    reroll_scope: Annotated[Literal["own", "any"], Meta(extra_json_schema=FOLDED)] = "own"
    """Whose dice a die token may roll again (HU-13.1)."""
    five_six_rules: Annotated[Literal["auto", "on", "off"], Meta(extra_json_schema=FOLDED)] = "auto"
    """Whether the rules for five and six players hold: for these numbers, always or never (HU-3.5, HU-5.5)."""
    trapped_at_once: Rarely = False
    """Whether a human without any way out is infected before anything is rolled (HU-10.6)."""
    max_rounds: Rounds = 0
    """After how many rounds the game ends; 0 for as long as it takes (HU-15.3)."""


class Leader(msgspec.Struct, gc=False):
    """A player: the leader of one kind of zombies, and all that belongs to them."""

    character: str = ""
    zombies: list[int] = []
    """The space of each of the ten zombies, or NOWHERE for those in reserve."""
    dice: int = 0
    """The die tokens (HU-13)."""
    wounds: tuple[str, ...] = ()
    """The wound cards in front (HU-9.3)."""
    meals: int = 0
    """The Eat cards that were kept (HU-8.10)."""
    hand: list[Card] = []
    """In the order of the alphabet."""
    may_play: bool = True
    """Whether the one card of this round has not been played yet (HU-12.2)."""
    used: bool = False
    """Whether the special ability has been used (HU-14.1)."""

    @property
    def ability(self) -> str:
        """The special ability, as long as it has not been used (HU-14.1)."""
        return "" if self.used else self.sheet.ability

    @property
    def sheet(self) -> Character:
        return CHARACTERS[self.character]

    @property
    def in_play(self) -> int:
        return ZOMBIES - self.zombies.count(NOWHERE)

    @property
    def points(self) -> int:
        """Own zombies in play and Eat cards in front (HU-15.1)."""
        return ZOMBIES - self.zombies.count(NOWHERE) + self.meals


class Attempt(msgspec.Struct, gc=False):
    """An attempt to capture a human, as far as it has come (HU-8.3)."""

    space: int
    human: int
    """The number of the human, or 0 if somebody else is the prey."""
    guy: int = NOBODY
    """The shotgun guy who is the prey, in the combined game."""
    bonus: int = 0
    by: tuple[Card, ...] = ()
    """What the cards of the first window add to the capture roll."""
    extinguishers: int = 0
    """What Fire Extinguishers add to the flight."""
    hit: bool = False
    """Whether a weapon has hit (HU-8.6)."""
    drawn: tuple[str, ...] = ()
    """The capture cards that were drawn."""
    flight: int = 0
    """How far the human must flee, when it does."""
    mover: int = NOBODY
    """Who moves it then (HU-10.2)."""
    ends: tuple[int, ...] = ()
    """Where it can be moved to."""


class State(GameState):
    """One game of Humans!!!"""

    players: tuple[str, ...]
    options: Options
    phase: Phase = "set_up"
    round: int = 0
    turns: int = 0
    """How many turns have begun."""
    first: int = 0
    active: int = 0
    layout: str = ""
    """The city: which tiles lie where, and how they are turned."""
    stack: list[str] = []
    """The tiles that are still to come, the top one last."""
    drawn: str = ""
    """The tile that is to be placed."""
    removed: tuple[str, ...] = ()
    """The tiles that are out of the game (HU-5.4)."""
    humans: dict[int, int] = {}
    """The spaces with a human, each with the number of it, counted as they come onto the map."""
    humans_placed: int = 0
    """How many humans have come onto the map."""
    supply: int = HUMANS
    eaten: int = 0
    """The humans that are out of the game."""
    dice: tuple[int, ...] = ()
    """The spaces with a die token, in the order of their numbers."""
    dice_supply: int = DICE
    openings: tuple[int, ...] = ()
    """The spaces with a no-barricade token, in the order of their numbers."""
    leaders: list[Leader] = []
    event_deck: list[Card] = []
    """The event cards, the top one last; as with the other decks."""
    event_discard: list[Card] = []
    wound_deck: list[str] = []
    wound_discard: list[str] = []
    capture_deck: list[str] = []
    capture_discard: list[str] = []
    plays: int = 0
    """How many cards have been played."""
    resolving: tuple[Card, ...] = ()
    """The card that is being played, until it is discarded (HU-12.8)."""
    named: tuple[int, ...] = ()
    """The spaces that were named for it."""
    roll: Roll | None = None
    movement: int = 0
    """The movement of this turn (HU-7.1)."""
    left: int = 0
    """What is left of it."""
    cheered: bool = False
    """Whether the Cheerleader's ability doubles it."""
    winds: int = 0
    """How often Second Wind was played."""
    rigors: int = 0
    """How often Rigor Mortis was played."""
    stopped: tuple[int, ...] = ()
    """The active player's zombies that have ended their movement (HU-7.4)."""
    tried: tuple[int, ...] = ()
    """The buildings that were tried in this turn, by the numbers of their tiles (HU-7.8)."""
    failed: int = NOWHERE
    """The doorstep of a breach that has failed, as long as a card may help (HU-12.3)."""
    prey: tuple[int, ...] = ()
    """The humans that must still be attempted in this turn (HU-8.1)."""
    attempt: Attempt | None = None
    wounded: int = NOBODY
    """Who has drawn wound cards and must keep one."""
    wounds_drawn: tuple[str, ...] = ()
    outcome: Outcome | None = None

    @property
    def open_city(self) -> City:
        """The city as humans walk through it (HU-2.6)."""
        return TOWN.city(self.layout)

    @property
    def zombie_ways(self) -> Neighbours:
        """The connections of zombies (HU-2.7)."""
        return connections(self.open_city, self.openings)

    @property
    def meetings(self) -> Container[int]:
        """The spaces on which a zombie has ended its movement when it enters them (HU-7.4)."""
        return self.humans

    @property
    def shut_out(self) -> bool:
        """Whether the active player's zombies may not enter any building: never in this game."""
        return False

    def barricade(self, tile: str) -> int:
        """What must be rolled to breach the building of a tile, without help (HU-7.9)."""
        return TOWN.kind_of(tile).barricade

    def zombies_on(self, space: int) -> int:
        """How many zombies of all players are on a space: who helps to breach (HU-7.9)."""
        return sum(leader.zombies.count(space) for leader in self.leaders)

    @property
    def for_many(self) -> bool:
        """Whether the rules for five and six players hold (HU-3.5, HU-5.5)."""
        rules = self.options.five_six_rules
        return len(self.players) > 4 if rules == "auto" else rules == "on"
