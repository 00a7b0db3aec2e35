"""Turning what happened at a table into what somebody is sent: the one door to those who look at it."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from deadtown.kernel import Standing, Window, changes_of
from deadtown.table import entries as log
from deadtown.table.about import Attendance, info_of
from deadtown.table.denied import Denied
from deadtown.table.forking import may_fork
from deadtown.table.links import may_look
from deadtown.table.log_lines import lines_of, seen_events, speaker_of, what_of
from deadtown.table.messages import (
    FOLLOWING,
    Arranged,
    Changed,
    DecisionInfo,
    Heard,
    LineInfo,
    Message,
    Moved,
    SeenInfo,
    State,
    Unheard,
    Views,
    WindowInfo,
    You,
)
from deadtown.table.state import TableState
from deadtown.table.table import Table, Told
from deadtown.table.windows import early_answer, limit_of, question_to, stands_still, waits_for
from deadtown.text import Speaker

write_message = msgspec.json.Encoder().encode

NOBODY = ""

TALK = (log.Said, log.Muted)
"""What is told to some only, and never with the position."""
LEAPS = (log.Started, log.WentBack)
"""What leads to a position from nowhere, or from one that is not the one before it."""


class Viewer(msgspec.Struct, frozen=True):
    """Somebody who looks at a table, the language of the words that they want (empty: none), and how they see it."""

    player: str = NOBODY
    words: str = ""
    views: Views = "whole"

    @property
    def follows(self) -> bool:
        """Whether they want to be told what has changed."""
        return self.views in FOLLOWING


class Base(NamedTuple):
    """The position that a client knows, on which changes can build."""

    eyes: int | None
    number: int


def eyes_of(table: Table, player: str) -> int | None:
    """Through which seat's eyes a person sees the game: the first of their seats that is asked, else the first."""
    return _eyes_among(table, table.state.seats_of(player) if player else [])


def _eyes_among(table: Table, own: list[int]) -> int | None:
    if len(own) <= 1:
        return own[0] if own else None
    match = table.match
    asked = match.asked_seats if match is not None else ()
    if match is not None and match.window is not None:
        asked = tuple(seat for seat in asked if seat in own and waits_for(table, seat))
    return next((seat for seat in asked if seat in own), own[0])


def reading_eyes(own: list[int]) -> int | None:
    """Through whose eyes a person's log is worded. Who has several seats shares the log with others: nobody's."""
    return own[0] if len(own) == 1 else None


def seen_through(
    table: Table, seat: int | None, words: str = "", *, past: bool = False, view: bool = True, sent: bool = False
) -> SeenInfo | None:
    """The position as a seat (None: a spectator) sees it. Of the past it is told what a seat could do in a window, now
    only what it is asked. Of what is only ``sent`` parts may be encoded already."""
    if table.match is None:
        return None
    match, state = table.match, table.state
    seen = match.seen_by(seat, view=view, sent=sent)
    speaker = speaker_of(state, words) if words else None
    asked, window = seen.decision, None
    if match.window is not None:
        asked = asked if past or seat is None else question_to(table, seat)
        window = _window_info(table, match.window, seat, speaker)
    decision = None
    if asked is not None:
        decision = DecisionInfo(asked.seat, asked.kind, asked.options, asked.about)
        if speaker is not None:
            texts = speaker.options(asked.options)
            decision = msgspec.structs.replace(decision, prompt=speaker.prompt(asked), texts=texts)
    turn = match.game.rules.turn(match.state)
    return SeenInfo(seat, seen.number, turn, seen.deciding, decision, seen.view, window)


def _window_info(table: Table, window: Window, seat: int | None, speaker: Speaker | None) -> WindowInfo:
    """An open window: the same for all, but for whether one has answered."""
    state, limit = table.state, limit_of(table)
    began = state.since - state.thought
    return WindowInfo(
        window.kind,
        list(window.seats),
        window.about,
        state.since,
        None if limit is None or stands_still(table) else began + limit,
        "" if speaker is None else speaker.window(window),
        seat is not None and early_answer(table, seat) is not None,
    )


def you_at(table: Table, player: str) -> You:
    """Who is spoken to."""
    state = table.state
    own = state.seats_of(player) if player else []
    standing = [state.seats[seat].standing for seat in own]
    if all(one == Standing() for one in standing):
        standing = []
    return You(player, own, bool(player) and player == state.host, standing, may_fork(state, player))


def state_message(table: Table, viewer: Viewer, attendance: Attendance) -> State:
    seen = seen_through(table, eyes_of(table, viewer.player), viewer.words, view=viewer.views != "none")
    return State(table.state.id, table.state.seq, info_of(table, attendance), you_at(table, viewer.player), seen)


def arranged_message(table: Table, viewer: Viewer, base: Base | None = None) -> Arranged:
    """What somebody alone is told who has answered early, or said how to be asked."""
    eyes = eyes_of(table, viewer.player)
    known = viewer.follows and base is not None and base == base_at(table, eyes)
    seen = seen_through(table, eyes, viewer.words, view=viewer.views != "none" and not known)
    return Arranged(table.state.id, you_at(table, viewer.player), seen)


def base_at(table: Table, eyes: int | None) -> Base | None:
    """What somebody knows who was told the whole position."""
    return None if table.match is None else Base(eyes, table.match.number)


