"""The whole truth of a game of Last Night on Earth: the town, the living and the dead, two decks, what is going on."""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from deadtown.games.last_night.cards import ADVANCED, BASE, Card
from deadtown.games.last_night.ground import OUTDOORS, Ground, ground
from deadtown.games.last_night.heroes import PEOPLE, Person
from deadtown.games.last_night.options import GRAVE_DEAD, HEROES, ZOMBIES, Options, Side
from deadtown.games.last_night.pending import Attack, Discarding, Fight, Hurt, Marker, Played, Remaining, Roll, Wound
from deadtown.games.last_night.pieces import (
    FIRST_TURNED,
    MOST_ZOMBIES,
    NO_BUILDING,
    NO_BUILDINGS,
    NOBODY,
    NORMAL,
    NOWHERE,
    OF_A_COLOUR,
    RED,
    STRONGEST,
)
from deadtown.games.last_night.upgrades import Upgrade
from deadtown.kernel import GameState, Outcome

Turn = Literal["set_up", "zombies", "heroes", "over"]
"""Whose turn it is (LN-4.1)."""


class Hero(msgspec.Struct, gc=False):
    """Somebody who is alive, or was."""

    person: str
    seat: int
    space: int = NOWHERE
    wounds: int = 0
    items: tuple[Card, ...] = ()
    taped: tuple[tuple[Card, Card], ...] = ()
    """Which of its items are two halves of a combined one (LN-9.6)."""
    on: tuple[Card, ...] = ()
    """The cards of either side that remain on it."""
    bound: int = NO_BUILDING
    """The building that it has got to get to."""
    saved: tuple[Card, ...] = ()
    """The townsfolk that it has saved (LN-S3)."""
    carried: int = 0
    """How many tokens of the scenario it carries (LN-S10, LN-S12)."""
    extra: int = 0
    """Fight dice more until the end of the turn."""
    lucky: bool = False
    """Whether Lucky has been used in this turn."""
    popular: bool = False
    """Whether Popular has been used in this turn."""
    infected: int = 0
    """The Infected markers on it (LN-7.9)."""
    activated: bool = False
    """Whether it has been activated in this hero turn, or loses it (LN-5.1, LN-5.3)."""
    idle: bool = False
    """Whether it loses this turn (LN-5.3)."""
    dead: bool = False
    found: bool = False
    """Whether it was found in a building, and nobody takes its place when it dies (LN-18.13)."""
    experience: int = 0
    upgrades: tuple[Upgrade, ...] = ()
    """The upgrades that lie on it, second copies too (LN-16.6, LN-16.8)."""
    boosted: tuple[Upgrade, ...] = ()
    """Those of them whose Boost is active (LN-16.7)."""
    used: tuple[str, ...] = ()
    """The upgrades and items that it has used in this turn, as often as it has, where that is limited."""
    fights: int = 0
    """How many fights it has had in this turn, counting the one that goes on."""

    @property
    def sheet(self) -> Person:
        return PEOPLE[self.person]

    @property
    def points(self) -> int:
        """Its wound points: some learn to bear more (LN-7.1)."""
        points = PEOPLE[self.person].wounds
        if "tough" in self.upgrades:
            points += 2 if "tough" in self.boosted else 1
        return points

    def may_use(self, upgrade: Upgrade, boosted: int = 1) -> bool:
        """Whether it has an upgrade that it may use once more in this turn: once, with its Boost as often as told."""
        most = boosted if upgrade in self.boosted else 1
        return upgrade in self.upgrades and self.used.count(upgrade) < most


class Turned(msgspec.Struct, gc=False):
    """A zombie hero (LN-7.16)."""

    person: str
    seat: int
    """Whose zombie it is (LN-7.20)."""
    wounds: int
    """The wound points that are left."""
    fresh: bool = True
    """Whether it has appeared in this zombie turn."""


