"""Burn 'Em Out! (LN-S2): the heroes blow up the pits."""

from deadtown.games.last_night.cards import ADVANCED, BASE
from deadtown.games.last_night.scenarios.scenario import Scenario
from deadtown.games.last_night.state import State

PITS = 3


def pits_destroyed(state: State) -> bool:
    return len(state.charged) >= PITS


def tasks(state: State) -> dict[str, tuple[int, int]]:
    return {"pits_destroyed": (len(state.charged), PITS)}


BURN_EM_OUT = Scenario(
    name="burn_em_out",
    clause="LN-S2",
    sun=18,
    sets=frozenset({BASE, ADVANCED}),
    search_items=frozenset({"gasoline", "dynamite", "molotov"}),
    destroys_pits=True,
    goal=pits_destroyed,
    tasks=tasks,
)
