"""Those who look at a live table, and what they are told."""

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

from deadtown.table import entries as log
from deadtown.table.about import EMPTY_ROOM, Attendance
from deadtown.table.denied import Denied
from deadtown.table.links import check_spectator, is_shut_out, may_look
from deadtown.table.messages import Presence, Thinking
from deadtown.table.outbox import Outbox
from deadtown.table.state import TableState
from deadtown.table.table import Table, Told
from deadtown.table.telling import (
    TALK,
    Base,
    Telling,
    Viewer,
    arranged_message,
    base_at,
    eyes_of,
    state_message,
    write_message,
)
from deadtown.table.venue import Venue

RECENT = 100
"""Entries kept at hand for those who were away for a moment."""
PLAIN = frozenset((log.Chose, log.Passed, log.Said, log.Muted))
"""What changes no more about a table than the position."""
BREATH = 0.2
"""Seconds in which people come and go before it is told."""


class Watch:
    """Somebody looks at a table."""

    def __init__(self, watchers: "Watchers", viewer: Viewer, outbox: Outbox) -> None:
        self.watchers = watchers
        self.viewer = viewer
        self.outbox = outbox
        self.base: Base | None = None
        """The position that was told last, on which changes can build."""

    def tell(self, telling: Telling) -> None:
        message, self.base = telling.to(self.viewer, self.base)
        self.outbox.put(message)

    def tell_position(self, table: Table, attendance: Attendance) -> None:
        """Send all there is to know."""
        self.outbox.put(write_message(state_message(table, self.viewer, attendance)))
        self.base = base_at(table, eyes_of(table, self.viewer.player))

    def tell_arranged(self, table: Table) -> None:
        """Send what concerns this person alone."""
        self.outbox.put(write_message(arranged_message(table, self.viewer, self.base)))
        self.base = base_at(table, eyes_of(table, self.viewer.player))

    def close(self) -> None:
        self.watchers.leave(self)


