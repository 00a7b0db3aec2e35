"""The Hero Turn: one activation after the other, each of four steps (section 5)."""

from deadtown.games.kit.windows import first_come
from deadtown.games.last_night import events
from deadtown.games.last_night.arming import gets_away
from deadtown.games.last_night.barricades import BUILD, REINFORCE, build_as_action, build_for_wound, build_options
from deadtown.games.last_night.cards import BARRICADES
from deadtown.games.last_night.doors import FORCE, UNBAR, force, force_options, unbar
from deadtown.games.last_night.exchanging import exchange as exchange_once
from deadtown.games.last_night.fights import fight
from deadtown.games.last_night.fire import burn_hero
from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.heroes_moving import STOP, is_clear, is_dark_for, move_options, ride_of, step_to, way_to
from deadtown.games.last_night.markers import marker_for, use_marker
from deadtown.games.last_night.moments import HA, HB, HE, HR, HS, HX
from deadtown.games.last_night.options import HEROES, SURVIVAL_DECKS, ZOMBIES
from deadtown.games.last_night.pending import Roll
from deadtown.games.last_night.pieces import NOBODY, NOWHERE
from deadtown.games.last_night.play import NO, YES, Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.scenarios import check_goals, check_hero_turn_end, check_step_end, scenario_of
from deadtown.games.last_night.searching import SEARCH, can_search, pick_up, pick_ups, search
from deadtown.games.last_night.shooting import HOLD_FIRE, attack, attacks_left, item_of
from deadtown.games.last_night.special_pick_ups import pick_up_at, special_pick_ups
from deadtown.games.last_night.state import Hero, State
from deadtown.games.last_night.survival import SURVIVAL_SEARCH, survival_search, survival_searches
from deadtown.games.last_night.uses import IN_PLACE
from deadtown.games.last_night.windows import playable, resolve
from deadtown.games.last_night.wounds import wound_hero
from deadtown.games.last_night.zombie_turn import end_turn
from deadtown.kernel import Answer, Decision, Option, Step, Steps, read_answer

REST: Option = ("rest",)
"""Do nothing with the Move Action."""
WARM_ENOUGH = 2
"""What a hero must roll in a Cold Snap."""


def heroes_start(play: Play) -> Step:
    """The start of the hero turn (LN-5.1)."""
    state = play.state
    state.turn, state.phase = HEROES, "start"
    state.turns += 1
    for hero in state.heroes:
        hero.activated = False
        if "heros_rage" in hero.on:
            play.take_off(hero, "heros_rage")
            play.tell(events.CardEnded, "heros_rage", hero.person)
    play.tell(events.HeroTurnBegan, state.hero_seats[0], state.sun)
    yield from play.ask_all(HS, ZOMBIES)
    return "claim"


def claim(play: Play) -> Step:
    """Who is activated next: whoever claims it first, else the first seat that has anybody left (LN-5.1)."""
    state = play.state
    state.phase, state.active = "claim", NOBODY
    waiting = [place for place, hero in enumerate(state.heroes) if is_waiting(hero)]
    if not waiting:
        return "heroes_end"
    seats = tuple(sorted({state.heroes[place].seat for place in waiting}))

    def claims(seat: int) -> list[Option]:
        return [("activate", state.heroes[place].person) for place in waiting if state.heroes[place].seat == seat]

    choice: Option | None = None
    if len(seats) > 1:
        answer = read_answer((yield first_come("claim_activation", seats, claims)))
        choice = answer.option if answer is not None else None
    if choice is None:
        choice = yield from play.choose(seats[0], "activate", claims(seats[0]))
    state.active = state.number_of(str(choice[1]))
    return "activate"


def is_waiting(hero: Hero) -> bool:
    """Whether a hero is still to be activated in this turn; who loses the turn is not (LN-5.3)."""
    return hero.space != NOWHERE and not hero.activated and not hero.idle


