"""Positions in which a window of any-time plays opens (LN-8.12)."""

from typing import Any

import pytest

from deadtown.games.last_night.moments import CP, HA, HB, HE, HR, HS, HX, ZE, ZF, ZM, ZS
from deadtown.games.last_night.state import Hero
from tests.games.last_night.table import NightMatch, hero, table

STEPS = {
    ZS: "zombies_start",
    ZM: "zombies_moved",
    ZF: "zombie_fights",
    ZE: "zombies_end",
    HS: "heroes_start",
    HA: "activate",
    HR: "roll_movement",
    HX: "move_pause",
    HB: "after_exchange",
    HE: "heroes_end",
}
"""A step that opens each of these windows."""


IDLE = "just_a_scratch"
"""A card for other moments: whoever holds one is asked in all of these."""


def at_window(kind: str, *heroes: Hero, hand: str = "", **more: Any) -> NightMatch:
    """A match that halts in a window; the first hero is the active one."""
    cast = heroes or (hero(),)
    held = ", ".join(filter(None, (hand, IDLE)))
    match = table(STEPS[kind], *cast, active=cast[0].person, hand=held, halts=True, **more)
    assert match.kind == kind, f"{match.kind} is open, not {kind}"
    return match


def let_be(match: NightMatch) -> NightMatch:
    """Nobody cancels the cards that are being played."""
    while not match.over and match.kind == CP:
        match.close()
    return match


cancelled_and_not = pytest.mark.parametrize("cancelled", [False, True], ids=["let be", "cancelled"])


def answer(match: NightMatch, cancelled: bool) -> NightMatch:
    """A zombie card has been played: Principal Gomez cancels it, or nobody does."""
    assert match.kind == CP
    if cancelled:
        match.choose("play principal_gomez stop")
    return let_be(match)
