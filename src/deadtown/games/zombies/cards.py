"""The event cards, one row each: how many there are, when each may be played or used, and on whom (table 3.2)."""

from collections.abc import Iterable
from functools import cache
from typing import Literal

import msgspec

Card = str
"""A kind of card, by its slug."""

TURN_START = "turn_start"
AFTER_TILE = "after_tile"
PRE_COMBAT_ROLL = "pre_combat_roll"
POST_COMBAT_ROLL = "post_combat_roll"
PRE_MOVE_ROLL = "pre_move_roll"
POST_MOVE_ROLL = "post_move_roll"
AFTER_STEP = "after_step"
PRE_ZOMBIE_ROLL = "pre_zombie_roll"
POST_ZOMBIE_ROLL = "post_zombie_roll"
TURN_END = "turn_end"

WINDOWS = (
    *(TURN_START, AFTER_TILE, PRE_COMBAT_ROLL, POST_COMBAT_ROLL, PRE_MOVE_ROLL),
    *(POST_MOVE_ROLL, AFTER_STEP, PRE_ZOMBIE_ROLL, POST_ZOMBIE_ROLL, TURN_END),
)
"""The moments at which cards may be played (ZB-11.3)."""

ANY = frozenset(WINDOWS) - {POST_COMBAT_ROLL}
"""What the table of cards calls any window: a roll that is made can be changed, not escaped (ZB-11.3)."""

ADRENALINE_RUSH = "adrenaline_rush"
ALL_THE_MARBLES = "all_the_marbles"
ALTERNATE_FOOD_SOURCE = "alternate_food_source"
BAD_SENSE_OF_DIRECTION = "bad_sense_of_direction"
BRAIN_CRAMP = "brain_cramp"
BUTTER_FINGERS = "butter_fingers"
CHAINSAW = "chainsaw"
CLAUSTROPHOBIA = "claustrophobia"
COULDNT_GET_ANY_WORSE = "couldnt_get_any_worse"
DONT_THINK_THEYRE_DEAD = "dont_think_theyre_dead"
FEAR = "fear"
FIRE_AXE = "fire_axe"
FIRST_AID_KIT = "first_aid_kit"
GRENADE = "grenade"
SHOTGUN = "hey_look_a_shotgun"
HYSTERICAL_PARALYSIS = "hysterical_paralysis"
KEYS = "keys_still_in_it"
LOTS_OF_AMMO = "lots_of_ammo"
MOLOTOV = "molotov_cocktail"
MUCH_NEEDED_REST = "much_needed_rest"
SKATEBOARD = "skateboard"
SLIGHT_MISCALCULATION = "slight_miscalculation"
THIS_ISNT_SO_BAD = "this_isnt_so_bad"
UNTIED_SHOE = "untied_shoe"
WERE_SCREWED = "were_screwed"
WHERE_DID_EVERYBODY_GO = "where_did_everybody_go"
ZOMBIE_MASTER = "zombie_master"

Aim = Literal["", "opponent", "building"]
"""What must be named when a card is played."""


class Kind(msgspec.Struct, frozen=True):
    """A kind of card."""

    card: Card
    clause: str
    copies: int
    item: bool = False
    """Whether it stays in play (ZB-11.5)."""
    places: tuple[str, ...] = ()
    """The buildings in which an item can be played; none if it can be anywhere (ZB-11.6)."""
    aim: Aim = ""
    played: frozenset[str] = ANY
    """The windows in which it may be played."""
    own: bool = False
    """Whether these must be windows of one's own: of the own turn, of the own roll."""
    used: frozenset[str] = frozenset()
    """The windows in which an item in play may be used (ZB-11.7)."""
    own_turn: bool = False
    """Whether it may be used in the own turn only."""


def _table(*rows: Kind) -> dict[Card, Kind]:
    return {kind.card: kind for kind in rows}


