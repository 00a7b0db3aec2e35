"""What barricades are worth: to who builds them, and to zombies that stand before them (section 14)."""

from collections import Counter
from typing import Final

from deadtown.games.last_night.ground import NUMBERS, side_named
from deadtown.games.last_night.tactics.barriers import gets_across
from deadtown.games.last_night.tactics.danger import loses, wound_cost
from deadtown.games.last_night.tactics.needs import search_worth
from deadtown.games.last_night.tactics.scene import Figure, Scene
from deadtown.kernel import Option

A_BOARD: Final = 0.02
"""What a marker is worth on a wall that nobody needs."""
A_WALL: Final = 2.4
STRONGER: Final = 1.6
"""What a barricade is worth on the stronghold, where all walls must have one at dawn, and a reinforcement (LN-S9)."""
ONLY_DOOR: Final = 0.4
"""What a marker is worth besides at the only door of a building."""
SOON: Final = 0.6
"""How much of what a wall keeps out in the next turn it is worth to build it."""


def wall_worth(scene: Scene, option: Option) -> float:
    """What a marker on a wall is worth: much on the stronghold; elsewhere what it keeps away from who is inside."""
    town = scene.ground
    run = town.outer_walls[str(option[1])]
    standing = scene.barricades.get(run)
    if town.runs[run].building == scene.stronghold:
        return A_WALL if standing is None else STRONGER
    after = {**scene.barricades, run: 0 if standing is None else standing + 1}
    inside = [hero for hero in scene.heroes if town.area[hero.space] == town.runs[run].building]
    return A_BOARD + SOON * sum(_kept_out(scene, hero, after) for hero in inside)


def _kept_out(scene: Scene, hero: Figure, after: dict[int, int]) -> float:
    """How much less harm zombies beside a hero could do with other barricades."""
    town, near = scene.ground, scene.far[hero.space]
    fewer = sum(
        gets_across(town, scene.barricades, space, hero.space) - gets_across(town, after, space, hero.space)
        for space in scene.zombies.values()
        if near[space] == 1
    )
    return fewer * loses(scene, hero) * wound_cost(scene, hero) if fewer else 0.0


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
    """Where a door helps or hinders most: near heroes, at a building with few doors."""
    town = scene.ground
    doors = Counter(town.area[space] for side in town.doors for space in side)
    found = []
    for option in options:
        one, other = side_named(str(option[1]))
        far = min((min(scene.far[hero.space][one], scene.far[hero.space][other]) for hero in scene.heroes), default=0)
        fewest = min(doors[town.area[space]] for space in (one, other) if town.area[space] >= 0)
        found.append(1 / (1 + far) + ONLY_DOOR / max(fewest, 1))
    return found


def forcing(scene: Scene, hero: Figure, option: Option) -> float:
    """What it is worth to try a locked door, or to clear one: to get out of, or into, a building."""
    inside = scene.ground.area[hero.space] >= 0
    there = NUMBERS[str(option[1])]
    crowd = scene.crowd(there)
    return 0.05 + (0.15 if inside else 0.3 * max(search_worth(scene, hero), 0.0)) - 0.3 * crowd
