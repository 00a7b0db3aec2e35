"""Plans that are played side by side, round by round, by one process or several; and games that were kept."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from deadtown.complaint import Complaint
from deadtown.lab import playing
from deadtown.lab.crews import Chunk, hire
from deadtown.lab.kept import Kept
from deadtown.lab.plan import Plan, make_plan
from deadtown.lab.playing import CHUNK_SECONDS, Played, Playing, next_size
from deadtown.lab.row import Row, read_row, write_row
from deadtown.lab.simulator import GameFailed, Simulator
from tests.lab import worker
from tests.lab.runs import OWN_BOT, lines_of

ROUNDS = 3


def dice(*bots: str, games: int = 40, **options: int) -> Plan:
    return make_plan("dice", bots, games, "test", options)


def plans(games: int = ROUNDS, seed: str = "1", bots: tuple[str, str] = ("keeper", "chaser")) -> list[Plan]:
    options = [{"rounds": count} for count in (1, 4)]
    return [make_plan("opposed", bots, games, seed, one, rotation=False) for one in options]


def keep(path: Path | None) -> Kept:
    return Kept(path, "opposed", "1")


def play(
    played: list[Plan], jobs: int = 1, path: Path | None = None, go_on: Callable[[], bool] = lambda: True
) -> list[tuple[int, int, bytes]]:
    return [(one.place, one.game, one.line) for one in Playing(played, hire(jobs), keep(path), go_on)]


def places(found: list[tuple[int, int, bytes]]) -> list[tuple[int, int]]:
    return [(place, game) for place, game, _ in found]


def forbid_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(simulator: Simulator, index: int) -> Row:
        raise AssertionError("a game is played")

    monkeypatch.setattr(Simulator, "play", fail)


@pytest.mark.parametrize("jobs", [2, 3])
def test_any_number_of_jobs_gives_the_same_rows(jobs: int) -> None:
    plan = make_plan("zombinion", ["random", "money"], 13, "test", {})
    alone = lines_of(plan)
    assert len(alone) == 13
    assert lines_of(plan, jobs) == alone


def test_the_size_of_chunks_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = dice("gambler", "keeper")
    usual = lines_of(plan)
    sizes = []

    def seven(size: int, chunk: Chunk) -> int:
        sizes.append(len(chunk.lines))
        return 7

    monkeypatch.setattr(playing, "next_size", seven)
    assert lines_of(plan, 2) == usual
    assert max(sizes) == 7


def test_more_games_begin_with_the_same_games() -> None:
    assert lines_of(dice("gambler", "keeper", games=30))[:11] == lines_of(dice("gambler", "keeper", games=11))


def test_chunks_grow_while_games_are_quick() -> None:
    assert next_size(4, Chunk([], CHUNK_SECONDS / 100)) == 8
    assert next_size(4, Chunk([], CHUNK_SECONDS * 2)) == 2
    assert next_size(4, Chunk([], CHUNK_SECONDS * 100)) == 1


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_of_each_plan_is_played_before_the_next_of_any(jobs: int) -> None:
    found = play(plans(), jobs)
    assert places(found) == [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)]
    assert [read_row(line) for _, _, line in found] == [
        Simulator(plans()[place]).play(game) for place, game, _ in found
    ]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_round_that_has_begun_is_played_to_its_end(jobs: int) -> None:
    asked = iter([True, True, False])
    assert places(play(plans(), jobs, go_on=lambda: next(asked))) == [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert next(asked, None) is None


@pytest.mark.parametrize("jobs", [1, 2])
def test_all_games_before_one_that_fails_come_out(jobs: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    plan = dice("gambler", "keeper")
    usual = lines_of(plan)
    found: list[bytes] = []
    monkeypatch.setenv(worker.MANNERS, "fail_at_eleven")
    worker.fail_at_eleven(monkeypatch.setattr)
    kept = Kept(tmp_path / "kept.jsonl", "dice", "test")
    with pytest.raises(GameFailed, match="game 12 failed"):
        found.extend(one.line for one in Playing([plan], hire(jobs), kept))
    assert found == usual[:11]
    assert len(kept) == 11


@pytest.mark.parametrize("jobs", [1, 2])
def test_games_that_were_kept_are_not_played_again(jobs: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    found = play(plans(), jobs, path)
    forbid_playing(monkeypatch)
    assert play(plans(), jobs, path) == found
    assert play(plans(games=5), jobs, path, go_on=lambda: False) == found, "there is no time for more"
    assert len(path.read_text().splitlines()) == 1 + 2 + len(found)


def test_a_run_in_pieces_is_the_same_as_one_at_once(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    play(plans(games=1), path=path)
    with path.open("ab") as file:
        file.write(b'{"plan":0,"game":1,"row":[4,"rou')
    assert len(keep(path)) == 2, "a game whose line was cut off is played again"
    assert play(plans(), path=path) == play(plans())
    assert len(keep(path)) == 2 * ROUNDS


def test_other_bots_and_options_are_other_games(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    play(plans(), path=path)
    kept = keep(path)
    assert kept.find(plans()[0], 0) == write_row(Simulator(plans()[0]).play(0))
    assert kept.find(plans(games=99)[0], 0) is not None, "how many games are played does not matter"
    assert kept.find(plans()[0], ROUNDS) is None
    assert kept.find(plans(bots=("chaser", "keeper"))[0], 0) is None
    assert kept.find(plans(seed="2")[0], 0) is None
    assert kept.find(make_plan("opposed", ("keeper", "chaser"), 1, "1", {"rounds": 5}, rotation=False), 0) is None


def test_a_bot_whose_file_has_changed_is_another_bot(tmp_path: Path) -> None:
    mine, path = tmp_path / "mine.py", tmp_path / "kept.jsonl"

    def plan(option: int) -> Plan:
        mine.write_text(OWN_BOT.format(option))
        return make_plan("opposed", ("keeper", str(mine)), 2, "1", {"rounds": 1})

    play([plan(0)], path=path)
    assert keep(path).find(plan(0), 0) is not None
    assert keep(path).find(plan(-1), 0) is None


@pytest.mark.parametrize(("game", "seed"), [("opposed", "2"), ("sided", "1")])
def test_a_file_is_of_one_game_and_seed(game: str, seed: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    play(plans(games=1), path=path)
    with pytest.raises(Complaint, match=f"something else than {game}, rules 1, seed {seed}"):
        Kept(path, game, seed)


def test_a_file_of_other_code_is_complained_of(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    play(plans(games=1), path=path)
    path.write_text(path.read_text().replace('"code":"', '"code":"0'))
    with pytest.raises(Complaint, match="played by other code of Deadtown; begin another file"):
        keep(path)


def test_a_file_of_something_else_is_complained_of(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text("once upon a time\n")
    with pytest.raises(Complaint, match="is no file of games"):
        keep(path)
    with pytest.raises(Complaint, match="nowhere"):
        Kept(tmp_path / "nowhere" / "kept.jsonl", "opposed", "1")


def test_games_that_wait_for_one_before_them_are_counted() -> None:
    games = Playing([dice("gambler", "keeper", games=8)], hire(2))
    found = iter(games)
    first: Played = next(found)
    assert first.game == 0
    while games.waiting < 6:
        time.sleep(0.01)
    assert [one.game for one in found] == list(range(1, 8))
    assert games.waiting == 0
