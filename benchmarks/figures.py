"""A figure of ours beside a peer's."""

import gc
import json
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

OUT = Path(__file__).parent / "out"
ROUNDS = 5


@dataclass(frozen=True)
class Figure:
    """One line of the table. The ratio says how many times better ours is, where there is a peer."""

    name: str
    ours: float | None
    peer: float | None
    ratio: float | None
    unit: str
    aim: str = ""


def beside(name: str, ours: float, peer: float, unit: str, aim: str = "", *, less_is_better: bool = False) -> Figure:
    return Figure(name, ours, peer, peer / ours if less_is_better else ours / peer, unit, aim)


def alone(name: str, ours: float, unit: str, aim: str = "") -> Figure:
    return Figure(name, ours, None, None, unit, aim)


def missing(name: str, why: str) -> Figure:
    """What could not be measured here."""
    return Figure(name, None, None, None, "", f"not measured: {why}")


def seconds(work: Callable[[], object]) -> float:
    """How long some work takes, with the collector's leftovers of earlier work out of the way."""
    gc.collect()
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def computing(work: Callable[[], object]) -> float:
    """The seconds that a processor spends on some work in this process, whatever else it does meanwhile."""
    gc.collect()
    began = time.process_time()
    work()
    return time.process_time() - began


def best_of(work: Callable[[], float], rounds: int = ROUNDS) -> float:
    """The shortest of several runs: what the machine can do when nobody disturbs it."""
    return min(work() for _ in range(rounds))


def write(topic: str, figures: Iterable[Figure]) -> None:
    OUT.mkdir(exist_ok=True)
    lines = [asdict(figure) for figure in figures]
    (OUT / f"{topic}.json").write_text(json.dumps(lines, indent=2) + "\n")
