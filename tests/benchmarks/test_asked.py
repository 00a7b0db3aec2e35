"""Windows do not get in the way of somebody who has said nothing about how to be asked."""

import pytest
from benchmarks.asked import ASKED, sit_through
from benchmarks.towns import Town


@pytest.mark.parametrize("town", ASKED, ids=lambda town: town.name)
def test_a_person_among_six_is_seldom_asked_in_the_turns_of_others(town: Town) -> None:
    games = [sit_through(town, seed) for seed in range(2)]
    elsewhere, at_home, could, rounds = (sum(figures) for figures in zip(*games, strict=True))
    assert could > rounds, "there is much that would be a nuisance"
    assert 0 < elsewhere < could * 0.75
    assert 0 < at_home < 5 * rounds
