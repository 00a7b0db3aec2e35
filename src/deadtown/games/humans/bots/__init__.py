"""The bots that know Humans!!!: players of several tempers that go by rules of thumb."""

from functools import partial

from deadtown.games.humans.bots.rules_player import RulesPlayer
from deadtown.games.humans.tactics import BURGLAR, HUNTER, NOVICE, SPOILER, VETERAN
from deadtown.kernel import BotMaker

__all__ = ["BOTS", "LEVELS", "STYLES", "TEMPERS", "RulesPlayer"]

TEMPERS = {"novice": NOVICE, "hunter": HUNTER, "burglar": BURGLAR, "spoiler": SPOILER, "veteran": VETERAN}

BOTS: dict[str, BotMaker] = {name: partial(RulesPlayer, temper=temper) for name, temper in TEMPERS.items()}

STYLES = ("hunter", "burglar", "spoiler")
"""They hunt in the streets, break into buildings, or play their cards against the leader."""

LEVELS = {"easy": ("novice",), "normal": STYLES, "hard": ("veteran",)}
