"""A game that is left is saved; a game continued goes on as if it had never been left."""

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain, cycle, islice
from pathlib import Path

import pytest

from deadtown.terminal import saves
from tests.terminal.keyboard import BY_TEXT, Keyboard, again_and_again, choices, deadtown, ending, pause, record

SHORT = ("--option", "turn_cap=12", "--seed", "7")


def saved_in(home: Path) -> Path:
    (file,) = (home / "data" / "deadtown").iterdir()
    return file


@pytest.mark.parametrize("lines", [1, 5, 9, 14])
def test_a_game_continued_goes_on_the_same(keyboard: Keyboard, home: Path, lines: int) -> None:
    seats = ("--seat", "me", "--seat", "bot:random", "--seat", "bot:hunter")
    keyboard.played_out(home / "whole.jsonl", *SHORT, *seats)
    keyboard("play", *SHORT, *seats, "--save-to", "parts.jsonl", typing=islice(cycle(BY_TEXT), lines))
    assert len(choices(home / "parts.jsonl")) < len(choices(home / "whole.jsonl"))
    told = keyboard("play", "--load", "parts.jsonl", typing=islice(again_and_again(BY_TEXT), lines, None))
    assert "Final scores" in told.out
    assert ending(home / "parts.jsonl") == ending(home / "whole.jsonl")
    assert record(home / "parts.jsonl") == record(home / "whole.jsonl")


def test_what_was_undone_before_a_pause_stays_undone_after_it(keyboard: Keyboard, home: Path) -> None:
    typing = ["play_all_aim", "take decoy", "undo", "undo", "play_all_aim", "take rounds"]
    keyboard("play", *SHORT, "--save-to", "a.jsonl", typing=typing)
    before = pause(home / "a.jsonl")
    told = keyboard("play", "--load", "a.jsonl", typing=["log 99", "undo"])
    assert "takes Rounds" in told.after("log 99")
    assert "takes Decoy" not in told.after("log 99")
    assert "is open again" in told.after("undo")
    assert pause(home / "a.jsonl").number < before.number
    assert "take decoy" in [choice.option for choice in choices(home / "a.jsonl")]
    assert keyboard("check", "a.jsonl").status == 0


def test_a_loaded_game_tells_what_happened_since_my_last_decision(keyboard: Keyboard) -> None:
    keyboard("play", *SHORT, "--save-to", "a.jsonl", typing=["2", "take rounds", "2", "take rounds"])
    told = keyboard("play", "--load", "a.jsonl")
    assert "The game goes on after" in told.lines[1]
    assert told.out.count("Player takes Rounds.") == 1
    assert "Combat set:" not in told.out
    assert "Supply" in told.out


@pytest.mark.parametrize("typing", [["2"], ["2", "quit"], ["2", "q"]])
def test_the_end_of_input_and_quit_save_in_the_data_folder(keyboard: Keyboard, home: Path, typing: list[str]) -> None:
    told = keyboard("play", "--seed", "1", typing=typing)
    assert told.status == 0
    file = saved_in(home)
    assert told.lines[-1] == f"  deadtown play --load {shlex.quote(str(file))}"
    assert pause(file).number == 1
    assert keyboard("play", "--load", str(file)).status == 0


def test_a_new_game_says_how_the_last_one_is_continued(keyboard: Keyboard, home: Path) -> None:
    keyboard("play", *SHORT, typing=["2"])
    command = f"deadtown play --load {saved_in(home)}"
    assert command in keyboard("play").out
    keyboard.play_out("--load", str(saved_in(home)))
    assert command not in keyboard("play").out


def test_a_game_that_nobody_has_played_leaves_nothing_behind(keyboard: Keyboard, home: Path) -> None:
    for seed in ("1", "2", "3", "4"):
        keyboard("play", "--seed", seed, typing=["quit"])
        keyboard("play", "--seed", seed)
    keyboard("play", "--seat", "me", "--seat", "me", typing=["", "quit"])
    assert not (home / "data").exists()


def test_save_saves_where_it_is_told_and_stays_there(keyboard: Keyboard, home: Path) -> None:
    told = keyboard("play", "--seed", "1", typing=["2", "save here.jsonl", "take rounds"])
    assert f"--load {home / 'here.jsonl'}" in told.after("save here.jsonl")
    assert choices(home / "here.jsonl")[1].option == "take rounds"
    assert not (home / "data").exists()


