"""A command that was stopped goes on when it is given again, with the same files, and writes over nothing else."""

import signal
from collections.abc import Callable, Generator
from pathlib import Path

import pytest

from deadtown.lab import command, gathering
from deadtown.lab.playing import Played, Playing
from deadtown.terminal.command import main

DICE = "dice --bots keeper,gambler --seed 1 --keep kept.jsonl"
OUTS = ("--out", "a.csv", "--out", "a.json")
COMMANDS = {
    "simulate": f"simulate {DICE} --games 12",
    "compare": f"compare {DICE} --games 12 --b rounds=3",
    "sweep": f"sweep {DICE} --games 12 --over rounds=1,3",
    "tournament": f"tournament {DICE} --games 12",
    "luck": "luck dice --bots keeper,gambler --seed 1 --keep kept.jsonl --lucks 4 --decisions 3",
}


@pytest.fixture
def stop_after(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[int], None]:
    """Press Ctrl-C when so many games are over; never, after 0."""
    monkeypatch.chdir(tmp_path)

    def stop(games: int) -> None:
        class Sent(Playing):
            def __iter__(self) -> Generator[Played, None, None]:
                for place, played in enumerate(super().__iter__(), 1):
                    if place == games:
                        signal.raise_signal(signal.SIGINT)
                    yield played

        for module in (command, gathering):
            monkeypatch.setattr(module, "Playing", Sent)

    return stop


def files() -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in Path().iterdir() if path.suffix in (".csv", ".json")}


@pytest.mark.parametrize("name", COMMANDS)
def test_the_same_command_goes_on_with_its_files(
    name: str, stop_after: Callable[[int], None], capsys: pytest.CaptureFixture[str]
) -> None:
    words = [*COMMANDS[name].split(), *OUTS]
    stop_after(10)
    assert main(words) == 130
    half = files()
    assert main(words) == 130, "it is stopped once more, a little later"
    stop_after(0)
    assert main(words) == 0
    whole = files()
    assert whole.keys() == half.keys()
    assert whole["a.csv"] != half["a.csv"]
    for path in (*whole, "kept.jsonl"):
        Path(path).unlink()
    assert main(words) == 0
    assert files() == whole, "as if it had not been stopped"
    assert main(words) == 2, "a run that has come to its end leaves files that are written over only if told"
    assert "is there already" in capsys.readouterr().err


@pytest.mark.parametrize("change", ["edited", "another file", "another run", "no file of games"])
def test_what_the_run_has_not_written_is_not_written_over(
    change: str, stop_after: Callable[[int], None], capsys: pytest.CaptureFixture[str]
) -> None:
    words = f"{COMMANDS['simulate']} {' '.join(OUTS)}"
    stop_after(10)
    assert main(words.split()) == 130
    stop_after(0)
    if change == "edited":
        Path("a.csv").write_text("my notes")
    elif change == "another file":
        Path("b.csv").write_text("my notes")
        words += " --out b.csv"
    elif change == "another run":
        words += " --option rounds=4"
    else:
        words = words.replace("kept.jsonl", "new.jsonl")
    before = files()
    assert main(words.split()) == 2
    assert files() == before
    assert "is there already: choose another name, or add --overwrite" in capsys.readouterr().err
