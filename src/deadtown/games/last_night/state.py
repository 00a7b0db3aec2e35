"""The whole truth of a game of Last Night on Earth: the town, the living and the dead, two decks, what is going on."""

from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from deadtown.games.last_night.cards import (
    ADVANCED,
    BARRICADES,
    BASE,
    GROWING_HUNGER,
    SURVIVAL_OF_THE_FITTEST,
    TIMBER_PEAK,
    Card,
)
from deadtown.games.last_night.ground import OUTDOORS, Ground, ground
from deadtown.games.last_night.heroes import PEOPLE, Person
from deadtown.kernel import GameState, Outcome

Side = Literal["heroes", "zombies"]
HEROES: Final[Side] = "heroes"
ZOMBIES: Final[Side] = "zombies"

Turn = Literal["set_up", "zombies", "heroes", "over"]
"""Whose turn it is (LN-4.1)."""
Scenarios = Literal[
    "random", "die_zombies_die", "burn_em_out", "save_the_townsfolk", "escape_in_the_truck", "defend_the_manor"
]
Board = Literal["random", "l1", "l2", "l3", "l4", "l5", "l6", "l7", "l8", "l9", "l10", "l11", "l12"]
Toggle = Literal["auto", "on", "off"]
FOLDED: Final = {"folded": True}
"""Marks an option that is seldom changed: forms show it when they are asked for more."""
Rarely = Annotated[bool, Meta(extra_json_schema=FOLDED)]
RareToggle = Annotated[Toggle, Meta(extra_json_schema=FOLDED)]
ChosenBoard = Annotated[Board, Meta(extra_json_schema=FOLDED | {"only_with": {"layout": "chosen"}})]

EXPERIENCE: Final = "experience"
GRAVE_WEAPONS: Final = "grave_weapons"
SURVIVAL_DECKS: Final = "survival_decks"
EXPLORATION: Final = "exploration"
DOORS: Final = "doors"
GRAVE_DEAD: Final = "grave_dead"
FREE_SEARCH: Final = "free_search"
SEWERS: Final = "sewers"
"""The rules that may be played or not (Part V), with BARRICADES."""
AGREED_BY: Final = {
    EXPERIENCE: "experience",
    BARRICADES: "barricades",
    GRAVE_WEAPONS: "opt_grave_weapons",
    SURVIVAL_DECKS: "opt_survival_decks",
    EXPLORATION: "opt_exploration",
    DOORS: "opt_doors",
    GRAVE_DEAD: "opt_grave_dead",
    FREE_SEARCH: "opt_free_search",
    SEWERS: "sewers_at_setup",
}
"""The option by which each of them is agreed on."""

NOWHERE: Final = -1
NOBODY: Final = -1
NO_BUILDING: Final = -1
OF_A_COLOUR: Final = 7
"""Zombies of each colour (LN-3.3)."""
NORMAL: Final = 2 * OF_A_COLOUR
"""Normal zombies: brown ones are numbered first, then green ones."""
FIRST_TURNED: Final = 3 * OF_A_COLOUR
"""The number of the first zombie hero: red zombies would come before it."""
MOST_ZOMBIES: Final = 14
"""How many zombies may be on the map (LN-4.17)."""
MOST_FIRES: Final = 8
MOST_GAS: Final = 8
MOST_TAKEN_OVER: Final = 9
MOST_LIGHTS_OUT: Final = 6
MOST_PITS: Final = 4
"""How many markers of a kind there are (Table T)."""
STARTING_HEROES: Final = 4
DECK: Final = 60
"""How many cards are left of a deck that is trimmed (LN-3.7)."""


