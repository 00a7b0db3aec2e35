"""The Grave Weapons, a row each (Table G): cards that lie open with a zombie and are lost with it (LN-18.3).

They are neither zombie cards nor hero cards (LN-8.5). What each does stands where it matters: in fights, shots, moves
and deaths.
"""

from typing import Final

from deadtown.games.last_night.cards import Card

GRAVE_CARDS: Final[dict[Card, int]] = {
    "bloated_body": 2,
    "blood_spray": 2,
    "crawling_torso": 2,
    "recently_dead": 2,
    "stench_of_death": 2,
    "barbed_wire": 2,
    "explosive_zombie": 1,
    "gw_machete": 2,
    "old_pitchfork": 2,
    "rusty_axe": 2,
    "sickle": 1,
}
"""How many there are of each."""


def grave_cards() -> list[Card]:
    """All of them, in the order of the table."""
    return [card for card, copies in GRAVE_CARDS.items() for _ in range(copies)]
