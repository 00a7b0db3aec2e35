"""What is counted in a combined game: the boxes of both games, turns, and how each player fared."""

from collections import Counter

from deadtown.games.humans.cards import EAT, capture_deck, event_deck, wound_deck
from deadtown.games.humans.combined.play import goal, ranked, score
from deadtown.games.humans.combined.state import State
from deadtown.games.humans.combined.tiles import TAKEN_OUT
from deadtown.games.humans.state import DICE
from deadtown.games.humans.state import HUMANS as ALL_HUMANS
from deadtown.games.humans.tiles import BOX as HUMAN_BOX
from deadtown.games.zombies.cards import full_deck
from deadtown.games.zombies.state import ZOMBIES as ALL_ZOMBIES
from deadtown.games.zombies.tiles import BOX as ZOMBIE_BOX
from deadtown.kernel import ReckoningLine, Rung, Verdict


def components(state: State) -> Counter[str]:
    """Everything that is played with, wherever it is (HX-2)."""
    if not state.layout:
        tiles = [tile for tile in (*HUMAN_BOX, *ZOMBIE_BOX) if tile not in TAKEN_OUT]
        found = Counter([*tiles, *full_deck(), *event_deck(), *wound_deck(), *capture_deck()])
        found.update({"human": ALL_HUMANS, "zombie": ALL_ZOMBIES, "die": DICE})
        return found
    found = Counter(placed.tile for placed in state.open_city.tiles)
    found.update([*state.stack, *state.tiles, *state.removed, *filter(None, [state.drawn])])
    found.update([*state.deck, *state.discard, *state.event_deck, *state.event_discard, *state.resolving])
    found.update([*state.wound_deck, *state.wound_discard, *state.wounds_drawn])
    found.update([*state.capture_deck, *state.capture_discard])
    if state.attempt is not None:
        found.update(state.attempt.drawn)
    for pawn, leader in zip(state.pawns, state.leaders, strict=True):
        found.update([*pawn.hand, *pawn.in_play, *leader.wounds])
        found[EAT] += leader.meals
    found["human"] = len(state.humans) + state.supply + state.eaten
    held = sum(pawn.kills for pawn in state.pawns)
    found["zombie"] = len(state.zombies) + state.pool + len(state.lifted) + held
    found["die"] = len(state.dice) + state.dice_supply + sum(leader.dice for leader in state.leaders)
    return found


def tally(state: State) -> dict[str, list[int]]:
    """Turns, the place in turn order, what was reached of the own goal in hundredths, and deaths."""
    count = len(state.players)
    orders = [(seat - state.first) % count + 1 for seat in range(count)]
    turns = [max(0, (state.turns - order) // count + 1) for order in orders]
    seats = range(count) if state.round else ()
    nothing = [0] * count
    return {
        "turns": turns,
        "order": orders,
        "share": [hundredths(state, seat) for seat in seats] or nothing,
        "zombies": [state.pawns[seat].kills for seat in seats] or nothing,
        "deaths": [state.pawns[seat].deaths for seat in seats] or nothing,
        "points": [state.leaders[seat].points for seat in seats] or nothing,
    }


def hundredths(state: State, seat: int) -> int:
    """How much of the own goal somebody has reached (HX-12.3)."""
    return 100 * score(state, seat) // goal(state, seat)


def course(state: State) -> dict[str, list[int]]:
    """What each has reached of the own goal, zombies held and points."""
    if not state.round:
        return {}
    seats = range(len(state.players))
    return {
        "share": [hundredths(state, seat) for seat in seats],
        "score": [score(state, seat) for seat in seats],
    }


def reckoning(state: State, seat: int) -> list[ReckoningLine]:
    """The collection of a shotgun guy; pawns in play and Eat cards of a zombie player (HX-12.1)."""
    if state.is_guy(seat):
        lines = [("reckoning-zombies-held", state.pawns[seat].kills)]
    else:
        leader = state.leaders[seat]
        lines = [("reckoning-zombies", leader.in_play), ("reckoning-meals", leader.meals)]
    return [ReckoningLine(name, count, 1, count) for name, count in lines if count]


def verdict(state: State) -> Verdict | None:
    """The goal that was reached, or who has come nearest to the own one (HX-12)."""
    outcome = state.outcome
    if outcome is None:
        return None
    winner = outcome.winners[0]
    about = {"winners": outcome.winners, "round": state.round, "count": score(state, winner)}
    if outcome.ending != "rounds":
        return Verdict(outcome.ending, about, "HX-12.1")
    seats = [*range(len(state.players))]
    # In thousandths nobody is level with somebody who has a greater share.
    shares = [1000 * score(state, seat) // goal(state, seat) for seat in seats]
    return Verdict("rounds", about, "HX-12.3", [Rung("share", "HX-12.3", seats, shares, ranked(state), True)])
