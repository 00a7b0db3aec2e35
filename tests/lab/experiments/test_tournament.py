"""All against all: who plays whom, who did better than whom, and ratings that say how sure they are."""

import csv
import re
from importlib.util import find_spec
from math import log10
from pathlib import Path
from random import Random

import pytest

from deadtown.games import GAMES
from deadtown.lab.crews import hire
from deadtown.lab.experiments.experiment import carry_out
from deadtown.lab.experiments.pairings import all_tables, comparisons, some_tables
from deadtown.lab.experiments.ratings import rate
from deadtown.lab.experiments.tournament import Tournament
from deadtown.lab.experiments.variants import Shared
from deadtown.lab.gathering import Running
from deadtown.lab.names import Names
from deadtown.lab.row import Row, read_row, win_share
from deadtown.terminal.command import main
from tests.lab.experiments.calling import call, read_data, read_page, titles

pytestmark = pytest.mark.skipif(find_spec("choix") is None, reason="needs choix")

BOTS = ("loser", "keeper", "chaser")


def row(winners: list[int], seats: int, **figures: list[int]) -> Row:
    return Row(9, "rounds", winners, [0] * seats, figures, [{} for _ in range(seats)])


def test_all_meet_once_and_few_bots_fill_larger_tables() -> None:
    assert all_tables(4, 2) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    assert all_tables(2, 3) == [(0, 0, 1), (0, 1, 1)]


def test_some_tables_are_drawn_by_the_seed_and_all_play_about_equally_often() -> None:
    every = all_tables(8, 4)
    some = some_tables(every, 6, "a")
    assert len(set(some)) == 6
    assert some == some_tables(every, 6, "a") != some_tables(every, 6, "b")
    often = [sum(bot in table for table in some) for bot in range(8)]
    assert max(often) - min(often) <= 1
    assert some_tables(every, 70, "a") == every


def test_winners_did_better_than_all_others_and_are_level_among_themselves() -> None:
    assert list(comparisons(row([1], 2), [7, 5])) == [(7, 5, 0.0)]
    assert list(comparisons(row([0, 1], 2), [7, 5])) == [(7, 5, 0.5)]
    assert list(comparisons(row([], 2), [7, 5])) == [(7, 5, 0.5)], "broken off"
    assert list(comparisons(row([0, 2], 4), [1, 2, 3, 4])) == [
        *((1, 2, 1.0), (1, 3, 0.5), (1, 4, 1.0), (2, 3, 0.0), (3, 4, 1.0)),
    ]


def test_partners_and_seats_of_one_bot_are_not_compared() -> None:
    assert list(comparisons(row([0, 2], 4, team=[1, 2, 1, 2]), [1, 2, 3, 4])) == [
        *((1, 2, 1.0), (1, 4, 1.0), (2, 3, 0.0), (3, 4, 1.0)),
    ]
    assert list(comparisons(row([0], 3), [1, 1, 2])) == [(1, 2, 1.0)]


def test_of_two_the_rating_is_the_odds() -> None:
    """750 to 250 games, and one that is imagined to be level."""
    better, worse = rate([[[0, 3], [1, 0]]] * 250, "seed")
    assert better.value - worse.value == pytest.approx(400 * log10(750.5 / 250.5))
    assert better.value + worse.value == pytest.approx(3000)
    pinned, other = rate([[[0, 3], [1, 0]]] * 250, "seed", (0, 1000.0))
    assert [pinned.low, pinned.value, pinned.high] == [1000, 1000, 1000]
    assert other.value == pytest.approx(1000 - 400 * log10(750.5 / 250.5))


def test_ratings_come_from_the_seed_and_one_group_tells_no_interval() -> None:
    groups = [[[0.0, 1.0], [1.0, 0.0]], [[0.0, 2.0], [0.0, 0.0]]] * 5
    assert rate(groups, "a") == rate(groups, "a")
    assert rate(groups, "a") != rate(groups, "b")
    (first, _) = rate(groups[:1], "a")
    assert first.low != first.low


def test_who_won_all_of_a_few_games_is_not_known_to_be_invincible() -> None:
    few, _ = rate([[[0, 2], [0, 0]]] * 5, "seed")
    many, _ = rate([[[0, 2], [0, 0]]] * 50, "seed")
    assert 1500 < few.low < few.value < few.high
    assert few.high - few.low > 100
    assert many.low > few.low


