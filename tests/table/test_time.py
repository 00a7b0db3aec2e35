"""Pauses and clocks: whose time runs, what it costs, and what happens when it is up."""

import msgspec
from msgspec.structs import replace

from deadtown.table import clock, entries
from deadtown.table.commands import Agree, Bot, Choose, Close, Decline, Leave, Pause, Resume, Say, Sit, Undo
from deadtown.table.settings import Clock, Settings
from deadtown.table.state import Taken
from deadtown.table.table import Table
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


def test_going_back_does_not_begin_the_time_of_a_decision_anew() -> None:
    """What was paid for it is given back, since its time goes on."""
    table = table_of(ann, bob, settings=CLOCK)
    table.passes(30)
    table.choose(ann, "play bullet")
    assert banks(table) == [80, 100]
    table.passes(5)
    table.do(ann, Undo())
    assert banks(table) == [100, 100]
    assert time_up(table) == 75
    table.end_turns(ann)
    assert banks(table) == [75, 100]


def test_deciding_and_taking_back_in_a_circle_uses_up_the_bank() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    for _ in range(11):
        table.passes(9)
        table.choose(ann, "play bullet")
        table.do(ann, Undo())
    assert time_up(table) == 110 - 11 * 9


def test_several_decisions_that_are_taken_back_add_up() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    for seconds in (9, 25):
        table.passes(seconds)
        table.choose(ann, "play bullet")
    table.passes(4)
    table.do(ann, Undo(to=0))
    assert time_up(table) == 110 - 9 - 25 - 4
    table.end_turns(ann)
    assert banks(table) == [72, 100]


def test_the_times_of_the_others_stand_when_somebody_goes_back() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    table.passes(12)
    table.end_turns(ann)
    table.passes(30)
    table.choose(bob, "play bullet")
    table.passes(25)
    table.do(ann, Undo())
    table.do(bob, Agree())
    assert banks(table) == [100, 100 - 20 - 15]
    assert time_up(table) == 98


def test_who_goes_back_without_asking_pays_for_the_time_of_the_others_since() -> None:
    """Else two would renew each other's time, or one that of somebody who is away."""
    table = table_of(ann, bob, settings=replace(CLOCK, undo="free"))
    for _ in range(3):
        table.passes(1)
        table.end_turns(ann)
        table.passes(9)
        table.do(ann, Undo())
    assert banks(table) == [100, 100]
    assert time_up(table) == 110 - 3 * 10


def test_what_a_bot_decided_when_time_was_up_is_not_freely_taken_back() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    table.passes(110)
    table.add(entries.TimedOut(table.now, 0, 0, "money"))
    table.decide(0, "play bullet")
    assert table.do(ann, Undo(to=0)).asked
    table.do(bob, Agree())
    assert time_up(table) == 0


def test_time_goes_on_from_what_was_put_by_after_a_restart() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    table.passes(30)
    table.choose(ann, "play bullet")
    table.do(ann, Undo())
    again = Table.restore(table.table.save())
    assert clock.time_up(again, table.now + 1000) == table.now + 1000 + 80


def test_a_log_from_before_these_times_were_noted_is_read() -> None:
    old = b'{"entry":"wentback","at":1.0,"number":0,"player":"x"}'
    assert entries.read_entry(old) == entries.WentBack(1.0, 0, "x", 0.0, None)
    assert entries.read_entry(b'{"entry":"satin","at":1.0,"seat":0,"bot":"money"}') == entries.SatIn(1.0, 0, "money")
    assert msgspec.convert([9, 0, ["done"], 1, "", False], Taken) == Taken(9, 0, ("done",), 1, "", False)


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


def test_whoever_comes_back_to_a_seat_goes_on_with_the_time_of_its_decision() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    for _ in range(3):
        table.passes(9)
        table.do(ann, Leave())
        table.passes(500)
        table.do(ann, Sit())
    assert time_up(table) == 110 - 27
    table.end_turns(ann)
    assert banks(table) == [83, 100]


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


def test_whoever_is_back_goes_on_with_the_time_that_was_left_when_a_bot_sat_in() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    table.passes(60)
    table.add(entries.SatIn(table.now, 0, "money", 60.0))
    assert time_up(table) is None
    table.passes(60)
    table.choose(ann, "end_hunt")
    assert [type(entry).__name__ for entry in table.log[-2:]] == ["CameBack", "Chose"]
    assert table.table.state.seats[0].bot == ""
    assert banks(table) == [50, 100]


def test_the_time_until_a_bot_sat_in_is_paid_when_it_decides() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    table.passes(60)
    table.add(entries.SatIn(table.now, 0, "money", 60.0))
    table.passes(60)
    table.decide(0, "end_hunt")
    assert banks(table) == [50, 100]


def test_somebody_who_is_back_does_not_turn_back_the_clock_of_another() -> None:
    table = table_of(ann, bob, settings=CLOCK)
    table.end_turns(ann)
    table.add(entries.SatIn(table.now, 1, "money"))
    table.decide(1, "end_hunt")
    table.passes(40)
    table.add(entries.CameBack(table.now, 1))
    table.end_turns(ann)
    assert banks(table) == [70, 100]
