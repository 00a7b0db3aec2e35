"""Every game comes to an end, one decision at a time; nothing is lost on the way, and nothing appears."""

from typing import Any

from deadtown.kernel import Match
from deadtown.text import LANGUAGES, Speaker, marker_of
from tests.kit.cases import NAMES
from tests.kit.playing import Here, Judge, play

LONGEST = 20_000


class RandomPlayEndsWithAnOutcome(Judge):
    def begin(self, match: Match, seed: int) -> None:
        self.count = 0

    def look(self, here: Here) -> None:
        if here.opens:
            assert here.match.outcome is None, here
            assert here.match.number == self.count, here
            assert self.count < LONGEST, f"{here} does not end"
            self.count += 1

    def end(self, match: Match, seed: int) -> None:
        outcome = match.outcome
        assert outcome is not None
        assert set(outcome.winners) <= set(range(self.case.players))
        assert outcome.winners
        assert all(set(self.case.game.partners(match.state, seat)) <= set(outcome.winners) for seat in outcome.winners)
        assert len(outcome.scores) == self.case.players


class ComponentsAreConserved(Judge):
    def begin(self, match: Match, seed: int) -> None:
        self.whole: Any = None

    def look(self, here: Here) -> None:
        self._compare(here.match, str(here))

    def end(self, match: Match, seed: int) -> None:
        self._compare(match, f"seed {seed}, the end")
        assert self.whole is not None, f"seed {seed}"

    def _compare(self, match: Match, where: str) -> None:
        found = self.case.game.rules.components(match.state)
        self.whole = self.whole or found or None
        assert self.whole is None or found == self.whole, where


class TheSameSeedGivesTheSameGame(Judge):
    """Also with nobody looking on: no judge has changed the course of the game."""

    share = 4

    def end(self, match: Match, seed: int) -> None:
        assert play(self.case, seed, []).digest() == match.digest(), f"seed {seed}"


class SeatsRolesAndTurnsAreKnownFromTheState(Judge):
    """From the first decision on; and turns are counted upwards."""

    def begin(self, match: Match, seed: int) -> None:
        self.turn = 0
        self.roles = self._roles(match)
        assert set(self.roles) <= ({*self.case.game.sides.roles} if self.case.game.sides.roles else {""})

    def look(self, here: Here) -> None:
        rules, state = self.case.game.rules, here.match.state
        assert rules.seats_in(state) == self.case.players, here
        turn = rules.turn(state)
        assert turn >= self.turn, here
        self.turn = turn

    def end(self, match: Match, seed: int) -> None:
        assert self._roles(match) == self.roles, f"seed {seed}"

    def _roles(self, match: Match) -> list[str]:
        return [self.case.game.sides.role(match.state, seat) for seat in range(self.case.players)]


class TheCourseHasTheSameFiguresForEachSeatFromTheFirstToTheLast(Judge):
    share = 12

    def begin(self, match: Match, seed: int) -> None:
        self.names: set[str] = set()

    def look(self, here: Here) -> None:
        self._compare(here.match, str(here))

    def end(self, match: Match, seed: int) -> None:
        self._compare(match, f"seed {seed}, the end")
        assert self.names, f"seed {seed}"

    def _compare(self, match: Match, where: str) -> None:
        told = self.case.game.figures.course(match.state)
        assert not self.names or set(told) == self.names, where
        self.names = set(told)
        assert all(len(figures) == self.case.players for figures in told.values()), where


class ReckoningsAndLaddersLeadToTheScores(Judge):
    share = 4

    def end(self, match: Match, seed: int) -> None:
        assert match.outcome is not None
        figures = self.case.game.figures
        for seat, score in enumerate(match.outcome.scores):
            lines = figures.reckoning(match.state, seat)
            assert sum(line.points for line in lines) == score, f"seed {seed}, seat {seat}"
            assert len({line.what for line in lines}) == len(lines)
            assert all(line.count for line in lines)
        verdict = figures.verdict(match.state)
        if verdict is not None and verdict.ladder:
            (decided,) = [rung for rung in verdict.ladder if rung.decides]
            assert sorted(decided.best) == sorted(match.outcome.winners), f"seed {seed}"
            for rung in verdict.ladder:
                assert set(rung.best) <= set(rung.seats)
                assert len(rung.figures) in (0, len(rung.seats))


class TheCourseAndTheReckoningHaveWords(Judge):
    most = 1

    def end(self, match: Match, seed: int) -> None:
        game = self.case.game
        verdict = game.figures.verdict(match.state)
        lines = [line for seat in range(self.case.players) for line in game.figures.reckoning(match.state, seat)]
        for language in LANGUAGES:
            speaker = Speaker(game, language)
            assert all(speaker.say(f"course-{name}") for name in game.figures.course(match.state))
            assert all(speaker.say(line.what) for line in lines)
            if verdict is not None:
                assert marker_of(game, language, NAMES[: self.case.players]).why_won(verdict).text
                assert all(speaker.say(f"rung-{rung.what}") for rung in verdict.ladder)
