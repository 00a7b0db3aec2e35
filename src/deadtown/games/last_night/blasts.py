"""What a Flamethrower and a Case of TNT do (Table U)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.explosions import SAFE, explode, explode_gas, explosive_gas, light_fire, set_off_gas
from deadtown.games.last_night.ground import NAMES
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.scenarios import check_goals
from deadtown.games.last_night.state import NOWHERE
from deadtown.games.last_night.windows import RR
from deadtown.games.last_night.wounds import kill_hero, kill_zombie, wound_hero, wound_zombie
from deadtown.kernel import Steps

FLAMETHROWER = "flamethrower"
TNT = "case_of_tnt"
ZOMBIE_IN_FLAMES = 3
HERO_IN_FLAMES = 5
"""What a die must show for somebody to be killed by a Flamethrower."""
BESIDE_TNT = 2
"""What the die of whoever is next to exploding TNT must show to be wounded (LN-9.19)."""
TNT_HOLDS = 2
"""What must be rolled for TNT not to explode where its bearer stands (LN-9.19, LN-9.20)."""


def sweep(play: Play, hero: int, space: int) -> Steps[None]:
    """A Flamethrower: zombies in a space are killed on 3+, heroes on 5+; then it burns there. It is no explosive."""
    state = play.state
    shooter = state.heroes[hero]
    play.tell(events.ShotFired, shooter.seat, shooter.person, FLAMETHROWER, NAMES[space])
    zombies, heroes = state.zombies_on(space), state.heroes_on(space)
    dice: tuple[int, ...] = ()
    if zombies:
        dice = yield from roll_of(play, hero, "shot", ZOMBIE_IN_FLAMES, FLAMETHROWER, len(zombies), RR)
    fallen = []
    for other in heroes:
        (die,) = yield from roll_of(play, other, "flames", HERO_IN_FLAMES, FLAMETHROWER)
        if die >= HERO_IN_FLAMES:
            fallen.append(other)
    for zombie, die in zip(zombies, dice, strict=True):
        if die >= ZOMBIE_IN_FLAMES and state.zombies[zombie] != NOWHERE:
            yield from kill_zombie(play, zombie, "", hero, "LN-10.4")
    for other in fallen:
        kill_hero(play, other)
    check_goals(play)
    yield from light_fire(play, space)


def throw_tnt(play: Play, hero: int, space: int) -> Steps[None]:
    """A Case of TNT, which needs no fire; on a 1 it explodes where it is thrown from (LN-9.19)."""
    thrower = play.state.heroes[hero]
    play.spend_item(thrower, TNT)
    play.tell(events.TntThrown, thrower.seat, thrower.person, NAMES[space])
    (die,) = yield from roll_of(play, hero, "tnt", TNT_HOLDS, TNT)
    yield from explode_tnt(play, space if die >= TNT_HOLDS else thrower.space, hero)


def jolt_tnt(play: Play, hero: int) -> Steps[None]:
    """Whoever loses a fight with a Case of TNT is blown up on a 1 (LN-9.20)."""
    bearer = play.state.heroes[hero]
    (die,) = yield from roll_of(play, hero, "tnt", TNT_HOLDS, TNT)
    if die < TNT_HOLDS:
        play.spend_item(bearer, TNT)
        yield from explode_tnt(play, bearer.space, hero)


def explode_tnt(play: Play, space: int, hero: int) -> Steps[None]:
    """Whoever is in the space is killed, next to it wounded on 2+; gas there goes off, too (LN-9.19, LN-12.6)."""
    state = play.state
    play.tell(events.TntExploded, NAMES[space])
    beside = play.ground.beside[space]
    zombies = [zombie for zombie in play.in_play() if state.zombies[zombie] in beside]
    hit = [zombie for zombie in zombies if play.roll("blast", need=BESIDE_TNT)[0] >= BESIDE_TNT]
    hurt = []
    for other, model in enumerate(state.heroes):
        if model.space in beside:
            (die,) = yield from roll_of(play, other, "blast", BESIDE_TNT)
            if die >= BESIDE_TNT:
                hurt.append(other)
    yield from explode(play, space, 1, 1, SAFE, "LN-9.19", hero)
    for zombie in hit:
        if state.zombies[zombie] != NOWHERE:
            yield from wound_zombie(play, zombie, hero=hero, clause="LN-9.19", explosive=True)
    for other in hurt:
        if not state.heroes[other].dead:
            yield from wound_hero(play, other, clause="LN-9.19", explosive=True)
    while near := [gas for gas in explosive_gas(play) if gas == space or gas in beside]:
        yield from explode_gas(play, near[0])
        yield from set_off_gas(play)
