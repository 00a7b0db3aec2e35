"""What a seat sees when it decides.

The table as a seat sees it is looked up when it is asked for. Who looks it up knows the truth, so that is a door: a
function that answers for one seat alone. No attribute of what a bot is given leads past it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from deadtown.kernel.chance import Chance
from deadtown.kernel.decision import Decision, Option
from deadtown.kernel.facets import Eyes
from deadtown.kernel.play import GameState

if TYPE_CHECKING:
    from deadtown.kernel.match import Match
    from deadtown.kernel.past import Snapshot

Door = Callable[[str, Chance | None, bool], Any]
"""What a seat may know, for whoever asks for its view, its memory or its imagination."""

VIEW: Final = "view"
MEMORY: Final = "memory"
WORLD: Final = "world"
SNAPSHOT: Final = "snapshot"


class Glimpse(msgspec.Struct, eq=False, gc=False):
    """What a seat that decides sees and remembers: enough for a player that does not look ahead."""

    seat: int
    kind: str
    options: list[Option]
    about: dict[str, str | int]
    _door: Door
    _view: Any = None
    _memory: Any = None

    @property
    def view(self) -> Any:
        """What the seat sees."""
        if self._view is None:
            self._view = self._door(VIEW, None, False)
        return self._view

    @property
    def memory(self) -> Any:
        """What the seat remembers."""
        if self._memory is None:
            self._memory = self._door(MEMORY, None, False)
        return self._memory


class Sight(Glimpse, eq=False, gc=False):
    """What a seat is given to decide: its view, its options, its memory, its imagination; never the truth."""

    def imagine(self, chance: Chance, *, rewindable: bool = True) -> "Match":
        """A match that the seat could be in; one that is not rewindable is made and played on more quickly."""
        world: Match = self._door(WORLD, chance, rewindable)
        return world


def lend(sight: Sight) -> "Snapshot | None":
    """What lets another process have this sight, too, by ``Match.lend``; nothing where the match is imagined itself.

    It holds the truth of the present step, and so is for whoever runs a bot to pass on: a bot is not offered it.
    """
    snapshot: Snapshot | None = sight._door(SNAPSHOT, None, False)
    return snapshot


def glimpse_of(eyes: Eyes[Any], state: GameState, decision: Decision) -> Glimpse:
    """What the deciding seat sees of a state, without a match: of one that is imagined, say."""
    seat = decision.seat
    return Glimpse(
        seat,
        decision.kind,
        decision.options,
        decision.about,
        lambda what, chance, rewindable: (eyes.view if what is VIEW else eyes.memory)(state, seat),
    )
