"""Hunker Down (LN-S9): the heroes make a stronghold of a building, and hold it."""

from deadtown.games.last_night import events
from deadtown.games.last_night.buildings import random_building
from deadtown.games.last_night.cards import BARRICADES, BASE, SURVIVAL_OF_THE_FITTEST
from deadtown.games.last_night.pieces import NO_BUILDING, STRONGEST
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.scenarios.scenario import Scenario
from deadtown.games.last_night.state import State
from deadtown.kernel import Steps

GARRISON = 2
"""How many heroes must be in the stronghold before dawn."""


def find_stronghold(play: Play) -> Steps[None]:
    """The stronghold is a random building (LN-13.1)."""
    building = yield from random_building(play, lambda _: True)
    assert building is not None
    play.state.stronghold = building.number
    play.tell(events.StrongholdFound, building.name)


def spaces(state: State) -> tuple[int, ...]:
    return state.ground.buildings[state.stronghold].spaces


def heroes_inside(state: State) -> int:
    inside = spaces(state)
    return sum(hero.space in inside for hero in state.living())


def is_free_of_zombies(state: State) -> bool:
    inside = spaces(state)
    return not any(space in inside for space in state.zombies)


def is_secure(state: State) -> bool:
    """Fully Reinforced, with two heroes and no zombie inside."""
    strong = state.is_fully_reinforced(state.stronghold)
    return strong and heroes_inside(state) >= GARRISON and is_free_of_zombies(state)


def holds_out(state: State) -> bool:
    """Fully Barricaded, with a hero and no zombie inside."""
    return state.stronghold in state.walled_up and heroes_inside(state) > 0 and is_free_of_zombies(state)


def is_lost(state: State) -> bool:
    """Destroyed or Taken Over."""
    return state.stronghold != NO_BUILDING and state.stronghold in state.taken_over


def tasks(state: State) -> dict[str, tuple[int, int]]:
    if state.stronghold == NO_BUILDING:
        return {}
    walls = state.ground.shells[state.stronghold]
    standing = [state.barricades[run] for run in walls if run in state.barricades]
    return {
        "walls_barricaded": (len(standing), len(walls)),
        "reinforcements": (sum(standing), STRONGEST * len(walls)),
        "heroes_in_stronghold": (heroes_inside(state), GARRISON),
    }


HUNKER_DOWN = Scenario(
    name="hunker_down",
    clause="LN-S9",
    sun=15,
    deaths=3,
    sets=frozenset({BASE, SURVIVAL_OF_THE_FITTEST}),
    forces=frozenset({BARRICADES}),
    search_items=frozenset({"hammer_and_nails"}),
    doom=is_lost,
    goal_at_turn_end=is_secure,
    goal_at_dawn=holds_out,
    prepare=find_stronghold,
    tasks=tasks,
)
