"""Several processes that play: however they begin, they play the same, nothing runs twice, and none is left."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from deadtown.complaint import Complaint
from deadtown.lab import processes, simulate
from deadtown.lab.crews import CrewLost, hire
from deadtown.lab.plan import Plan, make_plan
from deadtown.lab.playing import Playing
from deadtown.lab.processes import Processes
from tests.lab import worker
from tests.lab.dice import Keeper
from tests.lab.left import children
from tests.lab.runs import OWN_BOT, lines_of

LONG = 120
"""Seconds after which a program hangs, even on a busy machine."""

Left = Callable[[], set[int]]

LENT = """
import os, sys
from deadtown.complaint import Complaint
from deadtown.lab import simulate

class Own:
    imagines = False
    def __init__(self, luck):
        pass
    def choose(self, sight):
        return sight.options[-1]

def play(jobs):
    try:
        return simulate("zombinion", [Own, "money"], games=3, seed=1, options={"turn_cap": 4}, jobs=jobs).digest
    except Complaint as complaint:
        return str(complaint)
"""


@pytest.fixture
def left() -> Left:
    """Which processes there are that were not there before this test."""
    before = children()
    return lambda: children() - before


def plan(games: int = 40) -> Plan:
    return make_plan("dice", ["gambler", "keeper"], games, "test", {})


def run(program: str, folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """A program of somebody's own, in a file, as people write them: nothing guards it against being read twice."""
    path = folder / "program.py"
    path.write_text(program)
    return subprocess.run([sys.executable, path, *words], capture_output=True, text=True, timeout=LONG)


def test_processes_begin_as_copies_where_there_are_no_threads(tmp_path: Path) -> None:
    """They know what their parent knows."""
    done = run(LENT + "print(play(1)); print(play(2)); print(play(2))", tmp_path)
    one, *several = done.stdout.split()
    assert several == [one, one], done.stderr
    assert not done.stderr


@pytest.mark.parametrize(
    "thread",
    [
        "import threading; threading.Thread(target=threading.Event().wait, daemon=True).start()",
        "import _thread, time; _thread.start_new_thread(time.sleep, (1000,))",
    ],
)
def test_a_program_with_threads_is_not_copied(thread: str, tmp_path: Path) -> None:
    """Be they Python's or not. What it knows alone can't be played then, and whatever has a name can."""
    program = f"""{LENT}
{thread}
os.fork = None
print(play(2))
print(simulate("zombinion", ["random", "money"], games=3, seed=1, options={{"turn_cap": 4}}, jobs=2).digest)
"""
    done = run(program, tmp_path)
    complaint, digest = done.stdout.splitlines()
    assert complaint.startswith("Own is known to this process alone")
    assert digest == simulate("zombinion", ["random", "money"], games=3, seed=1, options={"turn_cap": 4}).digest
    assert not done.stderr


def test_processes_that_begin_from_nothing_give_the_same_rows(tmp_path: Path) -> None:
    """A bot from a file comes with its text."""
    mine = tmp_path / "mine.py"
    mine.write_text(OWN_BOT.format(0))
    plan = make_plan("zombinion", ["random", str(mine)], 4, "test", {"turn_cap": 5})
    mine.unlink()
    assert lines_of(plan, 2) == lines_of(plan)


def test_they_find_modules_where_their_parent_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(OWN_BOT.format(0))
    monkeypatch.syspath_prepend(tmp_path)
    plan = make_plan("zombinion", ["random", "my_bots:Own"], 2, "test", {"turn_cap": 5})
    assert lines_of(plan, 2) == lines_of(plan)


