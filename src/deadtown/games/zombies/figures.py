"""What is counted in a game: tiles, cards and zombies, turns, and how each player fared."""

from collections import Counter

from deadtown.games.zombies.cards import full_deck
from deadtown.games.zombies.play import standing
from deadtown.games.zombies.state import ZOMBIES, State
from deadtown.games.zombies.tiles import BOX
from deadtown.kernel import ReckoningLine, Rung, Verdict

RUNGS = ("zombies", "life", "bullets")
"""What is compared one after another when nobody could win (ZB-13.4)."""


def components(state: State) -> Counter[str]:
    if state.phase == "set_up":
        cards = [] if state.options.squad else full_deck()
        return Counter({**Counter(BOX), **Counter(cards), "zombie": ZOMBIES})
    found = Counter(placed.tile for placed in state.city.tiles)
    found.update([*state.tiles, *state.aside, *state.removed, *filter(None, [state.drawn])])
    found.update([*state.deck, *state.discard])
    for pawn in state.pawns:
        found.update([*pawn.hand, *pawn.in_play])
    found["zombie"] = len(state.zombies) + state.pool + len(state.lifted) + sum(pawn.kills for pawn in state.pawns)
    return found


def tally(state: State) -> dict[str, list[int]]:
    """Turns, the place in turn order, zombies held, and deaths."""
    count = len(state.players)
    orders = [(seat - state.first) % count + 1 for seat in range(count)]
    turns = [max(0, (state.turns - order) // count + 1) for order in orders]
    nothing = [0] * count
    return {
        "turns": turns,
        "order": orders,
        "zombies": [pawn.kills for pawn in state.pawns] or nothing,
        "deaths": [pawn.deaths for pawn in state.pawns] or nothing,
    }


def course(state: State) -> dict[str, list[int]]:
    """Zombies held, life and bullets."""
    if state.phase in ("set_up", "build"):
        return {}
    return {
        "kills": [pawn.kills for pawn in state.pawns],
        "life": [pawn.life for pawn in state.pawns],
        "bullets": [pawn.bullets for pawn in state.pawns],
    }


def reckoning(state: State, seat: int) -> list[ReckoningLine]:
    """The score is the collection."""
    kills = state.pawns[seat].kills
    return [ReckoningLine("reckoning-zombies", kills, 1, kills)] if kills else []


def verdict(state: State) -> Verdict | None:
    """The Helipad, the collection, or the ranking when nobody could win (ZB-13, IS-9)."""
    outcome = state.outcome
    if outcome is None:
        return None
    about = {"winners": outcome.winners, "round": state.round, "kills": state.pawns[outcome.winners[0]].kills}
    if outcome.ending in CLAUSES:
        return Verdict(outcome.ending, about, CLAUSES[outcome.ending])
    ladder = _ladder(state)
    return Verdict(f"{outcome.ending}", about, "ZB-13.4", ladder)


CLAUSES = {"helipad": "ZB-13.1", "collection": "ZB-13.2", "mission": "IS-9.1"}


def _ladder(state: State) -> list[Rung]:
    """Most zombies, then most life, then most bullets (ZB-13.4)."""
    level = list(range(len(state.pawns)))
    rungs: list[Rung] = []
    for place, what in enumerate(RUNGS):
        needed = bool(level) and (not rungs or len(level) > 1)
        if not needed:
            rungs.append(Rung(what, "ZB-13.4"))
            continue
        figures = [standing(state.pawns[seat])[place] for seat in level]
        best = [seat for seat, figure in zip(level, figures, strict=True) if figure == max(figures)]
        decides = len(best) == 1 or place == len(RUNGS) - 1
        rungs.append(Rung(what, "ZB-13.4", level, figures, best, decides))
        level = best
    return rungs
