"""How a game begins, goes on from turn to turn, and ends."""

from typing import Any

from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.events.night import NightEvent


class ScenarioBegan(NightEvent, frozen=True):
    because = "LN-S14"
    shows = True

    scenario: str
    drawn: bool

    def arguments(self) -> dict[str, Any]:
        return {"scenario": self.scenario}


class BoardsLaid(NightEvent, frozen=True):
    because = "LN-3.6"
    shows = True
    minor = True

    layout: str

    def arguments(self) -> dict[str, Any]:
        return {}


class HeroTaken(NightEvent, frozen=True):
    because = "LN-3.8"
    shows = True

    seat: int
    hero: str


class HeroPlaced(NightEvent, frozen=True):
    seat: int
    hero: str
    space: str
    because_of: str


class ShuffledBack(NightEvent, frozen=True):
    because = "LN-17.1"
    shows = True

    seat: int
    hero: str
    card: Card


class ZombieTurnBegan(NightEvent, frozen=True):
    because = "LN-4.3"
    begins_turn = True

    seat: int
    sun: int


class HeroTurnBegan(NightEvent, frozen=True):
    because = "LN-5.1"
    begins_turn = True

    seat: int
    sun: int


class HeroActivated(NightEvent, frozen=True):
    because = "LN-5.1"

    seat: int
    hero: str


class TurnLost(NightEvent, frozen=True):
    because = "LN-5.3"

    seat: int
    hero: str


class Ended(NightEvent, frozen=True):
    wordings = (
        *("ended-deaths", "ended-deck", "ended-dawn-heroes"),
        *("ended-dawn-zombies", "ended-goal", "ended-doom"),
    )

    winners: tuple[int, ...]
    side: str
    ending: str
    scenario: str
    because_of: str

    @property
    def words(self) -> str:
        return f"ended-dawn-{self.side}" if self.ending == "dawn" else f"ended-{self.ending}"

    def arguments(self) -> dict[str, Any]:
        return {"winners": self.winners, "scenario": self.scenario}
