"""When it matters to be asked in a window (LN-8.9, LN-19.2).

Windows open at nearly every point of a turn, and a hero with a First Aid Kit could use it in each of them. Whoever is
asked only when it matters is asked when a player who goes by rules of thumb would think of what could be done there,
and would do it, or nearly; and in the own activation at the moment that an item is made for, since what a player has in
mind nobody knows.
"""

from typing import Final

from deadtown.games.last_night.moments import FR, HA, HB, HX
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.state import State
from deadtown.games.last_night.tactics import VETERAN, is_thought_of, seen_of, windows
from deadtown.games.last_night.uses import ANY
from deadtown.kernel import PASS, Decision, Window

NEARLY: Final = 0.45
"""How much worse than passing something may seem, in wounds, and still be thought about."""
IN_A_FIGHT: Final = 0.9
"""The same once the dice of a fight lie: what turns them is for the player to weigh."""

GEAR: Final = {"duct_tape": HB, "bear_trap": HX, "climbing_rope": HX, "master_keys": HB, "adrenaline_shot": HX}
EVENTS: Final = {"escape_window": HA, "adrenaline": HX, "sewer_access": HB}
MADE_FOR: Final = {"gasoline": HX, "fire_extinguisher": HB, "keys": HB, **EVENTS, **GEAR}
"""When the active hero, or its player, would think of something whatever others think of it."""


def matters(state: State, seat: int, window: Window) -> bool:
    """Whether a seat should be asked: from what it knows alone."""
    kind = window.kind
    if kind == "claim_activation":
        return True
    plays = window.plays(seat)
    if is_active(state, seat) and any(MADE_FOR.get(str(option[1])) == kind for option in plays):
        return True
    if kind in ANY:
        plays = [option for option in plays if is_thought_of(option, kind)]
        if not plays:
            return False
    asked = Decision(seat, kind, [*plays, PASS], window.about)
    values = windows(seen_of(state, seat), asked, VETERAN, state.sides[seat] == HEROES)
    return max(values[:-1]) > -(IN_A_FIGHT if kind == FR else NEARLY)


def is_active(state: State, seat: int) -> bool:
    """Whether a hero of a seat is activated, and not in the middle of a walk."""
    return state.active >= 0 and state.heroes[state.active].seat == seat and not state.route
