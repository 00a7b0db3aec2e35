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
    kept: str = ""
    """For whom it is kept: the player who left it during the game. A bot may sit there meanwhile."""
    kept_name: str = ""
    """What that player was called."""
    left: float = 0.0
    """When that player left it."""
    thought: float = 0.0
    """Seconds spent on a decision that was left open, or on some that were taken back: the next one of the seat goes on
    from there. What of them is beyond the time of a decision is paid."""
    thinker: str = ""
    """At a seat that was left: the player who spent them."""

    @property
    def played_by_person(self) -> bool:
        return self.who == "person" and not self.bot


TABLE_LINK = "table"
"""The name of the link that leads to a table."""


def seat_link(number: int) -> str:
    """The name of the link of a seat, by the number that it had when the table was made."""
    return f"seat {number}"


LAPSING: tuple[Matter, ...] = ("undo", "pause")
"""What is not asked for ever: others wait for the answer, or time does."""

KEPT_FOR = 24 * 60 * 60.0
"""Seconds for which nobody is given a seat that was left without its last player's consent."""

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
    spent: float = 0.0
    """How many seconds a clock has counted for it; for a window in which nobody stepped in, how long that was open."""
    timed_out: bool = False
    """Whether a bot took it, because the time of the seat was up."""

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
    name: str = ""
    """What somebody is called who asks and has no seat."""
    at: float = 0.0
    """When it was asked."""


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
    names: list[str] = []
    """The players' names in the game: as they were at its start."""
    line: list[Taken] = []
    """The decisions that stand, since the floor."""
    floor: int = 0
    """How many decisions had been taken where this game began: more than 0 if it goes on from another one."""
    sealed: int = 0
    """How many of them stand for good, where the game goes on from a record."""
    since: float = 0.0
    """When the pending decision began, or went on after a pause."""
    thought: float = 0.0
    """Seconds spent on it before that."""
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
    refused: dict[str, list[str]] = {}
    """By matter: who was refused it since the last decision, and does not ask again before the next."""
    reopened: list[int] = []
    """The numbers of the windows that are open, or were closed, for a second time."""
    muted: dict[str, list[str]] = {}
    """By listener: whom they do not want to hear."""
    silenced: list[str] = []
    """Whom the host does not let speak."""
    rematch: str = ""
    dropped: list[int] = []
    """The seats that were taken away before the start, by the numbers that they had when the table was made."""
    held: dict[str, list[int]] = {}
    """By player: the seats that they have held since the game began. Whoever held one knows what it knew then."""
    banned: list[str] = []
    """Whom the host has removed: they do not sit down here again."""
    renewed: dict[str, int] = {}
    """By link: how often it was made anew."""

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

    def name_of(self, player: str) -> str:
        """What somebody is called who plays, has played, or asks to."""
        names = [seat.name for seat in self.seats if seat.player == player]
        names += [seat.kept_name for seat in self.seats if seat.kept == player]
        if self.ask is not None and self.ask.player == player:
            names.append(self.ask.name)
        return next(iter(names), "") if player else ""

    def names_beside(self, number: int) -> list[str]:
        """What those are called who sit at the other seats."""
        return [seat.name for other, seat in enumerate(self.seats) if other != number and seat.who != "open"]

    def kept_for(self, player: str) -> list[int]:
        """The seats that somebody left during the game and may take again."""
        return [number for number, seat in enumerate(self.seats) if player and seat.kept == player]

    def company(self) -> list[str]:
        """The people whose game it is, each once: who plays, and for whom a seat is kept."""
        return list(dict.fromkeys([*self.persons(), *(seat.kept for seat in self.seats if seat.kept)]))

    def belongs(self, player: str) -> bool:
        """Whether somebody is the host or of the company, and needs no link to be here."""
        return bool(player) and (player == self.host or player in self.company())

    def hold(self, player: str, seat: int) -> None:
        """Somebody holds a seat, and sees its hand from now on."""
        held = self.held.setdefault(player, [])
        if seat not in held:
            held.append(seat)

    def pay(self, seat: int, spent: float) -> None:
        """Take what was thought beyond the time of a decision from the bank of a seat."""
        place = self.seats[seat]
        place.bank = max(0.0, place.bank - self._beyond(spent))

    def pay_back(self, seat: int, spent: float) -> None:
        """Give back what was paid for a decision."""
        self.seats[seat].bank += self._beyond(spent)

    def _beyond(self, spent: float) -> float:
        """How much of what was thought is beyond the time of a decision."""
        clock = self.settings.clock
        return 0.0 if clock is None else max(0.0, spent - clock.move)

    def put_by(self, seat: int, spent: float) -> None:
        """Keep what was thought for the next decision of a seat."""
        place = self.seats[seat]
        self.pay_back(seat, place.thought)
        place.thought += spent
        self.pay(seat, place.thought)

    def take_up(self, seat: int) -> None:
        """A seat decides: its time goes on from what was put by."""
        place = self.seats[seat]
        self.pay_back(seat, place.thought)
        self.thought, place.thought = place.thought, 0.0

    def refuse(self) -> None:
        """What is asked is not granted."""
        if self.ask is not None and self.ask.matter != "rematch":
            self.refused.setdefault(self.ask.matter, []).append(self.ask.player)
        self.ask = None

    def voices(self) -> list[str]:
        """Who is asked: for an undo everybody whose game it is; whether somebody takes over a seat, those who play,
        also if a bot sits in, and whoever left it; else only those who play themselves."""
        if self.ask is None:
            return []
        asked = {"undo": self.company, "seat": self._neighbours}.get(self.ask.matter, self.present)
        return [player for player in asked() if player != self.ask.player]

    def _neighbours(self) -> list[str]:
        """Whom it concerns that somebody takes over the seat that is asked for."""
        assert self.ask is not None
        owner = self.seats[self.ask.number].kept
        return [*self.persons(), *([owner] if owner and owner not in self.persons() else [])]

    def waiting_for(self) -> list[str]:
        """Whose answer to what is asked is missing."""
        ask = self.ask
        if ask is None:
            return []
        answered = {*ask.agreed, *self._long_gone()}
        return [player for player in self.voices() if player not in answered]

    def _long_gone(self) -> list[str]:
        """Who left the seat that is asked for so long ago that their silence holds nobody up."""
        ask = self.ask
        if ask is None or ask.matter != "seat":
            return []
        seat = self.seats[ask.number]
        return [seat.kept] if ask.at - seat.left >= KEPT_FOR and seat.kept not in self.persons() else []


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
