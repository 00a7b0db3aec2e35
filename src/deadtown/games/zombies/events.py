"""What happens in Zombies!!!. All of it lies open but the cards that somebody draws (ZB-11.1)."""

from typing import Any

import msgspec

from deadtown.games.town import CityEvent, TileDrawn, TilePlaced, TileRemoved, dice, kind_name, shown
from deadtown.games.zombies.cards import HYSTERICAL_PARALYSIS, KINDS, Card
from deadtown.games.zombies.state import LOST_TURN
from deadtown.kernel import Event

# Turns


class FirstPlayer(Event, frozen=True):
    because = "ZB-3.1"
    shows = True

    seat: int


class TurnBegan(Event, frozen=True):
    because = "ZB-4.1"
    begins_turn = True

    seat: int
    round: int


class TurnLost(Event, frozen=True):
    """A turn without any step, or without those that are left."""

    clauses = {
        HYSTERICAL_PARALYSIS: "ZB-14.16",
        LOST_TURN: "IS-11.10",
        "lose_turn": "IS-11.1",
        "closed": "ZB-5.9",
    }
    wordings = tuple(f"turn-lost-{cause.replace('_', '-')}" for cause in clauses)

    seat: int
    cause: str

    @property
    def words(self) -> str:
        return f"turn-lost-{self.cause.replace('_', '-')}"

    @property
    def clause(self) -> str:
        return self.clauses[self.cause]


# Tiles


class MapClosed(Event, frozen=True):
    because = "ZB-5.9"

    seat: int


class ZombiesCame(CityEvent, frozen=True):
    """From the pool onto the map."""

    wordings = ("zombies-came", "zombies-came-in")

    seat: int
    spaces: tuple[str, ...]
    because_of: str
    tile: str = ""
    """The place with a name in which all of them are."""


class TokensLaid(CityEvent, frozen=True):
    because = "ZB-5.6"
    minor = True

    seat: int
    tile: str
    life: int
    bullets: int


# Combat


class CombatRolled(Event, frozen=True):
    because = "ZB-6.2"
    shows = True

    seat: int
    die: int
    bonus: int
    total: int

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "dice": dice(self.die, self.bonus)}


class RollRaised(Event, frozen=True):
    """Adrenaline Rush on a combat roll."""

    because = "ZB-14.1"

    seat: int
    total: int


class BulletsPaid(Event, frozen=True):
    because = "ZB-6.3"

    seat: int
    bullets: int
    left: int


class LifeSaved(Event, frozen=True):
    """A First Aid Kit instead of a life."""

    because = "ZB-14.13"

    seat: int


class LifeLost(Event, frozen=True):
    clauses = {
        "combat": "ZB-6.3",
        "grenade": "ZB-14.14",
        "directions": "ZB-14.4",
        "dead": "ZB-14.10",
        "duel": "IS-6.5",
    }
    wordings = tuple(f"life-lost-{cause}" for cause in clauses)

    seat: int
    cause: str
    life: int

    @property
    def words(self) -> str:
        return f"life-lost-{self.cause}"

    @property
    def clause(self) -> str:
        return self.clauses[self.cause]


class Killed(CityEvent, frozen=True):
    """A zombie goes to a collection."""

    because = "ZB-6.2"
    wordings = ("killed", "killed-in")

    seat: int
    space: str
    kills: int
    tile: str = ""


class Died(Event, frozen=True):
    because = "ZB-12.1"

    seat: int
    lost: int
    kills: int


# Cards


class Drew(Event, frozen=True):
    """Cards drawn: the owner knows which, the others how many."""

    because = "ZB-7.1"
    minor = True
    shows = True
    wordings = ("drew", "drew-seen")

    seat: int
    count: int
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)

    @property
    def words(self) -> str:
        return "drew" if self.cards is None else "drew-seen"


class Shuffled(Event, frozen=True):
    """The discard pile has become a new deck."""

    because = "ZB-7.2"
    minor = True


class CardPlayed(CityEvent, frozen=True):
    """A card from hand, aimed at somebody, at a building, or at nothing."""

    wordings = ("card-played", "card-played-at", "card-played-in")

    seat: int
    card: Card
    owner: int | None = None
    """At whom it is aimed."""
    tile: str = ""
    """At which building."""

    @property
    def words(self) -> str:
        return "card-played-at" if self.owner is not None else "card-played-in" if self.tile else "card-played"

    @property
    def clause(self) -> str:
        return KINDS[self.card].clause

    def arguments(self) -> dict[str, Any]:
        words: dict[str, Any] = {"seat": self.seat, "card": self.card, "owner": self.owner}
        if self.tile:
            words["tile"] = kind_name(self.tile)
        return words


class ItemLaid(Event, frozen=True):
    """An item is put in play."""

    because = "ZB-11.6"

    seat: int
    card: Card


class ItemUsed(Event, frozen=True):
    seat: int
    card: Card

    @property
    def clause(self) -> str:
        return KINDS[self.card].clause


