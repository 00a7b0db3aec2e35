"""Tables that other programs read."""

import csv
from pathlib import Path

import pytest

from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.lab import files
from deadtown.lab.files import check_paths, manifest_path, records, write_csv, write_files, write_parquet
from deadtown.lab.names import Names
from deadtown.lab.simulate import read_rows
from tests.lab.runs import run


def test_csv_has_a_row_for_each_game_and_seat(tmp_path: Path) -> None:
    summary, chunks = run(games=6)
    write_csv(tmp_path / "a.csv", summary, chunks)
    with (tmp_path / "a.csv").open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    rows = read_rows(b"".join(chunks))
    assert list(found[0]) == [*files.ALWAYS, "order", "turns", "taken_gold", "taken_lead"]
    assert len(found) == 12
    assert [line["bot"] for line in found[:4]] == ["keeper", "gambler", "gambler", "keeper"]
    assert [(line["game"], line["group"], line["seat"]) for line in found[:5]] == [
        *(("1", "1", "1"), ("1", "1", "2")),
        *(("2", "1", "1"), ("2", "1", "2")),
        ("3", "2", "1"),
    ]
    for place, line in enumerate(found):
        index, seat = divmod(place, 2)
        assert line["seed"] == summary.plan.game_seed(index)
        assert int(line["score"]) == rows[index].scores[seat]
        assert float(line["won"]) == (seat in rows[index].winners) / len(rows[index].winners)
        gold = 2 if line["bot"] == "gambler" else 0
        assert (line["taken_gold"], line["taken_lead"]) == (str(gold), str(2 - gold))


def test_a_row_tells_the_side_where_sides_are_unequal(tmp_path: Path) -> None:
    summary, chunks = run("sided", games=2)
    write_csv(tmp_path / "a.csv", summary, chunks)
    with (tmp_path / "a.csv").open(encoding="utf-8", newline="") as file:
        found = [(line["bot"], line["role"]) for line in csv.DictReader(file)]
    assert found == [("keeper", "bank"), ("gambler", "guest"), ("gambler", "bank"), ("keeper", "guest")]


def test_a_row_tells_the_team_where_seats_play_together(tmp_path: Path) -> None:
    summary, chunks = run("paired", ("keeper", "keeper", "gambler", "gambler"), games=1)
    write_csv(tmp_path / "a.csv", summary, chunks)
    with (tmp_path / "a.csv").open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    assert [line["team"] for line in found] == ["1", "2", "1", "2"]
    assert found[0]["won"] == found[2]["won"] != found[1]["won"] == found[3]["won"]


def test_parquet_holds_what_csv_holds(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    summary, chunks = run("zombinion", ["random", "random", "random"], 5, turn_cap=8)
    write_parquet(tmp_path / "a.parquet", summary, chunks)
    write_csv(tmp_path / "a.csv", summary, chunks)
    table = parquet.read_table(tmp_path / "a.parquet")
    with (tmp_path / "a.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert table.num_rows == len(lines) == 15
    assert [{name: str(value) for name, value in row.items()} for row in table.to_pylist()] == lines
    assert {str(kind) for kind in table.schema.types} == {"string", "double", "int32"}


def test_parquet_gathers_small_chunks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    summary, chunks = run(games=9)
    assert len(chunks) > 2
    write_parquet(tmp_path / "a.parquet", summary, chunks)
    assert parquet.ParquetFile(tmp_path / "a.parquet").num_row_groups == 1
    monkeypatch.setattr(files, "BATCH", 4)
    write_parquet(tmp_path / "b.parquet", summary, chunks)
    assert parquet.ParquetFile(tmp_path / "b.parquet").num_row_groups > 1
    assert parquet.read_table(tmp_path / "a.parquet").equals(parquet.read_table(tmp_path / "b.parquet"))


def test_a_game_without_figures_has_fewer_columns() -> None:
    summary, chunks = run("plain")
    assert files.columns(summary) == list(files.ALWAYS)
    assert set(next(records(summary.plan, chunks))[0]) == set(files.ALWAYS)


def test_the_manifest_lies_beside_the_first_file() -> None:
    assert manifest_path(Path("x/results.csv")) == Path("x/results.manifest.json")
    assert manifest_path(Path("x/run.json")) == Path("x/run.json")


def test_checking_leaves_no_trace(tmp_path: Path) -> None:
    old = tmp_path / "old.csv"
    old.write_text("kept")
    assert check_paths([old, tmp_path / "new.HTML", old]) == [
        *(old, tmp_path / "new.HTML", tmp_path / "old.manifest.json")
    ]
    assert [path.name for path in tmp_path.iterdir()] == ["old.csv"]
    assert old.read_text() == "kept"


def test_a_folder_that_is_missing_is_made(tmp_path: Path) -> None:
    check_paths([tmp_path / "runs" / "today" / "a.csv"])
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
        check_paths([tmp_path / name])


@pytest.mark.parametrize("name", ["a.parquet", "a.html"])
def test_a_library_that_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(files, "find_spec", lambda library: None)
    with pytest.raises(Complaint, match=r"needs (pyarrow|matplotlib): pip install deadtown\[lab\]"):
        check_paths([tmp_path / name])


def test_a_file_is_there_in_full_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    summary, chunks = run()

    def fill_the_disk(path: Path, *_: object) -> None:
        path.write_text("half a")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files, "write_csv", fill_the_disk)
    old = tmp_path / "a.csv"
    old.write_text("old")
    with pytest.raises(Complaint, match=r"a\.csv can't be written: No space left on device"):
        write_files([old], summary, chunks, Names(GAMES["dice"]))
    assert [path.name for path in tmp_path.iterdir()] == ["a.csv"]
    assert old.read_text() == "old"
