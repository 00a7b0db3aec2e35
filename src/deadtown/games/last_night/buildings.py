"""Buildings that are found by dice, and what keeps heroes out of buildings (section 13)."""

from collections.abc import Callable

from deadtown.games.last_night import events
from deadtown.games.last_night.ground import Building
from deadtown.games.last_night.pieces import NOBODY
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.state import State
from deadtown.kernel import Steps

SLOT_OF = {2: "nw", 3: "ne", 4: "se", 5: "sw"}
"""The board that the first die finds (LN-13.1)."""
HEROES_CHOOSE = 1
ZOMBIES_CHOOSE = 6


def random_building(play: Play, possible: Callable[[Building], bool], hero: int = NOBODY) -> Steps[Building | None]:
    """A building of the outer boards by dice, or by choice on 1 and 6; again while it won't do (LN-13.1 to LN-13.4).

    Where it is for a hero, the owner of that hero chooses for the heroes (LN-1.13).
    """
    state = play.state
    outer = [building for building in play.ground.buildings if building.numbers]
    fitting = [building for building in outer if possible(building)]
    if not fitting:
        return None
    while True:
        (board,) = play.roll("building")
        if board in SLOT_OF:
            (number,) = play.roll("building_number")
            found = next(one for one in outer if one.slot == SLOT_OF[board] and number in one.numbers)
        else:
            seat = play.lead_hero(() if hero == NOBODY else (hero,)) if board == HEROES_CHOOSE else state.lead_zombie
            found = yield from play.choose_building(seat, fitting)
        play.tell(events.BuildingFound, found.name)
        if found in fitting:
            return found


def may_enter(state: State, start: int, to: int) -> bool:
    """Whether a hero may go from a space to another: not into a building that is taken over, nor into rubble
    (LN-13.5)."""
    area = state.ground.area
    if to == state.rubble:
        return False
    return area[to] < 0 or area[to] == area[start] or area[to] not in state.taken_over
