"""Where the pawns of a zombie player may go, when cards of Zombies!!! forbid something (table 3.6)."""

from deadtown.games.humans.combined.play import Play
from deadtown.games.humans.movement import END, carry_out, moves
from deadtown.games.zombies.cards import CLAUSTROPHOBIA
from deadtown.kernel import Decision, Option, Steps


def stays_outside(play: Play, option: Option) -> bool:
    """In Claustrophobia no pawn may enter a building or try a breach; those inside may go on there, or leave it."""
    if option[0] != "step":
        return option[0] == "undermine"
    building, number = play.open_city.building, play.open_city.number
    return building[number[str(option[2])]] < 0 or building[number[str(option[1])]] >= 0


def move_pawn(play: Play) -> Steps[bool]:
    """One choice of a zombie player's movement; whether there may be another one (HU-7.6, HX-7.2)."""
    options = moves(play)
    if CLAUSTROPHOBIA in play.pawn.under:
        options = [option for option in options if stays_outside(play, option)]
    if not options:
        return False
    choice = yield Decision(play.state.active, "move_pawn", [*options, END], {"left": play.state.left})
    return (yield from carry_out(play, choice))