def test_intervals_hold_the_true_rating_about_as_often_as_they_say() -> None:
    """60 tournaments of 25 pairs of games between two; half of the pairs repeat each other."""
    luck, held, truth = Random(3), 0, 200 * log10(0.65 / 0.35)
    for number in range(60):
        groups = []
        for _ in range(25):
            first = luck.random() < 0.65
            second = first if luck.random() < 0.5 else luck.random() < 0.65
            groups.append([[0.0, float(first + second)], [2.0 - first - second, 0.0]])
        found, _ = rate(groups, str(number), resamples=80)
        held += found.low <= 1500 + truth <= found.high
    assert held / 60 >= 0.9


def played(bots: tuple[str, ...] = BOTS, players: int = 2, game: str = "opposed", games: int = 10) -> Tournament:
    found = Tournament(Shared(GAMES[game], bots, games, "test"), players, Names(GAMES[game]))
    carry_out(found, Running(hire(1), attended=False))
    return found


def test_every_bot_plays_every_side_against_every_other_with_the_same_luck() -> None:
    found = played()
    assert [plan.bots for plan in found.plans] == [("loser", "keeper"), ("loser", "chaser"), ("keeper", "chaser")]
    assert len({plan.game_seed(7) for plan in found.plans}) == 1
    assert {mean.count for mean in found.as_role.values()} == {10}
    wins = sum(
        win_share(read_row(line), plan.seat_of(0, index))
        for plan, lines in zip(found.plans, found.lines, strict=True)
        for index, line in enumerate(lines)
        if plan.bots == ("loser", "chaser")
    )
    against = found.against[0, 2]
    assert against.total == wins
    assert against.count == 10
    ratings = [rating.value for rating in found.ratings()]
    assert ratings == sorted(ratings), "the loser is the weakest, the chaser the best"


def test_three_at_a_table(tmp_path: Path) -> None:
    found = played(("keeper", "gambler"), 3, "dice", 6)
    assert [plan.bots for plan in found.plans] == [("keeper", "keeper", "gambler"), ("keeper", "gambler", "gambler")]
    assert found.won[0].count == found.won[1].count == 18
    found.save(tmp_path / "a.html")
    assert len(titles(read_page(tmp_path / "a.html"))) == 2


def test_everything_is_shown_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    outs = " ".join(f"--out {tmp_path / name}" for name in ("a.json", "a.html", "a.csv", "a.parquet"))
    call(f"tournament opposed --bots loser,keeper,chaser --games 8 --seed 1 --anchor loser=1000 {outs}")
    shown = capsys.readouterr().out
    assert (
        "Tournament of 3 bots, 3 tables of 2, 8 games each: opposed, rounds 2, loser, keeper, chaser, seed 1" in shown
    )
    assert re.search(r"^chaser +\d+ \(\d+–\d+\) +16 +\S+% \(\S+\) +", shown, re.M)
    assert re.search(r"^loser +1000 \(1000–1000\)", shown, re.M)
    assert "Won as" in shown
    data = read_data(tmp_path / "a.json")
    assert [bot["bot"] for bot in data["bots"]] == list(BOTS)
    assert data["bots"][0]["against"]["chaser"]["value"] + data["bots"][2]["against"]["loser"]["value"] == 1
    assert titles(read_page(tmp_path / "a.html")) == ["Ratings", "All against all"]
    with (tmp_path / "a.csv").open() as file:
        assert [row["table"] for row in csv.DictReader(file)] == ["1"] * 16 + ["2"] * 16 + ["3"] * 16
    call(f"{data['command'].removeprefix('deadtown ')} --jobs 2 --out {tmp_path / 'b.json'}")
    assert (tmp_path / "b.json").read_bytes() == (tmp_path / "a.json").read_bytes()


def test_it_ends_when_win_rates_are_known_well_enough(capsys: pytest.CaptureFixture[str]) -> None:
    call("tournament dice --bots keeper,gambler --seed 1 --until 9")
    assert re.search(r"^Narrow enough after (64|128) games of each\.$", capsys.readouterr().out, re.M)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--bots keeper", "two different bots"),
        ("--bots keeper,keeper", "each named once"),
        ("--bots keeper,gambler --players 9", "2 to 3 players"),
        ("--bots keeper,gambler --tables 0", "--tables must be 1 or more"),
        ("--bots keeper,gambler --anchor cheat=1000", "it does not play"),
        ("--bots keeper,gambler --anchor keeper", "write it as bot=rating"),
        ("--bots keeper,nobody", "no bot 'nobody'"),
    ],
)
def test_what_is_no_tournament_is_complained_of(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "dice", *words.split()]) == 2
    assert said in capsys.readouterr().err
