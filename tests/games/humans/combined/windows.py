"""All cards of both games in all windows: positions in which nothing but the window and the side say what may be played.

Two shotgun guys, Ada and Cleo, stand in the Gas Station together with a stray zombie, each with life, bullets and
zombies to lose; two hordes, those of Bob and Dan, are wounded and have die tokens; a human is being captured by Bob in
the east, and another one walks about in the west. It is the turn of Ada or of Bob.
"""

from typing import Any

from deadtown.games.humans.cards import KINDS as HUMANS_KINDS
from deadtown.games.zombies.cards import KINDS as ZOMBIES_KINDS
from deadtown.kernel import Answer
from tests.games.humans.combined.passing import wait_for
from tests.games.humans.combined.table import TableMatch, guy, horde, table

ADA, BOB, CLEO, DAN = range(4)

GUYS_WINDOWS = (
    *("turn_start", "after_tile", "pre_combat_roll", "post_combat_roll", "pre_move_roll"),
    *("post_move_roll", "after_step", "pre_zombie_roll", "post_zombie_roll", "turn_end"),
)
HORDES_WINDOWS = (
    *("turn_start", "after_tile", "before_move", "breach_roll", "before_capture", "weapon", "capture_cards"),
    *("flee_roll", "pre_zombie_roll", "post_zombie_roll", "turn_end", "pre_combat_roll", "post_combat_roll"),
)
"""The windows in the turn of a shotgun guy, and of a zombie player; the last two when a card leads a guy to a fight."""
AT_ANY_TIME = {
    ADA: frozenset(GUYS_WINDOWS) - {"post_combat_roll"},
    BOB: frozenset(
        {"turn_start", "after_tile", "before_move", "pre_zombie_roll", "post_zombie_roll", "turn_end"}
        | {"pre_combat_roll"}
    ),
}
"""When cards of Zombies!!! for any time may be played, in the turn of either (HX-6.4, ZB-11.3)."""

EVERYBODYS = frozenset(
    {
        *("alternate_food_source", "butter_fingers", "claustrophobia", "couldnt_get_any_worse"),
        *("dont_think_theyre_dead", "fear", "hysterical_paralysis", "slight_miscalculation", "this_isnt_so_bad"),
        *("untied_shoe", "were_screwed", "where_did_everybody_go", "zombie_master"),
    }
)
GUYS_ALONE = frozenset({"bad_sense_of_direction", "hey_look_a_shotgun", "molotov_cocktail"})
"""Cards for any time: of everybody, and of shotgun guys alone, as far as they have a place in the Gas Station or none."""
WEAPONS = frozenset(card for card, kind in HUMANS_KINDS.items() if kind.weapon)

GUYS_TURN = {
    ("own", "guy"): {
        "turn_start": {"boarded_up", "stampede"},
        "pre_combat_roll": WEAPONS - {"frying_pan"},
        "post_combat_roll": {"adrenaline_rush"},
        "pre_move_roll": {"adrenaline_rush", "keys_still_in_it", "much_needed_rest", "fresh_meat"},
        "post_move_roll": {"adrenaline_rush", "second_wind"},
    },
    ("other", "guy"): {
        "turn_start": {"boarded_up", "stampede"},
        "post_move_roll": {"brain_cramp", "rigor_mortis"},
    },
    ("other", "horde"): {
        "turn_start": {"boarded_up", "stampede"},
        "post_move_roll": {"brain_cramp", "rigor_mortis"},
    },
}
HORDES_TURN = {
    ("own", "horde"): {
        "turn_start": {"boarded_up", "stampede", "stitched_up", "sticky_fingers"},
        "before_move": {"adrenaline_rush", "fresh_meat", "second_wind"},
        "breach_roll": {"back_door"},
        "before_capture": {"death_grip"},
        "capture_cards": {"second_helping"},
        "flee_roll": {"this_way"},
    },
    ("other", "guy"): {
        "turn_start": {"boarded_up", "stampede"},
        "before_move": {"rigor_mortis"},
        "before_capture": {"slippery_customer"},
        "weapon": WEAPONS,
        "flee_roll": {"this_way"},
    },
    ("other", "horde"): {
        "turn_start": {"boarded_up", "stampede"},
        "before_move": {"rigor_mortis"},
        "before_capture": {"slippery_customer"},
        "weapon": WEAPONS,
        "flee_roll": {"this_way"},
    },
    ("fighter", "guy"): {
        "pre_combat_roll": WEAPONS - {"frying_pan"},
        "post_combat_roll": {"adrenaline_rush"},
    },
}
"""What may be played besides, in the turn of Ada and of Bob: by whose window it is or by others, and by their side."""

