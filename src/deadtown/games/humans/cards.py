"""The cards of the three decks: when each event card may be played and on what, wounds, and captures."""

from typing import Literal

import msgspec

Card = str
"""A kind of event card, by its slug."""

TURN_START = "turn_start"
BEFORE_MOVE = "before_move"
BREACH_ROLL = "breach_roll"
BEFORE_CAPTURE = "before_capture"
WEAPON = "weapon"
CAPTURE_CARDS = "capture_cards"
FLEE_ROLL = "flee_roll"

WINDOWS = (TURN_START, BEFORE_MOVE, BREACH_ROLL, BEFORE_CAPTURE, WEAPON, CAPTURE_CARDS, FLEE_ROLL)
"""The moments at which cards may be played (HU-12.3)."""
DO_OVER_ANY = "do_over_any"
"""The window after every roll in which anybody may spend a die token, if that was agreed on (HU-13.1)."""

FRYING_PAN = "frying_pan"
BASEBALL_BAT = "baseball_bat"
CROWBAR = "crowbar"
FIRE_EXTINGUISHER = "fire_extinguisher"
HUNTING_RIFLE = "hunting_rifle"
NAIL_GUN = "nail_gun"
SAWED_OFF = "sawed_off"
BIG_CHAINSAW = "big_chainsaw"
FRESH_MEAT = "fresh_meat"
SECOND_WIND = "second_wind"
RIGOR_MORTIS = "rigor_mortis"
BOARDED_UP = "boarded_up"
BACK_DOOR = "back_door"
SLIPPERY_CUSTOMER = "slippery_customer"
DEATH_GRIP = "death_grip"
THIS_WAY = "this_way"
STAMPEDE = "stampede"
STITCHED_UP = "stitched_up"
STICKY_FINGERS = "sticky_fingers"
SECOND_HELPING = "second_helping"

Whose = Literal["own", "other", "any"]
"""In whose turn a card may be played: the own one, that of somebody else, or both (HU-12.6)."""
Aim = Literal["", "opponent", "tile", "building"]
"""What must be named when a card is played."""


class Kind(msgspec.Struct, frozen=True):
    """A kind of event card."""

    card: Card
    clause: str
    window: str
    whose: Whose
    aim: Aim = ""
    weapon: bool = False
    bonus: int = 0
    """What a weapon adds to its roll (HU-8.5)."""


def _weapon(card: Card, clause: str, bonus: int) -> Kind:
    return Kind(card, clause, WEAPON, "other", weapon=True, bonus=bonus)


HIT = 4
"""What the roll of a weapon must reach (HU-8.5)."""

KINDS = {
    kind.card: kind
    for kind in (
        _weapon(FRYING_PAN, "HU-16.1", 0),
        _weapon(BASEBALL_BAT, "HU-16.2", 1),
        _weapon(CROWBAR, "HU-16.3", 1),
        _weapon(FIRE_EXTINGUISHER, "HU-16.4", 1),
        _weapon(HUNTING_RIFLE, "HU-16.5", 1),
        _weapon(NAIL_GUN, "HU-16.6", 2),
        _weapon(SAWED_OFF, "HU-16.7", 2),
        _weapon(BIG_CHAINSAW, "HU-16.8", 3),
        Kind(FRESH_MEAT, "HU-16.9", BEFORE_MOVE, "own", "tile"),
        Kind(SECOND_WIND, "HU-16.10", BEFORE_MOVE, "own"),
        Kind(RIGOR_MORTIS, "HU-16.11", BEFORE_MOVE, "other"),
        Kind(BOARDED_UP, "HU-16.12", TURN_START, "any", "building"),
        Kind(BACK_DOOR, "HU-16.13", BREACH_ROLL, "own"),
        Kind(SLIPPERY_CUSTOMER, "HU-16.14", BEFORE_CAPTURE, "other"),
        Kind(DEATH_GRIP, "HU-16.15", BEFORE_CAPTURE, "own"),
        Kind(THIS_WAY, "HU-16.16", FLEE_ROLL, "any"),
        Kind(STAMPEDE, "HU-16.17", TURN_START, "any"),
        Kind(STITCHED_UP, "HU-16.18", TURN_START, "own"),
        Kind(STICKY_FINGERS, "HU-16.19", TURN_START, "own", "opponent"),
        Kind(SECOND_HELPING, "HU-16.20", CAPTURE_CARDS, "own"),
    )
}
"""All kinds of event card, in the order of the table."""

COPIES = 2
"""How many there are of each kind (HU-1.5)."""

OWN, OTHER = ("own", "any"), ("other", "any")
OPEN_TO = {
    (window, active): frozenset(
        kind.card for kind in KINDS.values() if kind.window == window and kind.whose in (OWN if active else OTHER)
    )
    for window in WINDOWS
    for active in (True, False)
}
"""The cards that may be played in a window by the active player, and by the others."""

HEAD_SHOT = "head_shot"
WOUNDS = {"left_arm": 7, "right_arm": 7, "left_leg": 7, "right_leg": 7, "torso": 7, HEAD_SHOT: 5}
"""The kinds of wound cards, and how many there are of each (HU-18.1)."""

ESCAPE = "escape"
INFECT = "infect"
EAT = "eat"
CAPTURES = {ESCAPE: 5, INFECT: 13, EAT: 12}
"""The kinds of capture cards, and how many there are of each (HU-18.2)."""


def event_deck() -> list[Card]:
    return [card for card in KINDS for _ in range(COPIES)]


def wound_deck() -> list[str]:
    return [wound for wound, count in WOUNDS.items() for _ in range(count)]


def capture_deck() -> list[str]:
    return [capture for capture, count in CAPTURES.items() for _ in range(count)]
