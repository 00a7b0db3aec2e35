"""Barricades: how heroes build and tear down, how zombies get across, what they keep out (section 14)."""

from collections.abc import Iterable, Sequence
from typing import Final

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.pieces import MOST_BARRICADES, MOST_REINFORCEMENTS, STRONGEST
from deadtown.games.last_night.play import DONE, NO, YES, Play
from deadtown.games.last_night.scenarios import scenario_of
from deadtown.games.last_night.state import Hero, State
from deadtown.games.last_night.wounds import wound_hero
from deadtown.kernel import Decision, Option, Steps

TO_BUILD: Final = 4
"""The movement result that it takes to build (LN-14.2)."""
TO_CROSS: Final = 4
"""What a zombie must roll at a barricade (LN-14.4)."""
BUILD: Final = "build"
REINFORCE: Final = "reinforce"
ANY_ROLL: Final = frozenset({"hammer_and_nails", "nail_gun"})
"""Items with which any movement result is enough."""


# Walls


def may_be_barricaded(state: State, run: int) -> bool:
    """Whether a barricade can be placed on a run: an exterior one without any, if a marker is left (LN-14.1)."""
    return (
        run in state.ground.wall_names
        and run not in state.barricades
        and len(state.barricades) < MOST_BARRICADES
        and scenario_of(state).barricadable(state, run)
    )


def may_be_reinforced(state: State, run: int) -> bool:
    """Whether a barricade takes one more reinforcement, if a marker is left (LN-14.1)."""
    strength = state.barricades.get(run, STRONGEST)
    return strength < STRONGEST and sum(state.barricades.values()) < MOST_REINFORCEMENTS


# Building


def builds_on(state: State, runs: Iterable[int]) -> list[Option]:
    """What can be built on some runs: a barricade, or one more reinforcement."""
    names, found = state.ground.wall_names, list[Option]()
    for run in sorted(runs):
        if may_be_barricaded(state, run):
            found.append((BUILD, names[run]))
        elif may_be_reinforced(state, run):
            found.append((REINFORCE, names[run]))
    return found


def builds_with_any_roll(hero: Hero) -> bool:
    """Whether a hero may build whatever it has rolled (Hammer and Nails, Nail Gun)."""
    return not ANY_ROLL.isdisjoint(hero.items)


def build_options(state: State, hero: Hero) -> list[Option]:
    """What a hero may build as its Move Action: on runs that its space touches (LN-14.2)."""
    if state.left - state.ride < TO_BUILD and not builds_with_any_roll(hero):
        return []
    return builds_on(state, state.ground.touched[hero.space])


def build(play: Play, seat: int, option: Option, clause: str = "LN-14.2") -> None:
    """A marker is placed."""
    state = play.state
    wall = str(option[1])
    run = state.ground.outer_walls[wall]
    if option[0] == BUILD:
        state.barricades[run] = 0
        play.tell(events.BarricadeBuilt, seat, wall, clause)
    else:
        state.barricades[run] += 1
        play.tell(events.BarricadeReinforced, seat, wall, state.barricades[run], clause)


def build_as_action(play: Play, hero: Hero, option: Option) -> Steps[None]:
    """One marker, or two with hammer and nails and a result of 4 or more (LN-14.2, R-19)."""
    state = play.state
    build(play, hero.seat, option)
    if "hammer_and_nails" in hero.items and state.left - state.ride >= TO_BUILD:
        more = builds_on(state, state.ground.touched[hero.space])
        if more:
            about: dict[str, str | int] = {"card": "hammer_and_nails", "count": 1}
            choice = yield Decision(hero.seat, "build_more", [*more, DONE], about)
            if choice != DONE:
                build(play, hero.seat, choice)


def build_for_wound(play: Play, place: int) -> Steps[None]:
    """At the end of any Move Action a wound buys one marker, unless it would be the last one (LN-14.3)."""
    state = play.state
    hero = state.heroes[place]
    if not can_bear_a_wound(hero):
        return
    options = builds_on(state, state.ground.touched[hero.space])
    if not options:
        return
    choice = yield Decision(hero.seat, "build_for_wound", [*options, NO], {"hero": hero.person})
    if choice == NO:
        return
    yield from wound_hero(play, place, preventable=False, clause="LN-14.3")
    if not hero.dead:
        build(play, hero.seat, choice, "LN-14.3")


def can_bear_a_wound(hero: Hero) -> bool:
    """Whether a wound would neither kill a hero nor turn it (LN-7.14)."""
    return hero.wounds + 1 < hero.points and "feel_strange" not in hero.on


def runs_of_heroes(state: State) -> set[int]:
    """The runs that heroes touch."""
    return {run for hero in state.living() for run in state.ground.touched[hero.space]}


def fortify(play: Play, seat: int, most: int, card: Card) -> Steps[None]:
    """A seat places up to so many barricades and reinforcements in all, on runs that heroes touch."""
    state = play.state
    for left in range(most, 0, -1):
        options = builds_on(state, runs_of_heroes(state))
        if not options:
            return
        choice = yield Decision(seat, "build_more", [*options, DONE], {"card": card, "count": left})
        if choice == DONE:
            return
        build(play, seat, choice, "LN-14.1")


# Zombies

OPEN: Final = ((),)
"""The ways of a step that crosses no wall."""


def barricades_across(state: State, start: int, to: int) -> Sequence[tuple[int, ...]]:
    """The ways of a zombie's step, each as the barricaded runs that it crosses; the easiest first (LN-14.5)."""
    ways = state.ground.ways_across(start, to)
    if ways == OPEN:
        return ways
    standing = [tuple(run for run in way if run in state.barricades and run not in state.broken) for way in ways]
    return sorted(dict.fromkeys(standing), key=len)


def crosses(play: Play, zombie: int, runs: Iterable[int]) -> Steps[bool]:
    """Whether a zombie gets across barricades, one after the other; its move is over where it does not (LN-14.4)."""
    state = play.state
    for run in runs:
        wall = state.ground.wall_names[run]
        if not (yield from gets_through(play, zombie)):
            play.tell(events.BarricadeHeld, zombie, wall)
            return False
        if state.barricades[run]:
            weaken(play, run, 1, "LN-14.4")
            return False
    return True


def gets_through(play: Play, zombie: int) -> Steps[bool]:
    """The roll of a zombie at a barricade, which claws may help (Clawing at the Boards)."""
    state = play.state
    need = TO_CROSS - state.claws
    (die,) = play.roll("barricade", need=need)
    while die < need and state.clawing_again:
        about: dict[str, str | int] = {"card": "clawing", **play.about_zombie(zombie)}
        if (yield Decision(state.owner(zombie), "claw_again", [YES, NO], about)) == NO:
            break
        state.clawing_again -= 1
        (die,) = play.roll("barricade", need=need)
    return die >= need


def weaken(play: Play, run: int, count: int, clause: str) -> None:
    """Reinforcements are removed from a barricade, as many as it has at most."""
    state = play.state
    state.barricades[run] -= min(count, state.barricades[run])
    play.tell(events.ReinforcementsRemoved, state.ground.wall_names[run], state.barricades[run], clause)
