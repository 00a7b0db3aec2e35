"""The table as a seat sees it: all but hands of others and the order of decks (Part VI)."""

from collections.abc import Sequence

import msgspec

from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.combining import name_of
from deadtown.games.last_night.experience import price
from deadtown.games.last_night.fights import hero_dice, kills_beaten, zombie_dice
from deadtown.games.last_night.ground import DOOR, ENTRANCE, LOCK, NAMES, Ground, put_word
from deadtown.games.last_night.heroes_moving import entered_from
from deadtown.games.last_night.items import load, strength
from deadtown.games.last_night.odds import chances
from deadtown.games.last_night.options import EXPLORATION, HEROES, SURVIVAL_DECKS, Options, Side
from deadtown.games.last_night.pending import Fight
from deadtown.games.last_night.pieces import FIRST_TURNED, NO_BUILDING, NOWHERE
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.state import Hero, State, Turn
from deadtown.games.last_night.survival_cards import SURVIVAL_TACTICS
from deadtown.games.last_night.upgrades import Upgrade
from deadtown.games.last_night.windows import edge, leads, wins_ties
from deadtown.kernel import Outcome


class SeatView(msgspec.Struct, frozen=True):
    """A player."""

    seat: int
    name: str
    side: Side
    colour: str
    """Of a zombie seat: brown, green, or empty where it has both."""
    cards: int
    """How many are in hand."""
    hand: Sequence[Card] | None
    """Which they are, for whoever may know."""
    known: Sequence[Card]
    """Cards of it that all have seen."""
    tactics: int
    """How many of its cards are Survival Tactics, which all can see by their backs."""
    pool: int
    """How many zombies are left to come."""


class HeroView(msgspec.Struct, frozen=True):
    """Somebody alive, or dead."""

    hero: str
    seat: int
    space: str
    """Empty for the dead."""
    wounds: int
    points: int
    infected: int
    """How many Infected markers it has."""
    items: Sequence[Card]
    taped: Sequence[str]
    """Which of them are combined items, each called by both its halves: ``keys+revolver``."""
    load: tuple[int, int]
    """For how many items and weapons they count."""
    strength: tuple[int, int]
    """How many items and weapons it may carry."""
    on: Sequence[Card]
    bound: str
    """The building that it has got to get to."""
    saved: Sequence[Card]
    carried: int
    """How many tokens of the scenario it carries."""
    dice: int
    """How many fight dice it would roll."""
    activated: bool
    idle: bool
    """Whether it loses this turn."""
    found: bool
    """Whether it was found in a building, and nobody takes its place."""
    experience: int
    upgrades: Sequence[Upgrade]
    boosted: Sequence[Upgrade]
    """The upgrades whose Boost is active."""
    price: int
    """What its next upgrade costs."""


class TurnedView(msgspec.Struct, frozen=True):
    """A zombie hero."""

    zombie: int
    hero: str
    seat: int
    space: str
    wounds: int
    """The wound points that are left."""


class KeptView(msgspec.Struct, frozen=True):
    """A zombie card that remains in play beside the map."""

    card: Card
    building: str
    space: str


class MarkerView(msgspec.Struct, frozen=True):
    """A Free Search or Exploration marker in a building."""

    building: str
    space: str
    """Where it lies, if that matters."""
    marker: str
    """What it is: ``exploration`` where it lies face down."""


class HurtView(msgspec.Struct, frozen=True):
    """A wound or a killing that a zombie is about to take."""

    zombie: int
    space: str
    killing: bool
    explosive: bool


class BarricadeView(msgspec.Struct, frozen=True):
    """A barricade on a wall, which is called by its building and the face."""

    wall: str
    building: str
    face: str
    spaces: Sequence[str]
    """The spaces of the building along it."""
    reinforcements: int


