"""Where tiles, and what comes with them, are laid (ZB-5, IS-2)."""

from math import exp

from deadtown.games.town import distances, placements
from deadtown.games.town.tiles import MIDDLE, OPPOSITE, SPACES, STEP
from deadtown.games.zombies.squad.entering import OBJECTIVES
from deadtown.games.zombies.state import NOWHERE
from deadtown.games.zombies.tactics.horde import presence, weights_of
from deadtown.games.zombies.tactics.judgement import FADE
from deadtown.games.zombies.tactics.odds import odds_of
from deadtown.games.zombies.tactics.race import A_TURN, KILLS_A_TURN
from deadtown.games.zombies.tactics.scene import Scene
from deadtown.games.zombies.tactics.temper import Temper
from deadtown.games.zombies.tiles import HELIPAD, TOWN
from deadtown.kernel import Option

NARROW = 3
"""With fewer open roads the map may close (ZB-5.9)."""
NO_HELIPAD = 20.0
"""What it costs that the Helipad fits nowhere any more."""
A_HELIPAD = 20.0
"""What it is worth to be the only one who can reach the Helipad."""
A_LEAD = 6.0
"""By how many steps one must be nearer to it to have e times the chance."""


def placing(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """The cell and turn of a tile: where it is near, if it is worth having, and the map stays open."""
    weights = weights_of(scene, temper)
    found = [placed_at(scene, temper, weights, scene.drawn, *map(int, option[1:])) for option in options]
    if scene.helipad_comes and scene.drawn != HELIPAD and len(placements(scene.city, HELIPAD)) <= NARROW:
        # The last places where the Helipad fits must not be spoilt.
        for number, (_, x, y, turns) in enumerate(options):
            room = len(placements(scene.city.grown(scene.drawn, int(x), int(y), int(turns)), HELIPAD))
            found[number] -= NO_HELIPAD if not room else max(NARROW - room, 0)
    return found


def placing_objectives(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """The two Objective Buildings: not too far away, and near each other."""
    weights = weights_of(scene, temper)
    return [placed_at(scene, temper, weights, str(option[1]), *map(int, option[2:])) for option in options]


def placed_at(scene: Scene, temper: Temper, weights: list[float], tile: str, x: int, y: int, turns: int) -> float:
    """What it is worth that a tile lies in a cell, with the weights of all seats."""
    city = scene.city
    turned = TOWN.kind_of(tile).turned(turns)
    doors = []
    opened = len(city.open_cells) - 1
    for side in turned.exits:
        east, south = STEP[side]
        cell = (x + east, y + south)
        other = city.cells.get(cell)
        if other is not None:
            doors.append(SPACES * other + MIDDLE[OPPOSITE[side]])
        elif cell not in city.open_cells:
            opened += 1
    worth = 0.0
    if scene.tiles_left:
        worth -= max(NARROW - opened, 0)
    if tile == HELIPAD:
        return worth + A_HELIPAD * _share(scene, doors)
    for person, weight in zip(scene.people, weights, strict=True):
        if person.space == NOWHERE:
            continue
        ahead = distances(city, person.space)
        steps = 1 + min(ahead[door] for door in doors)
        worth -= weight * _good_for(scene, temper, tile, person.seat, steps)
    return worth


def _share(scene: Scene, doors: list[int]) -> float:
    """How much of the chance to be first on the Helipad is one's own, where it is reached through some spaces."""
    chances = []
    for person in scene.people:
        ahead = distances(scene.city, person.space)
        steps = min(ahead[door] for door in doors)
        missing = max(scene.goal - person.kills, 0) if scene.options.squad else 0
        chances.append(exp(-(steps + missing * A_TURN / KILLS_A_TURN) / A_LEAD))
    return chances[scene.seat] / sum(chances)


def _good_for(scene: Scene, temper: Temper, tile: str, seat: int, steps: int) -> float:
    """What a tile so many steps away is worth to somebody."""
    if tile in OBJECTIVES and scene.options.is_survivors:
        return -0.1 * steps
    kind = TOWN.kind_of(tile)
    person = scene.people[seat]
    odds = odds_of(temper, scene.goal, scene.options.squad)
    now = odds.worth(person.life, person.bullets, person.kills)
    price = odds.price(person.life, person.bullets, person.kills, person.bonus())
    inside = odds.worth(person.life + kind.life, person.bullets + kind.bullets, person.kills) - now
    return float(FADE**steps * (0.7 * inside - 0.4 * price * min(kind.zombies, 4)))


def leaving(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """Which spaces of a new tile stay without a zombie: where it would be least wanted."""
    at, number = presence(scene, temper).at, scene.city.number
    return [-at(number[str(option[1])]) for option in options]


def laying_tokens(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """Tokens go where one is sooner than others, and where no zombie stands if one comes soon."""
    city = scene.city
    ahead = distances(city, scene.me.space)
    others = [distances(city, person.space) for person in scene.rivals]
    found = []
    for option in options:
        if len(option) < 2:
            found.append(-100.0)
            continue
        space = city.number[str(option[1])]
        mine = min(other[space] for other in others) > ahead[space]
        guarded = space in scene.zombies
        found.append(-ahead[space] - 2.0 * guarded if mine else ahead[space] + 2.0 * guarded)
    return found
