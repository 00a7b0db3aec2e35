"""The bot that plays any game by looking ahead: Monte Carlo tree search over worlds that its seat imagines."""

from collections.abc import Callable
from random import Random

from deadtown.bots.search import Search
from deadtown.bots.search_settings import Budget, Settings
from deadtown.bots.search_together import search_together
from deadtown.kernel import Option, Progress, Sight

REPORT_EVERY = 0.1
"""Seconds between two reports of progress."""


class SearchBot:
    """Takes the option that proves best for its team in playouts, each in a world of its own.

    It knows no rules and never sees the match that it plays in, only worlds that look like it to its seat. With a guide
    from the game it tries promising options first, and appraises playouts after a while instead of playing them to the
    end. For the same luck, the same budget of playouts and as many processes it takes the same option.
    """

    imagines = True

    def __init__(self, luck: Random, budget: Budget, settings: Settings | None = None) -> None:
        self.luck = luck
        self.seconds = budget.seconds
        self.playouts = budget.playouts
        self.processes = budget.processes
        self.settings = settings or Settings()
        self.progress: Callable[[Progress], None] | None = None
        self.report_every = REPORT_EVERY

    def choose(self, sight: Sight) -> Option:
        if len(sight.options) == 1:
            return sight.options[0]
        if self.processes > 1:
            return search_together(sight, self)
        return Search(sight, self).run()
