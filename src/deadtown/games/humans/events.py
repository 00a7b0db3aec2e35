"""What happens in Humans!!!. All of it lies open but the event cards that somebody draws (HU-12.1)."""

from typing import Any

import msgspec

from deadtown.games.humans.cards import KINDS, Card
from deadtown.games.humans.characters import CHARACTERS
from deadtown.games.town import CityEvent, TileDrawn, TilePlaced, TileRemoved, copy_number, dice, kind_name
from deadtown.kernel import Event

# Turns


class FirstPlayer(Event, frozen=True):
    because = "HU-3.2"
    shows = True

    seat: int


class CharacterTaken(Event, frozen=True):
    """Who leads which kind of zombies; chance may have decided it."""

    because = "HU-3.1"
    shows = True

    seat: int
    character: str


class TurnBegan(Event, frozen=True):
    because = "HU-4.1"
    begins_turn = True

    seat: int
    round: int


# The city and its people


class MapClosed(Event, frozen=True):
    because = "HU-5.3"

    seat: int


class HumansCame(CityEvent, frozen=True):
    """From the supply onto the map."""

    wordings = ("humans-came", "humans-came-in")

    seat: int
    spaces: tuple[str, ...]
    because_of: str
    tile: str = ""


class DiceLaid(CityEvent, frozen=True):
    because = "HU-5.6"
    minor = True

    seat: int
    spaces: tuple[str, ...]
    tile: str


class ZombieCame(CityEvent, frozen=True):
    """A zombie from the reserve, at the start or for many players."""

    seat: int
    zombie: int
    space: str
    because_of: str


# Event cards


class Drew(Event, frozen=True):
    """Others see how many cards are drawn, not which."""

    because = "HU-6.1"
    wordings = ("drew", "drew-known")
    shows = True
    minor = True

    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())

    @property
    def words(self) -> str:
        return "drew-known" if self.cards else "drew"


class PileShuffled(Event, frozen=True):
    """A discard pile becomes a deck again."""

    because = "HU-1.10"
    wordings = ("shuffled-event", "shuffled-wound", "shuffled-capture")
    shows = True
    minor = True

    deck: str

    @property
    def words(self) -> str:
        return f"shuffled-{self.deck}"

    def arguments(self) -> dict[str, Any]:
        return {}


class CardPlayed(Event, frozen=True):
    wordings = ("card-played", "card-played-at", "card-played-on", "card-played-on-copy")

    seat: int
    card: Card
    other: int | None = None
    tile: str = ""

    @property
    def words(self) -> str:
        if self.other is not None:
            return "card-played-at"
        if not self.tile:
            return "card-played"
        return "card-played-on" if copy_number(self.tile) is None else "card-played-on-copy"

    @property
    def clause(self) -> str:
        return KINDS[self.card].clause

    def arguments(self) -> dict[str, Any]:
        tile = {"tile": kind_name(self.tile) or None, "number": copy_number(self.tile)}
        return {"seat": self.seat, "card": self.card, "owner": self.other, **tile}


class SpacesNamed(CityEvent, frozen=True):
    """Where the people of Fresh Meat are to stand, before anybody objects."""

    because = "HU-12.6"
    minor = True

    seat: int
    spaces: tuple[str, ...]


class Objected(Event, frozen=True):
    because = "HU-17.1"

    seat: int
    other: int
    card: Card

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "owner": self.other, "card": self.card}


class CardReturned(Event, frozen=True):
    """A Frying Pan that has missed."""

    because = "HU-16.1"

    seat: int
    card: Card


class Discarded(Event, frozen=True):
    because = "HU-11.1"

    seat: int
    card: Card


# Dice


class Rolled(Event, frozen=True):
    shows = True
    clauses = {
        "breach": "HU-7.10",
        "capture": "HU-8.4",
        "weapon": "HU-8.5",
        "flight": "HU-10.1",
        "stampede": "HU-16.17",
    }
    wordings = tuple(f"rolled-{what}" for what in clauses)

    seat: int
    what: str
    die: int
    bonus: int
    need: int

    @property
    def words(self) -> str:
        return f"rolled-{self.what}"

    @property
    def clause(self) -> str:
        return self.clauses[self.what]

    def arguments(self) -> dict[str, Any]:
        words: dict[str, Any] = {"seat": self.seat, "dice": dice(self.die, self.bonus)}
        return {**words, "need": self.need} if self.need else words


class DoOver(Event, frozen=True):
    """A die token is spent to roll a die again."""

    because = "HU-13.1"

    seat: int
    left: int


class DieTaken(CityEvent, frozen=True):
    because = "HU-7.14"

    seat: int
    space: str


class DiceStolen(Event, frozen=True):
    because = "HU-16.19"

    seat: int
    other: int
    count: int

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "owner": self.other, "count": self.count}


# Abilities