class ItemLost(Event, frozen=True):
    """Butter Fingers, or a Shotgun that is empty."""

    wordings = ("item-lost",)

    seat: int
    card: Card
    clause_of: str

    @property
    def clause(self) -> str:
        return self.clause_of

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "card": self.card}


class BulletsLost(Event, frozen=True):
    because = "ZB-14.6"

    seat: int
    bullets: int


class Gained(Event, frozen=True):
    """Life and bullets by a card."""

    wordings = ("gained-life", "gained-bullets")

    seat: int
    life: int
    bullets: int
    because_of: str

    @property
    def words(self) -> str:
        return "gained-life" if self.life else "gained-bullets"

    @property
    def clause(self) -> str:
        return self.because_of

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "life": self.life, "bullets": self.bullets}


class SentHome(Event, frozen=True):
    """A pawn is put on Town Square by a card."""

    because = "ZB-14.4"

    seat: int


class FoodFound(Event, frozen=True):
    """There is no combat with zombies for a while."""

    because = "ZB-14.3"

    seat: int


class DeadDice(Event, frozen=True):
    """The two dice of I Don't Think They're Dead."""

    because = "ZB-14.10"
    shows = True

    seat: int
    one: int
    two: int


class DieRaised(Event, frozen=True):
    """A bullet for one more on one of them."""

    because = "ZB-14.10"

    seat: int
    one: int
    two: int


class GotUp(Event, frozen=True):
    """Zombies leave a collection."""

    because = "ZB-14.10"

    seat: int
    count: int
    kills: int


class Discarded(Event, frozen=True):
    because = "ZB-10.1"

    seat: int
    card: Card


# Movement


class MoveRolled(Event, frozen=True):
    because = "ZB-8.1"
    shows = True

    seat: int
    die: int
    allowance: int
    bonus: int = 0

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "dice": dice(self.die, self.bonus), "allowance": self.allowance}


class AllowanceChanged(Event, frozen=True):
    because = "ZB-8.1"

    seat: int
    allowance: int


class Stepped(CityEvent, frozen=True):
    because = "ZB-8.3"
    minor = True
    wordings = ("stepped", "stepped-in")

    seat: int
    space: str
    to: str
    tile: str = ""


class TokenTaken(CityEvent, frozen=True):
    because = "ZB-8.6"
    wordings = ("token-taken-life", "token-taken-bullet")

    seat: int
    space: str
    token: str

    @property
    def words(self) -> str:
        return f"token-taken-{self.token}"


class ZombiesRolled(Event, frozen=True):
    because = "ZB-9.1"
    shows = True

    seat: int
    die: int


class RollVoid(Event, frozen=True):
    """No zombie moves."""

    because = "ZB-14.2"

    seat: int


class ZombieMoved(CityEvent, frozen=True):
    """A zombie walks."""

    minor = True
    wordings = ("zombie-moved",)

    seat: int
    number: int
    space: str
    to: str
    squad: bool

    @property
    def clause(self) -> str:
        return "IS-3.7" if self.squad else "ZB-9.1"

    def arguments(self) -> dict[str, Any]:
        words = super().arguments()
        del words["squad"], words["number"]
        return words


class ZombieLifted(CityEvent, frozen=True):
    """A zombie is taken up to be put elsewhere."""

    minor = True

    seat: int
    number: int
    space: str

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "space": shown(self.space)}


class ZombiePut(CityEvent, frozen=True):
    """A zombie that was taken up is put down."""

    seat: int
    number: int
    to: str

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "to": shown(self.to)}


# The end


class Ended(Event, frozen=True):
    clauses = {
        "helipad": "ZB-13.1",
        "collection": "ZB-13.2",
        "mission": "IS-9.1",
        "no_zombies": "ZB-13.4",
        "rounds": "ZB-13.4",
    }
    wordings = tuple(f"ended-{ending.replace('_', '-')}" for ending in clauses)

    winners: tuple[int, ...]
    ending: str

    @property
    def words(self) -> str:
        return f"ended-{self.ending.replace('_', '-')}"

    @property
    def clause(self) -> str:
        return self.clauses[self.ending]


EVENTS = (
    *(FirstPlayer, TurnBegan, TurnLost, TileDrawn, TilePlaced, TileRemoved, MapClosed, ZombiesCame, TokensLaid),
    *(CombatRolled, RollRaised, BulletsPaid, LifeSaved, LifeLost, Killed, Died, Drew, Shuffled, CardPlayed),
    *(ItemLaid, ItemUsed, ItemLost, BulletsLost, Gained, SentHome, FoodFound, DeadDice, DieRaised, GotUp),
    *(Discarded, MoveRolled, AllowanceChanged, Stepped, TokenTaken, ZombiesRolled, RollVoid, ZombieMoved),
    *(ZombieLifted, ZombiePut, Ended),
)
