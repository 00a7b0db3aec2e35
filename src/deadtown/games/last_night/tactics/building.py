"""What barricades are worth: to who builds them, and to zombies that stand before them (section 14)."""

from typing import Final

from deadtown.games.last_night.ground import NUMBERS, side_named
from deadtown.games.last_night.tactics.danger import wound_cost
from deadtown.games.last_night.tactics.needs import search_worth
from deadtown.games.last_night.tactics.scene import Figure, Scene
from deadtown.kernel import Option

A_BOARD: Final = 0.12
"""What a marker is worth on a wall that nobody needs."""


def wall_worth(scene: Scene, option: Option) -> float:
    """What a marker on a wall is worth: much on the stronghold, a little where zombies stand outside."""
    town = scene.ground
    run = town.outer_walls[str(option[1])]
    building = town.runs[run].building
    standing = scene.barricades.get(run)
    if building == scene.stronghold:
        # A wall without a barricade counts most: at dawn all of them must have one (LN-S9).
        return 2.4 if standing is None else 1.6
    inside = sum(town.area[hero.space] == building for hero in scene.heroes)
    outside = sum(
        scene.far[space][edge] <= 1
        for space in {*scene.zombies.values()}
        for side in town.runs[run].sides
        for edge in side
        if edge >= 0 and town.area[edge] == building
    )
    return A_BOARD + 0.1 * min(inside, 2) * min(outside, 3) / (1 + (standing or 0))


def more(scene: Scene, options: list[Option]) -> list[float]:
    """Further markers cost nothing."""
    return [0.0 if option[0] == "done" else wall_worth(scene, option) for option in options]


def for_a_wound(scene: Scene, options: list[Option], person: str) -> list[float]:
    """A wound is paid for the stronghold alone, when the night is short and the hero sound."""
    hero = scene.hero(person)
    return [0.0 if option[0] == "no" else _for_a_wound(scene, hero, option) for option in options]


def _for_a_wound(scene: Scene, hero: Figure, option: Option) -> float:
    return wall_worth(scene, option) - wound_cost(scene, hero) - 0.02 * scene.sun - 0.8


def marking_doors(scene: Scene, options: list[Option]) -> list[float]:
    """Where a door helps or hinders most: near heroes."""
    found = []
    for option in options:
        one, other = side_named(str(option[1]))
        far = min((min(scene.far[hero.space][one], scene.far[hero.space][other]) for hero in scene.heroes), default=0)
        found.append(1.0 / (1 + far))
    return found


def forcing(scene: Scene, hero: Figure, option: Option) -> float:
    """What it is worth to try a locked door, or to clear one: to get out of, or into, a building."""
    inside = scene.ground.area[hero.space] >= 0
    there = NUMBERS[str(option[1])]
    crowd = scene.crowd(there)
    return 0.05 + (0.15 if inside else 0.3 * max(search_worth(scene, hero), 0.0)) - 0.3 * crowd
