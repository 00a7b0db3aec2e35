"""Playing the games of a plan."""

import traceback
from typing import Any

from deadtown.complaint import Complaint
from deadtown.kernel import Bot, Match, Outcome, Recording, SeatNote
from deadtown.lab.makers import find_maker
from deadtown.lab.plan import Plan, find_game
from deadtown.lab.row import BROKEN_OFF, Row, Touched
from deadtown.lab.things import Noting


class GameFailed(Complaint):
    """A game of a simulation that could not be played on."""


class Simulator:
    """Plays any game of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find_game(plan.game)
        self.options = self.game.rules.read_options(plan.options)
        self.makers = [find_maker(self.game, name, plan.texts) for name in plan.bots]

    def play(self, index: int) -> Row:
        """Play one game to its end, or until it is broken off. Raises GameFailed."""
        noting = Noting(self.game.figures, self.plan.seats)
        bots, match = self._begin(index, listener=noting.listener)
        note = noting.note if self.game.figures.taking or self.game.figures.using else None
        seat = None
        try:
            for _ in range(self.plan.longest):
                decision = match.decision
                if decision is None:
                    break
                seat = decision.seat
                option = bots[seat].choose(match.sight())
                match.choose(option)
                if note is not None:
                    note(decision, option)
        except Exception as error:
            raise self._failure(index, error, seat) from error
        return self._row(match, noting.things)

    def _begin(self, index: int, **how: Any) -> tuple[list[Bot], Match]:
        """A game before its first decision, and who plays it, by seat."""
        plan = self.plan
        places = [plan.place_at(seat, index) for seat in range(plan.seats)]
        try:
            bots = [self.makers[place](plan.bot_luck(place, index)) for place in places]
            names = [plan.labels[place] for place in places]
            how.setdefault("rewindable", any(bot.imagines for bot in bots))
            return bots, Match.start(self.game, names, self.options, seed=plan.game_seed(index), **how)
        except Exception as error:
            raise self._failure(index, error) from error

    def _row(self, match: Match, things: list[dict[str, Touched]]) -> Row:
        game, sides = self.game, self.game.sides
        outcome = match.outcome if match.over else Outcome([], [], BROKEN_OFF)
        assert outcome is not None, "a game that is over has an outcome"
        figures = {name: list(values) for name, values in game.figures.tally(match.state).items()}
        if sides.has_teams:
            figures["team"] = [team + 1 for team in game.teams_in(match.state)]
        roles = [sides.role(match.state, seat) for seat in range(self.plan.seats)] if sides.roles else []
        offer = list(game.figures.offer(match.state))
        return Row(match.number, outcome.ending, outcome.winners, outcome.scores, figures, things, roles, offer)

    def _failure(self, index: int, error: Exception, deciding: int | None = None) -> GameFailed:
        plan = self.plan
        who = "" if deciding is None else f", {plan.labels[plan.place_at(deciding, index)]} deciding"
        return GameFailed(f"game {index + 1} (seed {plan.game_seed(index)}) failed{who}: {_in_one_line(error)}")

    def record(self, index: int) -> tuple[Recording, GameFailed | None]:
        """One of the games, written down: as far as it went, if it fails or is broken off."""
        bots, match = self._begin(index, rewindable=True, halts=True)
        plan = self.plan
        places = [plan.place_at(seat, index) for seat in range(plan.seats)]
        notes = [SeatNote(plan.labels[place], f"bot:{plan.bots[place]}") for place in places]
        recording = Recording(match, notes, self.options, plan.game_seed(index))
        seat = None
        try:
            while (decision := match.decision) is not None and len(recording.lines) <= plan.longest:
                seat = decision.seat
                recording.choose(bots[seat].choose(match.sight()))
        except Exception as error:
            return recording, self._failure(index, error, seat)
        return recording, None


def _in_one_line(error: Exception) -> str:
    """An exception and where it was raised."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text} ({where.name}, line {where.lineno} of {where.filename})"