class State(GameState):
    """One game of Last Night on Earth."""

    players: tuple[str, ...]
    options: Options
    sides: tuple[Side, ...] = ()
    hero_seats: tuple[int, ...] = ()
    zombie_seats: tuple[int, ...] = ()
    """The seats of each side, in order: of two zombie seats the first is Brown (LN-3.3)."""
    scenario: str = ""
    sets: tuple[str, ...] = (ADVANCED, BASE)
    """The sets that are played with, sorted: a set would not be saved in the same order always."""
    rules: tuple[str, ...] = ()
    """The rules of Part V that are played in this game, sorted likewise."""
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
    most_zombies: int = MOST_ZOMBIES
    """How many zombies may be on the map in this scenario (LN-4.17)."""
    grave_dead: str = ""
    """What all red zombies can do, where they are Grave Dead (LN-18.16)."""
    wounded: tuple[int, ...] = ()
    """The Grave Dead on the map that have lost the first of two wound points."""
    red_dead: tuple[int, ...] = ()
    """The Grave Dead that were killed, and have left the game (LN-7.8)."""
    armed: dict[int, Card] = {}
    """The Grave Weapon of each zombie that has one, by its number (LN-18.3)."""
    grave_deck: list[Card] = []
    """The Grave Weapons, the top one last."""
    grave_discard: list[Card] = []
    grave_drawn: Card = ""
    """The Grave Weapon that is about to be given to a zombie."""
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
    unique_deck: list[Card] = []
    tactic_deck: list[Card] = []
    """The Survival decks, the top card last; none where they are not played with (LN-18.7)."""
    unique_discard: list[Card] = []
    tactic_discard: list[Card] = []
    markers: tuple[Marker, ...] = ()
    """The markers that lie in buildings, in the order of these."""
    marker_pile: tuple[str, ...] = ()
    """The markers that have not been laid out; nobody knows which they are, if they were shuffled."""
    marker_discard: tuple[str, ...] = ()
    looked: list[Card] = []
    """The cards among which a hero who searches chooses."""
    looker: int = NOBODY
    """That hero."""
    looked_openly: bool = False
    """Whether all have seen them."""
    foreseen: dict[int, int] = {}
    """How many cards on top of the hero deck a seat knows, and in which order they lie (Hunch, Police Radio)."""
    looking: int = NOBODY
    """The seat that looks at them, where that is not the owner of the hero."""
    remaining: tuple[Remaining, ...] = ()
    fires: dict[int, bool] = {}
    """The spaces with fire, in the order in which they caught it, and whether it is on its burning side (LN-11.1)."""
    gas: tuple[int, ...] = ()
    destroyed: tuple[int, ...] = ()
    """The buildings that have burnt down (LN-11.15)."""
    barricades: dict[int, int] = {}
    """The wall runs with a barricade, and how many reinforcements each has (LN-14.1)."""
    broken: tuple[int, ...] = ()
    """The barricades that zombies cross without a roll in this turn."""
    claws: int = 0
    """What is added to barricade rolls in this turn."""
    clawing_again: int = 0
    """How many barricade rolls that have failed may still be made again in this turn."""
    sealed: tuple[int, ...] = ()
    """The buildings whose doors no hero passes until the start of the next zombie turn."""
    door_markers: int = 0
    """How many Door and Locked Door markers have had their turn at set-up (LN-18.20)."""
    stronghold: int = NO_BUILDING
    """The building that the heroes must hold (LN-S9)."""
    charged: tuple[int, ...] = ()
    """The pits that were destroyed (LN-S2)."""
    pit_markers: tuple[int, ...] = ()
    """The Spawning Pit markers that the scenario puts on the map (LN-S8)."""
    betsy: int = NOWHERE
    """Where Old Betsy keeps zombies (LN-9.21)."""
    betsy_fresh: bool = False
    """Whether she was put there in this turn."""
    trap: int = NOWHERE
    """Where the next zombie steps into a Bear Trap."""
    tank: bool = False
    """Whether the truck has been filled (LN-S4)."""
    tokens: tuple[int, ...] = ()
    """The spaces on which supplies or radio parts lie (LN-S10, LN-S12)."""
    delivered: int = 0
    """How many of them are where they belong."""
    charges: tuple[int, ...] = ()
    """The buildings in which charges were placed (LN-S11)."""
    powered: bool = False
    """Whether there is fuel for the radio (LN-S12)."""
    rubble: int = NOWHERE
    """The space that nobody may enter until the next zombie turn (Rock Slide)."""
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
    hurried: bool = False
    """Whether all movement rolls of this hero turn count for one more."""
    frenzy: bool = False
    """Whether zombies in a crowd roll a die more in this turn."""
    safe: tuple[int, ...] = ()
    """The buildings that are safe houses in this zombie turn."""
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
    offered: tuple[int, ...] = ()
    """The seats that have said what they take in place of arriving zombies (LN-18.1, LN-18.14)."""
    red_arriving: int = 0
    """How many Grave Dead are still to be placed."""
    to_arm: int = 0
    """How many Grave Weapons the seat that places zombies is still to draw (LN-18.1)."""
    burning: tuple[int, ...] = ()
    """The fires that are still to be rolled for (LN-11.6)."""
    active: int = NOBODY
    """The hero that is activated."""
    caught: bool = False
    """Whether the active hero fights before it moves, and not again (Caught Off Guard)."""
    movement: tuple[int, ...] = ()
    """The movement dice."""
    left: int = 0
    """The steps that are left."""
    ride: int = 0
    """How many of them are only for a move wholly outdoors (Motorcycle)."""
    again: bool = False
    """Whether the active hero has a second Move Action (Adrenaline Shot)."""
    ambush: tuple[int, ...] = ()
    """The zombies of a Surprise Attack that the active hero has still to fight (LN-18.12)."""
    route: tuple[int, ...] = ()
    """The spaces to which a hero goes on by itself."""
    moving: bool = False
    """Whether the active hero has made a step in this move."""
    locked: bool = False
    """Whether the door before the active hero has been locked."""
    through_wall: bool = False
    """Whether the active hero has climbed through a wall in this move."""
    roped: bool = False
    """Whether the active hero may step through walls for the rest of this move."""
    singed: bool = False
    """Whether the mover has rolled for the fire where it is (LN-11.3)."""
    swapped: tuple[str, ...] = ()
    """The items that have changed hands in this exchange, and the offers that were refused."""
    fight: Fight | None = None
    stack: list[Played] = []
    """The cards that are being played, the innermost last."""
    wound: Wound | None = None
    hurt: Hurt | None = None
    roll: Roll | None = None
    discarding: Discarding | None = None
    attack: Attack | None = None
    exploding: int = NOWHERE
    """The gas that is about to explode."""
    shooter: int = NOBODY
    gun: Card = ""
    """The hero who has just killed a zombie with a gun, and that gun."""
    horde_experience: int = 0
    """The experience of the zombie side (LN-16.3)."""
    horde_upgrades: tuple[Upgrade, ...] = ()
    """Its upgrades, which lie open (LN-16.9)."""
    horde_used: tuple[Upgrade, ...] = ()
    """Those of them that were used in this turn, as often as they were."""
    upgrade_decks: dict[str, tuple[Upgrade, ...]] = {}
    """The top one last; none where experience is not played with."""
    upgrade_discards: dict[str, tuple[Upgrade, ...]] = {}
    attacked: tuple[tuple[str, Card], ...] = ()
    """What the active hero has done in its step C: how, and with which item."""
    shot_first: bool = False
    """Whether the active hero has done its step C before it moved."""
    lurching: bool = False
    """Whether zombies may make two steps in this turn."""
    burning_dead: bool = False
    """Whether fire does not hurt zombies in this turn."""
    ablaze: tuple[int, ...] = ()
    """The zombies that fire makes fight better in this turn."""
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
    def zombie_order(self) -> tuple[int, ...]:
        """The zombie seats, the lead one first (LN-4.12)."""
        lead = self.lead_zombie
        return (lead, *(seat for seat in self.zombie_seats if seat != lead))

    @property
    def active_side(self) -> Side:
        return HEROES if self.turn == "heroes" else ZOMBIES

    def owner(self, zombie: int) -> int:
        """The seat of a zombie; red ones are led by the lead seat of the turn (LN-3.3, LN-7.20, LN-18.15)."""
        if zombie >= FIRST_TURNED:
            return self.turned[zombie - FIRST_TURNED].seat
        if zombie >= NORMAL:
            return self.lead_zombie
        seats = self.zombie_seats
        return seats[0] if len(seats) == 1 or zombie < OF_A_COLOUR else seats[1]

    @property
    def red_is_normal(self) -> bool:
        """Whether red figures are zombies like others (LN-S6)."""
        return self.most_zombies > NORMAL and GRAVE_DEAD not in self.rules

    def zombies_of(self, seat: int) -> Sequence[int]:
        """The numbers of the normal zombies of a seat (LN-3.3); red figures that are normal too (LN-S6)."""
        if len(self.zombie_seats) == 1:
            own = range(NORMAL)
        else:
            first = 0 if seat == self.zombie_seats[0] else OF_A_COLOUR
            own = range(first, first + OF_A_COLOUR)
        return (*own, *RED) if self.red_is_normal and seat == self.lead_zombie else own

    def in_play_of(self, seat: int) -> int:
        """How many zombies of a seat count for the New Zombies roll (LN-4.11)."""
        zombies, own = self.zombies, self.zombies_of(seat)
        if GRAVE_DEAD in self.rules and seat == self.lead_zombie:
            own = (*own, *RED)
        return len([zombie for zombie in own if zombies[zombie] != NOWHERE])

    @property
    def graves(self) -> list[int]:
        """The Grave Dead that may still come (LN-18.15)."""
        if GRAVE_DEAD not in self.rules:
            return []
        return [zombie for zombie in RED if self.zombies[zombie] == NOWHERE and zombie not in self.red_dead]

    def is_grave_dead(self, zombie: int, ability: str) -> bool:
        """Whether a zombie is a red one that can do something (LN-18.16)."""
        return ability == self.grave_dead and zombie in RED

    def points_left(self, zombie: int) -> int:
        """The wound points that a zombie has left (LN-7.1, LN-7.18)."""
        if zombie >= FIRST_TURNED:
            return self.turned[zombie - FIRST_TURNED].wounds
        return 2 if self.is_grave_dead(zombie, "brainthirsty") and zombie not in self.wounded else 1

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
        """In a building (LN-13.13)."""
        return self.ground.area[space] >= 0

    def is_outdoors(self, space: int) -> bool:
        """Under the sky: not in a building, and not in the sewer (LN-15.4)."""
        return self.ground.area[space] == OUTDOORS

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
        found = set()
        for kept in self.remaining:
            if kept.card == "lights_out":
                found.add(kept.building)
            elif kept.buildings:
                found.update(kept.buildings)
        return found

    def is_safe(self, space: int) -> bool:
        """Whether a space is in a safe house, into which no card puts zombies."""
        return bool(self.safe) and self.ground.area[space] in self.safe

    @property
    def walled_up(self) -> frozenset[int]:
        """The buildings that are Fully Barricaded: a barricade is on every wall with outdoors beyond (LN-14.8)."""
        if not self.barricades:
            return NO_BUILDINGS
        standing = self.barricades.keys()
        found = [number for number, run, shell in self.ground.shells_by_run if run in standing and shell <= standing]
        return frozenset(found) if found else NO_BUILDINGS

    def is_fully_reinforced(self, building: int) -> bool:
        """Whether a building is Fully Barricaded with three reinforcements on each barricade (LN-14.9)."""
        if building not in self.walled_up:
            return False
        return all(self.barricades[run] == STRONGEST for run in self.ground.shells[building])

    def is_walled_up(self, space: int) -> bool:
        """Whether a space is in a Fully Barricaded building: no pit works, no card puts zombies there (LN-14.10)."""
        return bool(self.barricades) and self.ground.area[space] in self.walled_up

    @property
    def pits(self) -> list[int]:
        """The usable spawning pits (LN-4.19)."""
        printed = [pit for pit in self.ground.pits if pit not in self.charged and pit != self.rubble]
        cards = [kept.space for kept in self.remaining if kept.card == "new_spawning_pit"]
        found = [*printed, *self.pit_markers, *cards]
        if walled_up := self.walled_up:
            found = [pit for pit in found if self.ground.area[pit] not in walled_up]
        return [pit for pit in found if not self.is_safe(pit)] if self.safe and self.stack else found

    def pool(self, seat: int) -> list[int]:
        """The zombies of a seat that are not in play (LN-4.16)."""
        return [zombie for zombie in self.zombies_of(seat) if self.zombies[zombie] == NOWHERE]
