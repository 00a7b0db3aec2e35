"""What the page is measured with in games on a map: a turn to be played by clicks, and a town as full as it gets."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import count
from typing import Any, NamedTuple

from tests.browser.towns import BASE, Saved, Turn, played, town, turn

from deadtown.games import GAMES
from deadtown.games.humans.combined.state import Options as CombinedOptions
from deadtown.games.humans.state import Options as HumansOptions

HUMANS, COMBINED = GAMES["humans"], GAMES["combined"]
PLAYERS = 6
LED = 5
"""Decisions that a turn in a full town has at least: one that has nowhere else to go is led there at once."""


def on(options: Sequence[Sequence[Any]]) -> Sequence[Any]:
    """How a turn lasts long: by one step of somebody, or by what is named last and ends nothing."""
    steps = [option for option in options if option[0] == "step"]
    busy = [option for option in options if not str(option[0]).startswith("end")]
    return (steps or busy or options)[-1]


class Shown(NamedTuple):
    """A game on a map, as it is shown on the page."""

    name: str
    turn: Callable[[], Turn]
    full: Callable[[], Saved]


@cache
def crowded(game: str, asked: str, crowd: int) -> Saved:
    """The first moment in games of bots when all tiles are laid, so many stand there, and many zombies may be moved."""
    for number in count():
        for state, saved in played(PLAYERS, GAMES[game].rules.options_type(), f"full {number}", GAMES[game]):
            may_lead = saved.asked.kind == asked and state.left > LED
            if may_lead and is_laid(state) and people_and_zombies(state) >= crowd:
                return saved
    raise AssertionError("games never end")


def is_laid(state: Any) -> bool:
    """Whether no tile is still to come, of Humans!!! or of Zombies!!!."""
    return not getattr(state, "stack", ()) and not getattr(state, "tiles", ())


def people_and_zombies(state: Any) -> int:
    """All who stand in a town of Humans!!!; with Zombies!!! also the zombies of nobody."""
    hordes = [space for leader in state.leaders for space in leader.zombies if space >= 0]
    return len(state.humans) + len(hordes) + len(getattr(state, "zombies", ()))


MAPS = {
    "zombies": Shown(
        "Zombies!!!",
        lambda: turn(BASE, "place_tile_tokens", "combat_response", "zombie", "discard", most=12),
        lambda: town("full"),
    ),
    "humans": Shown(
        "Humans!!!",
        lambda: turn(HumansOptions(), "place_tile", "walk", "breach", "do_over", "discard", most=16, game=HUMANS),
        lambda: crowded("humans", "move_step", 60),
    ),
    "combined": Shown(
        "Humans!!! with Zombies!!!",
        lambda: turn(CombinedOptions(), "place_tile", "walk", "zombie", "discard", most=16, game=COMBINED),
        lambda: crowded("combined", "move_zombie", 100),
    ),
}
"""By the name of the game."""
