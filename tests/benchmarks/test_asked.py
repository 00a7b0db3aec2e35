"""Windows do not get in the way of somebody who has said nothing about how to be asked."""

from benchmarks.asked import sit_through


def test_a_person_among_six_is_seldom_asked_in_the_turns_of_others() -> None:
    games = [sit_through(seed) for seed in range(3)]
    elsewhere, at_home, could, rounds = (sum(figures) for figures in zip(*games, strict=True))
    assert could > 3 * rounds, "there is much that would be a nuisance"
    assert 0 < elsewhere < 3 * rounds
    assert 0 < at_home < 5 * rounds
