"""How Intervention Squad ends (IS-9)."""

import pytest

from deadtown.games.zombies import events
from tests.clauses import clause
from tests.games.matches import refusal
from tests.games.zombies.table import pawn, squad

CITY = "helipad 0 -1 0, road_straight_1 1 0 0"
"""The Helipad in the north, its centre at n3."""


@clause("IS-9.1")
def test_the_helipad_with_fifteen_zombies_wins() -> None:
    match = squad("roll_squad", CITY, pawn("n2", kills=15), pawn("s1"), dice=[1])
    match.choose("step n3")
    assert match.over
    assert (match.state.outcome.winners, match.state.outcome.ending) == ([0], "mission")
    assert refusal(match, "stop", seat=0).clause == "IS-9.1"


@clause("IS-9.1", "IS-9.3")
def test_fewer_than_fifteen_do_nothing() -> None:
    match = squad("roll_squad", CITY, pawn("n2", kills=14), pawn("s1"), dice=[1])
    match.choose("step n3", "step n2")
    assert not match.over
    match.choose("step n3", "stop")
    assert (match.over, match.space()) == (False, "n3"), "one may stay there"


@clause("IS-9.1")
def test_how_many_zombies_are_needed_is_agreed_on() -> None:
    match = squad("roll_squad", CITY, pawn("n2", kills=4), pawn("s1"), dice=[1], options={"is_kill_goal": 4})
    match.choose("step n3")
    assert match.over


@clause("IS-9.1")
def test_a_zombie_on_the_centre_must_be_gone() -> None:
    match = squad("roll_squad", CITY, pawn("n2", kills=20), pawn("s1"), zombies="n3", dice=[1, 3, 4])
    match.choose("step n3")
    assert not match.over
    match.choose("lose_life")
    assert match.over


@clause("IS-9.1")
def test_only_the_centre_counts() -> None:
    match = squad("roll_squad", CITY, pawn("n1", kills=20), pawn("s1"), dice=[1])
    match.choose("step n2")
    assert not match.over


@clause("IS-9.2")
def test_a_forced_move_wins_too() -> None:
    match = squad("roll_event", CITY, pawn("n2", kills=15), pawn("s1"), dice=[2])
    match.choose("step n3")
    assert match.state.outcome.winners == [0]


@clause("IS-9.2")
def test_a_kill_on_the_centre_in_step_2_wins() -> None:
    match = squad("combat", CITY, pawn("n3", kills=14), pawn("s1"), zombies="n3 n2 n4", dice=[5])
    assert match.state.outcome.winners == [0]


@clause("IS-9.2")
def test_a_zombie_that_is_led_away_may_let_another_win() -> None:
    match = squad("begin_leading", CITY, pawn("s1"), pawn("n3", kills=15), zombies="n3", die=3)
    match.choose("lead_from n3", "lead n4")
    assert match.state.outcome.winners == [1]


@clause("IS-9.2")
def test_a_zombie_that_is_put_elsewhere_may_let_another_win() -> None:
    match = squad("roll_event", CITY, pawn("s1"), pawn("n3", kills=15), zombies="n3 n4", dice=[3])
    match.choose("lift n3")
    assert not match.over, "it must be put somewhere first"
    match.choose("put e3")
    assert match.state.outcome.winners == [1]


@clause("IS-9.3")
def test_who_waits_on_the_helipad_wins_with_the_fifteenth_zombie() -> None:
    match = squad("roll_squad", CITY, pawn("n3", kills=14), pawn("s1"), zombies="n2", dice=[2, 6])
    match.choose("step n2")
    assert (match.over, match.pawn().kills) == (False, 15)
    match.choose("step n3")
    assert match.over


@clause("IS-9.1")
def test_a_game_of_so_many_rounds_ends_with_the_ranking() -> None:
    match = squad("begin_turn", CITY, pawn(kills=3), pawn(kills=4), dice=[1, 1], round=9, options={"max_rounds": 9})
    assert match.over
    assert match.told.of(events.Ended)[-1].ending == "rounds"
    assert match.state.outcome.winners == [1]


@clause("IS-9.2")
@pytest.mark.parametrize("others", ["", "w1n2 n2 e1n2 w1n3 e1n3 w1n4 n4 e1n4"])
def test_zombies_around_the_centre_do_not_matter(others: str) -> None:
    match = squad("combat", CITY, pawn("n3", kills=14), pawn("s1"), zombies=f"n3 {others}", dice=[4])
    assert match.over
