"""The plain data of a table: what its log comes to, but for the match."""

from typing import Any, Literal

import msgspec

from deadtown.kernel import Option, Standing
from deadtown.table.entries import Created, Matter
from deadtown.table.messages import Phase
from deadtown.table.settings import Settings


class Seat(msgspec.Struct):
    """Who sits at a seat."""

    who: Literal["open", "person", "bot"] = "open"
    player: str = ""
    name: str = ""
    bot: str = ""
    """The bot that plays: by itself, or for a person who is away."""
    bank: float = 0.0
    standing: Standing = Standing()

    @property
    def played_by_person(self) -> bool:
        return self.who == "person" and not self.bot


NOBODYS = -1
"""The seat of what nobody has decided."""


class Taken(msgspec.Struct, frozen=True, array_like=True):
    """A decision that stands."""

    seq: int
    """The number under which it was told."""
    seat: int
    option: Option
    place: int
    """The option's number on the list, counted from 1."""
    player: str
    """The person who took it; empty for a bot."""
    shown: bool
    """Whether luck was used or something hidden was shown."""
    window: bool = False
    """Whether it closed a window."""

    @property
    def nobodys(self) -> bool:
        """Whether it is nobody's act: a window in which nobody stepped in."""
        return self.seat == NOBODYS


class Early(msgspec.Struct, frozen=True, array_like=True):
    """An answer in a window, which others are not told before it closes."""

    number: int
    option: Option
    player: str
    """The person who gave it; empty for a bot."""
    place: int = 0
    """The option's number on the list, counted from 1."""


class Ask(msgspec.Struct):
    """What the others are asked to agree to."""

    matter: Matter
    player: str
    number: int = 0
    agreed: list[str] = []


class TableState(msgspec.Struct):
    """All that is known of a table."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    settings: Settings
    host: str
    seed: str
    secret: str
    created: float
    changed: float
    seats: list[Seat]
    start: bool
    source: str = ""
    row: int = msgspec.field(default=0, name="number")
    """How many entries the log has: the number of the last one in the storage."""
    seq: int = 0
    """How many of them were told: the number of the last one that anybody is told."""
    phase: Phase = "open"
    played: list[str] = []
    """Everybody who has had a seat while the game went on, whether they still have one or not."""
    names: list[str] = []
    """The players' names in the game: as they were at its start."""
    line: list[Taken] = []
    """The decisions that stand, since the floor."""
    floor: int = 0
    """How many decisions had been taken where this game began: more than 0 if it goes on from another one."""
    since: float = 0.0
    """When the pending decision began, or went on after a pause."""
    thought: float = 0.0
    """Seconds spent on it before the pause."""
    paused: bool = False
    out_of_time: str = ""
    """The bot that takes the pending decision, because the time for it is up."""
    answers: dict[int, Early] = {}
    """By seat: what was answered in the pending window."""
    asked_since: int = 0
    """The number of the pending question; of a window that is the rest of others, the number of the first of them."""
    void: dict[int, Early] = {}
    """What was answered in the one before it."""
    ask: Ask | None = None
    muted: dict[str, list[str]] = {}
    """By listener: whom they do not want to hear."""
    silenced: list[str] = []
    """Whom the host does not let speak."""
    rematch: str = ""
    dropped: list[int] = []
    """The seats that were taken away before the start, by the numbers that they had when the table was made."""

    @property
    def first_numbers(self) -> list[int]:
        """The numbers that the seats had when the table was made."""
        return [number for number in range(len(self.seats) + len(self.dropped)) if number not in self.dropped]

    @property
    def players(self) -> tuple[str, ...]:
        """What those are called who play, seat by seat, whenever the game is told in words."""
        return tuple(self.names or (seat.name for seat in self.seats))

    def seats_of(self, player: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.player == player and seat.who == "person"]

    def persons(self) -> list[str]:
        """The people who play, each once."""
        return list(dict.fromkeys(seat.player for seat in self.seats if seat.who == "person"))

    def present(self) -> list[str]:
        """The people who play themselves: nobody sits in for them."""
        return list(dict.fromkeys(seat.player for seat in self.seats if seat.played_by_person))

    def note_players(self) -> None:
        """Remember who has a seat now."""
        self.played += [player for player in self.persons() if player not in self.played]

    def pay(self, seat: int, spent: float) -> None:
        """Take what was thought beyond the time of a decision from the bank of a seat."""
        clock, place = self.settings.clock, self.seats[seat]
        if clock is not None:
            place.bank = max(0.0, place.bank - max(0.0, spent - clock.move))

    def waiting_for(self) -> list[str]:
        """Whose answer to what is asked is missing."""
        ask = self.ask
        if ask is None:
            return []
        return [player for player in self.present() if player != ask.player and player not in ask.agreed]


def begin(identity: str, entry: Created) -> TableState:
    """A table as it is made."""
    clock = entry.settings.clock
    bank = float(clock.bank) if clock is not None else 0.0
    seats = [
        Seat("bot" if seat.bot else "person" if seat.player else "open", seat.player, seat.name, seat.bot, bank)
        for seat in entry.seats
    ]
    return TableState(
        id=identity,
        game=entry.game,
        rules=entry.rules,
        options=entry.options,
        settings=entry.settings,
        host=entry.host,
        seed=entry.seed,
        secret=entry.secret,
        created=entry.at,
        changed=entry.at,
        seats=seats,
        start=entry.start,
        source=entry.source,
        row=1,
        seq=1,
    )
