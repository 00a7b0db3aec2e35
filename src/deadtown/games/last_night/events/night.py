"""What all events have in common: how spaces and dice are worded, and which clause is behind them."""

from typing import Any

from deadtown.games.last_night.boards import BOARDS, FACES
from deadtown.kernel import Event

SPACES = {"space": "space", "start": "space", "to": "to"}
"""The fields that are spaces, and what texts call them."""
HIDDEN = frozenset({"because_of", "knowing", "zombie", "token"})
"""The fields that no text names: zombies have no names, and each kind of token has its own texts."""
BUILDINGS = frozenset(building.name for board in BOARDS.values() for building in board.buildings)
WALLS = frozenset(f"{building}_{face}" for building in BUILDINGS for face in FACES)
"""What walls with outdoors beyond are called: by their building and the face."""


def shown(space: str) -> str:
    """What a space is called in texts: E4."""
    return space.upper()


def wall_words(wall: str) -> dict[str, str]:
    """How texts name a wall: by its building and the face."""
    building, _, face = wall.rpartition("_")
    return {"building": building, "face": face}


def dice_text(dice: tuple[int, ...]) -> str:
    return ", ".join(map(str, dice))


class NightEvent(Event, frozen=True):
    """Something in the town: spaces are worded as on the map, dice as they lie."""

    def arguments(self) -> dict[str, Any]:
        words: dict[str, Any] = {}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if name in HIDDEN:
                continue
            if name in SPACES:
                words[SPACES[name]] = shown(value)
            elif isinstance(value, tuple) and all(isinstance(part, int) for part in value) and name != "winners":
                words[name] = dice_text(value)
            else:
                words[name] = value
        return words

    @property
    def clause(self) -> str:
        return getattr(self, "because_of", "") or self.because
