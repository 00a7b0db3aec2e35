"""Heroes against zombies: who plays on which side (LN-3.1)."""

from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.state import State


def role(state: State, seat: int) -> str:
    return state.sides[seat]


def team(state: State, seat: int) -> int:
    """Hero seats win together, and so do zombie seats (LN-17.2)."""
    return 0 if state.sides[seat] == HEROES else 1
