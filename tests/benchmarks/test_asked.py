"""Windows do not get in the way of somebody who has said nothing about how to be asked."""

from benchmarks.asked import sit_through


def test_a_person_among_six_is_seldom_asked_in_the_turns_of_others() -> None:
    asked = sit_through(1)
    assert asked.could > 10 * asked.rounds, "there is much that would be a nuisance"
    assert 0 < asked.elsewhere < 3 * asked.rounds
    assert 0 < asked.at_home < 5 * asked.rounds
