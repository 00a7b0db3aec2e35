"""Where humans run: away from who hunts them, and towards the own horde (HU-10, HU-16.17, HU-17.6)."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from deadtown.games.humans.flight import ends_by_length
from deadtown.games.humans.tactics.prospects import Prospects
from deadtown.games.humans.tactics.scene import Scene
from deadtown.games.humans.tactics.temper import Temper
from deadtown.kernel import Option

AT_ALL: Final = 0.01
"""What must be won by leading somebody anywhere."""


def fleeing(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """Where a human who flees, or is led, ends."""
    at, number = Prospects(scene, temper).at, scene.city.number
    return [at(number[str(option[1])]) for option in options]


def choosing(scene: Scene, options: list[Option], steps: int, temper: Temper) -> list[float]:
    """Who is led: who could get where it is worth most more than here."""
    at, number, occupied = Prospects(scene, temper).at, scene.city.number, scene.occupied()
    return [
        AT_ALL if option[0] == "done" else gain(scene, at, number[str(option[1])], steps, occupied)
        for option in options
    ]


def gain(scene: Scene, at: Callable[[int], float], space: int, steps: int, occupied: set[int]) -> float:
    """What is won at most by leading a human up to so many steps."""
    routes = ends_by_length(scene.city.neighbours, space, steps, occupied, scene.humans)
    spaces = set().union(*routes)
    return max([at(end) for end in spaces], default=0.0) - at(space)


def led_by(scene: Scene, seat: int, temper: Temper) -> int:
    """Where somebody would lead the human who flees."""
    at = Prospects(replace(scene, seat=seat), temper).at
    return max(scene.ends, key=at)
