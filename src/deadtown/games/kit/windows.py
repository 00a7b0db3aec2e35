"""The orders in which a window goes round the table.

Each is given who may step in and what they can play, and carries out what is played before it goes on; a card played
there may open a window of its own. Who is asked must follow from what everybody knows.
"""

from bisect import bisect_left
from collections.abc import Callable, Sequence

from deadtown.kernel import Answer, Option, Steps, Window, read_answer

Seats = tuple[int, ...]
Plays = Callable[[int], Sequence[Option]]
"""What a seat could play now, passing apart."""
Can = Callable[[int], bool]
"""Whether a seat could play anything now, at a look."""
CarryOut = Callable[[Answer], Steps[None]]
"""What comes of an answer."""
About = dict[str, str | int]


def active_first(
    kind: str,
    active: int,
    asked: Callable[[], Seats],
    plays: Plays,
    carry_out: CarryOut,
    about: About | None = None,
    can: Can | None = None,
) -> Steps[None]:
    """The active seat is asked first, then the others clockwise; after each play, all again."""
    return again_after_each_play(kind, lambda: _turned(asked(), active), plays, carry_out, about, can)


def one_side_first(
    kind: str,
    side: Seats,
    asked: Callable[[], Seats],
    plays: Plays,
    carry_out: CarryOut,
    about: About | None = None,
    can: Can | None = None,
) -> Steps[None]:
    """One side is asked first, then the other, each in seat order; after each play, all again."""
    return again_after_each_play(
        kind, lambda: tuple(sorted(asked(), key=lambda seat: (seat not in side, seat))), plays, carry_out, about, can
    )


def again_after_each_play(
    kind: str,
    asked: Callable[[], Seats],
    plays: Plays,
    carry_out: CarryOut,
    about: About | None = None,
    can: Can | None = None,
) -> Steps[None]:
    """All are asked until all pass in a row. Who they are may change with what is played."""
    while seats := asked():
        answer = read_answer((yield opened(kind, seats, plays, about, can)))
        if answer is None:
            return
        yield from carry_out(answer)


def once_each_active_last(
    kind: str,
    active: int,
    asked: Seats,
    plays: Plays,
    carry_out: CarryOut,
    about: About | None = None,
    can: Can | None = None,
    goes_on: Callable[[], bool] | None = None,
) -> Steps[None]:
    """Beginning at the left of the active seat each is asked once, the active seat last."""
    return once_each(kind, _turned(asked, active + 1), plays, carry_out, about, can, goes_on)


def once_each(
    kind: str,
    asked: Seats,
    plays: Plays,
    carry_out: CarryOut,
    about: About | None = None,
    can: Can | None = None,
    goes_on: Callable[[], bool] | None = None,
) -> Steps[None]:
    """Each is asked once, in this order: after a play, those behind it, unless what it is about is over."""
    rest = False
    while asked:
        answer = read_answer((yield opened(kind, asked, plays, about, can, rest)))
        if answer is None:
            return
        yield from carry_out(answer)
        if goes_on is not None and not goes_on():
            return
        asked, rest = asked[asked.index(answer.seat) + 1 :], True


def opened(
    kind: str, seats: Seats, plays: Plays, about: About | None = None, can: Can | None = None, goes_on: bool = False
) -> Window:
    """A window; where nobody can act, that is seen before anybody is asked."""
    idle = can is not None and not any(map(can, seats))
    return Window(kind, seats, plays, about or {}, idle, goes_on)


def first_come(kind: str, seats: Seats, plays: Plays, about: About | None = None) -> Window:
    """A window in which whoever answers first has its way: a claim that any of them may make."""
    return Window(kind, seats, plays, about or {}, first_come=True)


def _turned(seats: Seats, first: int) -> Seats:
    """Seats in the order in which they sit, beginning with one or the next after it."""
    clockwise = sorted(seats)
    place = bisect_left(clockwise, first)
    return (*clockwise[place:], *clockwise[:place])
