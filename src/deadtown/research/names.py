"""Which options have a number of their own: what each game says of that, and where these are written down.

The file ``actions.txt`` in the folder of a game names options, a line each; the number of the line, from 0, is the id.
Lines are only ever added below, so an id never changes its meaning. Options that are not in it are numbered by their
place among such options of a decision, after the room that the file has to grow.
"""

import re
from collections.abc import Callable
from functools import cache
from sys import intern
from typing import Any, NamedTuple

from deadtown.kernel import Game, Option, option_text
from deadtown.kernel.decision import parse_option

FILE = "actions.txt"

Rule = Callable[[Option], bool]

TOWN_SPACE = re.compile(r"centre|(?:[ew][0-9]+)?(?:[ns][0-9]+)?")
"""How a space of a town that grows is called: by how far east and north of the centre it is."""
STREET_SPACE = re.compile(r"[a-l][0-9]{1,2}")
FIGURE = re.compile(r"(?:.*_)?[a-l][0-9]{1,2}")
"""How a zombie of Last Night on Earth is called: by what it is, and where it stands."""


def every_option(option: Option) -> bool:
    return True


def one_argument(option: Option) -> bool:
    return len(option) <= 2


def one_target(option: Option) -> bool:
    """A card, and one space at most."""
    return len(option) <= 3


def without_the_town(option: Option) -> bool:
    """What names no space or cell of a town that is laid anew in every game."""
    if option[0] in ("place", "move", "objective") or len(option) > 3:
        return False
    return not any(isinstance(word, str) and TOWN_SPACE.fullmatch(word) for word in option[1:])


def on_the_board(option: Option) -> bool:
    """What names one thing of the box, or one space: no zombie, which is called by where it stands."""
    if len(option) > 2:
        return False
    argument = option[-1]
    is_figure = isinstance(argument, str) and FIGURE.fullmatch(argument) and not STREET_SPACE.fullmatch(argument)
    return not is_figure


class Naming(NamedTuple):
    """How the options of a game are numbered."""

    has_name: Rule = one_argument
    """Whether an option is one of few whose meaning is always the same, and belongs into the file."""
    room: int = 1024
    """The numbers that are kept for the file, however few there are in it."""
    slots: int = 512
    """The numbers for what has no name: as many such options at a time can be told apart."""


NAMING = {
    "zombinion": Naming(every_option, 384, 16),
    "zombiaki": Naming(one_target, 1024, 256),
    "zombies": Naming(without_the_town, 512, 512),
    "humans": Naming(without_the_town, 512, 512),
    "combined": Naming(without_the_town, 512, 512),
    "last_night": Naming(on_the_board, 4096, 512),
}


def naming(game: Game[Any]) -> Naming:
    return NAMING.get(game.name, Naming())


@cache
def named_options(game: Game[Any]) -> tuple[Option, ...]:
    """The options with an id of their own, in the order of the ids."""
    file = game.folder / FILE
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return tuple(map(_read, lines))


def _read(line: str) -> Option:
    """An option of the file; its words are the very strings that games use, so that they are quickly found equal."""
    return tuple(intern(word) if isinstance(word, str) else word for word in parse_option(line))


def add_names(game: Game[Any], options: set[Option]) -> int:
    """Write down those of the options that have a name and are not in the file; tells how many they were."""
    known = named_options(game)
    rule, room, _ = naming(game)
    found = sorted((option for option in options - {*known} if rule(option)), key=option_text)[: room - len(known)]
    if found:
        lines = "".join(f"{option_text(option)}\n" for option in (*known, *found))
        (game.folder / FILE).write_text(lines, "utf-8")
        named_options.cache_clear()
    return len(found)
