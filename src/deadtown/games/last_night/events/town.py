"""What happens to the town: markers, shots, fire and explosions."""

from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.events.night import NightEvent


class BuildingMarked(NightEvent, frozen=True):
    because = "LN-8.2"
    wordings = ("building-taken-over", "building-dark")

    card: Card
    building: str

    @property
    def words(self) -> str:
        return "building-dark" if self.card == "lights_out" else "building-taken-over"


class BuildingFound(NightEvent, frozen=True):
    because = "LN-13.1"
    shows = True

    building: str


class PitOpened(NightEvent, frozen=True):
    because = "LN-13.8"

    space: str


class PitDestroyed(NightEvent, frozen=True):
    because = "LN-S2"

    space: str
    count: int


class BurntDown(NightEvent, frozen=True):
    because = "LN-S8"

    seat: int
    hero: str


class TankFilled(NightEvent, frozen=True):
    because = "LN-S4"
    card = "gasoline"

    seat: int
    hero: str


class SewerOpened(NightEvent, frozen=True):
    because = "LN-15.2"

    seat: int
    space: str


class SewerMoved(NightEvent, frozen=True):
    because = "LN-15.1"

    seat: int
    start: str
    to: str


class RubbleFallen(NightEvent, frozen=True):
    because = "LN-8.7"

    space: str


class RubbleGone(NightEvent, frozen=True):
    because = "LN-8.7"

    space: str


class ShotFired(NightEvent, frozen=True):
    because = "LN-10.1"

    seat: int
    hero: str
    card: Card
    space: str


class MarkersLaid(NightEvent, frozen=True):
    """Free Search or Exploration markers are laid out."""

    shows = True

    count: int
    because_of: str


class MarkerUsed(NightEvent, frozen=True):
    """A marker is turned up, or used, and discarded."""

    shows = True

    seat: int
    hero: str
    marker: str
    building: str
    because_of: str


class HouseSecured(NightEvent, frozen=True):
    """A building is a safe house for a zombie turn."""

    because = "LN-8.7"

    building: str


class TntThrown(NightEvent, frozen=True):
    because = "LN-9.19"
    card = "case_of_tnt"

    seat: int
    hero: str
    space: str


class TntExploded(NightEvent, frozen=True):
    because = "LN-9.19"

    space: str


class DynamiteThrown(NightEvent, frozen=True):
    because = "LN-9.15"
    card = "dynamite"

    seat: int
    hero: str
    space: str


class DynamiteExploded(NightEvent, frozen=True):
    because = "LN-9.14"

    space: str
    because_of: str = ""


class MolotovThrown(NightEvent, frozen=True):
    because = "LN-5.16"
    card = "molotov"

    seat: int
    hero: str
    space: str


class GasPoured(NightEvent, frozen=True):
    because = "LN-12.1"

    hero: str
    space: str


class GasRemoved(NightEvent, frozen=True):
    because = "LN-8.7"

    space: str


class TrapSet(NightEvent, frozen=True):
    because = "LN-9.5"

    seat: int
    hero: str
    space: str


class TrapSprung(NightEvent, frozen=True):
    because = "LN-7.7"

    space: str


class GasExploded(NightEvent, frozen=True):
    because = "LN-12.4"

    space: str


class FireLit(NightEvent, frozen=True):
    because = "LN-11.10"

    space: str


class FireOut(NightEvent, frozen=True):
    space: str
    because_of: str


class FireStays(NightEvent, frozen=True):
    because = "LN-11.8"

    space: str


class BuildingDestroyed(NightEvent, frozen=True):
    because = "LN-11.15"

    building: str
