"""Parley: no game of the table, but a small one for tests, with what the games of the table do not show.

Hands are hidden, seats play in two teams, dice are rolled again, and a card that is played opens a window of its own.
"""

from tests.games.parley.game import PARLEY

__all__ = ["PARLEY"]
