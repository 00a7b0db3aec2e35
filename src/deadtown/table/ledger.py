"""What tables and guests have cost lately. Noting is adding to a number; now and then the most costly are told."""

from collections.abc import Callable, Sequence
from heapq import nlargest

import msgspec

PERIOD = 5 * 60.0
"""Seconds after which a new page is begun. Told is what stands on it and on the one before: 5 to 10 minutes."""
MOST_TOLD = 20
"""Tables, and guests, that are told."""

ENTRY_SECONDS = 0.001
"""About what an entry costs to be carried out and saved."""
MESSAGE_SECONDS = 0.000_05
"""About what a message costs to be put together and sent."""
BYTE_SECONDS = 0.000_000_1


class Spent(msgspec.Struct):
    """What something has cost."""

    entries: int = 0
    """Entries of logs that were saved."""
    bytes: int = 0
    """How long these are together."""
    thinking: float = 0.0
    """Seconds that bots thought."""
    reading: float = 0.0
    """Seconds that reading whole logs took: for replays, records, logs in words."""
    messages: int = 0
    """Messages that were sent to those who look on."""

    @property
    def seconds(self) -> float:
        """All of it in one number: about how many seconds of work."""
        small = self.entries * ENTRY_SECONDS + self.bytes * BYTE_SECONDS + self.messages * MESSAGE_SECONDS
        return self.thinking + self.reading + small

    def take_in(self, other: "Spent") -> None:
        self.entries += other.entries
        self.bytes += other.bytes
        self.thinking += other.thinking
        self.reading += other.reading
        self.messages += other.messages


Page = dict[str, Spent]


class Report(msgspec.Struct):
    """What cost most in one process, and since when that was counted."""

    since: float
    tables: Page
    players: Page

    def take_in(self, other: "Report") -> None:
        """Add what another process tells."""
        self.since = min(self.since, other.since)
        add_all(self.tables, other.tables)
        add_all(self.players, other.players)


class Ledger:
    """Notes what is spent, for which table and for which guest: who did it, or else the host of the table."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._tables: Page = {}
        self._players: Page = {}
        self._before = Report(now(), {}, {})
        self._began = now()
        self._changed = False

    def saved(self, table: str, player: str, entries: int, bytes: int) -> None:
        spent = self._of(self._tables, table)
        spent.entries += entries
        spent.bytes += bytes
        if player:
            spent = self._of(self._players, player)
            spent.entries += entries
            spent.bytes += bytes

    def thought(self, table: str, player: str, seconds: float) -> None:
        self._of(self._tables, table).thinking += seconds
        if player:
            self._of(self._players, player).thinking += seconds

    def read(self, table: str, player: str, seconds: float) -> None:
        self._of(self._tables, table).reading += seconds
        if player:
            self._of(self._players, player).reading += seconds

    def sent(self, table: str, players: Sequence[str], messages: int) -> None:
        """So many messages of a table went to each of these; some may be nobody in particular."""
        if players:
            self._of(self._tables, table).messages += messages * len(players)
            for player in players:
                if player:
                    self._of(self._players, player).messages += messages

    def _of(self, page: Page, name: str) -> Spent:
        """Where it is noted."""
        self._changed = True
        spent = page.get(name)
        if spent is None:
            spent = page[name] = Spent()
        return spent

    def report(self) -> Report | None:
        """What cost most lately; None when nothing has changed since it was told."""
        now = self._now()
        if now - self._began >= PERIOD:
            self._changed = self._changed or bool(self._before.tables)
            self._before = Report(self._began, self._tables, self._players)
            self._tables, self._players, self._began = {}, {}, now
        if not self._changed:
            return None
        self._changed = False
        whole = Report(self._before.since, {}, {})
        whole.take_in(self._before)
        whole.take_in(Report(self._began, self._tables, self._players))
        return Report(whole.since, most_costly(whole.tables), most_costly(whole.players))


def add_all(page: Page, other: Page) -> None:
    for name, spent in other.items():
        page.setdefault(name, Spent()).take_in(spent)


def most_costly(page: Page, most: int = MOST_TOLD) -> Page:
    return dict(nlargest(most, page.items(), key=lambda item: item[1].seconds))
