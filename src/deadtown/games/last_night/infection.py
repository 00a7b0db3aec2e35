"""Infected markers (LN-7.9 to LN-7.12)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.scenarios import check_goals
from deadtown.games.last_night.wounds import kill_hero
from deadtown.kernel import NOTHING_TO_ASK, Steps

MOST_INFECTED = 8
"""How many markers there are (Table T)."""
TURNING = 2


def infect(play: Play, hero: int) -> Steps[None]:
    """A hero gets an Infected marker; by the second one it turns (LN-7.10)."""
    state = play.state
    victim = state.heroes[hero]
    if sum(one.infected for one in state.heroes) < MOST_INFECTED:
        victim.infected += 1
        play.tell(events.Infected, victim.seat, victim.person)
        if victim.infected >= TURNING:
            kill_hero(play, hero)
            check_goals(play)
    yield from NOTHING_TO_ASK