def test_folders_on_the_way_are_made_and_named(keyboard: Keyboard, home: Path) -> None:
    told = keyboard("play", "--seed", "1", typing=["1", "save deep/er/game.jsonl", "save deep/er/again.jsonl"])
    assert pause(home / "deep" / "er" / "game.jsonl").number == 1
    assert f"The folder {home / 'deep'} is new." in told.says("save deep/er/game.jsonl")
    assert "is new" not in told.says("save deep/er/again.jsonl")
    told = keyboard("play", "--seed", "1", "--save-to", "deeper/a.jsonl", "--lang", "it")
    assert f"La cartella {home / 'deeper'} è nuova." in " ".join(told.out.split())
    assert "is new" not in keyboard("play", typing=["1"]).out, "the data folder is nobody's business"


def test_the_same_game_is_written_over_only_where_somebody_knows_that_it_stands_there(
    keyboard: Keyboard, home: Path
) -> None:
    start = ("play", "--seed", "1")
    keyboard(*start, typing=["1", "1", "1", "save a.jsonl"])
    before = (home / "a.jsonl").read_text()
    told = keyboard(*start, typing=["1", "save a.jsonl", "save b.jsonl", "1", "save b.jsonl"])
    assert "holds this game already, after 3 choices" in told.says("save a.jsonl")
    assert (home / "a.jsonl").read_text() == before
    assert told.out.count("Not saved") == 1
    told = keyboard("play", "--load", "b.jsonl", typing=["1", "save", "save b.jsonl"])
    assert "Not saved" not in told.out, "it was loaded from there"
    told = keyboard(*start, typing=["1", "save a.jsonl", "save a.jsonl"])
    assert "Saved" in told.out
    assert (home / "a.jsonl").read_text() != before


def test_a_game_that_somebody_has_played_is_not_begun_again_over_it(keyboard: Keyboard, home: Path) -> None:
    start = ("play", "--seed", "1", "--option", "turn_cap=3", "--save-to", "a.jsonl")
    keyboard(*start, typing=["1"])
    before = (home / "a.jsonl").read_text()
    told = keyboard(*start, typing=["1"])
    assert told.status == 2
    assert "holds this game already, after 1 choice. Choose another name." in told.err
    assert (home / "a.jsonl").read_text() == before
    bots = ("--seat", "bot:money", "--seat", "bot:money")
    for _ in range(2):
        assert keyboard("play", *bots, *start[1:-1], "b.jsonl").status == 0, "it comes out the same again"


@pytest.mark.parametrize(("asked", "hint"), [((), "La partita riprende"), (("--lang", "fr"), "La partie reprend")])
def test_a_game_goes_on_in_its_language(keyboard: Keyboard, asked: tuple[str, ...], hint: str) -> None:
    keyboard("play", "--seed", "1", "--lang", "it", "--save-to", "a.jsonl", typing=["1", "1"])
    told = keyboard("play", "--load", "a.jsonl", *asked, typing=["1"])
    assert hint in told.lines[1]
    assert hint in keyboard("play", "--load", "a.jsonl").lines[1], "and then it has that one"
    assert keyboard("check", "a.jsonl").status == 0


@pytest.mark.parametrize("told", ["", ',"language":"tlh"'])
def test_a_save_without_a_language_goes_on_in_that_of_the_system(keyboard: Keyboard, home: Path, told: str) -> None:
    keyboard("play", "--seed", "1", "--lang", "it", "--save-to", "a.jsonl", typing=["1"])
    file = home / "a.jsonl"
    file.write_text(file.read_text().replace(',"language":"it"', told))
    assert "The game goes on after" in keyboard("play", "--load", "a.jsonl").lines[1]


def test_the_home_folder_has_a_short_name(keyboard: Keyboard, home: Path) -> None:
    keyboard("play", typing=["1", "save ~/mine.jsonl"])
    assert (home / "mine.jsonl").exists()


def full_disk(*arguments: object) -> None:
    raise OSError(28, "No space left on device")


