"""Tiles: from which stack they come, where they are laid, and what is put on them (HX-4.2, HX-5)."""

from typing import Final

from deadtown.games.humans.combined.tactics import strays
from deadtown.games.humans.combined.tactics.rivalry import in_own_units, weights_of
from deadtown.games.humans.combined.tactics.scene import Scene
from deadtown.games.humans.combined.tactics.temper import Temper
from deadtown.games.humans.combined.tiles import OPEN_TOWN, is_human_tile
from deadtown.games.humans.tactics import placing as hordes
from deadtown.games.humans.tactics.prospects import Prospects
from deadtown.games.humans.tactics.ways import distances as pawn_steps
from deadtown.games.town import distances
from deadtown.games.town.tiles import MIDDLE, OPPOSITE, SPACES, STEP
from deadtown.games.zombies.tactics import laying as guys
from deadtown.games.zombies.tiles import HELIPAD
from deadtown.kernel import Option

ALONE: Final = 0.02
"""What it is worth to begin a step farther from other hordes."""
A_WAY_OUT: Final = 0.05
"""What it is worth to begin beside an outdoor space."""
LANDED: Final = 2
"""How many steps of a guy to the Helipad a step of a pawn to it makes up for."""


def drawing(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """Tiles of the own side: zombies and the Helipad for shotgun guys, people for hordes (HX-5.1)."""
    own = "zombies" if scene.is_guy else "humans"
    return [float(option[1] == own) for option in options]


def populating(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """Humans for who has a horde near, or zombies for who can use, or fear, them (HX-5.2)."""
    city = scene.hordes.city
    tile = len(city.tiles) - 1
    people = in_own_units(scene, Prospects(scene.hordes, temper.horde).at(city.centre(tile)))
    roads = [space for space in city.walkable if space // SPACES == tile]
    zombies = strays.crowd(scene, temper, roads, len(city.turned[tile].exits))
    return [people if option[1] == "humans" else zombies for option in options]


def placing(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """The cell and turn of a tile (HX-5.5)."""
    if scene.drawn == HELIPAD:
        return [_helipad(scene, *map(int, option[1:])) for option in options]
    if is_human_tile(scene.drawn):
        return hordes.placing(scene.hordes, options, temper.horde)
    weights = weights_of(scene, temper)
    return [guys.placed_at(scene.guys, temper.guy, weights, scene.drawn, *map(int, option[1:])) for option in options]


def _helipad(scene: Scene, x: int, y: int, turns: int) -> float:
    """Far from shotgun guys, and where a pawn can be before them (HX-5.4)."""
    city = scene.guys.city
    doors = []
    for side in OPEN_TOWN.kind_of(HELIPAD).turned(turns).exits:
        east, south = STEP[side]
        other = city.cells.get((x + east, y + south))
        if other is not None:
            doors.append(SPACES * other + MIDDLE[OPPOSITE[side]])
    far = min(distances(city, guy.space)[door] for guy in scene.players if guy.is_guy for door in doors)
    ahead = pawn_steps(scene.hordes.city, scene.hordes.openings, scene.hordes.me.zombies)
    return far - min(ahead[door] for door in doors) / LANDED


def laying_tokens(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """Life and bullets: near for who takes them, far and guarded for others."""
    weights, city = weights_of(scene, temper), scene.guys.city
    found = []
    for option in options:
        if len(option) < 2:
            found.append(-100.0)
            continue
        space = city.number[str(option[1])]
        guarded = 2 * (space in scene.strays)
        steps = [(weights[guy.seat], distances(city, guy.space)[space]) for guy in scene.players if guy.is_guy]
        found.append(sum(weight * (far + guarded) for weight, far in steps))
    return found


def starting(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """Where pawns begin: away from other hordes, and beside a way out (HX-4.2)."""
    city, openings = scene.hordes.city, scene.openings
    others = tuple(space for player in scene.rivals for space in player.zombies)
    ahead = pawn_steps(city, openings, others) if others else [0] * len(city.neighbours)
    found = []
    for option in options:
        space = city.number[str(option[1])]
        ways_out = sum(other in openings for other in city.neighbours[space])
        found.append(ALONE * ahead[space] + A_WAY_OUT * ways_out)
    return found
