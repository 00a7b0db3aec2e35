"""Games with long logs: choices that are taken back again and again."""

import msgspec

from deadtown.kernel import Match
from deadtown.kernel.record import End, Recording, SeatNote, Undo, write_lines
from deadtown.table.making import make_from_record
from tests.table.tables import ZOMBINION, Played, ann

TAKES_BACK = "end_hunt"


def taken_back(times: int, *, saved: bool = False, seed: bool = True) -> str:
    """The record of a duel in which the first choice is taken back so many times.

    It is over, and a table made from it tells all of that. One that is ``saved`` goes on without what was taken back.
    """
    options = ZOMBINION.rules.read_options({"turn_cap": 2})
    match = Match.start(ZOMBINION, ["Eve", "Fay"], options, seed="long", halts=True)
    recording = Recording(match, [SeatNote("Eve"), SeatNote("Fay")], options, "long")
    recording.choose(TAKES_BACK)
    choice = recording.lines[-1]
    recording.undo()
    assert isinstance(recording.lines[-1], Undo)
    head, back = recording.lines[:2], recording.lines[-1]
    while not (saved or match.over):
        recording.choose(TAKES_BACK)
    rest = recording.pause()[-1:] if saved else recording.lines[4:]
    if not seed:
        assert isinstance(rest[-1], End)
        rest = [*rest[:-1], End(rest[-1].number, rest[-1].digest, rest[-1].outcome)]
        head[0] = msgspec.structs.replace(head[0], commitment=None)
    return write_lines([*head, *[choice, back] * times, *rest])


def long_game(times: int) -> Played:
    """The table of such a record."""
    return Played(make_from_record(ann, taken_back(times), 1000.0))
