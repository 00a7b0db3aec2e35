"""Games that are played by the machines of a Ray cluster: two of them here, of which one is killed."""

import atexit
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from deadtown.complaint import Complaint
from deadtown.kernel import fresh_seed
from deadtown.lab import cluster
from deadtown.lab.crews import CrewLost, hire
from deadtown.lab.plan import Plan, make_plan
from deadtown.lab.playing import Playing
from tests.lab.left import children
from tests.lab.runs import OWN_BOT, lines_of
from tests.lab.test_command import call, figures

LONG = 120.0
"""Seconds after which a cluster hangs, even on a busy machine."""

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")


class Machines:
    """A cluster in a process of its own."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.lab.machines"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        address = self.said()
        assert address, "the cluster did not start"
        self.on = f"ray:{address}"

    def said(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def lose(self, machine: int) -> None:
        assert self.process.stdin is not None
        print(machine, file=self.process.stdin, flush=True)
        assert self.said() == "lost"

    def end(self) -> None:
        with self.process:
            assert self.process.stdin is not None
            self.process.stdin.close()
            try:
                self.process.wait(LONG)
            finally:
                self.process.kill()


@pytest.fixture(scope="module")
def machines() -> Iterator[Machines]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_TOKEN", fresh_seed())
        made = Machines()
        try:
            yield made
        finally:
            made.end()


def plan(games: int) -> Plan:
    return make_plan("zombinion", ["random", "money"], games, "1", {"turn_cap": 6})


def surroundings() -> dict[str, Any]:
    """What a library may leave behind in a program."""
    return {
        "signals": {number: signal.getsignal(number) for number in signal.valid_signals()},
        "at the end": atexit._ncallbacks(),  # type: ignore[attr-defined]
        "exceptions": sys.excepthook,
        "threads": threading.active_count(),
        "modules": {name for name in sys.modules if name.partition(".")[0] == "ray"},
        "environment": dict(os.environ),
        "processes": children(),
    }


@needs_ray
def test_a_cluster_shows_what_one_process_shows(
    machines: Machines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(OWN_BOT.format(0))
    words = f"zombinion --bots {mine},money --games 6 --seed 1 --option turn_cap=5"
    assert call(f"{words} --out {tmp_path / 'alone.csv'}") == 0
    alone = figures(capsys.readouterr().out)
    before = surroundings()
    assert call(f"{words} --on {machines.on} --out {tmp_path / 'cluster.csv'}") == 0
    assert surroundings() == before, "nothing of Ray is left in this program"
    said = capsys.readouterr()
    shown = figures(said.out)
    assert f"Ray is connecting to {machines.on.removeprefix('ray:')}" in said.err
    assert [line for line in shown if "written" not in line] == [line for line in alone if "written" not in line]
    assert (tmp_path / "alone.csv").read_bytes() == (tmp_path / "cluster.csv").read_bytes()


@needs_ray
def test_a_machine_with_other_code_is_refused(machines: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "codes", lambda plans: {"zombinion": "other"})
    with pytest.raises(CrewLost, match="has other code of Deadtown: install the same on all machines"):
        list(Playing([plan(1)], hire(on=machines.on)))


@needs_ray
def test_a_machine_may_be_lost_in_the_middle(machines: Machines) -> None:
    """What it was playing is played by the other one. And a program may play from any of its threads."""
    found: list[bytes] = []

    def play() -> None:
        for played in Playing([plan(30)], hire(on=machines.on)):
            found.append(played.line)
            if len(found) == 5:
                machines.lose(0)

    thread = threading.Thread(target=play)
    thread.start()
    thread.join(LONG)
    assert found == lines_of(plan(30))


FAKE = """
def is_initialized():
    return False

def init(*args, **how):
    {}
"""


def pretend(folder: Path, does: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be a Ray that does this when it is to start."""
    (folder / "ray.py").write_text(FAKE.format(does))
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)


@pytest.mark.parametrize(
    ("does", "said"),
    [
        (
            "raise Exception('The current node\\ntimed out during startup.')",
            "The current node timed out during startup.",
        ),
        ("import os; os._exit(1)", "the process that speaks with Ray died"),
    ],
)
def test_where_ray_does_not_start_one_line_says_so(
    does: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    pretend(tmp_path, does, monkeypatch)
    before = children()
    with pytest.raises(Complaint) as complaint:
        call("zombinion --bots random,money --games 2 --on ray")
    assert str(complaint.value) == f"--on ray: {said}"
    assert capfd.readouterr().err == "deadtown: Ray is being started on this machine\n"
    assert children() == before


def test_a_start_of_ray_is_not_waited_for_when_somebody_stops_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pretend(tmp_path, "import os, signal, time; os.kill(os.getppid(), signal.SIGINT); time.sleep(3600)", monkeypatch)
    before = children()
    assert call("zombinion --bots random,money --games 2 --on ray") == 130
    assert "Stopped after 0 of 2 games: nothing was written." in capsys.readouterr().out
    assert children() == before


@pytest.mark.parametrize(
    ("where", "said"), [("mars", "on ray, or on ray:ADDRESS"), ("ray:127.0.0.1:1", "no cluster answers at 127.0.0.1:1")]
)
def test_where_nobody_can_play_is_complained_of(where: str, said: str) -> None:
    with pytest.raises(Complaint, match=said):
        call(f"zombinion --bots random,money --games 2 --on {where}")


def test_a_library_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    with pytest.raises(Complaint, match=r"--on ray needs ray: pip install 'deadtown\[ray\]'"):
        call("zombinion --bots random,money --games 2 --on ray")
