"""Learn to Survive (LN-S13): the heroes have to learn."""

from deadtown.games.last_night.cards import BASE, TIMBER_PEAK
from deadtown.games.last_night.options import EXPERIENCE
from deadtown.games.last_night.scenarios.scenario import Scenario
from deadtown.games.last_night.state import State

UPGRADES = 8


def learnt(state: State) -> int:
    """The upgrades of the living heroes, second copies too (LN-16.8)."""
    return sum(len(hero.upgrades) for hero in state.living())


def enough_learnt(state: State) -> bool:
    return learnt(state) >= UPGRADES


def tasks(state: State) -> dict[str, tuple[int, int]]:
    return {"upgrades_learnt": (learnt(state), UPGRADES)}


LEARN_TO_SURVIVE = Scenario(
    name="learn_to_survive",
    clause="LN-S13",
    sun=16,
    deaths=3,
    centre="c3",
    sets=frozenset({BASE, TIMBER_PEAK}),
    forces=frozenset({EXPERIENCE}),
    experience=1,
    goal=enough_learnt,
    tasks=tasks,
)
