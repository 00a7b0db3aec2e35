"""Hollow Points: trash a Bullet from hand for +3 Shots."""

from deadtown.games.zombinion.events import Trashed
from tests.clauses import clause
from tests.games.zombinion.table import hunter, table, zones


@clause("ZN-11.16.1")
def test_hollow_points_trashes_one_bullet_for_three_shots_without_asking() -> None:
    me = hunter(hand="hollow_points, zombie, bullet x2")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play hollow_points")
    assert match.asked == (0, "hunt")
    assert me.hand == ["zombie", "bullet"]
    assert match.state.trash == ["bullet"]
    assert match.counters == (0, 1, 3)
    assert match.told.of(Trashed) == [Trashed(0, ("bullet",))]


@clause("ZN-11.16.1")
def test_without_a_bullet_hollow_points_does_nothing_at_all() -> None:
    me = hunter(hand="hollow_points, rounds, magazine, zombie", deck="bullet", discard="bullet")
    match = table(me, hunter(hand="bullet"), combat="shoot_em_up")
    match.choose("play hollow_points")
    assert match.counters == (0, 1, 0)
    assert match.state.trash == []
    assert zones(me) == (["rounds", "magazine", "zombie"], ["bullet"], ["bullet"])


@clause("ZN-11.16.1")
def test_hollow_points_played_twice_with_one_bullet_gives_three_shots_once() -> None:
    me = hunter(hand="tactics, hollow_points, bullet")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play tactics")
    assert match.state.trash == ["bullet"]
    assert match.counters == (0, 1, 3)


@clause("ZN-11.16.1", "ZN-11.25.6")
def test_hollow_points_played_twice_trashes_two_bullets_for_six_shots() -> None:
    me = hunter(hand="tactics, hollow_points, bullet x3")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play tactics")
    assert match.state.trash == ["bullet", "bullet"]
    assert me.hand == ["bullet"]
    assert match.counters == (0, 1, 6)
