"""``deadtown levels`` where unequal sides play against each other: each level on each side, with the same luck."""

import re
import signal
from collections.abc import Generator
from pathlib import Path

import pytest

from deadtown.games import GAMES
from deadtown.lab import gathering
from deadtown.lab.playing import Played, Playing
from deadtown.lab.row import Row
from deadtown.lab.side_levels import SideLevels, Tried, sides_oppose
from deadtown.terminal.command import main


def row(winners: list[int], seats: int = 2) -> Row:
    teams = [1 + seat % 2 for seat in range(seats)]
    return Row(4, "rounds", winners, [0] * seats, {"team": teams}, [{} for _ in range(seats)])


def figures(told: str) -> list[str]:
    """The lines with the figures of a side."""
    return [line for line in told.splitlines() if re.search("Bank|Guest", line)]


def test_sides_oppose_in_teams_or_where_there_are_two_seats() -> None:
    names = ("last_night", "zombiaki", "zombinion", "zombies", "humans", "combined")
    assert [name for name in names if sides_oppose(GAMES[name])] == ["last_night", "zombiaki"]
    assert sides_oppose(GAMES["opposed"])
    assert not sides_oppose(GAMES["sided"]), "each guest plays alone"


def test_the_other_side_is_always_played_by_the_middle_level() -> None:
    found = SideLevels(GAMES["opposed"], 6, "1", players=4)
    bots = [plan.bots for plan in found.plans if plan.options["rounds"] == 1]
    easy, normal, hard = "easy", "normal", "hard"
    assert bots == [
        (easy, normal, easy, normal),
        (normal, normal, normal, normal),
        (hard, normal, hard, normal),
        (normal, easy, normal, easy),
        (normal, hard, normal, hard),
    ]
    assert len(found.plans) == 10
    assert {plan.games for plan in found.plans} == {3}, "games are shared among the sets"


def test_all_levels_have_the_same_luck_and_each_set_has_its_own() -> None:
    seeds: dict[int, set[str]] = {1: set(), 4: set()}
    for plan in SideLevels(GAMES["opposed"], 4, "1").plans:
        seeds[plan.options["rounds"]].add(plan.game_seed(0))
    assert all(len(same) == 1 for same in seeds.values())
    assert len(set.union(*seeds.values())) == 2


def test_a_level_gains_what_it_wins_more_with_the_same_luck() -> None:
    """On the first set the bank wins 0 and 0 of two games when it is easy, 1 and 0 as normal, 1 and 1 as hard."""
    found = SideLevels(GAMES["opposed"], 4, "1")
    bank, guest = [0], [1]
    # By set: the bank's easy, all normal, the bank's hard, the guest's easy, the guest's hard.
    found.take_in([row(one) for one in (guest, bank, bank, bank, guest, guest, guest, guest, bank, guest)])
    found.take_in([row(one) for one in (guest, guest, bank, bank, guest, guest, guest, guest, bank, guest)])
    assert found.won[Tried("1", "bank", "normal")] == [1, 0]
    assert found.won[Tried("1", "guest", "normal")] == [0, 1]
    assert found.won[Tried("4", "guest", "easy")] == [0, 0]
    step = found.gain("bank", "easy", "normal")
    assert step is not None
    assert step.value == pytest.approx(((1 + 0) / 2 + 0) / 2)
    step = found.gain("guest", "easy", "normal")
    assert step is not None
    assert step.value == pytest.approx(((0 + 1) / 2 + 1) / 2)
    rate = found.rate("bank", "hard", found.sets)
    assert rate is not None
    assert rate.value == pytest.approx(0.5)


