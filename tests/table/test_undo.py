"""Taking back: the tiers of undo, the consent of the others, and what remains in the log."""

from dataclasses import replace

import pytest

from deadtown.games import GAMES
from deadtown.table import entries
from deadtown.table.commands import Agree, Bot, Choose, Close, Decline, Leave, Pause, Undo
from deadtown.table.settings import Settings
from deadtown.table.state import Taken
from deadtown.table.undo import free_to_go_back
from tests.table.tables import SHORT, ZOMBINION, Played, ann, bob, cleo, dan, table_of


def kinds(table: Played) -> list[str]:
    return [type(entry).__name__ for entry in table.log]


# Free


def test_what_showed_nothing_is_taken_back_freely() -> None:
    table = table_of(ann, bob)
    table.choose(ann, "play bullet", "play bullet")
    assert not table.do(ann, Undo()).asked
    assert table.number == 1
    table.do(ann, Undo())
    assert table.number == 0
    assert table.decision.options == table_of(ann, bob).decision.options


def test_several_decisions_are_taken_back_at_once_by_number() -> None:
    table = table_of(ann, bob)
    table.choose(ann, "play bullet", "play bullet", "play bullet")
    table.do(ann, Undo(to=1))
    assert table.number == 1


def test_alone_with_bots_everything_is_taken_back_freely_theirs_too() -> None:
    table = table_of(ann, "random")
    table.choose(ann, "end_hunt")
    table.decide(1, "end_hunt")
    assert not table.do(ann, Undo()).asked
    assert table.number == 0


def test_alone_at_several_seats_everything_is_taken_back_freely() -> None:
    table = table_of(ann, ann)
    table.end_turns(ann, ann)
    table.do(ann, Undo(to=0))
    assert table.number == 0


def test_a_table_may_let_everybody_take_back_anything() -> None:
    table = table_of(ann, bob, settings=Settings(undo="free"))
    table.end_turns(ann, bob)
    assert not table.do(ann, Undo()).asked
    assert table.number == 0


def test_a_table_may_let_nobody_take_back_anything() -> None:
    table = table_of(ann, bob, settings=Settings(undo="none"))
    table.choose(ann, "play bullet")
    table.denies(ann, Undo(), "no-undo", "forbidden")


# With consent


def test_after_a_draw_the_others_are_asked() -> None:
    table = table_of(ann, bob)
    table.end_turns(ann)
    reply = table.do(ann, Undo())
    assert (reply.asked, reply.again, table.number) == (True, False, 1)
    table.do(bob, Agree())
    assert table.number == 0
    assert kinds(table)[-3:] == ["Asked", "Agreed", "WentBack"]
    assert table.table.state.ask is None


def test_what_somebody_else_did_meanwhile_is_not_taken_back_without_asking() -> None:
    table = table_of(ann, bob)
    table.end_turns(ann)
    table.choose(bob, "play bullet")
    assert table.do(ann, Undo()).asked
    assert table.number == 2


def test_the_turn_that_passes_shows_something_and_so_needs_consent() -> None:
    """Whoever takes the last card may know the deck by heart: still, what comes next tells of another hand."""
    table = table_of(ann, bob)
    table.choose(ann, "play_all_aim")
    assert not table.table.state.line[-1].shown
    table.choose(ann, "end_hunt")
    assert table.table.state.line[-1].shown


def test_a_game_may_know_that_something_was_shown_where_no_event_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    talkative = replace(ZOMBINION, eyes=replace(ZOMBINION.eyes, shows=lambda *about: True))
    monkeypatch.setitem(GAMES, "zombinion", talkative)
    table = table_of(ann, bob)
    table.choose(ann, "play bullet")
    assert table.do(ann, Undo()).asked


def test_everybody_else_who_plays_must_agree() -> None:
    table = table_of(ann, bob, cleo)
    table.end_turns(ann)
    table.do(ann, Undo())
    table.do(bob, Agree())
    assert table.number == 1
    assert table.table.state.waiting_for() == [cleo.player]
    assert table.do(bob, Agree()).again
    table.do(cleo, Agree())
    assert table.number == 0