class AbilityUsed(Event, frozen=True):
    wordings = ("ability-used", "ability-used-on")

    seat: int
    ability: str
    tile: str = ""

    @property
    def words(self) -> str:
        return "ability-used-on" if self.tile else "ability-used"

    @property
    def clause(self) -> str:
        return next(sheet.clause for sheet in CHARACTERS.values() if sheet.ability == self.ability)

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "ability": self.ability, "tile": kind_name(self.tile) or None}


# Movement


class MovementSet(Event, frozen=True):
    because = "HU-7.1"
    minor = True

    seat: int
    pool: int


class ZombieStepped(CityEvent, frozen=True):
    """A zombie goes one step."""

    because = "HU-7.2"
    wordings = ("zombie-stepped", "zombie-stepped-into")
    minor = True

    seat: int
    zombie: int
    space: str
    to: str
    tile: str = ""


class Breached(CityEvent, frozen=True):
    """A no-barricade token is laid: after a roll, without one, by a card or by the Miner."""

    seat: int
    space: str
    tile: str
    because_of: str


class BreachFailed(CityEvent, frozen=True):
    because = "HU-7.11"

    seat: int
    tile: str


class BoardedUp(CityEvent, frozen=True):
    because = "HU-16.12"

    seat: int
    tile: str


# Captures


class AttemptBegan(CityEvent, frozen=True):
    because = "HU-8.1"
    wordings = ("attempt-began", "attempt-began-in")

    seat: int
    human: int
    space: str
    tile: str = ""


class CapturesDrawn(Event, frozen=True):
    because = "HU-8.3"
    shows = True

    seat: int
    captures: tuple[str, ...]


class Infected(CityEvent, frozen=True):
    """A human becomes a zombie."""

    wordings = ("infected", "infected-in")

    seat: int
    human: int
    zombie: int
    space: str
    points: int
    because_of: str
    tile: str = ""


class Eaten(CityEvent, frozen=True):
    because = "HU-8.10"
    wordings = ("eaten", "eaten-in")

    seat: int
    human: int
    space: str
    points: int
    tile: str = ""


class Trapped(CityEvent, frozen=True):
    """There is no way out."""

    because = "HU-10.6"

    seat: int
    space: str


class Stays(CityEvent, frozen=True):
    """There is no way out, but nobody either who could infect."""

    because = "HU-10.8"

    space: str


class MoverChanged(Event, frozen=True):
    because = "HU-16.16"

    seat: int


class Fled(CityEvent, frozen=True):
    because = "HU-10.4"
    wordings = ("fled", "fled-into")

    seat: int
    human: int
    space: str
    to: str
    tile: str = ""


class Led(CityEvent, frozen=True):
    """A human is moved by the Musician, or in a Stampede."""

    wordings = ("led", "led-into")

    seat: int
    human: int
    space: str
    to: str
    because_of: str
    tile: str = ""


# Wounds


class WoundsDrawn(Event, frozen=True):
    because = "HU-9.1"
    shows = True

    seat: int
    wounds: tuple[str, ...]


class WoundKept(Event, frozen=True):
    because = "HU-9.2"

    seat: int
    wound: str


class ZombieLost(CityEvent, frozen=True):
    """A zombie is removed, or put on Town Square when it was the last one."""

    wordings = ("zombie-lost", "zombie-lost-last")

    seat: int
    zombie: int
    space: str
    because_of: str
    last: bool = False

    @property
    def words(self) -> str:
        return "zombie-lost-last" if self.last else "zombie-lost"


class WoundsHealed(Event, frozen=True):
    """All wound cards in front of somebody are discarded."""

    seat: int
    because_of: str

    @property
    def clause(self) -> str:
        return self.because_of

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat}


class Ended(Event, frozen=True):
    clauses = {"points": "HU-15.2", "no_humans": "HU-15.3", "rounds": "HU-15.3"}
    wordings = tuple(f"ended-{ending.replace('_', '-')}" for ending in clauses)

    winners: tuple[int, ...]
    ending: str

    @property
    def words(self) -> str:
        return f"ended-{self.ending.replace('_', '-')}"

    @property
    def clause(self) -> str:
        return self.clauses[self.ending]


EVENTS: tuple[type[Event], ...] = (
    *(FirstPlayer, CharacterTaken, TurnBegan, TileDrawn, TilePlaced, TileRemoved, MapClosed, HumansCame, DiceLaid),
    *(ZombieCame, Drew, PileShuffled, CardPlayed, SpacesNamed, Objected, CardReturned, Discarded, Rolled, DoOver),
    *(DieTaken, DiceStolen, AbilityUsed, MovementSet, ZombieStepped, Breached, BreachFailed, BoardedUp, AttemptBegan),
    *(CapturesDrawn, Infected, Eaten, Trapped, Stays, MoverChanged, Fled, Led, WoundsDrawn, WoundKept, ZombieLost),
    *(WoundsHealed, Ended),
)
"""All kinds of events."""
