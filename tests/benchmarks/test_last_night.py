"""What Last Night on Earth is measured with stands where it should."""

from benchmarks.last_night import deepest, nesting_of, town_nights

from deadtown.games.last_night.scenarios import SCENARIOS


def test_every_scenario_is_measured() -> None:
    assert {match.state.scenario for match in town_nights(len(SCENARIOS))} == {*SCENARIOS}


def test_the_deepest_nesting_is_that_of_the_match_that_is_copied() -> None:
    nesting, match = deepest(town_nights(5))
    assert nesting.cards >= 2, "a card is played because of another one"
    assert len(match.state.stack) == nesting.cards
    assert nesting_of(match.fork()) == nesting
