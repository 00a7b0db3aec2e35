"""The bots that know the combined game: players of several tempers that go by rules of thumb, on either side."""

from functools import partial

from deadtown.games.humans.combined.bots.rules_player import RulesPlayer
from deadtown.games.humans.combined.tactics import BRAWLER, HUNTER, NOVICE, SPOILER, VETERAN
from deadtown.kernel import BotMaker

__all__ = ["BOTS", "LEVELS", "STYLES", "TEMPERS", "RulesPlayer"]

TEMPERS = {"novice": NOVICE, "hunter": HUNTER, "brawler": BRAWLER, "spoiler": SPOILER, "veteran": VETERAN}

BOTS: dict[str, BotMaker] = {name: partial(RulesPlayer, temper=temper) for name, temper in TEMPERS.items()}

STYLES = ("hunter", "brawler", "spoiler")
"""They hunt humans or zombies of nobody, seek fights with the other side, or play their cards against the leader."""

LEVELS = {"easy": ("novice",), "normal": STYLES, "hard": ("veteran",)}
