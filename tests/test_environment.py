"""Setting up on a machine that lacks something gives one clear message."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

TOO_OLD = """#!/bin/sh
[ "$1" = --version ] && echo "Python 3.8.1" && exit 0
exit 1
"""
NO_VENV = """#!/bin/sh
case "$2" in *venv*) exit 1;; esac
exit 0
"""


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A machine with a shell, a clone of the set-up script, and nothing else."""
    bin_folder = tmp_path / "bin"
    bin_folder.mkdir()
    for name in ("sh", "bash", "dirname", "env", "rm", "touch"):
        found = shutil.which(name)
        assert found
        (bin_folder / name).symlink_to(found)
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "environment", tmp_path / "tools")
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "play.txt").touch()
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "run", tmp_path / ".ci")
    return tmp_path


def run(machine: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=machine, env={"PATH": str(machine / "bin"), **environment}, capture_output=True, text=True
    )


def install(machine: Path, name: str, script: str) -> None:
    path = machine / "bin" / name
    path.write_text(script)
    os.chmod(path, 0o755)


def test_no_python(machine: Path) -> None:
    done = run(machine, "tools/environment", "play")
    assert done.returncode == 2
    assert "needs Python 3.11 or newer; this machine has no python3." in done.stderr


def test_an_old_python(machine: Path) -> None:
    install(machine, "python3", TOO_OLD)
    done = run(machine, "tools/environment", "play")
    assert done.returncode == 2
    assert "needs Python 3.11 or newer; this machine has Python 3.8.1." in done.stderr


def test_an_old_python_that_was_asked_for(machine: Path) -> None:
    install(machine, "snake", TOO_OLD)
    done = run(machine, "tools/environment", "play", PYTHON="snake")
    assert done.returncode == 2
    assert "PYTHON=snake is too old" in done.stderr


def test_a_python_without_venv(machine: Path) -> None:
    install(machine, "python3", NO_VENV)
    done = run(machine, "tools/environment", "play")
    assert done.returncode == 2
    assert "python3 has no venv module" in done.stderr
    assert not (machine / ".venv").exists()


def test_a_newer_python_is_found_under_its_own_name(machine: Path) -> None:
    install(machine, "python3", TOO_OLD)
    install(machine, "python3.12", NO_VENV)
    done = run(machine, "tools/environment", "play")
    assert "python3.12 has no venv module" in done.stderr


def test_no_make(machine: Path) -> None:
    done = run(machine, "bash", ".ci/run")
    assert done.returncode == 2
    assert "'make' is missing" in done.stderr


def test_locks_hold_hashes_and_no_addresses() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        text = lock.read_text()
        assert "==" in text
        assert text.count("--hash=sha256:") >= text.count("==")
        assert "://" not in text
        assert "--index-url" not in text