class FightView(msgspec.Struct, frozen=True):
    """The fight that is going on."""

    hero: str
    zombie: int
    space: str
    hero_pool: int
    zombie_pool: int
    """How many dice each rolls."""
    hero_dice: Sequence[int]
    zombie_dice: Sequence[int]
    ties: bool
    """Whether the hero wins ties."""
    deadly: bool
    """Whether a beaten zombie is killed."""
    harmless: bool
    """Whether doubles do not wound the zombie."""
    leads: str
    """Who wins as the dice lie; empty before they do."""
    chance: int
    doubles: int
    """How likely the hero was to win, and with doubles, before the roll: in percent."""
    card: bool
    """Whether a fight card has been played."""
    used: Sequence[Card]
    winner: str
    edge: int
    """What the zombie's highest die counts for more."""
    zombie_points: int
    """The wound points that the zombie has left."""


class PlayedView(msgspec.Struct, frozen=True):
    """A card that is being played."""

    seat: int
    card: Card
    mode: str
    named: Sequence[str | int]
    cancelled: bool


class RollView(msgspec.Struct, frozen=True):
    """Dice that lie on the table."""

    what: str
    dice: Sequence[int]
    hero: str
    need: int
    card: Card


class AttackView(msgspec.Struct, frozen=True):
    """A ranged attack with weapons that has been declared."""

    hero: str
    weapons: Sequence[Card]
    aims: Sequence[str]
    """What each of them is fired at, as options say it."""
    bonus: int
    """What is added to its hit rolls."""


class WoundView(msgspec.Struct, frozen=True):
    """A wound that somebody is about to take, or has taken."""

    hero: str
    taken: bool
    killing: bool
    """Whether it would be killed, whatever wounds it has."""


class View(msgspec.Struct, frozen=True):
    """The table as somebody sees it."""

    seat: int | None
    scenario: str
    layout: str
    """The five boards."""
    turn: Turn
    phase: str
    sun: int
    lead: int
    """The zombie seat that chooses for its side (LN-1.12)."""
    seats: Sequence[SeatView]
    heroes: Sequence[HeroView]
    zombies: dict[int, str]
    """The number of each zombie on the map, and where it is; zombie heroes too."""
    turned: Sequence[TurnedView]
    grave_dead: str
    """What all red zombies can do, where they are Grave Dead."""
    graves: int
    """How many Grave Dead may still come."""
    wounded: Sequence[int]
    """The Grave Dead that have lost the first of two wound points."""
    armed: dict[int, Card]
    """The Grave Weapon of each zombie that has one."""
    grave_deck: int
    grave_discard: Sequence[Card]
    grave_drawn: Card
    """The Grave Weapon that is about to be given to a zombie."""
    fires: dict[str, bool]
    """The spaces with fire, and whether it burns or is new."""
    gas: Sequence[str]
    barricades: Sequence[BarricadeView]
    doors: Sequence[str]
    """The Door markers, by the two spaces between which each is: b4-b5."""
    locks: Sequence[str]
    """The Locked Door markers, likewise."""
    walled_up: Sequence[str]
    """The buildings that are Fully Barricaded."""
    sealed: Sequence[str]
    """The buildings whose doors no hero passes for a while."""
    broken: Sequence[str]
    """The walls with a barricade that zombies cross without a roll in this turn."""
    stronghold: str
    """The building that the heroes must hold, in a scenario about that."""
    dark: Sequence[str]
    """The buildings without light."""
    taken_over: Sequence[str]
    destroyed: Sequence[str]
    pits: Sequence[str]
    """The pits that can be used, printed ones and others."""
    charged: Sequence[str]
    """The pits that were destroyed."""
    betsy: str
    trap: str
    """Where the Bear Trap lies."""
    exploding: str
    """Where gas is about to explode."""
    entrances: Sequence[str]
    """Those of the sewer, while it is in play."""
    rubble: str
    """The space that nobody may enter."""
    tokens: Sequence[str]
    """Where supplies or radio parts lie, a space as often as there are any."""
    charges: Sequence[str]
    """The buildings in which charges were placed."""
    kept: Sequence[KeptView]
    effects: Sequence[str]
    """What holds for a while."""
    hero_deck: int
    zombie_deck: int
    trimmed: int
    hero_discard: Sequence[Card]
    zombie_discard: Sequence[Card]
    hero_out: Sequence[Card]
    zombie_out: Sequence[Card]
    unique_deck: int
    tactic_deck: int
    """How many cards are in the Survival decks; none where they are not played with."""
    unique_discard: Sequence[Card]
    tactic_discard: Sequence[Card]
    markers: Sequence[MarkerView]
    """What lies in buildings to be searched or explored."""
    used_markers: Sequence[str]
    """The markers that were discarded."""
    safe: Sequence[str]
    """The buildings that are safe houses in this zombie turn."""
    people: Sequence[str]
    """Who has not been in this game yet."""
    looked: Sequence[Card]
    """What a search has drawn, or the cards among which who searches chooses: for those who may see them."""
    top: Card
    """The top card of the hero deck, for seats that know it."""
    experience: int
    """The experience of the zombie side."""
    upgrades: Sequence[Upgrade]
    """Its upgrades."""
    upgrade_decks: dict[str, int]
    """How many cards are in each upgrade deck; none where experience is not played with."""
    upgrade_discards: dict[str, Sequence[Upgrade]]
    active: str
    """The hero that is activated."""
    movement: Sequence[int]
    left: int
    entered_from: dict[str, str]
    """From where the active hero would enter each space on a walk: for who moves it, when it stands still."""
    mover: int
    """The zombie that is about to move, or moves; else -1."""
    moved: Sequence[int]
    held: Sequence[int]
    arriving: int
    """How many zombies are still to be placed."""
    fight: FightView | None
    stack: Sequence[PlayedView]
    roll: RollView | None
    wound: WoundView | None
    hurt: HurtView | None
    attack: AttackView | None
    deaths: int
    deaths_needed: int
    kills: int
    tasks: dict[str, tuple[int, int]]
    """How far both sides have come with what the scenario is about."""
    rules: Sequence[str]
    """The rules beyond the base game that are played, by their names."""
    options: Options
    outcome: Outcome | None


