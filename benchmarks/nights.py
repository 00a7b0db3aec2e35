"""The nights of Last Night on Earth that are measured: the base game, and the game with everything."""

from typing import Any, Final, NamedTuple

from deadtown.games.last_night.options import BASE_BOX, Options
from deadtown.games.last_night.scenarios import SCENARIOS, scenarios_for
from deadtown.games.last_night.terms import OF_SCENARIOS

OPTIONAL = (
    *("opt_grave_weapons", "opt_survival_decks", "opt_doors", "opt_grave_dead", "opt_free_search"),
    "sewers_at_setup",
)
"""All rules that may be added; Exploration markers are the other side of those for Free Search."""


class Night(NamedTuple):
    """What is agreed on in games that are measured together."""

    name: str
    scenarios: tuple[str, ...]
    agreed: dict[str, Any]

    def options(self, seed: int) -> dict[str, Any]:
        """What is agreed on in one of the games: the scenarios take turns, and what one settles is so."""
        scenario = self.scenarios[seed % len(self.scenarios)]
        return {**self.agreed, **OF_SCENARIOS[scenario].settles, "scenario": scenario}


BASE: Final = Night(
    "Last Night on Earth", tuple(scenario.name for scenario in scenarios_for(Options(**BASE_BOX))), BASE_BOX
)
EVERYTHING: Final = Night("Last Night on Earth with everything", tuple(SCENARIOS), dict.fromkeys(OPTIONAL, True))
NIGHTS: Final = (BASE, EVERYTHING)
