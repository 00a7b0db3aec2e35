"""The zombie cards of Timber Peak (Table Z)."""

from collections.abc import Iterable, Iterator

from deadtown.games.last_night import events
from deadtown.games.last_night.buildings import random_building
from deadtown.games.last_night.effects.staying import remains
from deadtown.games.last_night.effects.targets import once, the_fight
from deadtown.games.last_night.experience import gain_for_zombies
from deadtown.games.last_night.explosions import light_fire, set_off_gas
from deadtown.games.last_night.fire import spread
from deadtown.games.last_night.fitting import MAULING
from deadtown.games.last_night.ground import NAMES, NUMBERS, Building
from deadtown.games.last_night.moments import FW, ZE, ZM, ZS
from deadtown.games.last_night.options import EXPERIENCE, ZOMBIES
from deadtown.games.last_night.pieces import MOST_LIGHTS_OUT, NOWHERE
from deadtown.games.last_night.play import DONE, Play
from deadtown.games.last_night.uses import Named, immediate, plays
from deadtown.games.last_night.wounds import wound_hero
from deadtown.games.last_night.zombie_turn import draw_zombie_card
from deadtown.games.last_night.zombies_moving import move_zombie, nearer, prey, steppers
from deadtown.kernel import Decision, Option, Steps

LEARNT = 2
"""How much experience Growing Smarter brings."""


# Fire


@immediate("sparks")
def sparks(play: Play, seat: int) -> Steps[None]:
    """A new fire in a building that is rolled."""

    def unlit(building: Building) -> list[int]:
        return [space for space in building.spaces if space not in play.state.fires]

    building = yield from random_building(play, lambda found: bool(unlit(found)))
    if building is not None:
        space = yield from play.choose_space(seat, "marker_space", unlit(building), card="sparks")
        yield from light_fire(play, space)


def burning_fires(play: Play, seat: int) -> Iterator[Named]:
    return ((NAMES[space],) for space, burning in play.state.fires.items() if burning)


@plays("its_spreading", ZE, ways=burning_fires)
def its_spreading(play: Play, seat: int, name: str) -> Steps[None]:
    """A burning fire spreads twice at once (LN-11.7)."""
    for _ in range(2):
        if NUMBERS[name] in play.state.fires:
            yield from spread(play, NUMBERS[name])
    yield from set_off_gas(play)


@plays("burning_dead", ZS, ways=lambda play, seat: once(not play.state.burning_dead))
def burning_dead(play: Play, seat: int) -> None:
    """Fire does not hurt zombies this turn, and those that go through it fight with a die more."""
    play.state.burning_dead = True


# Heroes


def beaten_by_a_six(play: Play, seat: int) -> Iterable[Named]:
    fight = the_fight(play)
    return once(fight.winner == ZOMBIES and max(fight.zombie_dice) >= MAULING)


@plays("mauled", FW, ways=beaten_by_a_six)
def mauled(play: Play, seat: int) -> Steps[None]:
    """The hero takes a wound more."""
    fight = the_fight(play)
    yield from wound_hero(play, fight.hero, fight.zombie, clause="LN-6.9")


@immediate("cold_snap")
def cold_snap(play: Play, seat: int) -> None:
    """Heroes who end their Move Action outdoors may freeze."""
    remains(play)


# Zombies


@immediate("growing_smarter")
def growing_smarter(play: Play, seat: int) -> Steps[None]:
    """Two experience for the zombie side; where that is not played with, a card."""
    if EXPERIENCE in play.state.rules:
        gain_for_zombies(play, LEARNT, "LN-16.3")
    else:
        yield from draw_zombie_card(play, seat)


def hunters(play: Play) -> list[int]:
    """The zombies that an extra step could bring nearer to a hero."""
    state = play.state
    return [
        zombie
        for zombie in steppers(play)
        if nearer(state, state.zombies[zombie]) or prey(state, state.zombies[zombie])
    ]


@plays("pack_hunters", ZM, ways=lambda play, seat: once(bool(hunters(play))))
def pack_hunters(play: Play, seat: int) -> Steps[None]:
    """Up to D3 zombies make an extra step that brings them nearer to a hero."""
    state = play.state
    hunted: tuple[int, ...] = ()
    for _ in range((play.roll("pack_hunters", card="pack_hunters")[0] + 1) // 2):
        refs = play.refs(zombie for zombie in hunters(play) if zombie not in hunted)
        if not refs:
            return
        options: list[Option] = [*(("move", ref) for ref in refs), DONE]
        choice = yield Decision(seat, "advance", options, {"card": "pack_hunters"})
        if choice == DONE:
            return
        zombie = refs[str(choice[1])]
        hunted += (zombie,)
        if state.zombies[zombie] != NOWHERE:
            yield from move_zombie(play, zombie, 1, to_heroes=True)


# The town


def can_be_darkened(play: Play, seat: int) -> Iterable[Named]:
    state = play.state
    lit = any(building.numbers and building.number not in state.dark for building in play.ground.buildings)
    return once(lit and len(state.dark) < MOST_LIGHTS_OUT)


@plays("blackout", ZS, ways=can_be_darkened)
def blackout(play: Play, seat: int) -> Steps[None]:
    """The lights go out in D3 buildings that are rolled (LN-13.7)."""
    state = play.state
    count = (play.roll("blackout", card="blackout")[0] + 1) // 2
    found: list[int] = []

    def is_lit(building: Building) -> bool:
        return building.number not in state.dark and building.number not in found

    for _ in range(min(count, MOST_LIGHTS_OUT - len(state.dark))):
        building = yield from random_building(play, is_lit)
        if building is None:
            break
        found.append(building.number)
        play.tell(events.BuildingMarked, "lights_out", building.name)
    if found:
        remains(play, buildings=tuple(found))
