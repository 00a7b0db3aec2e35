"""Files about a run that was stopped. The same command goes on, and writes them anew without being told to.

The file of games (``--keep``) names them, with a digest of each: whatever was changed since, or belongs to something
else, is not written over.
"""

import os
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path

import msgspec

from deadtown.lab.kept import UNFINISHED, Unfinished
from deadtown.lab.plan import Plan


def note_unfinished(keep: Path | None, plans: Sequence[Plan], paths: Iterable[Path], *, finished: bool) -> None:
    """Write down which files are to be written anew; none, when the run has come to its end."""
    if keep is None:
        return
    files = {} if finished else {_seen_from(keep, path): _digest(path) for path in paths if path.is_file()}
    if files or _last_note(keep) is not None:
        with keep.open("ab") as file:
            file.write(msgspec.json.encode(Unfinished(files, _run(plans))) + b"\n")


def may_be_written_anew(keep: Path | None, plans: Sequence[Plan], paths: Iterable[Path]) -> set[Path]:
    """The files that the same run has left behind when it was stopped, and nobody has changed since."""
    note = None if keep is None else _last_note(keep)
    if keep is None or note is None or note.run != _run(plans):
        return set()
    return {path for path in paths if path.is_file() and note.unfinished.get(_seen_from(keep, path)) == _digest(path)}


def _last_note(keep: Path) -> Unfinished | None:
    """What was written down last, if anything was and it can be read."""
    try:
        lines = [line for line in keep.read_bytes().splitlines() if line.startswith(UNFINISHED)]
        return msgspec.json.decode(lines[-1], type=Unfinished) if lines else None
    except (OSError, msgspec.MsgspecError):
        return None


def _run(plans: Sequence[Plan]) -> str:
    """What tells a run from others: its plans. How many games are played does not matter."""
    return blake2b(b"".join(plan.identity for plan in plans), digest_size=16).hexdigest()


def _seen_from(keep: Path, path: Path) -> str:
    return os.path.relpath(path, keep.parent)


def _digest(path: Path) -> str:
    return blake2b(path.read_bytes(), digest_size=16).hexdigest()
