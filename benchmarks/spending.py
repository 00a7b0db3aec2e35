"""What the searching bot spends on its decisions: how long they take, on what, and where it need not go on.

Time is that of the processor, so it matters little what else the machine does.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from time import process_time
from typing import Any

import msgspec

from deadtown.bots import Budget, SearchBot, find_bot
from deadtown.bots.search import Search
from deadtown.bots.search_playout import Playout
from deadtown.kernel import Game, Match, Sight

NAMES = ("Ada", "Bob")
DECISIONS = 60
"""How many decisions of a game are searched, evenly spread over it."""
NORMAL = "normal"
SEED = "spending"
EARLY = 0.9
PARTS = ("imagine", "tree", "rollout", "appraise")


class Spending(msgspec.Struct, frozen=True):
    """What a search of so many playouts spent on the decisions of a game that were more than a formality."""

    playouts: int
    decisions: int
    seconds: float
    """Of the processor for a decision, on average, those included at which it need not look."""
    speed: float
    """Playouts a second."""
    shares: list[float]
    """What part of the time was for each of ``PARTS``."""
    one_option: float
    """At what share of the decisions the guide leaves one option."""
    early: float
    """And at what share of the others it ended with a tenth of its budget left, or more."""


class Meter:
    """Adds up how long something takes; what is measured within it counts for itself alone."""

    def __init__(self) -> None:
        self.spent = dict.fromkeys(PARTS, 0.0)
        self._inner: list[float] = []

    @contextmanager
    def on(self, part: str) -> Iterator[None]:
        self._inner.append(0.0)
        began = process_time()
        try:
            yield
        finally:
            whole = process_time() - began
            self.spent[part] += whole - self._inner.pop()
            if self._inner:
                self._inner[-1] += whole


class MeteredPlayout(Playout):
    """Tells how long it plays on, and how long it appraises."""

    meter: Meter

    def _on_to_the_horizon(self, match: Match) -> bool:
        with self.meter.on("rollout"):
            return super()._on_to_the_horizon(match)

    def _appraise(self, match: Match) -> Sequence[float]:
        with self.meter.on("appraise"):
            return super()._appraise(match)


class MeteredSearch(Search):
    """Tells how long it imagines, and how long it follows the tree."""

    def __init__(self, sight: Sight, bot: SearchBot, meter: Meter) -> None:
        self.meter = meter
        super().__init__(sight, bot)
        self.playout = MeteredPlayout(self.first, bot.settings, self.luck)
        self.playout.meter = meter

    def imagine(self, number: int) -> Match:
        with self.meter.on("imagine"):
            return super().imagine(number)

    def look(self) -> None:
        with self.meter.on("tree"):
            super().look()


def decisions_of(game: Game[Any]) -> list[Match]:
    """Positions of one game of rules players, at which there is something to decide."""
    match = Match.start(game, NAMES, game.rules.read_options(game.figures.simulation_options), seed=SEED)
    bots = [find_bot(game, NORMAL)(Random(seat)) for seat in range(len(NAMES))]
    found = []
    while (decision := match.decision) is not None:
        if len(decision.options) > 1:
            found.append(match.fork())
        match.choose(bots[decision.seat].choose(match.sight()))
    step = max(1, len(found) // DECISIONS)
    return found[::step][:DECISIONS]


def spending_of(game: Game[Any], playouts: int) -> Spending:
    """What so many playouts cost, measured on some decisions."""
    meter, seconds, played, at_once, early = Meter(), 0.0, 0, 0, 0
    decisions = decisions_of(game)
    for number, match in enumerate(decisions):
        bot = SearchBot(Random(number), Budget(playouts=playouts))
        began = process_time()
        search = MeteredSearch(match.sight(), bot, meter)
        if search.only_one() is None:
            search.look()
            played += search.played
            early += search.played <= EARLY * playouts
        else:
            at_once += 1
        seconds += process_time() - began
    whole, searched = sum(meter.spent.values()), len(decisions) - at_once
    return Spending(
        playouts,
        len(decisions),
        seconds / len(decisions),
        played / seconds,
        [meter.spent[part] / whole for part in PARTS],
        at_once / len(decisions),
        early / max(searched, 1),
    )