FLAGS = (
    *("cornered", "distrust", "rotten", "blocked", "windows_open", "hurried", "frenzy", "caught", "roped", "tank"),
    *("powered", "lurching", "burning_dead", "claws"),
)


def view(state: State, seat: int | None) -> View:
    town = state.ground if state.layout else None
    buildings = town.buildings if town else ()
    names = NAMES
    scenario = SCENARIOS[state.scenario] if state.scenario else None
    return View(
        seat=seat,
        scenario=state.scenario,
        layout=town.bare if town else "",
        turn=state.turn,
        phase=state.phase,
        sun=state.sun,
        lead=state.lead_zombie,
        seats=[_seat(state, place, seat) for place in range(len(state.players))],
        heroes=[_hero(state, place, hero) for place, hero in enumerate(state.heroes)],
        zombies={number: names[space] for number, space in enumerate(state.zombies) if space != NOWHERE},
        turned=[
            TurnedView(FIRST_TURNED + place, turned.person, turned.seat, _name(space), turned.wounds)
            for place, turned in enumerate(state.turned)
            if (space := state.zombies[FIRST_TURNED + place]) != NOWHERE
        ],
        grave_dead=state.grave_dead,
        graves=len(state.graves) if town else 0,
        wounded=state.wounded,
        armed={**state.armed},
        grave_deck=len(state.grave_deck),
        grave_discard=state.grave_discard[:],
        grave_drawn=state.grave_drawn,
        fires={names[space]: burning for space, burning in state.fires.items()},
        gas=[names[space] for space in state.gas],
        barricades=[_barricade(town, *one) for one in sorted(state.barricades.items())] if town else (),
        doors=town.door_markers if town else (),
        locks=town.lock_markers if town else (),
        walled_up=[buildings[number].name for number in sorted(state.walled_up)] if state.barricades else (),
        sealed=[buildings[number].name for number in state.sealed] if state.sealed else (),
        broken=[state.ground.wall_names[run] for run in state.broken] if state.broken else (),
        stronghold="" if state.stronghold == NO_BUILDING else buildings[state.stronghold].name,
        dark=[buildings[number].name for number in sorted(state.dark)],
        taken_over=[buildings[number].name for number in sorted(state.taken_over)],
        destroyed=[buildings[number].name for number in state.destroyed],
        pits=[names[space] for space in state.pits] if town else (),
        charged=[names[space] for space in state.charged],
        betsy=_name(state.betsy),
        trap=_name(state.trap),
        exploding=_name(state.exploding),
        entrances=[names[space] for space in town.entrances] if town else (),
        rubble=_name(state.rubble),
        tokens=[names[space] for space in state.tokens],
        charges=[buildings[number].name for number in state.charges],
        kept=[
            KeptView(kept.card, buildings[kept.building].name if kept.building >= 0 else "", _name(kept.space))
            for kept in state.remaining
        ],
        effects=[flag for flag in FLAGS if getattr(state, flag)],
        hero_deck=len(state.hero_deck),
        zombie_deck=len(state.zombie_deck),
        trimmed=len(state.hero_trimmed) + len(state.zombie_trimmed),
        hero_discard=state.hero_discard[:],
        zombie_discard=state.zombie_discard[:],
        hero_out=state.hero_out,
        zombie_out=state.zombie_out,
        unique_deck=len(state.unique_deck),
        tactic_deck=len(state.tactic_deck),
        unique_discard=state.unique_discard[:],
        tactic_discard=state.tactic_discard[:],
        markers=_markers(state) if state.markers else (),
        used_markers=state.marker_discard,
        safe=[buildings[number].name for number in state.safe] if state.safe else (),
        people=state.people,
        looked=state.looked[:] if state.looked and sees_looked(state, seat) else (),
        top=state.hero_deck[-1] if state.foreseen and seat in state.foreseen else "",
        experience=state.horde_experience,
        upgrades=state.horde_upgrades,
        upgrade_decks={deck: len(cards) for deck, cards in state.upgrade_decks.items()} if state.upgrade_decks else {},
        upgrade_discards={**state.upgrade_discards},
        active=state.heroes[state.active].person if state.active >= 0 else "",
        movement=state.movement,
        left=state.left,
        entered_from=_entered_from(state, state.heroes[state.active]) if _leads_the_hero(state, seat) else {},
        mover=state.mover,
        moved=state.moved,
        held=state.held,
        arriving=sum(state.arriving.values()) + state.red_arriving,
        fight=_fight(state, state.fight) if state.fight is not None else None,
        stack=[PlayedView(card.seat, card.card, card.mode, card.named, card.cancelled) for card in state.stack],
        roll=_roll(state),
        wound=_wound(state),
        hurt=_hurt(state),
        attack=_attack(state),
        deaths=state.hero_deaths,
        deaths_needed=scenario.deaths if scenario else 0,
        kills=state.zombie_deaths,
        tasks=scenario.tasks(state) if scenario and state.heroes else {},
        rules=state.rules,
        options=state.options,
        outcome=state.outcome,
    )


