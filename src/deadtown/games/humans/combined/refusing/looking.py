"""How a position of the combined game is looked at when something is refused."""

from deadtown.games.humans.combined.play import Play
from deadtown.games.humans.combined.state import State
from deadtown.games.humans.refusing import looking
from deadtown.games.humans.refusing.looking import NO_LUCK, About, at, tile_number
from deadtown.games.town import shown
from deadtown.kernel import Refusal

__all__ = ["About", "at", "look", "tile_number", "with_seat"]


def look(state: State) -> Play:
    """The words of the rules about a position."""
    return Play(state, NO_LUCK)


# What Humans!!! refuses is found with the eyes of this game.
looking.look.register(State, look)


def with_seat(clause: str, reason: str, seat: int, space: str | int) -> Refusal:
    """A reason that is about somebody and a space."""
    return Refusal(clause, reason, {"seat": seat, "space": shown(str(space))})
