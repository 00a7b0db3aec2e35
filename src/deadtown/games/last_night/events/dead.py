"""What zombies do, and what becomes of them."""

from typing import Any

from deadtown.games.last_night.events.night import NightEvent, shown


class NewZombies(NightEvent, frozen=True):
    because = "LN-4.9"
    wordings = ("new-zombies-come", "no-new-zombies")
    shows = True

    seat: int
    dice: tuple[int, ...]
    in_play: int
    come: bool
    more: int = 0
    """What is added to the dice."""

    @property
    def words(self) -> str:
        return "new-zombies-come" if self.come else "no-new-zombies"

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "total": sum(self.dice) + self.more, "count": self.in_play}


class ZombieCame(NightEvent, frozen=True):
    wordings = ("zombie-came", "grave-dead-came")
    minor = True

    seat: int
    zombie: int
    space: str
    because_of: str

    @property
    def words(self) -> str:
        return "grave-dead-came" if self.because_of == "LN-18.14" else "zombie-came"


class ZombieMoved(NightEvent, frozen=True):
    because = "LN-4.13"
    minor = True

    seat: int
    zombie: int
    start: str
    to: str


class ZombiePushed(NightEvent, frozen=True):
    because = "LN-1.14"

    seat: int
    zombie: int
    start: str
    to: str


class ZombieRemoved(NightEvent, frozen=True):
    because = "LN-7.7"

    zombie: int
    space: str


class ZombieKilled(NightEvent, frozen=True):
    wordings = ("zombie-killed", "zombie-hero-killed")

    zombie: int
    space: str
    hero: str
    """Who it was, if a zombie hero."""
    count: int
    because_of: str

    @property
    def words(self) -> str:
        return "zombie-hero-killed" if self.hero else "zombie-killed"

    def arguments(self) -> dict[str, Any]:
        words = {"space": shown(self.space), "count": self.count}
        return {**words, "hero": self.hero} if self.hero else words


class ZombieHeld(NightEvent, frozen=True):
    """A zombie that no wound can kill now."""

    because = "LN-1.7"

    zombie: int
    space: str


class ZombieHeroRose(NightEvent, frozen=True):
    because = "LN-7.16"

    seat: int
    hero: str
    space: str


class ZombieHeroWounded(NightEvent, frozen=True):
    because = "LN-7.18"

    seat: int
    hero: str
    left: int
