"""The rulebook at a table leaves out what is not played there."""

from typing import Any

import pytest

from deadtown.games.last_night.options import BASE_BOX
from tests.games.last_night.table import GAME


def holds(clause: str, **options: Any) -> bool:
    return GAME.words.holds(
        clause, GAME.rules.read_options({"scenario": "die_zombies_die", **BASE_BOX} | options), None
    )


@pytest.mark.parametrize(
    ("clauses", "option"),
    [
        ("LN-14.1 LN-14.10", {"barricades": "on"}),
        ("LN-14.1 LN-14.10", {"set_survival_of_the_fittest": True}),
        ("LN-15.1 LN-15.4", {"sewers_at_setup": True}),
        ("LN-15.1 LN-15.4", {"opt_survival_decks": True}),
        ("LN-16.1 LN-16.9", {"experience": "on"}),
        ("LN-18.1 LN-18.6", {"opt_grave_weapons": True}),
        ("LN-18.7 LN-18.9", {"opt_survival_decks": True}),
        ("LN-18.10 LN-18.11 LN-18.13 LN-18.18", {"opt_exploration": True}),
        ("LN-18.14 LN-18.16", {"opt_grave_dead": True}),
        ("LN-18.11 LN-18.17 LN-18.18", {"opt_free_search": True}),
        ("LN-18.19 LN-18.21", {"opt_doors": True}),
    ],
)
def test_the_clauses_of_an_option_hold_where_it_is_on(clauses: str, option: dict[str, Any]) -> None:
    for clause in clauses.split():
        assert holds(clause, **option)
        assert not holds(clause)


@pytest.mark.parametrize(
    "clause", ["LN-1.10", "LN-11.2", "LN-12.4", "LN-13.1", "LN-17.2", "LN-19.2", "LN-S9", "LN-S14"]
)
def test_all_else_always_holds(clause: str) -> None:
    assert holds(clause)


def test_what_a_scenario_brings_along_holds_in_it() -> None:
    expansions = {"set_survival_of_the_fittest": True, "set_growing_hunger": True, "set_timber_peak": True}
    assert not holds("LN-14.1", barricades="off", **expansions)
    assert holds("LN-14.1", scenario="hunker_down", **expansions)
    assert holds("LN-18.14", scenario="plague_carriers", **expansions)
    assert holds("LN-16.1", scenario="learn_to_survive", **expansions)


def test_red_zombies_may_come_without_being_grave_dead() -> None:
    """In one scenario they are used as normal ones, by what is said of whose they are (LN-S6)."""
    apocalypse = {"scenario": "zombie_apocalypse", "set_growing_hunger": True}
    assert holds("LN-18.15", **apocalypse)
    assert not holds("LN-18.14", **apocalypse)


def test_what_a_scenario_drawn_by_lot_may_bring_holds_before_it_is_drawn() -> None:
    assert holds("LN-18.14", scenario="random", set_growing_hunger=True)
    assert not holds("LN-18.14", scenario="random")
