"""How many humans a horde can get at with so many steps."""

from typing import Final

from deadtown.games.humans.tactics.scene import Person, Scene
from deadtown.games.humans.tactics.ways import FAR, distances

MOST: Final = 12
"""How many humans are looked at: nobody gets at more in a turn."""


def attempts(scene: Scene, person: Person, pool: int) -> int:
    """How many humans somebody could reach at a look: the nearest first, each by a zombie of its own."""
    nearby = distances(scene.city, scene.openings, person.zombies)
    pairs = []
    for space in sorted(scene.humans, key=lambda space: (nearby[space], space))[:MOST]:
        ahead = distances(scene.city, scene.openings, (space,))
        pairs += [(ahead[zombie], space, number) for number, zombie in enumerate(person.zombies) if ahead[zombie] < FAR]
    pairs.sort()
    people, zombies = set(), set()
    for steps, space, zombie in pairs:
        if steps > pool:
            break
        if space not in people and zombie not in zombies:
            people.add(space)
            zombies.add(zombie)
            pool -= steps
    return len(people)
