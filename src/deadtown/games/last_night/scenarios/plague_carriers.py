"""Plague Carriers (LN-S7): the heroes hunt the Grave Dead, all of them."""

from deadtown.games.last_night.cards import BASE, GROWING_HUNGER
from deadtown.games.last_night.options import GRAVE_DEAD
from deadtown.games.last_night.pieces import FIRST_TURNED, RED
from deadtown.games.last_night.scenarios.scenario import Scenario
from deadtown.games.last_night.state import State

CARRIERS = len(RED)


def all_killed(state: State) -> bool:
    return len(state.red_dead) >= CARRIERS


def tasks(state: State) -> dict[str, tuple[int, int]]:
    return {"grave_dead_killed": (len(state.red_dead), CARRIERS)}


PLAGUE_CARRIERS = Scenario(
    name="plague_carriers",
    clause="LN-S7",
    sun=16,
    sets=frozenset({BASE, GROWING_HUNGER}),
    forces=frozenset({GRAVE_DEAD}),
    most_zombies=FIRST_TURNED,
    red_must_come=True,
    goal=all_killed,
    tasks=tasks,
)
