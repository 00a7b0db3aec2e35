"""What a player goes by: the table as a seat sees it, with spaces and buildings as numbers instead of names.

A bot makes it of its view, a guide of an imagined state: what each of them thinks of an option is the same.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.combining import cards_of
from deadtown.games.last_night.fights import hero_dice, kills_beaten, zombie_dice
from deadtown.games.last_night.ground import ALL_SPACES, NUMBERS, SEWER, SPACES, Ground, distance, ground
from deadtown.games.last_night.heroes import PEOPLE, Person
from deadtown.games.last_night.pieces import FIRST_TURNED, NO_BUILDING, NOBODY, NOWHERE, RED
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.state import Hero, State
from deadtown.games.last_night.upgrades import Upgrade
from deadtown.games.last_night.view import FightView, HeroView, View, layout_of
from deadtown.games.last_night.windows import edge, wins_ties

FAR: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(distance(start, goal) for goal in range(ALL_SPACES)) for start in range(ALL_SPACES)
)
"""How far each space is from each, walls or not (LN-2.6), while the sewer is out of reach."""


@lru_cache(maxsize=64)
def far_over(entrances: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The same where entrances lead into the sewer, which is as near as the nearer of them (LN-15.3, LN-15.4)."""
    if not entrances:
        return FAR
    down = tuple(1 + min(FAR[space][entrance] for entrance in entrances) for space in range(SPACES))
    return (*((*row[:SEWER], steps) for row, steps in zip(FAR, down, strict=False)), (*down, 0))


class Figure(msgspec.Struct, gc=False):
    """Somebody alive, as everybody sees it."""

    person: str
    seat: int
    space: int
    wounds: int
    items: Sequence[Card]
    on: Sequence[Card]
    bound: int
    saved: Sequence[Card]
    carried: int
    dice: int
    activated: bool
    idle: bool
    points: int
    upgrades: Sequence[Upgrade]
    boosted: Sequence[Upgrade]
    taped: Sequence[tuple[Card, ...]] = ()

    @property
    def sheet(self) -> Person:
        return PEOPLE[self.person]

    @property
    def left(self) -> int:
        """The wound points that are left."""
        return self.points - self.wounds

    @property
    def wins_ties(self) -> bool:
        sure = "tough" in PEOPLE[self.person].abilities or "heroic_resolve" in self.on or "holy_relic" in self.items
        return sure or "counterattack" in self.boosted


class Clash(msgspec.Struct, gc=False):
    """The fight that goes on."""

    hero: str
    zombie: int
    pool: int
    against: int
    """How many dice each side rolls."""
    hero_dice: Sequence[int]
    zombie_dice: Sequence[int]
    ties: bool
    deadly: bool
    card: bool
    winner: str
    edge: int = 0
    """What the zombie's highest die counts for more."""


