"""What rows add up to."""

import pytest

from deadtown.lab.plan import make_plan
from deadtown.lab.playing import Played
from deadtown.lab.row import BROKEN_OFF, Row, Touched, write_row
from deadtown.lab.summary import Summary, by_often, even_share


def row(
    winners: list[int],
    scores: list[int],
    taken: list[dict[str, int]],
    order: list[int] | None = None,
    roles: list[str] | None = None,
) -> Row:
    things = [{thing: Touched(taken=often) for thing, often in mine.items()} for mine in taken]
    return Row(10, "rounds", winners, scores, {"turns": [4, 5], "order": order or [1, 2]}, things, roles or [])


def summed(*rows: Row, bots: tuple[str, ...] = ("keeper", "gambler"), rotation: bool = True) -> Summary:
    summary = Summary(make_plan("dice", bots, len(rows), "1", {}, rotation=rotation))
    for one in rows:
        summary.take_in(Played(0, summary.games, write_row(one)))
    summary.finish()
    return summary


FOUR = (
    row([0], [7, 3], [{"gold": 2}, {"lead": 1}]),
    row([0], [6, 6], [{"gold": 1}, {"gold": 3}]),
    row([0, 1], [5, 5], [{}, {"lead": 2}]),
    row([1], [2, 4], [{"lead": 1}, {}]),
)
"""The keeper sits first in the first and third, the gambler in the others."""


def test_wins_follow_the_bot_and_not_the_seat() -> None:
    keeper, gambler = summed(*FOUR).bots
    assert (keeper.won_alone, keeper.shared, keeper.won.total) == (2, 1, 2.5)
    assert (gambler.won_alone, gambler.shared, gambler.won.total) == (1, 1, 1.5)
    assert keeper.won.count == gambler.won.count == 4
    assert keeper.scores == {7: 1, 6: 1, 5: 1, 4: 1}
    assert keeper.score.mean == 5.5


def test_wins_are_grouped_by_seed() -> None:
    keeper, gambler = summed(*FOUR).bots
    assert keeper.won.groups == 2
    assert keeper.won.total_squares == 1**2 + 1.5**2
    assert gambler.won.total_squares == 1**2 + 0.5**2


def test_seats_and_turn_order_are_told_apart() -> None:
    summary = summed(FOUR[0], row([1], [0, 1], [{}, {}], order=[2, 1]))
    assert [mean.total for mean in summary.at_seat] == [1, 1]
    assert [mean.total for mean in summary.in_order] == [2, 0]
    keeper, gambler = summary.bots
    assert [(mean.total, mean.count) for mean in keeper.at_seat] == [(1, 1), (1, 1)]
    assert [(mean.total, mean.count) for mean in keeper.in_order] == [(2, 2), (0, 0)]
    assert [(mean.total, mean.count) for mean in gambler.in_order] == [(0, 0), (0, 2)]


def test_sides_are_told_apart_for_all_and_for_each_bot() -> None:
    sides = ["bank", "guest"]
    summary = summed(row([0], [1, 0], [{}, {}], roles=sides), row([0], [1, 0], [{}, {}], roles=sides))
    assert {role: (mean.total, mean.count, mean.groups) for role, mean in summary.as_role.items()} == {
        "bank": (2, 2, 1),
        "guest": (0, 2, 1),
    }
    keeper, gambler = summary.bots
    assert [(bot.as_role["bank"].total, bot.as_role["bank"].count) for bot in (keeper, gambler)] == [(1, 1), (1, 1)]
    assert keeper.won.mean == gambler.won.mean == 0.5


def test_where_all_are_alike_there_are_no_sides() -> None:
    assert not summed(*FOUR).as_role


def team_row(winners: list[int], teams: list[int]) -> Row:
    return Row(10, "rounds", winners, [1] * len(teams), {"team": teams}, [{} for _ in teams])


