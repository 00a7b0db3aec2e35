"""Luck against decisions: what is the same in which game, and what shares come out where the truth is known."""

import csv
import re
from collections import defaultdict
from itertools import combinations
from pathlib import Path
from random import Random

import numpy as np
import pytest

from deadtown.games import GAMES
from deadtown.lab.crews import hire
from deadtown.lab.experiments.components import Field, Parts, Results, parts_of, shares_of
from deadtown.lab.experiments.experiment import carry_out
from deadtown.lab.experiments.luck import LuckAgainstDecisions
from deadtown.lab.experiments.variants import Shared
from deadtown.lab.gathering import Running
from deadtown.lab.names import Names
from deadtown.terminal.command import main
from tests.lab.experiments.calling import call, read_data, read_page, titles

FIELDS = [Field(0, 0), Field(1, 1), Field(1, 0), Field(0, 1)]
"""Two bots in two seatings."""


def design(lucks: int, decisions: int, luck: float, own: float, rest: float, better: float, seed: int) -> Results:
    """Results of the first seat and of the second, with spreads of the game's luck, the players', and both."""
    drawn = Random(seed)
    by_luck = [drawn.gauss(0, luck) for _ in range(lucks)]
    by_own = [drawn.gauss(0, own) for _ in range(decisions)]
    fields = [
        [
            [
                sign * (by_luck[row] + by_own[column] + drawn.gauss(0, rest) + edge)
                for edge in (better, -better)
                for sign in (1, -1)
            ]
            for column in range(decisions)
        ]
        for row in range(lucks)
    ]
    return np.array(fields)


def test_each_part_is_found_in_results_of_which_it_is_known() -> None:
    found = parts_of(design(300, 120, 3, 1, 2, 2, seed=1), FIELDS)
    assert found.luck == pytest.approx(9, rel=0.15)
    assert found.decisions == pytest.approx(1, rel=0.3)
    assert found.interplay == pytest.approx(4, rel=0.05)
    assert found.who == pytest.approx(4, rel=0.05)
    assert found.pairing == pytest.approx(0, abs=0.01)


def test_parts_of_few_games_are_right_on_average() -> None:
    some = [parts_of(design(6, 4, 1, 0.5, 1, 0.7, seed), FIELDS) for seed in range(300)]
    means = {name: sum(getattr(parts, name) for parts in some) / 300 for name in Parts._fields}
    assert means["luck"] == pytest.approx(1, abs=0.15)
    assert means["decisions"] == pytest.approx(0.25, abs=0.08)
    assert means["interplay"] == pytest.approx(1, abs=0.05)
    assert means["who"] == pytest.approx(0.49, abs=0.1)
    assert means["seat"] == pytest.approx(0, abs=0.1)


def test_intervals_of_shares_hold_the_truth_about_as_often_as_they_say() -> None:
    truth = {"luck": 1 / 3, "interplay": 1 / 3, "who": 1 / 3}
    held = dict.fromkeys(truth, 0)
    for seed in range(60):
        found = shares_of(design(24, 8, 1, 0, 1, 1, seed), FIELDS)
        assert found is not None
        for name, share in truth.items():
            held[name] += found[name].low <= share <= found[name].high
    assert min(held.values()) >= 52


def test_there_are_no_shares_of_what_does_not_vary() -> None:
    assert shares_of(np.zeros((4, 3, 4)), FIELDS) is None


def played(*bots: str, lucks: int = 4, decisions: int = 3, game: str = "dice") -> LuckAgainstDecisions:
    found = LuckAgainstDecisions(Shared(GAMES[game], bots, 1, "test"), lucks, decisions, Names(GAMES[game]))
    carry_out(found, Running(hire(1), attended=False))
    return found


def test_the_lucks_are_crossed() -> None:
    found = played("keeper", "gambler")
    games = range(8)
    seeds = [[plan.game_seed(index) for index in games] for plan in found.plans]
    assert seeds[0] == seeds[1] == seeds[2]
    assert len(set(seeds[0])) == 4, "both seatings have the same luck"
    own = [[plan.bot_luck(1, index).random() for index in games] for plan in found.plans]
    assert all(len(set(luck)) == 1 for luck in own), "whatever the game's luck is"
    assert len({luck[0] for luck in own}) == 3
    assert found.fields == [Field(0, 0), Field(1, 1), Field(1, 0), Field(0, 1)]
    assert found.wins().shape == (4, 3, 4)
    assert found.decisions_matter


def test_who_sits_beside_whom_stays_when_only_the_luck_changes() -> None:
    shared = Shared(GAMES["dice"], ("keeper", "gambler", "dreamer"), 1, "test")
    three = LuckAgainstDecisions(shared, 9, 3, Names(GAMES["dice"]))
    assert {tuple(three.plans[0].seating(3 * luck)) for luck in range(9)} == {(0, 1, 2)}


def test_how_often_the_winner_is_the_same_is_counted_by_pairs() -> None:
    found = played("keeper", "gambler", lucks=3, decisions=3)
    won = {
        (luck, own, seating): tuple(row.winners)
        for luck, part in enumerate(found.rounds)
        for own, rows in enumerate(part)
        for seating, row in enumerate(rows)
    }
    pairs: dict[tuple[bool, bool], list[bool]] = defaultdict(list)
    for (one, winners), (other, others) in combinations(won.items(), 2):
        if one[2] == other[2]:
            pairs[one[0] == other[0], one[1] == other[1]].append(winners == others)
    told = [estimate.value for estimate in found.same_winner().values() if estimate]
    wanted = [pairs[same] for same in ((True, False), (False, True), (False, False))]
    assert told == pytest.approx([sum(alike) / len(alike) for alike in wanted])


def test_bots_that_draw_nothing_are_told_to(capsys: pytest.CaptureFixture[str]) -> None:
    call("luck opposed --bots loser,chaser --lucks 6 --decisions 3 --seed 1")
    shown = capsys.readouterr().out
    assert "These bots draw no luck of their own" in shown
    assert "The players' own luck" not in shown
    assert re.search(r"^The same luck, other decisions +100\.0%", shown, re.M)


def test_everything_is_shown_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    outs = " ".join(f"--out {tmp_path / name}" for name in ("a.json", "a.html", "a.csv", "a.parquet"))
    call(f"luck dice --bots keeper,gambler --lucks 6 --decisions 3 --seed 1 {outs}")
    shown = capsys.readouterr().out
    assert "Luck against decisions: 6 lucks of the game with 3 of the players" in shown
    assert re.search(r"^The game's luck +\S+% \(\S+ to \S+\) +\S+% \(\S+ to \S+\)$", shown, re.M)
    data = read_data(tmp_path / "a.json")
    assert sum(share["value"] for share in data["shares"]["wins"].values()) == pytest.approx(1)
    assert data["decisions_matter"]
    assert titles(read_page(tmp_path / "a.html")) == ["What makes results differ"]
    with (tmp_path / "a.csv").open() as file:
        assert [row["decisions_luck"] for row in csv.DictReader(file)] == ["1"] * 24 + ["2"] * 24 + ["3"] * 24
    call(f"{data['command'].removeprefix('deadtown ')} --jobs 2 --out {tmp_path / 'b.json'}")
    assert (tmp_path / "b.json").read_bytes() == (tmp_path / "a.json").read_bytes()


@pytest.mark.parametrize(("words", "said"), [("--lucks 1", "--lucks must be 3"), ("--decisions 1", "--decisions must")])
def test_what_can_not_be_crossed_is_complained_of(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["luck", "dice", "--bots", "keeper,gambler", *words.split()]) == 2
    assert said in capsys.readouterr().err
