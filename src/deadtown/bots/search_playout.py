"""What a position is worth, by one way in which things may go on from there."""

from collections.abc import Sequence
from itertools import accumulate
from random import Random

from deadtown.bots.search_settings import Settings
from deadtown.kernel import Match, Option, Outcome


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
