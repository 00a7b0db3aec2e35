"""What an option would do at once, found by doing it where it does no harm.

The pending step is played on in two worlds that the deciding seat imagines, until it asks somebody or ends; others are
taken to let everything pass. What comes out alike in both is told. What would be drawn is told as those know it who do
not see it; where something would come to light for everybody, nobody can tell any more.
"""

import msgspec

from deadtown.kernel.chance import Seeded
from deadtown.kernel.decision import Option
from deadtown.kernel.event import Event
from deadtown.kernel.match import Match
from deadtown.kernel.window import PASS

WORLDS = ("preview", "another preview")


class Foreseen(msgspec.Struct, frozen=True):
    """What an option would do at once."""

    events: list[Event]
    whole: bool
    """Whether that is all; else the rest depends on what nobody can know yet."""


def preview(match: Match, option: Option, seat: int | None = None) -> Foreseen:
    """What an option of the pending decision would do at once, as the seat that decides may know it.

    Any seat of a window may be named, also one that could only pass. Nothing hidden can come out, since only imagined
    worlds are looked at; nothing changes here.
    """
    if seat is None:
        assert match.decision is not None, "nobody is asked"
        seat = match.decision.seat
    assert match.read(option, seat) == option, "only what may be chosen can be previewed"
    here, there = (foresee(match, seat, option, luck) for luck in WORLDS)
    foreseen: list[Event] = []
    for one, other in zip(here, there, strict=False):
        told, same = tellable(one, seat), tellable(other, seat)
        if told is None or told != same:
            return Foreseen(foreseen, False)
        foreseen.append(told)
    return Foreseen(foreseen, len(here) == len(there))


def tellable(event: Event, seat: int) -> Event | None:
    """An event as it can be told before it happens; None where it would bring something to light for everybody."""
    if not event.shows:
        return event.seen_by(seat)
    outside = event.seen_by(None)
    return None if outside == event else outside


def foresee(match: Match, seat: int, option: Option, luck: str) -> list[Event]:
    """What happens in one imagined world until the step asks somebody who may well do something, or ends."""
    twin = match.imagine(seat, Seeded(luck))
    standing, past, events = match.game.players.standing, twin.past, list[Event]()
    mark = past.mark
    twin.listen(lambda event: events.append(event) if past.mark is mark else None)
    if twin.window is not None and option == PASS:
        twin.close()
    else:
        twin.answer(option)
    while past.mark is mark and (asked := twin.decision) is not None and asked.seat != seat:
        if twin.window is not None:
            twin.answer(PASS)
        elif (pass_over := standing.get(asked.kind)) in asked.options:
            twin.answer(pass_over)
        else:
            break
    twin.listen(None)
    return [event for event in events if event.seen_by(seat) is not None]
