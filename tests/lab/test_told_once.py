"""A figure is told once: a team, a seat or a place in turn order that is just a side is left out, and bots of one name
are told of as one."""

import pytest

from deadtown.lab import compare, simulate, sweep
from deadtown.lab.experiments.telling import Result, Table
from deadtown.lab.names import difference
from deadtown.lab.statistics import Estimate


def heads(found: Result) -> list[str]:
    return [table.heads[0] for table in found.tables()]


def names(table: Table) -> list[str]:
    return [row[0] for row in table.rows]


def test_a_simulation_of_sides_tells_each_of_them_once() -> None:
    found = simulate("last_night", ["random", "random"], games=2, seed="1", longest=60)
    assert heads(found)[:3] == ["Bot", "Side", "In a game"], "no team, no seat and no place in turn order"
    bots, sides = found.tables()[:2]
    assert names(bots) == ["random"]
    assert list(sides.heads) == ["Side", "Games", "Win rate (95%)"]


def test_seats_that_may_be_either_side_are_told_of() -> None:
    found = simulate("sided", ["keeper", "gambler"], games=4, seed="1")
    assert "Side" in heads(found)
    assert "Team" in heads(simulate("paired", ["keeper"] * 4, games=4, seed="1")), "teams that are no sides"
    assert "Win rate of" in heads(simulate("dice", ["keeper", "gambler"], games=4, seed="1"))


def test_bots_of_one_name_are_one_row_and_one_column() -> None:
    found = simulate("dice", ["keeper", "gambler", "keeper"], games=6, seed="1")
    bots, places, *_ = found.tables()
    assert names(bots) == ["keeper", "gambler"]
    assert [row[1] for row in bots.rows] == ["12", "6"], "each of its games counts"
    assert list(places.heads) == ["Win rate of", "Everybody (95%)", "keeper", "gambler"]
    assert [bot["player"] for bot in found.data()["bots"]] == ["keeper 1", "gambler", "keeper 2"], "programs get all"
    wins = [rate.value for rate in found.win_rates.values() if rate is not None]
    assert bots.rows[0][4].startswith(f"{(wins[0] + wins[2]) / 2:.1%}")


@pytest.mark.parametrize("games", [2])
def test_comparisons_and_sweeps_of_equal_bots_tell_sides_alone(games: int) -> None:
    found = compare("last_night", ["random"] * 2, b={"opt_grave_dead": True}, games=games, seed="1", longest=60)
    assert names(found.tables()[0]) == ["Heroes", "Zombies"]
    swept = sweep(
        "last_night", ["random"] * 2, over={"opt_grave_dead": [False, True]}, games=games, seed="1", longest=60
    )
    assert list(swept.tables()[0].heads) == ["opt_grave_dead", "Heroes (95%)", "Zombies (95%)"]
    assert "Kills of random (95%)" in swept.tables()[2].heads


def test_a_bot_that_is_replaced_in_one_seat_is_told_apart() -> None:
    found = compare("dice", ["keeper"] * 2, b={"bots": ["keeper", "gambler"]}, games=4, seed="1")
    assert found.labels == ["keeper 1", "keeper 2 → gambler"]
    assert {"won 1", "won 2"} <= found.differences.keys()


def test_nothing_is_no_less_than_nothing() -> None:
    assert difference(Estimate(-1e-17, -0.01, 0.01)) == "+0.0 (−1.0 to +1.0)"
