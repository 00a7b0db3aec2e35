"""The bot that plays any game by looking ahead: Monte Carlo tree search over worlds that its seat imagines."""

import math
from collections.abc import Callable, Sequence
from itertools import accumulate
from random import Random
from time import monotonic

from deadtown.bots.search_settings import MOST_PLAYOUTS, Budget, Settings
from deadtown.bots.search_tree import Edge, Node, Selection, credit
from deadtown.kernel import Match, Option, Outcome, Progress, Seeded, Sight

LOOK_UP = 16
"""After how many playouts each it is seen whether there is time left, and whether more of them can change anything."""

REPORT_EVERY = 0.1
"""Seconds between two reports of progress."""


class SearchBot:
    """Takes the option that proves best for its team in playouts, each in a world of its own.

    It knows no rules and never sees the match that it plays in, only worlds that look like it to its seat. With a guide
    from the game it tries promising options first, and appraises playouts after a while instead of playing them to the
    end. For the same luck and the same budget of playouts it takes the same option.
    """

    imagines = True

    def __init__(self, luck: Random, budget: Budget, settings: Settings | None = None) -> None:
        self.luck = luck
        self.seconds = budget.seconds
        self.playouts = budget.playouts
        self.settings = settings or Settings()
        self.progress: Callable[[Progress], None] | None = None
        self.report_every = REPORT_EVERY

    def choose(self, sight: Sight) -> Option:
        if len(sight.options) == 1:
            return sight.options[0]
        return Search(sight, self).run()


class Search:
    """The search for one decision."""

    def __init__(self, sight: Sight, bot: SearchBot) -> None:
        self.sight = sight
        self.bot = bot
        self.began = monotonic()
        self.reported = self.began
        self.luck = Random(bot.luck.getrandbits(64))
        self.seed = bot.luck.getrandbits(64)
        self.root = Node()
        self.played = 0
        self.first = self._imagine(0)
        """A world in which nothing is played: what can be chosen is the same in all of them."""
        self.playout = Playout(self.first, bot.settings, self.luck)
        self.selection = Selection(bot.settings, self.playout.guide, self.playout.teams, self.luck)
        self.team = self.playout.teams[sight.seat]

    def run(self) -> Option:
        """Play on in one world after another until the budget is spent or the rest of it can't change anything."""
        only = self._only_one()
        if only is not None:
            return only
        while not self._enough():
            self.play_one()
        best = self.root.sure_win(self.bot.settings.sure) or self.root.best()
        assert best is not None, "there was no playout"
        self._report(best)
        return best.option

    def _only_one(self) -> Option | None:
        """The option that the guide leaves, if it is one."""
        decision = self.first.decision
        assert decision is not None
        self.selection.face(self.root, decision, self.first.state)
        worth_trying = self.root.untried
        return worth_trying[0][1] if len(worth_trying) == 1 else None

    def _imagine(self, number: int) -> Match:
        """One of the worlds, which nobody else sees: it need not be rewindable."""
        return self.sight.imagine(Seeded(f"{self.seed} {number}"), rewindable=False)

    def play_one(self) -> None:
        """In another world, follow the tree to its end and one option further; see what comes of it.

        Each option is tried in the same worlds, one after another, so that none of them seems better by its luck.
        """
        decision = self.first.decision
        assert decision is not None
        edge = self.selection.select(self.root, decision, self.first.state)
        match = self._imagine(edge.visits)
        self.played += 1
        match.answer(edge.option)
        path = [edge]
        while edge.visits and (decision := match.decision) is not None:
            edge = self.selection.select(edge.leads_to(decision.seat), decision, match.state)
            match.answer(edge.option)
            path.append(edge)
        winner = self.playout.sole_winner(match.outcome) if match.decision is None else None
        values = self.playout.values(match)
        credit(path, values, winner, self.bot.settings.sure)
        self.selection.spread.add(values[self.team])

    def _enough(self) -> bool:
        """Whether to stop. Most of what tells is looked at every few playouts only, since looking costs time, too."""
        bot, played = self.bot, self.played
        if not played:
            return False
        spent = monotonic() - self.began if bot.seconds < math.inf else 0.0
        if played >= bot.playouts or spent >= bot.seconds:
            return True
        if played % LOOK_UP:
            return False
        self._report_now_and_then(max(spent / bot.seconds, played / bot.playouts))
        left = bot.playouts - played
        if spent:
            left = min(left, math.ceil(played * (bot.seconds / spent - 1)))
        return self._settled(left)

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
            self.bot.progress(Progress(self.played, budget, share, best.option, best.value))


