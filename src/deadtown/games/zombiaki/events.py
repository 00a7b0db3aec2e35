"""What happens in Zombiaki!. Everything lies open, so everybody may know all of it (ZK-18.1)."""

from typing import Any

from deadtown.games.zombiaki.cards import BITTEN, CLICK, KINDS, NOT_SO_FAST, Card
from deadtown.games.zombiaki.wording import SHAPES, wording
from deadtown.kernel import Event, Wording

Moves = tuple[tuple[int, str, str], ...]
"""Creatures by number, each with the space that it left and the one that it came to."""

PLACES = frozenset({"space", "to", "lane"})


class StreetEvent(Event, frozen=True):
    """Something on the street. Spaces and lanes are worded in capital letters."""

    def arguments(self) -> dict[str, Any]:
        words: dict[str, Any] = {}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if name == "moves":
                words["moves"] = ", ".join(f"{space.upper()} → {to.upper()}" for _, space, to in value)
                words["moves_count"] = len(value)
            elif name == "spaces":
                words["spaces"] = ", ".join(space.upper() for space in value)
                words["spaces_count"] = len(value)
            else:
                words[name] = value.upper() if name in PLACES else value
        return words


class SidesSettled(Event, frozen=True):
    """``seat`` plays the zombies, ``owner`` the humans."""

    because = "ZK-3.1"

    seat: int
    owner: int


class PhaseBegan(Event, frozen=True):
    because = "ZK-4.1"
    begins_turn = True
    wordings = ("phase-began-zombies", "phase-began-humans")

    seat: int
    side: str
    round: int

    @property
    def words(self) -> str:
        return f"phase-began-{self.side}"


class Stepped(StreetEvent, frozen=True):
    """One creature makes one step: a dog's own, or by a card, an order or knockback."""

    wordings = tuple(f"stepped-{cause}" for cause in ("dog", "hunger", "order", "blood", "knockback"))
    clauses = {
        "dog": "ZK-5.5",
        "hunger": "ZK-10.17",
        "order": "ZK-10.6",
        "blood": "ZK-11.20",
        "knockback": "ZK-5.12",
    }

    number: int
    card: Card
    space: str
    to: str
    cause: str

    @property
    def words(self) -> str:
        return f"stepped-{self.cause}"

    @property
    def clause(self) -> str:
        return self.clauses[self.cause]


class Advanced(StreetEvent, frozen=True):
    """The obligatory step of all zombies that may make it, at the same time."""

    because = "ZK-5.7"

    moves: Moves


class FellBack(StreetEvent, frozen=True):
    """A group steps back: by a card, or because the boss is dead."""

    wordings = ("fell-back-searchlight", "fell-back-get-back", "fell-back-boss")
    clauses = {"searchlight": "ZK-11.21", "get_back": "ZK-11.22", "boss": "ZK-7.11"}

    cause: str
    moves: Moves

    @property
    def words(self) -> str:
        return f"fell-back-{self.cause.replace('_', '-')}"

    @property
    def clause(self) -> str:
        return self.clauses[self.cause]


class Crossed(StreetEvent, frozen=True):
    """A zombie steps over the barricade."""

    because = "ZK-13.1"

    number: int
    card: Card
    space: str


class Held(StreetEvent, frozen=True):
    """A card holds a zombie for this phase."""

    because = "ZK-5.6"

    seat: int
    space: str
    card: Card = NOT_SO_FAST


class Drew(Event, frozen=True):
    """A card is drawn and laid face up."""

    minor = True
    shows = True

    seat: int
    side: str
    card: Card

    @property
    def clause(self) -> str:
        return "ZK-4.4" if self.side == "zombies" else "ZK-4.11"


class Discarded(Event, frozen=True):
    """The card that goes every phase."""

    minor = True

    seat: int
    side: str
    card: Card

    @property
    def clause(self) -> str:
        return "ZK-4.6" if self.side == "zombies" else "ZK-4.12"


class Played(StreetEvent, frozen=True):
    """A card is played; ``targets`` are what was named with it. It is worded like the option that was chosen.

    ``meets`` is the space on which a bullet down a lane ends.
    """

    wordings = tuple(f"played{shape}" for shape in SHAPES)

    seat: int
    card: Card
    targets: tuple[str | int, ...]
    meets: str = ""

    @property
    def words(self) -> str:
        return self._wording()[0].replace("option-play", "played")

    @property
    def clause(self) -> str:
        return KINDS[self.card].clause

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, **self._wording()[1]}

    def _wording(self) -> Wording:
        return wording(("play", self.card, *self.targets))


class Clicked(Event, frozen=True):
    """Click! stops a card."""

    because = "ZK-12.1"

    seat: int
    card: Card
    by: Card = CLICK


class Ordered(StreetEvent, frozen=True):
    """A boss spends an order."""

    because = "ZK-10.6"

    seat: int
    space: str
    to: str
    left: int