class Options(msgspec.Struct, frozen=True):
    """What the players agree on before the game."""

    scenario: Scenarios = "random"
    """What the game is about (LN-S14)."""
    zombie_seats: Literal["auto", "one", "two"] = "auto"
    """How many seats play the zombies; by the number of players unless it is agreed on (LN-3.1)."""
    sides: Literal["zombies_last", "zombies_first", "seat_by_seat"] = "zombies_last"
    """Which seats those are."""
    seats: Annotated[
        tuple[Side, ...], Meta(max_length=6, extra_json_schema={"only_with": {"sides": "seat_by_seat"}})
    ] = ()
    """The side of every seat, if that is agreed on seat by seat."""
    set_advanced: bool = True
    """Whether the advanced cards are played with."""
    set_growing_hunger: bool = False
    """Whether the cards, heroes and boards of Growing Hunger are played with."""
    set_survival_of_the_fittest: bool = False
    """Whether the cards of Survival of the Fittest are played with."""
    set_timber_peak: bool = False
    """Whether the cards, heroes and boards of Timber Peak are played with."""
    trim_decks: Rarely = True
    """Whether decks of more than sixty cards lose some (LN-3.7)."""
    choose_heroes: Rarely = False
    """Whether heroes are chosen, not dealt (LN-3.8)."""
    layout: Annotated[Literal["random", "default", "chosen"], Meta(extra_json_schema=FOLDED)] = "random"
    """How the boards are found (LN-3.6)."""
    board_nw: ChosenBoard = "random"
    board_ne: ChosenBoard = "random"
    board_se: ChosenBoard = "random"
    board_sw: ChosenBoard = "random"
    """The board of each slot, if it is agreed on."""
    open_team_hands: Rarely = True
    """Whether seats of one side see each other's cards."""
    experience: RareToggle = "auto"
    """Whether both sides gain experience and buy upgrades (section 16); with Timber Peak unless it is agreed on."""
    barricades: RareToggle = "auto"
    """Whether heroes build barricades (section 14); with Survival of the Fittest unless it is agreed on."""
    opt_grave_weapons: Rarely = False
    """Whether zombies may get Grave Weapons (LN-18.1)."""
    opt_survival_decks: Rarely = False
    """Whether heroes may search in the Survival decks (LN-18.7)."""
    opt_exploration: Annotated[bool, Meta(extra_json_schema=FOLDED | {"not_with": {"opt_free_search": True}})] = False
    """Whether Exploration markers lie in buildings (LN-18.10)."""
    opt_doors: Rarely = False
    """Whether Door and Locked Door markers are placed (LN-18.19)."""
    opt_grave_dead: Rarely = False
    """Whether red zombies may come (LN-18.14)."""
    opt_free_search: Rarely = False
    """Whether Free Search markers lie in buildings (LN-18.17)."""
    sewers_at_setup: Rarely = False
    """Whether the sewers are in play from the start (LN-15.2)."""

    @property
    def sets(self) -> frozenset[str]:
        """The sets that are played with."""
        chosen = {
            ADVANCED: self.set_advanced,
            GROWING_HUNGER: self.set_growing_hunger,
            SURVIVAL_OF_THE_FITTEST: self.set_survival_of_the_fittest,
            TIMBER_PEAK: self.set_timber_peak,
        }
        return frozenset({BASE, *(name for name, is_chosen in chosen.items() if is_chosen)})

    @property
    def rules(self) -> frozenset[str]:
        """The rules of Part V that are played, before a scenario says otherwise."""
        chosen = {
            EXPERIENCE: is_on(self.experience, self.set_timber_peak),
            BARRICADES: is_on(self.barricades, self.set_survival_of_the_fittest),
            GRAVE_WEAPONS: self.opt_grave_weapons,
            SURVIVAL_DECKS: self.opt_survival_decks,
            EXPLORATION: self.opt_exploration,
            DOORS: self.opt_doors,
            GRAVE_DEAD: self.opt_grave_dead,
            FREE_SEARCH: self.opt_free_search,
            SEWERS: self.sewers_at_setup,
        }
        return frozenset(name for name, is_chosen in chosen.items() if is_chosen)

    @property
    def declined(self) -> frozenset[str]:
        """The rules of Part V that the players have agreed not to play."""
        chosen = {EXPERIENCE: self.experience, BARRICADES: self.barricades}
        return frozenset(name for name, toggle in chosen.items() if toggle == "off")


