"""Positions of games that are played with experience."""

from typing import Any, Final

from deadtown.games.last_night.state import Hero
from tests.games.last_night import fighting, moments
from tests.games.last_night.table import NightMatch, table

ON: Final[dict[str, Any]] = {"experience": "on"}
TIMBER_PEAK: Final[dict[str, Any]] = {"set_timber_peak": True, "experience": "off"}
LEARNING: Final[dict[str, Any]] = {"set_timber_peak": True}


def fight(*heroes: Hero, **more: Any) -> NightMatch:
    """A fight in which both sides can learn."""
    return fighting.fight(*heroes, options=ON, **more)


def fought(*heroes: Hero, **more: Any) -> NightMatch:
    return fighting.fought(*heroes, options=ON, **more)


def at_window(kind: str, *heroes: Hero, **more: Any) -> NightMatch:
    """A window in which experience may be spent."""
    return moments.at_window(kind, *heroes, options=ON, **more)


def lay(step: str, *heroes: Hero, **more: Any) -> NightMatch:
    """Any step of a game with experience."""
    return table(step, *heroes, options=ON, **more)
