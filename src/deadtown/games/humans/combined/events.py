"""What happens in the combined game alone, and what both games tell in their own ways."""

from typing import Any

import msgspec

from deadtown.games.humans import events as humans
from deadtown.games.humans.cards import KINDS as HUMANS_KINDS
from deadtown.games.humans.combined.state import GUY, Side
from deadtown.games.town import CityEvent, kind_name
from deadtown.games.zombies import events as zombies
from deadtown.games.zombies.cards import KINDS as ZOMBIES_KINDS
from deadtown.kernel import Event

Card = str


def clause_of(card: Card) -> str:
    """The clause about a card of either set."""
    return HUMANS_KINDS[card].clause if card in HUMANS_KINDS else ZOMBIES_KINDS[card].clause


class FirstPlayer(Event, frozen=True):
    because = "HU-3.2"
    shows = True

    seat: int


class SideTaken(Event, frozen=True):
    """Who plays on which side."""

    because = "HX-1.3"

    seat: int
    side: Side


class TurnBegan(Event, frozen=True):
    begins_turn = True

    seat: int
    round: int
    side: Side

    @property
    def clause(self) -> str:
        return "ZB-4.1" if self.side == GUY else "HX-8.3"

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "round": self.round}


class MapClosed(Event, frozen=True):
    because = "HX-5.5"

    seat: int


class Drew(Event, frozen=True):
    """Others see from which deck a card is drawn, not which it is."""

    because = "HX-6.1"
    wordings = ("drew-humans", "drew-zombies", "drew-known")
    shows = True
    minor = True

    seat: int
    deck: str
    cards: tuple[Card, ...] = ()

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())

    @property
    def words(self) -> str:
        return "drew-known" if self.cards else f"drew-{self.deck}"

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "cards": self.cards} if self.cards else {"seat": self.seat}


class CardPlayed(Event, frozen=True):
    """A card of either set."""

    wordings = ("card-played", "card-played-at", "card-played-on")

    seat: int
    card: Card
    other: int | None = None
    tile: str = ""

    @property
    def words(self) -> str:
        if self.other is not None:
            return "card-played-at"
        return "card-played-on" if self.tile else "card-played"

    @property
    def clause(self) -> str:
        return clause_of(self.card)

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "card": self.card, "owner": self.other, "tile": kind_name(self.tile) or None}


class Armed(Event, frozen=True):
    """A weapon card of Humans!!! helps in a combat roll."""

    because = "HX-6.7"

    seat: int
    card: Card


class Discarded(Event, frozen=True):
    because = "HU-11.1"

    seat: int
    card: Card


class Rolled(humans.Rolled, frozen=True):
    """The dice of zombie players, among them the one for the zombies of nobody."""

    clauses = {**humans.Rolled.clauses, "zombies": "HX-8.2"}
    wordings = tuple(f"rolled-{what}" for what in clauses)


class PawnFought(CityEvent, frozen=True):
    """A shotgun guy attacks a pawn."""

    because = "HX-9.2"

    seat: int
    owner: int
    space: str


class PawnBeaten(Event, frozen=True):
    """An attack on a pawn that succeeds, and what it brings."""

    because = "HX-9.4"

    seat: int
    owner: int
    count: int
    kills: int


class AttackFailed(Event, frozen=True):
    because = "HX-9.5"

    seat: int
    owner: int


class GuyAttacked(CityEvent, frozen=True):
    """A zombie player attacks a shotgun guy."""

    wordings = ("guy-attacked", "guy-attacked-back")

    seat: int
    owner: int
    space: str
    back: bool = False

    @property
    def words(self) -> str:
        return "guy-attacked-back" if self.back else "guy-attacked"

    @property
    def clause(self) -> str:
        return "HX-9.7" if self.back else "HX-10.1"

    def arguments(self) -> dict[str, Any]:
        words = super().arguments()
        del words["back"]
        return words


class GuyCaught(Event, frozen=True):
    """A shotgun guy loses a life and leaves the map."""

    because = "HX-10.2"
    wordings = ("guy-eaten", "guy-infected")

    seat: int
    owner: int
    eaten: bool
    life: int

    @property
    def words(self) -> str:
        return "guy-eaten" if self.eaten else "guy-infected"

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "owner": self.owner, "life": self.life}


class GuyFled(CityEvent, frozen=True):
    because = "HX-10.5"
    wordings = ("guy-fled", "guy-fled-into")

    seat: int
    owner: int
    """The shotgun guy who is moved."""
    space: str
    to: str
    tile: str = ""


class GuyStays(CityEvent, frozen=True):
    """There is no way out."""

    because = "HX-10.6"

    owner: int
    space: str


class ZombieRaised(CityEvent, frozen=True):
    """A zombie from the reserve where a shotgun guy was infected."""

    because = "HX-10.3"

    seat: int
    zombie: int
    space: str
    points: int


class CameBack(CityEvent, frozen=True):
    """A shotgun guy, or the last pawn of a zombie player, is on Town Square again."""

    because = "HX-11.1"
    wordings = ("came-back-guy", "came-back-zombie")

    seat: int
    space: str
    side: Side

    @property
    def words(self) -> str:
        return "came-back-guy" if self.side == GUY else "came-back-zombie"

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat}


class PawnSent(CityEvent, frozen=True):
    """A pawn of a zombie player is put on Town Square, or led there by a card."""

    seat: int
    zombie: int
    space: str
    to: str
    because_of: str


class Ended(Event, frozen=True):
    clauses = {"helipad": "HX-12.1", "collection": "HX-12.1", "points": "HX-12.1", "rounds": "HX-12.3"}
    wordings = tuple(f"ended-{ending}" for ending in clauses)

    winners: tuple[int, ...]
    ending: str

    @property
    def words(self) -> str:
        return f"ended-{self.ending}"

    @property
    def clause(self) -> str:
        return self.clauses[self.ending]


OWN = (
    *(FirstPlayer, SideTaken, TurnBegan, MapClosed, Drew, CardPlayed, Armed, Discarded, Rolled, PawnFought),
    *(PawnBeaten, AttackFailed, GuyAttacked, GuyCaught, GuyFled, GuyStays, ZombieRaised, CameBack, PawnSent, Ended),
)
"""What this game tells in its own way."""

BOTH: tuple[type[Event], ...] = (*zombies.EVENTS, *humans.EVENTS)
EVENTS: tuple[type[Event], ...] = (
    *OWN,
    *(event for event in dict.fromkeys(BOTH) if event.__name__ not in {own.__name__ for own in OWN}),
)
"""All kinds of events: of those that both games have in a way of their own, the one of this game."""
