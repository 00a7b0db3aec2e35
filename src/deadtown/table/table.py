"""A table: what comes out when the entries of its log are applied in order."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from deadtown.games import GAMES
from deadtown.kernel import (
    BadOptions,
    ChoiceError,
    Event,
    Game,
    Match,
    Option,
    Scripted,
    Seeded,
    Snapshot,
    option_text,
)
from deadtown.kernel.chance import Chance, ChanceError
from deadtown.table import entries as log
from deadtown.table.denied import Denied
from deadtown.table.entries import AnyEntry
from deadtown.table.state import Ask, Seat, TableState, Taken

Listener = Callable[[Event], None]


class TooFarBack(Exception):
    """The match does not remember that position: the whole log must be read again."""


class Damaged(Exception):
    """A log that does not agree with itself."""


class Told(msgspec.Struct, frozen=True):
    """An entry, and what happened in the game through it."""

    seq: int
    entry: AnyEntry
    events: list[Event]


class Saved(msgspec.Struct):
    """A table as it is stored, to make loading short."""

    state: TableState
    match: Snapshot | None


_save = msgspec.msgpack.Encoder().encode
_load = msgspec.msgpack.Decoder(Saved).decode
_load_position = msgspec.msgpack.Decoder(Snapshot).decode


class Table:
    """One table. ``fresh`` are the entries that were added since the last ``take_fresh``, with what they tell."""

    def __init__(self, state: TableState, match: Match | None = None) -> None:
        self.state = state
        self.match = match
        self.fresh: list[Told] = []
        self._listener: Listener | None = None

    # Loading and saving

    @classmethod
    def read(
        cls, identity: str, saved: bytes | None, tail: Iterable[tuple[int, bytes]], known: int | None = None
    ) -> "Table":
        """A table from a stored one and the entries after it, or from all its entries.

        Those after ``known``, if that is given, are ``fresh``. Raises Damaged, or TooFarBack when the stored one is not
        enough.
        """
        bodies = iter(tail)
        table = cls.restore(saved) if saved is not None else cls.first(identity, *next(bodies))
        table.fresh = table.hear(bodies, known)
        return table

    @classmethod
    def first(cls, identity: str, number: int, body: bytes) -> "Table":
        """A table as its first entry makes it."""
        entry = read_stored(number, body)
        if number != 1 or not isinstance(entry, log.Created):
            raise Damaged(f"entry {number} does not make the table")
        return cls(begin(identity, entry))

    @classmethod
    def restore(cls, saved: bytes) -> "Table":
        try:
            stored = _load(saved)
        except msgspec.DecodeError as error:
            raise Damaged(f"the stored table: {error}") from error
        match = None
        if stored.match is not None:
            match = Match.restore(game_of(stored.state), stored.match, chance_of(stored.state))
        return cls(stored.state, match)

    def hear(self, tail: Iterable[tuple[int, bytes]], known: int | None) -> list[Told]:
        """Apply stored entries. Those after ``known``, if that is given, are told."""
        told: list[Told] = []
        events: list[Event] = []
        try:
            for number, body in tail:
                if known is not None and number > known and self._listener is None:
                    self.listen(events.append)
                entry = self.follow(number, body)
                if self._listener is not None:
                    told.append(Told(number, entry, events[:]))
                    events.clear()
        finally:
            self.listen(None)
        return told

    def follow(self, number: int, body: bytes) -> AnyEntry:
        """Apply the next stored entry."""
        if number != self.state.number + 1:
            raise Damaged(f"entry {number} follows entry {self.state.number}")
        entry = read_stored(number, body)
        try:
            self.apply(entry)
        except (ChoiceError, ChanceError, BadOptions, LookupError) as error:
            raise Damaged(f"entry {number}: {error!r}") from error
        return entry

    def save(self) -> bytes:
        return _save(Saved(self.state, None if self.match is None else self.match.snapshot()))

    @property
    def game(self) -> Game[Any]:
        return game_of(self.state)

    def roles(self) -> list[str]:
        """Which of the unequal sides each seat plays, as far as that is settled."""
        state, game = self.state, GAMES.get(self.state.game)
        unknown = [""] * len(state.seats)
        if game is None or not game.sides.roles:
            return unknown
        if self.match is not None:
            return [game.sides.role(self.match.state, seat) for seat in range(len(state.seats))]
        try:
            players = [str(number) for number in range(len(state.seats))]
            begun = game.rules.start(game.rules.read_options(state.options), players)
        except BadOptions:
            return unknown
        return [game.sides.role(begun, seat) for seat in range(len(state.seats))]

    def check_rules(self) -> None:
        """Denied when the game is not the one that it was when the table was made."""
        game_of(self.state)

    def check_playing(self) -> None:
        """Denied unless a game goes on."""
        phase = self.state.phase
        if phase != "playing":
            reasons = {"open": "not-started", "over": "game-over", "closed": "table-closed"}
            raise Denied("conflict", reasons[phase])

    @property
    def playing(self) -> Match:
        """The match that goes on; denied when there is none."""
        self.check_playing()
        assert self.match is not None, "a game that goes on has a match"
        return self.match

    def forget(self, keep: int) -> None:
        """Keep no more of the past in memory than so many decisions."""
        if self.match is not None:
            self.match.forget(keep)

    # The log

    def add(self, entry: AnyEntry) -> None:
        """Put a new entry on the log."""
        self.apply(entry)
        self.fresh.append(Told(self.state.number, entry, []))

    def take_fresh(self) -> list[Told]:
        fresh, self.fresh = self.fresh, []
        return fresh

    def apply(self, entry: AnyEntry) -> None:
        """What an entry brings about."""
        self.state.number += 1
        self.state.changed = entry.at
        APPLY[type(entry)](self, entry)

    # The game

    def start(self, at: float, position: bytes = b"") -> None:
        """Begin the game, or go on from a position of another one."""
        names = [seat.name for seat in self.state.seats]
        events: list[Event] = []
        match = self._begin_match(names, chance_of(self.state), position, events.append)
        entry = log.Started(at, names, [] if position else match.take_notes(), position)
        self.match = match
        self.state.number += 1
        self.state.changed = at
        self._begin_playing(entry, match)
        self.fresh.append(Told(self.state.number, entry, events))

    def choose(self, seat: int, option: Option, at: float, spent: float, player: str) -> None:
        """Carry out a choice that is known to be legal, and put it on the log."""
        match = self.playing
        events: list[Event] = []
        match.listen(events.append)
        decision, number, place = match.decision, match.number, self._place(option)
        assert decision is not None
        match.choose(option)
        match.listen(None)
        chance = match.take_notes()
        shown = bool(chance) or match.game.eyes.shows(match.state, decision, events, match.decision)
        entry = log.Chose(at, seat, number, option_text(option), chance, shown, spent, player)
        self.state.number += 1
        self.state.changed = at
        self._stand(entry, option, place)
        self.fresh.append(Told(self.state.number, entry, events))

    def listen(self, listener: Listener | None) -> None:
        """Tell what happens in the game while entries are applied."""
        self._listener = listener
        if self.match is not None:
            self.match.listen(listener)

    def _begin_match(self, names: list[str], chance: Chance, position: bytes, listener: Listener | None) -> Match:
        if position:
            return Match.restore(self.game, _load_position(position), chance)
        options = self.game.rules.read_options(self.state.options)
        return Match.start(self.game, names, options, chance=chance, listener=listener)

    def _begin_playing(self, entry: log.Started, match: Match) -> None:
        self.state.phase, self.state.names = "playing", entry.names
        self.state.floor = match.number
        self._next_decision(entry.at)

    def _started(self, entry: log.Started) -> None:
        chance = chance_of(self.state) if self.state.seed else Scripted(entry.chance)
        self.match = match = self._begin_match(entry.names, chance, entry.position, self._listener)
        if match.take_notes() != entry.chance:
            raise Damaged("the luck of the start is not that of the log")
        self._begin_playing(entry, match)

    def _place(self, option: Option) -> int:
        """The number of an option on the list."""
        assert self.match is not None
        assert self.match.decision is not None
        return self.match.decision.options.index(option) + 1

    def _stand(self, entry: log.Chose, option: Option, place: int) -> None:
        """A decision was taken and stands."""
        state = self.state
        state.line.append(Taken(state.number, entry.seat, option, place, entry.player, entry.shown))
        if entry.player:
            self._pay(entry.seat, entry.spent)
        if state.ask is not None and state.ask.matter == "undo":
            state.ask = None
        self._next_decision(entry.at)

    def _pay(self, seat: int, spent: float) -> None:
        """Take what was thought beyond the time of a decision from the bank."""
        clock, place = self.state.settings.clock, self.state.seats[seat]
        if clock is not None:
            place.bank = max(0.0, place.bank - max(0.0, spent - clock.move))

    def _next_decision(self, at: float) -> None:
        state = self.state
        state.since, state.thought, state.out_of_time = at, 0.0, ""
        if self.match is not None and self.match.over:
            state.phase, state.ask, state.paused = "over", None, False

    def decides(self, seat: int) -> bool:
        """Whether a decision waits for a seat."""
        decision = None if self.match is None else self.match.decision
        return decision is not None and decision.seat == seat

    def _chose(self, entry: log.Chose) -> None:
        match = self.match
        if match is None:
            raise Damaged("there is a decision, but no game")
        if not self.state.seed:
            source = match.chance.source
            assert isinstance(source, Scripted)
            source.results[source.position :] = entry.chance
        decision = match.decision
        if decision is None or (decision.seat, match.number) != (entry.seat, entry.number):
            raise Damaged(f"decision {entry.number} of seat {entry.seat} does not come next")
        option = match.read(entry.option)
        place = self._place(option)
        match.choose(option)
        if match.take_notes() != entry.chance:
            raise Damaged(f"the luck of decision {entry.number} is not that of the log")
        self._stand(entry, option, place)

    def _went_back(self, entry: log.WentBack) -> None:
        match, state = self.match, self.state
        if match is None or not state.floor <= entry.number < match.number:
            raise Damaged(f"nobody can go back to decision {entry.number}")
        try:
            match.go_back(entry.number)
        except ValueError:
            raise TooFarBack from None
        state.line = state.line[: entry.number - state.floor]
        state.ask = None
        self._next_decision(entry.at)

    # People

    def _sat(self, entry: log.Sat) -> None:
        bank = self.state.seats[entry.seat].bank
        self.state.seats[entry.seat] = Seat("person", entry.player, entry.name, bank=bank)
        if self.decides(entry.seat):
            self.state.since = entry.at

    def _bot_sat(self, entry: log.BotSat) -> None:
        self.state.seats[entry.seat] = Seat("bot", "", entry.name, entry.bot, self.state.seats[entry.seat].bank)

    def _left(self, entry: log.Left) -> None:
        if self.decides(entry.seat):
            self._pay(entry.seat, entry.spent)
            self.state.thought = 0.0
        self.state.seats[entry.seat] = Seat(bank=self.state.seats[entry.seat].bank)
        ask = self.state.ask
        if ask is not None and not self.state.seats_of(ask.player):
            self.state.ask = None

    def _dropped(self, entry: log.Dropped) -> None:
        state = self.state
        if state.phase != "open" or any(state.seats[number].who != "open" for number in entry.seats):
            raise Damaged("seats are dropped that are not open")
        first = state.first_numbers
        state.dropped += [first[number] for number in entry.seats]
        state.seats = [seat for number, seat in enumerate(state.seats) if number not in entry.seats]

    def _sat_in(self, entry: log.SatIn) -> None:
        self.state.seats[entry.seat].bot = entry.bot

    def _came_back(self, entry: log.CameBack) -> None:
        self.state.seats[entry.seat].bot = ""
        if self.decides(entry.seat):
            self.state.since, self.state.thought = entry.at, 0.0

    def _timed_out(self, entry: log.TimedOut) -> None:
        self.state.out_of_time = entry.bot
        self.state.seats[entry.seat].bank = 0.0

    # Consent and pauses

    def _asked(self, entry: log.Asked) -> None:
        self.state.ask = Ask(entry.matter, entry.player, entry.number)

    def _agreed(self, entry: log.Agreed) -> None:
        if self.state.ask is None:
            raise Damaged("nothing is asked that could be agreed to")
        self.state.ask.agreed.append(entry.player)

    def _declined(self, entry: log.Declined) -> None:
        self.state.ask = None

    def _paused(self, entry: log.Paused) -> None:
        self.state.paused, self.state.ask = True, None
        self.state.thought = entry.spent

    def _resumed(self, entry: log.Resumed) -> None:
        self.state.paused = False
        self.state.since = entry.at

    # Talk and the end

    def _said(self, entry: log.Said) -> None:
        """What is said changes nothing at the table."""

    def _muted(self, entry: log.Muted) -> None:
        whom = self.state.silenced if entry.all else self.state.muted.setdefault(entry.by, [])
        if entry.on and entry.player not in whom:
            whom.append(entry.player)
        elif not entry.on and entry.player in whom:
            whom.remove(entry.player)
        if not entry.all and not whom:
            del self.state.muted[entry.by]

    def _rematched(self, entry: log.Rematched) -> None:
        self.state.rematch, self.state.ask = entry.table, None

    def _closed(self, entry: log.Closed) -> None:
        self.state.phase, self.state.ask, self.state.paused = "closed", None, False


APPLY: dict[type[AnyEntry], Any] = {
    log.Sat: Table._sat,
    log.BotSat: Table._bot_sat,
    log.Left: Table._left,
    log.Dropped: Table._dropped,
    log.Started: Table._started,
    log.Chose: Table._chose,
    log.Asked: Table._asked,
    log.Agreed: Table._agreed,
    log.Declined: Table._declined,
    log.WentBack: Table._went_back,
    log.Paused: Table._paused,
    log.Resumed: Table._resumed,
    log.TimedOut: Table._timed_out,
    log.SatIn: Table._sat_in,
    log.CameBack: Table._came_back,
    log.Said: Table._said,
    log.Muted: Table._muted,
    log.Rematched: Table._rematched,
    log.Closed: Table._closed,
}


def read_stored(number: int, body: bytes) -> AnyEntry:
    try:
        entry: AnyEntry = log.read_entry(body)
        return entry
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Damaged(f"entry {number} can't be read: {error}") from error


def begin(identity: str, entry: log.Created) -> TableState:
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
        number=1,
    )


def game_of(state: TableState) -> Game[Any]:
    """The game of a table. A game of other rules is not silently played by the present ones."""
    game = GAMES.get(state.game)
    if game is None or game.version != state.rules:
        now = game.version if game is not None else "-"
        raise Denied("gone", "other-rules", game=state.game, then=state.rules, now=now)
    return game


def chance_of(state: TableState) -> Chance:
    return Seeded(state.seed) if state.seed else Scripted()
