"""How far both sides go, and the cards of Humans!!! that change it (HX-7.1, HX-7.2)."""

from collections.abc import Iterator

from deadtown.games.humans.cards import RIGOR_MORTIS, SECOND_WIND
from deadtown.games.humans.combined.effects import card
from deadtown.games.humans.combined.play import Play
from deadtown.games.humans.movement import END, WIND, carry_out, moves
from deadtown.games.zombies.movement import reckon_allowance
from deadtown.games.zombies.windows import Moment
from deadtown.kernel import NOTHING_TO_ASK, Decision, Option, Steps


def move_pawn(play: Play) -> Steps[bool]:
    """One choice of a zombie player's movement; whether there may be another one (HU-7.6, HX-7.2)."""
    options = play.once(moves, play)
    if not options:
        return False
    choice = yield Decision(play.state.active, "move_pawn", [*options, END], {"left": play.state.left})
    return (yield from carry_out(play, choice))


def changes_movement(play: Play, winds: int, rigors: int) -> bool:
    """Whether a shotgun guy, who has rolled already, would get farther or less far by some more cards (HU-12.7)."""
    state = play.state
    if not state.is_guy(state.active):
        return True
    allowance = play.full_allowance() + WIND * winds
    for _ in range(play.halvings() + rigors):
        allowance //= 2
    return not state.driving and allowance * (2 if state.doubled else 1) != state.allowance


def may_wind(play: Play, seat: int, moment: Moment) -> Iterator[Option]:
    return iter(((),) if changes_movement(play, 1, 0) else ())


def may_stiffen(play: Play, seat: int, moment: Moment) -> Iterator[Option]:
    return iter(((),) if changes_movement(play, 0, 1) else ())


@card(SECOND_WIND, may_wind)
def second_wind(play: Play, seat: int, moment: Moment) -> Steps[None]:
    """More movement in this turn (HU-16.10, HX-7.1)."""
    play.state.winds += 1
    return reckoned(play)


@card(RIGOR_MORTIS, may_stiffen)
def rigor_mortis(play: Play, seat: int, moment: Moment) -> Steps[None]:
    """The active player's movement is halved (HU-16.11, HX-7.1)."""
    play.state.rigors += 1
    return reckoned(play)


def reckoned(play: Play) -> Steps[None]:
    """A shotgun guy has rolled when these cards are played; the movement of zombie players is fixed afterwards."""
    if play.state.is_guy(play.state.active):
        reckon_allowance(play)
    return NOTHING_TO_ASK