def test_what_bots_print_is_no_answer(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    alone = lines_of(plan(4))
    monkeypatch.setenv(worker.MANNERS, "chatter")
    assert lines_of(plan(4), 2) == alone
    said = capfd.readouterr()
    assert "I gamble" in said.err
    assert not said.out


def test_a_process_that_dies_is_complained_of(monkeypatch: pytest.MonkeyPatch, left: Left) -> None:
    monkeypatch.setenv(worker.MANNERS, "die")
    with pytest.raises(CrewLost, match="a process of the simulation died"):
        lines_of(plan(), 2)
    assert not left()


def test_a_process_that_can_not_begin_is_complained_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(CrewLost, match="can't start 2 processes: No such file or directory"):
        lines_of(plan(), 2)


def test_whoever_goes_away_waits_for_nobody(monkeypatch: pytest.MonkeyPatch, left: Left) -> None:
    """A process that would play for an hour is ended."""
    monkeypatch.setenv(worker.MANNERS, "dawdle")
    games = iter(Playing([plan()], hire(2)))
    assert next(games).game == 0
    assert len(left()) == 2
    games.close()
    assert not left()


def test_a_process_that_does_not_end_is_told_and_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], left: Left
) -> None:
    """As one does not that waits for a disk that is gone."""
    monkeypatch.setattr(processes, "ENDING", 0.01)
    kept: list[processes.Player] = []
    begin = processes.begin_from_nothing

    class Immortal:
        def __init__(self, pid: int) -> None:
            self.pid = pid

        def poll(self) -> None:
            return None

        def kill(self) -> None:
            pass

    def begin_forever(others: list[processes.Player]) -> processes.Player:
        player = begin(others)
        kept.append(processes.Player(player.process, player.orders, player.answers))
        player.process = Immortal(player.process.pid)
        return player

    monkeypatch.setattr(processes, "begin_from_nothing", begin_forever)
    crew = Processes([plan()], 1)
    crew.call()
    crew.dismiss()
    monkeypatch.setattr(processes, "ENDING", LONG)
    (player,) = kept
    assert f"process {player.process.pid} was killed, but does not end" in capsys.readouterr().err
    player.process.kill()
    player.end(float("inf"))
    assert not left()


@pytest.mark.parametrize(
    "threads", ["", "import threading; threading.Thread(target=threading.Event().wait, daemon=True).start()"]
)
def test_processes_end_with_the_first_even_when_it_is_killed(threads: str, tmp_path: Path) -> None:
    """Whoever still played would hold the pipe open into which its errors go."""
    program = f"""
import os, sys
{threads}
from deadtown.lab.crews import hire
from deadtown.lab.plan import make_plan
from deadtown.lab.playing import Playing
plan = make_plan("zombinion", ["random", "random"], 100_000, "test", {{}})
next(iter(Playing([plan], hire(2))))
print("played", end="", flush=True)
os.kill(os.getpid(), 9)
"""
    done = run(program, tmp_path)
    assert done.stdout == "played"
    assert not done.stderr


STOPPED_AT_ONCE = """
import os, signal, sys

def stop(number, frame):
    print("stopped", os.getpid() == parent, flush=True)
    sys.exit(7)

parent = os.getpid()
signal.signal(signal.SIGTERM, stop)
os.register_at_fork(after_in_child=lambda: os.kill(os.getpid(), signal.SIGTERM))
from deadtown.complaint import Complaint
from deadtown.lab import simulate
try:
    simulate("zombinion", ["random", "random"], games=4, jobs=2)
except Complaint as complaint:
    print(complaint, os.getpid() == parent, flush=True)
"""


def test_a_copy_that_is_stopped_in_its_first_moment_is_no_second_program(tmp_path: Path) -> None:
    """The handlers of its parent are none of its own, be they called before it has said so."""
    done = run(STOPPED_AT_ONCE, tmp_path)
    assert done.stdout == "a process of the simulation died; is there memory enough for so many --jobs? True\n"
    assert done.returncode == 0


def test_bots_of_a_program_are_refused_where_there_are_no_copies(left: Left) -> None:
    class Own(Keeper):
        pass

    with pytest.raises(Complaint, match=r"Own is known to this process alone, .* put it into a file, or use one job"):
        simulate("dice", [Own, "keeper"], games=4, jobs=2)
    assert not left()


def test_a_ctrl_c_that_comes_at_once_does_not_hurt_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal sends it to all of them."""
    begin = processes.begin_from_nothing

    def press(others: list[processes.Player]) -> processes.Player:
        player = begin(others)
        os.kill(player.process.pid, signal.SIGINT)
        return player

    alone = lines_of(plan(4))
    monkeypatch.setattr(processes, "begin_from_nothing", press)
    assert lines_of(plan(4), 2) == alone
