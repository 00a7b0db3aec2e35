"""Step 3: drawing cards (section 7)."""

import pytest

from deadtown.games.zombies.events import Drew, Shuffled
from tests.clauses import clause
from tests.games.zombies.table import pawn, table


@clause("ZB-7.1")
@pytest.mark.parametrize(("held", "drawn"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_up_to_three_cards_are_in_hand(held: int, drawn: int) -> None:
    hand = "fire_axe x3, chainsaw" if held == 4 else f"fire_axe x{held}" if held else ""
    match = table("combat", "", pawn(hand=hand), pawn(), deck="skateboard, grenade, chainsaw, fear")
    assert len(match.pawn().hand) == max(3, held)
    assert [event.cards for event in match.told.of(Drew)] == (
        [("skateboard", "grenade", "chainsaw")[:drawn]] * (drawn > 0)
    )


@clause("ZB-7.1", "ZB-11.8")
def test_cards_in_play_do_not_count() -> None:
    match = table("combat", "", pawn(in_play="fire_axe, skateboard"), pawn(), deck="fear, chainsaw, grenade, fear")
    assert match.pawn().hand == ["chainsaw", "fear", "grenade"]


@clause("ZB-7.1")
def test_only_the_active_player_draws() -> None:
    match = table("combat", "", pawn(), pawn(), deck="fear x4")
    assert (len(match.pawn(0).hand), len(match.pawn(1).hand)) == (3, 0)


@clause("ZB-7.2")
def test_the_discard_pile_is_shuffled_into_a_new_deck() -> None:
    match = table("combat", "", pawn(), pawn(), deck="fear", discard="chainsaw, grenade, fire_axe", dice=[[2, 0, 1]])
    # The pile is turned into the order fire_axe, chainsaw, grenade, of which the last is on top.
    assert match.pawn().hand == ["chainsaw", "fear", "grenade"]
    assert (match.state.deck, match.state.discard) == (["fire_axe"], [])
    assert len(match.told.of(Shuffled)) == 1


@clause("ZB-7.2")
def test_if_that_is_empty_too_no_card_is_drawn() -> None:
    match = table("combat", "", pawn(hand="fire_axe"), pawn(), deck="", discard="chainsaw", dice=[[0]])
    assert match.pawn().hand == ["chainsaw", "fire_axe"]
    assert match.asked == (0, "move_step")
