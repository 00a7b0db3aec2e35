"""All cards in all windows: positions in which nothing but the window says whether a card may be played or used.

Three pawns stand together in the building where the card is at home, each with life, bullets and zombies to lose; a
zombie is in another room of that building, and one on the pawns' own space where there is a fight.
"""

from typing import Any

from tests.games.zombies.table import TableMatch, pawn, table

WINDOWS = (
    *("turn_start", "after_tile", "pre_combat_roll", "post_combat_roll", "pre_move_roll"),
    *("post_move_roll", "after_step", "pre_zombie_roll", "post_zombie_roll", "turn_end"),
)
ANY = frozenset(WINDOWS) - {"post_combat_roll"}
NEVER: frozenset[str] = frozenset()

CLAUSES = {
    "adrenaline_rush": "ZB-14.1",
    "all_the_marbles": "ZB-14.2",
    "alternate_food_source": "ZB-14.3",
    "bad_sense_of_direction": "ZB-14.4",
    "brain_cramp": "ZB-14.5",
    "butter_fingers": "ZB-14.6",
    "chainsaw": "ZB-14.7",
    "claustrophobia": "ZB-14.8",
    "couldnt_get_any_worse": "ZB-14.9",
    "dont_think_theyre_dead": "ZB-14.10",
    "fear": "ZB-14.11",
    "fire_axe": "ZB-14.12",
    "first_aid_kit": "ZB-14.13",
    "grenade": "ZB-14.14",
    "hey_look_a_shotgun": "ZB-14.15",
    "hysterical_paralysis": "ZB-14.16",
    "keys_still_in_it": "ZB-14.17",
    "lots_of_ammo": "ZB-14.18",
    "molotov_cocktail": "ZB-14.19",
    "much_needed_rest": "ZB-14.20",
    "skateboard": "ZB-14.21",
    "slight_miscalculation": "ZB-14.22",
    "this_isnt_so_bad": "ZB-14.23",
    "untied_shoe": "ZB-14.24",
    "were_screwed": "ZB-14.25",
    "where_did_everybody_go": "ZB-14.26",
    "zombie_master": "ZB-14.27",
}
"""All cards in the order of the table, which is the order of their clauses."""

HOMES = {
    "all_the_marbles": "toy_store 0 -1 0",
    "chainsaw": "lawn_and_garden 0 -1 0",
    "fire_axe": "fire_station 0 -1 0",
    "grenade": "army_surplus 0 -1 1",
    "lots_of_ammo": "sporting_goods 0 -1 0",
    "molotov_cocktail": "gas_station 0 -1 0",
    "skateboard": "skate_shop 0 -1 0",
}
"""Where each item is at home, if not in the Hospital; each lies north of Town Square."""

OWN_WINDOWS = {
    "adrenaline_rush": frozenset({"pre_move_roll", "post_move_roll", "post_combat_roll"}),
    "brain_cramp": NEVER,
    "keys_still_in_it": frozenset({"pre_move_roll"}),
    "much_needed_rest": frozenset({"pre_move_roll"}),
}
"""Where the player whose turn and roll it is may play the cards that can't be played in any window."""

OTHERS_WINDOWS = {**dict.fromkeys(OWN_WINDOWS, NEVER), "brain_cramp": frozenset({"post_move_roll"})}
"""Where the others may play them."""

OWN_USES = {
    "all_the_marbles": ANY,
    "chainsaw": ANY,
    "grenade": ANY,
    "lots_of_ammo": frozenset(WINDOWS),
    "molotov_cocktail": ANY,
}
"""Where items in play may be used in the own turn; those that are not named can't be."""

OTHERS_USES = {**OWN_USES, "chainsaw": NEVER, "molotov_cocktail": NEVER}


def in_window(window: str, card: str, holder: int, in_play: bool = False) -> TableMatch:
    """A match that stands at a window in the turn of seat 0, with the card in the hand of a seat, or in play."""
    home = HOMES.get(card, "hospital 0 -1 0")
    stays, goes = ("e1n4", "step e1n3") if home.endswith("1") else ("e1n4", "step n4")
    other_room = "e1n2" if home.endswith("1") else "w1n4"
    fight = window.endswith("combat_roll")
    # In every window somebody else may hold something to play, so that it opens.
    asked_anyway = 0 if window == "post_combat_roll" and (holder or in_play) else 2
    hands = {holder: card, asked_anyway: "fear"} if not in_play else {asked_anyway: "fear"}
    pawns = [
        pawn(stays, hands.get(seat, ""), card if in_play and seat == holder else "", life=2, bullets=5, kills=3)
        for seat in range(3)
    ]
    steps = {"turn_start": "begin_turn", "after_tile": "after_tile", "after_step": "walk", "turn_end": "discard"}
    step = steps.get(window, "combat" if fight else "roll_move" if "move" in window else "zombies")
    moving: dict[str, Any] = {"left": 3, "allowance": 3} if step == "walk" else {}
    zombies = f"{other_room} {stays}" if fight else other_room
    match = table(step, home, *pawns, zombies=zombies, dice=[2], halts=True, **moving)
    if step == "walk":
        match.choose(goes)
    match.wait_for(window)
    return match


def offered(match: TableMatch, seat: int) -> set[str]:
    """What a seat is asked in a window, as verb and card; nothing if it is not asked."""
    decision = match.asks(seat)
    options = decision.options if decision is not None else []
    return {" ".join(map(str, option[:2])) for option in options if option != ("pass",)}