def activate(play: Play) -> Step:
    """The activation begins, and movement is rolled (LN-5.4)."""
    state = play.state
    hero = state.heroes[state.active]
    hero.activated = True
    state.phase = "move"
    state.fought, state.route, state.swapped, state.attacked = (), (), (), ()
    state.singed = state.through_wall = state.roped = state.moving = state.caught = state.shot_first = False
    play.tell(events.HeroActivated, hero.seat, hero.person)
    if "cant_be_happening" in hero.on and len(state.heroes_on(hero.space)) > 1:
        play.take_off(hero, "cant_be_happening")
        play.tell(events.CardEnded, "cant_be_happening", hero.person)
    yield from play.ask_all(HA, ZOMBIES)
    if hero.dead:
        return "activation_over"
    if state.caught:
        return "fights_first"
    return (yield from before_moving(play))


def fights_first(play: Play) -> Step:
    """Who is caught off guard fights before moving (Caught Off Guard)."""
    state = play.state
    state.phase = "fight"
    hero = state.heroes[state.active]
    if (yield from fight_one(play)):
        return "fights_first"
    check_step_end(play)
    state.phase = "move"
    return "activation_over" if hero.dead else (yield from before_moving(play))


def before_moving(play: Play) -> Step:
    """A gunslinger may shoot before it moves (Table X); all others roll for their movement at once."""
    if "gunslinger" in play.state.heroes[play.state.active].upgrades:
        return "shoot_first"
    return (yield from roll_movement(play))


def shoot_first(play: Play) -> Step:
    """A gunslinger may do its step C before it moves, and not again then (Table X)."""
    state = play.state
    hero = state.heroes[state.active]
    state.phase = "shoot"
    options = attacks_left(play, hero)
    if options and (yield from attack_once(play, hero, options)):
        state.shot_first = True
        if not hero.dead:
            yield from play.ask_all(HB, HEROES)
        return "activation_over" if hero.dead else "shoot_first"
    state.phase = "move"
    return "activation_over" if hero.dead else (yield from roll_movement(play))


def roll_movement(play: Play) -> Step:
    """The movement dice, and what may be done about them; the hero of two dice takes one (LN-5.4, R-44)."""
    state = play.state
    place = state.active
    hero = state.heroes[place]
    count = 2 if "track_star" in hero.sheet.abilities else 1
    dice = play.roll("movement", count, person=hero.person)
    state.roll = roll = Roll("movement", dice, place)
    yield from play.ask_all(HR, ZOMBIES)
    state.roll = None
    if hero.dead:
        return "activation_over"
    options: list[Option] = [("die", die) for die in sorted({*roll.dice})]
    choice = yield from play.choose(hero.seat, "choose_move_die", options, hero=hero.person)
    state.movement = roll.dice
    state.ride = ride_of(state, hero)
    state.left = movement_of(state, hero, int(choice[1]) + roll.plus) + state.ride
    if hero.space in state.fires:
        state.singed = True
        yield from burn_hero(play, place)
        yield from play.settle()
    return "activation_over" if hero.dead else "move_action"


def movement_of(state: State, hero: Hero, rolled: int) -> int:
    """A movement roll with all that makes a hero faster or slower, at least 1 (LN-5.4)."""
    steps = rolled + state.hurried - rains_on(state, hero)
    if "quick_feet" in hero.sheet.abilities and state.is_indoors(hero.space):
        steps += 1
    if "fleet_footed" in hero.upgrades:
        steps += 2 if "fleet_footed" in hero.boosted else 1
    return max(1, steps)


def rains_on(state: State, hero: Hero) -> bool:
    """Whether heavy rain slows a hero who starts outdoors."""
    raining = any(kept.card == "heavy_rain" for kept in state.remaining)
    return raining and state.is_outdoors(hero.space) and "sure_footed" not in hero.sheet.abilities


# A, Move Action


