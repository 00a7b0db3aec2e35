"""How likely captures, breaches and wounds are, and what a point is worth."""

from typing import Final

from deadtown.games.humans.cards import CAPTURES, ESCAPE, HEAD_SHOT
from deadtown.games.humans.tactics.scene import Person, Scene
from deadtown.games.humans.tactics.temper import Temper
from deadtown.games.humans.tactics.ways import DIE, escape

A_POINT: Final = (0.0, 4.0, 1.8, 1.35, 1.15)
"""What a point is worth by how many are missing; 1 when it is more. The last one wins."""
A_WOUND: Final = 0.12
"""What it costs to have one more wound card in front."""
ARMED: Final = 0.65
"""How likely nobody hits who captures: rivals seldom lack a weapon."""
FATAL: Final = (0.04, 0.15, 0.3, 0.45, 0.65, 0.95)
"""How likely a wound costs a zombie, by how many are in front already."""
ALL: Final = sum(CAPTURES.values())


def point(person: Person) -> float:
    """What the next point is worth to somebody."""
    missing = person.missing
    return A_POINT[missing] if 0 < missing < len(A_POINT) else 1.0


def lost_point(person: Person) -> float:
    """What it costs somebody to lose a point."""
    missing = person.missing + 1
    return 0.8 * A_POINT[missing] if missing < len(A_POINT) else 1.0


def success(person: Person, bonus: int = 0) -> float:
    """How likely a capture roll succeeds, die tokens apart."""
    return min(max((DIE + 1 - person.sheet.capture + bonus) / DIE, 0.0), 1.0)


def with_tokens(chance: float, tokens: int) -> float:
    """How likely something is that may be rolled again, when not all tokens go into it."""
    return chance if not tokens else chance + 0.7 * (1 - chance) * chance


def no_escape(scene: Scene, person: Person, counts: bool) -> float:
    """How likely no Escape is among the capture cards."""
    left, escapes = (scene.captures_left, scene.escapes_left) if counts else (ALL, CAPTURES[ESCAPE])
    if left < person.sheet.infect:
        left, escapes = ALL, CAPTURES[ESCAPE]
    chance = 1.0
    for drawn in range(person.sheet.infect):
        chance *= max(left - escapes - drawn, 0) / (left - drawn)
    return chance


def trapped(scene: Scene, space: int, occupied: set[int], temper: Temper) -> float:
    """How likely a human who flees has nowhere to go."""
    if not temper.traps:
        return 0.0
    return temper.traps * (escape(scene.city.neighbours, space, scene.humans, occupied) - 1) / DIE


def catch(scene: Scene, person: Person, temper: Temper) -> float:
    """How likely an attempt succeeds against a human in the open.

    A deck full of Escapes is no reason to wait: it is shuffled anew only when somebody draws.
    """
    stays = no_escape(scene, person, counts=False)
    if temper.counts:
        stays = (stays + no_escape(scene, person, counts=True)) / 2
    return ARMED * with_tokens(success(person), person.dice) * stays


def fatal(person: Person) -> float:
    """How likely the next wound costs somebody a zombie."""
    chance = FATAL[min(len(person.wounds), len(FATAL) - 1)]
    return min(chance * (0.6 + 0.13 * person.sheet.wounds), 0.95)


def wounding(person: Person) -> float:
    """What a wound costs somebody."""
    chance = fatal(person)
    lost = lost_point(person) if len(person.zombies) > 1 else 0.3
    return chance * lost + (1 - chance) * A_WOUND


def kills(person: Person, wound: str) -> bool:
    """Whether to keep a wound costs the zombie (HU-9.4, HU-9.5)."""
    return wound == HEAD_SHOT or wound in person.wounds
