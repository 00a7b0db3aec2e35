"""What is counted in a night: cards, phases, and how far the dead have come."""

from collections import Counter

from deadtown.games.zombiaki.cards import FREEZE, INSTANT, KINDS, NAPALM, NET
from deadtown.games.zombiaki.movement import foremost_row
from deadtown.games.zombiaki.state import State
from deadtown.games.zombiaki.street import ROWS
from deadtown.kernel import ReckoningLine, Verdict


def components(state: State) -> Counter[str]:
    if state.phase == "set_up":
        counts = {card: state.options.deck_counts.get(card, kind.copies) for card, kind in KINDS.items()}
        return +Counter(counts)
    cards = Counter(filter(None, state.objects))
    cards.update([state.resolving] if state.resolving in INSTANT else [])
    for side in (state.zombies, state.humans):
        for pile in (side.hand, side.deck, side.discard):
            cards.update(pile)
    for creature in filter(None, state.creatures):
        cards.update(creature.all_cards())
    cards.update({NET: state.nets, FREEZE: len(state.freezes), NAPALM: state.burning.count(True)})
    return +cards


def tally(state: State) -> dict[str, list[int]]:
    """Phases of each side, who goes first, and cards left."""
    phases = ((state.phases + 1) // 2, state.phases // 2)
    return {
        "turns": by_seat(state, phases),
        "order": by_seat(state, (1, 2)),
        "cards": by_seat(state, decks(state)),
    }


def course(state: State) -> dict[str, list[int]]:
    """Cards left, what each side has on the street, and the rows that the zombies have and have not gained."""
    if state.phase == "set_up":
        return {}
    reach = foremost_row(state)
    undead = sum(creature is not None for creature in state.creatures)
    obstacles = sum(map(bool, state.objects))
    return {
        "deck": by_seat(state, decks(state)),
        "street": by_seat(state, (undead, obstacles)),
        "reach": by_seat(state, (reach, ROWS - reach)),
    }


def decks(state: State) -> tuple[int, int]:
    return len(state.zombies.deck), len(state.humans.deck)


def by_seat(state: State, figures: tuple[int, int]) -> list[int]:
    """The figures of zombies and humans, in the order of the seats."""
    return list(figures if state.zombie_seat == 0 else figures[::-1])


def reckoning(state: State, seat: int) -> list[ReckoningLine]:
    outcome = state.outcome
    if outcome is None or seat not in outcome.winners:
        return []
    return [ReckoningLine(f"reckoning-{outcome.ending}", 1, 1, 1)]


def verdict(state: State) -> Verdict | None:
    """Dawn, or a zombie over the barricade, and how near the other was (ZK-13.1, ZK-13.2)."""
    outcome = state.outcome
    if outcome is None:
        return None
    about = {"winners": outcome.winners, "round": state.rounds}
    if outcome.ending == "dawn":
        return Verdict("dawn", {**about, "row": foremost_row(state)}, "ZK-13.2")
    return Verdict("crossed", {**about, "left": len(state.zombies.deck)}, "ZK-13.1")
