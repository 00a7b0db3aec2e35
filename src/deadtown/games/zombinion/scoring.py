"""What the cards of a hunter are worth at the end."""

from collections import Counter
from collections.abc import Iterable

from deadtown.games.zombinion.cards import POINTS, SURVIVORS, Card
from deadtown.kernel import ReckoningLine


def reckon(owned: Iterable[Card]) -> list[ReckoningLine]:
    """The points of all cards owned, a line for each kind that counts (ZN-9.5, ZN-11.24.1)."""
    count = Counter(owned)
    worth = {**POINTS, SURVIVORS: count.total() // 10}
    return [
        ReckoningLine(f"card-{card}", count[card], each, count[card] * each)
        for card, each in worth.items()
        if count[card]
    ]
