"""Pauses and clocks: whose time runs, what it costs, and what happens when it is up."""

from deadtown.table import clock, entries
from deadtown.table.commands import Agree, Bot, Choose, Close, Decline, Leave, Pause, Resume, Say, Undo
from deadtown.table.settings import Clock, Settings
from tests.table.tables import SHORT, Played, ann, bob, cleo, table_of

CLOCK = Settings(clock=Clock(bank=100, move=10))


def paused(table: Played) -> bool:
    return table.table.state.paused


def banks(table: Played) -> list[float]:
    return [seat.bank for seat in table.table.state.seats]


def time_up(table: Played) -> float | None:
    """In how many seconds the time for the pending decision is up."""
    due = clock.time_up(table.table, table.opened)
    return None if due is None else due - table.now


# Pauses


def test_a_game_pauses_when_the_others_agree_and_goes_on_when_anybody_wants() -> None:
    table = table_of(ann, bob)
    assert table.do(bob, Pause()).asked
    assert not paused(table)
    table.do(ann, Agree())
    assert paused(table)
    table.denies(ann, Choose(0, 1), "paused", "conflict")
    assert table.do(ann, Pause()).again
    table.do(ann, Resume())
    assert not paused(table)
    assert table.do(bob, Resume()).again
    table.choose(ann, "end_hunt")


def test_a_pause_may_be_declined() -> None:
    table = table_of(ann, bob)
    table.do(bob, Pause())
    table.do(ann, Decline())
    assert not paused(table)
    table.choose(ann, "end_hunt")


def test_alone_with_bots_a_game_pauses_at_once() -> None:
    table = table_of(ann, "random")
    assert not table.do(ann, Pause()).asked
    assert paused(table)


def test_in_a_pause_the_same_answer_may_be_resent_and_people_talk() -> None:
    table = table_of(ann, bob)
    table.choose(ann, "play bullet")
    table.do(bob, Pause())
    table.do(ann, Agree())
    assert table.do(ann, Choose(0, "play bullet")).again
    table.do(ann, Say("tea?"))


def test_only_those_who_play_pause_and_only_while_a_game_goes_on() -> None:
    table = table_of(ann, bob, **SHORT)
    for command in (Pause(), Resume()):
        table.denies(cleo, command, "no-seat", "forbidden")
        table_of(ann, None).denies(ann, command, "not-started", "conflict")
    table.end_turns(ann, bob)
    table.denies(ann, Pause(), "game-over", "conflict")
    table.do(ann, Close())
    table.denies(ann, Resume(), "table-closed", "conflict")


# Clocks


def test_what_is_quicker_than_a_move_costs_nothing() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    table.passes(10)
    table.end_turns(ann)
    assert banks(table) == [100, 100]
    assert isinstance(table.last, entries.Chose)
    assert table.last.spent == 10


def test_what_is_slower_is_taken_from_the_own_bank() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    table.passes(35)
    table.end_turns(ann)
    table.passes(12.5)
    table.end_turns(bob)
    assert banks(table) == [75, 97.5]


def test_without_a_clock_nothing_is_counted() -> None:
    table = table_of(ann, bob)
    table.passes(10**6)
    table.end_turns(ann)
    assert isinstance(table.last, entries.Chose)
    assert table.last.spent == 0
    assert time_up(table) is None


def test_time_is_up_after_the_move_and_the_bank() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    assert time_up(table) == 110
    table.passes(30)
    table.end_turns(ann)
    table.end_turns(bob)
    assert time_up(table) == 90


def test_a_pause_stops_the_clock() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    table.passes(7)
    table.do(bob, Pause())
    table.passes(1)
    table.do(ann, Agree())
    assert time_up(table) is None
    table.passes(5000)
    table.do(ann, Resume())
    assert time_up(table) == 102
    table.passes(4)
    table.end_turns(ann)
    assert banks(table) == [98, 100]


def test_two_pauses_in_one_decision_add_up() -> None:
    table = table_of(ann, ann, settings=CLOCK)
    for _ in range(2):
        table.passes(8)
        table.do(ann, Pause())
        table.passes(100)
        table.do(ann, Resume())
    table.end_turns(ann)
    assert banks(table) == [94, 100]


def test_time_while_the_server_was_down_is_nobodys() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    table.passes(3600)
    table.opened = table.now - 12
    assert time_up(table) == 98
    table.end_turns(ann)
    assert banks(table) == [98, 100]


def test_time_while_the_server_was_down_is_nobodys_in_a_pause_either() -> None:
    table = table_of(ann, ann, settings=CLOCK)
    table.passes(3600)
    table.opened = table.now - 4
    table.do(ann, Pause())
    table.do(ann, Resume())
    table.passes(5)
    table.end_turns(ann)
    assert banks(table) == [100, 100]


def test_when_time_is_up_the_answer_comes_too_late_and_a_bot_decides() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    table.passes(200)
    table.add(entries.TimedOut(table.now, 0, 0, "money"))
    table.denies(ann, Choose(0, "end_hunt"), "time-is-up", "conflict")
    assert banks(table) == [0, 100]
    assert time_up(table) is None
    table.decide(0, "end_hunt")
    assert table.table.state.out_of_time == ""
    assert time_up(table) == 110


def test_going_back_gives_a_decision_its_time_again_but_no_bank() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    table.passes(30)
    table.choose(ann, "play bullet")
    table.do(ann, Undo())
    assert banks(table) == [80, 100]
    assert time_up(table) == 90


def test_nobodys_clock_runs_at_a_free_seat_and_whoever_sits_down_has_the_time_of_a_move() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    table.passes(30)
    table.do(ann, Leave())
    assert banks(table) == [80, 100]
    assert time_up(table) is None
    table.passes(5000)
    table.take_over(cleo, 0, bob)
    assert time_up(table) == 90
    table.end_turns(cleo)
    assert banks(table) == [80, 100]


def test_a_pause_while_a_seat_is_free_costs_nobody_anything() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    table.do(ann, Leave())
    table.passes(500)
    table.do(bob, Pause())
    table.take_over(cleo, 0, bob)
    table.passes(500)
    table.do(cleo, Resume())
    assert time_up(table) == 110


def test_a_bot_has_no_clock() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    table.do(ann, Leave())
    table.do(bob, Bot(0))
    table.passes(5000)
    assert time_up(table) is None
    table.decide(0, "end_hunt")
    assert banks(table) == [100, 100]


# Absence


def test_whoever_is_back_decides_again_with_the_time_of_a_move() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    table.passes(60)
    table.add(entries.SatIn(table.now, 0, "money"))
    assert time_up(table) is None
    table.passes(60)
    table.choose(ann, "end_hunt")
    assert [type(entry).__name__ for entry in table.log[-2:]] == ["CameBack", "Chose"]
    assert table.table.state.seats[0].bot == ""
    assert banks(table) == [100, 100]


def test_somebody_who_is_back_does_not_turn_back_the_clock_of_another() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    table.end_turns(ann)
    table.add(entries.SatIn(table.now, 1, "money"))
    table.decide(1, "end_hunt")
    table.passes(40)
    table.add(entries.CameBack(table.now, 1))
    table.end_turns(ann)
    assert banks(table) == [70, 100]
