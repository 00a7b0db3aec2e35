"""Plans that are played side by side, round by round; and games that were kept."""

from collections.abc import Callable
from pathlib import Path

import pytest

from deadtown.complaint import Complaint
from deadtown.lab.kept import Kept
from deadtown.lab.plan import Plan, make_plan
from deadtown.lab.rounds import Played, play_rounds
from deadtown.lab.simulate import Row, Simulator

ROUNDS = 3


def plans(games: int = ROUNDS, seed: str = "1", bots: tuple[str, str] = ("keeper", "chaser")) -> list[Plan]:
    options = [{"rounds": count} for count in (1, 4)]
    return [make_plan("opposed", bots, games, seed, one, rotation=False) for one in options]


def play(
    played: list[Plan], jobs: int = 1, path: Path | None = None, go_on: Callable[[], bool] = lambda: True
) -> list[Played]:
    return list(play_rounds(played, jobs, Kept(path, "opposed", "1"), go_on))


def forbid_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(simulator: Simulator, index: int) -> Row:
        raise AssertionError("a game is played")

    monkeypatch.setattr(Simulator, "play", fail)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_of_each_plan_is_played_before_the_next_of_any(jobs: int) -> None:
    found = play(plans(), jobs)
    assert [(one.place, one.game) for one in found] == [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)]
    assert [one.row for one in found] == [Simulator(plans()[one.place]).play(one.game) for one in found]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_round_that_has_begun_is_played_to_its_end(jobs: int) -> None:
    asked = iter([True, True, False])
    found = play(plans(), jobs, go_on=lambda: next(asked))
    assert [(one.place, one.game) for one in found] == [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert next(asked, None) is None


@pytest.mark.parametrize("jobs", [1, 2])
def test_games_that_were_kept_are_not_played_again(jobs: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    found = play(plans(), jobs, path)
    forbid_playing(monkeypatch)
    assert play(plans(), jobs, path) == found
    assert play(plans(games=5), jobs, path, go_on=lambda: False) == found, "there is no time for more"
    assert len(path.read_text().splitlines()) == 1 + len(found)


def test_a_run_in_pieces_is_the_same_as_one_at_once(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    play(plans(games=1), path=path)
    with path.open("ab") as file:
        file.write(b'{"bots":["keeper","cha')
    assert len(Kept(path, "opposed", "1")) == 2, "a game whose line was cut off is played again"
    assert play(plans(), path=path) == play(plans())
    assert len(Kept(path, "opposed", "1")) == 2 * ROUNDS


def test_other_bots_and_options_are_other_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kept = Kept(tmp_path / "kept.jsonl", "opposed", "1")
    list(play_rounds(plans(), 1, kept, lambda: True))
    assert kept.find(plans()[0], 0) is not None
    assert kept.find(plans()[0], ROUNDS) is None
    assert kept.find(plans(bots=("chaser", "keeper"))[0], 0) is None
    assert kept.find(plans(seed="2")[0], 0) is None
    assert kept.find(make_plan("opposed", ("keeper", "chaser"), 1, "1", {"rounds": 5}, rotation=False), 0) is None


@pytest.mark.parametrize(("game", "seed"), [("opposed", "2"), ("sided", "1")])
def test_a_file_is_of_one_game_and_seed(game: str, seed: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    play(plans(games=1), path=path)
    with pytest.raises(Complaint, match=f"something else than {game}, rules 1, seed {seed}"):
        Kept(path, game, seed)


def test_a_file_of_something_else_is_complained_of(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text("once upon a time\n")
    with pytest.raises(Complaint, match="is no file of games"):
        Kept(path, "opposed", "1")
    with pytest.raises(Complaint, match="nowhere"):
        Kept(tmp_path / "nowhere" / "kept.jsonl", "opposed", "1")
