"""Why a hero can't go, search or shoot like that (sections 2, 5 and 10)."""

from deadtown.games.last_night.barricades import BUILD, REINFORCE, TO_BUILD, may_be_barricaded, may_be_reinforced
from deadtown.games.last_night.buildings import may_enter
from deadtown.games.last_night.cards import BARRICADES
from deadtown.games.last_night.doors import is_sealed, reinforced
from deadtown.games.last_night.events import wall_words
from deadtown.games.last_night.ground import NAMES, NUMBERS, Building, distance, is_straight, side_of, vertex_between
from deadtown.games.last_night.heroes_moving import is_held
from deadtown.games.last_night.items import ignores
from deadtown.games.last_night.options import SURVIVAL_DECKS
from deadtown.games.last_night.pieces import MOST_BARRICADES, NO_BUILDING, STRONGEST
from deadtown.games.last_night.refusing.looking import at, look
from deadtown.games.last_night.scenarios import scenario_of
from deadtown.games.last_night.scenarios.burn_it_to_the_ground import BURN_IT_TO_THE_GROUND, PITS, doused
from deadtown.games.last_night.scenarios.defend_the_manor import manor
from deadtown.games.last_night.shooting import in_sight, range_of
from deadtown.games.last_night.state import Hero, State
from deadtown.games.last_night.survival import ENOUGH, SURVIVAL_SEARCH, decks_of
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.kernel import Decision, Option, Refusal


def active(state: State) -> Hero:
    return state.heroes[state.active]


