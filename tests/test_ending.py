"""Whatever a test does: the run ends by itself, says which test it was, and leaves no process."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WITHIN = ROOT / "tools" / "within.py"
SHORT = 3
"""Seconds that a test may last here, if it does not say more."""
LIMIT = 300
"""Seconds after which these runs would be ended from outside: none of them needs it."""
IGNORED = "ignore:.*use of fork:DeprecationWarning"
"""From 3.12 on Python warns of it beside any thread, and the clock of a limit is one."""

HEAD = """
import atexit, os, signal, subprocess, sys, threading, time
from pathlib import Path
import pytest
import tests.ending as ending

HERE = Path(__file__).parent
ending.AGAIN, ending.LAST_RESORT, ending.AT_THE_END = 100.0, 2.0, 2.0


def note(pid: int) -> None:
    (HERE / f"pid-{pid}").touch()


def hang() -> None:
    while True:
        time.sleep(1)


def a_fork() -> int:
    pid = os.fork()
    if pid == 0:
        note(os.getpid())
    return pid
"""
CODE = """


def test_forks():
    pid = a_fork()
    if pid == 0:
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, signal.SIG_IGN)
        hang()
    os.waitpid(pid, 0)


def test_waits():
    note(subprocess.Popen(["sh", "-c", "trap '' TERM INT; while :; do sleep 1; done"], start_new_session=True).pid)
    threading.Event().wait()


@pytest.fixture
def slow():
    yield
    hang()


def test_has_a_fixture_that_hangs(slow): pass


@pytest.mark.parametrize("way", ["return", "exit", "interrupt", "skip"])
def test_comes_back(way):
    pid = a_fork()
    if pid == 0:
        if way == "exit":
            sys.exit(0)
        if way == "interrupt":
            raise KeyboardInterrupt
        if way == "skip":
            pytest.skip("in a copy")
        return
    os.waitpid(pid, 0)


@pytest.mark.lasts(60)
def test_says_that_it_lasts():
    time.sleep(3.1)


def test_hangs_at_the_end():
    atexit.register(hang)
"""
DIE = """


def test_dies():
    if a_fork() == 0:
        hang()
    os.kill(os.getpid(), signal.SIGKILL)


def test_catches_all():
    note(subprocess.Popen(["sleep", "1000"]).pid)
    while True:
        try:
            hang()
        except BaseException:
            pass


def test_leaves_an_orphan():
    subprocess.run(["sh", "-c", "setsid sleep 1000 >/dev/null 2>&1 & echo $! > began && mv began orphan"], cwd=HERE)
    note(int((HERE / "orphan").read_text()))


@pytest.mark.lasts(60)
def test_sees_orphans_end():
    while not (HERE / "orphan").exists() or Path("/proc", (HERE / "orphan").read_text().strip()).exists():
        time.sleep(0.01)
"""
DEAF = """


def test_is_deaf():
    note(os.getpid())
    signal.pthread_sigmask(signal.SIG_BLOCK, range(1, signal.NSIG))
    hang()
"""
ENDS_THE_RUN = """


def test_is_still_running(request):
    note(subprocess.Popen(["sleep", "1000"]).pid)
    request.config.pluginmanager.get_plugin("ending of runs").end()
"""
LEAVES_A_FILE_OPEN = """


def test_leaves_a_file_open():
    left = [open(__file__)]
    left.append(left)
