"""A against B: the same luck on both sides, and only what was changed between them."""

import csv
import re
from pathlib import Path

import pytest

from deadtown.games import GAMES
from deadtown.lab import compare
from deadtown.lab.crews import hire
from deadtown.lab.experiments.arguments import read_variant
from deadtown.lab.experiments.compare import Comparison
from deadtown.lab.experiments.comparison import told_worth, worth_of_pairs
from deadtown.lab.experiments.experiment import carry_out
from deadtown.lab.experiments.measures import Figure
from deadtown.lab.experiments.variants import Shared, Variant, plans_of
from deadtown.lab.gathering import Running
from deadtown.lab.names import Names
from deadtown.lab.row import win_share
from deadtown.lab.simulator import Simulator
from deadtown.lab.statistics import Estimate
from deadtown.terminal.command import main
from tests.lab.experiments.calling import call, read_data, read_page, titles

BETTER = Variant("chaser plays", bots=("chaser", "keeper"))


def compared(*variants: Variant, game: str = "opposed", bots: tuple[str, ...] = ("loser", "keeper")) -> Comparison:
    found = Comparison(Shared(GAMES[game], bots, 20, "test"), variants, Names(GAMES[game]))
    carry_out(found, Running(hire(1), attended=False))
    return found


def test_differences_are_those_of_games_with_the_same_seed_and_seats() -> None:
    found = compared(Variant(""), BETTER)
    one, other = found.plans
    gaps = []
    for index in range(20):
        assert one.game_seed(index) == other.game_seed(index)
        seat = one.seat_of(0, index)
        assert seat == other.seat_of(0, index)
        rows = [Simulator(plan).play(index) for plan in (one, other)]
        gaps.append(win_share(rows[1], seat) - win_share(rows[0], seat))
    told = found.paired.differences.difference(Figure("won", 0))
    assert told is not None
    assert told.value == pytest.approx(sum(gaps) / 20)
    assert told.value > 0.1
    assert told.low < told.value < told.high


def test_equal_bots_share_their_luck_in_groups_where_the_other_side_does() -> None:
    shared = Shared(GAMES["dice"], ("keeper", "gambler"), 5, "test")
    plans = plans_of(shared, [Variant(""), Variant("", bots=("keeper", "keeper"))])
    assert [plan.group_size for plan in plans] == [2, 2]
    assert [plan.games for plan in plans] == [6, 6], "only whole groups are compared"
    equal = plans_of(shared._replace(bots=("keeper", "keeper")), [Variant(""), Variant("", {"rounds": 3})])
    assert [plan.group_size for plan in equal] == [1, 1], "each of their games has luck of its own"


def test_an_ending_that_never_came_on_one_side_counts_nought() -> None:
    found = compared(
        Variant("", {"turn_cap": 3}), Variant("", {"turn_cap": 100}), game="zombinion", bots=("money",) * 2
    )
    ending = Figure("ending", "turn_cap")
    assert ending in found.paired.figures()
    told = [side.estimate(ending) for side in found.paired.sides]
    assert [estimate.value for estimate in told if estimate] == [1.0, 0.0]
    gap = found.paired.differences.difference(ending)
    assert gap is not None
    assert gap.value == -1


def test_everything_is_shown_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    outs = " ".join(f"--out {tmp_path / name}" for name in ("a.json", "a.html", "a.csv", "a.parquet"))
    call(f"compare opposed --bots loser,keeper --games 8 --seed 1 --b bots=chaser,keeper --b rounds=4 {outs}")
    shown = capsys.readouterr().out
    assert "A against B, 8 games each: opposed, loser against keeper, seed 1. A: as above. B: rounds=4;" in shown
    line = r"^loser → chaser +\S+% \(\S+–\S+\) +\S+% \(\S+–\S+\) +[+−]\S+ \([+−]\S+ to [+−]\S+\)$"
    assert re.search(line, shown, re.M)
    data = read_data(tmp_path / "a.json")
    assert data["b"]["bots"] == ["chaser", "keeper"]
    assert data["figures"]["won 1"]["difference"]["value"] == pytest.approx(
        data["figures"]["won 1"]["b"]["value"] - data["figures"]["won 1"]["a"]["value"]
    )
    page = read_page(tmp_path / "a.html")
    assert titles(page) == ["Who won"]
    assert data["command"] in "".join(page.itertext())
    with (tmp_path / "a.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [row["variant"] for row in rows] == ["A"] * 16 + ["B"] * 16
    again = data["command"].removeprefix("deadtown ")
    call(f"{again} --out {tmp_path / 'b.csv'}")
    assert (tmp_path / "b.csv").read_bytes() == (tmp_path / "a.csv").read_bytes()


def test_any_number_of_jobs_finds_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for jobs in (1, 2):
        call(f"compare dice --bots keeper,gambler --games 400 --seed 1 --b rounds=3 --until 9 --jobs {jobs}")
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]
    assert "Narrow enough after 128 games of each." in shown[0]


