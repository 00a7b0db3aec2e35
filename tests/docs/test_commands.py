"""Every command in the README and the docs does what it says: it is run here.

What is a plain ``deadtown ...`` is carried out in this process, unless it starts processes itself; the first command of
each page, and whatever a shell is needed for, is typed at a shell. Of many games only the first few are played, and of
many scenarios the first two.
"""

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from deadtown.lab import balance
from deadtown.lab.plan import sets_of
from deadtown.terminal import analyse
from tests.commands import Done, carry_out
from tests.docs.pages import with_few_games
from tests.terminal.test_analyse import LITTLE

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]

BLOCK = re.compile(r"^```console\n(.*?)^```", re.M | re.S)
PATH = re.compile(r"`((?:tests|benchmarks|docs|examples|tools|requirements)/[\w./-]+\.(?:py|md|toml))`")


def commands() -> Iterator[tuple[str, list[str]]]:
    """Each page with the commands of one block; those of a block are run one after another in one folder."""
    for page in PAGES:
        for block in BLOCK.findall(page.read_text()):
            found = [line[2:] for line in block.splitlines() if line.startswith("$ ")]
            if found:
                yield page.name, found


ALL = list(commands())


def test_there_are_commands_to_run() -> None:
    assert sum(len(found) for _, found in ALL) > 10


PROGRAM = re.compile(r"^(\.venv/bin/)?deadtown ")
FOR_A_SHELL = re.compile(r"[|<>;&$*?`\\]")
"""Whatever a shell does more than split words at spaces and quotes."""
TYPED = {
    next((command for name, found in ALL if name == page.name for command in found if PROGRAM.match(command)), "")
    for page in PAGES
}
"""The first command of each page."""


@pytest.mark.parametrize(("page", "found"), ALL, ids=[f"{page}: {found[0]}" for page, found in ALL])
def test_commands_work(page: str, found: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=":")
    monkeypatch.setattr(analyse, "QUICK", LITTLE)
    monkeypatch.setattr(balance, "sets_of", lambda *asked: islice(sets_of(*asked), 2))
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    for command in found:
        run = carried_out(command, tmp_path)
        assert run.returncode == 0, f"{command}\n{run.stdout}\n{run.stderr}"
        assert "Traceback" not in run.stderr


def carried_out(command: str, folder: Path) -> Done:
    words = shlex.split(command)
    if words[0] == "make":
        target = [part for part in words[1:] if "=" not in part]
        return run("make", "--dry-run", *target, folder=ROOT)
    assert PROGRAM.match(command) or words[0] == "printf", command
    command, typed = PROGRAM.sub("deadtown ", command), command in TYPED
    if "--record" not in words:
        command = with_few_games(command)
    if typed or words[0] == "printf" or FOR_A_SHELL.search(command) or "--jobs" in words:
        return run("bash", "-euo", "pipefail", "-c", command, folder=folder)
    return carry_out(*shlex.split(command)[1:], folder=folder)


def run(*words: str, folder: Path) -> Done:
    done = subprocess.run(words, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return Done(done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text()):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def test_paths_named_in_the_docs_exist() -> None:
    """`tests/kit/cases.py` and the like are where the docs say."""
    for page in PAGES:
        for path in PATH.findall(page.read_text()):
            assert (ROOT / path).exists(), f"{page.name}: {path}"


PYTHON = re.compile(r"^```python\n(.*?)^```", re.M | re.S)


@pytest.mark.parametrize("page", ["README.md", "docs/simulate.md"])
def test_the_python_of_the_pages_runs(page: str, tmp_path: Path) -> None:
    blocks = PYTHON.findall((ROOT / page).read_text())
    assert blocks
    for block in blocks:
        subprocess.run([sys.executable, "-c", with_few_games(block)], cwd=tmp_path, check=True)


def test_excerpts_of_the_code_are_as_in_the_code() -> None:
    """Each line that the pages quote, but for dots that leave something out, stands in the code."""
    code = {
        line.strip()
        for folder in ("src", "tests")
        for path in (ROOT / folder).rglob("*.py")
        for line in path.read_text().splitlines()
    }
    for page in ("architecture.md", "add-a-game.md"):
        for block in PYTHON.findall((ROOT / "docs" / page).read_text()):
            for line in block.splitlines():
                assert line.strip() in {*code, "", "..."}, f"{page}: {line}"
