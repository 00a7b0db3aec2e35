"""Where the database is, as people write it: a path, sqlite:///path, or postgresql://user:password@host/name."""

from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from deadtown.complaint import Complaint

FORMS = "write a path, sqlite:///path or postgresql://user:password@host/name"
POSTGRESQL = ("postgresql", "postgres", "postgresql+psycopg")


def read_address(text: str) -> Path | URL:
    """The file of an SQLite database, or the URL of a PostgreSQL one. What can't be read is not quoted: it may hold
    a password in the wrong place."""
    if text.startswith("sqlite:"):
        return read_path(text.removeprefix("sqlite:///"))
    if "://" not in text and not text.startswith(("postgresql:", "postgres:")):
        return read_path(text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise Complaint(f"the address of the database can't be read: {FORMS}") from None
    if url.drivername not in POSTGRESQL:
        raise Complaint(f"a database of kind {url.drivername!r} can't be used: {FORMS}")
    if "@" in f"{url.host}{url.database}":
        raise Complaint(f"the address of the database can't be read ('@' in a password is written %40): {FORMS}")
    return url.set(drivername="postgresql+psycopg")


def read_path(text: str) -> Path:
    if not text or text == ":memory:" or text.startswith("sqlite:"):
        raise Complaint(f"the address of the database names no file: {FORMS}")
    return Path(text).expanduser().absolute()


def show(address: Path | URL) -> str:
    """The address without its password, and without its options, where a password may stand as well."""
    if isinstance(address, Path):
        return str(address)
    shown = address.set(drivername="postgresql", query={})
    return shown.render_as_string(hide_password=True)