def test_one_who_declines_ends_the_question() -> None:
    table = table_of(ann, bob)
    table.end_turns(ann)
    table.do(ann, Undo())
    table.do(bob, Decline())
    assert table.table.state.ask is None
    assert table.number == 1
    table.denies(bob, Agree(), "nothing-asked", "conflict")
    table.denies(bob, Decline(), "nothing-asked", "conflict")


def test_who_asked_may_take_the_question_back() -> None:
    table = table_of(ann, bob)
    table.end_turns(ann)
    table.do(ann, Undo())
    table.do(ann, Decline())
    assert table.table.state.ask is None


def test_who_has_no_seat_neither_asks_nor_answers() -> None:
    table = table_of(ann, bob)
    table.end_turns(ann)
    table.denies(cleo, Undo(), "no-seat", "forbidden")
    table.do(ann, Undo())
    table.denies(cleo, Agree(), "no-seat", "forbidden")
    table.denies(cleo, Decline(), "no-seat", "forbidden")


def test_asking_twice_is_asking_once_and_one_thing_is_asked_at_a_time() -> None:
    table = table_of(ann, bob)
    table.end_turns(ann)
    table.do(ann, Undo())
    reply = table.do(ann, Undo())
    assert (reply.asked, reply.again) == (True, True)
    assert kinds(table).count("Asked") == 1
    table.denies(ann, Pause(), "something-asked", "conflict")
    table.denies(bob, Undo(to=0), "something-asked", "conflict")


def test_a_choice_meanwhile_withdraws_the_question() -> None:
    table = table_of(ann, bob)
    table.end_turns(ann)
    table.do(ann, Undo())
    table.choose(bob, "play bullet")
    assert table.table.state.ask is None
    table.denies(bob, Agree(), "nothing-asked")


def test_a_choice_does_not_withdraw_the_question_for_a_pause() -> None:
    table = table_of(ann, bob)
    table.do(bob, Pause())
    table.end_turns(ann)
    table.do(ann, Agree())
    assert table.table.state.paused


def test_nobody_waits_for_the_answer_of_somebody_who_leaves_but_when_something_is_taken_back() -> None:
    table = table_of(ann, bob, cleo)
    table.do(ann, Pause())
    table.do(bob, Agree())
    table.do(cleo, Leave())
    assert table.table.state.paused
    assert kinds(table)[-2:] == ["Left", "Paused"]


def test_who_has_left_a_seat_that_is_kept_agrees_before_anything_is_taken_back() -> None:
    table = table_of(ann, bob, cleo)
    table.end_turns(ann)
    table.do(ann, Undo())
    table.do(bob, Agree())
    table.do(cleo, Leave())
    assert (table.number, table.table.state.waiting_for()) == (1, [cleo.player])
    table.denies(dan, Agree(), "no-seat", "forbidden")
    table.do(cleo, Agree())
    assert table.number == 0
    agreed = table.log[-2]
    assert isinstance(agreed, entries.Agreed)
    assert agreed.name == "Cleo"


def test_nobody_is_alone_whose_opponent_has_left_a_seat_that_is_kept() -> None:
    table = table_of(ann, bob)
    table.end_turns(ann, bob)
    table.do(bob, Leave())
    assert table.do(ann, Undo(to=0)).asked
    table.do(ann, Bot(1, "easy"))
    assert table.number == 2
    table.do(bob, Decline())
    assert (table.table.state.ask, table.number) == (None, 2)


def test_who_has_taken_over_a_seat_answers_for_it() -> None:
    table = table_of(ann, bob)
    table.end_turns(ann)
    table.do(bob, Leave())
    table.take_over(cleo, 1, ann)
    table.do(ann, Undo())
    table.denies(bob, Agree(), "no-seat", "forbidden")
    table.do(cleo, Agree())
    assert table.number == 0


def test_the_question_of_somebody_who_leaves_is_gone() -> None:
    table = table_of(ann, bob)
    table.end_turns(ann)
    table.do(ann, Undo())
    table.do(ann, Leave())
    assert table.table.state.ask is None
    assert table.number == 1


def test_nothing_is_taken_back_behind_the_back_of_somebody_who_is_away() -> None:
    table = table_of(ann, bob)
    table.end_turns(ann)
    table.add(entries.SatIn(table.now, 1, "money"))
    assert table.do(ann, Undo()).asked
    assert table.number == 1
    table.add(entries.CameBack(table.now, 1))
    table.do(bob, Agree())
    assert table.number == 0


