"""Zombie cards against heroes who have lost a fight or have been wounded (Table Z)."""

from collections.abc import Iterable, Iterator

from deadtown.games.last_night import events
from deadtown.games.last_night.combining import things
from deadtown.games.last_night.effects.targets import fighter, once, the_fight
from deadtown.games.last_night.ground import NAMES, NUMBERS
from deadtown.games.last_night.infection import infect
from deadtown.games.last_night.items import lose_thing
from deadtown.games.last_night.moments import FW, WT
from deadtown.games.last_night.options import ZOMBIES
from deadtown.games.last_night.pending import Wound
from deadtown.games.last_night.pieces import MOST_INFECTED, NOWHERE
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.uses import Named, plays
from deadtown.kernel import Steps


def wound_taken(play: Play) -> Wound | None:
    """The wound that a hero has just taken and lives with."""
    wound = play.state.wound
    return wound if wound is not None and wound.taken and not play.state.heroes[wound.hero].dead else None


def can_be_infected(play: Play, seat: int) -> Iterable[Named]:
    """There must be a marker for it (LN-1.10)."""
    left = sum(hero.infected for hero in play.state.heroes) < MOST_INFECTED
    return once(left and wound_taken(play) is not None)


@plays("infected_wound", WT, ways=can_be_infected)
@plays("bitten", WT, ways=can_be_infected)
def bitten(play: Play, seat: int) -> Steps[None]:
    """A hero whom a zombie has wounded gets an Infected marker."""
    wound = wound_taken(play)
    if wound is not None:
        yield from infect(play, wound.hero, wound.zombie)


# Knocked Away


def carried(play: Play, seat: int) -> Iterator[Named]:
    """What a beaten hero could lose, a combined item as a whole (LN-9.10)."""
    if the_fight(play).winner == ZOMBIES:
        for thing in things(fighter(play)):
            yield (thing,)


@plays("knocked_away", FW, ways=carried)
def knocked_away(play: Play, seat: int, thing: str) -> Steps[None]:
    """A beaten hero discards an item that the zombies choose."""
    if thing in things(fighter(play)):
        yield from lose_thing(play, the_fight(play).hero, thing)


# Dragged into the Dark


def dragging(play: Play) -> Wound | None:
    """A wound that a hero has taken in its fight with a zombie that is still there."""
    wound, fight = wound_taken(play), play.state.fight
    if wound is None or fight is None or fight.over or (fight.hero, fight.zombie) != (wound.hero, wound.zombie):
        return None
    return wound if play.state.zombies[wound.zombie] != NOWHERE else None


def dark_corners(play: Play, seat: int) -> Iterator[Named]:
    """The spaces around a hero, but for rubble, and those of Fully Barricaded buildings and safe houses (LN-14.10)."""
    state, wound = play.state, dragging(play)
    if wound is not None:
        for to in play.ground.beside[state.heroes[wound.hero].space]:
            if to != state.rubble and not state.is_walled_up(to) and not state.is_safe(to):
                yield (NAMES[to],)


@plays("dragged_away", WT, ways=dark_corners)
def dragged_away(play: Play, seat: int, name: str) -> None:
    """The hero and the zombie are moved together to an adjacent space; they do not fight again there."""
    state = play.state
    wound = dragging(play)
    if wound is None:
        return
    victim, to = state.heroes[wound.hero], NUMBERS[name]
    start, victim.space = victim.space, to
    state.zombies[wound.zombie] = to
    if wound.hero == state.active:
        state.fought, state.singed = (wound.zombie,), False
    play.tell(events.HeroDragged, victim.seat, victim.person, NAMES[start], name)
    play.tell(events.ZombiePushed, seat, wound.zombie, NAMES[start], name)
