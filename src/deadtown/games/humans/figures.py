"""What is counted in a game: tiles, cards, humans and tokens, turns, and how each player fared."""

from collections import Counter

from deadtown.games.humans.cards import EAT, capture_deck, event_deck, wound_deck
from deadtown.games.humans.play import standing
from deadtown.games.humans.state import DICE, HUMANS, State
from deadtown.games.humans.tiles import BOX
from deadtown.kernel import ReckoningLine, Rung, Verdict

RUNGS = ("missing", "zombies", "dice")
"""What is compared one after another when nobody has reached a goal (HU-15.3)."""


def components(state: State) -> Counter[str]:
    if state.phase == "set_up" and not state.leaders:
        decks = Counter([*event_deck(), *wound_deck(), *capture_deck()])
        return Counter({**Counter(BOX), **decks, "human": HUMANS, "die": DICE})
    found = Counter(placed.tile for placed in state.open_city.tiles)
    found.update([*state.stack, *state.removed, *filter(None, [state.drawn])])
    found.update([*state.event_deck, *state.event_discard, *state.resolving])
    found.update([*state.wound_deck, *state.wound_discard, *state.wounds_drawn])
    found.update([*state.capture_deck, *state.capture_discard])
    if state.attempt is not None:
        found.update(state.attempt.drawn)
    for leader in state.leaders:
        found.update([*leader.hand, *leader.wounds])
        found[EAT] += leader.meals
    found["human"] = len(state.humans) + state.supply + state.eaten
    found["die"] = len(state.dice) + state.dice_supply + sum(leader.dice for leader in state.leaders)
    return found


def tally(state: State) -> dict[str, list[int]]:
    """Turns, the place in turn order, points, zombies in play and meals."""
    count = len(state.players)
    orders = [(seat - state.first) % count + 1 for seat in range(count)]
    turns = [max(0, (state.turns - order) // count + 1) for order in orders]
    leaders = state.leaders if all(leader.character for leader in state.leaders) else []
    nothing = [0] * count
    return {
        "turns": turns,
        "order": orders,
        "points": [leader.points for leader in leaders] or nothing,
        "zombies": [leader.in_play for leader in leaders] or nothing,
        "meals": [leader.meals for leader in leaders] or nothing,
    }


def course(state: State) -> dict[str, list[int]]:
    """Points, zombies in play and die tokens."""
    if state.phase == "set_up":
        return {}
    return {
        "points": [leader.points for leader in state.leaders],
        "zombies": [leader.in_play for leader in state.leaders],
        "dice": [leader.dice for leader in state.leaders],
    }


def reckoning(state: State, seat: int) -> list[ReckoningLine]:
    """Zombies in play and Eat cards (HU-15.1)."""
    leader = state.leaders[seat]
    lines = [("reckoning-zombies", leader.in_play), ("reckoning-meals", leader.meals)]
    return [ReckoningLine(name, count, 1, count) for name, count in lines if count]


def verdict(state: State) -> Verdict | None:
    """The goal that was reached, or the ranking when nobody could reach one (HU-15)."""
    outcome = state.outcome
    if outcome is None:
        return None
    about = {"winners": outcome.winners, "round": state.round, "points": state.leaders[outcome.winners[0]].points}
    if outcome.ending == "points":
        return Verdict("points", about, "HU-15.2")
    return Verdict(outcome.ending, about, "HU-15.3", _ladder(state))


def _ladder(state: State) -> list[Rung]:
    """Fewest points missing, then most zombies in play, then most die tokens (HU-15.3)."""
    level = list(range(len(state.leaders)))
    rungs: list[Rung] = []
    for place, what in enumerate(RUNGS):
        if rungs and len(level) == 1:
            rungs.append(Rung(what, "HU-15.3"))
            continue
        ranks = [standing(state.leaders[seat])[place] for seat in level]
        best = [seat for seat, rank in zip(level, ranks, strict=True) if rank == max(ranks)]
        decides = len(best) == 1 or place == len(RUNGS) - 1
        rungs.append(Rung(what, "HU-15.3", level, [abs(rank) for rank in ranks], best, decides))
        level = best
    return rungs
