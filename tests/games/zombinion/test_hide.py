"""Hide: draw until 7 cards are in hand; Action cards may be set aside as they come."""

import pytest

from deadtown.games.zombinion.events import DiscardedShown, Drew, SetAside
from deadtown.kernel import Refused
from tests.clauses import clause
from tests.games.zombinion.table import deck_of, hunter, table, zones


@clause("ZN-11.14.1")
@pytest.mark.parametrize("held", [7, 8])
def test_with_seven_cards_or_more_after_hide_has_left_the_hand_nothing_is_drawn(held: int) -> None:
    me = hunter(hand=f"hide, zombie x{held}", deck="maverick, bullet")
    match = table(me, hunter(), combat="clash")
    match.choose("play hide")
    assert len(me.hand) == held
    assert deck_of(me) == ["maverick", "bullet"]
    assert match.told.of(Drew) == []
    assert match.asked == (0, "hunt")


@clause("ZN-11.14.1")
def test_hide_itself_does_not_count_for_the_seven() -> None:
    me = hunter(hand="hide, zombie x6", deck="bullet x2")
    match = table(me, hunter(), combat="clash")
    match.choose("play hide")
    assert me.hand == ["zombie"] * 6 + ["bullet"]


@clause("ZN-11.14.2")
def test_cards_are_drawn_one_at_a_time_up_to_seven() -> None:
    me = hunter(hand="hide, zombie x4", deck="bullet, rounds, magazine, infection")
    match = table(me, hunter(), combat="clash")
    match.choose("play hide")
    assert me.hand == ["zombie"] * 4 + ["bullet", "rounds", "magazine"]
    assert deck_of(me) == ["infection"]
    assert match.told.of(Drew) == [Drew(0, 1, (card,)) for card in ("bullet", "rounds", "magazine")]
    assert match.asked == (0, "hunt")


@clause("ZN-11.14.2", "ZN-7.3")
def test_the_drawing_stops_when_no_card_is_left() -> None:
    me = hunter(hand="hide, zombie", deck="bullet", discard="rounds")
    match = table(me, hunter(), combat="clash")
    match.choose("play hide")
    assert zones(me) == (["zombie", "bullet", "rounds"], [], [])
    assert match.asked == (0, "hunt")


@clause("ZN-11.14.2", "ZN-7.3")
def test_with_nothing_to_draw_hide_does_nothing() -> None:
    me = hunter(hand="hide")
    match = table(me, hunter(), combat="clash")
    match.choose("play hide")
    assert me.hand == []
    assert me.in_play == ["hide"]


@clause("ZN-11.14.3")
def test_each_action_card_is_asked_about_at_once_before_the_next_draw() -> None:
    me = hunter(hand="hide, zombie x4", deck="maverick, barricade, recon, bullet")
    match = table(me, hunter(), combat="clash")
    match.choose("play hide")
    assert match.asked == (0, "set_aside")
    assert match.texts == ["keep", "set_aside"]
    assert me.hand[-1] == "maverick"
    assert deck_of(me) == ["barricade", "recon", "bullet"]
    match.choose("keep")
    assert match.asked == (0, "set_aside")
    assert me.hand[-1] == "barricade"
    match.choose("set_aside")
    assert match.asked == (0, "set_aside")
    assert me.hand[-1] == "recon"
    match.choose("keep")
    assert me.hand == ["zombie"] * 4 + ["maverick", "recon", "bullet"]


@clause("ZN-11.14.3")
@pytest.mark.parametrize("card", ["bullet", "zombie", "infection", "survivors"])
def test_a_card_that_is_no_action_is_kept_without_asking(card: str) -> None:
    me = hunter(hand="hide, zombie x5", deck=f"{card}, bullet")
    match = table(me, hunter(), combat="clash")
    match.choose("play hide")
    assert match.asked == (0, "hunt")
    assert card in me.hand
    assert len(me.hand) == 7


@clause("ZN-11.14.3")
def test_a_card_kept_cannot_be_set_aside_later() -> None:
    me = hunter(hand="hide, cunning, zombie x3", deck="maverick, maverick, bullet x2")
    match = table(me, hunter(), combat="clash")
    match.choose("play hide", "keep", "set_aside")
    assert me.hand == ["cunning", "zombie", "zombie", "zombie", "maverick", "bullet", "bullet"]
    assert me.discard == ["maverick"]
    with pytest.raises(Refused):
        match.choose("set_aside")


