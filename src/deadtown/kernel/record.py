"""The portable record of a match: JSON lines, readable by people and by any program.

The first line says what is played and by whom; then every choice with its results of chance, what was undone,
digests of the position now and then, the outcome, and the seed, which proves the commitment of the first line.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from deadtown.kernel.chance import Chance, ChanceError, Result, Scripted, Seeded, commitment
from deadtown.kernel.decision import ChoiceError, option_text
from deadtown.kernel.event import Listener
from deadtown.kernel.game import Game
from deadtown.kernel.match import Match, Wish
from deadtown.kernel.play import Outcome
from deadtown.kernel.rules import BadOptions

FORMAT = 1
DIGEST_EVERY = 20
LONGEST_PROBLEM = 1000
"""How much is said of what is wrong with a line."""


class SeatNote(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    name: str
    player: str = "person"
    """``person``, or ``bot:`` and the name of the bot."""


class Header(msgspec.Struct, frozen=True, tag_field="line", tag="deadtown"):
    format: int
    game: str
    rules: str
    options: dict[str, Any]
    seats: list[SeatNote]
    commitment: str | None = None


class Start(msgspec.Struct, frozen=True, tag_field="line", tag="start"):
    """What chance brought before the first decision."""

    chance: list[Result]


class Choice(msgspec.Struct, frozen=True, tag_field="line", tag="choice", omit_defaults=True):
    number: int
    seat: int
    option: str
    chance: list[Result] = []


class Undo(msgspec.Struct, frozen=True, tag_field="line", tag="undo"):
    """The match went back to the position after so many decisions."""

    number: int


class Digest(msgspec.Struct, frozen=True, tag_field="line", tag="digest"):
    number: int
    digest: str


class Pause(msgspec.Struct, frozen=True, tag_field="line", tag="pause"):
    """A game saved to be continued; the seed lets its luck go on."""

    number: int
    digest: str
    seed: str


class End(msgspec.Struct, frozen=True, tag_field="line", tag="end"):
    number: int
    digest: str
    outcome: Outcome
    seed: str | None = None


Line = Header | Start | Choice | Undo | Digest | Pause | End

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Line).decode


class RecordError(Exception):
    """A record that can't be read or does not agree with the rules, with the first line that shows it."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        self.problem = problem if len(problem) <= LONGEST_PROBLEM else f"{problem[:LONGEST_PROBLEM]}…"
        super().__init__(f"line {line}: {self.problem}")


class Recording:
    """A match that is written down as it is played."""

    def __init__(self, match: Match, seats: Sequence[SeatNote], options: Any, seed: str | None = None) -> None:
        self.match = match
        self.seats = list(seats)
        self.options = options
        self.seed = seed
        header = Header(
            FORMAT,
            match.game.name,
            match.game.version,
            msgspec.json.decode(msgspec.json.encode(options)),
            self.seats,
            None if seed is None else commitment(seed),
        )
        self.lines: list[Line] = [header, Start(match.take_notes())]

    def choose(self, wish: Wish, seat: int | None = None) -> None:
        match = self.match
        option = match.read(wish, seat)
        assert match.decision is not None
        decider = match.decision.seat
        match.choose(option)
        self.lines.append(Choice(match.number, decider, option_text(option), match.take_notes()))
        if match.outcome is not None:
            self.lines.append(End(match.number, match.digest(), match.outcome, self.seed))
        elif match.number % DIGEST_EVERY == 0:
            self.lines.append(Digest(match.number, match.digest()))

    def undo(self, count: int = 1) -> None:
        self.match.undo(count)
        self.lines.append(Undo(self.match.number))

    def pause(self) -> list[Line]:
        """The lines of a game saved to be continued."""
        assert self.seed is not None, "only a seeded match can be continued"
        return [*self.lines, Pause(self.match.number, self.match.digest(), self.seed)]

    def text(self) -> str:
        return write_lines(self.lines)


def write_lines(lines: Iterable[Line]) -> str:
    return "".join(_encode(line).decode() + "\n" for line in lines)


def read_lines(text: str) -> list[Line]:
    """The lines of a record. Raises RecordError at the first that can't be read."""
    lines: list[Line] = []
    for number, raw in enumerate(text.removesuffix("\n").split("\n"), 1):
        try:
            line = _decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise RecordError(number, f"can't be read: {error}") from None
        if isinstance(line, Header) != (number == 1):
            raise RecordError(number, "the first line, and only it, says which game this is")
        lines.append(line)
    header = lines[0]
    if isinstance(header, Header) and header.format != FORMAT:
        raise RecordError(1, f"format {header.format} is not known, only {FORMAT}")
    return lines


