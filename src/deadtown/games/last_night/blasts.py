"""What a Flamethrower and a Case of TNT do (Table U)."""

from collections.abc import Sequence

from deadtown.games.last_night import events
from deadtown.games.last_night.explosions import explode_tnt, light_fire
from deadtown.games.last_night.ground import NAMES
from deadtown.games.last_night.pieces import NOWHERE
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.scenarios import check_goals
from deadtown.games.last_night.wounds import is_rescued, kill_hero, kill_zombie
from deadtown.kernel import Steps

FLAMETHROWER = "flamethrower"
TNT = "case_of_tnt"
HERO_IN_FLAMES = 5
"""What a die must show for a hero to be killed by a Flamethrower."""
TNT_HOLDS = 2
"""What must be rolled for TNT not to explode where its bearer stands (LN-9.19, LN-9.20)."""


def sweep(play: Play, hero: int, space: int, hit: Sequence[int]) -> Steps[None]:
    """A Flamethrower kills the zombies in a space that it has hit, and heroes on 5+; then it burns there.

    It is no explosive.
    """
    state = play.state
    fallen = []
    for other in state.heroes_on(space):
        (die,) = yield from roll_of(play, other, "flames", HERO_IN_FLAMES, FLAMETHROWER)
        if die >= HERO_IN_FLAMES:
            fallen.append(other)
    for other in tuple(fallen):
        if (yield from is_rescued(play, other)):
            fallen.remove(other)
    for zombie in hit:
        if state.zombies[zombie] != NOWHERE:
            yield from kill_zombie(play, zombie, "", hero, "LN-10.4")
    for other in fallen:
        if not state.heroes[other].dead:
            kill_hero(play, other)
    check_goals(play)
    yield from light_fire(play, space)


def throw_tnt(play: Play, hero: int, space: int) -> Steps[None]:
    """A Case of TNT, which needs no fire; on a 1 it explodes where it is thrown from (LN-9.19)."""
    thrower = play.state.heroes[hero]
    yield from play.spend_item(thrower, TNT)
    play.tell(events.TntThrown, thrower.seat, thrower.person, NAMES[space])
    (die,) = yield from roll_of(play, hero, "tnt", TNT_HOLDS, TNT)
    yield from explode_tnt(play, space if die >= TNT_HOLDS else thrower.space, hero)


def jolt_tnt(play: Play, hero: int) -> Steps[None]:
    """Whoever loses a fight with a Case of TNT is blown up on a 1, which is nobody's deed (LN-9.20, LN-16.2)."""
    bearer = play.state.heroes[hero]
    (die,) = yield from roll_of(play, hero, "tnt", TNT_HOLDS, TNT)
    if die < TNT_HOLDS:
        yield from play.spend_item(bearer, TNT)
        yield from explode_tnt(play, bearer.space)
