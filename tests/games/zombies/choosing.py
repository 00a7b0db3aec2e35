"""What a bot chooses in a position."""

from random import Random

import msgspec

from deadtown.games.zombies.bots import TEMPERS, RulesPlayer
from tests.games.zombies.table import TableMatch

STRAIGHT = "road_straight_1 1 0 0, road_straight_2 2 0 0"
"""A road to the east."""
HELIPAD_IN_THE_EAST = f"{STRAIGHT}, helipad 3 0 0"


def choice(match: TableMatch, bot: str) -> str:
    """What a bot chooses here, as text, when it takes nothing for alike that is not."""
    temper = msgspec.structs.replace(TEMPERS[bot], blur=0.0, squad_blur=0.0)
    return " ".join(map(str, RulesPlayer(Random(1), temper).choose(match.sight())))
