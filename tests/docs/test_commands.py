"""Every command in the README and the docs does what it says: it is run here."""

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

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


@pytest.mark.parametrize(("page", "found"), ALL, ids=[f"{page}: {found[0]}" for page, found in ALL])
def test_commands_work(page: str, found: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=":")
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    for command in found:
        if command.startswith("make "):
            target = [part for part in shlex.split(command)[1:] if "=" not in part]
            run = subprocess.run(["make", "--dry-run", *target], cwd=ROOT, capture_output=True, text=True)
        else:
            assert command.startswith(("deadtown ", "printf ", ".venv/bin/deadtown ")), command
            command = command.replace(".venv/bin/deadtown", "deadtown")
            run = subprocess.run(
                ["bash", "-euo", "pipefail", "-c", command],
                cwd=tmp_path,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=120,
            )
        assert run.returncode == 0, f"{command}\n{run.stdout}\n{run.stderr}"
        assert "Traceback" not in run.stderr


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
        subprocess.run([sys.executable, "-c", block], cwd=tmp_path, check=True, timeout=60)


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
