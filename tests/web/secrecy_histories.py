"""Two whole histories of a game that a seat can't tell apart: for what is told from the log of a table.

The second is played beside the first. Whatever is chosen in one is chosen in the other, and its luck is drawn anew,
again and again, until all that the seat is sent is the same. Where that can't be, another option is chosen.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from deadtown.kernel import Chance, Event, Game, Match, Option, Seeded, option_text
from deadtown.kernel.chance import Result
from deadtown.table import entries as log
from tests.kit.sent import sent, told
from tests.web.secrecy import TIME

TRIES = 12
"""How often luck is drawn again in one step."""
PAIRS = 24
LONGEST = 50


Line = log.Started | log.Chose


class Setting(NamedTuple):
    """A game that is about to begin."""

    game: Game[Any]
    names: list[str]
    players: list[str]
    """The ids of those who play."""
    options: dict[str, Any]


class Tape:
    """What chance has brought in a world, and what it brings at this moment in another."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck
        self.results: list[Result] = []
        self.elsewhere: list[Result] = []


class Wayward(Chance):
    """Luck that goes its own way, or now and then that of another world."""

    def __init__(self, tape: Tape, position: int = 0) -> None:
        self.tape = tape
        self.position = position

    def at(self, position: int) -> "Wayward":
        return Wayward(self.tape, position)

    def pick(self, count: int) -> int:
        result = self._next(self.tape.luck.randrange(count))
        assert isinstance(result, int)
        return result

    def order(self, count: int) -> list[int]:
        result = self._next(self.tape.luck.sample(range(count), count))
        assert isinstance(result, list)
        return result

    def _next(self, own: Result) -> Result:
        tape = self.tape
        if self.position == len(tape.results):
            theirs = tape.elsewhere.pop(0) if tape.elsewhere else own
            fits = isinstance(own, int) or (isinstance(theirs, list) and len(theirs) == len(own))
            tape.results.append(theirs if fits and tape.luck.random() < 0.6 else own)
        self.position += 1
        return tape.results[self.position - 1]


class World:
    """A game as it stands, what its last step told, and how it is written down."""

    def __init__(self, players: Sequence[str], match: Match, heard: list[Event], lines: list[Line]) -> None:
        self.players = players
        self.match = match
        self.heard = heard
        self.lines = lines

    @classmethod
    def begin(cls, setting: Setting, chance: Chance) -> "World":
        heard: list[Event] = []
        options = setting.game.rules.read_options(setting.options)
        match = Match.start(setting.game, setting.names, options, chance=chance, listener=heard.append)
        return cls(setting.players, match, heard, [log.Started(TIME, setting.names, match.take_notes())])

    @property
    def luck(self) -> list[Result]:
        """What chance brought in the last step."""
        return self.lines[-1].chance

    def after(self, option: Option) -> "World":
        """The world in which this is chosen."""
        match, heard = self.match.fork(), list[Event]()
        match.listen(heard.append)
        decision, number = match.decision, match.number
        assert decision is not None
        match.choose(option)
        chance = match.take_notes()
        shown = bool(chance) or match.game.eyes.shows(match.state, decision, heard, match.decision)
        text, player = option_text(option), self.players[decision.seat]
        line = log.Chose(TIME, decision.seat, number, text, chance, shown, 0.0, player)
        return World(self.players, match, heard, [*self.lines, line])

    def looks_like(self, other: "World", seat: int | None) -> bool:
        """Whether a seat can't tell this world from another, by its last step."""
        return told(self.heard, seat) == told(other.heard, seat) and sent(self.match, seat) == sent(other.match, seat)


Pair = tuple[World, World]


class Histories:
    """Two histories of a game that a seat can't tell apart, as far as they go."""

    def __init__(self, seat: int | None, luck: Random) -> None:
        self.seat = seat
        self.luck = luck
        self.tape = Tape(luck)

    def begin(self, setting: Setting) -> Pair:
        here = World.begin(setting, Seeded(f"{self.luck.random()}"))
        while True:
            self._draw_again(0, here)
            there = World.begin(setting, Wayward(self.tape))
            if there.looks_like(here, self.seat) and there.match.digest() != here.match.digest():
                return here, there

    def go_on(self, here: World, there: World, length: int) -> Pair:
        """Both, so many decisions later, or where they part."""
        while here.match.number < length and (step := self._step(here, there)) is not None:
            here, there = step
        return here, there

    def _step(self, here: World, there: World) -> Pair | None:
        asked, also = here.match.decision, there.match.decision
        if asked is None or also is None:
            return None
        known = len(self.tape.results)
        for option in self.luck.sample(asked.options, len(asked.options)):
            if option not in also.options:
                continue
            after = here.after(option)
            for _ in range(TRIES if after.luck else 1):
                self._draw_again(known, after)
                beside = there.after(option)
                if beside.looks_like(after, self.seat) and beside.match.decision is not None:
                    return after, beside
        return None

    def _draw_again(self, known: int, other: World) -> None:
        del self.tape.results[known:]
        self.tape.elsewhere = list(other.luck)


def pairs_of(setting: Setting, seat: int | None, count: int) -> list[Pair]:
    """Of many pairs of histories the longest."""
    pairs = []
    for number in range(PAIRS):
        histories = Histories(seat, Random(f"{len(setting.names)} {seat} {number}"))
        here, there = histories.go_on(*histories.begin(setting), LONGEST)
        if here.match.digest() != there.match.digest():
            pairs.append((here, there))
    return sorted(pairs, key=lambda pair: -pair[0].match.number)[:count]
