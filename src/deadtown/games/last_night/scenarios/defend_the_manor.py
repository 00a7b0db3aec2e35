"""Defend the Manor House (LN-S5): the heroes hold out until dawn."""

from deadtown.games.last_night.ground import Ground
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.pieces import NOWHERE
from deadtown.games.last_night.scenarios.scenario import Scenario
from deadtown.games.last_night.state import State

OVERRUN = 9


def manor(ground: Ground) -> tuple[int, ...]:
    building = ground.named("manor_house")
    return building.spaces if building is not None else ()


def zombies_inside(state: State) -> int:
    """Zombies in the Manor House, zombie heroes included."""
    house, area = state.ground.named("manor_house"), state.ground.area
    if house is None:
        return 0
    return len([space for space in state.zombies if space != NOWHERE and area[space] == house.number])


def overrun(state: State) -> bool:
    return zombies_inside(state) >= OVERRUN


def is_not_of_manor(state: State, run: int) -> bool:
    """The Manor House can't be barricaded."""
    return state.ground.buildings[state.ground.runs[run].building].name != "manor_house"


def tasks(state: State) -> dict[str, tuple[int, int]]:
    return {"zombies_in_manor": (zombies_inside(state), OVERRUN)}


DEFEND_THE_MANOR = Scenario(
    name="defend_the_manor",
    clause="LN-S5",
    sun=17,
    centre="c2",
    dawn=HEROES,
    doom_at_step_end=overrun,
    starts=manor,
    tasks=tasks,
    barricadable=is_not_of_manor,
)