def why_not_step(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why the active hero can't step there (LN-2.12 to LN-2.14, LN-5.6, LN-14.6, LN-18.21)."""
    hero, name = active(state), str(wish[1])
    to = NUMBERS[name]
    if is_held(state, hero):
        return Refusal("LN-1.7", "held-by-overconfidence", {"hero": hero.person})
    if state.left <= 0:
        return Refusal("LN-5.6", "no-steps-left", {"hero": hero.person})
    if wish[0] == "walk":
        return at("LN-5.6", "no-way-there", name)
    if to not in state.ground.beside[hero.space]:
        return at("LN-2.12", "not-adjacent", name)
    if to == state.rubble:
        return at("LN-1.7", "rubble", name)
    if not may_enter(state, hero.space, to):
        return at("LN-13.5", "taken-over", name)
    town = state.ground
    if is_straight(hero.space, to):
        return why_not_pass(state, hero, to)
    if vertex_between(hero.space, to) in town.posts:
        return at("LN-2.10", "post-between", name)
    doors = [by for by in town.beside[hero.space] if side_of(hero.space, by) in town.doors and distance(by, to) == 1]
    return at("LN-2.13", "door-diagonally", name) if doors else at("LN-2.14", "wall-corner", name)


def why_not_pass(state: State, hero: Hero, to: int) -> Refusal:
    """Why a hero does not get straight on: a wall, or a door that is shut (LN-14.6, LN-18.21)."""
    side, name = side_of(hero.space, to), NAMES[to]
    town = state.ground
    if side in reinforced(state):
        return at("LN-14.6", "door-reinforced", name)
    if side in town.locks:
        return at("LN-18.21", "door-locked", name)
    if side in town.doors and is_sealed(state, side):
        return at("LN-1.7", "no-way-out", name)
    return at("LN-2.12", "wall-between", name)


def why_not_build(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why the active hero can't build that (LN-14.1 to LN-14.3)."""
    hero, wall = active(state), str(wish[1])
    run = state.ground.outer_walls.get(wall, -1)
    about = wall_words(wall)
    if BARRICADES not in state.rules:
        return Refusal("LN-14.1", "no-barricades")
    if run not in state.ground.touched[hero.space]:
        return Refusal("LN-14.2", "not-at-that-wall", {"hero": hero.person, **about})
    if wish[0] == BUILD and run in state.barricades:
        return Refusal("LN-14.1", "has-a-barricade", {**about})
    if wish[0] == BUILD and not may_be_barricaded(state, run):
        left = len(state.barricades) < MOST_BARRICADES
        return Refusal(scenario_of(state).clause, "wall-stays-bare", {**about}) if left else NO_MARKER_LEFT
    if wish[0] == REINFORCE and run not in state.barricades:
        return Refusal("LN-14.2", "no-barricade-there", {**about})
    if wish[0] == REINFORCE and not may_be_reinforced(state, run):
        full = state.barricades[run] >= STRONGEST
        return Refusal("LN-14.1", "wall-is-strongest", {**about}) if full else NO_MARKER_LEFT
    if decision.kind != "move_action":
        return Refusal("LN-5.5", "has-begun-to-move", {"hero": hero.person})
    return Refusal("LN-14.2", "roll-too-low-to-build", {"hero": hero.person, "need": TO_BUILD})


NO_MARKER_LEFT = Refusal("LN-1.10", "no-marker-left")


def why_not_unbar(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why there is no reinforcement to remove (LN-14.6)."""
    if state.left <= 0:
        return Refusal("LN-5.6", "no-steps-left", {"hero": active(state).person})
    return at("LN-14.6", "no-reinforced-door", str(wish[1]))


def why_not_force(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why there is no door to force (LN-18.21)."""
    hero = active(state)
    if side_of(hero.space, NUMBERS[str(wish[1])]) not in state.ground.locks:
        return at("LN-18.21", "no-locked-door", str(wish[1]))
    if ignores(hero, "locked_door"):
        return at("LN-18.21", "door-opens", str(wish[1]))
    return Refusal("LN-5.5", "has-begun-to-move", {"hero": hero.person})


def why_not_search(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why the active hero can't search or pick up (LN-5.9, LN-5.11)."""
    hero = active(state)
    building = state.ground.building_at(hero.space)
    if hero.bound != NO_BUILDING:
        name = state.ground.buildings[hero.bound].name
        return Refusal("LN-1.7", "has-got-to-get-to", {"hero": hero.person, "building": name})
    if building is None:
        return Refusal("LN-5.9", "not-in-a-building", {"hero": hero.person})
    if not building.searchable:
        return Refusal("LN-13.12", "no-searching-here", {"building": building.name})
    if building.number in state.taken_over:
        return Refusal("LN-13.5", "building-taken-over", {"building": building.name})
    if decision.kind != "move_action":
        return Refusal("LN-5.5", "one-move-action", {"hero": hero.person})
    if wish[0] == "search":
        return Refusal("LN-17.4", "deck-empty")
    if wish[0] == SURVIVAL_SEARCH:
        return why_not_survival_search(state, hero, building, str(wish[1]))
    if building.pick_up != hero.space or (wish[0] == "pick_up_at" and wish[1] != building.name):
        return Refusal("LN-5.11", "not-a-pick-up-space", {"building": building.name})
    if wish[0] == "pick_up_at":
        return Refusal("LN-13.15", "nothing-discarded")
    if wish[1] not in state.hero_discard:
        return Refusal("LN-5.11", "not-in-discard", {"card": wish[1]})
    return Refusal("LN-5.11", "not-picked-up-here", {"card": wish[1], "building": building.name})


def why_not_survival_search(state: State, hero: Hero, building: Building, deck: str) -> Refusal:
    """Why the active hero can't make a Survival Search where it could search (LN-18.7 to LN-18.9)."""
    if SURVIVAL_DECKS not in state.rules:
        return Refusal("LN-18.7", "no-survival-decks")
    if deck not in decks_of(building.numbers):
        return Refusal("LN-18.8", "not-that-survival-deck", {"building": building.name, "survival_deck": deck})
    if state.left < ENOUGH:
        return Refusal("LN-18.7", "movement-too-low", {"hero": hero.person, "need": ENOUGH})
    return Refusal("LN-18.9", "survival-deck-empty", {"survival_deck": deck})


def why_not_burn_down(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why the active hero can't burn the Manor House down (LN-S8)."""
    hero = active(state)
    if state.scenario != BURN_IT_TO_THE_GROUND.name:
        return Refusal("LN-S8", "not-in-this-scenario", {"scenario": BURN_IT_TO_THE_GROUND.name})
    if doused(state) < len(PITS):
        return Refusal("LN-S8", "pits-not-doused", {"count": doused(state), "most": len(PITS)})
    if hero.space not in manor(state.ground):
        return Refusal("LN-S8", "not-in-the-manor", {"hero": hero.person})
    return Refusal("LN-S8", "no-fire-item", {"hero": hero.person})


def why_not_shoot(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why the active hero can't fire at that (LN-10.1, LN-10.2)."""
    hero = state.heroes[state.number_of(str(decision.about["hero"]))]
    weapon, aim = str(wish[1]), str(wish[2])
    if weapon not in hero.items:
        return Refusal("LN-10.1", "not-carried", {"card": weapon, "hero": hero.person})
    shot = HEROES_CARDS[weapon].shot
    if shot is None:
        return Refusal("LN-10.1", "not-a-ranged-weapon", {"card": weapon})
    play = look(state)
    place = aim.rpartition("_")[2]
    zombie = play.refs(play.in_play()).get(aim)
    if place not in NUMBERS and zombie is None:
        return Refusal("LN-10.2", "no-target-there", {"card": weapon})
    space = NUMBERS[place] if zombie is None else state.zombies[zombie]
    reach = range_of(hero, weapon)
    if distance(hero.space, space) > reach:
        return Refusal("LN-10.1", "out-of-range", {"card": weapon, "range": reach})
    if space not in in_sight(play, hero.space, reach):
        return Refusal("LN-2.17", "out-of-sight", {"hero": hero.person})
    return Refusal("LN-10.2", "no-target-there", {"card": weapon})