class Placed(StreetEvent, frozen=True):
    """A creature comes onto the street; a bitten human is the card ``bitten``."""

    minor = True
    because = "ZK-6.8"

    number: int
    card: Card
    space: str
    strength: int

    @property
    def clause(self) -> str:
        return "ZK-10.9" if self.card == BITTEN else "ZK-6.8"


class Attached(StreetEvent, frozen=True):
    """Boss, shield or Claws are put on a zombie."""

    minor = True

    card: Card
    space: str
    strength: int

    @property
    def clause(self) -> str:
        return KINDS[self.card].clause


class Laid(StreetEvent, frozen=True):
    """An object is put on the street."""

    minor = True

    card: Card
    space: str

    @property
    def clause(self) -> str:
        return KINDS[self.card].clause


class Lit(StreetEvent, frozen=True):
    """A space begins to burn."""

    minor = True
    because = "ZK-11.12"

    space: str


class Netted(StreetEvent, frozen=True):
    minor = True
    because = "ZK-11.18"

    spaces: tuple[str, ...]


class Froze(Event, frozen=True):
    because = "ZK-11.19"


class Thawed(Event, frozen=True):
    minor = True
    because = "ZK-4.14"


class TerrorSpread(Event, frozen=True):
    minor = True
    because = "ZK-10.11"

    seat: int


class TerrorEnded(Event, frozen=True):
    minor = True
    because = "ZK-4.14"


class Wounded(StreetEvent, frozen=True):
    because = "ZK-7.1"

    number: int
    space: str
    damage: int
    left: int


class ShieldLost(StreetEvent, frozen=True):
    because = "ZK-7.6"

    number: int
    space: str


class ShieldSpare(StreetEvent, frozen=True):
    """One of two shields is discarded when two zombies merge."""

    minor = True
    because = "ZK-10.13"

    space: str


class Died(StreetEvent, frozen=True):
    because = "ZK-7.4"

    number: int
    card: Card
    space: str


class Filled(StreetEvent, frozen=True):
    """A pit is filled."""

    because = "ZK-6.2"

    card: Card
    space: str


class Exploded(StreetEvent, frozen=True):
    card: Card
    space: str

    @property
    def clause(self) -> str:
        return "ZK-9.2" if self.card == "mine" else "ZK-9.3"


class Shrapnel(StreetEvent, frozen=True):
    """Shrapnel of a mine on ``space`` flies to another space."""

    because = "ZK-9.2"

    seat: int
    space: str
    to: str


class Rolled(StreetEvent, frozen=True):
    """A barrel rolls one space; from row 1 it leaves the street."""

    minor = True
    wordings = ("rolled", "rolled-away")
    because = "ZK-11.24"

    space: str
    to: str

    @property
    def words(self) -> str:
        return "rolled" if self.to else "rolled-away"


class Broke(StreetEvent, frozen=True):
    """A barrel is destroyed."""

    space: str
    rolling: bool

    @property
    def clause(self) -> str:
        return "ZK-11.24" if self.rolling else "ZK-6.3"


class Removed(StreetEvent, frozen=True):
    """A card takes an object, or fire, off the street."""

    minor = True

    card: Card
    space: str
    by: Card

    @property
    def clause(self) -> str:
        return KINDS[self.by].clause


class Expired(StreetEvent, frozen=True):
    """Nets, barriers or fires are removed at the start of the human phase."""

    minor = True
    because = "ZK-4.9"

    card: Card
    spaces: tuple[str, ...]


class Merged(StreetEvent, frozen=True):
    """A zombie steps onto another, and the two become one."""

    because = "ZK-10.12"

    number: int
    into: int
    space: str
    to: str
    strength: int


class Swapped(StreetEvent, frozen=True):
    minor = True
    because = "ZK-10.15"

    number: int
    other: int
    space: str
    to: str


class Snatched(Event, frozen=True):
    """``seat`` makes ``owner`` discard a card."""

    seat: int
    owner: int
    card: Card
    by: Card

    @property
    def clause(self) -> str:
        return KINDS[self.by].clause


class Ended(Event, frozen=True):
    wordings = ("ended-dawn", "ended-crossed")

    seat: int
    ending: str

    @property
    def words(self) -> str:
        return f"ended-{self.ending}"

    @property
    def clause(self) -> str:
        return "ZK-13.2" if self.ending == "dawn" else "ZK-13.1"


EVENTS = (
    *(SidesSettled, PhaseBegan, Stepped, Advanced, FellBack, Crossed, Held, Drew, Discarded, Played, Clicked),
    *(Ordered, Placed, Attached, Laid, Lit, Netted, Froze, Thawed, TerrorSpread, TerrorEnded, Wounded, ShieldLost),
    *(ShieldSpare, Died, Filled, Exploded, Shrapnel, Rolled, Broke, Removed, Expired, Merged, Swapped, Snatched, Ended),
)
