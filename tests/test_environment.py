"""Setting up on a machine that lacks something gives one clear message, or brings what is missing."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.postgres import skip

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
    """A machine with a shell, a clone of the set-up scripts, and nothing else."""
    bin_folder = tmp_path / "bin"
    bin_folder.mkdir()
    for name in ("sh", "bash", "dirname", "env", "rm", "touch"):
        found = shutil.which(name)
        assert found
        (bin_folder / name).symlink_to(found)
    (tmp_path / "tools").mkdir()
    for tool in ("environment", "python"):
        shutil.copy(ROOT / "tools" / tool, tmp_path / "tools")
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


OLD_NODE = """#!/bin/sh
exit 1
"""
NEW_NODE = """#!/bin/sh
exit 0
"""
NPM = """#!/bin/sh
echo "npm $*" >> ../said
case "$1" in
  ci) mkdir -p node_modules && touch node_modules/.package-lock.json;;
  run)
    for word; do folder=$word; done
    [ ! -e ../meanwhile ] || . ../meanwhile
    mkdir -p "$folder/assets"
    echo page > "$folder/index.html";;
esac
"""
BROKEN_NPM = """#!/bin/sh
[ "$1" = run ] || exit 0
echo "there is a mistake"
exit 1
"""
PYTHON = f"""#!/bin/sh
case "$2" in
  gzip) exec {sys.executable} "$@";;
  venv) echo "no venv here" >&2; exit 1;;
