"""Die, Zombies, Die! (LN-S1): the heroes hunt."""

from deadtown.games.last_night.scenarios.scenario import Scenario
from deadtown.games.last_night.state import State

KILLS = 15


def enough_killed(state: State) -> bool:
    return state.zombie_deaths >= KILLS


def tasks(state: State) -> dict[str, tuple[int, int]]:
    return {"zombies_killed": (state.zombie_deaths, KILLS)}


DIE_ZOMBIES_DIE = Scenario(name="die_zombies_die", clause="LN-S1", sun=15, deaths=2, goal=enough_killed, tasks=tasks)
