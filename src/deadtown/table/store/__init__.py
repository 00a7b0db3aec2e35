"""Storage of tables, players and sessions."""

from deadtown.table.store.problems import Raced, StorageDown
from deadtown.table.store.rows import (
    Appended,
    Costs,
    Missed,
    Note,
    Player,
    Restored,
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
    "Costs",
    "Missed",
    "Note",
    "Player",
    "Raced",
    "Restored",
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