class Scene(msgspec.Struct):
    """The table, as a seat sees it when it decides."""

    seat: int
    scenario: str
    ground: Ground
    far: tuple[tuple[int, ...], ...]
    """How far each space is from each."""
    turn: str
    sun: int
    heroes: Sequence[Figure]
    """Those who are alive and on the map."""
    zombies: Mapping[int, int]
    """The space of each zombie on the map, by its number."""
    turned: Mapping[str, int]
    """The number of each zombie hero, by name."""
    grave_dead: str
    """What red zombies can do, where they are Grave Dead."""
    graves: int
    """How many of them may still come."""
    armed: Mapping[int, Card]
    """The Grave Weapons of zombies."""
    fires: Collection[int]
    gas: Collection[int]
    barricades: Mapping[int, int]
    """The wall runs with a barricade, and how many reinforcements each has."""
    stronghold: int
    """The building that the heroes must hold, or NO_BUILDING."""
    taken_over: Collection[int]
    dark: Collection[int]
    pits: Sequence[int]
    charged: Collection[int]
    tokens: Collection[int]
    """Where supplies or radio parts lie."""
    delivered: int
    """How many of them are where they belong."""
    charges: Collection[int]
    """The buildings with charges."""
    powered: bool
    markers: Collection[tuple[int, int]]
    """The building of each Free Search or Exploration marker, and its space or NOWHERE."""
    hand: Sequence[Card]
    """The seat's own cards."""
    hero_deck: int
    hero_discard: Sequence[Card]
    kept: Collection[Card]
    """The zombie cards that remain in play beside the map."""
    active: str
    left: int
    mover: int
    """The zombie that is about to move, or NOBODY."""
    moved: Collection[int]
    cornered: bool
    tank: bool
    clash: Clash | None
    stack: Sequence[Card]
    """The cards that are being played, the innermost last."""
    roll: tuple[str, Sequence[int], int, Card] | None
    """What dice on the table are for, what they show and need, and for which card."""
    exploding: int
    """Where gas is about to explode."""
    wounded: str
    """Who is about to be wounded, or has been."""
    deaths: int
    kills: int
    counted: Counter[int] | None = None
    """How many zombies are on each space, once somebody has asked."""

    @property
    def deaths_left(self) -> int:
        """How many heroes the zombies have still to kill (LN-17.3)."""
        return SCENARIOS[self.scenario].deaths - self.deaths

    def hero(self, person: str) -> Figure:
        return next(hero for hero in self.heroes if hero.person == person)

    def find(self, person: str) -> Figure | None:
        return next((hero for hero in self.heroes if hero.person == person), None)

    def space_of(self, ref: str) -> int:
        """Where the zombies stand that are called so in an option."""
        if ref.startswith("zombie_"):
            return self.zombies.get(self.turned.get(ref[7:], NOBODY), NOWHERE)
        return NUMBERS[ref.rpartition("_")[2]]

    def crowd(self, space: int) -> int:
        """How many zombies are on a space."""
        if self.counted is None:
            self.counted = Counter(self.zombies.values())
        return self.counted[space]

    def carriers(self, space: int) -> int:
        """How many Grave Dead are on a space."""
        if not self.grave_dead:
            return 0
        return sum(where == space for zombie, where in self.zombies.items() if zombie in RED)

    def saved(self) -> int:
        return sum(len(hero.saved) for hero in self.heroes)

    def holders(self, *items: Card) -> list[Figure]:
        """The heroes who have one of some items."""
        return [hero for hero in self.heroes if any(item in items for item in hero.items)]


@lru_cache(maxsize=512)
def _numbers(layout: str) -> Mapping[str, int]:
    """The number of each building, by name."""
    return {found.name: found.number for found in ground(layout).buildings}


def seen_in(view: View, seat: int) -> Scene:
    """The scene that a seat sees in its view."""
    town = ground(layout_of(view))
    building = _numbers(view.layout)
    roll, number = view.roll, NUMBERS
    return Scene(
        seat=seat,
        scenario=view.scenario,
        ground=town,
        far=far_over(town.entrances),
        turn=view.turn,
        sun=view.sun,
        heroes=[_figure_in(hero, building) for hero in view.heroes if hero.space],
        zombies={zombie: number[name] for zombie, name in view.zombies.items()},
        turned={turned.hero: turned.zombie for turned in view.turned},
        grave_dead=view.grave_dead,
        graves=view.graves,
        armed=view.armed,
        fires={number[name] for name in view.fires},
        gas=[number[name] for name in view.gas],
        barricades={town.outer_walls[built.wall]: built.reinforcements for built in view.barricades},
        stronghold=building.get(view.stronghold, NO_BUILDING),
        taken_over={building[name] for name in (*view.taken_over, *view.destroyed)},
        dark={building[name] for name in view.dark},
        pits=[number[name] for name in view.pits],
        charged=[number[name] for name in view.charged],
        tokens=[number[name] for name in view.tokens],
        delivered=SCENARIOS[view.scenario].tokens - len(view.tokens) - sum(hero.carried for hero in view.heroes),
        charges=[building[name] for name in view.charges],
        powered="powered" in view.effects,
        markers=[(building[mark.building], number.get(mark.space, NOWHERE)) for mark in view.markers],
        hand=view.seats[seat].hand or (),
        hero_deck=view.hero_deck,
        hero_discard=view.hero_discard,
        kept=[kept.card for kept in view.kept],
        active=view.active,
        left=view.left,
        mover=view.mover,
        moved=view.moved,
        cornered="cornered" in view.effects,
        tank="tank" in view.effects,
        clash=None if view.fight is None else _clash_in(view.fight),
        stack=[played.card for played in view.stack],
        roll=None if roll is None else (roll.what, roll.dice, roll.need, roll.card),
        exploding=number[view.exploding] if view.exploding else NOWHERE,
        wounded="" if view.wound is None else view.wound.hero,
        deaths=view.deaths,
        kills=view.kills,
    )


