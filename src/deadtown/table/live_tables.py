"""The tables of this process that somebody is at: found, told what other workers did, and put away."""

import asyncio

import msgspec

from deadtown.table.following import ForFollowers
from deadtown.table.live import Live
from deadtown.table.store import Appended, Missed, Note, Restored, Said
from deadtown.table.venue import Venue, WorkerNote
from deadtown.table.whereabouts import WhoIsThere

SWEEP_EVERY = 5.0
HEARTBEAT = 20.0
"""Seconds after which the other workers are told again who is here."""

_read_note = msgspec.json.Decoder(WorkerNote).decode


class LiveTables:
    """All live tables, by their ids."""

    def __init__(self, venue: Venue) -> None:
        self.venue = venue
        self.live: dict[str, Live] = {}
        venue.counts.watched.append(("tables", lambda: len(self.live)))
        venue.counts.watched.append(("watchers", lambda: sum(len(live.watchers) for live in self.live.values())))
        venue.store.listen(self.heard)
        venue.publish(WhoIsThere())
        venue.spawn(self._sweep())

    def at(self, table: str) -> Live:
        live = self.live.get(table)
        if live is None:
            live = self.live[table] = Live(table, self.venue, gone=self._gone)
        return live

    def _gone(self, table: str) -> None:
        self.live.pop(table, None)

    def heard(self, note: Note) -> None:
        """Something happened in another worker."""
        match note:
            case Appended(table=table):
                if table in self.live:
                    self.venue.spawn(self._catch_up(self.live[table]))
            case Missed():
                self.venue.publish(WhoIsThere())
                for live in list(self.live.values()):
                    self.venue.spawn(self._catch_up(live))
            case Restored():
                for live in self.live.values():
                    live.begin_anew()
            case Said(body=body):
                self._heard_note(_read_note(body))

    def _heard_note(self, note: WorkerNote) -> None:
        if isinstance(note, ForFollowers):
            self.venue.followers.put(note.players, bytes(note.message))
        elif isinstance(note, WhoIsThere):
            self.venue.doors.tell_again()
        elif self.venue.doors.heard(note):
            self._somebody_moved(note.table, note.player)

    def _somebody_moved(self, table: str, player: str) -> None:
        live = self.live.get(table)
        if live is not None:
            live.somebody_moved(player)

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            await live.catch_up()

    async def _sweep(self) -> None:
        """Now and then: give back the memory of idle tables, and tell the other workers who is here."""
        venue = self.venue
        renewed = venue.now()
        while True:
            await asyncio.sleep(min(SWEEP_EVERY, venue.limits.idle))
            now = venue.now()
            for live in list(self.live.values()):
                if now - live.used > venue.limits.idle and not live.busy and live.put_away():
                    live.stop()
                    del self.live[live.id]
            if now - renewed > HEARTBEAT:
                renewed = now
                venue.doors.tell_again()
                for table, player in venue.doors.forget_old():
                    self._somebody_moved(table, player)

    def stop(self) -> None:
        for live in self.live.values():
            live.stop()
