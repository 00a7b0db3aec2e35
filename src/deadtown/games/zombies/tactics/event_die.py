"""Intervention Squad: what the rows of the event die are good for, and which zombies are led (IS-3, IS-4)."""

from deadtown.games.zombies.tactics.horde import presence, weights_of
from deadtown.games.zombies.tactics.laying import placed_at
from deadtown.games.zombies.tactics.race import threat
from deadtown.games.zombies.tactics.scene import Scene
from deadtown.games.zombies.tactics.temper import Temper
from deadtown.games.zombies.tiles import HELIPAD
from deadtown.kernel import Option

LOST_TURN, HALVED, WEAKENED = 3.0, 1.2, 1.0
"""What it costs to lose a turn, half of a movement, and strength for a turn."""
SURE_WIN = 1.6
ALARM = 0.45
"""How dangerous somebody is who may win in the next turn."""
ENOUGH = 0.15
"""For how much a zombie is led, or put, at least."""


def taking(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """Rows 7 to 10: what helps is taken, what hinders goes to the leader (IS-4.8 to IS-4.11)."""
    weights = weights_of(scene, temper)
    found = []
    for option in options:
        verb = option[0]
        if verb == "strike":
            about_to_win = threat(scene, scene.people[int(option[1])]) > ALARM
            found.append(LOST_TURN * (weights[int(option[1])] + about_to_win))
        elif verb == "halve":
            found.append(HALVED * weights[int(option[1])])
        elif verb == "weaken":
            found.append(WEAKENED * weights[int(option[1])])
        elif verb == "sure_win":
            found.append(SURE_WIN)
        else:
            found.append(1.0 if verb == "take" else 0.0)
    return found


def naming_opponent(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """Who acts against one: whoever has the least to fear from it, so the farthest behind."""
    return [-threat(scene, scene.people[int(option[1])]) for option in options]


def naming_number(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """How many zombies the roller puts: none, since the roller puts them where they please the roller."""
    return [-float(int(option[1])) for option in options]


def moving_helipad(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    weights = weights_of(scene, temper)
    return [placed_at(scene, temper, weights, HELIPAD, int(option[1]), int(option[2]), 0) for option in options]


def choosing_zombie(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """The zombie for which another space within reach is better by most (IS-3.6)."""
    there, city, zombies = presence(scene, temper), scene.city, scene.zombies
    neighbours, at = city.neighbours, there.at
    best = {space: worth for space, worth in there.wanted(city).items() if space not in zombies}
    spreading = best
    for _ in range(scene.reach - 1):
        further: dict[int, float] = {}
        for space, worth in spreading.items():
            for other in neighbours[space]:
                if other not in zombies and worth > best.get(other, 0.0) and worth > further.get(other, 0.0):
                    further[other] = worth
        best.update(further)
        spreading = further
    found = []
    for option in options:
        if len(option) < 2:
            found.append(ENOUGH)
            continue
        space = city.number[str(option[1])]
        near = [best.get(other) or min(at(other), 0.0) for other in neighbours[space] if other not in zombies]
        found.append(max(near) - at(space))
    return found


def leading(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    at, number = presence(scene, temper).at, scene.city.number
    return [at(number[str(option[1])]) for option in options]
