"""A fresh install: the package as it is made, in an environment with what it says that it needs, and nothing else.

What it needs is taken from the environment of the tests, so that nothing is fetched.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
PAGE = Path("src", "deadtown", "web", "page", "built")
STAND_IN = f"""[ -e {PAGE}/index.html ] && exit 0
mkdir -p {PAGE}/assets
echo '<!doctype html><title>Deadtown</title>' > {PAGE}/index.html
"""
"""The page as it was built is packed; one that was not is small."""


def clone(folder: Path) -> Path:
    """All of which a package is made."""
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "built.[0-9]*"))
    (folder / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "build_hook.py", folder / "tools")
    (folder / "tools" / "page").write_text(STAND_IN)
    return folder


def make_wheel(clone: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", "made"]
    subprocess.run(command, cwd=clone, check=True, capture_output=True)
    (wheel,) = (clone / "made").iterdir()
    return wheel


class Environment:
    """An environment of its own. Nothing of the one that the tests run in is seen there."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
        self.site = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)}))
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
        into = ["--python", str(folder / "bin" / "python"), "install", "--no-index", "--no-deps", "--no-compile"]
        subprocess.run([*pip, *into, str(wheel)], check=True)

    def need(self, extra: str = "") -> set[str]:
        """Bring what the package says that it needs, and what that needs. The names of all of it."""
        (found,) = Distribution.discover(name="deadtown", path=[str(self.site)])
        names: set[str] = set()
        self._bring(found, {extra}, names)
        return names

    def _bring(self, needing: Distribution, extras: set[str], names: set[str]) -> None:
        for line in needing.requires or []:
            needed = Requirement(line)
            marker = needed.marker
            if marker is not None and not any(marker.evaluate({"extra": extra}) for extra in extras | {""}):
                continue
            found = distribution(needed.name)
            if needed.name not in names:
                names.add(needed.name)
                self._link(found)
                self._bring(found, needed.extras, names)

    def _link(self, found: Distribution) -> None:
        """Let the files of a package be found here, too."""
        for top in {file.parts[0] for file in found.files or []} - {"..", "__pycache__"}:
            there = self.site / top
            if not there.exists():
                there.symlink_to(str(found.locate_file(top)))

    def run(self, *command: str | Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.folder / "bin" / command[0], *command[1:]],
            cwd=self.folder,
            env=self.variables,
            capture_output=True,
            text=True,
            timeout=120,
        )

    @property
    def variables(self) -> dict[str, str]:
        """No path to the sources. What the first command compiles is kept for the next ones, as it is for anybody."""
        mine = {"XDG_DATA_HOME": str(self.folder / "data"), "PYTHONDONTWRITEBYTECODE": ""}
        return {**{name: value for name, value in os.environ.items() if name != "PYTHONPATH"}, **mine}
