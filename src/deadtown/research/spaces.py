"""The spaces of actions and observations, as Gymnasium has them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from deadtown.kernel import Game
from deadtown.research.actions import FEATURES, actions_of
from deadtown.research.choices import NOTHING
from deadtown.research.layout import layout_of

FARTHEST = 10_000.0
"""No number of an option is larger."""


class Ids(spaces.Discrete):
    """The ids of a game; to draw one by a mask costs as much as to look through the mask."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """An id by lot; by a mask only a legal one, or the first where none is."""
        if mask is None or probability is not None:
            return super().sample(mask, probability)
        (legal,) = mask.nonzero()
        return np.int64(legal[int(self.np_random.random() * len(legal))]) if len(legal) else self.start


def action_space(game: Game[Any]) -> Ids:
    return Ids(actions_of(game).size)


def observation_space(game: Game[Any], rows: int = 0) -> spaces.Dict:
    """The numbers of an observation, and the mask of what can be done; with rows, the ids and features of options."""
    layout, size = layout_of(game), actions_of(game).size
    told: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(layout.low, layout.high, dtype=layout.dtype.type),
        "action_mask": spaces.Box(0, 1, (size,), np.int8),
    }
    if rows:
        told["option_ids"] = spaces.Box(NOTHING, size - 1, (rows,), np.int32)
        told["option_features"] = spaces.Box(-FARTHEST, FARTHEST, (rows, FEATURES), np.float32)
    return spaces.Dict(told)
