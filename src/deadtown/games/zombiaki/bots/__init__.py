"""The bots that know Zombiaki!: one that goes by rules of thumb, on either side."""

from deadtown.games.zombiaki.bots.instinct import Instinct
from deadtown.kernel import BotMaker

__all__ = ["BOTS", "FORMER", "Instinct"]

BOTS: dict[str, BotMaker] = {"instinct": Instinct}

FORMER = {"horde": "instinct", "warden": "instinct"}
"""It had a name for each side, though it plays both alike."""
