"""What happens to walls and doors: barricades, Door and Locked Door markers."""

from typing import Any

from deadtown.games.last_night.events.night import NightEvent, shown, wall_words


class WallEvent(NightEvent, frozen=True):
    """Something about a wall with outdoors beyond."""

    def arguments(self) -> dict[str, Any]:
        words = super().arguments()
        return {**words, **wall_words(words.pop("wall"))}


class BarricadeBuilt(WallEvent, frozen=True):
    seat: int
    wall: str
    because_of: str


class BarricadeReinforced(WallEvent, frozen=True):
    seat: int
    wall: str
    count: int
    because_of: str


class BarricadeHeld(WallEvent, frozen=True):
    """A zombie does not get across."""

    because = "LN-14.4"

    zombie: int
    wall: str


class ReinforcementsRemoved(WallEvent, frozen=True):
    wall: str
    count: int
    """How many are left."""
    because_of: str


class BarricadeBroken(WallEvent, frozen=True):
    """Zombies cross it without a roll in this turn."""

    because = "LN-14.4"

    wall: str


class DoorMarked(NightEvent, frozen=True):
    because = "LN-18.20"
    wordings = ("door-placed", "lock-placed")

    seat: int
    marker: str
    start: str
    to: str

    @property
    def words(self) -> str:
        return "lock-placed" if self.marker == "lock" else "door-placed"

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "space": shown(self.start), "to": shown(self.to)}


class DoorUnlocked(NightEvent, frozen=True):
    because = "LN-18.21"

    seat: int
    hero: str
    start: str
    to: str


class BuildingSealed(NightEvent, frozen=True):
    """No hero passes its doors for a while."""

    because = "LN-8.7"

    building: str


class StrongholdFound(NightEvent, frozen=True):
    because = "LN-S9"

    building: str
