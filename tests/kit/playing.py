"""Random games that are played once, with all judges of the kit looking on.

A judge looks at each position as it comes. What it tries, it tries on a copy; it has luck of its own, so that it looks
at the same positions whoever else looks on. One that has found fault looks no more, and the others go on.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property, partial
from random import Random
from typing import ClassVar

from deadtown.kernel import PASS, Decision, Event, Match, Option, Seeded
from tests.kit.cases import Case, at_random
from tests.kit.sent import sent


@dataclass
class Here:
    """A position of a random game, which is stopped at every window, and within it at everybody who can act."""

    case: Case
    seed: int
    match: Match
    entry: Option
    """What is about to be answered, as an entry of the trail: in a window, by whoever steps in, or nobody."""
    option: Option
    """What is about to be chosen by whoever decides."""
    opens: bool
    """Whether it is asked now: not after somebody has passed in a window."""
    heard: list[Event]
    """What was told since the position before."""
    _sent: dict[int | None, bytes] = field(default_factory=dict)
    _imagined: dict[int | None, Match] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"seed {self.seed}, decision {self.match.number}"

    @property
    def decision(self) -> Decision:
        """What is decided; not to be asked for in a window in which nobody can act."""
        assert self.match.decision is not None
        return self.match.decision

    @cached_property
    def digest(self) -> str:
        return self.match.digest()

    def sent(self, seat: int | None) -> bytes:
        """Every byte that a seat is sent."""
        if seat not in self._sent:
            self._sent[seat] = sent(self.match, seat)
        return self._sent[seat]

    def imagined(self, seat: int | None) -> Match:
        """A world that the seat could be in, for all judges to look at: whoever plays on does so in a copy."""
        if seat not in self._imagined:
            self._imagined[seat] = self.match.imagine(seat, Seeded(f"world {self} {seat}"))
        return self._imagined[seat]


class Judge:
    """Looks on at the games of a case. Its name is that of the rule that it watches over."""

    share: ClassVar[int] = 1
    """It looks on at one game of so many: the first ones, and at one at least."""
    most: ClassVar[int] = 10**9
    """How many games it looks on at, however many are played."""
    known: ClassVar[list[type["Judge"]]] = []
    """All judges, in the order in which they look."""

    def __init_subclass__(cls) -> None:
        Judge.known.append(cls)

    def __init__(self, case: Case) -> None:
        self.case = case
        self.luck = Random()

    def begin(self, match: Match, seed: int) -> None:
        """A game begins."""

    def hear(self, event: Event) -> None:
        """Something is told, and the match is as it is at this moment."""

    def look(self, here: Here) -> None:
        """At each position, before it is answered."""

    def end(self, match: Match, seed: int) -> None:
        """A game is over."""

    def sum_up(self, games: int) -> None:
        """So many games were looked at."""


@dataclass
class Verdict:
    """What a judge has found, and at how many games it looks."""

    judge: Judge
    games: int
    fault: Exception | None = None

    @property
    def name(self) -> str:
        """The rule in words: ``LookingChangesNothing`` says that looking changes nothing."""
        return re.sub("(?<!^)(?=[A-Z])", " ", type(self.judge).__name__).lower()

    def confirm(self) -> None:
        """Raises what is wrong."""
        if self.fault is not None:
            raise self.fault


def judged(case: Case, seeds: range, kinds: Iterable[type[Judge]]) -> list[Verdict]:
    """Play a game a seed. What each judge has found."""
    verdicts = [Verdict(kind(case), min(kind.most, max(1, len(seeds) // kind.share))) for kind in kinds]
    for place, seed in enumerate(seeds):
        looking = [verdict for verdict in verdicts if place < verdict.games and verdict.fault is None]
        if looking:
            play(case, seed, looking)
    for verdict in verdicts:
        ask(verdict, partial(verdict.judge.sum_up, verdict.games))
    return verdicts


def play(case: Case, seed: int, looking: list[Verdict]) -> Match:
    """One game, to its end."""
    heard: list[Event] = []
    match = case.start(seed, heard, halts=True)
    luck = Random(f"{case} {seed}")

    def hear(event: Event) -> None:
        heard.append(event)
        for verdict in hearing:
            ask(verdict, partial(verdict.judge.hear, event))

    hearing = [verdict for verdict in looking if type(verdict.judge).hear is not Judge.hear]
    match.listen(hear)
    for verdict in looking:
        verdict.judge.luck = Random(f"{verdict.name} {case} {seed}")
        ask(verdict, partial(verdict.judge.begin, match, seed))
    while not match.over:
        entry, number = at_random(match, luck), match.number
        opens = True
        while match.number == number:
            here = Here(case, seed, match, entry, next_answer(match, entry), opens, heard[:])
            heard.clear()
            for verdict in looking:
                ask(verdict, partial(verdict.judge.look, here))
            if match.decision is None:
                match.close()
            else:
                match.choose(here.option)
            opens = False
    for verdict in looking:
        ask(verdict, partial(verdict.judge.end, match, seed))
    return match


def next_answer(match: Match, entry: Option) -> Option:
    """What whoever decides answers, so that the question is answered by this entry of the trail in the end."""
    if match.window is None:
        return entry
    mine = match.decision is not None and entry and entry[0] == match.decision.seat
    return entry[1:] if mine else PASS


def ask(verdict: Verdict, what: Callable[[], None]) -> None:
    """A judge that has found fault is asked no more."""
    if verdict.fault is None:
        try:
            what()
        except Exception as fault:
            verdict.fault = fault