"""
LOOKS_FOR_GARBAGE = "import gc\n\n\ndef test_looks_for_garbage():\n    gc.collect()\n"


class Ran:
    """A run of pytest that has ended."""

    def __init__(self, folder: Path, code: str, *options: str, run_limit: int = 0) -> None:
        limits = f"test_limit = {SHORT}\nrun_limit = {run_limit}"
        (folder / "pytest.ini").write_text(f"[pytest]\n{limits}\nfilterwarnings = {IGNORED}\n")
        (folder / "test_one.py").write_text(HEAD + code)
        plugins = [f"-p{name}" for name in ("xdist", "tests.ending", "no:cacheprovider")]
        done = subprocess.run(
            [sys.executable, str(WITHIN), str(LIMIT), sys.executable, "-m", "pytest", *plugins, "-rA", *options],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.status, self.said = done.returncode, done.stdout
        self.started = pids(folder)

    def has(self, name: str) -> set[str]:
        """What has become of a test, as the summary says."""
        lines = [line.split() for line in self.said.splitlines()]
        return {words[0] for words in lines if len(words) > 1 and words[1] == f"test_one.py::{name}"}

    def failure(self, name: str) -> str:
        """What is said of a test that failed."""
        return self.said.partition(f"_ {name} _")[2].partition("\n___")[0]


def pids(folder: Path) -> list[int]:
    """Those that are noted in a folder."""
    return [int(path.name.partition("-")[2]) for path in folder.glob("pid-*")]


def running(pids: list[int]) -> list[int]:
    return [pid for pid in pids if Path("/proc", str(pid)).exists()]


@pytest.fixture(scope="module", params=["-n0", "-n2"])
def ran(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Ran:
    """Tests that misbehave in many ways, in one process or with workers."""
    return Ran(tmp_path_factory.mktemp("ran"), CODE, request.param)


@pytest.fixture(scope="module")
def died(tmp_path_factory: pytest.TempPathFactory) -> Ran:
    """Tests that are the end of their worker, and orphans."""
    return Ran(tmp_path_factory.mktemp("died"), DIE, "-n2")


UNEVEN = """

def test_is_soon_over():
    pass


@pytest.mark.lasts(30)
def test_lasts():
    time.sleep(6)
"""
OVERDUE = f"the test has not ended within {SHORT} seconds"


@pytest.mark.parametrize("name", ["test_forks", "test_waits"])
def test_a_test_that_hangs_fails_with_what_it_was_doing(ran: Ran, name: str) -> None:
    assert ran.has(name) == {"FAILED"}
    assert OVERDUE in ran.failure(name)
    assert f"in {name}" in ran.failure(name)


def test_a_fixture_that_hangs_is_an_error_of_its_test(ran: Ran) -> None:
    assert ran.has("test_has_a_fixture_that_hangs") == {"PASSED", "ERROR"}
    assert ran.said.count(f"Overdue: {OVERDUE}") >= 3


@pytest.mark.parametrize("way", ["return", "exit", "interrupt", "skip"])
def test_a_forked_copy_that_comes_back_does_not_go_on(ran: Ran, way: str) -> None:
    name = f"test_comes_back[{way}]"
    assert ran.has(name) == {"PASSED", "ERROR"}
    assert f"a forked copy of this process came back out of test_one.py::{name}" in ran.said


def test_the_others_run_and_the_run_ends_and_leaves_no_process(ran: Ran) -> None:
    """Also where a process hangs after its last test."""
    assert ran.has("test_says_that_it_lasts") == ran.has("test_hangs_at_the_end") == {"PASSED"}
    assert "2 failed, 7 passed, 5 errors" in ran.said
    assert ran.status == 1
    assert len(ran.started) == 6
    assert running(ran.started) == []


@pytest.mark.parametrize("name", ["test_dies", "test_catches_all"])
def test_a_worker_that_cannot_go_on_ends_with_all_that_came_from_it(died: Ran, name: str) -> None:
    assert died.has(name) == {"FAILED"}
    assert f"crashed while running 'test_one.py::{name}'" in died.said
    assert "in test_catches_all" in died.said
    assert "2 failed, 2 passed" in died.said
    assert died.status == 1
    assert running(died.started) == []


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody is handed orphans")
def test_what_a_test_has_left_to_nobody_ends_with_it(died: Ran) -> None:
    assert died.has("test_leaves_an_orphan") == died.has("test_sees_orphans_end") == {"PASSED"}


def test_without_workers_the_run_ends_with_a_test_that_cannot_be_stopped(tmp_path: Path) -> None:
    ran = Ran(tmp_path, DEAF, "-n0")
    assert ran.status == 1
    assert "in test_is_deaf" in ran.said
    assert running(ran.started) == []


def test_a_worker_that_has_nothing_left_to_do_waits_for_the_others(tmp_path: Path) -> None:
    ran = Ran(tmp_path, UNEVEN, "-n2", "--dist=worksteal")
    assert ran.status == 0
    assert "2 passed" in ran.said
    assert "Timeout" not in ran.said


def test_a_run_that_lasts_too_long_says_what_ran(tmp_path: Path) -> None:
    ran = Ran(tmp_path, ENDS_THE_RUN, "-n0", run_limit=1000)
    assert ran.status == pytest.ExitCode.INTERRUPTED
    assert "not ended within 1000 seconds. What ran:\n  test_one.py::test_is_still_running" in ran.said
    assert len(ran.started) == 1
    assert running(ran.started) == []


def test_a_run_ends_where_no_test_has_a_limit(tmp_path: Path) -> None:
    ran = Ran(tmp_path, CODE, "-n2", "-ktest_waits", "-otest_limit=0", run_limit=3)
    assert ran.status == pytest.ExitCode.INTERRUPTED
    assert "the tests have not ended within 3 seconds" in ran.said
    assert running(ran.started) == []


def test_what_is_left_open_fails_in_the_file_that_left_it(tmp_path: Path) -> None:
    (tmp_path / "test_two.py").write_text(LOOKS_FOR_GARBAGE)
    ran = Ran(tmp_path, LEAVES_A_FILE_OPEN, "-n0", "-Werror", "-ptests.conftest")
    assert ran.has("test_leaves_a_file_open") == {"PASSED", "ERROR"}
    assert "2 passed, 1 error" in ran.said


TREE = """
import os, signal, subprocess, sys, time
from pathlib import Path
for name in (signal.SIGTERM, signal.SIGINT):
    signal.signal(name, signal.SIG_IGN)