class Watchers:
    """Everybody who looks at one table in this process, and how much of it they have been told."""

    def __init__(self, identity: str, venue: Venue, moved: Callable[[str], None]) -> None:
        """Whenever somebody leaves, ``moved`` is told who."""
        self.id = identity
        self.venue = venue
        self.moved = moved
        self.recent: deque[Told] = deque(maxlen=RECENT)
        self.known = 0
        """How far the log went, by its rows, when they were told last."""
        self.heard = 0
        """The number of the last thing that they were told."""
        self.seated: frozenset[str] = frozenset()
        """Who has a seat."""
        self.shut_out: frozenset[str] = frozenset()
        """Who was removed, and is told nothing any more."""
        self._watches: set[Watch] = set()
        self._following = 0
        """How many of these want to be told what has changed."""
        self._asked = False
        """Whether they know of something that is asked."""
        self._presence: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._watches)

    async def come(self, table: Table, viewer: Viewer, outbox: Outbox, since: int | None) -> Watch:
        """Begin to look: first everything that was missed, then what happens."""
        self._check_spectator(table, viewer)
        watch = Watch(self, viewer, outbox)
        self.venue.doors.arrived(self.id, viewer.player)
        try:
            missed = await self._missed(table, viewer, since)
        except BaseException:
            self.venue.doors.went(self.id, viewer.player)
            raise
        for message in missed:
            outbox.put(message)
        watch.tell_position(table, self.attendance())
        self._watches.add(watch)
        self._following += viewer.follows
        self.announce()
        return watch

    def leave(self, watch: Watch) -> None:
        if watch in self._watches:
            self._watches.discard(watch)
            self._following -= watch.viewer.follows
            self.venue.doors.went(self.id, watch.viewer.player)
            self.moved(watch.viewer.player)

    def _check_spectator(self, table: Table, viewer: Viewer) -> None:
        state = table.state
        if viewer.player and (state.seats_of(viewer.player) or viewer.player == state.host):
            return
        check_spectator(state, viewer.player)
        if self.attendance().watching >= self.venue.limits.most_spectators:
            raise Denied("rate", "too-many-spectators")

    async def _missed(self, table: Table, viewer: Viewer, since: int | None) -> list[bytes]:
        """What happened since somebody was here, if anything; the position is told after it."""
        if since is None or since >= table.state.seq:
            return []
        recent = [told for told in self.recent if told.seq > since]
        if recent and recent[0].seq == since + 1 and recent[-1].seq == table.state.seq:
            attendance = self.attendance()
            return [Telling(table, told, attendance).to(viewer)[0] for told in recent]
        return await self.venue.library.missed(self.id, viewer, since)

    def followed(self, table: Table) -> dict[int | None, bool]:
        """The eyes through which somebody wants to see what changes, and whether with each event."""
        found: dict[int | None, bool] = {}
        if not self._following:
            return found
        for watch in self._watches:
            viewer = watch.viewer
            if viewer.follows:
                eyes = eyes_of(table, viewer.player)
                found[eyes] = found.get(eyes, False) or viewer.views == "moments"
        return found

    def tell(self, table: Table, fresh: list[Told], loud: list[Told]) -> None:
        """Send what happened, of which some is ``loud``, to everybody, but for what is quiet: of that only those hear
        who did it. An answer that closes its window is told by what comes of it."""
        self.known = fresh[-1].row
        bearer = bearer_of(loud)
        if loud:
            self._tell_loud(table, loud, bearer)
        if len(loud) == len(fresh):
            return
        alone = log.Arranged if bearer is not None else (log.Answered, log.Arranged)
        arranged = {told.entry.player for told in fresh if isinstance(told.entry, alone)}
        if arranged:
            for watch in list(self._watches):
                if watch.viewer.player and watch.viewer.player in arranged:
                    watch.tell_arranged(table)

    def _tell_loud(self, table: Table, fresh: list[Told], bearer: Told | None) -> None:
        state, more = table.state, False
        for told in fresh:
            self.recent.append(msgspec.structs.replace(told, moments={}) if told.moments else told)
            more = more or type(told.entry) not in PLAIN
        self.heard = state.seq
        if more:
            self._note_people(state)
        info = more or state.phase == "over" or (self._asked and state.ask is None)
        attendance = self.attendance() if info else EMPTY_ROOM
        self._asked = state.ask is not None
        watches = list(self._watches)
        for told in fresh:
            bears = told is bearer
            telling = Telling(table, told, attendance, position=bears, info=bears and info)
            for watch in watches:
                watch.tell(telling)

    def tell_position(self, table: Table) -> None:
        """Send the whole position, when what happened can't be told; unless it was all quiet."""
        heard = self.heard
        self.note(table)
        if self.heard == heard:
            return
        attendance = self.attendance()
        for watch in list(self._watches):
            if may_look(table.state, watch.viewer.player):
                watch.tell_position(table, attendance)

    def note(self, table: Table) -> None:
        """Nobody need be told how the table came to stand as it does."""
        state = table.state
        if state.seq > self.heard:
            self.recent.clear()
        self.known, self.heard, self._asked = state.row, state.seq, state.ask is not None
        self._note_people(state)

    def _note_people(self, state: TableState) -> None:
        self.seated = frozenset(state.persons())
        self.shut_out = frozenset(player for player in state.banned if is_shut_out(state, player))

    def attendance(self) -> Attendance:
        connections = self.venue.doors.connections(self.id)
        watching = sum(count for player, count in connections.items() if player not in self.seated)
        return Attendance(frozenset(player for player in connections if player), watching)

    def announce(self) -> None:
        """Tell who is here, but not for every step through the door."""
        if self._presence is None and not self.venue.closing:
            self._presence = asyncio.get_running_loop().call_later(BREATH, self._announce)

    def _announce(self) -> None:
        self._presence = None
        attendance = self.attendance()
        message = write_message(Presence(self.id, sorted(attendance.here), attendance.watching))
        for watch in list(self._watches):
            if watch.viewer.player not in self.shut_out:
                watch.outbox.put(message)

    def tell_thinking(self, table: Table, thinking: Thinking) -> None:
        """Tell how far a bot has come. Nobody need be told again who misses it."""
        message = write_message(thinking)
        for watch in list(self._watches):
            if may_look(table.state, watch.viewer.player):
                watch.outbox.put(message)

    def stop(self) -> None:
        if self._presence is not None:
            self._presence.cancel()


def bearer_of(fresh: list[Told]) -> Told | None:
    """Of several things that happened at once, the one with which the position is told: everybody hears of it."""
    for told in reversed(fresh):
        if not isinstance(told.entry, TALK):
            return told
    return None
