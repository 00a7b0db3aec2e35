"""A game on a real server with everybody who plays and looks on; and the same table in another world."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from copy import deepcopy
from random import Random
from typing import Any

from sqlalchemy import Connection, delete, insert

from deadtown.kernel import Match, Option, option_text
from deadtown.table import entries as log
from deadtown.table.entries import write_entry
from deadtown.table.store import Write
from deadtown.table.store.schema import entries
from deadtown.table.table import Table
from tests.web.clients import Guest
from tests.web.secrecy import TIME, Onlooker, Sent
from tests.web.servers import Served


def freeze(server: Served) -> None:
    """Stop the time of the tables."""
    set_time(server, lambda: TIME)


def set_time(server: Served, now: Callable[[], float]) -> None:
    """Let tables go by another clock. There was always somebody to ask."""

    async def change() -> None:
        venue = server.house.hub.venue
        venue.now = server.house.hub.library.now = now
        venue.doors.opened = 0.0

    server.in_loop(change())


class Company:
    """A running game with everybody who plays and looks on."""

    def __init__(self, server: Served, table: str, onlookers: list[Onlooker]) -> None:
        self.server = server
        self.table = table
        self.onlookers = onlookers
        self.live = server.house.hub.live[table]

    @property
    def match(self) -> Match:
        match = self.laid().match
        assert match is not None
        return match

    @property
    def seq(self) -> int:
        return self.laid().state.seq

    def laid(self) -> Table:
        """The table itself, behind the door."""
        table = self.server.in_loop(self.live.table())
        assert isinstance(table, Table)
        return table

    def play(self, luck: Random) -> Iterator[tuple[Match, Option]]:
        """Random play: each position with an option, which is chosen unless somebody has chosen meanwhile."""
        while (decision := self.match.decision) is not None:
            number, option = self.match.number, luck.choice(decision.options)
            yield self.match, option
            if self.match.number == number:
                self.choose(option)

    def choose(self, option: Option) -> list[list[Sent]]:
        """Let the seat that decides choose. What everybody is sent, the one who chose an answer, too."""
        match = self.match
        assert match.decision is not None
        self._expect(self.seq)
        call = {"id": 0, "do": "choose", "table": self.table, "number": match.number, "choice": option_text(option)}
        player = self.at(match.decision.seat)
        answer = [("answer", message) for message in player.mouth.ask([call])]
        told = self.heard()
        told[self.onlookers.index(player)] += answer
        return told

    def _expect(self, known: int) -> None:
        """Whatever was told in another world: what comes next is what follows this number."""
        for onlooker in self.onlookers:
            onlooker.stream.seq = known

    def heard(self) -> list[list[Sent]]:
        """What everybody has been sent, unasked, since this was asked last."""
        seq = self.seq
        return [onlooker.heard(seq) for onlooker in self.onlookers]

    def at(self, seat: int | None) -> Onlooker:
        return next(onlooker for onlooker in self.onlookers if onlooker.seat == seat)

    def settle(self) -> None:
        """Until nobody is taken to be there who has gone: how many look on is told."""
        expected = 2 * len(self.onlookers)

        async def gone() -> None:
            while len(self.live.watchers) > expected:
                await asyncio.sleep(0.001)

        self.server.in_loop(gone())

    def rewrite(self, lines: Sequence[log.AnyEntry], known: int) -> None:
        """Let this be the log of the table, of which everybody knows so much already."""
        live, store = self.live, self.server.house.store
        rows = [
            {"table_id": self.table, "number": number, "body": write_entry(line)}
            for number, line in enumerate(lines, start=1)
        ]

        def write(connection: Connection) -> None:
            connection.execute(delete(entries).where(entries.c.table_id == self.table))
            connection.execute(insert(entries), rows)

        async def reload() -> None:
            async with live.lock:
                await store._writer.submit(write)
                live.put_away()
                live.watchers.known = live.watchers.heard = known
                live.reminders._turn = frozenset()
                await live.table()

        self._expect(known)
        self.server.in_loop(reload())

    def bodies(self, table: str) -> list[bytes]:
        """The log of a table as it is stored."""
        return [body for _, body in self.server.in_loop(self.server.house.store.entries(table, 0))]

    @contextmanager
    def elsewhere(self, match: Match) -> Iterator[None]:
        """The table as it would be with another match. What happens there leaves no trace."""
        table, live, store = self.laid(), self.live, self.server.house.store
        parts = (live, live.watchers, live.reminders)
        kept = [vars(part).copy() for part in parts]

        async def enter() -> None:
            live._table = Table(deepcopy(table.state), match)
            live.watchers.recent = live.watchers.recent.copy()
            vars(store).update(append=save_nothing, append_then=save_nothing_then)

        async def leave() -> None:
            for part, before in zip(parts, kept, strict=True):
                vars(part).update(before)
            del vars(store)["append"], vars(store)["append_then"]

        self.server.in_loop(enter())
        try:
            yield
        finally:
            self.server.in_loop(leave())


def save_nothing_then(_: Write, then: Callable[[Exception | None], None]) -> None:
    asyncio.get_running_loop().call_soon(then, None)


async def save_nothing(write: Write) -> None:
    pass


@contextmanager
def gathered(server: Served, seats: int, options: dict[str, Any], start: bool = True) -> Iterator[Company]:
    """A game of so many people; two more look on, one of whom has not signed in. Some want words."""
    with ExitStack() as held:
        names = ("Anna", "Bruno", "Cleo", "Dora")
        guests = [held.enter_context(closing(Guest(server.url, name))) for name in [*names[:seats], "Eve", ""]]
        table = guests[0].create(" ".join(["me", *["open"] * (seats - 1)]), options=options, start=start)
        for guest in guests[1:seats]:
            guest.do(table, "sit")
        places = [*range(seats), None, None]
        words = [*["", "it", "fr"][:seats], "", "en"]
        yield Company(
            server,
            table,
            [
                Onlooker(held, guest, table, seat, language)
                for guest, seat, language in zip(guests, places, words, strict=True)
            ],
        )
