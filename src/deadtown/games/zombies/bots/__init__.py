"""The bots that know Zombies!!!: players of several styles that go by rules of thumb."""

from functools import partial

from deadtown.games.zombies.bots.rules_player import RulesPlayer
from deadtown.games.zombies.tactics import HUNTER, NOVICE, RUNNER, SPOILER, VETERAN
from deadtown.kernel import BotMaker

__all__ = ["BOTS", "STYLES", "RulesPlayer"]

BOTS: dict[str, BotMaker] = {
    "hunter": partial(RulesPlayer, temper=HUNTER),
    "runner": partial(RulesPlayer, temper=RUNNER),
    "spoiler": partial(RulesPlayer, temper=SPOILER),
    "veteran": partial(RulesPlayer, temper=VETERAN),
    "novice": partial(RulesPlayer, temper=NOVICE),
}

STYLES = ("hunter", "runner", "spoiler")
