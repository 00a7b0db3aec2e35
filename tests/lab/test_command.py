"""``deadtown simulate`` from the command line to the files."""

import argparse
import contextlib
import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import msgspec
import pytest

from deadtown.complaint import Complaint
from deadtown.kernel import Option, Sight
from deadtown.lab import command
from deadtown.lab.crews import MOST_JOBS
from deadtown.lab.manifest import read_manifest
from deadtown.lab.playing import Played, Playing
from deadtown.lab.row import Row
from deadtown.lab.simulator import GameFailed, Simulator
from deadtown.terminal.command import main
from tests.lab import worker
from tests.lab.dice import Keeper
from tests.lab.runs import OWN_BOT


def call(words: str) -> int:
    """Run the command with these words."""
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args(words.split()))


def figures(output: str) -> list[str]:
    """What was printed, but for the time that it took."""
    return [line for line in output.splitlines() if "a second" not in line]


def test_everything_worth_knowing_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("zombinion --bots random,money --games 6 --seed 1 --set clash") == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert "random against money: zombinion, Combat set Clash, 6 games, seed 1" in shown.out
    for word in (
        "Win rate (95%)",
        "Shared",
        "Score",
        "Seat 2",
        "First in turn order",
        "Turns of a player",
        "Decisions",
    ):
        assert word in shown.out
    assert re.search(r"^money +6 +\d+ +\d+ +\d+\.\d% \(\d+\.\d–\d+\.\d\) +-?\d+\.\d\d ± \d+\.\d\d$", shown.out, re.M)
    assert "This shows what goes with winning, not what causes it" in shown.out
    assert re.search(r"^Many More Zombies( \*)? +\d\.\d\d +\d\.\d\d +\d+\.\d% \(", shown.out, re.M)
    assert re.search(r"^[\d,]+ decisions a second, [\d,]+ games a second; [\d.]+ seconds$", shown.out, re.M)


def test_any_number_of_jobs_shows_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for jobs in (1, 2, 3):
        assert call(f"dice --bots keeper,gambler,keeper --games 50 --seed 1 --jobs {jobs}") == 0
        shown.append(figures(capsys.readouterr().out))
    assert shown[0] == shown[1] == shown[2]


def test_names_are_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("dice --bots keeper,gambler --games 4 --lang it") == 0
    assert "Oro" in capsys.readouterr().out


def test_without_a_seed_one_is_found_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    seeds = set()
    for _ in range(2):
        call("dice --bots keeper,gambler --games 2")
        seeds.update(re.findall(r"seed ([0-9a-f]{8})$", capsys.readouterr().out, re.M))
    assert len(seeds) == 2


def test_a_group_that_is_not_complete_is_mentioned(capsys: pytest.CaptureFixture[str]) -> None:
    call("dice --bots keeper,gambler --games 3")
    assert "The last group is not complete" in capsys.readouterr().out
    call("dice --bots keeper,gambler --games 4")
    assert "The last group is not complete" not in capsys.readouterr().out


def test_files_are_written_and_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    outs = " ".join(f"--out {tmp_path / name}" for name in ("a.csv", "a.html", "a.parquet", "b.json"))
    assert call(f"dice --bots keeper,gambler --games 4 --seed 1 {outs}") == 0
    written = {path.name for path in tmp_path.iterdir()}
    assert written == {
        *("a.csv", "a.things.csv", "a.html", "a.parquet", "a.things.parquet"),
        *("b.json", "a.manifest.json"),
    }
    assert read_manifest(tmp_path / "b.json") == read_manifest(tmp_path / "a.manifest.json")
    shown = capsys.readouterr().out
    assert all(f"written: {tmp_path / name}\n" in shown for name in written)


