"""A sweep: a cell for each combination of values, all with the same luck, each compared with the first."""

import csv
import re
from pathlib import Path

import pytest

from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.lab import sweep
from deadtown.lab.experiments.axes import read_axes
from deadtown.lab.experiments.measures import Figure
from deadtown.lab.experiments.sweep import Sweep
from deadtown.terminal.command import main
from tests.lab.experiments.calling import call, read_data, read_page, titles


def swept(**over: list[object]) -> Sweep:
    return sweep("dice", ["keeper", "gambler"], over=over, games=6, seed="test")


def test_there_is_a_cell_for_each_combination_with_the_same_luck() -> None:
    found = swept(rounds=[1, 2], bots=[["keeper", "gambler"], ["keeper", "keeper"], ["gambler", "keeper"]])
    assert [plan.options["rounds"] for plan in found.plans] == [1, 1, 1, 2, 2, 2]
    assert [plan.bots for plan in found.plans[:3]] == [
        ("keeper", "gambler"),
        ("keeper", "keeper"),
        ("gambler", "keeper"),
    ]
    assert {plan.game_seed(5) for plan in found.plans} == {found.plans[0].game_seed(5)}
    assert {plan.group_size for plan in found.plans} == {2}
    assert [found.mark(4)[name] for name in ("cell", "over_rounds", "over_bots")] == [5, "2", "keeper,keeper"]


def test_each_cell_is_compared_with_the_first() -> None:
    found = swept(rounds=[1, 3])
    turns = [measured.estimate(Figure("turns")) for measured in found.measured]
    assert [estimate.value for estimate in turns if estimate] == [1, 3]
    gaps = [measured.difference(Figure("turns")) for measured in found.differences]
    assert [estimate.value for estimate in gaps if estimate] == [0, 2]


def test_values_are_read_and_lists_are_one_value_each() -> None:
    overs = [
        "deck_counts=zombie_2:4,zombie_3:7",
        "deck_counts=zombie_2:8",
        "bots=instinct,random",
        "bots=random,random",
    ]
    counts, bots = read_axes(GAMES["zombiaki"], overs)
    assert [value.variant.options for value in counts.values] == [
        {"deck_counts": {"zombie_2": 4, "zombie_3": 7}},
        {"deck_counts": {"zombie_2": 8}},
    ]
    assert [value.variant.bots for value in bots.values] == [("instinct", "random"), ("random", "random")]
    sets, caps = read_axes(GAMES["zombinion"], ["set=clash,first_game", "turn_cap=10, 20"])
    assert [value.variant.options["combat_set"] for value in sets.values] == ["clash", "first_game"]
    assert caps.numbers() == [10, 20]
    assert sets.numbers() is None


@pytest.mark.parametrize(
    ("overs", "picture", "texts"),
    [
        ("--over rounds=1,2,3", "rounds", {"1", "3"}),
        ("--over bots=keeper,gambler --over bots=gambler,keeper", "Bot 2", {"keeper,gambler"}),
        ("--over rounds=1,2 --over bots=keeper,gambler --over bots=keeper,keeper", "games won by Bot 1", {"1", "2"}),
    ],
)
def test_everything_is_shown_drawn_and_written(
    overs: str, picture: str, texts: set[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    outs = " ".join(f"--out {tmp_path / name}" for name in ("a.json", "a.html", "a.csv", "a.parquet"))
    call(f"sweep dice --bots keeper,gambler --games 4 --seed 1 {overs} {outs}")
    shown = capsys.readouterr().out
    assert "Less the first cell" in shown
    data = read_data(tmp_path / "a.json")
    assert data["cells"][0]["figures"]["won 1"]["difference"]["value"] == 0
    page = read_page(tmp_path / "a.html")
    assert titles(page) == ["Who won"]
    drawn = {text.strip() for text in page.find(".//figure").itertext()}  # type: ignore[union-attr]
    assert {picture, *texts} <= drawn
    with (tmp_path / "a.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(data["cells"]) * 4 * 2
    call(f"{data['command'].removeprefix('deadtown ')} --out {tmp_path / 'b.csv'}")
    assert (tmp_path / "b.csv").read_bytes() == (tmp_path / "a.csv").read_bytes()


def test_any_number_of_jobs_finds_the_same_until_it_is_known_well_enough(
    capsys: pytest.CaptureFixture[str],
) -> None:
    shown = []
    for jobs in (1, 2):
        call(f"sweep dice --bots keeper,gambler --seed 1 --over rounds=1,2 --until 9 --jobs {jobs}")
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]
    assert re.search(r"^Narrow enough after (64|128) games of each\.$", shown[0], re.M)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--over rounds", "write it as name=value,value"),
        ("--over rounds=2", "nothing to sweep over"),
        ("--over rounds=2,2", "a value is given twice"),
        ("--over colour=red,blue", "no option 'colour'"),
        ("--over rounds=1,x", "whole number"),
    ],
)
def test_what_can_not_be_swept_is_complained_of(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sweep", "dice", "--bots", "keeper,gambler", *words.split()]) == 2
    assert said in capsys.readouterr().err


def test_too_many_cells_are_refused() -> None:
    with pytest.raises(Complaint, match="410 cells are too many"):
        swept(rounds=list(range(1, 206)), bots=[["keeper", "gambler"], ["gambler", "keeper"]])