esac
"""


@pytest.fixture
def workshop(machine: Path) -> Path:
    """A machine with a Python and the sources of a page."""
    for name in ("find", "mktemp", "mkdir", "cat", "mv", "sleep"):
        (machine / "bin" / name).symlink_to(str(shutil.which(name)))
    for name in ("node", "page"):
        shutil.copy(ROOT / "tools" / name, machine / "tools")
    (machine / "requirements" / "node.txt").touch()
    install(machine, "python3", PYTHON)
    (machine / "client" / "src").mkdir(parents=True)
    (machine / "client" / "package-lock.json").touch()
    (machine / "client" / "src" / "main.tsx").touch()
    (machine / "src" / "deadtown" / "web" / "page").mkdir(parents=True)
    (machine / "src" / "deadtown" / "web" / "text").mkdir()
    return machine


def said(machine: Path) -> list[str]:
    """What npm was told to do since it was last asked here, by the first word."""
    file = machine / "said"
    words = [line.split()[1] for line in file.read_text().splitlines()] if file.exists() else []
    file.unlink(missing_ok=True)
    return words


def age(folder: Path) -> None:
    """Make everything in a folder an hour older."""
    for path in (folder, *folder.rglob("*")):
        then = path.stat().st_mtime - 3600
        os.utime(path, (then, then))


def test_the_page_is_built_when_it_is_missing_or_old_and_only_then(workshop: Path) -> None:
    install(workshop, "node", NEW_NODE)
    install(workshop, "npm", NPM)
    age(workshop)
    assert run(workshop, "tools/page").returncode == 0
    assert said(workshop) == ["ci", "run"]
    built = workshop / "src" / "deadtown" / "web" / "page" / "built"
    assert {path.name for path in built.iterdir()} == {"index.html", "index.html.gz", "assets"}
    assert [path.name for path in built.parent.iterdir()] == ["built"]
    assert run(workshop, "tools/page").returncode == 0
    assert said(workshop) == []
    for source in ("client/src/main.tsx", "src/deadtown/web/text/en.ftl"):
        age(workshop)
        (workshop / source).touch()
        assert run(workshop, "tools/page").returncode == 0
        assert said(workshop) == ["run"], source
    age(workshop)
    (workshop / "client" / "src" / "main.tsx").unlink()
    assert run(workshop, "tools/page").returncode == 0
    assert said(workshop) == ["run"]


def test_what_is_changed_while_the_page_is_built_is_built_the_next_time(workshop: Path) -> None:
    install(workshop, "node", NEW_NODE)
    install(workshop, "npm", NPM)
    age(workshop)
    (workshop / "meanwhile").write_text("sleep 0.1; touch src/main.tsx; sleep 0.1")
    for expected in (["ci", "run"], ["run"]):
        assert run(workshop, "tools/page").returncode == 0
        assert said(workshop) == expected
        (workshop / "meanwhile").unlink(missing_ok=True)
    assert run(workshop, "tools/page").returncode == 0
    assert said(workshop) == []


def test_packages_of_the_page_are_installed_once_for_each_lock(workshop: Path) -> None:
    install(workshop, "node", NEW_NODE)
    install(workshop, "npm", NPM)
    age(workshop)
    for expected in (["ci"], []):
        assert run(workshop, "tools/node").returncode == 0
        assert said(workshop) == expected
    age(workshop)
    (workshop / "client" / "package-lock.json").touch()
    assert run(workshop, "tools/node").returncode == 0
    assert said(workshop) == ["ci"]


def test_a_page_that_can_not_be_built_leaves_the_old_one(workshop: Path) -> None:
    install(workshop, "node", NEW_NODE)
    install(workshop, "npm", BROKEN_NPM)
    (workshop / "client" / "node_modules").mkdir()
    (workshop / "client" / "node_modules" / ".package-lock.json").touch()
    built = workshop / "src" / "deadtown" / "web" / "page" / "built"
    built.mkdir()
    (built / "index.html").write_text("old")
    age(built)
    done = run(workshop, "tools/page")
    assert done.returncode == 2
    assert "there is a mistake" in done.stderr
    assert "the page could not be built" in done.stderr
    assert (built / "index.html").read_text() == "old"
    assert [path.name for path in built.parent.iterdir()] == ["built"]


@pytest.mark.parametrize("node", [None, OLD_NODE])
def test_without_a_node_that_is_new_enough_one_is_installed(workshop: Path, node: str | None) -> None:
    """Where even that is not possible, it is said."""
    if node is not None:
        install(workshop, "node", node)
        install(workshop, "npm", NPM)
    done = run(workshop, "tools/page")
    assert done.returncode == 2
    assert "no Node.js that is new enough: installing the one of requirements/node.txt" in done.stderr
    assert "could not make .venv-node" in done.stderr


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("18.20.0", False),
        ("20.18.3", False),
        ("20.19.0", True),
        ("21.7.0", False),
        ("22.12.0", False),
        ("22.13.0", True),
        ("24.0.0", True),
        ("26.1.0", True),
    ],
)
def test_which_node_is_new_enough(workshop: Path, version: str, enough: bool) -> None:
    node = shutil.which("node")
    if node is None:
        skip("there is no Node.js here")
    pretended = f'Object.defineProperty(process, "versions", {{ value: {{ node: "{version}" }} }});'
    install(workshop, "node", f"#!/bin/sh\nshift\nexec {node} -e '{pretended}'\"$1\"\n")
    install(workshop, "npm", NPM)
    assert (run(workshop, "tools/node").returncode == 0) == enough


BUILDS = """#!/bin/sh
mkdir -p src/deadtown/web/page/built/assets
cd src/deadtown/web/page/built
echo new > index.html; touch index.html.gz assets/main-1.js
"""
CAN_NOT_BUILD = """#!/bin/sh
echo "deadtown: this machine has no Node.js" >&2
exit 2
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The least of which a package can be made; its page is built by a script of the test."""
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "build_hook.py", tmp_path / "tools")
    (tmp_path / "src" / "deadtown" / "web" / "page").mkdir(parents=True)
    (tmp_path / "src" / "deadtown" / "__init__.py").touch()
    return tmp_path


def package(clone: Path, script: str, target: str = "wheel", **environment: str) -> subprocess.CompletedProcess[str]:
    """Make a package where the page is built so."""
    (clone / "tools" / "page").write_text(script)
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", "made"]
    return subprocess.run(command, cwd=clone, env={**os.environ, **environment}, capture_output=True, text=True)


def packed(clone: Path) -> dict[str, str]:
    """The files of the page in the package that was made."""
    (made,) = (clone / "made").iterdir()
    with zipfile.ZipFile(made) as wheel:
        names = [name for name in wheel.namelist() if name.startswith("deadtown/web/page/built/")]
        return {name.removeprefix("deadtown/web/page/built/"): wheel.read(name).decode() for name in names}


def test_the_page_is_built_before_a_package_is_made(clone: Path) -> None:
    assert package(clone, BUILDS).returncode == 0
    assert packed(clone) == {"index.html": "new\n", "index.html.gz": "", "assets/main-1.js": ""}


def test_no_package_is_made_without_the_page_and_it_is_said_what_to_do(clone: Path) -> None:
    done = package(clone, CAN_NOT_BUILD)
    assert done.returncode == 1
    assert "this machine has no Node.js" in done.stderr
    assert "needs Node.js (20.19, 22.13, 24 or newer)" in done.stderr
    assert "DEADTOWN_WITHOUT_PAGE=1" in done.stderr
    assert list((clone / "made").iterdir()) == []


def test_who_does_without_the_page_says_so(clone: Path) -> None:
    assert package(clone, CAN_NOT_BUILD, DEADTOWN_WITHOUT_PAGE="1").returncode == 0
    assert packed(clone) == {}


def test_a_page_that_was_built_before_is_packed_where_it_can_not_be_built_anew(clone: Path) -> None:
    built = clone / "src" / "deadtown" / "web" / "page" / "built"
    built.mkdir()
    (built / "index.html").write_text("old")
    done = package(clone, CAN_NOT_BUILD)
    assert done.returncode == 0
    assert "it is packed as it was built before" in done.stderr
    assert packed(clone) == {"index.html": "old"}


def test_a_package_of_the_sources_holds_the_page_and_what_builds_it(clone: Path) -> None:
    for name in ("client", "requirements"):
        (clone / name).mkdir()
    (clone / "client" / "package.json").touch()
    (clone / "requirements" / "node.txt").touch()
    assert package(clone, BUILDS, "sdist").returncode == 0
    (made,) = (clone / "made").iterdir()
    with tarfile.open(made) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"src/deadtown/web/page/built/index.html", "client/package.json", "requirements/node.txt"} <= names
    assert {"tools/page", "tools/build_hook.py"} <= names


def test_the_lock_of_the_page_holds_hashes_and_no_addresses_for_every_system() -> None:
    packages = json.loads((ROOT / "client" / "package-lock.json").read_text())["packages"]
    for place, package in packages.items():
        assert "resolved" not in package, place
        assert "integrity" in package or not place
        for name in package.get("optionalDependencies", {}):
            assert f"node_modules/{name}" in packages, (
                f"{name} is missing: the page could not be built where it is needed"
            )


def test_locks_hold_hashes_and_no_addresses() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        text = lock.read_text()
        assert "==" in text
        assert text.count("--hash=sha256:") >= text.count("==")
        assert "://" not in text
        assert "--index-url" not in text


def test_who_plays_from_a_clone_has_what_the_package_and_its_server_need() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    declared = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    locked = (ROOT / "requirements" / "play.in").read_text().split("\n")
    names = {Requirement(line).name for line in locked if line} - {"hatchling", "editables"}
    assert names == {Requirement(line).name for line in declared}
