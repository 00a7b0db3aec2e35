"""Which clauses have a part in a game, by its options and its scenario."""

from typing import Final

from deadtown.games.last_night.cards import BARRICADES
from deadtown.games.last_night.options import (
    DOORS,
    EXPERIENCE,
    EXPLORATION,
    FREE_SEARCH,
    GRAVE_DEAD,
    GRAVE_WEAPONS,
    SEWERS,
    SURVIVAL_DECKS,
    Options,
)
from deadtown.games.last_night.scenarios import SCENARIOS, rules_of, scenarios_for
from deadtown.games.last_night.view import View

SECTIONS: Final = {
    "14": frozenset({BARRICADES}),
    "15": frozenset({SEWERS, SURVIVAL_DECKS}),
    "16": frozenset({EXPERIENCE}),
}
"""Sections of the rulebook, each with the rules of Part V that bring it into a game: a Survival Tactic opens sewers."""
OPTIONAL: Final = {
    **dict.fromkeys(range(1, 7), frozenset({GRAVE_WEAPONS})),
    **dict.fromkeys(range(7, 10), frozenset({SURVIVAL_DECKS})),
    **dict.fromkeys(range(10, 14), frozenset({EXPLORATION})),
    11: frozenset({EXPLORATION, FREE_SEARCH}),
    **dict.fromkeys(range(14, 17), frozenset({GRAVE_DEAD})),
    17: frozenset({FREE_SEARCH}),
    18: frozenset({EXPLORATION, FREE_SEARCH}),
    **dict.fromkeys(range(19, 22), frozenset({DOORS})),
}
"""Likewise each clause of section 18."""
RED_AS_NORMAL: Final = "zombie_apocalypse"
"""The scenario in which red zombies are used without being Grave Dead (LN-S6)."""


def holds(clause: str, options: Options, view: View | None) -> bool:
    """A clause of a rule that is not played has no part in the game."""
    scenarios = {view.scenario} if view is not None and view.scenario else possible(options)
    if clause == "LN-18.15" and RED_AS_NORMAL in scenarios:
        return True
    section, _, number = clause.removeprefix("LN-").partition(".")
    needed = OPTIONAL[int(number)] if section == "18" else SECTIONS.get(section)
    return needed is None or any(needed & rules_of(SCENARIOS[name], options) for name in scenarios)


def possible(options: Options) -> set[str]:
    """The scenarios that a game may have before it has begun."""
    if options.scenario != "random":
        return {options.scenario}
    return {scenario.name for scenario in scenarios_for(options)}