def move_action(play: Play) -> Step:
    """Exactly one of: move, search, pick up, build, search a Survival deck, a card or an ability, force a door, what
    the scenario allows, nothing (LN-5.5)."""
    state = play.state
    place = state.active
    hero = state.heroes[place]
    options = play.once(action_options, play, hero)
    actions = play.once(scenario_of(state).move_actions, play, place)
    options = [*options, *actions, REST]
    choice = yield from play.choose(hero.seat, "move_action", options, hero=hero.person, left=state.left)
    verb = str(choice[0])
    if verb in ("step", "walk", UNBAR) and (yield from gets_away(play, place)):
        return set_out(play, hero, choice)
    if choice in actions:
        yield from scenario_of(state).move_act(play, place, choice)
    elif choice == SEARCH:
        yield from search(play, place)
    elif verb == "pick_up":
        yield from pick_up(play, place, str(choice[1]))
    elif verb == "pick_up_at":
        yield from pick_up_at(play, place, str(choice[1]))
    elif verb == SURVIVAL_SEARCH:
        yield from survival_search(play, place, str(choice[1]))
    elif verb in ("play", "use"):
        yield from resolve(play, IN_PLACE, Answer(hero.seat, choice))
    elif verb == "heal":
        play.heal(state.heroes[state.number_of(str(choice[1]))], 2 if "field_medic" in hero.boosted else 1)
    elif verb in (BUILD, REINFORCE):
        yield from build_as_action(play, hero, choice)
    elif verb == FORCE:
        yield from force(play, place, str(choice[1]))
    halt(state)
    yield from play.settle()
    return "move_pause"


def action_options(play: Play, hero: Hero) -> list[Option]:
    """All that a hero may do as its Move Action in any scenario (LN-5.5)."""
    state = play.state
    options = move_options(state, hero)
    if can_search(play, hero) and state.hero_deck:
        options.append(SEARCH)
    options += [("pick_up", card) for card in pick_ups(play, hero)]
    options += special_pick_ups(play, hero)
    options += [("heal", patient) for patient in healable(state, hero)]
    if BARRICADES in state.rules:
        options += build_options(state, hero)
    if SURVIVAL_DECKS in state.rules:
        options += survival_searches(play, hero)
        options += playable(play, IN_PLACE, hero.seat)
    if state.ground.locks:
        options += force_options(state, hero)
    return options


def healable(state: State, hero: Hero) -> list[str]:
    """Whom a hero can heal in place of its Move Action (Youth, Medical Training, Field Medic)."""
    abilities = hero.sheet.abilities
    medic = "medical_training" in abilities or "field_medic" in hero.upgrades
    found = []
    for other in state.heroes:
        trained = medic and other.space == hero.space
        if other.wounds and not other.dead and (trained or ("youth" in abilities and other is hero)):
            found.append(other.person)
    return found


def set_out(play: Play, hero: Hero, choice: Option) -> str:
    """A step, the way of a walk, or a step's time spent on a reinforced door; what comes next (LN-5.6, LN-14.6)."""
    if choice[0] == UNBAR:
        unbar(play, hero, str(choice[1]))
        return "move_pause"
    to = NUMBERS[str(choice[1])]
    play.state.route = (to,) if choice[0] == "step" else way_to(play.state, hero, to)
    return "hero_moves"


def hero_moves(play: Play) -> Step:
    """The next step of the way (LN-5.6)."""
    state = play.state
    place = state.active
    hero = state.heroes[place]
    to, *rest = state.route
    state.route = tuple(rest)
    goes_on = yield from step_to(play, place, to)
    meets = not goes_on and hero.space == to and to in state.zombies
    if meets and "blitz" in hero.sheet.abilities and (yield from wants_to_blitz(play, hero)):
        state.route = ()
        return "blitz"
    if not goes_on:
        halt(state)
    yield from play.settle()
    return (yield from move_pause(play))


def halt(state: State) -> None:
    """No steps are left; whoever has not needed those of a ride may still go indoors with others (Motorcycle)."""
    if state.left >= state.ride:
        state.ride = 0
    state.left, state.route = 0, ()


def wants_to_blitz(play: Play, hero: Hero) -> Steps[bool]:
    choice = yield Decision(hero.seat, "blitz", [YES, NO], {"hero": hero.person})
    return choice == YES


def blitz(play: Play) -> Step:
    """Fight each zombie there at once, then go on (Blitz)."""
    yield from fight_next(play)
    state = play.state
    hero = state.heroes[state.active]
    yield from play.settle()
    if hero.dead:
        return "activation_over"
    if waiting_zombies(state, hero):
        return "blitz"
    if is_dark_for(state, hero, hero.space):
        state.left = 0
    return "move_pause"


