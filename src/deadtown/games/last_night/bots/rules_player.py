"""A player that goes by rules of thumb, and sees no further than the next step."""

from random import Random

from deadtown.games.last_night.tactics import Temper, at_once, judged_in
from deadtown.kernel import Option, Sight


class RulesPlayer:
    """Does what seems to be worth most to somebody of its temper, at a look."""

    imagines = False

    def __init__(self, luck: Random, temper: Temper) -> None:
        self.luck = luck
        self.temper = temper

    def choose(self, sight: Sight) -> Option:
        options = sight.options
        if len(options) == 1:
            return options[0]
        known = at_once(sight)
        if known is not None:
            return known
        values = judged_in(sight.view, sight.seat, sight, self.temper)
        most = max(values) - self.temper.blur
        best = [option for option, value in zip(options, values, strict=True) if value >= most]
        return best[0] if len(best) == 1 else self.luck.choice(best)