class Telling:
    """Something that happened, told to many: what is the same for several of them is made once."""

    def __init__(
        self, table: Table, told: Told, attendance: Attendance, *, position: bool = False, info: bool = False
    ) -> None:
        self.table = table
        self.told = told
        self.position = position
        """Whether the position is told with it."""
        self.info = info
        """Whether all about the table is told with it."""
        self.attendance = attendance
        state = table.state
        self._for_all = (
            not isinstance(told.entry, TALK)
            and not state.banned
            and (state.settings.spectators or state.phase != "playing")
        )
        """Whether everybody who looks is told of it."""
        self._made: dict[tuple[int | None, int | None, str, Views], bytes] = {}

    def to(self, viewer: Viewer, base: Base | None = None) -> tuple[bytes, Base | None]:
        """The bytes of the message to somebody who knows the base, and what they know after it."""
        state, player, views, after = self.table.state, viewer.player, viewer.views, None
        if not self._for_all and not self._concerns(player):
            return write_message(Unheard(state.id, self.told.seq)), base
        own = state.seats_of(player) if player else []
        eyes = reader = own[0] if len(own) == 1 else None
        if len(own) > 1:
            eyes, reader = _eyes_among(self.table, own), reading_eyes(own)
        if views in FOLLOWING:
            # As a whole to those, too, who know nothing on which changes could build.
            views = views if base is not None and base == self._base_before(eyes) else "whole"
            after = self._base_after(eyes, base, views)
        key = (eyes, reader, viewer.words, views)
        made = self._made.get(key)
        if made is None:
            message = self._moved(*key) if isinstance(self.told.entry, log.MOVES) else self._message(*key)
            made = self._made[key] = write_message(message)
        return made, after

    def _concerns(self, player: str) -> bool:
        """Whether somebody is told of it. Who was removed is told that, and nothing more at a table behind links."""
        state, entry = self.table.state, self.told.entry
        if isinstance(entry, log.Removed) and entry.player == player:
            return True
        return hears(state, entry, player) and may_look(state, player)

    def _base_before(self, eyes: int | None) -> Base | None:
        """What somebody must know to be told by changes; None where nobody can be."""
        entry = self.told.entry
        if isinstance(entry, log.MOVES):
            return Base(eyes, entry.number) if eyes in self.told.moments else None
        return None if isinstance(entry, LEAPS) else base_at(self.table, eyes)

    def _base_after(self, eyes: int | None, base: Base | None, views: Views) -> Base | None:
        """What somebody knows who was told so."""
        entry = self.told.entry
        if self.position:
            return base_at(self.table, eyes)
        if isinstance(entry, log.MOVES):
            return None if views == "whole" else Base(eyes, entry.number + 1)
        return None if isinstance(entry, LEAPS) else base

    def _moved(self, seat: int | None, reader: int | None, words: str, views: Views) -> Moved:
        """A decision: nothing is told more often."""
        table, told, entry = self.table, self.told, self.told.entry
        assert isinstance(entry, log.MOVES)
        state = table.state
        texts, clauses, more = self._lines(reader, words) if words else ([], [], [])
        by = entry.seat if isinstance(entry, log.Chose) else None
        return Moved(
            state.id,
            told.seq,
            entry.number + 1,
            by,
            entry.at,
            [] if views == "moments" else seen_events(told.events, seat),
            texts,
            clauses,
            more,
            [] if state.settings.clock is None else [chair.bank for chair in state.seats],
            seen_through(table, seat, words, view=views == "whole", sent=True) if self.position else None,
            info_of(table, self.attendance) if self.info else None,
            told.moments[seat] if views == "moments" else None,
            changes_of(told.moments[seat]) if views == "changes" else None,
        )

    def _lines(self, reader: int | None, words: str) -> tuple[list[str], list[str], list[LineInfo]]:
        """The lines of the log about it, the clause behind each, and what else each is."""
        lines = lines_of(self.table.state, self.told, reader, words)
        return [line.text for line in lines], [line.clause for line in lines], [line.more for line in lines]

    def _message(self, seat: int | None, reader: int | None, words: str, views: Views) -> Message:
        table, told, entry = self.table, self.told, self.told.entry
        state = table.state
        if isinstance(entry, log.Said):
            return Heard(state.id, told.seq, entry.at, entry.player, entry.name, entry.text, entry.seat, entry.to)
        seen = seen_through(table, seat, words, view=views == "whole") if self.position else None
        info = info_of(table, self.attendance) if self.info else None
        texts, clauses, more = self._lines(reader, words) if words else ([], [], [])
        return Changed(
            state.id,
            told.seq,
            what_of(entry),
            entry.at,
            info,
            getattr(entry, "player", ""),
            getattr(entry, "seat", None),
            seen_events(told.events, seat),
            texts,
            clauses,
            more,
            seen,
        )


def hears(state: TableState, entry: log.AnyEntry, player: str) -> bool:
    """Whether somebody is told of an entry at all."""
    if isinstance(entry, log.Muted):
        return entry.all or entry.by == player
    if not isinstance(entry, log.Said):
        return True
    if entry.player == player:
        return True
    if player and entry.player in state.muted.get(player, ()):
        return False
    return entry.to is None or (bool(player) and player == entry.listener)


def check_eyes(state: TableState, seats: Sequence[int], wanted: int | None) -> None:
    """Whose eyes somebody may look through: anybody's when the game is over, before that their own."""
    if wanted is None or state.phase == "over" or wanted in seats:
        return
    raise Denied("forbidden", "not-your-eyes", place=wanted + 1)