def test_a_manifest_reproduces_the_simulation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = tmp_path / "a.csv"
    assert call(f"zombinion --bots random,money --games 5 --seed x --option turn_cap=9 --out {first}") == 0
    shown = figures(capsys.readouterr().out)
    again = tmp_path / "b.csv"
    assert call(f"--manifest {tmp_path / 'a.manifest.json'} --jobs 2 --out {again}") == 0
    assert first.read_bytes() == again.read_bytes()
    repeated = figures(capsys.readouterr().out)
    digest = read_manifest(tmp_path / "a.manifest.json").digest
    assert repeated[-1] == f"The digest agrees: {digest}, the same 5 games."
    assert [line for line in repeated[:-1] if "written" not in line] == [
        line for line in shown if "written" not in line
    ]


def test_the_command_of_a_manifest_reproduces_it_too(tmp_path: Path) -> None:
    call(f"dice --bots keeper,gambler --games 5 --seed x --option rounds=4 --longest 18 --out {tmp_path / 'a.json'}")
    told = read_manifest(tmp_path / "a.json").command.removeprefix("deadtown simulate ")
    call(f"{told} --out {tmp_path / 'b.json'}")
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()


def test_sides_and_how_often_each_won_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("zombiaki --bots instinct,random --games 6 --seed 1") == 0
    shown = capsys.readouterr().out
    assert re.search(r"^Zombies +6 +\d+\.\d% \(\d+\.\d–\d+\.\d\) +\d+\.\d% \(.+\) +\d+\.\d% \(", shown, re.M)
    assert "Turns of a player" in shown


def test_a_former_name_of_a_bot_is_understood_and_not_written(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    assert call(f"zombiaki --bots warden,random --games 2 --seed 1 --out {path}") == 0
    told = read_manifest(path)
    assert told.bots == ["instinct", "random"]
    assert "warden" not in path.read_text()
    path.write_text(path.read_text().replace('"instinct"', '"warden"'))
    assert call(f"--manifest {path}") == 0, "an old manifest is run again, to the same end"


def test_without_rotation_each_bot_plays_one_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.json"
    assert call(f"sided --bots keeper,gambler --games 5 --seed 1 --no-rotation --out {path}") == 0
    shown = capsys.readouterr().out
    assert "no rotation, 5 games" in shown
    assert "not complete" not in shown
    assert re.search(r"^Bank +5 +\S+ \(\S+\) +\d+\.\d% \(\S+\) +–$", shown, re.M)
    told = read_manifest(path)
    assert not told.rotation
    assert told.command.endswith("--no-rotation")
    assert call(f"--manifest {path}") == 0
    with pytest.raises(Complaint, match="leave out --no-rotation"):
        call(f"--manifest {path} --no-rotation")


def test_a_digest_that_differs_is_said_and_gives_status_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.json"
    call(f"dice --bots keeper,gambler --games 4 --seed 1 --out {path}")
    changed = msgspec.structs.replace(read_manifest(path), seed="2", python="3.0.0")
    path.write_bytes(msgspec.json.encode(changed))
    assert call(f"--manifest {path}") == 1
    assert re.search(r"The digest differs: \w+ then, \w+ now \(Python 3\.0\.0 then", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "which game"),
        ("dice", "who plays"),
        ("chess --bots a,b", "no game 'chess'"),
        ("dice --bots keeper", "2 to 3 players"),
        ("dice --bots keeper,", "''"),
        ("dice --bots keeper,nobody", "nobody"),
        ("dice --bots keeper,gambler --games 0", "--games must be 1 or more"),
        ("dice --bots keeper,gambler --games -3", "--games must be 1 or more"),
        ("dice --bots keeper,gambler --jobs 0", "--jobs must be 1 or more"),
        (f"dice --bots keeper,gambler --jobs {MOST_JOBS + 1}", f"at most {MOST_JOBS} on this machine"),
        ("dice --bots keeper,gambler --set clash", "no sets"),
        ("zombinion --bots random,random --set clsh", "no 'clsh'"),
        ("zombinion --bots random,random --option turn_cap=-1", "ZN-9.9"),
        ("dice --bots keeper,gambler --option rounds=x", "whole number"),
        ("dice --bots keeper,gambler --out a.txt", "must end in"),
        ("dice --bots keeper,gambler --out /dev/null/all.csv", "can't be written"),
        ("dice --bots keeper,gambler --lang xx", "xx"),
        ("--manifest nowhere.json", "can't be read"),
        ("dice --manifest a.json", "leave out a game"),
        ("--manifest a.json --games 3", "leave out --games"),
        ("--manifest a.json --option rounds=3", "leave out --option"),
    ],
)
def test_a_mistake_is_said_in_one_line_before_a_game_is_played(
    words: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def play(simulator: Simulator, index: int) -> Row:
        raise AssertionError("a game is played")

    monkeypatch.setattr(Simulator, "play", play)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Complaint, match=re.escape(said)) as complaint:
        call(words)
    assert "\n" not in str(complaint.value)
    assert list(tmp_path.iterdir()) == []


