"""What makes the bots of a plan: those that have a name, and those that a program lends for a while."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from deadtown.bots import find_bot
from deadtown.kernel import BotMaker, Game

_lent: dict[str, BotMaker] = {}


def find_maker(game: Game[Any], name: str, texts: Mapping[str, str]) -> BotMaker:
    """What makes the bot of that name. Raises Complaint."""
    return _lent[name] if name in _lent else find_bot(game, name, texts)


def is_lent(name: str) -> bool:
    """Whether only this process knows the bot of that name."""
    return name in _lent


@contextmanager
def lent(makers: Mapping[str, BotMaker]) -> Iterator[None]:
    """While it lasts, plans may name these, in this process and in those that begin as copies of it."""
    _lent.update(makers)
    try:
        yield
    finally:
        for name in makers:
            _lent.pop(name, None)
