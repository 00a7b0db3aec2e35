"""What can be chosen, for learners that look at options: their ids, and a row of numbers for each, padded."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from deadtown.complaint import Complaint
from deadtown.kernel import Option
from deadtown.research.actions import FEATURES, Actions, Features

ROWS = 160
"""How many options have a row where all arrays must be alike; hardly any decision has more."""
NOTHING = -1
"""The id of a row without an option."""
TURN = ("more",)
"""What turns the page."""


class Choices(NamedTuple):
    """The options of a decision, a row each; the rows behind them have the id -1 and are zeros."""

    ids: NDArray[np.int32]
    features: Features


def rows_asked(features: bool | int) -> int:
    """How many rows are asked for: none, as many as are usual, or a number. Raises Complaint."""
    rows = ROWS if features is True else int(features)
    if rows < 0:
        raise Complaint(f"features is True, False or how many options have a row, not {features}")
    return rows


def choices_of(actions: Actions, options: Sequence[Option], page: int, rows: int) -> Choices:
    """The options in the order of the list. Where there are more than rows, the mask alone tells of the others."""
    ids = np.full(rows, NOTHING, np.int32)
    features = np.zeros((rows, FEATURES), np.float32)
    if options and rows:
        legal = actions.ids(options, page)[:rows]
        ids[: len(legal)] = legal
        features[: len(legal)] = features_of(actions, legal, options, page)
    return Choices(ids, features)


def features_of(actions: Actions, ids: Sequence[int], options: Sequence[Option], page: int) -> Features:
    """A row for each of these ids."""
    meant = (actions.option(number, options, page) for number in ids)
    return actions.features([TURN if option is None else option for option in meant])
