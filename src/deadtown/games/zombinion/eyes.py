"""What each hunter may know."""

from collections import Counter
from collections.abc import Iterable

from deadtown.games.zombinion import knowledge
from deadtown.games.zombinion.cards import Card
from deadtown.games.zombinion.state import State
from deadtown.games.zombinion.view import view
from deadtown.kernel import Decision, Event, Eyes


def memory(state: State, seat: int) -> list[Counter[Card]]:
    """All hunters know the same of cards that lie hidden: which of them each hunter owns."""
    return knowledge.memory(state)


def shows(state: State, answered: Decision, told: Iterable[Event], asked: Decision | None) -> bool:
    """Out of turn, what comes next tells of other hands: who can react, who has a choice, which phase goes on."""
    if any(event.shows for event in told):
        return True
    out_of_turn = answered.seat != state.active
    return out_of_turn and (answered.kind == "react" or asked is None or asked.seat != answered.seat)


EYES = Eyes(view=view, imagine=knowledge.imagine, memory=memory, shows=shows)
