"""What the engine is measured with stands where it should."""

from benchmarks.engine import cost_of_a_quiet_window, hunts, middle_positions


def test_positions_in_mid_game_stand_before_a_decision() -> None:
    """Also where a window lies there in which nobody can act."""
    for match in middle_positions(hunts(3, 4, rewindable=True)):
        assert match.decision is not None


def test_a_window_in_which_nobody_can_act_is_measured() -> None:
    assert 0 < cost_of_a_quiet_window() < 1000