def _barricade(town: Ground, run: int, strength: int) -> BarricadeView:
    wall = town.runs[run]
    return BarricadeView(town.wall_names[run], town.buildings[wall.building].name, wall.face, town.along[run], strength)


def layout_of(view: View) -> str:
    """The layout of the map that is seen, with the markers that change the ways over it."""
    layout = view.layout
    for side in view.doors:
        layout = put_word(layout, DOOR, side)
    for side in view.locks:
        layout = put_word(layout, LOCK, side)
    for space in view.entrances:
        layout = put_word(layout, ENTRANCE, space)
    return layout


def knows_hand(state: State, seat: int | None, owner: int) -> bool:
    """Whether a seat may see the hand of another (Part VI)."""
    if seat is None:
        return False
    return seat == owner or (state.options.open_team_hands and state.sides[seat] == state.sides[owner])


def sees_looked(state: State, seat: int | None) -> bool:
    """Whether a seat may see the cards that somebody looks at, or what a search has drawn (Part VI)."""
    owner = state.looking if state.looking >= 0 else state.heroes[state.looker].seat
    return state.looked_openly or knows_hand(state, seat, owner)


def _markers(state: State) -> list[MarkerView]:
    """The markers as they lie: those for Exploration face down."""
    buildings, hidden = state.ground.buildings, EXPLORATION in state.rules
    return [
        MarkerView(buildings[marker.building].name, _name(marker.space), EXPLORATION if hidden else marker.kind)
        for marker in state.markers
    ]


