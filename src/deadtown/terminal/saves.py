"""Where games are kept, and how a record gets there whole or not at all."""

import os
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from deadtown.complaint import Complaint
from deadtown.folders import data_folder
from deadtown.games import GAMES
from deadtown.kernel.game import Game
from deadtown.kernel.record import Choice, Header, Line, Pause, RecordError, read_lines, write_lines
from deadtown.terminal.seats import visible_name
from deadtown.text import Speaker, Voice


class Saved(NamedTuple):
    """Where a game was saved."""

    file: Path
    """With its full name."""
    folder: Path | None
    """The outermost folder that was made for it, if there was none."""


class SaveError(Exception):
    """A game could not be saved. What was in the file before is still there."""

    def __init__(self, file: Path, reason: str, **arguments: str | int) -> None:
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


def write_record(file: Path, lines: list[Line], *, over: bool) -> Saved:
    """Put a record into a file, whole or not at all. Raises SaveError.

    Over another state of the same game only where somebody knows that it stands there.
    """
    try:
        file = full_name(file)
        _check_place(file, lines, over)
        folder = next((folder for folder in reversed(file.parents) if not folder.exists()), None)
        file.parent.mkdir(parents=True, exist_ok=True)
        _replace(file, write_lines(lines))
    except (OSError, RuntimeError, ValueError) as error:
        raise SaveError(file, "failed", problem=problem(error)) from None
    return Saved(file, folder)


def full_name(file: Path) -> Path:
    return file.expanduser().resolve()


def _check_place(file: Path, lines: list[Line], over: bool) -> None:
    """Nothing else is written over, and no other game."""
    if not file.exists():
        return
    if not file.is_file():
        raise SaveError(file, "not-a-file")
    try:
        there = read_lines(file.read_text("utf-8"))
    except (RecordError, UnicodeError):
        raise SaveError(file, "not-a-record") from None
    if _which_game(there) != _which_game(lines):
        raise SaveError(file, "other-game")
    choices = sum(isinstance(line, Choice) for line in there)
    if choices and not over:
        raise SaveError(file, "there-already", count=choices)


def _which_game(lines: list[Line]) -> tuple[object, ...]:
    """What tells a game from every other."""
    header = lines[0]
    assert isinstance(header, Header)
    return header.game, header.options, header.seats, header.commitment


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
        raise RecordError(raw.count(b"\n", 0, error.start) + 1, "is not UTF-8 text", "no-text") from None


def record_problem(file: str, error: RecordError, language: str, lines: Sequence[Line] = ()) -> str:
    """What is wrong with which line, in words: with those of its game, where that can be read."""
    header = lines[0] if lines else None
    voice = Voice(language)
    if isinstance(header, Header) and header.game in GAMES:
        voice = Speaker(GAMES[header.game], language, [visible_name(seat.name) for seat in header.seats])
    if error.refusal is not None:
        words = voice.refusal(error.refusal)
    else:
        words = voice.say(f"terminal-line-{error.reason}", **error.arguments)
    return voice.say("terminal-check-bad", file=file, line=str(error.line), problem=words)


def game_of(lines: list[Line]) -> Game[Any]:
    """The game that a record tells of."""
    header = lines[0]
    assert isinstance(header, Header)
    if header.game not in GAMES:
        raise RecordError(1, f"there is no game called {header.game!r} here", "no-game", given=header.game)
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