KINDS = _table(
    Kind(
        ADRENALINE_RUSH,
        "ZB-14.1",
        2,
        played=frozenset({PRE_MOVE_ROLL, POST_MOVE_ROLL, POST_COMBAT_ROLL}),
        own=True,
    ),
    Kind(ALL_THE_MARBLES, "ZB-14.2", 2, item=True, places=("toy_store",), used=ANY),
    Kind(ALTERNATE_FOOD_SOURCE, "ZB-14.3", 2),
    Kind(BAD_SENSE_OF_DIRECTION, "ZB-14.4", 1, aim="opponent"),
    Kind(BRAIN_CRAMP, "ZB-14.5", 2, played=frozenset({POST_MOVE_ROLL})),
    Kind(BUTTER_FINGERS, "ZB-14.6", 2, aim="opponent"),
    Kind(CHAINSAW, "ZB-14.7", 2, item=True, places=("lawn_and_garden",), used=ANY, own_turn=True),
    Kind(CLAUSTROPHOBIA, "ZB-14.8", 2, aim="opponent"),
    Kind(COULDNT_GET_ANY_WORSE, "ZB-14.9", 2, aim="building"),
    Kind(DONT_THINK_THEYRE_DEAD, "ZB-14.10", 2, aim="opponent"),
    Kind(FEAR, "ZB-14.11", 2, aim="opponent"),
    Kind(FIRE_AXE, "ZB-14.12", 2, item=True, places=("fire_station",)),
    Kind(FIRST_AID_KIT, "ZB-14.13", 2, item=True, places=("hospital", "drug_store")),
    Kind(GRENADE, "ZB-14.14", 2, item=True, places=("army_surplus",), used=ANY),
    Kind(SHOTGUN, "ZB-14.15", 2, item=True),
    Kind(HYSTERICAL_PARALYSIS, "ZB-14.16", 1, aim="opponent"),
    Kind(KEYS, "ZB-14.17", 1, played=frozenset({PRE_MOVE_ROLL}), own=True),
    Kind(LOTS_OF_AMMO, "ZB-14.18", 2, item=True, places=("sporting_goods",), used=frozenset(WINDOWS)),
    Kind(MOLOTOV, "ZB-14.19", 2, item=True, places=("gas_station",), used=ANY, own_turn=True),
    Kind(MUCH_NEEDED_REST, "ZB-14.20", 2, played=frozenset({PRE_MOVE_ROLL}), own=True),
    Kind(SKATEBOARD, "ZB-14.21", 2, item=True, places=("skate_shop",)),
    Kind(SLIGHT_MISCALCULATION, "ZB-14.22", 2, aim="building"),
    Kind(THIS_ISNT_SO_BAD, "ZB-14.23", 2),
    Kind(UNTIED_SHOE, "ZB-14.24", 2, aim="opponent"),
    Kind(WERE_SCREWED, "ZB-14.25", 1),
    Kind(WHERE_DID_EVERYBODY_GO, "ZB-14.26", 2, aim="opponent"),
    Kind(ZOMBIE_MASTER, "ZB-14.27", 2),
)
"""All kinds of card, in the order of the table."""

NUMBER = {card: number for number, card in enumerate(KINDS)}
"""The place of each kind in the table."""

ITEMS = frozenset(card for card, kind in KINDS.items() if kind.item)
USABLE = frozenset(card for card, kind in KINDS.items() if kind.used)
"""The items that are used up for their effect."""

PLAYED_IN = {window: frozenset(card for card, kind in KINDS.items() if window in kind.played) for window in WINDOWS}
USED_IN = {window: frozenset(card for card, kind in KINDS.items() if window in kind.used) for window in WINDOWS}
"""The cards that may be played, and the items that may be used, in each window."""


@cache
def open_cards(window: str, own: bool, building: str) -> frozenset[Card]:
    """The cards that may be played in a window, one's own or not, by who stands in a kind of building or in none."""
    return frozenset(
        card
        for card, kind in KINDS.items()
        if card in PLAYED_IN[window] and (own or not kind.own) and (not kind.places or building in kind.places)
    )


CHARGES = 3
"""The combat rolls that a Shotgun is good for."""


def full_deck() -> list[Card]:
    """All event cards (ZB-1.3)."""
    return [card for card, kind in KINDS.items() for _ in range(kind.copies)]


def kinds_as_listed(cards: Iterable[Card]) -> list[Card]:
    """The different kinds among some cards, in the order of the table."""
    return sorted(set(cards), key=NUMBER.__getitem__)