def _leads_the_hero(state: State, seat: int | None) -> bool:
    """Whether a seat is about to say where the active hero goes."""
    if state.phase != "move" or state.active < 0 or state.left <= 1 or state.route or state.through_wall:
        return False
    return state.heroes[state.active].seat == seat and state.heroes[state.active].space != NOWHERE


def _entered_from(state: State, hero: Hero) -> dict[str, str]:
    return {NAMES[space]: NAMES[before] for space, before in entered_from(state, hero).items() if space != hero.space}


def _name(space: int) -> str:
    return NAMES[space] if space >= 0 else ""


def _seat(state: State, place: int, seat: int | None) -> SeatView:
    side = state.sides[place]
    hand = state.hands[place]
    colour = ""
    if side != HEROES and len(state.zombie_seats) == 2:
        colour = "brown" if place == state.zombie_seats[0] else "green"
    return SeatView(
        seat=place,
        name=state.players[place],
        side=side,
        colour=colour,
        cards=len(hand),
        hand=hand[:] if knows_hand(state, seat, place) else None,
        known=state.known[place],
        tactics=sum(card in SURVIVAL_TACTICS for card in hand) if SURVIVAL_DECKS in state.rules else 0,
        pool=len(state.pool(place)) if side != HEROES and state.zombies else 0,
    )


def _hero(state: State, place: int, hero: Hero) -> HeroView:
    return HeroView(
        hero=hero.person,
        seat=hero.seat,
        space=_name(hero.space),
        wounds=hero.wounds,
        points=hero.points,
        infected=hero.infected,
        items=hero.items,
        taped=[name_of(pair) for pair in hero.taped],
        load=load(hero.person, hero.items, hero.taped),
        strength=strength(hero.person, hero.items),
        on=hero.on,
        bound="" if hero.bound == NO_BUILDING else state.ground.buildings[hero.bound].name,
        saved=hero.saved,
        carried=hero.carried,
        dice=0 if hero.space == NOWHERE else hero_dice(state, place),
        activated=hero.activated,
        idle=hero.idle,
        found=hero.found,
        experience=hero.experience,
        upgrades=hero.upgrades,
        boosted=hero.boosted,
        price=price(hero),
    )


def _fight(state: State, fight: Fight) -> FightView:
    hero = state.heroes[fight.hero]
    ties = wins_ties(state, fight)
    own, other = hero_dice(state, fight.hero, fight.more), zombie_dice(state, fight.zombie)
    chance, doubles = chances(own, other, ties, edge(state, fight.zombie))
    return FightView(
        hero=hero.person,
        zombie=fight.zombie,
        space=_name(fight.space),
        hero_pool=own,
        zombie_pool=other,
        hero_dice=fight.hero_dice,
        zombie_dice=fight.zombie_dice,
        ties=ties,
        deadly=kills_beaten(state, fight),
        harmless=fight.harmless,
        leads=leads(state) if fight.hero_dice else "",
        chance=round(100 * chance),
        doubles=round(100 * doubles),
        card=fight.card,
        used=fight.used,
        winner=fight.winner or "",
        edge=edge(state, fight.zombie),
        zombie_points=state.points_left(fight.zombie),
    )


def _wound(state: State) -> WoundView | None:
    wound = state.wound
    if wound is None:
        return None
    return WoundView(state.heroes[wound.hero].person, wound.taken, wound.killing)


def _hurt(state: State) -> HurtView | None:
    hurt = state.hurt
    if hurt is None:
        return None
    return HurtView(hurt.zombie, _name(state.zombies[hurt.zombie]), hurt.killing, hurt.explosive)


def _attack(state: State) -> AttackView | None:
    attack = state.attack
    if attack is None:
        return None
    return AttackView(state.heroes[attack.hero].person, attack.weapons, attack.aims, attack.bonus)


def _roll(state: State) -> RollView | None:
    roll = state.roll
    if roll is None:
        return None
    return RollView(
        roll.what, roll.dice, state.heroes[roll.hero].person if roll.hero >= 0 else "", roll.need, roll.card
    )
