"""What may be agreed on together, and what is refused: every pair of choices (Part V, Table S)."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from deadtown.games.last_night.boards import BOARDS
from deadtown.kernel import BadOptions, Refusal
from deadtown.text import Rulebook
from tests.clauses import clause
from tests.games.last_night.table import GAME, PLAYERS

SETS = ("set_advanced", "set_growing_hunger", "set_survival_of_the_fittest", "set_timber_peak")
ALL_SETS = dict.fromkeys(SETS, True)
NO_SETS = dict.fromkeys(SETS, False)
SLOTS = ("board_nw", "board_ne", "board_se", "board_sw")

NEEDED = {
    "burn_em_out": {"set_advanced"},
    "escape_in_the_truck": {"set_advanced"},
    "zombie_apocalypse": {"set_growing_hunger"},
    "plague_carriers": {"set_growing_hunger"},
    "burn_it_to_the_ground": {"set_advanced", "set_growing_hunger"},
    "hunker_down": {"set_survival_of_the_fittest"},
    "supply_run": {"set_survival_of_the_fittest"},
    "blow_up_the_town": {"set_timber_peak"},
    "radio_for_help": {"set_advanced", "set_timber_peak"},
    "learn_to_survive": {"set_timber_peak"},
}
"""The sets of scenarios, and the advanced cards where gasoline or dynamite are named (Table S)."""
CONTRADICTED = {
    ("zombie_apocalypse", "opt_grave_dead", True): "LN-S6",
    ("hunker_down", "barricades", "off"): "LN-S9",
    ("learn_to_survive", "experience", "off"): "LN-S13",
    ("burn_it_to_the_ground", "opt_exploration", True): "LN-18.18",
}
"""What can't be agreed on in a scenario, and the clause (Table S)."""

Agreed = dict[str, Any]


def values() -> Iterator[tuple[str, Any]]:
    """Every value of every option, but the sides seat by seat."""
    for name, field in GAME.rules.options_schema["$defs"]["Options"]["properties"].items():
        for value in field.get("enum", (True, False)):
            if name != "seats" and value != "seat_by_seat":
                yield name, value


def pairs() -> Iterator[Agreed]:
    """Every two choices together; a board is chosen where boards are."""
    for (one, value), (other, another) in combinations(values(), 2):
        if one != other:
            chosen = {"layout": "chosen"} if {one, other} & {*SLOTS} else {}
            yield chosen | {one: value, other: another}


def refused(agreed: Agreed, players: int = 4) -> Refusal | None:
    try:
        GAME.rules.start(GAME.rules.read_options(agreed), PLAYERS[:players])
    except BadOptions as bad:
        return bad.refusal
    return None


def expected(agreed: Agreed) -> set[str]:
    """The clauses by which something is refused: one of them has to be named."""
    scenario = agreed.get("scenario", "random")
    found = {
        named
        for (name, option, value), named in CONTRADICTED.items()
        if name == scenario and agreed.get(option) == value
    }
    if any(not agreed[needed] for needed in NEEDED.get(scenario, ())):
        found.add("LN-S14")
    if agreed.get("opt_exploration") and agreed.get("opt_free_search"):
        found.add("LN-18.18")
    if agreed.get("layout") == "chosen":
        boards = [agreed[slot] for slot in SLOTS if agreed.get(slot, "random") != "random"]
        missing = any(BOARDS[board].set != "base" and not agreed[f"set_{BOARDS[board].set}"] for board in boards)
        if missing or len({*boards}) < len(boards):
            found.add("LN-3.6")
    return found


@clause("LN-S14", "LN-3.6", "LN-18.18", "LN-S6", "LN-S9", "LN-S13")
@pytest.mark.parametrize("sets", [ALL_SETS, NO_SETS], ids=["with all sets", "with the base set"])
def test_two_choices_go_together_or_are_refused_with_the_clause(sets: Agreed) -> None:
    clauses = Rulebook.load(GAME, "en").clauses
    for pair in pairs():
        agreed = sets | pair
        refusal, found = refused(agreed), expected(agreed)
        assert (refusal is not None) == bool(found), pair
        assert refusal is None or refusal.clause in found, pair
        assert refusal is None or refusal.clause in clauses


@clause("LN-3.1")
@pytest.mark.parametrize("players", GAME.rules.seats)
@pytest.mark.parametrize(("told", "count"), [("one", 1), ("two", 2)])
def test_seats_are_split_as_may_be(players: int, told: str, count: int) -> None:
    refusal = refused({"zombie_seats": told}, players)
    assert (refusal is None) == (count in {2: {1}, 3: {1, 2}, 4: {1, 2}, 5: {1}, 6: {2}}[players])
    assert refusal is None or (refusal.clause, refusal.reason) == ("LN-3.1", "bad-split")
