"""Bots that whoever runs a server lets play at its tables, each by a name of its own.

They are told by a variable of the environment, so that all processes of a server know of them.
"""

import os
import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from deadtown.bots.source import read_source
from deadtown.complaint import Complaint

GUESTS = "DEADTOWN_GUEST_BOTS"
"""The variable: guests, separated by commas."""

_NAME = re.compile(r"[a-z][a-z0-9_-]{0,15}")
_NOBODY: Mapping[str, str] = MappingProxyType({})


class Guest(NamedTuple):
    """A bot that may play one of the games."""

    game: str
    name: str
    """What it is called at tables."""
    bot: str
    """The name of its file, or of its class in a module."""

    @property
    def text(self) -> str:
        return f"{self.game}:{self.name}={self.bot}"


def read_guest(text: str) -> Guest:
    """``zombinion:my/dearest.py``, or ``zombinion:ada=my/dearest.py`` where it is called so. Raises Complaint."""
    game, _, rest = text.partition(":")
    name, sign, bot = rest.partition("=")
    bot = bot if sign else rest
    source = read_source(bot.strip())
    if not game or source is None:
        raise Complaint(f"{text!r} is not a game and a bot, such as zombinion:mine.py or zombinion:ada=my.bots:Ada")
    name = name.strip() if sign else source.short.lower()
    if not _NAME.fullmatch(name):
        raise Complaint(f"{text!r}: {name!r} can't be the name of a bot; give it another one, as in {game}:ada={bot}")
    return Guest(game.strip(), name, bot.strip())


def guests(game: str) -> Mapping[str, str]:
    """Who may play a game besides our own, and where each is from."""
    return _invited(os.environ.get(GUESTS, "")).get(game, _NOBODY)


@lru_cache(maxsize=8)
def _invited(texts: str) -> dict[str, dict[str, str]]:
    invited: dict[str, dict[str, str]] = {}
    for text in filter(None, texts.split(",")):
        guest = read_guest(text)
        invited.setdefault(guest.game, {})[guest.name] = guest.bot
    return invited
