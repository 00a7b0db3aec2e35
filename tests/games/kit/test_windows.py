"""The orders in which a window goes round the table."""

from collections.abc import Callable, Sequence
from contextlib import suppress

import pytest

from deadtown.games.kit.windows import (
    Seats,
    active_first,
    again_after_each_play,
    once_each,
    once_each_active_last,
    one_side_first,
    opened,
)
from deadtown.kernel import NOTHING_TO_ASK, Answer, Option, Steps, Window
from deadtown.kernel.window import NOBODY, written

SPEAK: Option = ("speak",)


class Round:
    """Seats that may speak as often as they have something to say."""

    def __init__(self, *words: int) -> None:
        self.words = list(words)
        self.spoken: list[int] = []

    def asked(self) -> Seats:
        return tuple(range(len(self.words)))

    def plays(self, seat: int) -> Sequence[Option]:
        return (SPEAK,) if self.can(seat) else ()

    def can(self, seat: int) -> bool:
        return self.words[seat] > 0

    def speak(self, answer: Answer) -> Steps[None]:
        self.words[answer.seat] -= 1
        self.spoken.append(answer.seat)
        return NOTHING_TO_ASK


def ask(steps: Steps[None], *seats: int) -> list[Window]:
    """The windows that open when those seats speak, one in each, and all pass in the last."""
    windows: list[Window] = []
    entries = iter([*(written(Answer(seat, SPEAK)) for seat in seats), NOBODY])
    with suppress(StopIteration):
        question = next(steps)
        while True:
            assert isinstance(question, Window)
            windows.append(question)
            question = steps.send(next(entries))
    return windows


def seats_of(windows: list[Window]) -> list[Seats]:
    return [window.seats for window in windows]


@pytest.mark.parametrize(
    ("active", "order"), [(0, (0, 1, 2, 3)), (1, (1, 2, 3, 0)), (2, (2, 3, 0, 1)), (3, (3, 0, 1, 2))]
)
def test_the_active_seat_comes_first_and_all_are_asked_again_after_each_play(active: int, order: Seats) -> None:
    table = Round(1, 1, 1, 1)
    windows = ask(active_first("talk", active, table.asked, table.plays, table.speak), order[1], order[0])
    assert seats_of(windows) == [order] * 3
    assert table.spoken == [order[1], order[0]]
    assert not any(window.goes_on for window in windows)


@pytest.mark.parametrize(("side", "order"), [((0, 2), (0, 2, 1, 3)), ((3, 1), (1, 3, 0, 2)), ((), (0, 1, 2, 3))])
def test_one_side_comes_first_each_in_seat_order(side: Seats, order: Seats) -> None:
    table = Round(1, 1, 1, 1)
    windows = ask(one_side_first("talk", side, table.asked, table.plays, table.speak), order[3])
    assert seats_of(windows) == [order] * 2
    assert not any(window.goes_on for window in windows)


@pytest.mark.parametrize(
    ("active", "order"), [(0, (1, 2, 3, 0)), (1, (2, 3, 0, 1)), (2, (3, 0, 1, 2)), (3, (0, 1, 2, 3))]
)
def test_each_is_asked_once_the_active_seat_last(active: int, order: Seats) -> None:
    table = Round(9, 9, 9, 9)
    windows = ask(
        once_each_active_last("talk", active, table.asked(), table.plays, table.speak), order[0], order[2], order[3]
    )
    assert seats_of(windows) == [order, order[1:], order[3:]]
    assert [window.goes_on for window in windows] == [False, True, True]
    assert table.spoken == [order[0], order[2], order[3]]


def test_the_active_seat_need_not_be_among_those_who_are_asked() -> None:
    table = Round(1, 1, 1, 1)
    first = ask(active_first("talk", 1, lambda: (0, 3), table.plays, table.speak))
    last = ask(once_each_active_last("talk", 1, (0, 3), table.plays, table.speak))
    assert seats_of(first) == seats_of(last) == [(3, 0)]


def test_who_is_asked_again_may_change_with_what_is_played() -> None:
    table = Round(1, 1, 1)
    left = [0, 1, 2]

    def leave(answer: Answer) -> Steps[None]:
        left.remove(answer.seat)
        return NOTHING_TO_ASK

    windows = ask(again_after_each_play("talk", lambda: tuple(left), table.plays, leave), 1, 0, 2)
    assert seats_of(windows) == [(0, 1, 2), (0, 2), (2,)]


@pytest.mark.parametrize("order", [active_first, once_each_active_last, one_side_first])
def test_where_nobody_is_asked_no_window_opens(order: Callable[..., Steps[None]]) -> None:
    table = Round()
    first: object = () if order is one_side_first else 0
    asked: object = () if order is once_each_active_last else table.asked
    assert list(order("talk", first, asked, table.plays, table.speak)) == []


def test_a_play_is_carried_out_before_the_next_is_asked() -> None:
    table = Round(1, 1)
    within = Window("within", (0,), lambda seat: ())

    def speak(answer: Answer) -> Steps[None]:
        yield within
        yield from table.speak(answer)

    steps = once_each("talk", (0, 1), table.plays, speak)
    outer = next(steps)
    assert steps.send((0, *SPEAK)) is within
    assert table.spoken == []
    rest = steps.send(NOBODY)
    assert table.spoken == [0]
    assert isinstance(outer, Window)
    assert isinstance(rest, Window)
    assert (outer.seats, rest.seats, rest.goes_on) == ((0, 1), (1,), True)


def test_a_window_is_idle_only_where_the_rules_have_looked_at_all_who_are_asked() -> None:
    table = Round(0, 0, 1)
    assert not opened("talk", (0, 1), table.plays).idle
    assert opened("talk", (0, 1), table.plays, can=table.can).idle
    assert not opened("talk", (0, 1, 2), table.plays, can=table.can).idle


def test_whether_it_is_idle_is_looked_at_anew_in_each_window() -> None:
    table = Round(1, 1, 0)
    windows = ask(active_first("talk", 0, table.asked, table.plays, table.speak, can=table.can), 0, 1)
    assert [window.idle for window in windows] == [False, False, True]
    table = Round(1, 0, 0)
    windows = ask(once_each("talk", (0, 1, 2), table.plays, table.speak, {"card": "taunt"}, table.can), 0)
    assert [window.idle for window in windows] == [False, True]
    assert [window.about for window in windows] == [{"card": "taunt"}] * 2
