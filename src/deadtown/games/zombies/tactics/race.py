"""How near somebody is to winning: ways to the Helipad past the zombies, and turns that are still needed."""

from collections.abc import Collection, Sequence
from math import exp

from deadtown.games.town import UNREACHABLE, City, distances
from deadtown.games.zombies.state import NOWHERE
from deadtown.games.zombies.tactics.scene import Person, Scene

A_FIGHT = 2
"""How many steps a zombie on the way counts for."""
A_TURN = 3.5
"""How many steps somebody makes in a turn."""
KILLS_A_TURN = 0.8
SOON = 4.0
"""In how many turns a chance to win falls to less than half."""
PACE = 0.955
"""What is left of the worth of the Helipad one step farther away."""


def efforts(city: City, goals: Sequence[int], zombies: Collection[int]) -> list[int]:
    """How hard it is to get from each space to the nearest goal: steps, and zombies on the way, the one there too."""
    if not goals:
        return [0] * len(city.neighbours)
    found = [UNREACHABLE] * len(city.neighbours)
    for goal in goals:
        found[goal] = 0
    layers: list[list[int]] = [list(goals)]
    effort = 0
    while effort < len(layers):
        for space in layers[effort]:
            if found[space] != effort:
                continue
            cost = effort + (1 + A_FIGHT if space in zombies else 1)
            for other in city.neighbours[space]:
                if cost < found[other]:
                    found[other] = cost
                    while len(layers) <= cost:
                        layers.append([])
                    layers[cost].append(other)
        effort += 1
    return found


def turns_to_win(scene: Scene, person: Person) -> float:
    """In about how many turns somebody could win, at a look: fights on the way are not counted."""
    if person.turns is not None:
        return person.turns
    missing = max(scene.goal - person.kills, 0)
    hunting = missing / KILLS_A_TURN
    if scene.options.squad:
        if scene.helipad == NOWHERE:
            return hunting
        steps = distances(scene.city, scene.centre)[person.space]
        unvisited = 2 * scene.options.is_survivors - len(person.visits)
        return 1 + hunting + steps / (A_TURN + 1) + 4 * unvisited
    if scene.helipad == NOWHERE:
        return 6 + min(hunting, 8.0)
    steps = distances(scene.city, scene.centre)[person.space]
    return 1 + min(hunting, steps / A_TURN)


def threat(scene: Scene, person: Person) -> float:
    """How dangerous somebody is, from 0 to 1."""
    turns = turns_to_win(scene, person)
    weakness = 1.3 if person.life + person.bullets / 2 < 2 else 1.0
    return exp(-turns * weakness / SOON)
