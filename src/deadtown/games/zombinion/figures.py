"""What is counted at a hunt: cards, turns and points."""

from collections import Counter

from deadtown.games.zombinion.scoring import reckon
from deadtown.games.zombinion.state import State
from deadtown.kernel import ReckoningLine


def components(state: State) -> Counter[str]:
    cards = Counter(state.supply)
    cards.update(state.trash)
    for hunter in state.hunters:
        cards.update(hunter.owned())
    return +cards


def turn(state: State) -> int:
    """Turns are taken one after another (ZN-3.1)."""
    begun = 0 if state.phase == "set_up" else 1
    for hunter in state.hunters:
        begun += hunter.turns
    return begun


def tally(state: State) -> dict[str, list[int]]:
    """Turns taken, place in turn order and cards owned (ZN-3.1, ZN-3.6)."""
    turns = [hunter.turns for hunter in state.hunters]
    begun_before = sum(turns) - (state.outcome is not None)
    starter = state.active - begun_before
    return {
        "turns": turns,
        "order": [(seat - starter) % len(turns) + 1 for seat in range(len(turns))],
        "cards": [sum(1 for _ in hunter.owned()) for hunter in state.hunters],
    }


def offer(state: State) -> list[str]:
    """The piles of the Supply: everybody may take from them (ZN-5.3)."""
    return list(state.supply)


def course(state: State) -> dict[str, list[int]]:
    """Points and cards owned, from the deal on."""
    if state.phase == "set_up":
        return {}
    return {
        "points": [hunter.score() for hunter in state.hunters],
        "cards": [len(hunter.owned()) for hunter in state.hunters],
    }


def reckoning(state: State, seat: int) -> list[ReckoningLine]:
    return reckon(state.hunters[seat].owned())
