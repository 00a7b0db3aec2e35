"""All that answers in one process."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from deadtown.table.accounts import Accounts
from deadtown.table.counts import Counts
from deadtown.table.hub import Hub
from deadtown.table.pace import Pace
from deadtown.table.store import Note, Restored, Store
from deadtown.web.connections import Connections
from deadtown.web.held import Held, Lasting
from deadtown.web.kept import Kept
from deadtown.web.limits import Limiter
from deadtown.web.metrics import Workers
from deadtown.web.outbox import Outbox, Post
from deadtown.web.settings import Settings
from deadtown.web.shelf import Shelf


class House(msgspec.Struct, eq=False):
    """What the routes work with."""

    settings: Settings
    store: Store
    hub: Hub
    accounts: Accounts
    limiter: Limiter
    counts: Counts
    pace: Pace
    held: Held
    connections: Connections
    health: Kept[None]
    """Whether the storage works."""
    workers: Workers
    sockets: set[Outbox] = msgspec.field(default_factory=set)
    streams: set[Outbox] = msgspec.field(default_factory=set)
    shelf: Shelf = msgspec.field(default_factory=Shelf)
    post: Post = msgspec.field(default_factory=Post)
    closing: bool = False

    @contextmanager
    def staying(self, among: set[Outbox], lasting: Lasting, outbox: Outbox) -> Iterator[None]:
        """Keep somebody among those who stay connected, until they go, the server stops or their session is ended."""
        among.add(outbox)
        if self.closing:
            outbox.end("closing")
        try:
            with self.held.open(lasting, outbox):
                yield
        finally:
            among.discard(outbox)

    def end_streams(self) -> None:
        """Send everybody away who would stay for ever: the server stops."""
        self.closing = True
        self.hub.stop_reading()
        self.send_away()

    def send_away(self) -> None:
        """End all that stays connected. Clients come back by themselves, as soon as they can."""
        for outbox in [*self.sockets, *self.streams]:
            outbox.end("closing")

    def heard(self, note: Note) -> None:
        """What was told holds no more after a backup was restored: everybody has to come anew."""
        if isinstance(note, Restored):
            self.send_away()


def house_of(scope: Any) -> House:
    """The house that a connection came to."""
    house = scope["litestar_app"].state.house
    assert isinstance(house, House)
    return house
