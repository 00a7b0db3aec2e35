"""Infected markers: who gets a second one turns, and wounds of who has one may get worse (LN-7.9 to LN-7.12)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.pieces import MOST_INFECTED, NOBODY
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.wounds import turn_hero
from deadtown.kernel import Steps

TURNS = 2
"""How many markers turn a hero (LN-7.10)."""


def infect(play: Play, hero: int, zombie: int = NOBODY) -> Steps[None]:
    """A hero gets a marker, if one is left; with a second one it becomes a zombie hero at once (LN-1.10, LN-7.10).

    Its zombie hero goes to the seat of the zombie that has infected it, if one has (LN-7.20).
    """
    state = play.state
    victim = state.heroes[hero]
    if victim.dead or sum(other.infected for other in state.heroes) >= MOST_INFECTED:
        return
    markers = victim.infected + 1
    play.tell(events.Infected, victim.seat, victim.person, markers)
    if markers < TURNS:
        victim.infected = markers
    else:
        yield from turn_hero(play, hero, zombie, "LN-7.10")
