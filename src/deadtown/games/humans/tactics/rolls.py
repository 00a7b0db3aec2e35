"""Dice and cards as they lie: what to roll again, whom to attempt first, and which wound to keep."""

from collections.abc import Mapping
from typing import Final

from deadtown.games.humans.state import NOWHERE
from deadtown.games.humans.tactics.breaking import Breaking
from deadtown.games.humans.tactics.chances import (
    A_WOUND,
    catch,
    kills,
    lost_point,
    no_escape,
    point,
    success,
    trapped,
    wounding,
)
from deadtown.games.humans.tactics.rivalry import weights_of
from deadtown.games.humans.tactics.scene import Scene
from deadtown.games.humans.tactics.temper import Temper
from deadtown.games.humans.tactics.ways import DIE, escape
from deadtown.kernel import Option

MORE_TOKENS: Final = (1.0, 1.0, 0.8, 0.65)
"""What part of the worth of a token the last of so many has."""
HURRY: Final = 0.6
"""What part of it is left when somebody is about to win."""
SOON: Final = 2
A_MOUTH: Final = 0.25
"""What a zombie is worth beside its point, if it is the second one."""
CROWDED: Final = 0.05
"""How much less each further one is."""


def token(scene: Scene, temper: Temper) -> float:
    """What it costs to spend a die token."""
    worth = temper.token * MORE_TOKENS[min(scene.me.dice, len(MORE_TOKENS) - 1)]
    return worth * HURRY if min(person.missing for person in scene.people) <= SOON else worth


def rolling_again(scene: Scene, options: list[Option], about: Mapping[str, str | int], temper: Temper) -> list[float]:
    """To roll a die again, or to leave it; never one that has succeeded."""
    roller, what = int(about["seat"]), str(about["what"])
    total, need = int(about["total"]), int(about["need"])
    if roller == scene.seat:
        gain = own_gain(scene, what, total, need, temper)
    else:
        gain = rival_gain(scene, what, roller, total, need, temper)
    return [gain - token(scene, temper) if option[0] == "reroll" else 0.0 for option in options]


def own_gain(scene: Scene, what: str, total: int, need: int, temper: Temper) -> float:
    """What it is worth to roll an own die again."""
    me = scene.me
    if what == "stampede":
        return 0.1 * (3.5 - total)
    if what == "flight":
        return point(me) * _caught_again(scene, total)
    if total >= need:
        return -1.0
    again = (DIE + 1 - need) / DIE
    if what == "capture":
        free = 1 - trapped(scene, scene.space, scene.occupied(), temper)
        return success(me) * no_escape(scene, me, temper.counts) * free * point(me)
    if what == "weapon":
        return 0.8 * again * hit(scene, temper)
    breaking = Breaking(scene, temper, catch(scene, me, temper) * point(me))
    return max((breaking.worth(space, scene.left) for space in set(scene.movable)), default=0.0) * max(again, 1 / DIE)


def _caught_again(scene: Scene, total: int) -> float:
    """How much likelier it is, after another roll, that a human has no way out."""
    free = escape(scene.city.neighbours, scene.space, scene.humans, scene.occupied())
    return -1.0 if total < free else (free - 1) / DIE


def rival_gain(scene: Scene, what: str, roller: int, total: int, need: int, temper: Temper) -> float:
    """What it is worth to roll a rival's die again."""
    person, weight = scene.people[roller], -weights_of(scene, temper)[roller]
    if not need or total < need:
        return -1.0
    fails = (need - 1) / DIE
    if what == "capture":
        return weight * fails * point(person) * no_escape(scene, person, temper.counts)
    if what == "weapon":
        return fails * hit(scene, temper) if scene.active == scene.seat else -1.0
    return weight * fails * 0.2


def hit(scene: Scene, temper: Temper) -> float:
    """What it is worth to the seat that a weapon hits the active player, who has just captured a human."""
    if scene.space == NOWHERE:
        return 0.0
    person = scene.people[scene.active]
    weight = -weights_of(scene, temper)[scene.active] if scene.active != scene.seat else 1.0
    stays = no_escape(scene, person, temper.counts)
    caught = trapped(scene, scene.space, scene.occupied(), temper)
    stopped = stays * (1 - caught) * point(person)
    return weight * (stopped + wounding(person))


def ordering(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """First those who can't get away, as long as all guards stand."""
    number, occupied = scene.city.number, scene.occupied()
    return [trapped(scene, number[str(option[1])], occupied, temper) for option in options]


def infecting(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """A zombie is a mouth more, and can be lost; a meal can't."""
    me = scene.me
    mouth = A_MOUTH - CROWDED * (len(me.zombies) - 1) if me.missing > SOON else -0.05
    return [mouth if option[0] == "infect" else 0.0 for option in options]


def keeping(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """A wound that costs no zombie, if there is one (HU-9)."""
    me = scene.me
    lost = A_WOUND * len(me.wounds) - (lost_point(me) if len(me.zombies) > 1 else 0.3)
    return [lost if kills(me, str(option[1])) else -A_WOUND for option in options]
