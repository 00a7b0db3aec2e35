"""How strong the searching bot is: measured on each side, and here by a few games whose luck is always the same."""

import pytest
from benchmarks.strength import Strength, falls, measure, plan_of

from deadtown.lab.statistics import wilson


def test_search_beats_the_rules_player_of_zombiaki_on_both_sides(seeds: range) -> None:
    """It wins more than three games of four, as far as so many games can tell: few in ``make test``, which are always
    the same, and hundreds in ``make soak``. The rules player against its like wins one of two."""
    games = len(seeds) // 2
    for strength in measure(plan_of(60, games, "strength"), 60):
        assert strength.games == games
        assert strength.won.high >= 0.75, strength


@pytest.mark.parametrize("variant", ["base", "intervention_squad"])
def test_where_nobody_has_a_side_search_is_measured_at_each_seat(variant: str) -> None:
    plan = plan_of(5, 2, "strength", "zombies", 4, {"variant": variant})
    assert plan.bots == ("search:5", "normal", "normal", "normal")
    assert (plan.games, plan.options["variant"]) == (8, variant)


def test_one_line_tells_of_a_game_without_sides() -> None:
    (found,) = measure(plan_of(1, 1, "strength", "zombies"), 1)
    assert (found.side, found.games) == ("zombies", 2)


def strength(playouts: int, wins: int, side: str = "humans", games: int = 100) -> Strength:
    return Strength(playouts, side, games, wilson(wins / games, games))


@pytest.mark.parametrize(
    ("measured", "wanted"),
    [
        ([strength(30, 60), strength(100, 70)], []),
        ([strength(30, 70), strength(100, 65)], []),
        ([strength(30, 90), strength(100, 60)], [(30, 100)]),
        ([strength(300, 60), strength(100, 90), strength(30, 60)], [(100, 300)]),
        ([strength(30, 90), strength(100, 60, "zombies")], []),
    ],
)
def test_a_fall_is_what_so_many_games_can_tell_apart(measured: list[Strength], wanted: list[tuple[int, int]]) -> None:
    assert [(fewer.playouts, more.playouts) for fewer, more in falls(measured)] == wanted


def test_it_is_told_with_its_interval() -> None:
    assert str(strength(1000, 80)) == " 1,000 playouts  humans    80.0% (71.1–86.7) of 100 games"
