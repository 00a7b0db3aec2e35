"""What can go wrong with storage, in types of ours."""

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, ProgrammingError

DUPLICATE = "23505"
"""What PostgreSQL calls a second row of the same key."""

SQLITE_DUPLICATES = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_ROWID")

SHAPE_GONE = ("42P01", "42703", "3F000")
"""What PostgreSQL calls a missing table, column or schema: the database was taken away from under the program."""


class Raced(Exception):
    """The log does not end where the caller thought (or that player or session is there already): reload, try again."""


class StorageDown(Exception):
    """Storage can't be used now. A write that failed so may be found written after all: reload before going on."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem
        """A few words for the log, with no secret in them."""


class OtherEpoch(StorageDown):
    """A backup was restored meanwhile: what was to be written builds on what is no more."""

    def __init__(self) -> None:
        super().__init__("the database was restored from a backup")


class FileGone(StorageDown):
    """The SQLite file is not in its place any more, or another one is there."""


def meaning(error: Exception) -> Exception:
    """An error of the driver in a type of ours; what is neither raced nor down is a bug, and stays itself."""
    if isinstance(error, OSError):
        return StorageDown(error.strerror or type(error).__name__)
    if not isinstance(error, DBAPIError):
        return error
    state = getattr(error.orig, "sqlstate", None)
    if isinstance(error, IntegrityError):
        duplicate = state == DUPLICATE or getattr(error.orig, "sqlite_errorname", "") in SQLITE_DUPLICATES
        return Raced(words(error)) if duplicate else error
    unusable = error.connection_invalidated or state in SHAPE_GONE
    bug = isinstance(error, DataError | InterfaceError | ProgrammingError)
    return error if bug and not unusable else StorageDown(words(error))


def words(error: Exception) -> str:
    """The driver's own words, in one line, without the statement and its parameters, which may be secrets."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return str(said).strip().partition("\n")[0] or type(said).__name__