class Replay:
    """A record played again, line by line, and held against the rules. A listener hears it all, undone or not."""

    def __init__(
        self,
        game: Game[Any],
        lines: Sequence[Line],
        chance: Chance | None = None,
        listener: Listener | None = None,
    ) -> None:
        header = lines[0]
        assert isinstance(header, Header)
        if (header.game, header.rules) != (game.name, game.version):
            told = f"{header.game}, rules {header.rules}"
            raise RecordError(1, f"{told}, can't be replayed with {game.name}, rules {game.version}")
        if len(lines) < 2 or not isinstance(lines[1], Start):
            raise RecordError(2, "the second line should tell what chance brought before the first decision")
        self.game = game
        self.header = header
        self.lines = lines
        self.place = 2
        """How many lines have been replayed."""
        self._script = Scripted(lines[1].chance) if chance is None else None
        self.options: Any = None
        self.match = self._start(chance or self._script, listener)

    @classmethod
    def with_luck(cls, game: Game[Any], lines: Sequence[Line], listener: Listener | None = None) -> "Replay":
        """A replay that takes its luck from the seed, if that is told, and so proves it too."""
        seed = seed_of(lines)
        if seed is None:
            return cls(game, lines, listener=listener)
        header = lines[0]
        assert isinstance(header, Header)
        if header.commitment not in (None, commitment(seed)):
            raise RecordError(len(lines), "the seed is not the one that the first line committed to")
        return cls(game, lines, Seeded(seed), listener)

    def _start(self, chance: Chance | None, listener: Listener | None) -> Match:
        start = self.lines[1]
        assert isinstance(start, Start)
        try:
            self.options = self.game.rules.read_options(self.header.options)
            names = [seat.name for seat in self.header.seats]
            match = Match.start(self.game, names, self.options, chance=chance, listener=listener)
        except BadOptions as error:
            raise RecordError(1, str(error)) from None
        except ChanceError as error:
            raise RecordError(2, str(error)) from None
        self._compare_chance(2, start.chance, match.take_notes())
        return match

    @property
    def done(self) -> bool:
        return self.place == len(self.lines)

    def step(self) -> Line:
        """Replay one line. Raises RecordError when it does not fit; then nothing after it is to be trusted."""
        line = self.lines[self.place]
        self.place += 1
        match line:
            case Choice():
                self._choice(line)
            case Undo(number):
                if not 0 <= number < self.match.number:
                    raise RecordError(self.place, f"can't go back to decision {number}")
                self.match.go_back(number)
            case Digest(number, digest) | Pause(number, digest):
                self._compare_position(number, digest)
            case End(number, digest, outcome):
                self._compare_position(number, digest)
                if outcome != self.match.outcome:
                    raise RecordError(self.place, f"the outcome is {self.match.outcome}, not {outcome}")
            case _:
                raise RecordError(self.place, "this line can only stand at the beginning")
        return line

    def _choice(self, line: Choice) -> None:
        match, decision = self.match, self.match.decision
        if decision is None:
            raise RecordError(self.place, "the game is over, no choice can follow")
        if (line.number, line.seat) != (match.number + 1, decision.seat):
            raise RecordError(
                self.place,
                f"decision {match.number + 1} of seat {decision.seat} is due, "
                f"not decision {line.number} of seat {line.seat}",
            )
        if self._script is not None:
            source = match.chance.source
            assert isinstance(source, Scripted)
            source.results[source.position :] = line.chance
        try:
            if line.option not in map(option_text, decision.options):
                match.read(line.option)
                raise RecordError(self.place, f"{line.option!r} is not an option's full text")
            match.choose(line.option)
        except (ChoiceError, ChanceError) as error:
            raise RecordError(self.place, str(error)) from None
        self._compare_chance(self.place, line.chance, match.take_notes())

    def _compare_chance(self, place: int, told: list[Result], seen: list[Result]) -> None:
        if told != seen:
            raise RecordError(place, f"chance was {seen}, not {told}")

    def _compare_position(self, number: int, digest: str) -> None:
        if number != self.match.number or digest != self.match.digest():
            raise RecordError(
                self.place,
                f"the position after decision {self.match.number} is {self.match.digest()}, "
                f"not {digest} after decision {number}",
            )

    def to_end(self) -> Match:
        while not self.done:
            self.step()
        return self.match

    def go_on(self) -> Recording:
        """Go on with the game, if it was saved for that. Raises RecordError."""
        last = self.lines[-1]
        if not isinstance(last, Pause):
            raise RecordError(len(self.lines), "this record was not saved to be continued")
        recording = Recording(self.to_end(), self.header.seats, self.options, last.seed)
        recording.lines = list(self.lines[:-1])
        return recording


def seed_of(lines: Sequence[Line]) -> str | None:
    """The seed that a record tells at its end, if it does."""
    last = lines[-1]
    return last.seed if isinstance(last, Pause | End) else None


def verify(game: Game[Any], lines: Sequence[Line], listener: Listener | None = None) -> Match:
    """Replay a whole record, and its luck from the seed if that is told. Raises RecordError."""
    return Replay.with_luck(game, lines, listener).to_end()


def resume(game: Game[Any], lines: Sequence[Line], listener: Listener | None = None) -> Recording:
    """Go on with a game that was saved. Raises RecordError."""
    return Replay.with_luck(game, lines, listener).go_on()
