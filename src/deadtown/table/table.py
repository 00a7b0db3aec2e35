"""A table: what comes out when the entries of its log are applied in order."""

from collections.abc import Iterable

import msgspec

from deadtown.kernel import Answer, BadOptions, ChoiceError, Event, Match, Moment, Snapshot, option_text
from deadtown.kernel.chance import ChanceError
from deadtown.table import entries as log
from deadtown.table.entries import AnyEntry
from deadtown.table.folding import FOLD, PLAY, Came, take
from deadtown.table.state import TableState, begin
from deadtown.table.tabletop import Damaged, Tabletop, chance_of, game_of


class Told(msgspec.Struct, frozen=True, gc=False):
    """An entry, and what happened in the game through it."""

    row: int
    """Its number in the storage."""
    seq: int
    """Its number for those who are told; that of the one before, if nobody is."""
    entry: AnyEntry
    events: list[Event]
    moments: dict[int | None, list[Moment]] = {}
    """What it has changed for those who want to know."""

    @property
    def quiet(self) -> bool:
        return self.entry.quiet


class Saved(msgspec.Struct):
    """A table as it is stored, to make loading short."""

    state: TableState
    match: Snapshot | None
    form: int = 0
    """What is kept of it: from ``FORM`` on, who has held which seat."""


FORM = 1
_save = msgspec.msgpack.Encoder().encode
_load = msgspec.msgpack.Decoder(Saved).decode


class Table(Tabletop):
    """One table. ``fresh`` are the entries that were added since the last ``take_fresh``, with what they tell."""

    def __init__(self, state: TableState, match: Match | None = None) -> None:
        super().__init__(state, match)
        self.fresh: list[Told] = []

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
    def first(cls, identity: str, row: int, body: bytes) -> "Table":
        """A table as its first entry makes it."""
        entry = read_stored(row, body)
        if row != 1 or not isinstance(entry, log.Created):
            raise Damaged(f"entry {row} does not make the table")
        return cls(begin(identity, entry))

    @classmethod
    def restore(cls, saved: bytes) -> "Table":
        """A stored table. One from before there were quiet entries has been told in full; one of a game that goes on
        from before it was kept who held which seat is not enough: only the whole log tells that."""
        try:
            stored = _load(saved)
            state, match = stored.state, None
            if stored.form < FORM and state.phase == "playing":
                raise Damaged("the stored table is of an older form")
            if stored.match is not None:
                match = Match.restore(game_of(state), stored.match, chance_of(state), halts=True)
        except (msgspec.DecodeError, ChoiceError, ChanceError, LookupError) as error:
            raise Damaged(f"the stored table: {error!r}") from error
        state.seq = state.seq or state.row
        return cls(state, match)

    def save(self) -> bytes:
        return _save(Saved(self.state, None if self.match is None else self.match.snapshot(), FORM))

    def hear(self, tail: Iterable[tuple[int, bytes]], known: int | None) -> list[Told]:
        """Apply stored entries. Those after ``known``, if that is given, are told."""
        heard = [self.follow(row, body) for row, body in tail]
        return [] if known is None else [told for told in heard if told.row > known]

    def follow(self, row: int, body: bytes) -> Told:
        """Apply the next stored entry."""
        if row != self.state.row + 1:
            raise Damaged(f"entry {row} follows entry {self.state.row}")
        entry = read_stored(row, body)
        try:
            return self.apply(entry)
        except (ChoiceError, ChanceError, BadOptions, LookupError) as error:
            raise Damaged(f"entry {row}: {error!r}") from error

    def apply(self, entry: AnyEntry, *, new: bool = False) -> Told:
        """What an entry brings about. The luck of a new one is not known before, and noted in it."""
        state, came = self.state, Came(entry, [], {})
        state.row += 1
        if not entry.quiet:
            state.seq += 1
            state.changed = entry.at
        if type(entry) in PLAY:
            came = PLAY[type(entry)](self, entry, new)
        else:
            FOLD[type(entry)](self, entry)
        return Told(state.row, state.seq, came.entry, came.events, came.moments)

    def add(self, entry: AnyEntry) -> None:
        """Put an entry on the log, of which everything is known."""
        self.fresh.append(self.apply(entry))

    def start(self, at: float, position: bytes = b"") -> None:
        """Begin the game, or go on from a position of another one."""
        names = [seat.name for seat in self.state.seats]
        self.fresh.append(self.apply(log.Started(at, names, position=position), new=True))

    def choose(self, seat: int, place: int, at: float, spent: float, player: str) -> None:
        """Choose an option of the decision that waits, by its number on the list (from 1)."""
        match = self.playing
        assert match.window is None, "nobody decides alone in a window"
        assert match.asked_seats == (seat,), "who chooses is asked"
        self.take(match, place, at, spent, player)

    def take(self, match: Match, place: int, at: float, spent: float, player: str) -> None:
        """The same for a match of which it is known that it goes on, and that one seat decides alone."""
        state = self.state
        state.row += 1
        state.seq += 1
        state.changed = at
        came = take(self, match, place, at, spent, player)
        self.fresh.append(Told(state.row, state.seq, came.entry, came.events, came.moments))

    def close_window(self, answer: Answer | None, player: str, at: float) -> None:
        """Close the open window: somebody steps in, or nobody."""
        number = self.playing.number
        entry: log.Chose | log.Passed = log.Passed(at, number)
        if answer is not None:
            entry = log.Chose(at, answer.seat, number, option_text(answer.option), player=player)
        self.fresh.append(self.apply(entry, new=True))

    def take_fresh(self) -> list[Told]:
        fresh, self.fresh = self.fresh, []
        return fresh

    def forget(self, keep: int) -> None:
        """Keep no more of the past in memory than so many decisions."""
        if self.match is not None:
            self.match.forget(keep)


def read_stored(row: int, body: bytes) -> AnyEntry:
    try:
        entry: AnyEntry = log.read_entry(body)
        return entry
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Damaged(f"entry {row} can't be read: {error}") from error
