"""What other programs write into the file of an SQLite database, which tells nobody: one has to look."""

import logging
from collections.abc import Callable
from time import monotonic

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from deadtown.table.store.problems import words

LOOK_SECONDS = 0.5
"""How often to look."""

log = logging.getLogger("deadtown.store")


class Elsewhere:
    """Notices, on the connection that writes, that somebody else has written: SQLite counts that, for each connection
    what others did."""

    def __init__(self, connection: Connection, noticed: Callable[[], None]) -> None:
        self._noticed = noticed
        self._count: int | None = writes_of_others(connection)
        """How often others had written when it was looked last; None: not known, so something may have been."""
        self._due = 0.0

    def look(self, connection: Connection | None) -> None:
        """Look, if it is time for it and there is a connection."""
        now = monotonic()
        if connection is None or now < self._due:
            return
        self._due = now + LOOK_SECONDS
        try:
            count = writes_of_others(connection)
        except DBAPIError as error:
            log.debug("can't see whether others have written: %s", words(error))
            return
        if count != self._count:
            self._count = count
            self._noticed()

    def forget(self) -> None:
        """The connection is another one from now on: its count begins anew."""
        self._count = None


def writes_of_others(connection: Connection) -> int:
    return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())