def test_what_was_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = f"compare dice --bots keeper,gambler --games 6 --seed 1 --b rounds=3 --keep {tmp_path / 'k'} --out"
    call(f"{words} {tmp_path / 'a.csv'}")
    monkeypatch.setattr(Simulator, "play", None)
    call(f"{words} {tmp_path / 'b.csv'} --hours 0")
    assert (tmp_path / "a.csv").read_bytes() == (tmp_path / "b.csv").read_bytes()


def test_a_game_that_fails_loses_nothing_of_the_rounds_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    usual = Simulator.play

    def play(simulator: Simulator, index: int) -> object:
        return usual(simulator, index) if index < 5 else usual(Simulator(broken), index)

    broken = plans_of(Shared(GAMES["dice"], ("broken", "keeper"), 6, "1"), [Variant("")])[0]
    monkeypatch.setattr(Simulator, "play", play)
    call(f"compare dice --bots keeper,gambler --games 20 --seed 1 --b rounds=3 --out {tmp_path / 'a.json'}", status=2)
    assert read_data(tmp_path / "a.json")["games"] == 4
    assert "no coin left" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("dice --games 2", "who plays"),
        ("dice --bots keeper,gambler", "A and B are the same"),
        ("dice --bots keeper,gambler --b rounds", "write it as name=value"),
        ("dice --bots keeper,gambler --b bots=keeper", "2 to 3 players"),
        ("dice --bots keeper,gambler --b bots=keeper,keeper,keeper", "as many players, not 2 and 3"),
        ("dice --bots keeper,gambler --b bots=keeper,keeper --b bots=a,b", "bots= is given twice"),
        ("dice --bots keeper,gambler --b rounds=3 --until 0", "more than 0 points"),
        ("dice --bots keeper,gambler --b rounds=3 --games 0", "1 or more"),
        ("dice --bots keeper,gambler --b rounds=3 --out a.txt", "must end in"),
        ("zombinion --bots money,money --b turn_cap=-1", "turn_cap=-1: "),
    ],
)
def test_what_can_not_be_compared_is_complained_of(
    words: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Simulator, "play", None)
    assert main(["compare", *words.split()]) == 2
    assert said in capsys.readouterr().err


def test_what_the_same_luck_was_worth_is_told() -> None:
    """A limit that is never reached changes nothing, so the pairs tell more than two simulations would."""
    seldom = compared(Variant(""), Variant("", {"turn_cap": 99}), game="zombinion", bots=("money", "hunter"))
    assert min(seldom.worth_of_pairs) > 1.2
    (told,) = seldom.notes()
    assert re.fullmatch(r"With the same luck, these games tell as much as [\d.]+ times as many without it\.", told)
    assert seldom.data()["worth_of_pairs"].keys() == {"won 1", "won 2"}


@pytest.mark.parametrize(
    ("apart", "paired", "worth"),
    [(0.1, 0.1, 2.0), (0.1, 0.2, 0.5), (0.1, 0.05, 8.0), (0.1, 0.0, None)],
)
def test_pairs_are_worth_the_games_that_would_give_the_same_interval(
    apart: float, paired: float, worth: float | None
) -> None:
    """Without the same luck the variances of both sides add up, and intervals shrink by the root of the games."""
    alone, gap = Estimate(0.5, 0.5 - apart, 0.5 + apart), Estimate(0.0, -paired, paired)
    assert worth_of_pairs(alone, alone, gap) == (None if worth is None else pytest.approx(worth))


def test_pairs_that_tell_hardly_more_are_not_praised() -> None:
    assert told_worth([1.05, 0.7]) == [
        "The same luck was worth hardly anything here: as many games without it would tell as much."
    ]
    assert "1.0 to 3.0 times" in told_worth([1.0, 3.0])[0]
    assert told_worth([]) == []


def test_what_goes_with_an_option_is_not_told_as_if_it_had_been_asked_for() -> None:
    game = GAMES["zombies"]
    variant = read_variant(game, ["zb_kill_goal=15"])
    assert variant.label == "zb_kill_goal=15"
    assert variant.options == {"zb_kill_goal": 15, "variant": "base"}
    told = read_variant(GAMES["zombinion"], ["set=clash", "turn_cap=20", "bots=money,hunter"]).label
    assert told == "turn_cap=20; combat_set=clash; bots=money,hunter"
    assert compare("dice", ["keeper"] * 2, b={"rounds": 3}, games=2, seed="1").variants[1].label == "rounds=3"
