"""Writing a match down as it is played."""

from collections.abc import Sequence
from typing import Any

import msgspec

from deadtown.kernel.chance import Seed, commitment, seed_text
from deadtown.kernel.decision import option_text
from deadtown.kernel.match import Match, Wish
from deadtown.kernel.record.lines import (
    FORMAT,
    Choice,
    Digest,
    End,
    Header,
    Line,
    Passed,
    Pause,
    SeatNote,
    Start,
    Undo,
    write_lines,
)
from deadtown.kernel.window import PASS, Answer

DIGEST_EVERY = 20


class Recording:
    """A match that is written down as it is played. The match halts at every window, so that each has its line.

    Windows in which nobody can act close by themselves, unless the recording halts there too: then whoever plays closes
    each (:meth:`close`), and so need not show in which of them somebody could have done something.
    """

    def __init__(
        self,
        match: Match,
        seats: Sequence[SeatNote],
        options: Any,
        seed: Seed | None = None,
        *,
        halts: bool = False,
        lines: Sequence[Line] = (),
    ) -> None:
        """A record from the beginning of a match; or one that goes on after what has been written."""
        assert match.halts or not match.number, "a record tells of every window"
        match.halts = True
        self.halts = halts
        self.match = match
        self.seats = list(seats)
        self.options = match.game.rules.options_from(options)
        self.seed = None if seed is None else seed_text(seed)
        header = Header(
            FORMAT,
            match.game.name,
            match.game.version,
            msgspec.json.decode(msgspec.json.encode(self.options)),
            self.seats,
            None if self.seed is None else commitment(self.seed),
        )
        self.lines: list[Line] = list(lines) or [header, Start(match.take_notes())]
        self._go_through()

    def choose(self, wish: Wish, seat: int | None = None) -> None:
        """Answer the pending decision. A window has its line when it closes, not when somebody passes in it."""
        match = self.match
        option = match.read(wish, seat)
        window, decision, number = match.window, match.decision, match.number
        assert decision is not None
        match.choose(option, seat=seat)
        if match.number > number:
            passed = window is not None and option == PASS
            chosen = Choice(match.number, decision.seat, option_text(option))
            self._write(Passed(match.number) if passed else chosen)
            self._go_through()

    def close(self, answer: Answer | None = None) -> None:
        """Close the pending window: somebody plays what it could, or all pass."""
        match = self.match
        match.close(answer)
        passed = Passed(match.number)
        self._write(passed if answer is None else Choice(match.number, answer.seat, option_text(answer.option)))
        self._go_through()

    def _go_through(self) -> None:
        """Windows in which nobody can act close at once, each with its line."""
        match = self.match
        while match.window is not None and match.decision is None and not self.halts:
            match.close()
            self._write(Passed(match.number))

    def _write(self, line: Choice | Passed) -> None:
        match = self.match
        self.lines.append(msgspec.structs.replace(line, chance=match.take_notes()))
        if match.outcome is not None:
            self.lines.append(End(match.number, match.digest(), match.outcome, self.seed))
        elif match.number % DIGEST_EVERY == 0:
            self.lines.append(Digest(match.number, match.digest()))

    def undo(self, count: int = 1) -> None:
        """Take back the last decisions, with the windows since in which nobody could act, unless it halts there."""
        match = self.match
        match.undo(count)
        while match.window is not None and match.decision is None and match.number and not self.halts:
            match.undo()
        self.lines.append(Undo(match.number))
        self._go_through()

    def pause(self, language: str = "") -> list[Line]:
        """The lines of a game saved to be continued, in the language in which it was played."""
        assert self.seed is not None, "only a seeded match can be continued"
        return [*self.lines, Pause(self.match.number, self.match.digest(), self.seed, language)]

    def text(self) -> str:
        return write_lines(self.lines)
