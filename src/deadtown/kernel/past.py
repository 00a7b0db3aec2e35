"""How far a match has come, and how it can go back: marks at the starts of steps, and the answers since."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from deadtown.kernel.chance import Chance, Result
from deadtown.kernel.decision import Option
from deadtown.kernel.game import Game
from deadtown.kernel.play import GameOver, GameState, Play, Step


class Redraw:
    """In a trail: at this point everything that the seat can't know was redrawn, and another chance took over."""

    __slots__ = ("chance", "position", "seat")

    def __init__(self, seat: int | None, chance: Chance) -> None:
        self.seat = seat
        self.chance = chance
        self.position = chance.position


class Mark(msgspec.Struct, eq=False):
    """The start of a step, and the answers given since. Marks are chained, so copies share the past."""

    before: "Mark | None"
    number: int
    state: GameState
    chance: Chance
    position: int
    trail: list[Option | Redraw] = []
    found: list[Any] = []
    """What was worked out since, for whoever goes the same way again."""

    @property
    def answers(self) -> int:
        """How many answers were given since."""
        return sum(not isinstance(entry, Redraw) for entry in self.trail)

    @property
    def redrawn(self) -> bool:
        """Whether the match was imagined since."""
        return any(isinstance(entry, Redraw) for entry in self.trail)

    @property
    def first(self) -> "Mark":
        """The earliest mark that is not forgotten."""
        mark = self
        while mark.before is not None:
            mark = mark.before
        return mark

    def again(self) -> "Mark":
        """The same mark, with no answers given yet; what was worked out is known."""
        return Mark(self.before, self.number, self.state, self.chance, self.position, [], self.found[:])


class Past:
    """How far a match has come. The running steps know it, but not the match, so that matches die at once."""

    __slots__ = ("mark", "number")

    def __init__(self, mark: Mark | None, number: int) -> None:
        self.mark = mark
        self.number = number

    def forget(self, number: int) -> None:
        """Let go of what is before the step in which the position after so many decisions stood."""
        chain: list[Mark] = []
        mark = self.mark
        while mark is not None and mark.number > number:
            chain.append(mark)
            mark = mark.before
        if mark is None or mark.before is None:
            return
        # Marks before the current one may be shared with copies, so they are not cut but made anew.
        chain.append(mark)
        before: Mark | None = None
        for kept in reversed(chain[1:]):
            before = Mark(before, kept.number, kept.state, kept.chance, kept.position, kept.trail)
        chain[0].before = before


class Snapshot(msgspec.Struct, frozen=True):
    """A match as data that can be stored or sent: the state at the start of the step, and what came since.

    It tells the present position to somebody who does not know the seed, and nothing of the luck to come.
    """

    game: str
    rules: str
    number: int
    """How many decisions had been taken at the start of the step."""
    state: bytes
    position: int
    """Where chance stood."""
    trail: list[Option]
    luck: list[Result]
    """What chance has brought since the start of the step."""


class Packed(NamedTuple):
    """A match as it is pickled: its present step, whatever came since, and where its luck comes from."""

    game: Game[Any]
    rules: str
    halts: bool
    number: int
    state: bytes
    chance: Chance
    position: int
    trail: list[Option | Redraw]
    passed: int
    """How many have passed in the pending window."""


def length_of(trail: Sequence[Option | Redraw], answers: int) -> int:
    """How far into a trail so many answers reach."""
    count = 0
    for place, entry in enumerate(trail):
        if not isinstance(entry, Redraw):
            if count == answers:
                return place
            count += 1
    return len(trail)


def run(game: Game[Any], play: Play[Any], past: Past | None, marked: bool) -> Step:
    """One step after another, marking where each starts; at the first it may be marked already."""
    state, steps, copy = play.state, game.rules.steps, game.rules.codec.copy
    step = state.step
    while step:
        if past is not None and not marked:
            chance = play.chance.source  # type: ignore[attr-defined]
            before = past.mark
            kept = copy(state, None if before is None else before.state)
            past.mark = Mark(before, past.number, kept, chance, chance.position, [], [])
            play.found, play.recalled = past.mark.found, 0
            if before is not None:
                before.found = []
        marked = False
        try:
            step = state.step = yield from steps[step](play)
        except GameOver:
            step = state.step = ""
    return ""
