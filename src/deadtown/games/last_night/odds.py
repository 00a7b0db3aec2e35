"""How fights go: the chances of dice against dice (LN-6.7, LN-6.11)."""

from functools import cache
from itertools import product


@cache
def chances(hero_dice: int, zombie_dice: int, ties: bool = False, edge: int = 0) -> tuple[float, float]:
    """How likely the hero is to win, and to win with doubles, before anything is played.

    The zombie's highest die counts for more by its ``edge``.
    """
    best = {value + edge: count for value, count in _highest(zombie_dice).items()}
    wins = doubles = 0
    for dice in product(range(1, 7), repeat=min(hero_dice, MOST_DICE)):
        beaten = sum(count for value, count in best.items() if max(dice) > value or (ties and max(dice) == value))
        wins += beaten
        if len({*dice}) < len(dice):
            doubles += beaten
    total = 6 ** (min(hero_dice, MOST_DICE) + min(zombie_dice, MOST_DICE))
    return wins / total, doubles / total


MOST_DICE = 6
"""More dice than this are hardly ever rolled, and change little."""


def _highest(dice: int) -> dict[int, int]:
    """In how many ways the highest of some dice shows each number."""
    count = min(dice, MOST_DICE)
    return {value: value**count - (value - 1) ** count for value in range(1, 7)}
