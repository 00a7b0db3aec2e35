"""What the Combat cards do, one function a card, in the words of the rulebook's section 11."""

from deadtown.games.zombinion.combat import attacks, gains, searches, simple

__all__ = ["attacks", "gains", "searches", "simple"]
