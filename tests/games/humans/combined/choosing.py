"""What a bot chooses in a position of the combined game."""

from random import Random

from msgspec.structs import replace

from deadtown.games.humans.combined.bots import TEMPERS, RulesPlayer
from tests.games.humans.combined.table import TableMatch


def choice(match: TableMatch, bot: str) -> str:
    """What a bot chooses here, as text, when it takes nothing for alike that is not."""
    temper = TEMPERS[bot]
    sharp = replace(temper, guy=replace(temper.guy, blur=0.0), horde=replace(temper.horde, blur=0.0))
    return " ".join(map(str, RulesPlayer(Random(1), sharp).choose(match.sight())))
