"""A simulation in two processes that is stopped at a random moment: how long it takes to end, and what is left of it.

``python -m tests.lab.stops --starts 200`` tells the figures, and fails if one of them took long; the tests try a few.
"""

import os
import signal
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from deadtown.lab.kept import Kept
from deadtown.lab.plan import Plan, make_plan
from deadtown.lab.row import write_row
from deadtown.lab.simulator import Simulator
from tests.lab.left import of_session

LONG = 120.0
"""Seconds after which a program that is stopped hangs, even on a busy machine."""
SOON = 2.0
"""Seconds within which it ends on idle cores, for those who ask for the figures."""
LATEST = 0.3
"""Seconds after the processes begin to start, or the whole program, within which it is stopped."""
SEED = "stops"

GAMES = 100_000
OPTIONS = {"turn_cap": 6}

READY = """
import os
from deadtown.lab.processes import Processes
call = Processes.call

def tell(crew):
    os.write(told, b"!")
    call(crew)

Processes.call = tell
"""

COMMAND = """
from deadtown.terminal.command import main
words = "simulate zombinion --bots random,money --games {games} --option turn_cap=6 --jobs 2 --seed {seed} --keep"
sys.exit(main([*words.split(), {kept!r}]))
"""

PROGRAM = """
import signal
from deadtown.lab import simulate

def stop(number, frame):
    if os.getpid() != me:
        os.write(told, b"a child has run the handler of its parent")
    raise SystemExit(128 + number)

me = os.getpid()
signal.signal(signal.SIGTERM, stop)
signal.signal(signal.SIGINT, stop)
try:
    options = {{"turn_cap": 6}}
    simulate("zombinion", ["random", "money"], games={games}, options=options, jobs=2, seed="{seed}", keep={kept!r})
finally:
    from tests.lab.left import children
    left = children()
    if left:
        os.write(told, f"left {{left}}".encode())
"""

THREADS = "import threading; threading.Thread(target=threading.Event().wait, daemon=True).start()"
NO_THREADS = ""


class Way(NamedTuple):
    """How it is run and stopped."""

    program: str
    threads: str
    numbers: tuple[int, ...]
    from_start: bool = False
    """Whether the moment is counted from the start of the whole program."""

    @property
    def name(self) -> str:
        who = "command" if self.program is COMMAND else "program"
        how = "from nothing" if self.threads else "copies"
        when = "at its start" if self.from_start else "while processes start"
        return f"{who}, {how}, {'+'.join(signal.Signals(number).name for number in self.numbers)} {when}"


STOPS = ((signal.SIGTERM,), (signal.SIGINT,), (signal.SIGTERM, signal.SIGINT))
WAYS = [
    *(
        Way(program, threads, numbers)
        for program in (COMMAND, PROGRAM)
        for threads in (NO_THREADS, THREADS)
        for numbers in STOPS
    ),
    *(Way(COMMAND, NO_THREADS, numbers, from_start=True) for numbers in STOPS),
]


class Stopped(NamedTuple):
    """What came of one of them."""

    way: Way
    after: float
    """Seconds after which the (first) signal came."""
    seconds: float
    """Seconds from the last signal to its end."""
    status: int
    kept: int
    """How many games were in the file."""
    problems: list[str]


