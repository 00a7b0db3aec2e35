"""What a bot chooses in a position."""

from random import Random

import msgspec

from deadtown.games.humans.bots import TEMPERS, RulesPlayer
from tests.games.humans.table import TableMatch

STRAIGHT = "hu_road_straight 1 0 0, hu_road_t_1 -1 0 0"
"""A road to the east that ends there, and one to the west."""


def choice(match: TableMatch, bot: str) -> str:
    """What a bot chooses here, as text, when it takes nothing for alike that is not."""
    temper = msgspec.structs.replace(TEMPERS[bot], blur=0.0)
    return " ".join(map(str, RulesPlayer(Random(1), temper).choose(match.sight())))