def seen_of(state: State, seat: int) -> Scene:
    """The same of a state, which is imagined: nothing is looked at that the seat could not see."""
    wound, roll, people, town = state.wound, state.roll, state.heroes, state.ground
    return Scene(
        seat=seat,
        scenario=state.scenario,
        ground=town,
        far=far_over(town.entrances),
        turn=state.turn,
        sun=state.sun,
        heroes=[_figure_of(state, place, hero) for place, hero in enumerate(people) if hero.space != NOWHERE],
        zombies={zombie: space for zombie, space in enumerate(state.zombies) if space != NOWHERE},
        turned={
            turned.person: FIRST_TURNED + place
            for place, turned in enumerate(state.turned)
            if state.zombies[FIRST_TURNED + place] != NOWHERE
        },
        grave_dead=state.grave_dead,
        graves=len(state.graves) if state.grave_dead else 0,
        armed=state.armed,
        fires=state.fires.keys(),
        gas=state.gas,
        barricades=state.barricades,
        stronghold=state.stronghold,
        taken_over=state.taken_over,
        dark=state.dark,
        pits=state.pits,
        charged=state.charged,
        tokens=state.tokens,
        delivered=state.delivered,
        charges=state.charges,
        powered=state.powered,
        markers=[(marker.building, marker.space) for marker in state.markers],
        hand=state.hands[seat],
        hero_deck=len(state.hero_deck),
        hero_discard=state.hero_discard,
        kept=[kept.card for kept in state.remaining],
        active=people[state.active].person if state.active >= 0 else "",
        left=state.left,
        mover=state.mover,
        moved=state.moved,
        cornered=state.cornered,
        tank=state.tank,
        clash=_clash_of(state),
        stack=[played.card for played in state.stack],
        roll=None if roll is None else (roll.what, roll.dice, roll.need, roll.card),
        exploding=state.exploding,
        wounded="" if wound is None else people[wound.hero].person,
        deaths=state.hero_deaths,
        kills=state.zombie_deaths,
    )


def _figure_in(hero: HeroView, building: Mapping[str, int]) -> Figure:
    return Figure(
        hero.hero,
        hero.seat,
        NUMBERS[hero.space],
        hero.wounds,
        hero.items,
        hero.on,
        building.get(hero.bound, NO_BUILDING),
        hero.saved,
        hero.carried,
        hero.dice,
        hero.activated,
        hero.idle,
        hero.points,
        hero.upgrades,
        hero.boosted,
        [cards_of(thing) for thing in hero.taped],
    )


def _figure_of(state: State, place: int, hero: Hero) -> Figure:
    return Figure(
        hero.person,
        hero.seat,
        hero.space,
        hero.wounds,
        hero.items,
        hero.on,
        hero.bound,
        hero.saved,
        hero.carried,
        hero_dice(state, place),
        hero.activated,
        hero.idle,
        hero.points,
        hero.upgrades,
        hero.boosted,
        hero.taped,
    )


def _clash_in(fight: FightView) -> Clash:
    return Clash(
        fight.hero,
        fight.zombie,
        fight.hero_pool,
        fight.zombie_pool,
        fight.hero_dice,
        fight.zombie_dice,
        fight.ties,
        fight.deadly,
        fight.card,
        fight.winner,
        fight.edge,
    )


def _clash_of(state: State) -> Clash | None:
    fight = state.fight
    if fight is None:
        return None
    hero = state.heroes[fight.hero]
    return Clash(
        hero.person,
        fight.zombie,
        hero_dice(state, fight.hero) + fight.more,
        zombie_dice(state, fight.zombie),
        fight.hero_dice,
        fight.zombie_dice,
        wins_ties(state, fight),
        kills_beaten(state, fight),
        fight.card,
        fight.winner or "",
        edge(state, fight.zombie),
    )
