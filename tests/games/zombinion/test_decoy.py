"""Decoy: discard any number of cards, draw as many."""

from tests.clauses import clause
from tests.games.zombinion.table import hunter, table


@clause("ZN-11.6.2")
def test_a_shuffle_takes_in_what_decoy_discarded() -> None:
    """Worked example E7."""
    me = hunter(hand="decoy, zombie x2, bullet", discard="infection")
    match = table(me, hunter(), shuffles=["zombie, infection, zombie"])
    match.choose("play decoy", "pick zombie", "pick zombie", "done")
    assert me.hand == ["bullet", "zombie", "infection"]
    assert me.deck == ["zombie"]
    assert me.discard == []
    assert match.counters == (1, 1, 0)
