"""Step 2: drawing event cards (section 6)."""

import pytest

from deadtown.games.humans.events import Drew
from tests.clauses import clause
from tests.games.humans.table import leader, table


@clause("HU-6.1")
@pytest.mark.parametrize(("held", "drawn"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_up_to_three_cards_are_in_hand(held: int, drawn: int) -> None:
    hand = f"crowbar x{held}" if held else ""
    match = table("draw", "", leader(hand=hand), leader("s1"), events="nail_gun, this_way, stampede, boarded_up")
    assert len(match.leader().hand) == max(3, held)
    assert [event.cards for event in match.told.of(Drew)] == (
        [("nail_gun", "this_way", "stampede")[:drawn]] * (drawn > 0)
    )


@clause("HU-6.1")
def test_only_the_active_player_draws() -> None:
    match = table("draw", "", leader(), leader("s1"), events="crowbar x6", active=1)
    assert (len(match.leader(0).hand), len(match.leader(1).hand)) == (0, 3)


@clause("HU-6.1", "HU-12.1")
def test_others_see_how_many_but_not_which() -> None:
    match = table("draw", "", leader(), leader("s1"), events="crowbar x6")
    (drew,) = match.told.of(Drew)
    assert drew.seen_by(0).cards == ("crowbar",) * 3
    for other in (1, None):
        assert (drew.seen_by(other).count, drew.seen_by(other).cards) == (3, ())
        assert match.view(other).players[0].hand is None
