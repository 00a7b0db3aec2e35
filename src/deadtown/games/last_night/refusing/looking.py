"""How a position is looked at when something is refused: nothing is rolled and nothing told."""

from deadtown.games.last_night.arriving import FullPlay
from deadtown.games.last_night.events import shown
from deadtown.games.last_night.state import State
from deadtown.kernel import Refusal, Scripted

About = dict[str, str | int]

NO_LUCK = Scripted()


def look(state: State) -> FullPlay:
    """The words of the rules about a position."""
    return FullPlay(state, NO_LUCK)


def at(clause: str, reason: str, space: str | int) -> Refusal:
    """A reason that is about a space."""
    return Refusal(clause, reason, {"space": shown(str(space))})
