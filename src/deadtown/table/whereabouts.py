"""Who is at which table: here, by open connections, and at the other workers, by what they say."""

from collections import Counter
from collections.abc import Callable

import msgspec

ELSEWHERE_LASTS = 50.0
"""Seconds that another worker's word counts, unless it is renewed."""
DAY = 24 * 60 * 60


class Whereabouts(msgspec.Struct, tag_field="note", tag="whereabouts"):
    """A note to the other workers: how many connections somebody (or, without a name, anybody) has to a table."""

    worker: str
    table: str
    player: str
    connections: int


class WhoIsThere(msgspec.Struct, tag_field="note", tag="who"):
    """A note to the other workers, of one that has just come or missed something: tell who is where."""


class Elsewhere(msgspec.Struct):
    """What another worker said, and until when that counts."""

    connections: int
    until: float


class Doors:
    """Counts who comes and goes. What changes here is published to the other workers."""

    def __init__(self, worker: str, now: Callable[[], float], publish: Callable[[Whereabouts], None]) -> None:
        self.worker = worker
        self.now = now
        self.publish = publish
        self.opened = now()
        self._here: dict[str, Counter[str]] = {}
        self._elsewhere: dict[str, dict[tuple[str, str], Elsewhere]] = {}
        self._last_seen: dict[tuple[str, str], float] = {}

    def connections(self, table: str) -> Counter[str]:
        """How many connections everybody has to a table, wherever; those without a name under an empty one."""
        connections = Counter(self._here.get(table, {}))
        elsewhere = self._elsewhere.get(table)
        if elsewhere:
            now = self.now()
            for (player, _), there in elsewhere.items():
                if there.until > now:
                    connections[player] += there.connections
        return connections

    def here(self, table: str) -> set[str]:
        """Everybody with a name who is connected to a table, wherever."""
        return set(self.connections(table)) - {""}

    def anybody(self, table: str) -> bool:
        """Whether somebody is connected to a table, with a name or without, wherever."""
        if table in self._here:
            return True
        elsewhere = self._elsewhere.get(table)
        return elsewhere is not None and any(there.until > self.now() for there in elsewhere.values())

    def last_seen(self, table: str, player: str) -> float:
        """When somebody was last heard of; not before the doors were opened."""
        return max(self.opened, self._last_seen.get((table, player), 0.0))

    def seen(self, table: str, player: str) -> None:
        self._last_seen[table, player] = self.now()

    def arrived(self, table: str, player: str) -> None:
        self._here.setdefault(table, Counter())[player] += 1
        self._tell(table, player)

    def went(self, table: str, player: str) -> None:
        connections = self._here[table]
        connections[player] -= 1
        self._tell(table, player)
        if not connections[player]:
            del connections[player]
            if player:
                self.seen(table, player)
        if not connections:
            del self._here[table]

    def _tell(self, table: str, player: str) -> None:
        self.publish(Whereabouts(self.worker, table, player, self._here[table][player]))

    def heard(self, note: Whereabouts) -> bool:
        """What another worker says. Tells whether it is new."""
        elsewhere = self._elsewhere.setdefault(note.table, {})
        key = (note.player, note.worker)
        known = elsewhere[key].connections if key in elsewhere else 0
        if note.connections:
            elsewhere[key] = Elsewhere(note.connections, self.now() + ELSEWHERE_LASTS)
        elif elsewhere.pop(key, None) is not None:
            self.seen(note.table, note.player)
        return known != note.connections

    def tell_again(self) -> None:
        """Tell the other workers again who is here."""
        for table, connections in self._here.items():
            for player in connections:
                self._tell(table, player)

    def forget_old(self) -> list[tuple[str, str]]:
        """Forget what other workers no longer say, and tell who is therefore gone from which table."""
        now, gone = self.now(), []
        for table, elsewhere in list(self._elsewhere.items()):
            for key, there in list(elsewhere.items()):
                if there.until <= now:
                    del elsewhere[key]
                    self._last_seen[table, key[0]] = max(there.until, self._last_seen.get((table, key[0]), 0.0))
                    gone.append((table, key[0]))
            if not elsewhere:
                del self._elsewhere[table]
        self._last_seen = {key: seen for key, seen in self._last_seen.items() if seen > now - DAY}
        return gone
