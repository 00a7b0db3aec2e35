"""Fights, from the first blow to the last."""

from typing import Any

from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.events.night import NightEvent, dice_text, shown
from deadtown.games.last_night.heroes import PEOPLE


class FightBegan(NightEvent, frozen=True):
    because = "LN-6.1"
    wordings = ("fight-began", "fight-began-hero")

    seat: int
    hero: str
    zombie: str
    space: str

    @property
    def other(self) -> str:
        """Who the zombie was, if a zombie hero."""
        name = self.zombie.removeprefix("zombie_")
        return name if name in PEOPLE else ""

    @property
    def words(self) -> str:
        return "fight-began-hero" if self.other else "fight-began"

    def arguments(self) -> dict[str, Any]:
        words = {"seat": self.seat, "hero": self.hero, "space": shown(self.space)}
        return {**words, "other": self.other} if self.other else words


class FightRolled(NightEvent, frozen=True):
    because = "LN-6.3"
    shows = True

    seat: int
    hero: str
    dice: tuple[int, ...]
    against: tuple[int, ...]


class DiceAdded(NightEvent, frozen=True):
    because = "LN-6.5"
    wordings = ("hero-dice-added", "zombie-dice-added")
    shows = True

    side: str
    card: str
    dice: tuple[int, ...]

    @property
    def words(self) -> str:
        return "hero-dice-added" if self.side == "heroes" else "zombie-dice-added"

    def arguments(self) -> dict[str, Any]:
        return {"dice": dice_text(self.dice), "count": len(self.dice)}


class DiceRerolled(NightEvent, frozen=True):
    because = "LN-6.5"
    wordings = ("hero-dice-rerolled", "zombie-dice-rerolled")
    shows = True

    side: str
    card: str
    before: tuple[int, ...]
    dice: tuple[int, ...]

    @property
    def words(self) -> str:
        return "hero-dice-rerolled" if self.side == "heroes" else "zombie-dice-rerolled"

    def arguments(self) -> dict[str, Any]:
        return {"before": dice_text(self.before), "dice": dice_text(self.dice)}


class DieChanged(NightEvent, frozen=True):
    because = "LN-6.5"
    wordings = ("hero-die-changed", "zombie-die-changed")

    side: str
    card: str
    before: int
    die: int

    @property
    def words(self) -> str:
        return "hero-die-changed" if self.side == "heroes" else "zombie-die-changed"

    def arguments(self) -> dict[str, Any]:
        return {"before": self.before, "die": self.die}


class DieGained(NightEvent, frozen=True):
    because = "LN-6.3"

    seat: int
    hero: str
    card: Card


class Cleaved(NightEvent, frozen=True):
    because = "LN-6.14"
    card = "meat_cleaver"

    seat: int
    hero: str


class FightCancelled(NightEvent, frozen=True):
    because = "LN-6.17"

    hero: str
    card: Card


class FightWon(NightEvent, frozen=True):
    because = "LN-6.7"
    wordings = ("fight-won", "fight-won-doubles", "fight-lost")

    seat: int
    hero: str
    zombie: str
    winner: str
    doubles: bool

    @property
    def words(self) -> str:
        if self.winner != "heroes":
            return "fight-lost"
        return "fight-won-doubles" if self.doubles else "fight-won"

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "hero": self.hero}
