"""How much anybody may ask for: token buckets for actions, numbers of things held at once, sizes."""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from deadtown.table.denied import Denied

MESSAGE_BYTES = 16 * 1024
"""The largest body of a request, and the largest message over a socket."""
RECORD_BYTES = 2 * 1024 * 1024
HEAD_BYTES = 32 * 1024
"""The largest head of a request: its first line, cookies and all."""
LARGE_BODIES = {"/api/v1/records": RECORD_BYTES}
"""The paths to which more than a message may be sent."""

MOST_BUCKETS = 100_000


class Rate(NamedTuple):
    """What is filled up again in a second, and how much can be saved up."""

    each_second: float
    burst: int


RATES = {
    "choose": Rate(30, 60),
    "why": Rate(10, 30),
    "preview": Rate(20, 80),
    "say": Rate(1, 6),
    "create": Rate(0.2, 10),
    "session": Rate(1, 60),
    "guest": Rate(0.02, 60),
    "token": Rate(0.2, 10),
    "record": Rate(0.2, 5),
    "replay": Rate(1, 10),
    "fork": Rate(0.2, 10),
    "analyse": Rate(0.05, 6),
    "watch": Rate(10, 60),
    "connect": Rate(5, 60),
    "unreadable": Rate(0.2, 10),
    "find": Rate(20, 60),
    "request": Rate(50, 300),
    "file": Rate(200, 2000),
}
"""The actions that have a limit of their own. ``session``, ``guest`` (a new one), ``connect`` and the last three are
counted by address: ``request`` is whatever is asked for over HTTP, ``file`` what the page is made of."""
USUAL = Rate(20, 60)
"""The limit of every other action."""

MOST_AT_ONCE = {
    "sockets of a player": 16,
    "sockets of an address": 256,
    "streams of a player": 32,
    "streams of an address": 256,
    "tables of an address": 100,
    "reads of a player": 4,
    "reads of an address": 16,
    "analyses of a player": 2,
    "analyses of an address": 8,
}
CROWD = 8.0
"""How many times as much as one player all those may ask for together who come from one address."""


class Limiter:
    """Says no to those who ask too often. A factor makes all limits wider; 0 means that there are none.

    Guests are free, so what a player asks for is counted for their address, too, in a wider bucket.
    """

    def __init__(
        self,
        factor: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
        most_buckets: int = MOST_BUCKETS,
        crowd: float = CROWD,
    ) -> None:
        self.factor = factor
        self.crowd = crowd
        self._clock = clock
        self._most_buckets = most_buckets
        self._full_again: OrderedDict[tuple[str, ...], float] = OrderedDict()
        """When each bucket is full again: one number says all about it, and a bucket that is full needs none."""
        self._held: Counter[tuple[str, str]] = Counter()

    def __len__(self) -> int:
        return len(self._full_again)

    def spend(self, action: str, who: str, address: str = "") -> None:
        """Take one from the bucket of an action and somebody (a player or an address), and from that of all who come
        from the address of a player, or raise Denied."""
        if not self.factor:
            return
        self._take(action, (action, who), self.factor)
        if address and address != who:
            try:
                self._take(action, (action, address, "all"), self.factor * self.crowd)
            except Denied:
                self._put_back(action, (action, who), self.factor)
                raise

    def give_back(self, action: str, who: str, address: str = "") -> None:
        """What was just taken is not used."""
        if self.factor:
            self._put_back(action, (action, who), self.factor)
            if address and address != who:
                self._put_back(action, (action, address, "all"), self.factor * self.crowd)

    def _take(self, action: str, bucket: tuple[str, ...], factor: float) -> None:
        rate = RATES.get(action, USUAL)
        each = 1 / (rate.each_second * factor)
        now = self._clock()
        full_again = max(self._full_again.get(bucket, 0.0), now) + each
        wait = full_again - now - max(1.0, rate.burst * factor) * each
        if wait > 1e-9:
            raise Denied("rate", "too-fast", seconds=math.ceil(wait))
        self._full_again[bucket] = full_again
        self._full_again.move_to_end(bucket)
        if len(self._full_again) > self._most_buckets:
            self._full_again.popitem(last=False)

    def _put_back(self, action: str, bucket: tuple[str, ...], factor: float) -> None:
        if bucket in self._full_again:
            self._full_again[bucket] -= 1 / (RATES.get(action, USUAL).each_second * factor)

    def hold(self, what: str, who: str) -> None:
        """Count one more of something that is held (see MOST_AT_ONCE), or raise Denied. Pair it with let_go."""
        most = self.most(what)
        if most is not None and self._held[what, who] >= most:
            raise Denied("rate", "too-many", most=most)
        self._held[what, who] += 1

    def let_go(self, what: str, who: str) -> None:
        self._held[what, who] -= 1
        assert self._held[what, who] >= 0, f"{what} was let go more often than held"
        if not self._held[what, who]:
            del self._held[what, who]

    def most(self, what: str) -> int | None:
        """How many may be held at once; None without limits."""
        return max(1, math.floor(MOST_AT_ONCE[what] * self.factor)) if self.factor else None


def address_of(client: tuple[str, int] | None) -> str:
    """Whom a connection is counted for: its address, or the network of one home (/64) with IPv6."""
    host = client[0] if client else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


def is_this_machine(client: tuple[str, int] | None) -> bool:
    """Whether somebody asks from the machine on which we run."""
    try:
        address = ip_address(client[0] if client else "")
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


def most_bytes(path: str) -> int:
    """How large the body of a request may be."""
    return LARGE_BODIES.get(path, MESSAGE_BYTES)
