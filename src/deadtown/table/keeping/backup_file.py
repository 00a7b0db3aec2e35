"""The file of a backup: lines of JSON, compressed by gzip, the same whichever database they are from.

First a head; then, for each kind of row, a line that names its columns, and the rows, with bytes written in base64; at
last how many there are of each, and a checksum of all lines before.
"""

import gzip
import hashlib
import os
import zlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Self

import msgspec
from sqlalchemy import Double, Integer, LargeBinary, Table

from deadtown.complaint import Complaint
from deadtown.table.store.migrate import check_known, head
from deadtown.table.store.saving import Row
from deadtown.table.store.schema import entries, members, players, sessions, snapshots, tables

FORM = 1
KEPT = (players, sessions, tables, members, snapshots, entries)
"""What a backup holds, in the order in which it can be put back."""
LONGEST_LINE = 256 * 1024 * 1024
BATCH = 64
"""Rows that are read together."""


class Form(msgspec.Struct, frozen=True):
    """What the file says first, whatever its form."""

    deadtown: str
    form: int


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file says first."""

    deadtown: str
    """Always ``backup``."""
    form: int
    database: str
    """The revision of the database that it is of."""
    made: float


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes before the rows of a kind."""

    table: str
    columns: list[str]


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file says last."""

    counts: dict[str, int]
    sha256: str


class BackupWriter:
    """Writes a backup line by line, and holds nothing of the file any more when the block ends, however it does."""

    def __init__(self, file: BinaryIO, made: float) -> None:
        self.counts: dict[str, int] = {}
        self._squeezed = gzip.GzipFile(filename="", mode="wb", fileobj=file, compresslevel=6)
        self._sum = hashlib.sha256()
        self._write(msgspec.json.encode(Head("backup", FORM, head(), made)))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._squeezed.close()

    def begin(self, table: Table) -> None:
        self._kind = str(table.name)
        self.counts[self._kind] = 0
        self._write(msgspec.json.encode(Section(self._kind, list(map(str, table.c.keys())))))

    def add(self, rows: Sequence[Sequence[Any]]) -> None:
        self.counts[self._kind] += len(rows)
        self._write(b"\n".join(msgspec.json.encode(tuple(row)) for row in rows))

    def end(self) -> None:
        self._write(msgspec.json.encode(End(self.counts, self._sum.hexdigest())))

    def _write(self, line: bytes) -> None:
        self._sum.update(line + b"\n")
        self._squeezed.write(line + b"\n")


class BackupReader:
    """Reads a backup and holds it to what it says of itself. What is wrong with it is a Complaint."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.head: Head | None = None
        self.end: End | None = None
        """Known when all was read, and found to be right."""

    def rows(self) -> Iterator[tuple[Table, list[Row]]]:
        """All rows, some at a time."""
        try:
            with gzip.open(self.path, "rb") as file:
                yield from self._rows(file)
        except EOFError:
            raise self._complaint("it ends too early") from None
        except (gzip.BadGzipFile, zlib.error):
            raise self._complaint("it is none, or damaged") from None
        except OSError as error:
            raise self._complaint(error.strerror or "it can't be read") from None

    def _rows(self, file: gzip.GzipFile) -> Iterator[tuple[Table, list[Row]]]:
        line = self._line(file)
        self.head = self._read_head(line)
        checksum, waiting = hashlib.sha256(line), list(KEPT)
        counts: dict[str, int] = {}
        table: Table | None = None
        decode: Callable[[bytes], Any] = msgspec.json.decode
        batch: list[Row] = []
        while True:
            line = self._line(file)
            if line.startswith(b"["):
                if table is None:
                    raise self._complaint("it is none, or damaged")
                batch.append(self._decoded(decode, line))
                counts[table.name] += 1
            else:
                if table is not None and batch:
                    yield table, batch
                    batch = []
                if not waiting and line.startswith(b'{"counts"'):
                    break
                table = self._begun(line, waiting)
                decode, counts[table.name] = row_decoder(table).decode, 0
            checksum.update(line)
            if table is not None and len(batch) >= BATCH:
                yield table, batch
                batch = []
        end: End = self._decoded(msgspec.json.Decoder(End).decode, line)
        if end.counts != counts or end.sha256 != checksum.hexdigest():
            raise self._complaint("its checksum is wrong: it is damaged")
        if file.read(1):
            raise self._complaint("something stands behind its end: it is damaged")
        self.end = end

    def _read_head(self, line: bytes) -> Head:
        first: Form = self._decoded(msgspec.json.Decoder(Form).decode, line)
        if first.deadtown != "backup":
            raise self._complaint("it is none, or damaged")
        if first.form > FORM:
            raise self._complaint(f"it is newer (form {first.form}) than this program (form {FORM})")
        found: Head = self._decoded(msgspec.json.Decoder(Head).decode, line)
        try:
            check_known(found.database)
        except Complaint as complaint:
            raise self._complaint(f"it {complaint}") from None
        if found.form != FORM or found.database != head():
            raise self._complaint(
                f"it is older ({found.database}) than this program ({head()}): restore it with the Deadtown that made "
                "it, then start this one"
            )
        return found

    def _begun(self, line: bytes, waiting: list[Table]) -> Table:
        """The kind of rows that begins: always in the same order, none left out."""
        section: Section = self._decoded(msgspec.json.Decoder(Section).decode, line)
        table = waiting.pop(0) if waiting else None
        if table is None or (section.table, section.columns) != (table.name, table.c.keys()):
            raise self._complaint("it is none, or damaged")
        return table

    def _line(self, file: gzip.GzipFile) -> bytes:
        line = file.readline(LONGEST_LINE)
        if not line.endswith(b"\n"):
            raise self._complaint("it ends too early" if len(line) < LONGEST_LINE else "it is none, or damaged")
        return line

    def _decoded(self, decode: Callable[[bytes], Any], line: bytes) -> Any:
        try:
            return decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self._complaint("it is none, or damaged") from None

    def _complaint(self, problem: str) -> Complaint:
        return Complaint(f"backup {self.path}: {problem}")


def row_decoder(table: Table) -> msgspec.json.Decoder[Any]:
    """Reads a row of a kind, with the types that its columns have."""
    kinds: list[Any] = []
    for column in table.c:
        kind: Any = str
        for sort, type in ((Double, float), (Integer, int), (LargeBinary, bytes)):
            if isinstance(column.type, sort):
                kind = type
        kinds.append(kind | None if column.nullable else kind)
    return msgspec.json.Decoder(tuple[tuple(kinds)])  # type: ignore[misc]


def sync_folder(path: Path) -> None:
    """Make durable that a file has its name."""
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
