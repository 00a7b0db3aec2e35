"""How a view is made of a state: what the rules let a seat know, and what follows from it (Part VI)."""

from collections.abc import Set

from deadtown.games.last_night.combining import name_of
from deadtown.games.last_night.experience import price
from deadtown.games.last_night.fights import hero_dice, kills_beaten, zombie_dice
from deadtown.games.last_night.ground import NAMES, Ground
from deadtown.games.last_night.heroes_moving import entered_from
from deadtown.games.last_night.items import load, strength
from deadtown.games.last_night.odds import chances
from deadtown.games.last_night.options import EXPLORATION, HEROES, SURVIVAL_DECKS
from deadtown.games.last_night.pending import Fight
from deadtown.games.last_night.pieces import FIRST_TURNED, NO_BUILDING, NOWHERE
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.state import Hero, State
from deadtown.games.last_night.survival_cards import SURVIVAL_TACTICS
from deadtown.games.last_night.view import (
    FLAGS,
    AttackView,
    BarricadeView,
    FightView,
    HeroView,
    HurtView,
    KeptView,
    MarkerView,
    PlayedView,
    RollView,
    SeatView,
    TurnedView,
    View,
    WoundView,
)
from deadtown.games.last_night.windows import edge, leads, wins_ties


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
        walled_up=_called(town, state.walled_up),
        sealed=[buildings[number].name for number in state.sealed] if state.sealed else (),
        broken=[state.ground.wall_names[run] for run in state.broken] if state.broken else (),
        stronghold="" if state.stronghold == NO_BUILDING else buildings[state.stronghold].name,
        dark=_called(town, state.dark) if state.remaining else [],
        taken_over=_called(town, state.taken_over) if state.remaining or state.destroyed else [],
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


def _called(town: Ground | None, buildings: Set[int]) -> list[str]:
    """Some buildings by name, in the order of the map."""
    return [town.buildings[number].name for number in sorted(buildings)] if town and buildings else []


def _barricade(town: Ground, run: int, strength: int) -> BarricadeView:
    wall = town.runs[run]
    return BarricadeView(town.wall_names[run], town.buildings[wall.building].name, wall.face, town.along[run], strength)


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
        tactics=sum(map(SURVIVAL_TACTICS.__contains__, hand)) if SURVIVAL_DECKS in state.rules else 0,
        pool=0 if side == HEROES or not state.zombies else len(state.pool(place)),
    )


def _hero(state: State, place: int, hero: Hero) -> HeroView:
    # Not by name, which would take three times as long: there are many in every view.
    return HeroView(
        hero.person,
        hero.seat,
        _name(hero.space),
        hero.wounds,
        hero.points,
        hero.infected,
        hero.items,
        [name_of(pair) for pair in hero.taped] if hero.taped else [],
        load(hero.person, hero.items, hero.taped),
        strength(hero.person, hero.items),
        hero.on,
        "" if hero.bound == NO_BUILDING else state.ground.buildings[hero.bound].name,
        hero.saved,
        hero.carried,
        0 if hero.space == NOWHERE else hero_dice(state, place),
        hero.activated,
        hero.idle,
        hero.found,
        hero.experience,
        hero.upgrades,
        hero.boosted,
        price(hero),
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
