"""What a bot chooses in a position, and whole games between bots."""

from random import Random
from typing import Any

import msgspec

from deadtown.bots import find_bot
from deadtown.games.last_night.bots import TEMPERS, RulesPlayer
from deadtown.kernel import Match, option_text, play_out
from tests.games.last_night.table import GAME, PLAYERS, NightMatch, with_sets


def choice(match: NightMatch, bot: str = "veteran") -> str:
    """What a bot chooses here, as text, when it takes nothing for alike that is not."""
    temper = msgspec.structs.replace(TEMPERS[bot], blur=0.0)
    return option_text(RulesPlayer(Random(1), temper).choose(match.sight()))


def play(heroes: str, zombies: str, players: int, seed: int, **options: Any) -> Match:
    """A whole game between bots; whatever they choose must be on the list."""
    match = Match.start(GAME, PLAYERS[:players], GAME.rules.read_options(with_sets(options)), seed=f"bots {seed}")
    sides = [heroes if seat in match.state.hero_seats else zombies for seat in range(players)]
    play_out(match, [find_bot(GAME, name)(Random(f"{seed} {seat}")) for seat, name in enumerate(sides)])
    return match
