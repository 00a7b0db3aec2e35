"""What happens in a city, and how it is worded."""

from typing import Any

from deadtown.games.town.wording import centre_of, kind_name, shown
from deadtown.kernel import Event

PLACES = frozenset({"space", "to"})


class CityEvent(Event, frozen=True):
    """Something in the city. Spaces are worded as on the map, tiles by their kind.

    Where a kind of event has two texts, the second one is for a space in a place with a name, which ``tile`` tells.
    """

    @property
    def words(self) -> str:
        texts = self.texts()
        return texts[-1] if getattr(self, "tile", "") else texts[0]

    def arguments(self) -> dict[str, Any]:
        words: dict[str, Any] = {}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if name == "spaces":
                words["spaces"] = ", ".join(map(shown, value))
                words["count"] = len(value)
            elif name == "tile":
                words["tile"] = kind_name(value) if value else None
            elif name != "because_of":
                words[name] = shown(value) if name in PLACES else value
        return words

    @property
    def clause(self) -> str:
        return getattr(self, "because_of", "") or self.because


class TileDrawn(CityEvent, frozen=True):
    shows = True
    minor = True

    seat: int
    tile: str
    because_of: str


class TilePlaced(CityEvent, frozen=True):
    seat: int
    tile: str
    x: int
    y: int
    turns: int
    because_of: str

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "tile": kind_name(self.tile), "space": centre_of(self.x, self.y)}


class TileRemoved(CityEvent, frozen=True):
    """A tile that fits nowhere is out of the game."""

    tile: str
    because_of: str
