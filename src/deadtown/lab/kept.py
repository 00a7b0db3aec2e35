"""Games that were played before, in a file: what takes hours can be done in pieces.

The first line tells what they have in common, every other one tells of a game. A line is written as soon as its game
is over, so nothing but the games under way is lost when the power is.
"""

from pathlib import Path
from typing import Any

import msgspec

from deadtown.complaint import Complaint
from deadtown.lab.plan import Plan, find_game
from deadtown.lab.simulate import Row

Key = tuple[tuple[str, ...], str, bytes, int]
"""Who played, with which seed and options, which of the games."""


class Common(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all games of a file have in common: others can't be compared with them."""

    game: str
    rules: str
    seed: str


class KeptGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played to its end."""

    bots: tuple[str, ...]
    seed: str
    options: dict[str, Any]
    index: int
    row: Row


def _key(bots: tuple[str, ...], seed: str, options: dict[str, Any], index: int) -> Key:
    return bots, seed, msgspec.json.encode(options, order="sorted"), index


class Kept:
    """The games of such a file; without one, none."""

    def __init__(self, path: Path | None, game: str, seed: str) -> None:
        self.path = path
        self._rows: dict[Key, Row] = {}
        if path is None:
            return
        common = Common(game, find_game(game).version, seed)
        try:
            written = path.read_bytes() if path.exists() else b""
            if written:
                self._read(written, common)
            else:
                path.write_bytes(msgspec.json.encode(common) + b"\n")
        except OSError as error:
            raise Complaint(f"--keep {path}: {error.strerror}") from None

    def _read(self, written: bytes, common: Common) -> None:
        """A last line that was not written to its end is a game that was not."""
        first, *lines = written.splitlines(keepends=True)
        assert self.path is not None
        try:
            if msgspec.json.decode(first, type=Common) != common:
                told = f"{common.game}, rules {common.rules}, seed {common.seed}"
                raise Complaint(f"--keep {self.path}: these are games of something else than {told}")
            if lines and not lines[-1].endswith(b"\n"):
                self.path.write_bytes(written.removesuffix(lines.pop()))
            for line in lines:
                game = msgspec.json.decode(line, type=KeptGame)
                self._rows[_key(game.bots, game.seed, game.options, game.index)] = game.row
        except msgspec.MsgspecError as error:
            raise Complaint(f"--keep {self.path} is no file of games: {error}") from None

    def __len__(self) -> int:
        return len(self._rows)

    def find(self, plan: Plan, index: int) -> Row | None:
        """How a game of a plan went, if it was played before."""
        return self._rows.get(_key(plan.bots, plan.seed, plan.options, index)) if self._rows else None

    def add(self, plan: Plan, index: int, row: Row) -> None:
        """A game is over: write it down, unless that was done before."""
        if self.path is None or self.find(plan, index) is not None:
            return
        self._rows[_key(plan.bots, plan.seed, plan.options, index)] = row
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(KeptGame(plan.bots, plan.seed, plan.options, index, row)) + b"\n")