def is_on(toggle: Toggle, usual: bool) -> bool:
    """Whether a rule is played: as it was agreed on, or as usual."""
    return usual if toggle == "auto" else toggle == "on"


class Hero(msgspec.Struct, gc=False):
    """Somebody who is alive, or was."""

    person: str
    seat: int
    space: int = NOWHERE
    wounds: int = 0
    items: tuple[Card, ...] = ()
    on: tuple[Card, ...] = ()
    """The cards of either side that remain on it."""
    bound: int = NO_BUILDING
    """The building that it has got to get to."""
    saved: tuple[Card, ...] = ()
    """The townsfolk that it has saved (LN-S3)."""
    extra: int = 0
    """Fight dice more until the end of the turn."""
    lucky: bool = False
    """Whether Lucky has been used in this turn."""
    activated: bool = False
    """Whether it has been activated in this hero turn, or loses it (LN-5.1, LN-5.3)."""
    idle: bool = False
    """Whether it loses this turn (LN-5.3)."""
    dead: bool = False

    @property
    def sheet(self) -> Person:
        return PEOPLE[self.person]


class Turned(msgspec.Struct, gc=False):
    """A zombie hero (LN-7.16)."""

    person: str
    seat: int
    """Whose zombie it is (LN-7.20)."""
    wounds: int
    """The wound points that are left."""
    fresh: bool = True
    """Whether it has appeared in this zombie turn."""


class Fight(msgspec.Struct, gc=False):
    """A fight of one hero and one zombie, as far as it has come (LN-6.2)."""

    hero: int
    zombie: int
    space: int
    """Where it is fought: who falls there stands nowhere any more."""
    hero_dice: tuple[int, ...] = ()
    zombie_dice: tuple[int, ...] = ()
    """The dice as they lie; none before the roll."""
    more: int = 0
    """Dice that the hero rolls more in this fight."""
    ties: bool = False
    """Whether the hero wins ties in it."""
    deadly: bool = False
    """Whether the zombie is killed if it is beaten."""
    used: tuple[Card, ...] = ()
    """The items that were used."""
    card: bool = False
    """Whether a fight card has been played (LN-6.6)."""
    winner: Side | None = None
    over: bool = False
    """Whether it was cancelled, or has ended at once."""


class Played(msgspec.Struct, gc=False):
    """A card that is being played (LN-8.7)."""

    seat: int
    card: Card
    mode: str = ""
    named: tuple[str | int, ...] = ()
    cancelled: bool = False
    kept: bool = False
    """Whether it lies somewhere else now, and is not discarded."""


class Wound(msgspec.Struct, gc=False):
    """A wound that a hero is about to take, or has taken (LN-7.2)."""

    hero: int
    zombie: int = NOBODY
    """From which zombie, if from one."""
    prevented: bool = False
    taken: bool = False


class Roll(msgspec.Struct, gc=False):
    """Dice that lie on the table outside fights, as long as somebody may do something about them."""

    what: str
    dice: tuple[int, ...]
    hero: int = NOBODY
    """Who has rolled them, if a hero."""
    need: int = 0
    """What a die must show, if it must show anything."""
    card: Card = ""
    """The card they are rolled for."""
    again: bool = False
    """Whether they have been rolled again by somebody who may do so once."""


class Remaining(msgspec.Struct, frozen=True, gc=False):
    """A zombie card that remains in play beside the map (LN-8.2)."""

    card: Card
    building: int = NO_BUILDING
    space: int = NOWHERE


class Discarding(msgspec.Struct, frozen=True, gc=False):
    """An item that is about to be discarded (LN-9.11)."""

    hero: int
    item: Card


