"""Games that are played by the machines of a Ray cluster: two of them here, of which one is killed.

Ray itself is started once, in a process of its own; whatever does not need it is tried with one that plays at once.
"""

import atexit
import contextlib
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
from tests.lab.left import children, of_session
from tests.lab.runs import OWN_BOT, lines_of
from tests.lab.test_command import call, figures

TRIES = 3
ALONE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"}
"""A cluster of this machine alone, which asks nothing of others and listens to nobody else."""

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")


class Machines:
    """A cluster in a process of its own."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.lab.machines"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        self.address = self.said()

    @property
    def on(self) -> str:
        return f"ray:{self.address}"

    def said(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def lose(self, machine: int) -> None:
        assert self.process.stdin is not None
        print(machine, file=self.process.stdin, flush=True)
        assert self.said() == "lost"

    def end(self) -> None:
        """It, and whatever it has started."""
        for pid in of_session(self.process.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        with self.process:
            self.process.kill()


@pytest.fixture
def machines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Machines]:
    """Ray gives each of its parts half a minute to start, which is not enough when a machine has much else to do."""
    for name, value in {**ALONE, "RAY_AUTH_TOKEN": fresh_seed()}.items():
        monkeypatch.setenv(name, value)
    for _ in range(TRIES):
        made = Machines()
        try:
            if made.address:
                yield made
                return
        finally:
            made.end()
    pytest.fail("no cluster has started")


def plan(games: int) -> Plan:
    return make_plan("zombinion", ["random", "money"], games, "1", {"turn_cap": 6})


def surroundings() -> dict[str, Any]:
    """What a library may leave behind in a program."""
    return {
        "signals": {number: signal.getsignal(number) for number in signal.valid_signals()},
        "at the end": atexit._ncallbacks(),
        "exceptions": sys.excepthook,
        "threads": threading.active_count(),
        "modules": {name for name in sys.modules if name.partition(".")[0] == "ray"},
        "environment": dict(os.environ),
        "processes": children(),
    }


@needs_ray
def test_a_machine_may_be_lost_in_the_middle(machines: Machines) -> None:
    """What it was playing is played by the other one. A program may play from any thread, and nothing of Ray stays."""
    found: list[bytes] = []
    before = surroundings()

    def play() -> None:
        for played in Playing([plan(30)], hire(on=machines.on)):
            found.append(played.line)
            if len(found) == 5:
                machines.lose(0)

    thread = threading.Thread(target=play)
    thread.start()
    thread.join()
    assert found == lines_of(plan(30))
    assert surroundings() == before


AT_ONCE = """
import types

def is_initialized():
    return False

def init(*args, **how):
    {}

def put(found):
    return found

def remote(**how):
    return lambda play: types.SimpleNamespace(remote=lambda *given: Ref(play, given))

class Ref:
    def __init__(self, play, given):
        self.play, self.given = play, given

def wait(refs, timeout):
    return refs[:1], refs[1:]

def get(ref):
    try:
        return ref.play(*ref.given)
    except Exception as error:
        failed = exceptions.RayTaskError()
        failed.cause = error
        raise failed

def cluster_resources():
    return {{"CPU": 2.0}}

def cancel(ref, force):
    pass

def shutdown():
    pass

exceptions = types.ModuleType("ray.exceptions")
exceptions.RayError = type("RayError", (Exception,), {{}})
exceptions.RayTaskError = type("RayTaskError", (exceptions.RayError,), {{}})
import sys
sys.modules["ray.exceptions"] = exceptions
"""
"""A Ray that plays at once."""


def pretend(folder: Path, does: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be a Ray that does this when it is to start, and then plays at once."""
    (folder / "ray.py").write_text(AT_ONCE.format(does))
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)


def test_a_cluster_shows_what_one_process_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(OWN_BOT.format(0))
    words = f"zombinion --bots {mine},money --games 6 --seed 1 --option turn_cap=5"
    assert call(f"{words} --out {tmp_path / 'alone.csv'}") == 0
    alone = figures(capsys.readouterr().out)
    pretend(tmp_path, "pass", monkeypatch)
    before = surroundings()
    assert call(f"{words} --on ray --out {tmp_path / 'cluster.csv'}") == 0
    assert surroundings() == before
    shown = figures(capsys.readouterr().out)
    assert [line for line in shown if "written" not in line] == [line for line in alone if "written" not in line]
    assert (tmp_path / "alone.csv").read_bytes() == (tmp_path / "cluster.csv").read_bytes()


def test_a_machine_with_other_code_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(tmp_path, "pass", monkeypatch)
    monkeypatch.setattr(cluster, "codes", lambda plans: {"zombinion": "other"})
    with pytest.raises(CrewLost, match="has other code of Deadtown: install the same on all machines"):
        list(Playing([plan(1)], hire(on="ray")))


def test_a_ray_that_is_never_ready_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(tmp_path, "import time; time.sleep(3600)", monkeypatch)
    monkeypatch.setattr(cluster, "STARTING", 0.0)
    before = children()
    with pytest.raises(Complaint, match="it was not ready within 0 seconds"):
        list(Playing([plan(1)], hire(on="ray")))
    assert children() == before


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
