"""Games that were played before, in a file: what takes hours can be done in pieces.

The first line tells what they have in common. A line with a plan comes before the first game of it, and every other
line is a game of a plan. It is written as soon as the game is over, so nothing but the games under way is lost when
the power is.
"""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from deadtown.complaint import Complaint
from deadtown.lab.code import code_of
from deadtown.lab.plan import Plan, find_game


class Common(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all games of a file have in common: others can't be compared with them."""

    game: str
    rules: str
    seed: str
    code: str
    """The code that played them."""


class KeptPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played, by its number in the file; how many games of it, does not matter."""

    number: int
    plan: Plan


class KeptGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played to its end."""

    plan: int
    game: int
    row: msgspec.Raw


class Unfinished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was written about a run that was stopped: the same run may write it anew."""

    unfinished: dict[str, str]
    """A digest of each file, by its place seen from the file of games."""
    run: str


UNFINISHED = b'{"unfinished"'


def read_kept(lines: Iterable[bytes]) -> tuple[dict[int, Plan], dict[tuple[int, int], bytes]]:
    """The plans of a file by their numbers, and the rows by the number of the plan and the game; not its first line."""
    plans: dict[int, Plan] = {}
    rows: dict[tuple[int, int], bytes] = {}
    for line in lines:
        if line.startswith(b'{"number"'):
            known = msgspec.json.decode(line, type=KeptPlan)
            plans[known.number] = known.plan
        elif not line.startswith(UNFINISHED):
            game = msgspec.json.decode(line, type=KeptGame)
            rows[game.plan, game.game] = bytes(game.row)
    return plans, rows


class Kept:
    """The games of such a file; without one, none."""

    def __init__(self, path: Path | None = None, game: str = "", seed: str = "") -> None:
        self.path = path
        self._numbers: dict[bytes, int] = {}
        """By what the plans are."""
        self._lines: dict[tuple[int, int], bytes] = {}
        if path is None:
            return
        common = Common(game, find_game(game).version, seed, code_of(find_game(game)))
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
            self._check(msgspec.json.decode(first, type=Common), common)
            if lines and not lines[-1].endswith(b"\n"):
                self.path.write_bytes(written.removesuffix(lines.pop()))
            plans, self._lines = read_kept(lines)
            self._numbers = {plan.identity: number for number, plan in plans.items()}
        except msgspec.MsgspecError as error:
            raise Complaint(f"--keep {self.path} is no file of games: {error}") from None

    def _check(self, there: Common, common: Common) -> None:
        if msgspec.structs.replace(there, code=common.code) != common:
            told = f"{common.game}, rules {common.rules}, seed {common.seed}"
            raise Complaint(f"--keep {self.path}: these are games of something else than {told}")
        if there.code != common.code:
            raise Complaint(
                f"--keep {self.path}: these games were played by other code of Deadtown; begin another file"
            )

    def __len__(self) -> int:
        return len(self._lines)

    def find(self, plan: Plan, index: int) -> bytes | None:
        """The row of a game of a plan, if it was played before."""
        return self._lines.get((self._numbers[plan.identity], index)) if plan.identity in self._numbers else None

    def add(self, plan: Plan, index: int, line: bytes) -> None:
        """A game is over: write it down."""
        if self.path is None:
            return
        told = b""
        number = self._numbers.get(plan.identity)
        if number is None:
            number = self._numbers[plan.identity] = len(self._numbers)
            told = msgspec.json.encode(KeptPlan(number, plan)) + b"\n"
        self._lines[number, index] = line
        with self.path.open("ab") as file:
            file.write(told + msgspec.json.encode(KeptGame(number, index, msgspec.Raw(line))) + b"\n")
