"""The bots that know Zombies!!!: players of several tempers that go by rules of thumb."""

from functools import partial

from deadtown.games.zombies.bots.rules_player import RulesPlayer
from deadtown.games.zombies.tactics import HUNTER, NOVICE, RUNNER, SPOILER, VETERAN
from deadtown.kernel import BotMaker

__all__ = ["BOTS", "LEVELS", "STYLES", "TEMPERS", "RulesPlayer"]

TEMPERS = {"novice": NOVICE, "hunter": HUNTER, "runner": RUNNER, "spoiler": SPOILER, "veteran": VETERAN}

BOTS: dict[str, BotMaker] = {name: partial(RulesPlayer, temper=temper) for name, temper in TEMPERS.items()}

STYLES = ("hunter", "runner", "spoiler")
"""They collect zombies, race to the Helipad, or steer zombies and cards against the leader."""

LEVELS = {"easy": ("novice",), "normal": STYLES, "hard": ("veteran",)}
