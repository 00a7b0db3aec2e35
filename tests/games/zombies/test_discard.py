"""Step 6: discarding (section 10)."""

from deadtown.games.zombies.events import TurnBegan
from tests.clauses import clause
from tests.games.matches import refusal
from tests.games.zombies.table import QUIET, pawn, table


@clause("ZB-10.1")
def test_one_card_may_be_discarded() -> None:
    match = table("discard", "", pawn(hand="chainsaw x2, fire_axe"), pawn(), deck=QUIET)
    assert match.texts == ["discard chainsaw", "discard fire_axe", "keep"]
    match.choose("discard chainsaw")
    assert match.pawn().hand == ["chainsaw", "fire_axe"]
    assert match.state.discard == ["chainsaw"]
    assert [event.seat for event in match.told.of(TurnBegan)] == [1]


@clause("ZB-10.1")
def test_or_none_and_the_turn_ends() -> None:
    match = table("discard", "", pawn(hand="chainsaw"), pawn())
    match.choose("keep")
    assert match.pawn().hand == ["chainsaw"]
    assert match.state.active == 1


@clause("ZB-10.1")
def test_only_from_the_hand() -> None:
    match = table("discard", "", pawn(hand="chainsaw", in_play="fire_axe"), pawn())
    assert refusal(match, "discard fire_axe").clause == "ZB-10.1"


@clause("ZB-10.1")
def test_without_cards_nobody_is_asked() -> None:
    match = table("discard", "", pawn(), pawn())
    assert match.state.active == 1


@clause("ZB-10.1", "ZB-11.3")
def test_the_window_at_the_end_of_the_turn_comes_before() -> None:
    match = table("discard", "", pawn(hand="zombie_master"), pawn())
    assert match.asked == (0, "turn_end")
    match.choose("pass")
    assert match.asked == (0, "discard_card")
