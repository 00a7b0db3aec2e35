"""A decision about cards that are not in the hand says where they lie, so that whoever shows them need not know why."""

import random

from deadtown.games import GAMES
from deadtown.games.zombinion.cards import COMBAT
from deadtown.games.zombinion.state import Options, State
from deadtown.kernel import Decision
from deadtown.kernel.match import Match

OF_CARDS = frozenset({"play", "pick", "trash", "discard", "put_back", "top"})
"""Verbs that name a card which lies somewhere."""
ZONES = {"hand", "revealed", "trash", "box"}


def lying(state: State, decision: Decision, zone: str) -> set[str]:
    """The cards of a zone."""
    if zone == "box":
        return set(COMBAT)
    if zone == "trash":
        return set(state.trash)
    if zone == "revealed":
        return set(state.hunters[int(decision.about["seat"])].revealed)
    return set(state.hunters[decision.seat].hand)


def test_the_cards_that_can_be_chosen_lie_where_the_decision_says() -> None:
    met = set()
    for game in range(60):
        options = Options(combat_set="random" if game % 8 else "ask")
        match = Match.start(GAMES["zombinion"], ("Anna", "Bruno"), options, seed=f"zones {game}")
        luck = random.Random(game)
        while (decision := match.decision) and match.number < 200:
            cards = {str(option[1]) for option in decision.options if option[0] in OF_CARDS and len(option) > 1}
            if cards:
                zone = str(decision.about.get("zone", "hand"))
                met.add(zone)
                assert cards <= lying(match.state, decision, zone), decision
            busy = [option for option in decision.options if not str(option[0]).startswith("end")]
            match.choose(luck.choice(busy or decision.options))
    assert met == ZONES
