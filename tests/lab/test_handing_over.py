"""Whoever reads the tables may stop reading: files are written all the same, and before anything is shown."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from deadtown.complaint import Complaint
from deadtown.lab.handing_over import hand_over
from deadtown.lab.tables import open_console
from deadtown.terminal.command import main

DICE = "dice --bots keeper,gambler --games 4 --seed 1"
COMMANDS = {
    "simulate": f"simulate {DICE}",
    "compare": f"compare {DICE} --b rounds=3",
    "compare files": "compare one.csv two.csv",
    "sweep": f"sweep {DICE} --over rounds=1,2",
    "tournament": f"tournament {DICE}",
    "luck": "luck dice --bots keeper,gambler --seed 1 --lucks 3 --decisions 3",
}


@contextmanager
def closed_pipe() -> Iterator[None]:
    """Standard output leads to somebody who has left."""
    reader, writer = os.pipe()
    os.close(reader)
    kept = os.dup(1)
    os.dup2(writer, 1)
    os.close(writer)
    try:
        with open(1, "w", encoding="utf-8", closefd=False) as output, pytest.MonkeyPatch.context() as patch:
            patch.setattr("sys.stdout", output)
            yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)


@pytest.mark.parametrize("command", COMMANDS)
def test_files_are_written_though_nobody_reads_the_tables(
    command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    if command == "compare files":
        for name, rounds in (("one", 1), ("two", 2)):
            assert main(f"simulate {DICE} --option rounds={rounds} --out {name}.csv".split()) == 0
    outs = [f"a{ending}" for ending in (".json", ".csv")]
    with closed_pipe():
        status = main([*COMMANDS[command].split(), *(word for out in outs for word in ("--out", out))])
    assert status == 0, "whoever stops reading knows why"
    assert all((tmp_path / out).stat().st_size for out in outs)


def test_a_report_of_all_games_is_written_though_nobody_reads_how_far_it_is(tmp_path: Path) -> None:
    with closed_pipe():
        status = main(f"report sided --games 2 --seed 1 --out {tmp_path / 'page.md'}".split())
    assert status == 0
    assert (tmp_path / "page.md").exists()


def test_files_are_written_before_anything_is_shown_and_named_after_it(capsys: pytest.CaptureFixture[str]) -> None:
    done: list[str] = []
    console = open_console()
    hand_over(console, [Path("a"), Path("b")], lambda path: done.append(str(path)), lambda: done.append("tables"))
    assert done == ["a", "b", "tables"]
    assert capsys.readouterr().out == "written: a\nwritten: b\n"


def test_a_file_that_can_not_be_written_hides_neither_tables_nor_other_files(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def write(path: Path) -> None:
        if path.name == "full":
            raise Complaint("full can't be written: no space left")

    console = open_console()
    with pytest.raises(Complaint, match="no space left"):
        hand_over(console, [Path("full"), Path("b")], write, lambda: console.print("tables"))
    assert capsys.readouterr().out == "tables\nwritten: b\n"
