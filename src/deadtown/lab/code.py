"""A short name of the code that plays a game: other code, another name."""

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import deadtown
from deadtown.kernel import Game

PLAYS = ("kernel", "bots", "games/kit", "games/town")
"""What has a part in every game, besides the folders of the game itself."""
KINDS = ("*.py", "*.toml")


def code_of(game: Game[Any]) -> str:
    """The digest of all modules, and files of bots, that may change what comes out of a simulation of a game."""
    return _digest(tuple(sorted(game.folders)))


@cache
def _digest(folders: tuple[Path, ...]) -> str:
    found = blake2b(digest_size=16, person=b"dt-code")
    for path in _files(folders):
        found.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def _files(folders: tuple[Path, ...]) -> Iterator[Path]:
    root = Path(deadtown.__file__).parent
    for folder in (*(root / name for name in PLAYS), *folders):
        for kind in KINDS:
            yield from sorted(folder.rglob(kind))
