"""Storage of tables, players and sessions."""

from deadtown.table.store.problems import Raced, StorageDown
from deadtown.table.store.rows import (
    Appended,
    Missed,
    Note,
    Player,
    Said,
    Session,
    SessionsChanged,
    Snapshot,
    Stored,
    Summary,
    Write,
)
from deadtown.table.store.store import Store

__all__ = [
    "Appended",
    "Missed",
    "Note",
    "Player",
    "Raced",
    "Said",
    "Session",
    "SessionsChanged",
    "Snapshot",
    "StorageDown",
    "Store",
    "Stored",
    "Summary",
    "Write",
]