def move_pause(play: Play) -> Step:
    """Between two steps, or at the end of them, things may be used; then the hero goes on or not (LN-5.6, LN-5.13)."""
    state = play.state
    place = state.active
    hero = state.heroes[place]
    if not hero.dead:
        yield from play.ask_all(HX, HEROES)
    if hero.dead:
        return "activation_over"
    if state.route and is_clear(state, hero):
        return "hero_moves"
    state.route = ()
    options = play.once(move_options, state, hero)
    if options:
        if not state.through_wall or state.is_outdoors(hero.space):
            options = [*options, STOP]
        choice = yield from play.choose(hero.seat, "hero_step", options, hero=hero.person, left=state.left)
        if choice != STOP:
            return set_out(play, hero, choice)
    return "move_ended"


def move_ended(play: Play) -> Step:
    """The Move Action is over: who has ended it in fire rolls, unless it has, and who is out in the cold; then comes
    a marker (LN-5.13, LN-11.3)."""
    state = play.state
    hero = state.heroes[state.active]
    has_moved = state.moving
    state.left = state.ride = 0
    state.moving = state.through_wall = state.roped = False
    if hero.space in state.fires and not state.singed:
        yield from burn_hero(play, state.active)
        yield from play.settle()
    if not hero.dead and state.remaining and freezes(state, hero):
        yield from freeze(play, state.active)
        yield from play.settle()
    if has_moved and state.markers and not hero.dead and (marker := marker_for(play, hero)):
        yield from use_marker(play, state.active, marker)
        yield from play.settle()
        return "ambush" if state.ambush else "move_action_over"
    return (yield from move_action_over(play))


def ambush(play: Play) -> Step:
    """The zombies of a Surprise Attack are fought at once, one after the other (LN-18.12)."""
    state = play.state
    hero = state.heroes[state.active]
    waiting = [zombie for zombie in state.ambush if state.zombies[zombie] == hero.space]
    if hero.dead or not waiting:
        state.ambush = ()
        return "move_action_over"
    state.ambush = tuple(waiting[1:])
    state.fought += (waiting[0],)
    yield from fight(play, state.active, waiting[0])
    yield from play.settle()
    return "ambush"


def move_action_over(play: Play) -> Step:
    """Then comes what the scenario says, and a wound may buy a barricade or a reinforcement (LN-5.13, LN-14.3); last
    the exchange, or another Move Action of whoever has one more (LN-5.2)."""
    state = play.state
    hero = state.heroes[state.active]
    if not hero.dead:
        scenario_of(state).move_ended(play, state.active)
        check_goals(play)
    if BARRICADES in state.rules and not hero.dead:
        yield from build_for_wound(play, state.active)
        yield from play.settle()
    check_step_end(play)
    if hero.dead:
        return "activation_over"
    if state.again:
        state.again = state.singed = False
        return "roll_movement"
    return (yield from exchange(play))


def freezes(state: State, hero: Hero) -> bool:
    """Whether a hero has ended its Move Action out in the cold (Cold Snap)."""
    return state.is_outdoors(hero.space) and any(kept.card == "cold_snap" for kept in state.remaining)


def freeze(play: Play, hero: int) -> Steps[None]:
    """On a 1 the cold wounds (Cold Snap)."""
    (die,) = yield from roll_of(play, hero, "cold_snap", WARM_ENOUGH, "cold_snap")
    if die < WARM_ENOUGH:
        yield from wound_hero(play, hero, clause="LN-8.2")


# B, Exchange


def exchange(play: Play) -> Step:
    """Items are given and taken, one exchange after the other (LN-5.14)."""
    state = play.state
    state.phase = "exchange"
    if (yield from exchange_once(play, state.active)):
        return "exchange"
    state.swapped = ()
    check_step_end(play)
    return (yield from after_exchange(play))


def after_exchange(play: Play) -> Step:
    yield from play.ask_all(HB, HEROES)
    return "activation_over" if play.state.heroes[play.state.active].dead else (yield from ranged_attack(play))


