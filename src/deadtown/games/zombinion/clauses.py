"""Which clauses have a part in a game, by its options and by the cards of its Supply."""

from collections.abc import Callable, Set

from deadtown.games.zombinion.cards import ATTACKS, COMBAT, KINDS, REACTIONS, SETS, Card
from deadtown.games.zombinion.state import Options
from deadtown.games.zombinion.view import View

Combat = Set[Card]
"""The Combat kinds that are, or may be, in the game."""


def holds(clause: str, options: Options, view: View | None) -> bool:
    combat = combat_of(options, view)
    card = CARD_OF_SECTION.get(".".join(clause.split(".")[:2]))
    if card is not None:
        return card in combat
    condition = CONDITIONS.get(clause)
    return condition is None or condition(options, combat)


def combat_of(options: Options, view: View | None) -> Combat:
    """The Combat kinds of the Supply; all that it may come to hold while it is not laid out (ZN-2.15)."""
    if view is not None and view.supply:
        return {pile.card for pile in view.supply}
    if options.combat_set == "custom":
        return set(options.custom)
    return set(SETS.get(options.combat_set, COMBAT))


CARD_OF_SECTION = {KINDS[card].section: card for card in COMBAT}
"""The card that a part of section 11 is about."""


def _with_any(*cards: Card) -> Callable[[Options, Combat], bool]:
    return lambda options, combat: not combat.isdisjoint(cards)


def _with_its_cards(clause: str) -> Callable[[Options, Combat], bool]:
    """A general clause that only the cards make use of that name it."""
    return _with_any(*(kind.card for kind in KINDS.values() if clause in kind.also.split()))


def _reactions(options: Options, combat: Combat) -> bool:
    """Section 8 needs somebody who attacks, and something to react with."""
    return not combat.isdisjoint(ATTACKS) and not combat.isdisjoint(REACTIONS)


def _rematch(options: Options, combat: Combat) -> bool:
    """Whether the last game at this table decides who starts."""
    return options.start_player == "rematch" and bool(options.last_winners)


def _one_won(options: Options, combat: Combat) -> bool:
    return _rematch(options, combat) and len(options.last_winners) == 1


def _several_won(options: Options, combat: Combat) -> bool:
    return _rematch(options, combat) and len(options.last_winners) > 1


CONDITIONS: dict[str, Callable[[Options, Combat], bool]] = {
    "ZN-1.12": lambda options, _: options.combat_set in ("random", "ask"),
    "ZN-2.2": lambda options, combat: not _rematch(options, combat),
    "ZN-2.3": _one_won,
    "ZN-2.4": _several_won,
    "ZN-2.5": _several_won,
    "ZN-2.6": _rematch,
    "ZN-2.7": _one_won,
    "ZN-2.16": lambda options, _: options.combat_set in ("custom", "ask"),
    "ZN-2.17": lambda options, _: options.combat_set in ("random", "ask"),
    "ZN-6.5": lambda options, _: options.cleanup_top_choice,
    "ZN-7.7": lambda options, _: options.offer_cut,
    **{clause: _with_its_cards(clause) for clause in ("ZN-7.13", "ZN-7.14", "ZN-7.16")},
    "ZN-8.1": _with_any(*ATTACKS),
    **dict.fromkeys((f"ZN-8.{number}" for number in range(2, 9)), _reactions),
    "ZN-8.9": lambda options, combat: _reactions(options, combat) and "tactics" in combat,
    "ZN-9.9": lambda options, _: options.turn_cap > 0,
}
"""When a clause has a part, where that is not always."""
