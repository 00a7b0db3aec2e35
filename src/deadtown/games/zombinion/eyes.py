"""What each hunter may know."""

from collections import Counter
from collections.abc import Iterable

from deadtown.games.zombinion import knowledge
from deadtown.games.zombinion.cards import Card
from deadtown.games.zombinion.state import State
from deadtown.games.zombinion.view import view, view_as_sent
from deadtown.kernel import Decision, Event, Eyes, Question


def memory(state: State, seat: int) -> list[Counter[Card]]:
    """All hunters know the same of cards that lie hidden: which of them each hunter owns."""
    return knowledge.memory(state)


def shows(state: State, answered: Decision, told: Iterable[Event], asked: Question | None) -> bool:
    """Out of turn, what comes next tells of other hands: who has a choice, which phase goes on."""
    for event in told:
        if event.shows:
            return True
    asked_again = isinstance(asked, Decision) and asked.seat == answered.seat
    return answered.seat != state.active and not asked_again


EYES = Eyes(view=view, sent=view_as_sent, imagine=knowledge.imagine, memory=memory, shows=shows)