class State(GameState):
    """One game of Last Night on Earth."""

    players: tuple[str, ...]
    options: Options
    sides: tuple[Side, ...] = ()
    hero_seats: tuple[int, ...] = ()
    zombie_seats: tuple[int, ...] = ()
    """The seats of each side, in order: of two zombie seats the first is Brown (LN-3.3)."""
    scenario: str = ""
    rules: frozenset[str] = frozenset()
    """The rules of Part V that are played in this game."""
    layout: str = ""
    turn: Turn = "set_up"
    phase: str = "set_up"
    """How far the turn is."""
    turns: int = 0
    """How many turns of either side have begun."""
    sun: int = 0
    people: tuple[str, ...] = ()
    """Who has not been in this game yet."""
    heroes: list[Hero] = []
    zombies: list[int] = []
    """The space of each zombie by its number, or NOWHERE for those of the pool."""
    turned: list[Turned] = []
    """Zombie heroes: their spaces follow those of other zombies."""
    hands: list[list[Card]] = []
    """In the order of the alphabet."""
    known: list[tuple[Card, ...]] = []
    """What everybody has seen on its way into a hand that is still there for all they know."""
    hero_deck: list[Card] = []
    zombie_deck: list[Card] = []
    """The top one last."""
    hero_discard: list[Card] = []
    zombie_discard: list[Card] = []
    hero_out: tuple[Card, ...] = ()
    zombie_out: tuple[Card, ...] = ()
    """Cards that were removed from the game, for all to see."""
    hero_trimmed: list[Card] = []
    zombie_trimmed: list[Card] = []
    """Cards that nobody has seen go (LN-3.7)."""
    looked: list[Card] = []
    """The cards among which a hero who searches chooses."""
    looker: int = NOBODY
    """That hero."""
    remaining: tuple[Remaining, ...] = ()
    fires: dict[int, bool] = {}
    """The spaces with fire, in the order in which they caught it, and whether it is on its burning side (LN-11.1)."""
    gas: tuple[int, ...] = ()
    destroyed: tuple[int, ...] = ()
    """The buildings that have burnt down (LN-11.15)."""
    charged: tuple[int, ...] = ()
    """The pits that were destroyed (LN-S2)."""
    betsy: int = NOWHERE
    """Where Old Betsy keeps zombies (LN-9.21)."""
    betsy_fresh: bool = False
    """Whether she was put there in this turn."""
    tank: bool = False
    """Whether the truck has been filled (LN-S4)."""
    hero_deaths: int = 0
    zombie_deaths: int = 0
    cornered: bool = False
    distrust: bool = False
    rotten: bool = False
    """What holds until the start of the next zombie turn (R-41)."""
    blocked: bool = False
    """Whether no zombie moves through walls or doors in this turn."""
    windows_open: bool = False
    """Whether heroes may climb through windows until the end of the hero turn."""
    held: tuple[int, ...] = ()
    """The zombies that may not move in this turn."""
    moved: tuple[int, ...] = ()
    """The zombies whose move is over (LN-4.12)."""
    mover: int = NOBODY
    """The zombie that is about to move, or moves."""
    fought: tuple[int, ...] = ()
    """The zombies that have fought: in the zombie turn, or against the active hero where it stands."""
    loads: dict[int, int] = {}
    """How often heroes have fought in the zombie turn (LN-4.22)."""
    fighting: int = NOWHERE
    """The space whose fights come first in the zombie turn (LN-4.21)."""
    to_act: tuple[int, ...] = ()
    """The zombie seats that have still to draw, or to move, one after the other (LN-4.12)."""
    to_draw: int = 0
    """How many cards the first of them draws yet (LN-4.6)."""
    succeeded: tuple[int, ...] = ()
    """The seats to which new zombies come (LN-4.9)."""
    arriving: dict[int, int] = {}
    """How many zombies each seat has still to place."""
    received: dict[int, int] = {}
    """How many zombies each pit has received in this step (LN-4.18)."""
    burning: tuple[int, ...] = ()
    """The fires that are still to be rolled for (LN-11.6)."""
    active: int = NOBODY
    """The hero that is activated."""
    movement: tuple[int, ...] = ()
    """The movement dice."""
    left: int = 0
    """The steps that are left."""
    route: tuple[int, ...] = ()
    """The spaces to which a hero goes on by itself."""
    moving: bool = False
    """Whether the active hero has made a step in this move."""
    locked: bool = False
    """Whether the door before the active hero has been locked."""
    through_wall: bool = False
    """Whether the active hero has climbed through a wall in this move."""
    singed: bool = False
    """Whether the mover has rolled for the fire where it is (LN-11.3)."""
    swapped: tuple[str, ...] = ()
    """The items that have changed hands in this exchange, and the offers that were refused."""
    fight: Fight | None = None
    stack: list[Played] = []
    """The cards that are being played, the innermost last."""
    wound: Wound | None = None
    roll: Roll | None = None
    discarding: Discarding | None = None
    shooter: int = NOBODY
    gun: Card = ""
    """The hero who has just killed a zombie with a gun, and that gun."""
    fallen: tuple[int, ...] = ()
    """The seats that take a new hero when all is resolved (LN-7.21)."""
    outcome: Outcome | None = None

    @property
    def ground(self) -> Ground:
        return ground(self.layout)

    @property
    def lead_zombie(self) -> int:
        """The zombie seat that makes choices of its side: Brown on even numbers of the sun, Green on odd (LN-1.12)."""
        seats = self.zombie_seats
        return seats[0] if len(seats) == 1 else seats[self.sun % 2]

    @property
    def active_side(self) -> Side:
        return HEROES if self.turn == "heroes" else ZOMBIES

    def owner(self, zombie: int) -> int:
        """The seat of a zombie (LN-3.3, LN-7.20)."""
        if zombie >= FIRST_TURNED:
            return self.turned[zombie - FIRST_TURNED].seat
        seats = self.zombie_seats
        return seats[0] if len(seats) == 1 or zombie < OF_A_COLOUR else seats[1]

    def zombies_of(self, seat: int) -> range:
        """The numbers of the normal zombies of a seat (LN-3.3)."""
        if len(self.zombie_seats) == 1:
            return range(NORMAL)
        first = 0 if seat == self.zombie_seats[0] else OF_A_COLOUR
        return range(first, first + OF_A_COLOUR)

    def zombies_on(self, space: int) -> list[int]:
        if space not in self.zombies:
            return []
        return [zombie for zombie, where in enumerate(self.zombies) if where == space]

    def living(self) -> Iterator[Hero]:
        """The heroes on the map."""
        return (hero for hero in self.heroes if hero.space != NOWHERE)

    def heroes_on(self, space: int) -> list[int]:
        return [place for place, hero in enumerate(self.heroes) if hero.space == space]

    def hero_spaces(self) -> set[int]:
        return {hero.space for hero in self.heroes if hero.space != NOWHERE}

    def number_of(self, person: str) -> int:
        """A hero, by name."""
        return next(place for place, hero in enumerate(self.heroes) if hero.person == person)

    def is_indoors(self, space: int) -> bool:
        return self.ground.area[space] != OUTDOORS

    def marked(self, card: Card) -> set[int]:
        """The buildings on which a card that remains in play lies."""
        return {kept.building for kept in self.remaining if kept.card == card}

    @property
    def taken_over(self) -> set[int]:
        """The buildings that no hero may enter (LN-13.5, LN-11.17)."""
        return self.marked("theyve_taken") | {*self.destroyed}

    @property
    def dark(self) -> set[int]:
        """The buildings in which the lights are out (LN-13.7)."""
        return self.marked("lights_out")

    @property
    def pits(self) -> list[int]:
        """The usable spawning pits (LN-4.19)."""
        printed = [pit for pit in self.ground.pits if pit not in self.charged]
        return printed + [kept.space for kept in self.remaining if kept.card == "new_spawning_pit"]

    def pool(self, seat: int) -> list[int]:
        """The zombies of a seat that are not in play (LN-4.16)."""
        return [zombie for zombie in self.zombies_of(seat) if self.zombies[zombie] == NOWHERE]