EVERYTHING = ", ".join([*ZOMBIES_KINDS, *HUMANS_KINDS])
"""One card of each kind of both games."""
USABLE = "all_the_marbles, chainsaw, grenade, lots_of_ammo, molotov_cocktail"
"""All items that are used up."""


def expected(turn: int, window: str, whose: str, side: str) -> set[str]:
    """What the tables of both rulebooks let somebody play."""
    found = set((GUYS_TURN if turn == ADA else HORDES_TURN)[whose, side].get(window, ()))
    if window in AT_ANY_TIME[turn]:
        found |= EVERYBODYS | (GUYS_ALONE if side == "guy" else set())
    return found


def in_window(turn: int, window: str, holder: int, in_play: bool = False) -> TableMatch:
    """A match at a window, with all cards in the hand of a seat, or all items that can be used in play there."""
    hands = ["adrenaline_rush", "second_helping, back_door, death_grip", "crowbar", "this_way, frying_pan"]
    if not in_play:
        hands[holder] = EVERYTHING
    items = [USABLE if in_play and seat == holder else "" for seat in range(4)]
    forced = turn == BOB and window.endswith("combat_roll")
    fight = window.endswith("combat_roll")
    if forced:
        hands[DAN] = "where_did_everybody_go"
    players = (
        guy("n7", hands[ADA], items[ADA], kills=3),
        horde("e3 n6", hands[BOB], wounds="torso", dice=0),
        guy("n7", hands[CLEO], items[CLEO], kills=3),
        horde("w3", hands[DAN], wounds="torso", dice=2),
    )
    steps = {
        "turn_start": "begin_turn",
        "after_tile": "after_tile",
        "before_move": "before_move",
        "turn_end": "discard",
        "pre_combat_roll": "combat",
        "post_combat_roll": "combat",
        "after_step": "walk",
        "pre_move_roll": "roll_move",
        "post_move_roll": "roll_move",
        "pre_zombie_roll": "zombies",
        "post_zombie_roll": "zombies",
    }
    step = "begin_turn" if forced else steps.get(window, "move")
    more: dict[str, Any] = {"left": 5, "allowance": 5} if step == "walk" else {}
    match = table(
        *(step, "", *players),
        humans="e3 w1",
        strays="e1n7 n7" if fight else "e1n7",
        openings="s5 s6 w1s6",
        captures="eat x4",
        dice=[1, 1] if window in ("flee_roll", "breach_roll") else [6] if turn == BOB and not fight else [2],
        active=turn,
        halts=True,
        **more,
    )
    if window == "after_step":
        match.choose("step w1n7")
    elif window == "breach_roll":
        match.choose("breach n6")
    elif step == "move":
        match.choose("end")
    elif forced:
        match.close(Answer(DAN, ("play", "where_did_everybody_go", ADA)))
    wait_for(match, window)
    return match


def offered(match: TableMatch, seat: int, verb: str = "play") -> set[str]:
    """What a seat is asked in a window: the cards that it could play, or use."""
    decision = match.asks(seat)
    options = decision.options if decision is not None else []
    return {str(option[1]) for option in options if option[0] == verb}
