"""Stick Together: +2 Actions, +1 Target, +2 Shots."""

from tests.clauses import clause
from tests.games.zombinion.table import hunter, table, zones


@clause("ZN-11.1.1")
def test_stick_together_gives_two_actions_a_target_and_two_shots() -> None:
    me = hunter(hand="stick_together, maverick", deck="bullet")
    match = table(me, hunter(), combat="clash")
    match.choose("play stick_together")
    assert match.counters == (2, 2, 2)
    assert match.asked == (0, "play_action")


@clause("ZN-11.1.1")
def test_stick_together_moves_no_card() -> None:
    me, other = hunter(hand="stick_together, zombie", deck="bullet", discard="rounds"), hunter(hand="bullet")
    match = table(me, other, combat="clash")
    match.choose("play stick_together")
    assert zones(me) == (["zombie"], ["bullet"], ["rounds"])
    assert zones(other) == (["bullet"], [], [])
    assert me.in_play == ["stick_together"]


@clause("ZN-11.1.1")
def test_the_two_actions_can_be_spent_on_two_more_cards() -> None:
    me = hunter(hand="stick_together x3, zombie")
    match = table(me, hunter(), combat="clash")
    match.choose("play stick_together", "play stick_together", "play stick_together")
    assert match.counters == (4, 4, 6)
    assert match.asked == (0, "hunt")