def test_somebody_who_is_away_is_not_asked_for_a_pause() -> None:
    table = table_of(ann, bob)
    table.add(entries.SatIn(table.now, 1, "money"))
    assert not table.do(ann, Pause()).asked
    assert table.table.state.paused


def test_what_showed_nothing_is_taken_back_freely_though_somebody_is_away() -> None:
    table = table_of(ann, bob)
    table.choose(ann, "play bullet")
    table.do(bob, Leave())
    assert not table.do(ann, Undo()).asked
    assert table.number == 0


def test_the_bots_are_not_asked() -> None:
    table = table_of(ann, bob, "random")
    table.end_turns(ann)
    table.do(ann, Undo())
    assert table.table.state.waiting_for() == [bob.player]


def test_what_somebody_else_did_meanwhile_is_never_free_even_if_it_showed_nothing() -> None:
    state = table_of(ann, bob).table.state
    hers, his = (Taken(9, seat, ("done",), 1, "", False) for seat in (0, 1))
    state.line = [hers, hers]
    assert free_to_go_back(state, [0], 0)
    state.line = [hers, his]
    assert not free_to_go_back(state, [0], 0)
    assert free_to_go_back(state, [0, 1], 0)
    assert free_to_go_back(state, [1], 1)


# Resends


def test_a_resend_that_says_what_it_was_about_takes_nothing_more_back() -> None:
    table = table_of(ann, bob)
    table.choose(ann, "play bullet", "play bullet")
    table.do(ann, Undo(number=2))
    assert table.do(ann, Undo(number=2)).again
    assert table.number == 1
    assert not table.do(ann, Undo(number=1)).again
    assert table.number == 0


# What can't be taken back


def test_there_may_be_nothing_to_take_back() -> None:
    table = table_of(ann, bob)
    table.denies(ann, Undo(), "nothing-to-undo", "conflict")
    table.choose(ann, "play bullet")
    for number in (1, 2, 99):
        table.denies(ann, Undo(to=number), "nothing-to-undo", "conflict")
    table.denies(bob, Undo(), "nothing-to-undo", "conflict")


def test_nothing_is_taken_back_before_a_game_or_after_it() -> None:
    table_of(ann, None).denies(ann, Undo(), "not-started", "conflict")
    table = table_of(ann, bob, **SHORT)
    table.end_turns(ann, bob)
    table.denies(bob, Undo(), "game-over", "conflict")
    table.do(ann, Close())
    table.denies(bob, Undo(), "table-closed", "conflict")


# What remains


def test_the_log_keeps_what_was_undone() -> None:
    table = table_of(ann, bob)
    table.choose(ann, "play bullet")
    table.do(ann, Undo())
    table.choose(ann, "end_hunt")
    assert [entry.option for entry in table.log if isinstance(entry, entries.Chose)] == ["play bullet", "end_hunt"]
    went_back = table.log[-2]
    assert isinstance(went_back, entries.WentBack)
    assert (went_back.number, went_back.player) == (0, ann.player)
    assert [taken.option for taken in table.table.state.line] == [("end_hunt",)]


def test_the_same_choice_after_an_undo_has_the_same_luck() -> None:
    table = table_of(ann, bob, settings=Settings(undo="free"))
    table.end_turns(ann, bob, ann)
    first = table.last
    table.do(ann, Undo(to=0))
    table.end_turns(ann, bob, ann)
    again = table.last
    assert isinstance(first, entries.Chose)
    assert isinstance(again, entries.Chose)
    assert first.chance == again.chance != []


def test_a_resend_of_what_was_undone_is_a_new_answer() -> None:
    table = table_of(ann, bob)
    table.choose(ann, "play bullet")
    table.do(ann, Undo())
    assert not table.do(ann, Choose(0, "play bullet")).again


def test_a_newcomer_is_asked_too() -> None:
    table = table_of(ann, bob, cleo)
    table.do(cleo, Leave())
    table.take_over(dan, 2, ann, bob)
    table.end_turns(ann)
    table.do(ann, Undo())
    table.do(bob, Agree())
    assert table.table.state.waiting_for() == [dan.player]