class Playout:
    """Goes on from where the tree ends, and tells what that is worth to each team."""

    def __init__(self, match: Match, settings: Settings, luck: Random) -> None:
        self.game = match.game
        self.guide = match.game.players.guide
        self.settings = settings
        self.luck = luck
        self.teams = numbered(match.game.teams_in(match.state))
        """The team of each seat."""
        self.seats = [self.teams.index(team) for team in sorted(set(self.teams))]
        """A seat of each team: the guide is asked what it thinks of that one."""
        ahead = match.game.players.horizon if settings.horizon is None else settings.horizon
        self.horizon = match.game.rules.turn(match.state) + ahead
        """The turn in which playouts are appraised."""

    def values(self, match: Match) -> Sequence[float]:
        """How likely each team is to win, by one way in which things may go on."""
        if self.guide is None:
            return self._to_the_end(match)
        glance = self.settings.glance
        if match.decision is None:
            return self._appraise(match)
        here = self._appraise(match) if glance else ()
        if not self._on_to_the_horizon(match):
            return here or self._appraise(match)
        there = self._appraise(match)
        return [glance * one + (1 - glance) * other for one, other in zip(here, there, strict=True)] if here else there

    def _to_the_end(self, match: Match) -> Sequence[float]:
        pick = self.luck.random
        for _ in range(self.settings.longest):
            decision = match.decision
            if decision is None:
                break
            options = decision.options
            match.answer(options[int(pick() * len(options))])
        return self._shares(match.outcome)

    def _on_to_the_horizon(self, match: Match) -> bool:
        """Play on as the guide's weights have it; tells whether there was anything to play."""
        guide, greed, turn, horizon = self.guide, self.settings.greed, self.game.rules.turn, self.horizon
        assert guide is not None
        played = 0
        while played < self.settings.rollout and turn(match.state) < horizon:
            decision = match.decision
            if decision is None:
                break
            options = decision.options
            if len(options) > 1:
                weights = guide.weigh(match.state, decision)
                match.answer(self._pick(options, weights, greed))
            else:
                match.answer(options[0])
            played += 1
        return played > 0

    def _pick(self, options: Sequence[Option], weights: Sequence[float], greed: float) -> Option:
        sums = list(accumulate(weights if greed == 1 else [weight**greed for weight in weights]))
        (option,) = self.luck.choices(options, cum_weights=sums)
        return option

    def _appraise(self, match: Match) -> Sequence[float]:
        """What the guide makes of a position, all teams together sharing one win; or what came out, when it is over."""
        if match.decision is None:
            return self._shares(match.outcome)
        appraise, state = self.guide.appraise, match.state  # type: ignore[union-attr]
        seats = self.seats
        if len(seats) == 2:
            first = appraise(state, seats[0])
            return (first, 1 - first)
        values = [appraise(state, seat) for seat in seats]
        whole = sum(values)
        return [value / whole for value in values] if whole else self._shares(None)

    def _shares(self, outcome: Outcome | None) -> Sequence[float]:
        """A win shared among the teams that won, if there are any; among all, when there is no outcome yet."""
        teams = range(len(self.seats))
        winners = teams if outcome is None else self._winners(outcome)
        return [1 / len(winners) if team in winners else 0.0 for team in teams]

    def _winners(self, outcome: Outcome) -> set[int]:
        return {self.teams[seat] for seat in outcome.winners}

    def sole_winner(self, outcome: Outcome | None) -> int | None:
        """The team that won, if no other did."""
        winners = set[int]() if outcome is None else self._winners(outcome)
        return winners.pop() if len(winners) == 1 else None


def numbered(teams: Sequence[int]) -> list[int]:
    """The team of each seat, the teams being numbered from 0 in the order of their first seats."""
    numbers = {team: number for number, team in enumerate(dict.fromkeys(teams))}
    return [numbers[team] for team in teams]
