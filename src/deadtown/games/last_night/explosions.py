"""Gas, dynamite and what else explodes (section 12, LN-9.14 to LN-9.20)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.combining import TWO_DYNAMITE, take_apart
from deadtown.games.last_night.fire import place_fire, spread
from deadtown.games.last_night.ground import NAMES, distance
from deadtown.games.last_night.moments import FP
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.pieces import NOBODY, NOWHERE
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.scenarios import check_goals, scenario_of
from deadtown.games.last_night.state import Hero
from deadtown.games.last_night.wounds import burst, is_rescued, kill_hero, kill_together, wound_hero, wound_zombie
from deadtown.kernel import Steps

NEAR_GAS = 3
"""What the die of whoever is next to exploding gas must show to be killed by it (LN-12.4)."""
ZOMBIE_IN_DYNAMITE = 2
HERO_IN_DYNAMITE = 5
"""What it must show where dynamite explodes (LN-9.14)."""
ZOMBIE_IN_FLAMES = 3
HERO_IN_FLAMES = 6
"""What it must show where a Molotov Cocktail bursts."""
NEAR_TWO_DYNAMITE = 2
"""What the die of whoever is next to two exploding sticks must show to be wounded (LN-9.19)."""


def explode(
    play: Play, space: int, zombies_die: int, heroes_die: int, near: int, clause: str, by: int = NOBODY
) -> Steps[None]:
    """All roll, then all deaths together, then goals are looked at (R-42). A number of 1 needs no roll, 7 is safe.

    Whoever has set it off learns by each zombie that it kills (LN-16.2).
    """
    state = play.state
    dead: list[int] = []
    fallen: list[int] = []
    reached = {space, *play.ground.beside[space]}
    for zombie in play.in_play():
        need = zombies_die if state.zombies[zombie] == space else near
        if state.zombies[zombie] in reached and (yield from _is_hit(play, -1, need)):
            dead.append(zombie)
    for hero in near_heroes(play, space):
        need = heroes_die if state.heroes[hero].space == space else near
        if (yield from _is_hit(play, hero, need)):
            fallen.append(hero)
    for hero in tuple(fallen):
        if (yield from is_rescued(play, hero)):
            fallen.remove(hero)
    bursting = yield from kill_together(play, dead, clause, explosive=True, by=by)
    for hero in fallen:
        kill_hero(play, hero, explosive=True)
    if space == state.betsy:
        state.betsy = NOWHERE
        play.tell(events.BetsyGone)
    if scenario_of(state).destroys_pits and space in play.ground.pits and space not in state.charged:
        state.charged += (space,)
        play.tell(events.PitDestroyed, NAMES[space], len(state.charged))
    check_goals(play)
    for where in bursting:
        yield from burst(play, where)


SAFE = 7


def _is_hit(play: Play, hero: int, need: int, what: str = "explosion") -> Steps[bool]:
    if need in (1, SAFE):
        return need == 1
    if hero < 0:
        return play.roll(what, need=need)[0] >= need
    (die,) = yield from roll_of(play, hero, what, need)
    return die >= need


def explode_gas(play: Play, space: int, by: int = NOBODY) -> Steps[None]:
    """Whoever is in the space is killed, next to it on 3+; then it burns, and spreads twice (LN-12.4, LN-12.5)."""
    state = play.state
    before, state.exploding = state.exploding, space
    yield from play.ask_all(FP, HEROES, lambda: space in state.gas)
    state.exploding = before
    if space not in state.gas:
        return
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
    yield from set_off_gas_around(play, space)


def use_up_two_dynamite(play: Play, bearer: Hero) -> None:
    """Both sticks of a combined item are used up (LN-9.19)."""
    take_apart(bearer, TWO_DYNAMITE)
    for stick in TWO_DYNAMITE:
        play.drop_item(bearer, stick)
        play.discard(stick)
        play.tell(events.ItemSpent, bearer.seat, bearer.person, stick)


def explode_two_dynamite(play: Play, space: int, by: int = NOBODY) -> Steps[None]:
    """Two sticks explode (LN-9.19)."""
    play.tell(events.DynamiteExploded, NAMES[space], "LN-9.19")
    yield from blow_up(play, space, by)


def explode_tnt(play: Play, space: int, by: int = NOBODY) -> Steps[None]:
    """A Case of TNT explodes like two sticks (LN-9.19)."""
    play.tell(events.TntExploded, NAMES[space])
    yield from blow_up(play, space, by)


def blow_up(play: Play, space: int, by: int) -> Steps[None]:
    """Whoever is in the space is killed, next to it wounded on 2+; gas there goes off too (LN-9.19, LN-12.6)."""
    state, beside = play.state, play.ground.beside[space]
    zombies: list[int] = []
    heroes: list[int] = []
    for zombie in play.in_play():
        is_near = state.zombies[zombie] in beside
        if is_near and (yield from _is_hit(play, -1, NEAR_TWO_DYNAMITE, "blast")):
            zombies.append(zombie)
    for hero in near_heroes(play, space):
        is_near = state.heroes[hero].space in beside
        if is_near and (yield from _is_hit(play, hero, NEAR_TWO_DYNAMITE, "blast")):
            heroes.append(hero)
    yield from explode(play, space, 1, 1, SAFE, "LN-9.19", by)
    for zombie in zombies:
        if state.zombies[zombie] != NOWHERE:
            yield from wound_zombie(play, zombie, hero=by, clause="LN-9.19", explosive=True)
    for hero in heroes:
        # Whoever has taken a wound of somebody else may be dead by now.
        if not state.heroes[hero].dead:
            yield from wound_hero(play, hero, clause="LN-9.19", explosive=True)
    yield from set_off_gas_around(play, space)


def explode_molotov(play: Play, space: int, by: int = NOBODY) -> Steps[None]:
    """Every model in the space rolls; then it burns there (LN-7.16)."""
    yield from explode(play, space, ZOMBIE_IN_FLAMES, HERO_IN_FLAMES, SAFE, "LN-5.16", by)
    yield from light_fire(play, space)


def reached_by(play: Play, space: int) -> set[int]:
    """A space and those next to it: the sewer is next to its entrances (LN-15.4)."""
    return {space, *play.ground.beside[space]}


def near_heroes(play: Play, space: int) -> list[int]:
    """The heroes in a space and next to it."""
    near = reached_by(play, space)
    return [hero for hero, one in enumerate(play.state.heroes) if one.space in near]


def set_off_gas_around(play: Play, space: int) -> Steps[None]:
    """Gas where dynamite has exploded, or next to it, goes off too (LN-12.6)."""
    near = reached_by(play, space)
    while reached := [gas for gas in explosive_gas(play) if gas in near]:
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
