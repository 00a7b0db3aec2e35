"""What heroes carry, and give to each other."""

from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.events.night import NightEvent


class ItemSpent(NightEvent, frozen=True):
    because = "LN-9.5"
    minor = True

    seat: int
    hero: str
    card: Card


class ItemDropped(NightEvent, frozen=True):
    because = "LN-9.2"

    seat: int
    hero: str
    card: Card


class ItemLost(NightEvent, frozen=True):
    because = "LN-9.11"

    seat: int
    hero: str
    card: Card


class ItemGiven(NightEvent, frozen=True):
    seat: int
    hero: str
    other: str
    card: Card
    because_of: str


class TradeRefused(NightEvent, frozen=True):
    because = "LN-5.14"

    seat: int
    hero: str
    other: str


class ItemsCombined(NightEvent, frozen=True):
    because = "LN-9.6"

    seat: int
    hero: str
    cards: tuple[Card, ...]


class BetsySent(NightEvent, frozen=True):
    because = "LN-9.21"

    seat: int
    hero: str
    space: str


class BetsyGone(NightEvent, frozen=True):
    because = "LN-9.21"
