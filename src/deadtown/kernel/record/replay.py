"""Playing a record again, and holding it against the rules."""

from collections.abc import Sequence
from typing import Any, NoReturn

from deadtown.kernel.chance import LONGEST_SEED, BadSeed, Chance, ChanceError, Result, Scripted, commitment, luck_of
from deadtown.kernel.decision import ChoiceError, Option, option_text
from deadtown.kernel.event import Listener
from deadtown.kernel.game import Game
from deadtown.kernel.match import Match
from deadtown.kernel.play import Outcome
from deadtown.kernel.record.lines import (
    OLD_FORMAT,
    Choice,
    Digest,
    End,
    Header,
    Line,
    Passed,
    Pause,
    RecordError,
    Start,
    Undo,
    misplayed,
)
from deadtown.kernel.record.old import renew
from deadtown.kernel.record.recording import Recording
from deadtown.kernel.rules import BadOptions
from deadtown.kernel.window import NOBODY, Answer, written


class Replay:
    """A record played again, line by line, and held against the rules. A listener hears it all, undone or not."""

    def __init__(
        self,
        game: Game[Any],
        lines: Sequence[Line],
        chance: Chance | None = None,
        listener: Listener | None = None,
    ) -> None:
        lines = renewed(game, lines)
        header = lines[0]
        assert isinstance(header, Header)
        if (header.game, header.rules) != (game.name, game.version):
            told = f"{header.game}, rules {header.rules}"
            own = f"{game.name}, rules {game.version}"
            raise RecordError(1, f"{told}, can't be replayed with {own}", "rules", told=told, own=own)
        if len(lines) < 2 or not isinstance(lines[1], Start):
            raise RecordError(
                2, "the second line should tell what chance brought before the first decision", "no-start"
            )
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
            raise RecordError(len(lines), "the seed is not the one that the first line committed to", "seed")
        try:
            luck = luck_of(seed)
        except BadSeed as error:
            raise RecordError(len(lines), str(error), "long-seed", most=LONGEST_SEED) from None
        return cls(game, lines, luck, listener)

    def _start(self, chance: Chance | None, listener: Listener | None) -> Match:
        start = self.lines[1]
        assert isinstance(start, Start)
        try:
            self.options = self.game.rules.read_options(self.header.options)
            names = [seat.name for seat in self.header.seats]
            match = Match.start(self.game, names, self.options, chance=chance, halts=True, listener=listener)
        except BadOptions as error:
            raise misplayed(1, error) from None
        except ChanceError as error:
            raise misplayed(2, error) from None
        self._compare_chance(2, start.chance, match.take_notes())
        return match

    @property
    def done(self) -> bool:
        return self.place == len(self.lines)

    def step(self) -> Line:
        """Replay one line. Raises RecordError when it does not fit; then nothing after it is to be trusted."""
        last, line = self.lines[self.place - 1], self.lines[self.place]
        self.place += 1
        if isinstance(last, Pause) or (isinstance(last, End) and not isinstance(line, Undo | Choice | Passed)):
            raise RecordError(self.place, "nothing can follow, unless the end is undone", "after-end")
        match line:
            case Choice() | Passed():
                self._answer(line)
            case Undo(number):
                if not 0 <= number < self.match.number:
                    raise RecordError(self.place, f"can't go back to decision {number}", "undo", number=number)
                self.match.go_back(number)
            case Digest(number, digest) | Pause(number, digest):
                self._compare_position(number, digest)
            case End(number, digest, outcome):
                self._compare_position(number, digest)
                if outcome != self.match.outcome:
                    self._say_outcome(outcome)
            case _:
                raise RecordError(self.place, "this line can only stand at the beginning", "start-again")
        return line

    def _answer(self, line: Choice | Passed) -> None:
        match = self.match
        if match.over:
            raise RecordError(self.place, "the game is over, no choice can follow", "after-end")
        if isinstance(line, Passed):
            fits, told = match.window is not None, "a window in which nobody stepped in"
        else:
            fits, told = line.seat in match.asked_seats, f"seat {line.seat}"
        if line.number != match.number + 1 or not fits:
            self._say_due(line.number, told)
        if self._script is not None:
            source = match.chance.source
            assert isinstance(source, Scripted)
            source.results[source.position :] = line.chance
        try:
            match.follow(self._entry(line))
        except (ChoiceError, ChanceError) as error:
            raise misplayed(self.place, error) from None
        self._compare_chance(self.place, line.chance, match.take_notes())

    def _entry(self, line: Choice | Passed) -> Option:
        """A line as an entry of the trail. Raises ChoiceError, or RecordError when an option is abbreviated."""
        if isinstance(line, Passed):
            return NOBODY
        option = self.match.read(line.option, line.seat)
        if line.option != option_text(option):
            raise RecordError(
                self.place, f"{line.option!r} is not an option's full text", "no-option", given=line.option
            )
        return option if self.match.window is None else written(Answer(line.seat, option))

    def _compare_chance(self, place: int, told: list[Result], seen: list[Result]) -> None:
        if told != seen:
            raise RecordError(place, f"chance was {seen}, not {told}", "luck")

    def _compare_position(self, number: int, digest: str) -> None:
        if number != self.match.number or digest != self.match.digest():
            raise RecordError(
                self.place,
                f"the position after decision {self.match.number} is {self.match.digest()}, "
                f"not {digest} after decision {number}",
                "position",
                number=self.match.number,
            )

    def _say_due(self, number: int, told: str) -> NoReturn:
        """Another answer is due than the one that a line tells of."""
        match = self.match
        due = match.number + 1
        who = "a window" if match.window is not None else f"seat {match.asked_seats[0]}"
        problem = f"decision {due} of {who} is due, not decision {number} of {told}"
        if match.window is not None:
            raise RecordError(self.place, problem, "window-due", number=due)
        raise RecordError(self.place, problem, "seat-due", number=due, seat=match.asked_seats[0])

    def _say_outcome(self, told: Outcome) -> NoReturn:
        """The game ended otherwise than a line tells."""
        found = self.match.outcome
        problem = f"the outcome is {found}, not {told}"
        if found is None:
            raise RecordError(self.place, problem, "not-over")
        names = [seat.name for seat in self.header.seats]
        won = ", ".join(names[seat] for seat in found.winners)
        scores = ", ".join(map(str, found.scores))
        raise RecordError(self.place, problem, "outcome", winners=won, scores=scores)

    def to_end(self) -> Match:
        while not self.done:
            self.step()
        return self.match

    def go_on(self, *, halts: bool = False) -> Recording:
        """Go on with the game, if it was saved for that. Raises RecordError."""
        last = self.lines[-1]
        if not isinstance(last, Pause):
            raise RecordError(len(self.lines), "this record was not saved to be continued", "no-pause")
        match, lines = self.to_end(), self.lines[:-1]
        return Recording(match, self.header.seats, self.options, last.seed, halts=halts, lines=lines)


def renewed(game: Game[Any], lines: Sequence[Line]) -> Sequence[Line]:
    """A record in the present form. Raises RecordError when it is an old one that can't be played."""
    header = lines[0]
    assert isinstance(header, Header)
    return renew(game, lines) if header.format == OLD_FORMAT else lines


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
