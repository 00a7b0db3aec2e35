"""What is kept: tables, their logs and snapshots, players, sessions; and what servers tell each other about it."""

import msgspec


class Snapshot(msgspec.Struct):
    """The fold of a log up to the entry of this number."""

    number: int
    body: bytes


class Summary(msgspec.Struct):
    """What a list of tables needs to know of a table."""

    id: str
    game: str
    rules: str
    phase: str
    """open, playing, over or closed."""
    visibility: str
    """public or link."""
    host: str
    created: float
    changed: float
    about: bytes


class Write(msgspec.Struct):
    """One append to the log of one table, with all that changes together with it."""

    table: str
    first: int
    """The number of the first new entry: the log ends just before it, or the write is raced."""
    bodies: list[bytes]
    summary: Summary | None = None
    members: list[str] | None = None
    """All players that have a seat now, when that changed."""
    snapshot: Snapshot | None = None
    """Replaces an older one, never a newer one."""


class Stored(msgspec.Struct):
    """A table as it is loaded: the snapshot, and the entries after it."""

    snapshot: Snapshot | None
    entries: list[tuple[int, bytes]]


class Player(msgspec.Struct):
    """Someone who plays: a guest has a name only."""

    id: str
    name: str
    created: float
    seen: float | None = None
    """About when they were last here, where that is known."""
    banned: float | None = None
    """Since when they may not come in, if they may not."""


class Session(msgspec.Struct):
    """A way in for a player; only the hash of its token is kept."""

    token_hash: bytes
    player: str
    kind: str
    """cookie or bearer."""
    label: str
    created: float


class Appended(msgspec.Struct, frozen=True):
    """Another server appended to a table; its log goes up to this entry at least."""

    table: str
    last: int
    worker: str


class Said(msgspec.Struct, frozen=True):
    """Another server published a note."""

    body: bytes
    worker: str


class SessionsChanged(msgspec.Struct, frozen=True):
    """Sessions of a player were ended, or the player was renamed: what was read of them before is no longer so."""

    player: str = ""
    """Empty: it may be anybody's."""
    ended: bytes = b""
    """The hash of the one session that was ended; empty: all of them must be asked about."""


class Missed(msgspec.Struct, frozen=True):
    """Notes may have been missed, or the database is not the one it was: reload everything."""


class Restored(msgspec.Struct, frozen=True):
    """The database was restored from a backup: nothing that was read before holds. ``Missed`` is told after it."""


class Costs(msgspec.Struct):
    """What one server process tells about what tables and guests have cost it lately."""

    worker: str
    at: float
    body: bytes


Note = Appended | Said | Missed | Restored
