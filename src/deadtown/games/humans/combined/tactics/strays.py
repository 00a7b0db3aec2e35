"""Where zombies of nobody should be: on the way of guys who can't afford them, and not on one's own (HX-8.2)."""

from functools import lru_cache
from typing import Final

from deadtown.games.humans.combined.tactics.rivalry import weights_of
from deadtown.games.humans.combined.tactics.scene import Scene
from deadtown.games.humans.combined.tactics.temper import A_POINT, PLAIN, Temper
from deadtown.games.town import City, distances
from deadtown.games.zombies.state import NOWHERE
from deadtown.games.zombies.tactics import temper as guys
from deadtown.games.zombies.tactics.horde import Interest, Presence
from deadtown.games.zombies.tactics.odds import odds_of
from deadtown.kernel import Option

STAKE: Final = 1
"""What else a guy may lose by dying, by the number of the stake."""
GUARDED: Final = 8.0
"""What it is worth that the zombie on the centre of the Helipad stays there, when somebody stands beside it."""

Fighter = tuple[int, int, int, int, int, float]
"""Where a guy is, his life, bullets and collection, what helps him, and how much it counts."""


def presence(scene: Scene, temper: Temper) -> Presence:
    """What zombies of nobody are worth to the seat, wherever they are, as its own side counts."""
    weights = weights_of(scene, temper)
    fighters = tuple(
        (guy.space, guy.life, guy.bullets, guy.kills, person.bonus(), weights[guy.seat])
        for guy, person in zip(scene.players, scene.guys.people, strict=True)
        if guy.is_guy
    )
    waiting = scene.guys.waiting
    guarded = 0.0
    if waiting != NOWHERE:
        guarded = -GUARDED if waiting == scene.seat else GUARDED
    own = scene.me.space if scene.is_guy else NOWHERE
    return _presence(scene.guys.city, scene.guys.centre, fighters, own, temper.guy, scene.options.zb_kill_goal, guarded)


@lru_cache(maxsize=128)
def _presence(
    city: City, centre: int, fighters: tuple[Fighter, ...], own: int, temper: guys.Temper, goal: int, guarded: float
) -> Presence:
    pad = None if centre == NOWHERE else distances(city, centre)
    interests = []
    for space, life, bullets, kills, bonus, weight in fighters:
        odds = odds_of(temper if weight < 0 else PLAIN.guy, goal, False)
        price = odds.price(life, bullets, kills, bonus, STAKE)
        interests.append(Interest(weight, price, distances(city, space), 0 if pad is None else pad[space]))
    return Presence(interests, pad, centre, guarded)


def crowd(scene: Scene, temper: Temper, spaces: list[int], count: int) -> float:
    """What it is worth to put so many zombies on the best of some spaces, as the own side counts."""
    at = presence(scene, temper).at
    free = [at(space) for space in spaces if space not in scene.strays and space not in scene.humans]
    found = sum(sorted(free, reverse=True)[:count])
    return found if scene.is_guy else found / A_POINT


def moving_zombies(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """A zombie's step: what it is worth there rather than here."""
    at, number = presence(scene, temper).at, scene.guys.city.number
    return [at(number[str(option[2])]) - at(number[str(option[1])]) for option in options]


def putting(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """Where a zombie is put, if at all."""
    at, number = presence(scene, temper).at, scene.guys.city.number
    return [at(number[str(option[1])]) if len(option) > 1 else 0.0 for option in options]


def leaving(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """Which spaces stay without a zombie, or which zombie is taken up: where it is least wanted."""
    return [-worth for worth in putting(scene, options, temper)]
