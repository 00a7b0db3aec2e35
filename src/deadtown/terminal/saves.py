"""Where games are kept, and how a record gets there whole or not at all."""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from deadtown.complaint import Complaint
from deadtown.folders import data_folder
from deadtown.games import GAMES
from deadtown.kernel.game import Game
from deadtown.kernel.record import Header, Line, Pause, RecordError, read_lines, write_lines
from deadtown.text import Speaker


class SaveError(Exception):
    """A game could not be saved. What was in the file before is still there."""

    def __init__(self, file: Path, reason: str, **arguments: str) -> None:
        super().__init__(f"{file}: {reason}")
        self.file = file
        self.reason = reason
        """Ends the name of the text that words it."""
        self.arguments = arguments

    def words(self, speaker: Speaker) -> str:
        return speaker.say(f"terminal-save-{self.reason}", file=str(self.file), **self.arguments)


def fresh_file(game: str, folder: Path | None = None) -> Path:
    """A name in the data folder that no game has yet."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    return numbered((folder or data_folder()) / f"{stem}.jsonl")


def numbered(file: Path) -> Path:
    """This name, or the first with a number that is free: ``game.jsonl``, ``game-2.jsonl``."""
    number, free = 1, file
    while free.exists():
        number += 1
        free = file.with_name(f"{file.stem}-{number}{file.suffix}")
    return free


def write_record(file: Path, lines: list[Line]) -> Path:
    """Put a record into a file, whole or not at all. Raises SaveError. Tells the full name of the file."""
    try:
        file = file.expanduser().resolve()
        _check_place(file, lines)
        file.parent.mkdir(parents=True, exist_ok=True)
        _replace(file, write_lines(lines))
    except (OSError, RuntimeError, ValueError) as error:
        raise SaveError(file, "failed", problem=problem(error)) from None
    return file


def _check_place(file: Path, lines: list[Line]) -> None:
    """Only an older state of the same game may be written over."""
    if not file.exists():
        return
    if not file.is_file():
        raise SaveError(file, "not-a-file")
    try:
        there = read_lines(file.read_text("utf-8"))[0]
    except (RecordError, UnicodeError):
        raise SaveError(file, "not-a-record") from None
    here = lines[0]
    assert isinstance(there, Header)
    assert isinstance(here, Header)
    if there.commitment != here.commitment:
        raise SaveError(file, "other-game")


def _replace(file: Path, text: str) -> None:
    """Write beside the file, then take its place in one move."""
    draft = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        draft.replace(file)
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def read_record(file: str) -> list[Line]:
    """The lines of a record. Raises RecordError for what stands in it, Complaint when it can't be opened."""
    try:
        raw = Path(file).expanduser().read_bytes()
    except (OSError, RuntimeError, ValueError) as error:
        raise Complaint(f"can't read {file}: {problem(error)}") from None
    try:
        return read_lines(raw.decode())
    except UnicodeDecodeError as error:
        raise RecordError(raw.count(b"\n", 0, error.start) + 1, "is not UTF-8 text") from None


def game_of(lines: list[Line]) -> Game[Any]:
    """The game that a record tells of."""
    header = lines[0]
    assert isinstance(header, Header)
    if header.game not in GAMES:
        raise RecordError(1, f"there is no game called {header.game!r} here")
    return GAMES[header.game]


def last_saved(game: str) -> Path | None:
    """The game in the data folder that was left last and can be continued."""
    files = list(data_folder().glob(f"{game}-*.jsonl"))
    files.sort(key=lambda file: file.name, reverse=True)
    return next(filter(_can_be_continued, files), None)


def _can_be_continued(file: Path) -> bool:
    try:
        return isinstance(read_record(str(file))[-1], Pause)
    except (Complaint, RecordError):
        return False


def problem(error: Exception) -> str:
    """What went wrong, as the system words it, without our file names twice."""
    return getattr(error, "strerror", None) or str(error)
