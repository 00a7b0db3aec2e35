"""Files that other programs read."""

import csv
from pathlib import Path

import msgspec
import pytest

from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.lab import files, rows
from deadtown.lab.files import check_paths, manifest_path, things_path, write_file
from deadtown.lab.names import Names
from deadtown.lab.plan import make_plan
from deadtown.lab.row import BROKEN_OFF, Row, read_row, write_row
from deadtown.lab.rows import ALWAYS, GAMES_TABLE, THINGS_TABLE, records, write_csv, write_parquet
from deadtown.lab.simulator import Simulator
from tests.lab.runs import run


def read_csv(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_csv_has_a_row_for_each_game_and_seat(tmp_path: Path) -> None:
    summary, lines = run(games=6)
    write_csv(tmp_path / "a.csv", GAMES_TABLE, summary.plan, lines)
    found = read_csv(tmp_path / "a.csv")
    assert list(found[0]) == [*ALWAYS, "turns", "order"]
    assert len(found) == 12
    assert [line["bot"] for line in found[:4]] == ["keeper", "gambler", "gambler", "keeper"]
    assert [(line["game"], line["group"], line["seat"]) for line in found[:5]] == [
        *(("1", "1", "1"), ("1", "1", "2")),
        *(("2", "1", "1"), ("2", "1", "2")),
        ("3", "2", "1"),
    ]
    for place, line in enumerate(found):
        index, seat = divmod(place, 2)
        row = read_row(lines[index])
        assert line["seed"] == summary.plan.game_seed(index)
        assert int(line["score"]) == row.scores[seat]
        assert float(line["won"]) == (seat in row.winners) / len(row.winners)


def test_what_was_taken_has_a_table_of_its_own(tmp_path: Path) -> None:
    summary, lines = run(games=2)
    write_csv(tmp_path / "a.csv", THINGS_TABLE, summary.plan, lines)
    found = [
        (line["game"], line["seat"], line["player"], line["thing"], line["taken"])
        for line in read_csv(tmp_path / "a.csv")
    ]
    assert found == [
        ("1", "1", "keeper", "lead", "2"),
        ("1", "2", "gambler", "gold", "2"),
        ("2", "1", "gambler", "gold", "2"),
        ("2", "2", "keeper", "lead", "2"),
    ]


def test_a_row_tells_the_side_where_sides_are_unequal(tmp_path: Path) -> None:
    summary, lines = run("sided", games=2)
    write_csv(tmp_path / "a.csv", GAMES_TABLE, summary.plan, lines)
    found = [(line["bot"], line["role"]) for line in read_csv(tmp_path / "a.csv")]
    assert found == [("keeper", "bank"), ("gambler", "guest"), ("gambler", "bank"), ("keeper", "guest")]


def test_a_row_tells_the_team_where_seats_play_together(tmp_path: Path) -> None:
    summary, lines = run("paired", ("keeper", "keeper", "gambler", "gambler"), games=1)
    write_csv(tmp_path / "a.csv", GAMES_TABLE, summary.plan, lines)
    found = read_csv(tmp_path / "a.csv")
    assert [line["team"] for line in found] == ["1", "2", "1", "2"]
    assert found[0]["won"] == found[2]["won"] != found[1]["won"] == found[3]["won"]


@pytest.mark.parametrize("table", [GAMES_TABLE, THINGS_TABLE])
def test_parquet_holds_what_csv_holds(table: rows.Table, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    summary, lines = run("zombinion", ["random", "random", "random"], 5, turn_cap=8)
    write_parquet(tmp_path / "a.parquet", table, summary.plan, lines)
    write_csv(tmp_path / "a.csv", table, summary.plan, lines)
    found, told = parquet.read_table(tmp_path / "a.parquet"), read_csv(tmp_path / "a.csv")
    assert found.num_rows == len(told) >= 15
    assert [{name: str(value) for name, value in row.items()} for row in found.to_pylist()] == told
    assert {str(kind) for kind in found.schema.types} == {"string", "double", "int32"}


def test_parquet_gathers_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    summary, lines = run(games=9)
    write_parquet(tmp_path / "a.parquet", GAMES_TABLE, summary.plan, lines)
    assert parquet.ParquetFile(tmp_path / "a.parquet").num_row_groups == 1
    monkeypatch.setattr(rows, "BATCH", 4)
    write_parquet(tmp_path / "b.parquet", GAMES_TABLE, summary.plan, lines)
    assert parquet.ParquetFile(tmp_path / "b.parquet").num_row_groups > 1
    assert parquet.read_table(tmp_path / "a.parquet").equals(parquet.read_table(tmp_path / "b.parquet"))


@pytest.mark.parametrize("name", ["zombinion", "zombiaki", "zombies", "humans", "combined", "last_night"])
def test_the_columns_follow_from_the_game_and_hold_whatever_comes_out(name: str) -> None:
    game = GAMES[name]
    for players in (game.rules.seats[0], game.rules.seats[-1]):
        plan = make_plan(name, ["random"] * players, 1, "columns", {}, longest=600)
        expected = set(GAMES_TABLE.columns(plan))
        line = write_row(Simulator(plan).play(0))
        assert all(set(record) == expected for record in records(GAMES_TABLE, plan, [line]))


def test_a_game_that_was_broken_off_has_no_score(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    plan = make_plan("dice", ["keeper", "gambler"], 1, "1", {})
    lines = [write_row(Row(9, BROKEN_OFF, [], [], {"turns": [1, 1], "order": [1, 2]}, [{}, {}]))]
    write_csv(tmp_path / "a.csv", GAMES_TABLE, plan, lines)
    write_parquet(tmp_path / "a.parquet", GAMES_TABLE, plan, lines)
    assert [(line["score"], line["won"]) for line in read_csv(tmp_path / "a.csv")] == [("", "0.0")] * 2
    assert parquet.read_table(tmp_path / "a.parquet").to_pylist()[0]["score"] is None


def test_a_game_without_figures_has_fewer_columns() -> None:
    summary, lines = run("plain")
    assert list(next(records(GAMES_TABLE, summary.plan, lines))) == list(ALWAYS)


def test_a_summary_as_json_tells_all_figures(tmp_path: Path) -> None:
    summary, lines = run(games=6)
    write_file(tmp_path / "a.json", summary, lines, Names(GAMES["dice"]))
    found = msgspec.json.decode((tmp_path / "a.json").read_bytes())
    keeper = summary.bots[0]
    rate, score = keeper.won.rate(), keeper.score.average()
    assert rate is not None
    assert score is not None
    assert found["bots"][0]["player"] == "keeper"
    assert found["bots"][0]["win_rate"] == rate._asdict()
    assert found["bots"][0]["score"] == score._asdict()
    assert found["manifest"]["digest"] == summary.digest
    assert found["endings"] == {"rounds": 6}
    assert found["things"]["gold"]["name"] == "Gold & silver"
    assert found["things"]["gold"]["taken"] == {"keeper": 0, "gambler": 2}
    assert (found["games"], found["planned"], found["broken_off"]) == (6, 6, 0)


def test_what_has_no_interval_yet_is_null_in_json(tmp_path: Path) -> None:
    summary, lines = run(games=1)
    write_file(tmp_path / "a.json", summary, lines, Names(GAMES["dice"]))
    found = msgspec.json.decode((tmp_path / "a.json").read_bytes())
    assert found["bots"][0]["score"]["low"] is None
    assert found["bots"][0]["roles"] == {}


def test_other_files_lie_beside_the_first() -> None:
    assert manifest_path(Path("x/results.csv")) == Path("x/results.manifest.json")
    assert manifest_path(Path("x/run.json")) == Path("x/run.manifest.json")
    assert manifest_path(Path("x/run.manifest.json")) == Path("x/run.manifest.json")
    assert things_path(Path("x/results.csv")) == Path("x/results.things.csv")


def test_checking_leaves_no_trace(tmp_path: Path) -> None:
    old = tmp_path / "old.csv"
    old.write_text("kept")
    assert check_paths([old, tmp_path / "new.HTML", old], "dice", overwrite=True) == [
        *(old, tmp_path / "new.HTML", tmp_path / "old.things.csv", tmp_path / "old.manifest.json")
    ]
    assert [path.name for path in tmp_path.iterdir()] == ["old.csv"]
    assert old.read_text() == "kept"


@pytest.mark.parametrize("there", ["a.csv", "a.things.csv", "a.manifest.json"])
def test_what_is_there_already_is_not_written_over_unless_told(there: str, tmp_path: Path) -> None:
    (tmp_path / there).write_text("old")
    with pytest.raises(Complaint, match=f"{there} is there already: choose another name, or add --overwrite"):
        check_paths([tmp_path / "a.csv"], "dice")
    assert len(check_paths([tmp_path / "a.csv"], "dice", overwrite=True)) == 3


def test_a_game_in_which_nothing_is_taken_has_no_table_of_that(tmp_path: Path) -> None:
    assert len(check_paths([tmp_path / "a.csv"], "plain")) == 2


def test_a_folder_that_is_missing_is_made(tmp_path: Path) -> None:
    check_paths([tmp_path / "runs" / "today" / "a.csv"], "dice")
    assert list((tmp_path / "runs" / "today").iterdir()) == []


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("a.xlsx", "must end in .parquet, .csv, .html, .json"),
        ("results", "must end in"),
        ("file/a.csv", "file/a.csv can't be written: Not a directory"),
        ("file/deep/a.csv", "file/deep/a.csv can't be written: Not a directory"),
        ("folder.csv", "folder.csv can't be written: Is a directory"),
        ("blocked.csv", "blocked.manifest.json can't be written: Is a directory"),
    ],
)
def test_what_can_not_be_written_is_said_beforehand(tmp_path: Path, name: str, said: str) -> None:
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "blocked.manifest.json").mkdir()
    (tmp_path / "file").touch()
    with pytest.raises(Complaint, match=said):
        check_paths([tmp_path / name], "dice")


@pytest.mark.parametrize("name", ["a.parquet", "a.html"])
def test_a_library_that_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(files, "find_spec", lambda library: None)
    with pytest.raises(Complaint, match=r"needs (pyarrow|matplotlib): pip install 'deadtown\[lab\]'"):
        check_paths([tmp_path / name], "dice")


def test_a_file_is_there_in_full_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    summary, lines = run()

    def fill_the_disk(path: Path, *_: object) -> None:
        path.write_text("half a")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files, "write_csv", fill_the_disk)
    old = tmp_path / "a.csv"
    old.write_text("old")
    with pytest.raises(Complaint, match=r"a\.csv can't be written: No space left on device"):
        write_file(old, summary, lines, Names(GAMES["dice"]))
    assert [path.name for path in tmp_path.iterdir()] == ["a.csv"]
    assert old.read_text() == "old"
