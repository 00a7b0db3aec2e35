"""Step 5: discarding (section 11)."""

from deadtown.games.humans.events import Discarded, TurnBegan
from tests.clauses import clause
from tests.games.humans.table import leader, table


@clause("HU-11.1")
def test_one_card_may_be_discarded_and_the_turn_ends() -> None:
    match = table("discard", "", leader(hand="crowbar x2, back_door"), leader(hand="crowbar x3"), humans="n1")
    assert match.asked == (0, "discard_card")
    assert match.texts == ["discard back_door", "discard crowbar", "keep"]
    match.choose("discard crowbar")
    assert match.leader().hand == ["back_door", "crowbar"]
    assert match.state.event_discard == ["crowbar"]
    assert [(event.seat, event.card) for event in match.told.of(Discarded)] == [(0, "crowbar")]
    assert [event.seat for event in match.told.of(TurnBegan)] == [1]


@clause("HU-11.1")
def test_or_none() -> None:
    match = table("discard", "", leader(hand="crowbar"), leader(), humans="n1")
    match.choose("keep")
    assert (match.leader().hand, match.state.event_discard) == (["crowbar"], [])
    assert match.state.active == 1


@clause("HU-11.1")
def test_without_cards_nobody_is_asked() -> None:
    match = table("discard", "", leader(), leader(hand="crowbar"), humans="n1")
    assert match.state.active == 1
    assert match.leader(1).hand == ["crowbar"]


@clause("HU-11.1", "HU-12.2")
def test_a_discard_is_not_a_card_that_was_played() -> None:
    """Nor is it barred by one that was."""
    match = table("discard", "", leader(hand="crowbar x2", may_play=True), leader(), humans="n1")
    match.choose("discard crowbar")
    assert match.leader().may_play
    match = table("discard", "", leader(hand="crowbar x2", may_play=False), leader(), humans="n1")
    match.choose("discard crowbar")
    assert match.leader().hand == ["crowbar"]


@clause("HU-11.1", "HU-6.1")
def test_what_was_discarded_is_filled_up_in_the_next_turn_only() -> None:
    match = table(
        "discard", "", leader(hand="crowbar x3"), leader(hand="crowbar x3"), humans="n1", events="fresh_meat x2"
    )
    match.choose("discard crowbar")
    assert match.leader().hand == ["crowbar", "crowbar"]
    match.wait_for("discard_card", 1)
    match.choose("keep")
    match.wait_for("move_step", 0)
    assert match.leader().hand == ["crowbar", "crowbar", "fresh_meat"]
