"""All that answers in one process."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from deadtown.table.accounts import Accounts
from deadtown.table.counts import Counts
from deadtown.table.hub import Hub
from deadtown.table.store import Note, Restored, Store
from deadtown.web.limits import Limiter
from deadtown.web.outbox import Outbox, Post
from deadtown.web.settings import Settings


class House(msgspec.Struct, eq=False):
    """What the routes work with."""

    settings: Settings
    store: Store
    hub: Hub
    accounts: Accounts
    limiter: Limiter
    counts: Counts
    sockets: set[Outbox] = msgspec.field(default_factory=set)
    streams: set[Outbox] = msgspec.field(default_factory=set)
    post: Post = msgspec.field(default_factory=Post)
    closing: bool = False

    @contextmanager
    def staying(self, among: set[Outbox], outbox: Outbox) -> Iterator[None]:
        """Keep somebody among those who stay connected, so that they can be told when the server stops."""
        among.add(outbox)
        if self.closing:
            outbox.end("closing")
        try:
            yield
        finally:
            among.discard(outbox)

    def end_streams(self) -> None:
        """Send everybody away who would stay for ever: the server stops."""
        self.closing = True
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
