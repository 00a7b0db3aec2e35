"""Gas and dynamite (section 12, LN-9.14 to LN-9.18)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.fire import place_fire, spread
from deadtown.games.last_night.ground import NAMES, distance
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.scenarios import check_goals, scenario_of
from deadtown.games.last_night.state import NOBODY
from deadtown.games.last_night.wounds import burst, kill_hero, kill_together
from deadtown.kernel import Steps

NEAR_GAS = 3
"""What the die of whoever is next to exploding gas must show to be killed by it (LN-12.4)."""
ZOMBIE_IN_DYNAMITE = 2
HERO_IN_DYNAMITE = 5
"""What it must show where dynamite explodes (LN-9.14)."""


def explode(
    play: Play, space: int, zombies_die: int, heroes_die: int, near: int, clause: str, by: int = NOBODY
) -> Steps[None]:
    """All roll, then all deaths together, then goals are looked at (R-42). A number of 1 needs no roll, 7 is safe.

    Whoever has set it off learns by each zombie that it kills (LN-16.2).
    """
    state = play.state
    dead: list[int] = []
    fallen: list[int] = []
    for zombie in play.in_play():
        need = zombies_die if state.zombies[zombie] == space else near
        if distance(state.zombies[zombie], space) <= 1 and (yield from _is_hit(play, -1, need)):
            dead.append(zombie)
    for hero, model in enumerate(state.heroes):
        if not model.dead and model.space >= 0 and distance(model.space, space) <= 1:
            need = heroes_die if model.space == space else near
            if (yield from _is_hit(play, hero, need)):
                fallen.append(hero)
    bursting = yield from kill_together(play, dead, clause, explosive=True, by=by)
    for hero in fallen:
        kill_hero(play, hero, explosive=True)
    if scenario_of(state).destroys_pits and space in play.ground.pits and space not in state.charged:
        state.charged += (space,)
        play.tell(events.PitDestroyed, NAMES[space], len(state.charged))
    check_goals(play)
    for where in bursting:
        yield from burst(play, where)


SAFE = 7


def _is_hit(play: Play, hero: int, need: int) -> Steps[bool]:
    if need in (1, SAFE):
        return need == 1
    if hero < 0:
        return play.roll("explosion", need=need)[0] >= need
    (die,) = yield from roll_of(play, hero, "explosion", need)
    return die >= need


def explode_gas(play: Play, space: int, by: int = NOBODY) -> Steps[None]:
    """Whoever is in the space is killed, next to it on 3+; then it burns, and spreads twice (LN-12.4, LN-12.5)."""
    state = play.state
    state.gas = tuple(other for other in state.gas if other != space)
    play.tell(events.GasExploded, NAMES[space])
    yield from explode(play, space, 1, 1, NEAR_GAS, "LN-12.4", by)
    if space in state.fires or (yield from place_fire(play, space)):
        for _ in range(2):
            if space in state.fires:
                yield from spread(play, space)


def explode_dynamite(play: Play, space: int, by: int = NOBODY) -> Steps[None]:
    """Every model in the space rolls; gas in it or next to it goes off too (LN-9.14, LN-12.6)."""
    play.tell(events.DynamiteExploded, NAMES[space])
    yield from explode(play, space, ZOMBIE_IN_DYNAMITE, HERO_IN_DYNAMITE, SAFE, "LN-9.14", by)
    while reached := [gas for gas in explosive_gas(play) if distance(gas, space) <= 1]:
        yield from explode_gas(play, reached[0])
        yield from set_off_gas(play)


def explosive_gas(play: Play) -> tuple[int, ...]:
    """The gas that can explode: none where it only douses (LN-S8)."""
    return () if scenario_of(play.state).gas_only_douses else play.state.gas


def set_off_gas(play: Play) -> Steps[None]:
    """Gas that fire has reached explodes, in the order in which the fires came (LN-12.2, LN-12.6)."""
    state = play.state
    while True:
        gas = explosive_gas(play)
        reached = next((space for fire in state.fires for space in gas if distance(fire, space) <= 1), None)
        if reached is None:
            return
        yield from explode_gas(play, reached)


def light_fire(play: Play, space: int) -> Steps[None]:
    """A new fire, and all gas that it reaches (LN-12.2)."""
    if (yield from place_fire(play, space)):
        yield from set_off_gas(play)
