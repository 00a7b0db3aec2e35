"""A command that is carried out in the process of the tests does what a process does, and leaves nothing behind."""

import os
import random
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from deadtown.terminal import command
from tests.commands import SIGNALS, Done, carry_out


@pytest.mark.parametrize(
    ("words", "typing"),
    [
        ("--version", ""),
        ("rules zombinion 7.2 --lang fr", ""),
        ("rules monopoly", ""),
        ("simulate zombinion --bots money,random --games 0", ""),
        ("play zombinion --seed 1 --save-to game.jsonl", "2\n1\nquit\n"),
    ],
)
def test_it_says_and_does_what_a_process_does(words: str, typing: str, tmp_path: Path) -> None:
    environment = {"COLUMNS": "100", "XDG_DATA_HOME": str(tmp_path / "data")}
    run = subprocess.run(
        [sys.executable, "-m", "deadtown", *words.split()],
        cwd=tmp_path,
        input=typing,
        capture_output=True,
        text=True,
        env=os.environ | environment,
    )
    files = {file.name: file.read_bytes() for file in tmp_path.iterdir() if file.is_file()}
    for name in files:
        (tmp_path / name).unlink()
    here = carry_out(*words.split(), folder=tmp_path, typing=typing, **environment)
    assert here == (run.returncode, run.stdout, run.stderr)
    assert files == {file.name: file.read_bytes() for file in tmp_path.iterdir() if file.is_file()}


def test_nothing_of_it_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def disturb() -> int:
        os.environ["DEADTOWN_LEFT"] = "yes"
        os.chdir("/")
        random.seed(1)
        sys.path.insert(0, "left")
        for number in SIGNALS:
            signal.signal(number, signal.SIG_IGN)
        print(sys.argv[1], sys.stdin.read())
        raise LookupError("a bug")

    def state() -> tuple[object, ...]:
        handlers = [signal.getsignal(number) for number in SIGNALS]
        streams = sys.stdin, sys.stdout, sys.stderr
        return (
            dict(os.environ),
            os.getcwd(),
            random.getstate(),
            sys.path[:],
            handlers,
            streams,
            threading.active_count(),
        )

    monkeypatch.setattr("tests.commands.main", disturb)
    before = state()
    done = carry_out("word", folder=tmp_path, typing="typed", LANG="fr")
    assert (done.returncode, done.stdout) == (1, "word typed\n")
    assert done.stderr.endswith("LookupError: a bug\n")
    assert state() == before


@pytest.mark.parametrize(("raised", "status"), [(SystemExit(3), 3), (KeyboardInterrupt(), 130)])
def test_however_it_ends_the_status_is_told(
    raised: BaseException, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(asked: str) -> int:
        raise raised

    monkeypatch.setattr(command, "make_parser", stop)
    assert carry_out("games") == Done(status, "", "\n" if status == 130 else "")
