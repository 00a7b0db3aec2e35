"""The package installs by itself: the games need little, the server says what it needs, and the page is in it."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.fresh import PAGE, Environment, clone, make_wheel

SERVER_ONLY = {
    "litestar",
    "uvicorn",
    "websockets",
    "httptools",
    "sqlalchemy",
    "alembic",
    "psycopg",
    "prometheus-client",
}

IMPORT_ALL = """
import importlib, pkgutil, sys
import deadtown
for room in ("kernel", "games", "text", "bots", "lab", "terminal"):
    package = importlib.import_module(f"deadtown.{room}")
    for module in pkgutil.walk_packages(package.__path__, f"deadtown.{room}."):
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as error:
            assert error.name in ("matplotlib", "numpy", "choix", "pyarrow", "ray"), error
print(*sorted(name for name in sys.modules if name.startswith(("deadtown.web", "deadtown.table"))))
print(deadtown.__file__)
"""


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clone(tmp_path_factory.mktemp("clone"))


@pytest.fixture(scope="module")
def wheel(sources: Path) -> Path:
    return make_wheel(sources)


@pytest.fixture(scope="module")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Installed without extras."""
    environment = Environment(tmp_path_factory.mktemp("plain"), wheel)
    brought = environment.need()
    assert not brought & SERVER_ONLY
    return environment


@pytest.fixture(scope="module")
def serving(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Installed as ``deadtown[server]``."""
    environment = Environment(tmp_path_factory.mktemp("serving"), wheel)
    assert environment.need("server") >= SERVER_ONLY
    return environment


def test_games_are_simulated_without_the_server(plain: Environment) -> None:
    done = plain.run("deadtown", "simulate", "zombinion", "--bots", "money,random", "--games", "2", "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert "money" in done.stdout


def test_games_are_played_in_the_terminal_without_the_server(plain: Environment) -> None:
    done = plain.run("deadtown", "play", "zombiaki", "--seat", "bot:random", "--seat", "bot:random", "--seed", "1")
    assert done.returncode == 0, done.stderr


def test_nothing_but_the_server_needs_what_a_server_needs(plain: Environment) -> None:
    done = plain.run("python", "-c", IMPORT_ALL)
    assert done.returncode == 0, done.stderr
    loaded, where = done.stdout.splitlines()
    assert loaded == ""
    assert Path(where).is_relative_to(plain.folder), "what was installed is tried, not the sources"


@pytest.mark.parametrize("command", ["serve --no-browser --port 0", "house tables", "house"])
def test_what_needs_the_server_says_what_to_install(plain: Environment, command: str) -> None:
    name, *more = command.split()
    done = plain.run("deadtown", name, *more)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        f"deadtown: {name} needs litestar, uvicorn, websockets, httptools, sqlalchemy, alembic: "
        "pip install 'deadtown[server]'\n"
    )


@pytest.mark.parametrize(
    ("command", "needed"),
    [
        ("luck zombinion --bots money,random", "luck needs numpy: pip install 'deadtown[lab]'"),
        ("tournament zombinion --bots money,hunter", "pip install 'deadtown[lab]'"),
        ("simulate zombinion --bots money,random --games 2 --on ray", "pip install 'deadtown[ray]'"),
        ("simulate zombinion --bots money,random --games 2 --out games.parquet", "pip install 'deadtown[lab]'"),
    ],
)
def test_what_needs_an_extra_says_which(plain: Environment, command: str, needed: str) -> None:
    done = plain.run("deadtown", *command.split())
    assert done.returncode == 2
    assert needed in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_research_says_what_to_install(plain: Environment) -> None:
    done = plain.run("python", "-c", "import deadtown.research")
    assert done.stderr.splitlines()[-1].endswith("this takes NumPy: pip install 'deadtown[research]'")


def test_a_server_that_was_installed_serves_the_page(serving: Environment, sources: Path) -> None:
    with served(serving) as address, urlopen(address, timeout=60) as answer:
        assert answer.status == 200
        assert answer.read() == (sources / PAGE / "index.html").read_bytes()


@contextmanager
def served(environment: Environment) -> Iterator[str]:
    """The address of a server of that environment."""
    command = [str(environment.folder / "bin" / "deadtown"), "serve", "--no-browser", "--port", "0", "--bots", "1"]
    with subprocess.Popen(
        command,
        cwd=environment.folder,
        env=environment.variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert "Deadtown is open at" in line
            yield line.split()[4]
        finally:
            server.terminate()