@clause("ZN-11.14.3")
def test_set_aside_cards_do_not_count_for_the_seven_and_everybody_sees_them() -> None:
    me = hunter(hand="hide, zombie x5", deck="maverick x2, shotgun, bullet x3")
    match = table(me, hunter(), combat="clash")
    match.choose("play hide", "set_aside", "set_aside")
    assert match.asked == (0, "set_aside")
    for seat in (0, 1, None):
        assert match.view(seat).hunters[0].aside == ("maverick", "maverick")
    match.choose("set_aside")
    assert me.hand == ["zombie"] * 5 + ["bullet", "bullet"]
    assert match.told.of(SetAside) == [SetAside(0, card) for card in ("maverick", "maverick", "shotgun")]


@clause("ZN-11.14.3", "ZN-7.16")
def test_the_instructions_of_a_set_aside_card_are_not_carried_out() -> None:
    me = hunter(hand="hide, zombie x6", deck="stick_together, bullet x3")
    match = table(me, hunter(), combat="clash")
    match.choose("play hide", "set_aside")
    assert match.counters == (0, 1, 0)
    assert me.in_play == ["hide"]


@clause("ZN-11.14.4")
def test_an_action_card_that_would_be_the_seventh_may_be_set_aside() -> None:
    me = hunter(hand="hide, zombie x6", deck="maverick, bullet, rounds")
    match = table(me, hunter(), combat="clash")
    match.choose("play hide")
    assert len(me.hand) == 7
    assert match.asked == (0, "set_aside")
    match.choose("set_aside")
    assert me.hand == ["zombie"] * 6 + ["bullet"]
    assert zones(me)[1:] == (["rounds"], ["maverick"])


@clause("ZN-11.14.4")
def test_an_action_card_kept_as_the_seventh_ends_the_drawing() -> None:
    me = hunter(hand="hide, zombie x6", deck="maverick, bullet")
    match = table(me, hunter(), combat="clash")
    match.choose("play hide", "keep")
    assert me.hand == ["zombie"] * 6 + ["maverick"]
    assert deck_of(me) == ["bullet"]


@clause("ZN-11.14.5", "ZN-7.4")
def test_a_shuffle_on_the_way_leaves_the_set_aside_cards_out() -> None:
    me = hunter(hand="hide, zombie x5", deck="maverick", discard="rounds, bullet, infection")
    match = table(me, hunter(), combat="clash", shuffles=["bullet, infection, rounds"])
    match.choose("play hide", "set_aside")
    assert zones(me) == (["zombie"] * 5 + ["bullet", "infection"], ["rounds"], ["maverick"])


@clause("ZN-11.14.5", "ZN-7.3")
def test_set_aside_cards_are_not_drawn_again_when_all_others_are_in_hand() -> None:
    me = hunter(hand="hide, zombie", deck="maverick, bullet")
    match = table(me, hunter(), combat="clash")
    match.choose("play hide", "set_aside")
    assert zones(me) == (["zombie", "bullet"], [], ["maverick"])
    assert match.asked == (0, "hunt")


@clause("ZN-11.14.6")
def test_the_set_aside_cards_are_discarded_at_the_end_in_the_order_set_aside() -> None:
    me = hunter(hand="hide, zombie x6", deck="shotgun, maverick, cunning, bullet", discard="infection")
    match = table(me, hunter(), combat="infested_city")
    match.choose("play hide", "set_aside", "set_aside")
    assert me.discard == ["infection"]
    match.choose("set_aside")
    assert me.discard == ["infection", "shotgun", "maverick", "cunning"]
    assert me.aside == ()
    assert match.told.of(DiscardedShown) == [DiscardedShown(0, ("shotgun", "maverick", "cunning"))]


@clause("ZN-11.14.1", "ZN-11.25.1")
def test_hide_played_twice_draws_nothing_more_once_seven_cards_are_in_hand() -> None:
    me = hunter(hand="tactics, hide, zombie x6", deck="bullet, maverick")
    match = table(me, hunter(), combat="infested_city")
    match.choose("play tactics")
    assert match.asked == (0, "hunt")
    assert me.hand == ["zombie"] * 6 + ["bullet"]
    assert deck_of(me) == ["maverick"]


@clause("ZN-11.14.6", "ZN-11.25.1")
def test_the_second_play_of_hide_can_draw_what_the_first_set_aside() -> None:
    me = hunter(hand="tactics, hide, zombie", deck="maverick, bullet")
    match = table(me, hunter(), combat="infested_city")
    match.choose("play tactics", "set_aside")
    assert match.asked == (0, "set_aside")
    match.choose("keep")
    assert zones(me) == (["zombie", "bullet", "maverick"], [], [])
