"""Records of the first form, told anew in the present one.

In the first form only those were asked in a window who could do something, one after another, and each of their answers
had a number. Now a window has one number, and has it also where nobody can act. The choices and the luck are the same:
so an old record is played by its choices, and written down as it goes. Its digests are of states in their old shape,
and are left out; the outcome is still compared when the renewed record is replayed.
"""

from collections.abc import Sequence
from typing import Any

from deadtown.kernel.chance import ChanceError, Scripted
from deadtown.kernel.decision import ChoiceError
from deadtown.kernel.game import Game
from deadtown.kernel.match import Match
from deadtown.kernel.record.lines import (
    FORMAT,
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
from deadtown.kernel.rules import BadOptions
from deadtown.kernel.window import PASS

RULES = "1"
"""The version of the rules by which every game was played then."""

DECLINED = "decline"
"""What passing was called then."""


def renew(game: Game[Any], lines: Sequence[Line]) -> list[Line]:
    """An old record in the present form. Raises RecordError at the first line that can't be played."""
    header, start = lines[0], lines[1] if len(lines) > 1 else None
    assert isinstance(header, Header)
    if (header.game, header.rules) != (game.name, RULES):
        told = f"{header.game}, rules {header.rules}"
        raise RecordError(1, f"{told}, can't be replayed with {game.name}", "rules", told=told, own=game.name)
    if not isinstance(start, Start):
        raise RecordError(2, "the second line should tell what chance brought before the first decision", "no-start")
    try:
        options = game.rules.read_options(header.options)
        names = [seat.name for seat in header.seats]
        match = Match.start(game, names, options, chance=Scripted(start.chance), halts=True)
    except BadOptions as error:
        raise misplayed(1, error) from None
    except ChanceError as error:
        raise misplayed(2, error) from None
    opening = Header(FORMAT, header.game, game.version, header.options, header.seats, header.commitment)
    return Renewal(match, opening).of(lines)


class Renewal:
    """An old record being played."""

    def __init__(self, match: Match, opening: Header) -> None:
        self.match = match
        self.lines: list[Line] = [opening, Start(match.take_notes())]
        self.stood: list[tuple[int, int]] = []
        """After so many old answers: how many numbers there are now, and how many seats have passed since."""
        self.passes = 0
        self._go_through()

    def of(self, old: Sequence[Line]) -> list[Line]:
        for place, line in enumerate(old[2:], 3):
            try:
                self._tell(line)
            except (ChoiceError, ChanceError) as error:
                raise misplayed(place, error) from None
            except IndexError:
                raise RecordError(place, "it does not fit what was chosen before", "does-not-fit") from None
        return self.lines

    def _tell(self, line: Line) -> None:
        match = self.match
        match line:
            case Choice():
                self._choose(line)
            case Undo(number):
                if number < 0:
                    raise IndexError
                now, passes = self.stood[number]
                del self.stood[number + 1 :]
                if now < match.number:
                    self.lines.append(Undo(now))
                match.go_back(now)
                for _ in range(passes):
                    match.choose(PASS)
                self.passes = passes
            case Pause(seed=seed):
                self.lines.append(Pause(match.number, match.digest(), seed))
            case End(outcome=outcome, seed=seed):
                self.lines.append(End(match.number, match.digest(), outcome, seed))
            case Digest():
                pass
            case _:
                raise IndexError

    def _choose(self, line: Choice) -> None:
        match, decision = self.match, self.match.decision
        if decision is None or (line.number, line.seat) != (len(self.stood), decision.seat):
            raise IndexError
        source = match.chance.source
        assert isinstance(source, Scripted)
        source.results[source.position :] = line.chance
        passes = match.window is not None and line.option == DECLINED
        number = match.number
        match.choose(PASS if passes else line.option)
        if match.number == number:
            self.passes += 1
        elif passes:
            self.lines.append(Passed(match.number, match.take_notes()))
        else:
            self.lines.append(Choice(match.number, line.seat, line.option, match.take_notes()))
        if match.number > number:
            self.passes = 0
        self._go_through()
        if source.position != len(source.results):
            raise ChanceError("chance brought more than was asked for")

    def _go_through(self) -> None:
        """Windows in which nobody can act were not told of; and note where the next old answer stands."""
        match = self.match
        while match.window is not None and match.decision is None:
            match.close()
            self.lines.append(Passed(match.number, match.take_notes()))
        self.stood.append((match.number, self.passes))