def stop(way: Way, luck: Random, folder: Path, expected: Callable[[int], bytes]) -> Stopped:
    """Run it, stop it, and look at what is left."""
    kept = folder / "kept.jsonl"
    reading, writing = os.pipe()
    # Only what is told passes through this pipe, which whoever is left would hold open.
    begin = f"import os, sys\ntold = {writing}\n"
    program = begin + READY + way.threads + way.program.format(games=GAMES, seed=SEED, kept=str(kept))
    after = [luck.uniform(0, LATEST) for _ in way.numbers]
    command = [sys.executable, "-c", program]
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, pass_fds=[writing], start_new_session=True
    )
    os.close(writing)
    problems = []
    with process, open(reading, "rb", buffering=0) as told:
        if not way.from_start:
            assert told.read(1) == b"!", process.stderr and process.stderr.read().decode()
        for number, seconds in zip(way.numbers, after, strict=True):
            time.sleep(seconds)
            with suppress(ProcessLookupError):
                process.send_signal(number)
        began = time.monotonic()
        try:
            status = process.wait(LONG)
        except subprocess.TimeoutExpired:
            problems.append("it hangs")
            status = 0
            os.killpg(process.pid, signal.SIGKILL)
        seconds = time.monotonic() - began
        # Those of a program that was killed before it could handle anything end by themselves.
        while (left := of_session(process.pid)) and time.monotonic() - began < LONG:
            time.sleep(0.01)
        if left:
            problems.append(f"processes are left: {left}")
            os.killpg(process.pid, signal.SIGKILL)
        said = told.read().removeprefix(b"!").decode()
        if said:
            problems.append(said)
        assert process.stderr is not None
        errors = process.stderr.read().decode()
    # What Python does when it is interrupted before it has begun our program is its own affair.
    if not way.from_start and status not in expected_statuses(way):
        problems.append(f"it ended with {status}: {errors}")
    return Stopped(way, after[0], seconds, status, check_kept(kept, expected, problems), problems)


def expected_statuses(way: Way) -> set[int]:
    """Those of a shell, or killed by one before anything was loaded that handles it."""
    return {status for number in way.numbers for status in (128 + number, -number)}


def check_kept(path: Path, expected: Callable[[int], bytes], problems: list[str]) -> int:
    """The same command can go on, with games that are what they would have been."""
    if not path.exists():
        return 0
    kept = Kept(path, "zombinion", SEED)
    found = 0
    while (line := kept.find(plan(), found)) is not None:
        if line != expected(found):
            problems.append(f"game {found} was kept as it was not")
        found += 1
    if found != len(kept):
        problems.append(f"{len(kept)} games are kept, but only {found} from the first one on")
    return found


def plan() -> Plan:
    return make_plan("zombinion", ["random", "money"], GAMES, SEED, OPTIONS)


class Games:
    """What each game would have been."""

    def __init__(self) -> None:
        self._simulator = Simulator(plan())
        self._lines: dict[int, bytes] = {}

    def __call__(self, index: int) -> bytes:
        if index not in self._lines:
            self._lines[index] = write_row(self._simulator.play(index))
        return self._lines[index]


def stops(ways: Sequence[Way], starts: int, seed: str) -> list[Stopped]:
    """So many starts, of one way after another."""
    luck, games, found = Random(seed), Games(), []
    for start in range(starts):
        with TemporaryDirectory(prefix="deadtown-stops-") as folder:
            found.append(stop(ways[start % len(ways)], luck, Path(folder), games))
    return found


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=200)
    parser.add_argument("--seed", default="1")
    told = parser.parse_args()
    found = stops(WAYS, told.starts, told.seed)
    print(f"{'':68} {'starts':>6} {'median':>7} {'longest':>8} {'games':>6}")
    for way in WAYS:
        mine = sorted(one.seconds for one in found if one.way is way)
        games = sum(one.kept for one in found if one.way is way)
        if mine:
            print(f"{way.name:68} {len(mine):6} {mine[len(mine) // 2]:6.2f}s {mine[-1]:7.2f}s {games:6}")
    every = sorted(one.seconds for one in found)
    shares = {share: every[min(len(every) - 1, int(len(every) * share / 100))] for share in (50, 90, 99, 100)}
    print(", ".join(f"{share}% within {seconds:.2f} s" for share, seconds in shares.items()))
    for one in found:
        if one.seconds > SOON:
            one.problems.append(f"it took {one.seconds:.2f} s to end")
    wrong = [one for one in found if one.problems]
    for one in wrong:
        print(f"{one.way.name} after {one.after:.3f} s: {'; '.join(one.problems)}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
