"""Shotgun: +1 Target, +2 Shots."""

from tests.clauses import clause
from tests.games.zombinion.table import hunter, table, zones


@clause("ZN-11.7.1")
def test_shotgun_gives_a_target_and_two_shots() -> None:
    me = hunter(hand="shotgun, zombie", deck="bullet", discard="rounds")
    match = table(me, hunter())
    match.choose("play shotgun")
    assert match.counters == (0, 2, 2)
    assert zones(me) == (["zombie"], ["bullet"], ["rounds"])


@clause("ZN-11.7.1")
def test_shotgun_gives_no_action() -> None:
    me = hunter(hand="shotgun x2")
    match = table(me, hunter())
    match.choose("play shotgun")
    assert match.asked == (0, "hunt")


@clause("ZN-11.7.1")
def test_its_shots_and_target_take_two_cards() -> None:
    me = hunter(hand="shotgun")
    match = table(me, hunter())
    match.choose("play shotgun", "take zombie")
    assert match.asked == (0, "hunt")
    match.choose("take bullet")
    assert sorted(me.owned()) == ["bullet", "shotgun", "zombie"]
    assert match.state.active == 1
