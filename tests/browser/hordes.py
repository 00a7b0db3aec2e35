"""Games of Humans!!! that bots have played to something worth looking at, to be gone on with on the page."""

from functools import cache

from deadtown.games import GAMES
from deadtown.games.humans.state import Options, State
from deadtown.kernel import Decision
from tests.browser.towns import Saved, Sight, first_met

HUMANS = GAMES["humans"]
BASE = Options()


def _copies(decision: Decision) -> int:
    """On how many copies of a road a card can be played."""
    return sum(option[0] == "play" and len(option) > 2 and "road" in str(option[2]) for option in decision.options)


def _rolled(state: State, what: str) -> bool:
    return state.roll is not None and state.roll.what == what and state.roll.total < state.roll.need


SIGHTS = {
    "walk": Sight(
        4,
        lambda state, asked: (
            asked.kind == "move_step"
            and {"breach", "walk"} <= {option[0] for option in asked.options}
            and state.round > 4
        ),
    ),
    "tile": Sight(3, lambda state, asked: asked.kind == "place_tile" and len(asked.options) > 10 and state.round > 2),
    "roll": Sight(3, lambda state, asked: asked.kind == "do_over" and _rolled(state, "capture") and state.round > 3),
    "breach": Sight(3, lambda state, asked: asked.kind == "do_over" and _rolled(state, "breach") and state.round > 2),
    "weapon": Sight(4, lambda state, asked: asked.kind == "weapon" and len(asked.options) > 2 and state.round > 3),
    "cards": Sight(3, lambda state, asked: asked.kind == "infect_or_eat" and state.round > 2),
    "wounds": Sight(4, lambda state, asked: asked.kind == "keep_wound" and len(state.wounds_drawn) > 3),
    "flight": Sight(4, lambda state, asked: asked.kind == "move_human" and len(asked.options) > 6 and state.round > 3),
    "copies": Sight(3, lambda state, asked: asked.kind == "before_move" and _copies(asked) > 1),
    "sheets": Sight(3, lambda _, asked: asked.kind == "choose_character", Options(character_choice="choose")),
    "crowd": Sight(6, lambda state, asked: asked.kind == "move_step" and state.left > 3 and state.round > 5),
    "late": Sight(2, lambda state, asked: asked.kind == "move_step" and len(state.stack) < 4),
}
"""What is looked for, by name."""


@cache
def horde(name: str) -> Saved:
    """The first game in which something is met, saved there."""
    return first_met(name, SIGHTS[name], HUMANS)
