"""What a seat sees when it decides."""

from typing import Any

import msgspec

from deadtown.kernel.decision import Decision, Option
from deadtown.kernel.facets import Eyes
from deadtown.kernel.play import GameState


class Glimpse(msgspec.Struct, eq=False):
    """What a seat that decides sees and remembers: enough for a player that does not look ahead."""

    seat: int
    kind: str
    options: list[Option]
    about: dict[str, str | int]
    _eyes: Eyes[Any]
    _state: GameState
    _view: Any = None
    _memory: Any = None

    @property
    def view(self) -> Any:
        """What the seat sees."""
        if self._view is None:
            self._view = self._eyes.view(self._state, self.seat)
        return self._view

    @property
    def memory(self) -> Any:
        """What the seat remembers."""
        if self._memory is None:
            self._memory = self._eyes.memory(self._state, self.seat)
        return self._memory


def glimpse_of(eyes: Eyes[Any], state: GameState, decision: Decision) -> Glimpse:
    """What the deciding seat sees of a state, without a match: of one that is imagined, say."""
    return Glimpse(decision.seat, decision.kind, decision.options, decision.about, eyes, state)
