"""The bots that know Zombiaki!"""

from deadtown.kernel import BotMaker

BOTS: dict[str, BotMaker] = {}
