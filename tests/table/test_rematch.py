"""Playing again."""

import pytest

from deadtown.table import entries
from deadtown.table.commands import Agree, Close, Decline, Leave, Rematch
from deadtown.table.making import make_rematch
from deadtown.table.settings import Clock, Settings
from deadtown.table.table import Table
from tests.clauses import clause
from tests.table.tables import SHORT, Played, ann, bob, cleo, table_of


@pytest.fixture
def table() -> Played:
    """A game that Bob has won by taking no infection."""
    table = table_of(ann, bob, **SHORT)
    table.choose(ann, "take infection")
    table.end_turns(bob)
    return table


def winners(table: Table) -> list[int]:
    assert table.match is not None
    assert table.match.outcome is not None
    return table.match.outcome.winners


def test_a_rematch_is_due_when_everybody_has_agreed(table: Played) -> None:
    reply = table.do(ann, Rematch())
    assert (reply.asked, reply.rematch) == (True, False)
    assert table.do(bob, Agree()).rematch


def test_asking_for_what_the_other_asks_for_is_agreeing(table: Played) -> None:
    table.do(ann, Rematch())
    assert table.do(bob, Rematch()).rematch


def test_a_rematch_that_was_due_is_due_until_it_is_made(table: Played) -> None:
    """Making the new table may have failed: whoever asks again gets it."""
    table.do(ann, Rematch())
    table.do(bob, Agree())
    assert table.do(bob, Agree()).rematch
    assert table.do(ann, Rematch()).rematch
    table.add(entries.Rematched(table.now, "another"))
    assert table.table.state.rematch == "another"
    reply = table.do(ann, Rematch())
    assert (reply.again, reply.rematch) == (True, False)


def test_whoever_sends_again_that_they_want_a_rematch_is_told_so(table: Played) -> None:
    """By asking or by agreeing, before it is made and after."""
    table.do(ann, Rematch())
    again = table.do(ann, Rematch())
    assert (again.again, again.asked, again.rematch) == (True, True, False)
    table.do(bob, Rematch())
    for caller in (ann, bob):
        for command in (Rematch(), Agree()):
            again = table.do(caller, command)
            assert (again.again, again.asked, again.rematch) == (True, False, True)
    table.add(entries.Rematched(table.now, "another"))
    for caller in (ann, bob):
        for command in (Rematch(), Agree()):
            again = table.do(caller, command)
            assert (again.again, again.asked, again.rematch) == (True, False, False)
    table.denies(cleo, Agree(), "no-seat", "forbidden")


def test_of_three_whoever_sends_it_again_while_another_is_waited_for_is_told_so() -> None:
    table = table_of(ann, bob, cleo, **SHORT)
    table.end_turns(ann, bob, cleo)
    table.do(ann, Rematch())
    assert table.do(bob, Rematch()).asked
    again = table.do(bob, Rematch())
    assert (again.again, again.asked, again.rematch) == (True, True, False)
    assert table.do(cleo, Rematch()).rematch


def test_a_rematch_is_the_same_table_however_often_it_is_made(table: Played) -> None:
    first, second = (make_rematch(table.table, 5000.0).state for _ in range(2))
    assert first.id == second.id
    assert len(first.id) == len(table.table.state.id)
    other = table_of(ann, bob, **SHORT)
    other.end_turns(ann, bob)
    assert make_rematch(other.table, 5000.0).state.id != first.id


def test_a_rematch_may_be_declined(table: Played) -> None:
    table.do(ann, Rematch())
    table.do(bob, Decline())
    table.denies(bob, Agree(), "nothing-asked")


def test_alone_with_bots_a_rematch_is_due_at_once() -> None:
    table = table_of(ann, "random", **SHORT)
    table.end_turns(ann)
    table.decide(1, "end_hunt")
    reply = table.do(ann, Rematch())
    assert (reply.asked, reply.rematch) == (False, True)


def test_nobody_waits_for_somebody_who_has_left_the_table(table: Played) -> None:
    table.do(ann, Rematch())
    assert table.do(bob, Leave()).rematch


def test_only_a_game_that_is_over_is_played_again_by_those_who_played(table: Played) -> None:
    table_of(ann, bob).denies(ann, Rematch(), "not-over", "conflict")
    table.denies(cleo, Rematch(), "no-seat", "forbidden")
    table.do(ann, Close())
    table.denies(ann, Rematch(), "table-closed", "conflict")


def test_the_same_people_sit_at_the_same_seats_with_the_same_settings() -> None:
    settings = Settings(visibility="link", clock=Clock(300, 5), undo="none")
    table = table_of(ann, bob, "random", settings=settings, **SHORT)
    table.end_turns(ann, bob)
    table.decide(2, "end_hunt")
    state = make_rematch(table.table, 5000.0).state
    assert [(seat.player, seat.name, seat.bot) for seat in state.seats] == [
        (ann.player, "Ann", ""),
        (bob.player, "Bob", ""),
        ("", "Random 2", "random"),
    ]
    assert (state.settings, state.host, state.source) == (settings, ann.player, table.table.state.id)
    assert (state.phase, state.seats[0].bank) == ("playing", 300)
    assert state.seed != table.table.state.seed
    assert state.secret != table.table.state.secret


def test_a_seat_that_was_left_is_open_in_the_rematch(table: Played) -> None:
    table.do(bob, Leave())
    state = make_rematch(table.table, 5000.0).state
    assert (state.phase, [seat.who for seat in state.seats]) == ("open", ["person", "open"])


@clause("ZN-2.3")
def test_left_of_the_winner_starts_the_rematch(table: Played) -> None:
    assert winners(table.table) == [1]
    again = make_rematch(table.table, 5000.0)
    assert again.state.options["last_winners"] == ["Bob"]
    assert again.playing.decision is not None
    assert again.playing.decision.seat == 0


def test_whoever_sits_at_the_winning_seat_in_the_end_has_won(table: Played) -> None:
    """Seats change hands during play: the game's names are those of the start."""
    table.table.state.seats[1].name = "Cleo"
    again = make_rematch(table.table, 5000.0)
    assert again.state.options["last_winners"] == ["Cleo"]
    assert again.playing.decision is not None
    assert again.playing.decision.seat == 0
