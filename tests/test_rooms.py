"""Rooms use only the rooms below them (docs/architecture.md)."""

import ast
import re
from collections.abc import Collection
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "deadtown"
SHARED = ("kit", "town")
"""The folders beside the games that hold what several of them need."""
JOINS = {"humans/combined": {"zombies"}}
"""Games that join two others, and what they use besides the game in whose folder they are."""
TABLE = sorted((SOURCE / "table").rglob("*.py"))

MAY_USE = {
    "kernel": {"kernel", "likeness"},
    "games": {"games", "kernel"},
    "text": {"text", "kernel", "complaint"},
    "bots": {"bots", "games", "kernel", "complaint", "likeness", "frames", "ending", "signals"},
    "table": {"table", "bots", "games", "text", "kernel", "complaint", "frames", "ending"},
    "web": {"web", "table", "bots", "games", "text", "kernel", "complaint", "folders", "visible", "__version__"},
    "lab": {"lab", "bots", "games", "text", "kernel", "complaint", "frames", "ending", "signals", "__version__"},
    "research": {"research", "bots", "games", "text", "kernel", "complaint"},
    "terminal": {
        "terminal",
        "web",
        "lab",
        "bots",
        "games",
        "text",
        "kernel",
        "complaint",
        "signals",
        "folders",
        "visible",
        "__version__",
    },
}


@cache
def text_of(path: Path) -> str:
    return path.read_text()


@cache
def import_statements(path: Path) -> list[ast.Import | ast.ImportFrom]:
    """Those of a module, wherever they stand; it is parsed once for all tests."""
    return [node for node in ast.walk(ast.parse(text_of(path))) if isinstance(node, ast.Import | ast.ImportFrom)]


def imports(path: Path) -> set[str]:
    """The rooms that a module imports from."""
    found = set()
    for node in import_statements(path):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif node.module == "deadtown":
            names = [f"deadtown.{alias.name}" for alias in node.names]
        else:
            names = [node.module or ""]
        found |= {name.split(".")[1] for name in names if name.startswith("deadtown.")}
    return found


@pytest.mark.parametrize("room", MAY_USE)
def test_a_room_uses_only_rooms_below_it(room: str) -> None:
    modules = list((SOURCE / room).rglob("*.py"))
    assert modules
    for module in modules:
        assert imports(module) <= MAY_USE[room], module.relative_to(SOURCE)


def test_no_game_uses_another_unless_it_joins_both() -> None:
    games = [path.parent for path in (SOURCE / "games").glob("*/__init__.py") if path.parent.name not in SHARED]
    assert games
    for game in games:
        for module in game.rglob("*.py"):
            folder = module.parent.relative_to(SOURCE / "games")
            joins = next((used for place, used in JOINS.items() if folder.is_relative_to(place)), set())
            assert games_named(module) <= {game.name, *SHARED, *joins}, module


@pytest.mark.parametrize("room", SHARED)
def test_what_games_share_uses_the_kernel_alone(room: str) -> None:
    modules = list((SOURCE / "games" / room).rglob("*.py"))
    assert modules
    for module in modules:
        assert imports(module) <= {"games", "kernel"}, module
        assert games_named(module) <= {room}, module


def games_named(path: Path) -> set[str]:
    """The folders of games that a module names."""
    return set(re.findall(r"\bdeadtown\.games\.(\w+)", text_of(path)))


def test_no_modules_of_the_table_use_each_other_in_a_circle() -> None:
    modules = {".".join(("deadtown", *path.relative_to(SOURCE).with_suffix("").parts)): path for path in TABLE}
    modules = {name.removesuffix(".__init__"): path for name, path in modules.items()}
    uses = {name: used_modules(path, modules) - {name} for name, path in modules.items()}
    assert uses["deadtown.table.hub"]
    TopologicalSorter(uses).prepare()


def used_modules(path: Path, modules: Collection[str]) -> set[str]:
    """Those of the modules that one imports, be it only for its types."""
    used: set[str] = set()
    for node in import_statements(path):
        if isinstance(node, ast.ImportFrom):
            inner = {f"{node.module}.{alias.name}" for alias in node.names} & set(modules)
            used |= inner or {node.module or ""}
    return used & set(modules)


def test_every_room_is_known() -> None:
    rooms = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms == set(MAY_USE)


def test_the_step_of_a_state_is_read_by_the_kernel_alone() -> None:
    """What goes on is told by the phase of a view: the name of a coroutine is nobody's business."""
    for module in SOURCE.rglob("*.py"):
        if module.parent.name != "kernel":
            text = text_of(module)
            assert not re.search(r"\b(state|view)\.step\b", text), module


def test_no_module_is_longer_than_600_lines() -> None:
    for module in SOURCE.rglob("*.py"):
        assert len(text_of(module).splitlines()) <= 600, module
