"""All that each seat was shown, asked and answered, in order: information states with perfect recall, as text.

A line each: ``!`` an event as the seat may know it; ``?`` what it was asked and what all know of that, ``@`` a digest
of what it saw then, ``>`` what it answered; ``=`` who stepped in where many were asked.
"""

from hashlib import blake2b
from operator import index

import msgspec

from deadtown.kernel import PASS, Event, Match, Option, option_text

encode = msgspec.json.Encoder().encode


class Chronicle:
    """Writes down what happens in a match, for every seat."""

    def __init__(self, seats: int) -> None:
        self._lines: list[list[str]] = [[] for _ in range(seats)]

    def hear(self, event: Event) -> None:
        """Note an event for all who may know that it happened."""
        for seat, lines in enumerate(self._lines):
            shown = event.seen_by(seat)
            if shown is not None:
                lines.append(f"!{encode(shown).decode()}")

    def note(self, match: Match, option: Option) -> None:
        """Note an answer that is about to be given."""
        decision, window = match.decision, match.window
        assert decision is not None, "nobody is asked"
        self._lines[decision.seat] += (*position(match, decision.seat), f">{option_text(option)}")
        if window is not None and option != PASS:
            for lines in self._lines:
                lines.append(f"={window.kind} {decision.seat}")

    def text(self, match: Match, seat: int) -> str:
        """The information state of a seat: its history, and what it is asked and sees now."""
        return "\n".join((*self._lines[seat], *position(match, index(seat))))


def position(match: Match, seat: int) -> tuple[str, str]:
    """What a seat is asked, with what all know of that, and a digest of what it sees."""
    told = msgspec.structs.replace(match.seen_by(seat, view=False), number=0)
    digest = blake2b(encode(match.view(seat)), digest_size=8).hexdigest()
    return f"?{encode(told).decode()}", f"@{digest}"
