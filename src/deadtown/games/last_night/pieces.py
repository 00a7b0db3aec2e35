"""How the pieces are numbered, and how many there are of each kind (Table T)."""

from typing import Final

NOWHERE: Final = -1
NOBODY: Final = -1
NO_BUILDING: Final = -1
OF_A_COLOUR: Final = 7
"""Zombies of each colour (LN-3.3)."""
NORMAL: Final = 2 * OF_A_COLOUR
"""Normal zombies: brown ones are numbered first, then green ones."""
FIRST_TURNED: Final = 3 * OF_A_COLOUR
"""The number of the first zombie hero: red zombies come before it."""
RED: Final = range(NORMAL, FIRST_TURNED)
"""The numbers of the red zombies, the Grave Dead (Table T)."""
MOST_ZOMBIES: Final = 14
"""How many zombies may be on the map, unless the scenario says otherwise (LN-4.17)."""
MOST_ARMED: Final = 8
"""How many Grave Weapons may be on the map (LN-18.4)."""
MOST_FIRES: Final = 8
MOST_GAS: Final = 8
MOST_TAKEN_OVER: Final = 9
MOST_LIGHTS_OUT: Final = 6
MOST_PITS: Final = 4
MOST_BARRICADES: Final = 12
MOST_REINFORCEMENTS: Final = 30
MOST_INFECTED: Final = 8
"""How many markers of a kind there are (Table T)."""
STRONGEST: Final = 3
"""How many reinforcements a barricade can have (LN-14.1)."""
NO_BUILDINGS: Final[frozenset[int]] = frozenset()
STARTING_HEROES: Final = 4
DECK: Final = 60
"""How many cards are left of a deck that is trimmed (LN-3.7)."""
