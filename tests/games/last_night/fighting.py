"""Fights in a line: a hero against the zombies in its space, in its own turn or in that of the zombies."""

from collections.abc import Sequence
from typing import Any

from deadtown.games.last_night.events import FightBegan, FightWon, ZombieKilled
from deadtown.games.last_night.ground import NAMES
from deadtown.games.last_night.state import Hero
from deadtown.kernel.chance import Result
from tests.games.last_night.table import NightMatch, hero, table

IDLE = "at_last"
"""A card that can't be played in fights: whoever holds one is asked there all the same."""


def fight(
    *heroes: Hero,
    dice: Sequence[Result] = (),
    zombies: str | None = None,
    step: str = "hero_fights",
    hand: str = "",
    **more: Any,
) -> NightMatch:
    """The first hero, Becky unless told, fights in its own turn: dice of the hero come first, then those of the zombie.

    There is one zombie in its space, unless ``zombies`` are told. The match halts at every window.
    """
    me, *others = heroes or (hero(),)
    for one in (me, *others):
        one.activated = True
    held = ", ".join(filter(None, (hand, IDLE)))
    where = NAMES[me.space] if zombies is None else zombies
    return table(step, me, *others, zombies=where, dice=dice, active=me.person, hand=held, halts=True, **more)


def fought(*heroes: Hero, **more: Any) -> NightMatch:
    """A match right after such a fight, in which nobody has played anything."""
    return finish(fight(*heroes, **more))


def finish(match: NightMatch) -> NightMatch:
    """Let all pass until the fight is over."""
    while not match.over and (match.state.fight is not None or not match.told.of(FightBegan)):
        if match.window is not None:
            match.close()
        else:
            match.choose(1)
    return match


def killed(match: NightMatch) -> list[str]:
    """Where zombies were killed."""
    return [event.space for event in match.told.of(ZombieKilled)]


def breaks(match: NightMatch) -> list[int]:
    """What break checks showed."""
    return [roll.dice[0] for roll in match.rolls("break")]


def winners(match: NightMatch) -> list[str]:
    """Who has won each fight."""
    return [event.winner for event in match.told.of(FightWon)]


def seats(match: NightMatch) -> list[int]:
    """Who is asked in the window that is open, in order."""
    return [*match.asked_seats]
