"""All event cards in all windows: positions in which nothing but the window says whether a card may be played.

Three players, and it is the turn of seat 0. Everybody holds a card; seat 0 and 1 are wounded, seat 2 has die tokens,
the Diner stands open and empty, a human is being captured on Town Square and another one walks about in the north.
"""

from tests.games.humans.table import DINER, TableMatch, leader, table

WINDOWS = ("turn_start", "before_move", "breach_roll", "before_capture", "weapon", "capture_cards", "flee_roll")

CLAUSES = {
    "frying_pan": "HU-16.1",
    "baseball_bat": "HU-16.2",
    "crowbar": "HU-16.3",
    "fire_extinguisher": "HU-16.4",
    "hunting_rifle": "HU-16.5",
    "nail_gun": "HU-16.6",
    "sawed_off": "HU-16.7",
    "big_chainsaw": "HU-16.8",
    "fresh_meat": "HU-16.9",
    "second_wind": "HU-16.10",
    "rigor_mortis": "HU-16.11",
    "boarded_up": "HU-16.12",
    "back_door": "HU-16.13",
    "slippery_customer": "HU-16.14",
    "death_grip": "HU-16.15",
    "this_way": "HU-16.16",
    "stampede": "HU-16.17",
    "stitched_up": "HU-16.18",
    "sticky_fingers": "HU-16.19",
    "second_helping": "HU-16.20",
}
"""All cards in the order of the table, which is the order of their clauses."""

WEAPONS = {
    "frying_pan": 0,
    "baseball_bat": 1,
    "crowbar": 1,
    "fire_extinguisher": 1,
    "hunting_rifle": 1,
    "nail_gun": 2,
    "sawed_off": 2,
    "big_chainsaw": 3,
}
"""The weapons, and what each adds to its roll."""

ANYBODYS = {"boarded_up": "turn_start", "stampede": "turn_start", "this_way": "flee_roll"}
OWN_WINDOW = {
    **ANYBODYS,
    "fresh_meat": "before_move",
    "second_wind": "before_move",
    "back_door": "breach_roll",
    "death_grip": "before_capture",
    "stitched_up": "turn_start",
    "sticky_fingers": "turn_start",
    "second_helping": "capture_cards",
}
"""Where the player whose turn it is may play a card; others can't be played then."""
OTHERS_WINDOW = {
    **ANYBODYS,
    **dict.fromkeys(WEAPONS, "weapon"),
    "rigor_mortis": "before_move",
    "slippery_customer": "before_capture",
}
"""Where the others may play a card."""


def in_window(window: str, card: str, holder: int) -> TableMatch:
    """A match that stands at a window in the turn of seat 0, with the card in the hand of a seat."""
    hands = [card if seat == holder else "back_door" if seat else "crowbar" for seat in range(3)]
    leaders = (
        leader("centre n3", hands[0], wounds="torso"),
        leader("e1", hands[1], wounds="torso"),
        leader("s1", hands[2], dice=2),
    )
    steps = {"turn_start": "begin_turn", "before_move": "before_move", "breach_roll": "move"}
    match = table(
        *(steps.get(window, "capture"), DINER, *leaders),
        humans="centre n1",
        openings="w1n3",
        dice=[1] if window == "breach_roll" else [4, 2],
        captures="escape, eat",
        halts=True,
    )
    if window == "breach_roll":
        match.choose("breach n3")
    match.wait_for(window)
    return match


def offered(match: TableMatch, seat: int) -> set[str]:
    """The cards that a seat could play in a window."""
    decision = match.asks(seat)
    options = decision.options if decision is not None else []
    return {str(option[1]) for option in options if option != ("pass",)}