def test_better_bots_are_found_to_be_better_on_either_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["levels", "opposed", "--games", "120", "--seed", "1"]) == 0
    told = capsys.readouterr().out
    assert "opposed: 120 games a match-up, 2 players, seed 1" in told
    for step in ("normal − easy", "hard − normal"):
        assert len(re.findall(rf"{step} +\+\d+\.\d \(\+\d+\.\d to \+\d+\.\d\)$", told, re.M)) == 2, told
    assert re.search(r"^4 +Guest +\d+\.\d% +\d+\.\d% +\d+\.\d%$", told, re.M)


def test_any_number_of_jobs_finds_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in ("1", "2"):
        assert main(["levels", "opposed", "--games", "9", "--players", "4", "--seed", "1", "--jobs", jobs]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "10 games a match-up, 4 players" in told[0], "as many on each set"


def test_one_level_may_be_compared_alone_and_played_by_another_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["levels", "opposed", "--games", "4", "--seed", "1", "--only", "hard", "--as", "hard=loser"]) == 0
    told = capsys.readouterr().out
    assert "hard is loser" in told
    assert "hard − normal" in told
    assert "easy" not in told


def test_one_side_may_be_measured_alone_and_the_same_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["levels", "opposed", "--games", "8", "--seed", "1", "--only", "hard"]
    assert main(words) == 0
    both = capsys.readouterr().out
    assert main([*words, "--side", "guest"]) == 0
    alone = capsys.readouterr().out
    assert "Bank" not in alone
    gain = r"hard − normal +(.*)$"
    assert re.findall(gain, alone, re.M) == re.findall(gain, both, re.M)[1:]


def test_ctrl_c_shows_what_was_found_and_the_rest_is_played_later(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    class Interrupted(Playing):
        def __iter__(self) -> Generator[Played, None, None]:
            for place, played in enumerate(super().__iter__(), 1):
                if place == len(self.plans) + 2:
                    signal.raise_signal(signal.SIGINT)
                yield played

    words = ["levels", "opposed", "--games", "6", "--seed", "1", "--keep", str(tmp_path / "kept.jsonl")]
    with monkeypatch.context() as patch:
        patch.setattr(gathering, "Playing", Interrupted)
        assert main(words) == 130
    told = capsys.readouterr().out
    assert "2 games a match-up" in told
    assert "Stopped after 1 of 3 rounds." in told
    assert main(words) == 0
    continued = capsys.readouterr().out
    assert main(words[:-2]) == 0
    assert continued == capsys.readouterr().out


def test_no_round_is_begun_when_the_time_is_over(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["levels", "opposed", "--games", "4", "--seed", "1", "--hours", "0"]) == 0
    told = capsys.readouterr().out
    assert "The time was over after 0 of 2 rounds." in told
    assert figures(told)[0].split() == ["Bank", "easy", "–"]


def test_a_game_of_two_seats_is_measured_by_side_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["levels", "zombiaki", "--games", "1", "--seed", "1", "--only", "easy", "--lang", "it"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"^Zombi +easy +\d+\.\d% \(", told, re.M)
    assert re.search(r"^Zombiaki! +Umani +\d+\.\d%", told, re.M)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["opposed", "--games", "0"], "--games must be 1 or more"),
        (["opposed", "--players", "9"], "for 2 to 4 players"),
        (["opposed", "--as", "hard"], "there is no bot ''"),
        (["opposed", "--as", "best=keeper"], "the levels are: easy, normal, hard"),
        (["opposed", "--as", "hard=nobody"], "no bot 'nobody'"),
        (["opposed", "--side", "nobody"], "the sides of opposed are"),
        (["zombinion", "--side", "x"], "--side is for games of two unequal sides"),
        (["opposed", "--only", "normal"], "--only easy or --only hard"),
        (["zombinion", "--only", "hard"], "--only is for games of two unequal sides"),
        (["zombinion", "--as", "hard=money"], "--as is for games of two unequal sides"),
        (["zombinion", "--hours", "1"], "--hours is for games of two unequal sides"),
    ],
)
def test_what_can_not_be_measured_is_complained_of(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["levels", *words]) == 2
    assert said in capsys.readouterr().err
