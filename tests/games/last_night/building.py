"""Barricades in a few words: ``"church_n church_e:2"`` are one without reinforcements and one with two."""

from typing import Any

from deadtown.games.last_night.cards import BARRICADES
from deadtown.games.last_night.ground import DEFAULT, ground
from deadtown.games.last_night.state import Hero
from tests.games.last_night.table import FAR, NightMatch, hero, table

PLAYED = frozenset({BARRICADES})
CHURCH = "church_n church_e church_s"
"""All walls of the church that can take one."""


def built(text: str, layout: str = DEFAULT) -> dict[int, int]:
    """The barricades of a position."""
    walls = ground(layout).outer_walls
    found = {}
    for word in text.split():
        name, _, strength = word.partition(":")
        found[walls[name]] = int(strength or 0)
    return found


def standing(match: NightMatch) -> str:
    """The barricades of a match, in the same words."""
    names = match.state.ground.wall_names
    words = {names[run]: strength for run, strength in match.state.barricades.items()}
    return " ".join(f"{name}:{strength}" if strength else name for name, strength in sorted(words.items()))


def builds(match: NightMatch) -> set[str]:
    """What may be built, and where."""
    return {text for text in match.texts if text.split()[0] in ("build", "reinforce")}


def acting(at: str = "a5", left: int = 4, walls: str = "", **more: Any) -> NightMatch:
    """Becky has rolled and is about to act, where barricades are played with."""
    who: Hero = more.pop("who", None) or hero("becky", at)
    return table(
        *("move_action", who, *more.pop("others", ())),
        active=who.person,
        left=left,
        rules=PLAYED,
        barricades=built(walls, more.get("layout", DEFAULT)),
        **more,
    )


def moving(*heroes: Hero, walls: str = "", **more: Any) -> NightMatch:
    """The zombies are about to move."""
    more.setdefault("to_act", (1,))
    return table("order_zombies", *(heroes or (FAR,)), rules=PLAYED, barricades=built(walls), **more)
