"""Answering decisions: by number, text or option; once, and only when they are due."""

import pytest

from deadtown.table import entries
from deadtown.table.commands import Choose, Why
from deadtown.table.denied import Denied
from tests.table.tables import ANN_STARTS, SHORT, ann, bob, cleo, table_of


@pytest.mark.parametrize(
    "choice", [3, "take bullet", "Take  Bullet", "ta bu", "t b", ["take", "bullet"]], ids=lambda choice: str(choice)
)
def test_a_decision_is_answered_by_number_text_beginnings_of_words_or_the_option(choice: int | str | list[str]) -> None:
    table = table_of(ann, bob)
    assert table.do(ann, Choose(0, choice)).seat == 0  # type: ignore[arg-type]
    assert table.number == 1
    assert isinstance(table.last, entries.Chose)
    assert (table.last.option, table.last.player) == ("take bullet", ann.player)


@pytest.mark.parametrize("choice", [0, -1, 6, "fly away", "", [], ["take"], ["fly", 1], [1]])
def test_what_is_not_understood_is_denied(choice: int | str | list[str | int]) -> None:
    table_of(ann, bob).denies(ann, Choose(0, choice), "not-understood", "bad")


def test_a_beginning_that_fits_several_options_is_denied_with_all_of_them() -> None:
    denied = table_of(ann, bob).denies(ann, Choose(0, "take"), "ambiguous", "bad")
    assert denied.refusal.arguments == {"wish": "take", "fits": "take bullet, take infection"}


def test_a_card_that_is_too_dear_is_refused_with_the_clause_that_says_so() -> None:
    denied = table_of(ann, bob).denies(ann, Choose(0, "take magazine"), "too-dear", "refused")
    assert denied.refusal.clause == "ZN-5.3"
    assert denied.refusal.arguments["card"] == "magazine"


def test_it_is_refused_to_decide_for_somebody_else() -> None:
    denied = table_of(ann, bob).denies(bob, Choose(0, "end_hunt"), "not-your-decision", "refused")
    assert (denied.refusal.clause, denied.refusal.arguments) == ("ZN-3.1", {"seat": 0})


def test_only_those_who_play_decide_and_at_seats_of_their_own() -> None:
    table = table_of(ann, bob)
    table.denies(cleo, Choose(0, 1), "no-seat", "forbidden")
    table.denies(bob, Choose(0, 1, seat=0), "not-your-seat", "forbidden")


def test_before_the_start_nothing_is_decided() -> None:
    table_of(ann, None).denies(ann, Choose(0, 1), "not-started", "conflict")


def test_somebody_with_several_seats_decides_for_whichever_is_due() -> None:
    table = table_of(ann, ann, bob, seed="seed 2")
    assert table.decision.seat == 1
    table.denies(ann, Choose(0, "end_hunt", seat=0), "not-your-decision", "refused")
    assert table.do(ann, Choose(0, "play_all_aim", seat=1)).seat == 1
    assert table.do(ann, Choose(1, "end_hunt")).seat == 1


# Numbers


def test_a_decision_that_is_not_due_yet_is_denied() -> None:
    denied = table_of(ann, bob).denies(ann, Choose(1, "end_hunt"), "not-yet", "conflict")
    assert denied.refusal.arguments == {"number": 0}


@pytest.mark.parametrize("choice", [3, "take bullet", "TAKE bullet", "ta bu", ["take", "bullet"]], ids=str)
def test_a_resend_is_harmless_in_whatever_form(choice: int | str | list[str | int]) -> None:
    table = table_of(ann, bob)
    table.do(ann, Choose(0, choice))
    table.choose(bob, "play_all_aim")
    for again in (choice, "take bullet"):
        reply = table.do(ann, Choose(0, again))
        assert (reply.again, reply.seat) == (True, 0)
    assert table.number == 2


def test_another_answer_to_the_same_decision_is_a_conflict() -> None:
    table = table_of(ann, bob)
    table.do(ann, Choose(0, "take bullet"))
    for choice in (1, "end_hunt", ["take", "infection"], "nonsense"):
        denied = table.denies(ann, Choose(0, choice), "already-decided", "conflict")  # type: ignore[arg-type]
        assert denied.refusal.arguments == {"number": 0}


def test_the_answer_that_somebody_else_gave_is_no_resend() -> None:
    table = table_of(ann, bob)
    table.do(ann, Choose(0, "end_hunt"))
    table.denies(bob, Choose(0, "end_hunt"), "already-decided", "conflict")


def test_a_resend_of_the_last_decision_of_a_game_is_harmless_too() -> None:
    table = table_of(ann, bob, **SHORT)
    table.end_turns(ann, bob)
    assert table.table.state.phase == "over"
    assert table.do(bob, Choose(1, "end_hunt")).again
    table.denies(bob, Choose(2, "end_hunt"), "game-over", "conflict")


def test_decisions_before_a_position_that_a_game_goes_on_from_are_decided() -> None:
    table = table_of(ann, bob)
    table.choose(ann, "play_all_aim")
    table.table.state.floor, table.table.state.line = 1, []
    table.denies(ann, Choose(0, "play_all_aim"), "already-decided", "conflict")


# Asking why


def test_asking_why_changes_nothing_and_names_the_clause() -> None:
    table = table_of(ann, bob)
    answer = table.do(ann, Why("take magazine")).answer
    assert isinstance(answer, Denied)
    assert (answer.refusal.clause, answer.refusal.reason) == ("ZN-5.3", "too-dear")
    assert table.do(ann, Why("end_hunt")).answer is None
    assert len(table.log) == 2


def test_who_is_not_deciding_may_ask_why_but_only_for_an_own_seat() -> None:
    table = table_of(ann, bob)
    answer = table.do(bob, Why("end_hunt")).answer
    assert isinstance(answer, Denied)
    assert answer.refusal.reason == "not-your-decision"
    table.denies(bob, Why("end_hunt", seat=0), "not-your-seat")
    table.denies(cleo, Why("end_hunt"), "no-seat")
    table_of(ann, None).denies(ann, Why("end_hunt"), "not-started")


def test_a_reason_that_may_speak_of_the_players_knows_their_names() -> None:
    table = table_of(ann, bob)
    answer = table.do(bob, Why("end_hunt")).answer
    assert isinstance(answer, Denied)
    assert answer.players == ("Ann", "Bob")
    assert table.denies(bob, Choose(0, "end_hunt"), "not-your-decision").players == ("Ann", "Bob")


def test_all_luck_comes_from_the_seed_of_the_table() -> None:
    one, other = table_of(ann, bob), table_of(ann, bob)
    third = table_of(ann, bob, seed=f"{ANN_STARTS}1")
    for table in (one, other, third):
        while table.number < 6:
            table.end_turns(ann if table.decision.seat == 0 else bob)
    assert one.log[2:] == other.log[2:]
    assert one.log[2:] != third.log[2:]