def send_after(games: int, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Send a signal, such as that of Ctrl-C, while the simulation is under way."""

    class Sent(Playing):
        def __iter__(self) -> Generator[Played, None, None]:
            for place, played in enumerate(super().__iter__(), 1):
                if place == games:
                    signal.raise_signal(number)
                yield played

    monkeypatch.setattr(command, "Playing", Sent)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_who_stops_it_is_shown_and_keeps_what_was_done(
    jobs: int,
    number: int,
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    send_after(4, number, monkeypatch)
    before = signal.getsignal(number)
    words = f"dice --bots keeper,gambler --games 100000 --seed 1 --jobs {jobs} --out {tmp_path / 'a.json'}"
    assert call(words) == status
    assert signal.getsignal(number) is before
    shown = capsys.readouterr().out
    assert read_manifest(tmp_path / "a.json").games == 3
    assert "Stopped after 3 of 100,000 games: all above is about those." in shown
    assert ", 3 games, seed 1" in shown
    monkeypatch.setattr(command, "Playing", Playing)
    assert call(f"--manifest {tmp_path / 'a.json'}") == 0


def test_a_game_that_takes_long_is_given_up_when_somebody_stops_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def press(bot: Keeper, sight: Sight) -> Option:
        signal.raise_signal(signal.SIGINT)
        raise AssertionError("it goes on")

    monkeypatch.setattr(Keeper, "choose", press)
    assert call("dice --bots keeper,gambler --games 10") == 130
    assert capsys.readouterr().out == "Stopped after 0 of 10 games: nothing was written.\n"


def test_a_game_that_fails_loses_none_of_those_before_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    usual = Simulator.play

    def play(simulator: Simulator, index: int) -> Row:
        if index == 5:
            raise GameFailed("game 6 failed")
        return usual(simulator, index)

    monkeypatch.setattr(Simulator, "play", play)
    with pytest.raises(GameFailed, match="game 6 failed"):
        call(f"dice --bots keeper,gambler --games 10 --seed 1 --out {tmp_path / 'a.json'}")
    assert "Stopped after 5 of 10 games: all above is about those." in capsys.readouterr().out
    assert read_manifest(tmp_path / "a.json").games == 5


def test_it_ends_when_win_rates_are_known_well_enough(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for jobs in (1, 2):
        call(f"dice --bots keeper,gambler --seed 1 --until 8 --jobs {jobs} --out {tmp_path / f'{jobs}.json'}")
        shown.append(figures(capsys.readouterr().out))
    assert [line for line in shown[0] if "written" not in line] == [line for line in shown[1] if "written" not in line]
    assert shown[0][-1] == "Narrow enough after 128 games."
    rates = [read_manifest(tmp_path / f"{jobs}.json").digest for jobs in (1, 2)]
    assert rates[0] == rates[1]
    assert call(f"--manifest {tmp_path / '1.json'}") == 0


def test_games_that_do_not_end_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("dice --bots keeper,gambler --games 4 --seed 1 --option rounds=9 --longest 30") == 0
    shown = capsys.readouterr().out
    assert "4 games did not end within 30 decisions: broken off, and won by nobody." in shown
    assert re.search(r"^Broken off +4 +100\.0%$", shown, re.M)
    assert "Score" not in shown.split("Win rate of")[1]


def test_what_was_kept_is_not_played_again_and_the_rest_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = "dice --bots keeper,gambler --seed 1 --games"
    assert call(f"{words} 9") == 0
    at_once = figures(capsys.readouterr().out)
    keep = f"--keep {tmp_path / 'kept.jsonl'}"
    assert call(f"{words} 4 {keep}") == 0
    capsys.readouterr()
    played = []
    usual = Simulator.play

    def play(simulator: Simulator, index: int) -> Row:
        played.append(index)
        return usual(simulator, index)

    monkeypatch.setattr(Simulator, "play", play)
    assert call(f"{words} 9 {keep}") == 0
    assert figures(capsys.readouterr().out) == at_once
    assert played == [4, 5, 6, 7, 8]


def test_a_bot_of_ones_own_plays_and_is_named_by_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "firstling.py"
    mine.write_text(OWN_BOT.format(0))
    assert call(f"dice --bots {mine},keeper --games 4 --seed 1 --out {tmp_path / 'a.json'}") == 0
    shown = capsys.readouterr().out
    assert "firstling against keeper" in shown
    assert str(tmp_path) not in shown.split("written")[0]
    mine.write_text(OWN_BOT.format(-1))
    assert call(f"--manifest {tmp_path / 'a.json'}") == 0, "it is played as it was"
    assert f"{mine} is not what it was: it is played from the manifest." in capsys.readouterr().out


def test_one_of_the_games_can_be_written_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    assert call(f"zombinion --bots random,money --games 5 --seed 1 --option turn_cap=5 --record 2 --out {path}") == 0
    assert capsys.readouterr().out == f"written: {path}\n"
    assert main(["check", str(path)]) == 0
    with pytest.raises(Complaint, match="is there already"):
        call(f"zombinion --bots random,money --games 5 --seed 1 --record 2 --out {path}")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--record 2", "--out game.jsonl"),
        ("--record 9 --out a.jsonl", "the games are 1 to 5"),
        ("--longest 0", "1 or more"),
    ],
)
def test_what_can_not_be_written_down_is_complained_of(words: str, said: str) -> None:
    with pytest.raises(Complaint, match=said):
        call(f"dice --bots keeper,gambler --games 5 {words}")


def test_a_ctrl_c_for_others_does_not_stop_what_runs_in_the_background(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A shell without job control has Ctrl-C ignored by what it starts there."""
    send_after(1, signal.SIGINT, monkeypatch)
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        assert call("dice --bots keeper,gambler --games 6") == 0
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
    assert ", 6 games" in capsys.readouterr().out


def test_a_ctrl_c_that_reaches_the_processes_does_not_hurt_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A terminal sends it to all of them."""
    monkeypatch.setenv(worker.MANNERS, "press_ctrl_c")
    assert call("dice --bots keeper,gambler --games 6 --jobs 2") == 0
    assert ", 6 games" in capsys.readouterr().out


def test_a_bar_shows_the_progress_on_a_terminal() -> None:
    words = ("zombinion", "--bots", "random,random", "--games", "40", "--option", "turn_cap=20", "--jobs", "2")
    screen, terminal = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
    with subprocess.Popen(
        [sys.executable, "-m", "deadtown", "simulate", *words],
        stdout=subprocess.PIPE,
        stderr=terminal,
        env=environment,
        text=True,
    ) as process:
        os.close(terminal)
        bar = b""
        with contextlib.suppress(OSError):
            while read := os.read(screen, 4096):
                bar += read
        os.close(screen)
        shown, _ = process.communicate()
    assert process.returncode == 0
    assert b"playing" in bar
    assert re.search(rb"\d+/40", bar)
    assert "playing" not in shown
