"""Simulations of a game with windows: they are gone through, asked and counted as at a table."""

import pytest

from deadtown.kernel import Match
from deadtown.lab.plan import make_plan
from deadtown.lab.row import Row, read_row
from deadtown.lab.simulator import Simulator
from tests.games.parley import PARLEY
from tests.lab.runs import lines_of, run

ORDERS = ("active_first", "once_each_active_last", "one_side_first")


def plays(seats: int, order: str, bot: str = "random", games: int = 4) -> Simulator:
    return Simulator(make_plan("parley", [bot] * seats, games, "test", {"order": order, "rounds": 2}))


def at_a_table(simulator: Simulator, index: int) -> Row:
    """The same game, but one that halts at every window and closes it when all who can act have passed."""
    plan = simulator.plan
    places = [plan.place_at(seat, index) for seat in range(plan.seats)]
    bots = [simulator.makers[place](plan.bot_luck(place, index)) for place in places]
    match = Match.start(
        PARLEY, [plan.labels[place] for place in places], simulator.options, seed=plan.game_seed(index), halts=True
    )
    while not match.over:
        if match.decision is None:
            match.close()
        else:
            match.choose(bots[match.decision.seat].choose(match.sight()))
    return simulator._row(match, [{} for _ in bots])


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_simulated_game_is_that_of_a_table_to_the_last_window(seats: int, order: str) -> None:
    simulator = plays(seats, order)
    for index in range(4):
        row = simulator.play(index)
        assert row == at_a_table(simulator, index)
        assert row.decisions > 2 * row.figures["turns"][0] * seats


def test_teams_win_together() -> None:
    summary, lines = run("parley", ["random"] * 4, 8, rounds=2)
    assert summary.plan.seats == 4
    for row in map(read_row, lines):
        assert row.figures["team"] == [1, 2, 1, 2]
        assert row.winners in ([0, 2], [1, 3], [0, 1, 2, 3])


def test_any_number_of_jobs_gives_the_same_rows() -> None:
    plan = make_plan("parley", ["random"] * 3, 7, "test", {"order": "one_side_first"})
    assert lines_of(plan, 2) == lines_of(plan, 1)


def test_a_bot_that_imagines_is_asked_in_windows_too() -> None:
    row = plays(3, "active_first", "search:5", games=1).play(0)
    assert sum(row.figures["turns"]) == 6
