"""Tries every nuisance, or those whose names begin so, each at a new server as it is by default.

Two pairs of people take four decisions a second, and somebody plays with an easy bot and one that searches, while
somebody at another address disturbs. Prints a table, writes benchmarks/out/trial.json, and ends with 1 if any bound did
not hold. What the machine itself makes everybody wait for is told beside: where that is much, the figures say little.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from benchmarks.figures import OUT
from benchmarks.servers import deadtown
from benchmarks.trial.machine import Machine
from benchmarks.trial.nuisances import NUISANCES
from benchmarks.trial.plan import MOST_LATER, MOST_MILLISECONDS, Experience, Plan, Toll
from deadtown.web.settings import Settings

ROOT = Path(__file__).parent.parent.parent
NOBODY = "nobody"
PATIENCE = 90.0
"""Seconds that a trial may take longer than it should."""


class Trial(msgspec.Struct, frozen=True):
    """How one trial went."""

    nuisance: str
    experience: Experience
    toll: Toll

    @property
    def bounds_hold(self) -> bool:
        found = self.experience
        return found.decision99 <= MOST_MILLISECONDS and found.answer_most <= Settings().bot_seconds + MOST_LATER


def try_one(nuisance: str, seconds: float, folder: Path) -> Trial:
    with deadtown(str(folder / f"{len(list(folder.iterdir()))}.db"), folder, rates=1.0) as server:
        plan = Plan(server.port, server.process, seconds, nuisance)
        with start("benchmarks.trial.people", plan) as people:
            assert people.stdout is not None
            if people.stdout.readline() != "ready\n":
                raise RuntimeError("nobody could sit down")
            toll = Toll()
            with Machine(folder) as machine:
                if nuisance != NOBODY:
                    with start("benchmarks.trial.disturb", plan) as others:
                        toll = msgspec.json.decode(told_by(others, seconds), type=Toll)
                experience = msgspec.json.decode(told_by(people, seconds), type=Experience)
            return Trial(nuisance, msgspec.structs.replace(experience, machine99=machine.wait99), toll)


def start(module: str, plan: Plan) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", module, msgspec.json.encode(plan).decode()]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def told_by(process: "subprocess.Popen[str]", seconds: float) -> str:
    try:
        told, _ = process.communicate(timeout=seconds + PATIENCE)
    finally:
        process.kill()
    if process.returncode:
        raise RuntimeError(f"{process.args!r} has failed")
    return told


def show(trials: list[Trial]) -> None:
    title = f"Decisions of others (at most {MOST_MILLISECONDS:g} ms, 99 of 100), and answers of their bots"
    table = Table("meanwhile", title=title)
    for heading in ("decisions", "p50 ms", "p99 ms", "most ms", "answers", "p50 s", "most s", "MB", "machine p99 ms"):
        table.add_column(heading, justify="right")
    table.add_column("granted, refused, cut", justify="right")
    table.add_column("holds")
    for one in trials:
        found, toll = one.experience, one.toll
        table.add_row(
            one.nuisance,
            f"{found.decisions}",
            *(f"{value:.1f}" for value in (found.decision50, found.decision99, found.decision_most)),
            f"{found.answers}",
            *(f"{value:.2f}" for value in (found.answer50, found.answer_most)),
            f"{found.memory:.0f}",
            f"{found.machine99:.1f}",
            f"{toll.granted}, {toll.refused}, {toll.cut}",
            "yes" if one.bounds_hold else "no",
        )
    Console(width=170).print(table)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.trial", description=__doc__)
    parser.add_argument("wanted", nargs="*", help="the beginnings of names: " + "; ".join((NOBODY, *NUISANCES)))
    parser.add_argument("--seconds", type=float, default=60.0, help="for each trial")
    arguments = parser.parse_args()
    names = [name for name in (NOBODY, *NUISANCES) if name.startswith(tuple(arguments.wanted or [""]))]
    if not names:
        parser.error("no nuisance begins so")
    OUT.mkdir(exist_ok=True)
    trials: list[Trial] = []
    with tempfile.TemporaryDirectory(dir=OUT, prefix="trial-") as folder:
        for name in names:
            print(f"{name} ...", file=sys.stderr)
            trials.append(try_one(name, arguments.seconds, Path(folder)))
    (OUT / "trial.json").write_bytes(msgspec.json.format(msgspec.json.encode(trials), indent=2) + b"\n")
    show(trials)
    return 0 if all(one.bounds_hold for one in trials) else 1


if __name__ == "__main__":
    sys.exit(main())
