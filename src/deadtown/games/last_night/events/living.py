"""What heroes do, and what becomes of them."""

from typing import Any

from deadtown.games.last_night.events.night import NightEvent, shown


class HeroMoved(NightEvent, frozen=True):
    because = "LN-5.6"
    minor = True

    seat: int
    hero: str
    start: str
    to: str
    left: int


class HeroFled(NightEvent, frozen=True):
    seat: int
    hero: str
    start: str
    to: str
    because_of: str


class DoorLocked(NightEvent, frozen=True):
    because = "LN-8.7"

    hero: str


class Wounded(NightEvent, frozen=True):
    seat: int
    hero: str
    wounds: int
    points: int
    because_of: str

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "hero": self.hero, "count": self.wounds, "most": self.points}


class WoundPrevented(NightEvent, frozen=True):
    because = "LN-7.2"

    hero: str


class Healed(NightEvent, frozen=True):
    seat: int
    hero: str
    count: int
    because_of: str


class Infected(NightEvent, frozen=True):
    """A hero gets an Infected marker."""

    because = "LN-7.9"

    seat: int
    hero: str
    count: int


class Turns(NightEvent, frozen=True):
    """A hero becomes a zombie hero: in place of a wound, or at once."""

    wordings = ("turns", "turns-at-once")

    seat: int
    hero: str
    because_of: str

    @property
    def words(self) -> str:
        return "turns" if self.because_of == "LN-7.14" else "turns-at-once"


class WoundShared(NightEvent, frozen=True):
    """Another hero takes a wound for one, or not (Popular)."""

    because = "LN-8.9"
    wordings = ("wound-taken-over", "wound-not-taken-over")

    seat: int
    hero: str
    other: str
    agreed: bool

    @property
    def words(self) -> str:
        return "wound-taken-over" if self.agreed else "wound-not-taken-over"

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "hero": self.hero, "other": self.other}


class HeroDragged(NightEvent, frozen=True):
    """A hero is moved by somebody else (LN-1.14)."""

    because = "LN-1.14"

    seat: int
    hero: str
    start: str
    to: str


class HeroDied(NightEvent, frozen=True):
    because = "LN-7.15"

    seat: int
    hero: str
    space: str
    count: int
    goal: int
    explosive: bool

    def arguments(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "hero": self.hero,
            "space": shown(self.space),
            "count": self.count,
            "most": self.goal,
        }
