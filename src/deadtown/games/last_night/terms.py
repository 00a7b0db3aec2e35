"""What scenarios and boards ask of what else is agreed on: the sets they need, the rules that a scenario settles."""

from collections.abc import Set
from typing import Any, Final

from deadtown.games.last_night.boards import BOARDS
from deadtown.games.last_night.cards import BARRICADES, BASE
from deadtown.games.last_night.options import AGREED_BY, EXPERIENCE
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.kernel import Terms


def needing(sets: Set[str]) -> dict[str, Any]:
    """The options that bring these sets into the game: the base game is always in it."""
    return {f"set_{name}": True for name in sorted(sets - {BASE})}


def settling(rules: Set[str], is_played: bool) -> dict[str, Any]:
    """The options of these rules, if they are played in any case, or in none."""
    toggle = "on" if is_played else "off"
    return {AGREED_BY[rule]: toggle if rule in (EXPERIENCE, BARRICADES) else is_played for rule in sorted(rules)}


OF_SCENARIOS: Final = {
    name: Terms(needing(scenario.sets), settling(scenario.forces, True) | settling(scenario.forbids, False))
    for name, scenario in SCENARIOS.items()
}
OF_BOARDS: Final = {name: Terms(needing({board.set})) for name, board in BOARDS.items() if not board.is_centre}
TERMS: Final = {
    "scenario": OF_SCENARIOS,
    "board_nw": OF_BOARDS,
    "board_ne": OF_BOARDS,
    "board_se": OF_BOARDS,
    "board_sw": OF_BOARDS,
}
"""By option and value."""