def test_teams_are_counted_once_a_game_and_partners_win_in_full() -> None:
    rows = (team_row([0, 2], [1, 2, 1]), team_row([1], [1, 2, 1]), team_row([0, 1, 2], [1, 2, 1]))
    summary = summed(*rows, bots=("keeper", "gambler", "keeper"))
    assert {team: (mean.total, mean.count) for team, mean in summary.as_team.items()} == {1: (1.5, 3), 2: (1.5, 3)}
    assert [bot.won.total for bot in summary.bots] == [1 + 1 + 0.5, 0.5, 1 + 0.5]
    assert [(bot.won_alone, bot.shared) for bot in summary.bots] == [(2, 1), (0, 1), (1, 1)]
    assert [(mean.total, mean.count) for mean in summary.bots[0].as_team.values()] == [(1.5, 2), (1, 1)]
    assert "team" not in summary.bots[0].figures
    assert even_share(summary) == 1 / 2


def test_where_each_plays_for_itself_there_are_no_teams() -> None:
    summary = summed(*FOUR)
    assert not summary.as_team
    assert not any(bot.as_team for bot in summary.bots)
    assert even_share(summary) == 1 / 2


def test_without_rotation_a_bot_keeps_its_seat_and_each_game_counts_for_itself() -> None:
    summary = summed(*FOUR, rotation=False)
    keeper, gambler = summary.bots
    assert (keeper.won.total, gambler.won.total) == (2.5, 1.5)
    assert keeper.won.groups == 4
    assert [mean.count for mean in keeper.at_seat] == [4, 0]


def test_what_was_taken_counts_for_the_taker() -> None:
    gold, lead = (summed(*FOUR).things[what] for what in ("gold", "lead"))
    assert gold.taken == [5, 1]
    assert lead.taken == [0, 4]
    assert (gold.takers.total, gold.takers.count, gold.takers.groups) == (2, 3, 1)
    assert (lead.takers.total, lead.takers.count, lead.takers.groups) == (0.5, 3, 2)
    assert [mean.count for mean in gold.takers_by_bot] == [2, 1]


def test_who_took_most_is_told_only_where_one_did() -> None:
    even = row([0], [1, 0], [{"gold": 2}, {"gold": 2}])
    gold = summed(FOUR[0], FOUR[1], even).things["gold"]
    assert (gold.leaders.total, gold.leaders.count) == (1, 2)


def test_the_most_taken_comes_first() -> None:
    assert [what for what, _ in by_often(summed(*FOUR))] == ["gold", "lead"]


def test_length_and_endings() -> None:
    summary = summed(*FOUR)
    assert summary.turns == {5: 4}
    assert summary.decisions == {10: 4}
    assert summary.endings == {"rounds": 4}
    assert summary.bots[0].figures["turns"].mean == 4.5


def test_a_group_that_is_short_counts_as_far_as_it_goes() -> None:
    summary = summed(*FOUR[:3])
    assert summary.games == 3
    assert summary.bots[0].won.count == 3
    assert summary.bots[0].won.groups == 2


def test_a_win_shared_by_three_is_a_third() -> None:
    third = Row(1, "x", [0, 1, 2], [1, 1, 1], {}, [{}, {}, {}])
    summary = summed(third, bots=("keeper", "gambler", "keeper"))
    assert [bot.won.total for bot in summary.bots] == [pytest.approx(1 / 3)] * 3


def test_the_digest_depends_on_every_row() -> None:
    whole = summed(*FOUR).digest
    assert whole == summed(*FOUR).digest
    assert whole != summed(*FOUR[:3]).digest
    assert whole != summed(*FOUR[:3], FOUR[0]).digest


def test_a_game_that_was_broken_off_is_won_by_nobody_and_has_no_score() -> None:
    summary = summed(FOUR[0], Row(100, BROKEN_OFF, [], [], {"turns": [4, 5]}, [{"gold": Touched(taken=1)}, {}]))
    assert summary.broken_off == 1
    assert [bot.won.total for bot in summary.bots] == [1, 0]
    assert [bot.won.count for bot in summary.bots] == [2, 2]
    assert [bot.score.count for bot in summary.bots] == [1, 1]


def test_where_no_points_are_counted_no_score_is_kept() -> None:
    scoreless = Summary(make_plan("zombiaki", ["random", "random"], 1, "1", {}))
    scoreless.take_in(Played(0, 0, write_row(row([0], [1, 0], [{}, {}], roles=["zombies", "humans"]))))
    scoreless.finish()
    assert scoreless.bots[0].score.average() is None