subprocess.run(["sh", "-c", "setsid sleep 1000 & echo $! > orphan"], stdout=subprocess.DEVNULL)
for command in (["sleep", "1000"], ["sh", "-c", "trap '' TERM; while :; do sleep 1; done"]):
    Path(f"pid-{subprocess.Popen(command, start_new_session=True).pid}").touch()
Path(f"pid-{os.getpid()}").touch()
"""
STAYS = TREE + "time.sleep(1000)"


@pytest.mark.parametrize(("code", "status"), [(STAYS, 124), (TREE + "sys.exit(7)", 7)], ids=["stays", "ends"])
def test_nothing_is_left_of_a_command(tmp_path: Path, code: str, status: int) -> None:
    done = subprocess.run([sys.executable, WITHIN, "3", sys.executable, "-c", code], cwd=tmp_path, timeout=LIMIT)
    assert done.returncode == status
    assert len(pids(tmp_path)) == 3
    assert running([*pids(tmp_path), int((tmp_path / "orphan").read_text())]) == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_command_ends_with_whoever_bounds_it(tmp_path: Path, number: signal.Signals) -> None:
    bounding = subprocess.Popen([sys.executable, WITHIN, "0", sys.executable, "-c", STAYS], cwd=tmp_path)
    while len(pids(tmp_path)) < 3:
        time.sleep(0.01)
    bounding.send_signal(number)
    assert bounding.wait(LIMIT) == 128 + number
    assert running(pids(tmp_path)) == []


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a command outlives whoever is killed")
def test_a_command_ends_with_whoever_bounds_it_and_is_killed(tmp_path: Path) -> None:
    bounding = subprocess.Popen(
        [sys.executable, WITHIN, "0", sys.executable, "-c", "print(1, flush=True); import time; time.sleep(1000)"],
        stdout=subprocess.PIPE,
    )
    assert bounding.stdout is not None
    with bounding.stdout as written:
        assert written.readline() == b"1\n"
        bounding.kill()
        assert written.read() == b""
    bounding.wait()
