"""Games of Humans!!! with Zombies!!! that bots have played to something worth looking at, where both sides meet."""

from functools import cache

from deadtown.games import GAMES
from deadtown.games.humans.combined.state import Options, State
from deadtown.kernel import Decision
from tests.browser.towns import Saved, Sight, first_met

COMBINED = GAMES["combined"]
BASE = Options()


def _shared(state: State, decision: Decision) -> bool:
    """Whether a shotgun guy who fights stands with a stray zombie and with a horde zombie."""
    space = state.pawns[decision.seat].space
    return space in state.zombies and any(space in leader.zombies for leader in state.leaders)


def _attacked(state: State) -> int:
    """The shotgun guy who is attacked, or -1."""
    return -1 if state.attempt is None else state.attempt.guy


SIGHTS = {
    "start": Sight(4, lambda _, asked: asked.kind == "hx_start_pawns" and asked.about.get("left") == 1),
    "guy": Sight(4, lambda state, asked: asked.kind == "move_step" and len(asked.options) > 12 and state.round > 3),
    "strays": Sight(4, lambda state, asked: asked.kind == "move_zombie" and state.left > 3 and state.round > 3),
    "roll": Sight(
        4,
        lambda state, asked: asked.kind == "pre_combat_roll" and asked.seat in state.fighting and _shared(state, asked),
    ),
    "attack": Sight(
        4, lambda state, asked: asked.kind == "weapon" and asked.seat == _attacked(state) and len(asked.options) > 1
    ),
    "wounds": Sight(4, lambda _, asked: asked.kind == "keep_wound"),
    "fresh": Sight(4, lambda _, asked: asked.kind == "place_humans"),
    "crowd": Sight(6, lambda state, asked: asked.kind == "move_pawn" and state.left > 3 and state.round > 4),
}
"""What is looked for, by name."""


@cache
def meeting(name: str) -> Saved:
    """The first game in which something is met, saved there."""
    return first_met(name, SIGHTS[name], COMBINED)
