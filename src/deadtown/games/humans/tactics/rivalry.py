"""Who is ahead, and how much it counts what happens to each."""

from math import exp

from deadtown.games.humans.tactics.scene import Person, Scene
from deadtown.games.humans.tactics.temper import Temper

NEARER = 1.6
"""By how many points somebody must be nearer to the goal to be e times as dangerous."""


def threat(person: Person) -> float:
    """How dangerous somebody is."""
    return exp(-person.missing / NEARER)


def weights_of(scene: Scene, temper: Temper) -> list[float]:
    """How much what is good for each seat counts: 1 for the own one, below 0 for rivals, by the danger of each.

    What is done to one rival helps the others as well, so the rivals share the spite.
    """
    threats = [0.0 if person.seat == scene.seat else threat(person) for person in scene.people]
    share = temper.spite / sum(threats)
    return [1.0 if seat == scene.seat else -share * danger for seat, danger in enumerate(threats)]