class TestFailures:
    """A save that fails says so and loses nothing."""

    def test_other_files_are_not_written_over(self, keyboard: Keyboard, home: Path) -> None:
        (home / "notes.txt").write_text("dear diary")
        told = keyboard("play", typing=["1", "save notes.txt", "save ok.jsonl"])
        assert "Not saved" in told.after("save notes.txt")
        assert (home / "notes.txt").read_text() == "dear diary"
        assert pause(home / "ok.jsonl").number >= 1

    def test_another_game_is_not_written_over(self, keyboard: Keyboard, home: Path) -> None:
        keyboard("play", "--seed", "1", "--save-to", "a.jsonl", typing=["1"])
        before = (home / "a.jsonl").read_text()
        told = keyboard("play", "--seed", "2", typing=["1", "save a.jsonl"])
        assert "holds another game" in told.says("save a.jsonl")
        assert keyboard("play", "--seed", "2", "--save-to", "a.jsonl").status == 2
        assert (home / "a.jsonl").read_text() == before

    @pytest.mark.parametrize(("part", "of"), [("fsync", os), ("replace", Path)])
    def test_a_full_disk_leaves_the_old_save_whole(self, keyboard: Keyboard, home: Path, part: str, of: object) -> None:
        keyboard("play", "--seed", "1", "--save-to", "a.jsonl", typing=["1"])
        before = (home / "a.jsonl").read_text()
        keyboard.monkeypatch.setattr(of, part, full_disk)
        told = keyboard("play", "--load", "a.jsonl", typing=["1", "save", "quit", "log", "quit", "quit"])
        assert "No space left on device" in told.says("save")
        assert "once more to leave without saving" in told.says("quit")
        assert (home / "a.jsonl").read_text() == before
        assert {file.name for file in home.iterdir()} == {"a.jsonl"}
        assert told.status == 0

    def test_somewhere_else_is_tried_when_nobody_can_be_asked(self, keyboard: Keyboard, home: Path) -> None:
        keyboard("play", "--seed", "1", "--save-to", "folder/a.jsonl", typing=["1"])

        def typing() -> Iterator[str]:
            yield "1"
            (home / "folder" / "a.jsonl").unlink()
            (home / "folder").rmdir()
            (home / "folder").write_text("in the way")

        told = keyboard("play", "--load", "folder/a.jsonl", typing=typing())
        assert "Not saved" in told.out
        assert str(saved_in(home)) in told.lines[-1]
        assert pause(saved_in(home)).number == 2

    def test_a_game_that_can_be_saved_nowhere_is_an_error(self, keyboard: Keyboard, home: Path) -> None:
        keyboard.monkeypatch.setattr(os, "fsync", full_disk)
        told = keyboard("play", "--seed", "1", typing=["1"])
        assert told.status == 1
        assert " ".join(told.out.split()).count("No space left on device") == 2


def test_a_finished_game_can_not_be_continued(keyboard: Keyboard) -> None:
    keyboard.play_out(*SHORT, "--save-to", "a.jsonl")
    told = keyboard("play", "--load", "a.jsonl")
    assert told.status == 2
    assert "not saved to be continued" in told.err


def test_free_names_are_numbered(home: Path) -> None:
    assert saves.numbered(home / "a.jsonl") == home / "a.jsonl"
    (home / "a.jsonl").touch()
    (home / "a-2.jsonl").touch()
    assert saves.numbered(home / "a.jsonl") == home / "a-3.jsonl"


def until_prompt(process: subprocess.Popen[str], typed: str) -> str:
    """Type a line, and read until the next question."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(typed)
    process.stdin.flush()
    read = ""
    while not read.endswith("\n> "):
        sign = process.stdout.read(1)
        assert sign, read
        read += sign
    return read


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interruption_saves(home: Path, number: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "deadtown", "play", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        until_prompt(process, "")
        assert "plays Bullet" in until_prompt(process, "2\n")
        process.send_signal(number)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    assert out.splitlines()[-1] == f"  deadtown play --load {saved_in(home)}"
    assert pause(saved_in(home)).number == 1


def test_a_reader_who_leaves_early_leaves_a_saved_game(home: Path) -> None:
    command = f"yes 1 | {sys.executable} -m deadtown play --seed 1 --save-to a.jsonl | head -99"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.count("\n") == 99
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr
    assert choices(home / "a.jsonl")


def test_a_save_made_in_another_process_goes_on_here(keyboard: Keyboard, home: Path) -> None:
    typing = chain.from_iterable([line, "\n"] for line in islice(cycle(BY_TEXT), 6))
    deadtown("play", *SHORT, "--save-to", "a.jsonl", typing="".join(typing))
    keyboard("play", "--load", "a.jsonl", typing=islice(again_and_again(BY_TEXT), 6, None))
    keyboard.play_out(*SHORT, "--save-to", "b.jsonl")
    assert ending(home / "a.jsonl") == ending(home / "b.jsonl")
