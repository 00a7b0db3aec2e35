"""What the cards do: the undead and their tricks, guns, obstacles, fire, and what holds or shoves."""

from deadtown.games.zombiaki.effects import fire, guns, holding, obstacles, undead

__all__ = ["fire", "guns", "holding", "obstacles", "undead"]
