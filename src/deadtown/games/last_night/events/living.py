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
    because = "LN-7.9"

    seat: int
    hero: str


class Turns(NightEvent, frozen=True):
    because = "LN-7.14"

    seat: int
    hero: str


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
