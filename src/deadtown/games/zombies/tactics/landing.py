"""Who is about to land on the Helipad: the steps are rolled, and lead there (ZB-8, ZB-13.1)."""

from typing import NamedTuple

from deadtown.games.town import ways
from deadtown.games.zombies.state import NOWHERE
from deadtown.games.zombies.tactics.odds import MOST_FIGHTS, STAKES, odds_of
from deadtown.games.zombies.tactics.scene import Person, Scene
from deadtown.games.zombies.tactics.temper import Temper

PLAIN = Temper()
"""How players are thought to fight."""


class Landing(NamedTuple):
    """The way to the Helipad of the player whose turn it is."""

    route: tuple[int, ...]
    fights: int
    chance: float
    """How likely the fights on the way are survived."""


def landing_of(scene: Scene) -> Landing | None:
    """How whose turn it is may land with the steps that are left, if at all."""
    person = scene.people[scene.active]
    if scene.phase != "move" or NOWHERE in (scene.centre, person.space) or not scene.may_leave(person, person.kills):
        return None
    route = ways(scene.city, person.space, scene.left, scene.zombies).get(scene.centre)
    if route is None:
        return None
    fights = 0 if scene.peace else sum(space in scene.zombies for space in route)
    return Landing(route, fights, _survival(scene, person, fights))


def _survival(scene: Scene, person: Person, fights: int) -> float:
    odds = odds_of(PLAIN, scene.goal, scene.options.squad)
    stake = len(STAKES) - 1
    return odds.fate(person.life, person.bullets, person.kills, person.bonus(), min(fights, MOST_FIGHTS), stake)[1]


def leads_away(scene: Scene, person: Person) -> bool:
    """Whether somebody may lead the zombie on the centre of the Helipad away, at the end of the turn (ZB-9.1)."""
    if person.seat != scene.active or scene.still:
        return False
    return any(space not in scene.zombies for space in scene.city.neighbours[scene.centre])
