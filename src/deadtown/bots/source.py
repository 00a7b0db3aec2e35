"""Bots that are not ours: a strategy in a file, a class in a Python file, or one in a module that can be imported.

The text of such a file is the bot. A simulation keeps it, so that it can be run again after the file has changed, and
played by processes and machines that do not have the file.
"""

import importlib
import inspect
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from hashlib import blake2b
from importlib.abc import SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from random import Random
from types import MappingProxyType, ModuleType
from typing import Any, NamedTuple

from deadtown.complaint import Complaint
from deadtown.kernel import BadStrategy, Bot, BotMaker, Game

STRATEGY = ".toml"
PYTHON = ".py"

NO_TEXTS: Mapping[str, str] = MappingProxyType({})

_MODULE = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*")
_CLASS = re.compile(r"[A-Za-z_]\w*")


class Source(NamedTuple):
    """Where a bot is from, as its name tells."""

    place: str
    """The name of a file, or of a module."""
    maker: str
    """What makes it there; empty where the file tells by itself."""

    @property
    def is_strategy(self) -> bool:
        return self.place.endswith(STRATEGY)

    @property
    def is_file(self) -> bool:
        return self.is_strategy or self.place.endswith(PYTHON)

    @property
    def short(self) -> str:
        """What it may be called in a table."""
        return self.maker or Path(self.place).stem


def read_source(name: str) -> Source | None:
    """Where a bot of this name is from; None where it is one of ours.

    ``mine.toml``, ``mine.py``, ``mine.py:Dearest`` and ``my.bots:Dearest`` are from elsewhere.
    """
    if name.endswith((STRATEGY, PYTHON)):
        return Source(name, "")
    place, colon, maker = name.rpartition(":")
    if not colon or not _CLASS.fullmatch(maker):
        return None
    if place.endswith(PYTHON) or _MODULE.fullmatch(place):
        return Source(place, maker)
    return None


def text_of(source: Source) -> str:
    """The text of the file behind a bot. Raises Complaint."""
    path = Path(source.place) if source.is_file else _module_file(source.place)
    called = "strategy" if source.is_strategy else "bot"
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise Complaint(f"can't read the {called} {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Complaint(f"{path}: not a text in UTF-8") from None


def has_class(source: Source) -> bool:
    """Whether the file of a bot has a class of the name that is asked for."""
    try:
        return re.search(rf"^class {source.maker}\b", text_of(source), re.MULTILINE) is not None
    except Complaint:
        return False


def digest_of(text: str) -> str:
    """A short name of a text: other texts have other names."""
    return blake2b(text.encode(), digest_size=16, person=b"dt-source").hexdigest()


def maker_from(game: Game[Any], source: Source, text: str) -> BotMaker:
    """What makes a bot from the text of its file. Raises Complaint."""
    if source.is_strategy:
        return _strategy(game, source.place, text)
    module = _module_from(source.place, text) if source.is_file else _imported(source.place)
    return _checked(source, _maker_in(module, source))


def _strategy(game: Game[Any], place: str, text: str) -> BotMaker:
    assert game.players.strategies is not None, "who looks for it has seen that there are any"
    try:
        return game.players.strategies(text)
    except BadStrategy as error:
        raise Complaint(f"{place}: {error}") from None


def _module_file(name: str) -> Path:
    """The file of a module that can be imported from here, as ``python -m`` would find it."""
    _look_here_too()
    try:
        spec = find_spec(name)
    except (ImportError, ValueError) as error:
        raise Complaint(f"there is no module {name!r} to take a bot from: {error}") from None
    if spec is None or spec.origin is None or not spec.has_location:
        raise Complaint(f"there is no module {name!r} to take a bot from")
    return Path(spec.origin)


def _look_here_too() -> None:
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))


def _imported(name: str) -> ModuleType:
    _look_here_too()
    with _complaining(name):
        return importlib.import_module(name)


@lru_cache(maxsize=64)
def _module_from(place: str, text: str) -> ModuleType:
    """A module with this text, as if the file were there. It may import what lies beside the file."""
    path = Path(place)
    beside = str(path.resolve().parent)
    if beside not in sys.path:
        sys.path.append(beside)
    name = f"{path.stem}_{digest_of(text)[:8]}"
    loader = _TextLoader(str(path), text)
    module = module_from_spec(ModuleSpec(name, loader, origin=str(path)))
    # Under its name, what it defines can be sent to another process.
    sys.modules[name] = module
    with _complaining(place):
        loader.exec_module(module)
    return module


class _TextLoader(SourceLoader):
    """Loads a module from a text that is known already."""

    def __init__(self, place: str, text: str) -> None:
        self.place = place
        self.text = text

    def get_filename(self, fullname: str) -> str:
        return self.place

    def get_data(self, path: str | bytes) -> bytes:
        return self.text.encode()


@contextmanager
def _complaining(place: str) -> Iterator[None]:
    """Whatever goes wrong in code that is not ours is a mistake of whoever named it."""
    try:
        yield
    except Exception as error:
        told = " ".join(f"{type(error).__name__}: {error}".split())
        raise Complaint(f"{place} can't be loaded: {told}") from error


def _maker_in(module: ModuleType, source: Source) -> Callable[..., Any]:
    """What was named; else the only class of the module that can choose."""
    if source.maker:
        found: Callable[..., Any] | None = getattr(module, source.maker, None)
        if not callable(found):
            known = ", ".join(_choosers(module)) or "none"
            raise Complaint(f"{source.place} has no bot {source.maker!r}; its bots are: {known}")
        return found
    choosers = _choosers(module)
    if len(choosers) != 1:
        known = ", ".join(choosers)
        told = (
            f"has several bots: name one, as in {source.place}:{next(iter(choosers))} ({known})"
            if choosers
            else ("has no bot: a class with a method choose")
        )
        raise Complaint(f"{source.place} {told}")
    return next(iter(choosers.values()))


def _choosers(module: ModuleType) -> dict[str, type]:
    """The classes that a module defines and that can choose."""
    return {
        name: kind
        for name, kind in vars(module).items()
        if inspect.isclass(kind) and kind.__module__ == module.__name__ and callable(getattr(kind, "choose", None))
    }


def _checked(source: Source, make: Callable[..., Any]) -> BotMaker:
    """What makes a bot with its luck, or without where it needs none. It is made once here, to see that it can be."""
    try:
        takes_luck = bool(inspect.signature(make).parameters)
    except ValueError:
        takes_luck = True
    maker = make if takes_luck else _Luckless(make)
    with _complaining(source.place):
        bot = maker(Random(0))
    if not callable(getattr(bot, "choose", None)):
        raise Complaint(f"{source.place}: {source.short} has no method choose(sight)")
    if not isinstance(getattr(bot, "imagines", None), bool):
        raise Complaint(f"{source.place}: {source.short} does not say whether it imagines: imagines = False, or True")
    return maker


class _Luckless:
    """Makes bots that need no luck of their own."""

    def __init__(self, make: Callable[[], Bot]) -> None:
        self.make = make

    def __call__(self, luck: Random) -> Bot:
        return self.make()
