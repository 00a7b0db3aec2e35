"""What Last Night on Earth is measured with stands where it should."""

import pytest
from benchmarks.last_night import deepest, nesting_of, town_nights
from benchmarks.nights import BASE, EVERYTHING, Night

from deadtown.games.last_night.options import AGREED_BY, EXPLORATION
from deadtown.games.last_night.scenarios import SCENARIOS


def test_every_scenario_is_measured() -> None:
    assert {match.state.scenario for match in town_nights(EVERYTHING, len(SCENARIOS))} == {*SCENARIOS}


def test_the_base_game_is_measured_by_itself() -> None:
    matches = [*town_nights(BASE, len(BASE.scenarios))]
    assert {match.state.scenario for match in matches} == {
        *("die_zombies_die", "burn_em_out", "save_the_townsfolk", "escape_in_the_truck", "defend_the_manor")
    }
    assert {(match.state.sets, match.state.rules) for match in matches} == {(("advanced", "base"), ())}


def test_with_everything_all_sets_and_rules_are_played_unless_a_scenario_forbids_them() -> None:
    for match in town_nights(EVERYTHING, len(EVERYTHING.scenarios)):
        assert len(match.state.sets) == 5
        forbidden = SCENARIOS[match.state.scenario].forbids
        assert {*match.state.rules} == {*AGREED_BY} - {EXPLORATION} - forbidden


@pytest.mark.parametrize("night", [BASE, EVERYTHING], ids=lambda night: night.name)
def test_the_deepest_nesting_is_that_of_the_match_that_is_copied(night: Night) -> None:
    nesting, match = deepest(town_nights(night, 5))
    assert nesting.cards >= 2, "a card is played because of another one"
    assert len(match.state.stack) == nesting.cards
    assert nesting_of(match.fork()) == nesting
