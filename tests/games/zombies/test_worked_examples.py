"""The worked examples of the specification, one test each."""

from tests.clauses import clause
from tests.games.zombies.table import pawn, table


@clause("ZB-6.2", "ZB-6.3")
def test_a_lost_roll_is_paid_for_or_costs_a_life() -> None:
    """EX-1."""
    match = table("combat", "", pawn(bullets=3), pawn("e1"), zombies="centre", dice=[2])
    assert match.texts == ["bullets", "lose_life"]
    match.choose("bullets")
    assert (match.pawn().kills, match.pawn().life, match.pawn().bullets) == (1, 3, 1)
