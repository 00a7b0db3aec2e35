"""The bots that know Last Night on Earth: players of either side that go by rules of thumb."""

from functools import partial

from deadtown.games.last_night.bots.rules_player import RulesPlayer
from deadtown.games.last_night.tactics import NOVICE, SURVIVOR, VETERAN
from deadtown.kernel import BotMaker

__all__ = ["BOTS", "LEVELS", "TEMPERS", "RulesPlayer"]

TEMPERS = {"novice": NOVICE, "survivor": SURVIVOR, "veteran": VETERAN}

BOTS: dict[str, BotMaker] = {name: partial(RulesPlayer, temper=temper) for name, temper in TEMPERS.items()}

LEVELS = {"easy": ("novice",), "normal": ("survivor",), "hard": ("search",)}
