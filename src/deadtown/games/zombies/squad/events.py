"""What happens in Intervention Squad alone: the event die, buildings that are looted or visited, duels."""

from typing import Any

from deadtown.games.town import CityEvent, centre_of, dice
from deadtown.games.zombies.state import LOST_TURN
from deadtown.kernel import Event


class SureWin(Event, frozen=True):
    """A combat that is won without a roll."""

    because = "IS-4.10"

    seat: int


class EventRolled(Event, frozen=True):
    """The event die shows the number of a row."""

    shows = True

    seat: int
    row: int

    @property
    def clause(self) -> str:
        return f"IS-11.{self.row}"

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "number": self.row, "row": str(self.row)}


class NothingHappens(Event, frozen=True):
    """A row that is declined, or that can do nothing."""

    because = "IS-3.2"

    seat: int


class OpponentNamed(Event, frozen=True):
    """Who acts for the roller."""

    because = "IS-4.1"

    seat: int
    owner: int


class Hindered(Event, frozen=True):
    clauses = {"halved": "IS-4.8", "weakened": "IS-4.8", LOST_TURN: "IS-4.10"}
    wordings = tuple(f"hindered-{effect.replace('_', '-')}" for effect in clauses)

    seat: int
    owner: int
    effect: str

    @property
    def words(self) -> str:
        return f"hindered-{self.effect.replace('_', '-')}"

    @property
    def clause(self) -> str:
        return self.clauses[self.effect]


class Helped(Event, frozen=True):
    """What a row does for its roller."""

    clauses = {"plus_two": "IS-3.5", "attack_bonus": "IS-4.9", "sure_win": "IS-4.10"}
    wordings = tuple(f"helped-{effect.replace('_', '-')}" for effect in clauses)

    seat: int
    effect: str

    @property
    def words(self) -> str:
        return f"helped-{self.effect.replace('_', '-')}"

    @property
    def clause(self) -> str:
        return self.clauses[self.effect]


class NumberNamed(Event, frozen=True):
    """How many zombies shall come, before somebody else says where."""

    because = "IS-4.5"

    seat: int
    count: int


class HelipadMoved(Event, frozen=True):
    because = "IS-4.6"

    seat: int
    x: int
    y: int

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "space": centre_of(self.x, self.y)}


class Looted(CityEvent, frozen=True):
    because = "IS-8.1"

    seat: int
    tile: str
    life: int
    bullets: int


class Visited(CityEvent, frozen=True):
    because = "IS-7.3"

    seat: int
    tile: str
    life: int
    bullets: int


class Attacked(Event, frozen=True):
    because = "IS-6.1"

    seat: int
    owner: int


class StanceTaken(Event, frozen=True):
    because = "IS-6.3"
    wordings = ("stance-taken-attack", "stance-taken-defence")

    seat: int
    stance: str

    @property
    def words(self) -> str:
        return f"stance-taken-{self.stance}"


class AttackRolled(Event, frozen=True):
    because = "IS-6.4"
    shows = True
    wordings = ("attack-rolled-hit", "attack-rolled-miss")

    seat: int
    die: int
    bonus: int
    hit: bool

    @property
    def words(self) -> str:
        return "attack-rolled-hit" if self.hit else "attack-rolled-miss"

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "dice": dice(self.die, self.bonus)}


class DefenceRolled(Event, frozen=True):
    because = "IS-6.5"
    shows = True
    wordings = ("defence-rolled-held", "defence-rolled-failed")

    seat: int
    die: int
    held: bool

    @property
    def words(self) -> str:
        return "defence-rolled-held" if self.held else "defence-rolled-failed"


class Withdrew(Event, frozen=True):
    because = "IS-6.8"

    seat: int


SQUAD_EVENTS = (
    *(SureWin, EventRolled, NothingHappens, OpponentNamed, Hindered, Helped, NumberNamed, HelipadMoved, Looted),
    *(Visited, Attacked, StanceTaken, AttackRolled, DefenceRolled, Withdrew),
)
