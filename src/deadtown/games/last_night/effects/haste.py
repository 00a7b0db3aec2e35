"""Hero events that take heroes farther (Table H)."""

from collections.abc import Iterable

from deadtown.games.last_night.effects.hero_events import student_fights
from deadtown.games.last_night.effects.targets import once, takes_townsfolk
from deadtown.games.last_night.fights import cancel_fight
from deadtown.games.last_night.heroes_moving import is_held
from deadtown.games.last_night.moments import FD, FR, HR, HS, HX
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.uses import Named, plays
from deadtown.kernel import Steps

COACHED = 2
"""What Coach Miller adds to a movement roll."""


@plays("run_for_it", HS, ways=lambda play, seat: once(not play.state.hurried))
def run_for_it(play: Play, seat: int) -> None:
    """All movement rolls of this hero turn count for one more."""
    play.state.hurried = True


def at_the_end_of_its_move(play: Play, seat: int) -> Iterable[Named]:
    """The active hero has no steps left, and could go on."""
    state = play.state
    return once(state.left <= 0 and not is_held(state, state.heroes[state.active]))


@plays("adrenaline", HX, ways=at_the_end_of_its_move)
def adrenaline(play: Play, seat: int) -> Steps[None]:
    """The active hero moves D3 further spaces."""
    state = play.state
    (die,) = yield from roll_of(play, state.active, "adrenaline", 0, "adrenaline")
    state.left = (die + 1) // 2


# Coach Miller


def may_be_coached(play: Play, seat: int) -> Iterable[Named]:
    roll = play.state.roll
    return once(roll is not None and takes_townsfolk(play.state.heroes[roll.hero]))


@plays("coach_miller", HR, mode="hurry", ways=may_be_coached)
def coach_miller_hurries(play: Play, seat: int) -> None:
    """+2 to a movement roll."""
    roll = play.state.roll
    assert roll is not None
    roll.plus += COACHED


@plays("coach_miller", FD, FR, mode="cancel", ways=student_fights)
def coach_miller_cancels(play: Play, seat: int) -> None:
    """Cancel a fight of a student."""
    cancel_fight(play, "coach_miller")
