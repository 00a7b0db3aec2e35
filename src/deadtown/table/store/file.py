"""The file of an SQLite database: claimed by one server, and watched, since an open file may be moved away."""

import errno
import fcntl
import os
import sqlite3
from pathlib import Path
from urllib.parse import quote

from deadtown.complaint import Complaint
from deadtown.table.store.problems import FileGone, StorageDown

BUSY_SECONDS = 2.0
"""How long to wait for another program that holds the database locked."""

CACHED_STATEMENTS = 256
"""Statements kept compiled: those of the writer for each number of rows, and all that read."""

PRAGMAS = ("synchronous = FULL", "fullfsync = ON", "foreign_keys = ON")


class File:
    """One file, the same from the day it was opened."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self._lock: int | None = None
        self._identity: tuple[int, int] | None = None

    def claim(self) -> None:
        """Make the file if there is none, readable by its owner only, and keep other servers away from it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(f"{self.path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._create()
            self._identity = self._found()
        except BlockingIOError:
            self.release()
            raise Complaint(f"database {self.path}: another server is using it") from None
        except OSError as error:
            self.release()
            raise self._complaint(error) from None

    def make(self) -> None:
        """Make the file if there is none."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._create()
        except OSError as error:
            raise self._complaint(error) from None

    def _create(self) -> None:
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))

    def _complaint(self, error: OSError) -> Complaint:
        number = errno.ENOTDIR if isinstance(error, FileExistsError) else error.errno or 0
        return Complaint(f"database {self.path}: {os.strerror(number)}")

    def release(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def connect(self) -> sqlite3.Connection:
        """A connection to the file that is there; unlike SQLite's own ways, none is made where there is none."""
        connection = sqlite3.connect(
            f"file:{quote(str(self.path))}?mode=rw",
            uri=True,
            timeout=BUSY_SECONDS,
            check_same_thread=False,
            cached_statements=CACHED_STATEMENTS,
        )
        try:
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")
        except BaseException:
            connection.close()
            raise
        return connection

    def verify(self) -> None:
        """What is written now goes into the file that has this name; if not, FileGone."""
        if self._found() != self._identity:
            raise FileGone("another file is in the place of the database")

    def replaced(self) -> bool:
        """Whether another file is in its place."""
        try:
            return self._found() != self._identity
        except StorageDown:
            return False

    def adopt(self) -> None:
        """From now on this is the file."""
        self._identity = self._found()

    def _found(self) -> tuple[int, int]:
        try:
            found = os.stat(self.path)
        except FileNotFoundError:
            raise FileGone("the file of the database is missing") from None
        except OSError as error:
            raise FileGone(f"the file of the database can't be reached: {error.strerror}") from None
        return found.st_dev, found.st_ino
