"""The search for one decision: one world after another is played on, until the budget is spent."""

import math
from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import NamedTuple, Protocol

from deadtown.bots.search_playout import Playout
from deadtown.bots.search_settings import MOST_PLAYOUTS, Settings
from deadtown.bots.search_tree import Edge, Node, Selection, credit
from deadtown.kernel import Match, Option, Progress, Seeded, Sight

LOOK_UP = 16
"""After how many playouts each it is seen whether there is time left, and whether more of them can change anything."""


class Searcher(Protocol):
    """Whoever lets something be searched, and may have it end sooner meanwhile."""

    seconds: float
    playouts: int
    processes: int
    settings: Settings
    luck: Random
    progress: Callable[[Progress], None] | None
    report_every: float


class Part(NamedTuple):
    """A part of a search, or all of it."""

    luck: int
    worlds: int
    """The seed of the worlds that are imagined."""
    playouts: int
    of: int = 1
    """How many parts there are, each of which searches for about as long."""


class Found(NamedTuple):
    """What a search has found out about an option."""

    option: Option
    votes: int
    """How often it was taken; what was left of the budget counts for what was ahead when nothing could change that."""
    visits: int
    total: float
    """The sum of the values of so many playouts, to the team that decides."""
    sure: bool
    """Whether it is a sure win."""

    @property
    def value(self) -> float:
        return self.total / self.visits

    def and_also(self, other: "Found") -> "Found":
        """What two parts have found out about the same option."""
        votes, visits, total = self.votes + other.votes, self.visits + other.visits, self.total + other.total
        return Found(self.option, votes, visits, total, self.sure or other.sure)


class Search:
    """A search, all of it or one of several parts: each has luck and worlds of its own."""

    def __init__(self, sight: Sight, bot: Searcher, part: Part | None = None, began: float | None = None) -> None:
        """The time runs since it began, which is now unless told otherwise."""
        part = part or Part(bot.luck.getrandbits(64), bot.luck.getrandbits(64), bot.playouts)
        self.sight = sight
        self.bot = bot
        self.playouts = part.playouts
        self.parts = part.of
        self.began = monotonic() if began is None else began
        self.reported = self.began
        self.luck = Random(part.luck)
        self.seed = part.worlds
        self.root = Node()
        self.played = 0
        self.spared = 0
        """How many playouts were left when none of them could have changed anything any more."""
        self.first = self.imagine(0)
        """A world in which nothing is played: what can be chosen is the same in all of them."""
        self.playout = Playout(self.first, bot.settings, self.luck)
        self.selection = Selection(bot.settings, self.playout.guide, self.playout.teams, self.luck)
        self.team = self.playout.teams[sight.seat]

    def run(self) -> Option:
        """The option to take: the only one worth trying, or the one that proves best."""
        only = self.only_one()
        if only is not None:
            return only
        self.look()
        best = self.root.sure_win(self.bot.settings.sure) or self.root.best()
        assert best is not None, "there was no playout"
        self._report(best)
        return best.option

    def look(self) -> None:
        """Play on in one world after another until the budget is spent or the rest of it can't change anything."""
        while not self._enough():
            self.play_one()

    def only_one(self) -> Option | None:
        """The option that the guide leaves, if it is one."""
        decision = self.first.decision
        assert decision is not None
        self.selection.face(self.root, decision, self.first.state)
        worth_trying = self.root.untried
        return worth_trying[0][1] if len(worth_trying) == 1 else None

    def found(self) -> list[Found]:
        """What was found out about each option that was tried."""
        best, sure = self.root.best(), self.bot.settings.sure
        return [
            Found(
                edge.option,
                edge.visits + (self.spared if edge is best else 0),
                edge.visits,
                edge.totals[self.team],
                edge.sure >= sure,
            )
            for edge in self.root.edges.values()
        ]

    def imagine(self, number: int) -> Match:
        """One of the worlds, which nobody else sees: it need not be rewindable."""
        return self.sight.imagine(Seeded(f"{self.seed} {number}"), rewindable=False)

    def play_one(self) -> None:
        """Look at the option that is most promising now."""
        decision = self.first.decision
        assert decision is not None
        self.try_out(self.selection.select(self.root, decision, self.first.state))

    def try_out(self, edge: Edge) -> Sequence[float]:
        """Take an option in another world, follow the tree to its end and one option further; see what comes of it.

        Each option is tried in the same worlds, one after another, so that none of them seems better by its luck.
        """
        match = self.imagine(edge.visits)
        self.played += 1
        values = follow(match, edge, self.selection, self.playout)
        self.selection.spread.add(values[self.team])
        return values

    @property
    def time_is_up(self) -> bool:
        return monotonic() - self.began >= self.bot.seconds

    def _enough(self) -> bool:
        """Whether to stop. Most of what tells is looked at every few playouts only, since looking costs time, too."""
        bot, played = self.bot, self.played
        if not played:
            return False
        spent = monotonic() - self.began if bot.seconds < math.inf else 0.0
        if played >= self.playouts or spent >= bot.seconds:
            return True
        if played % LOOK_UP:
            return False
        self._report_now_and_then(max(spent / bot.seconds, played / self.playouts))
        left = self.playouts - played
        if spent:
            left = min(left, math.ceil(played * (bot.seconds / spent - 1)))
        if not self._settled(left):
            return False
        self.spared = left if spent or self.playouts < MOST_PLAYOUTS else 0
        return True

    def _settled(self, left: int) -> bool:
        """Whether a win is sure, or so many playouts can't change any more which option was taken most often."""
        if self.root.sure_win(self.bot.settings.sure):
            return True
        visits = sorted(edge.visits for edge in self.root.edges.values())
        return visits[-1] - (visits[-2] if len(visits) > 1 else 0) > left

    def _report_now_and_then(self, share: float) -> None:
        if self.bot.progress is not None and (now := monotonic()) - self.reported >= self.bot.report_every:
            self.reported = now
            best = self.root.best()
            assert best is not None, "there was no playout"
            self._report(best, share)

    def _report(self, best: Edge, share: float = 1.0) -> None:
        if self.bot.progress is not None:
            budget = None if self.bot.playouts >= MOST_PLAYOUTS else self.bot.playouts
            played = min(self.parts * self.played, self.bot.playouts)
            self.bot.progress(Progress(played, budget, share, best.option, best.value))


def follow(match: Match, edge: Edge, selection: Selection, playout: Playout) -> Sequence[float]:
    """What comes of an option in a world, to each team: down the tree, which grows by one option, and on from there."""
    match.answer(edge.option)
    path = [edge]
    while edge.visits and (decision := match.decision) is not None:
        edge = selection.select(edge.leads_to(decision.seat), decision, match.state)
        match.answer(edge.option)
        path.append(edge)
    winner = playout.sole_winner(match.outcome) if match.decision is None else None
    values = playout.values(match)
    credit(path, values, winner, selection.settings.sure)
    return values
