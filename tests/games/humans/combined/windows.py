"""All cards of both games in all windows: positions in which nothing but the window says whether one may be played.

Ada (0) and Dan (3) are shotgun guys, Bob (1) and Cleo (2) are zombie players. It is the turn of Ada or of Bob, and one
of them all holds every card that there is.
"""

from typing import Any

from deadtown.games.humans.cards import KINDS as HUMANS_KINDS
from deadtown.games.zombies.cards import KINDS as ZOMBIES_KINDS
from tests.games.humans.combined.table import TableMatch, guy, horde, table
from tests.games.humans.combined.turns import wait_for

ADA, BOB, CLEO, DAN = range(4)

EVERY_CARD = ", ".join((*HUMANS_KINDS, *ZOMBIES_KINDS))

GUYS_WINDOWS = (
    *("turn_start", "after_tile", "pre_combat_roll", "post_combat_roll", "pre_move_roll", "post_move_roll"),
    *("after_step", "pre_zombie_roll", "post_zombie_roll", "turn_end"),
)
HORDES_WINDOWS = (
    *("turn_start", "after_tile", "before_move", "breach_roll", "before_capture", "weapon", "capture_cards"),
    *("flee_roll", "pre_zombie_roll", "post_zombie_roll", "turn_end"),
)

STEPS = {
    "turn_start": "begin_turn",
    "after_tile": "after_tile",
    "pre_combat_roll": "combat",
    "post_combat_roll": "combat",
    "pre_move_roll": "roll_move",
    "post_move_roll": "roll_move",
    "after_step": "walk",
    "before_move": "before_move",
    "breach_roll": "move",
    "before_capture": "capture_begins",
    "weapon": "capture_begins",
    "capture_cards": "capture_begins",
    "flee_roll": "capture_begins",
    "pre_zombie_roll": "zombies",
    "post_zombie_roll": "zombies",
    "turn_end": "discard",
}
"""The step of a turn in which each window opens."""

DICE = {"flee_roll": [1, 2], "weapon": [6], "capture_cards": [6], "breach_roll": [1], "post_combat_roll": [2]}
"""What must be rolled before, where something must."""


def in_window(window: str, holder: int, active: int, hand: str = EVERY_CARD) -> TableMatch:
    """A match that stands at a window in the turn of Ada or of Bob, with cards in the hand of a seat.

    A stray zombie is beside Ada, and others are in the Gas Station. Humans are on Town Square, where one of Bob's
    zombies has come to one of them; another zombie of his is before a building that is closed.
    """
    hands = [hand if seat == holder else "lots_of_ammo" for seat in range(4)]
    step = STEPS[window]
    walking: dict[str, Any] = {"left": 3, "allowance": 3} if step == "walk" else {}
    match = table(
        *(step, "hu_diner 1 -1 2"),
        guy("e4", hands[ADA], kills=3, life=3),
        horde("centre e3n3", hands[BOB], wounds="torso", dice=0),
        horde("s1", hands[CLEO], wounds="torso", dice=2),
        guy("w4", hands[DAN], kills=3, life=3),
        humans="centre s4",
        strays="e4 n7 w1n7" if step == "combat" else "e5 n7 w1n7",
        dice=DICE.get(window, []),
        captures="eat x9",
        active=active,
        halts=True,
        **walking,
    )
    if window == "breach_roll":
        match.choose("breach e3n3")
    if window == "after_step":
        match.choose("step e3")
    wait_for(match, window)
    return match


def playable_cards(match: TableMatch, seat: int) -> set[str]:
    """The cards that a seat could play in the window that is open; none if it is not even asked."""
    assert match.window is not None
    if seat not in match.window.seats:
        return set()
    return {text.split()[1] for text in match.playable(seat) if text.startswith("play ")}