# C, Ranged Attack


def ranged_attack(play: Play) -> Step:
    """Fire a weapon, throw something, light a fire, or not (LN-5.16)."""
    state = play.state
    state.phase = "shoot"
    hero = state.heroes[state.active]
    options = [] if state.shot_first else attacks_left(play, hero)
    again = bool(options) and (yield from attack_once(play, hero, options)) and bool(hero.boosted)
    check_step_end(play)
    if options:
        return "activation_over" if hero.dead else "ranged_attack" if again else "after_attack"
    return (yield from after_attack(play))


def attack_once(play: Play, hero: Hero, options: list[Option]) -> Steps[bool]:
    """One ranged attack, or none; whether it was made."""
    state = play.state
    choice = yield Decision(hero.seat, "ranged_attack", [*options, HOLD_FIRE], {"hero": hero.person})
    if choice == HOLD_FIRE:
        return False
    state.attacked += ((str(choice[0]), item_of(choice)),)
    yield from attack(play, state.active, choice)
    yield from play.settle()
    return True


def after_attack(play: Play) -> Step:
    yield from play.ask_all(HB, HEROES)
    state = play.state
    hero = state.heroes[state.active]
    if hero.dead or state.caught:
        return "activation_over"
    if waiting_zombies(state, hero):
        return "hero_fights"
    return (yield from hero_fights(play))


# D, Fight


def hero_fights(play: Play) -> Step:
    """The hero must fight every zombie in its space that it has not fought there (LN-5.17)."""
    state = play.state
    state.phase = "fight"
    if (yield from fight_one(play)):
        return "hero_fights"
    check_step_end(play)
    return (yield from activation_over(play))


def fight_one(play: Play) -> Steps[bool]:
    """The next fight of step D, if there is one; whether there was."""
    state = play.state
    hero = state.heroes[state.active]
    if hero.dead or not waiting_zombies(state, hero):
        return False
    yield from fight_next(play)
    yield from play.settle()
    if not hero.dead:
        yield from play.ask_all(HB, HEROES)
    return True


def waiting_zombies(state: State, hero: Hero) -> list[int]:
    """The zombies in a hero's space that it has still to fight."""
    return [zombie for zombie in state.zombies_on(hero.space) if zombie not in state.fought]


def fight_next(play: Play) -> Steps[None]:
    """One of them, in the order that the owner chooses."""
    state = play.state
    hero = state.heroes[state.active]
    refs = play.refs(waiting_zombies(state, hero))
    options: list[Option] = [("fight", hero.person, ref) for ref in refs]
    choice = yield from play.choose(hero.seat, "fight_next", options, hero=hero.person)
    zombie = refs[str(choice[2])]
    state.fought += (zombie,)
    yield from fight(play, state.active, zombie)


def activation_over(play: Play) -> Step:
    """Company ends despair; what belongs to an activation is forgotten."""
    state = play.state
    hero = state.heroes[state.active]
    if "despair" in hero.on and len(state.heroes_on(hero.space)) > 1:
        play.take_off(hero, "despair")
        play.tell(events.CardEnded, "despair", hero.person)
    state.active, state.movement, state.left, state.route, state.fought = NOBODY, (), 0, (), ()
    state.moving = state.through_wall = state.roped = state.singed = state.caught = False
    state.shot_first = state.again = False
    state.ride, state.ambush, state.attacked = 0, (), ()
    yield from play.settle()
    check_step_end(play)
    return "claim"


def heroes_end(play: Play) -> Step:
    """The end of the hero turn (LN-5.19)."""
    state = play.state
    state.phase = "end"
    yield from play.ask_all(HE, HEROES)
    check_hero_turn_end(play)
    end_turn(play)
    return "sun"


STEPS = {
    step.__name__: step
    for step in (
        *(heroes_start, claim, activate, fights_first, shoot_first, roll_movement, move_action, hero_moves, blitz),
        *(move_pause, move_ended, ambush, move_action_over, exchange, after_exchange, ranged_attack, after_attack),
        *(hero_fights, activation_over, heroes_end),
    )
}
