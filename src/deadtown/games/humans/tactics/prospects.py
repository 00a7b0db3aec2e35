"""What it is worth to a player that a human, or a die token, is somewhere: good for who is near, bad for the others."""

from typing import Final

from deadtown.games.humans.tactics.chances import catch, point
from deadtown.games.humans.tactics.rivalry import weights_of
from deadtown.games.humans.tactics.scene import Scene
from deadtown.games.humans.tactics.temper import Temper
from deadtown.games.humans.tactics.ways import FAR, distances

LATER: Final = 0.9
"""What is left of a chance for somebody before whom another one moves."""
NEAR: Final = tuple([0.6 * 0.86**steps for steps in range(FAR)] + [0.0] * 2)
"""How likely somebody will try to capture a human who is so many steps away."""


class Prospects:
    """How a seat sees the people of the city."""

    def __init__(self, scene: Scene, temper: Temper, openings: tuple[int, ...] | None = None) -> None:
        city = scene.city
        openings = scene.openings if openings is None else openings
        self.interests = [
            (
                weight * point(person) * catch(scene, person, temper) * LATER ** scene.turns_until(person.seat),
                distances(city, openings, person.zombies),
            )
            for person, weight in zip(scene.people, weights_of(scene, temper), strict=True)
        ]
        self.own = self.interests[scene.seat]
        self.building = city.building
        self.street, self.indoors = temper.street, temper.indoors

    def at(self, space: int) -> float:
        """What a human on a space is worth."""
        found = 0.0
        for weight, ahead in self.interests:
            found += weight * NEAR[ahead[space]]
        return found

    def far(self, seat: int, space: int) -> int:
        """How far the nearest zombie of somebody is."""
        return self.interests[seat][1][space]
