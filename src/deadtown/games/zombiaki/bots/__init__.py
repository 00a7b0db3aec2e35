"""The bots that know Zombiaki!: one that goes by rules, on either side."""

from deadtown.games.zombiaki.bots.rules_player import RulesPlayer
from deadtown.kernel import BotMaker

__all__ = ["BOTS", "RulesPlayer"]

BOTS: dict[str, BotMaker] = {"horde": RulesPlayer, "warden": RulesPlayer}
"""The horde is at home with the zombies, the warden with the humans; on the other side each knows that trade too."""
