"""``deadtown analyse`` looks again at a game that is over, and at none that goes on."""

from pathlib import Path

import pytest

from deadtown.bots import analysis as bots_analysis
from deadtown.bots.analysis import AnyFinding, Depth
from deadtown.kernel import Match
from deadtown.terminal import analyse
from tests.terminal.keyboard import Keyboard

SEATS = ("--seat", "me:Anna", "--seat", "bot:hunter:Bob")
LITTLE = Depth(coarse=12, coarse_pairs=4, most=2000, fine=80, fine_pairs=30, refined=6, moments=4, outlook=4)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyse, "QUICK", LITTLE)


@pytest.fixture
def _once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game is analysed once, and told in many ways."""

    def found_before(match: Match, depth: Depth) -> list[AnyFinding]:
        key = match.digest(), depth
        if key not in _found:
            _found[key] = list(bots_analysis.analyse(match, depth))
        return _found[key]

    monkeypatch.setattr(analyse, "analyse", found_before)


_found: dict[tuple[str, Depth], list[AnyFinding]] = {}


@pytest.fixture
def file(keyboard: Keyboard, home: Path) -> str:
    """Anna has played anyhow, and lost."""
    keyboard.played_out(home / "game.jsonl", *SEATS, "--seed", "4", "--option", "turn_cap=6")
    return "game.jsonl"


@pytest.mark.usefixtures("_once")
def test_it_tells_the_chances_what_cost_most_and_how_well_everybody_decided(keyboard: Keyboard, file: str) -> None:
    told = keyboard("analyse", file, "--quick")
    assert (told.status, told.err) == (0, "")
    assert told.lines[0] == "The chance to win, as a spectator could see it"
    assert told.lines[1].split() == ["Decision", "Anna", "Bob"]
    assert "What cost most" in told.lines
    assert any("Anna chose “" in line for line in told.lines)
    assert [line.split()[0] for line in told.lines[-2:]] == ["Anna", "Bob"]


@pytest.mark.usefixtures("_once")
def test_it_tells_the_same_every_time(keyboard: Keyboard, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = keyboard("analyse", file, "--quick").out
    monkeypatch.setattr(analyse, "analyse", bots_analysis.analyse)
    assert keyboard("analyse", file, "--quick").out == told


@pytest.mark.usefixtures("_once")
def test_the_chances_are_shown_through_somebody_s_eyes(keyboard: Keyboard, file: str) -> None:
    told = keyboard("analyse", file, "--quick", "--eyes", "anna")
    assert told.lines[0] == "The chance to win, through the eyes of Anna"


@pytest.mark.usefixtures("_once")
@pytest.mark.parametrize(("language", "first"), [("it", "La probabilità di vincere"), ("fr", "Les chances de gagner")])
def test_it_speaks_other_languages(keyboard: Keyboard, file: str, language: str, first: str) -> None:
    assert keyboard("analyse", file, "--quick", "--lang", language).lines[0].startswith(first)


def test_a_game_that_goes_on_is_not_looked_at(keyboard: Keyboard, home: Path) -> None:
    keyboard("play", *SEATS, "--seed", "4", "--save-to", "saved.jsonl", typing=["play_all_aim"])
    told = keyboard("analyse", "saved.jsonl")
    assert (told.status, told.out) == (2, "")
    assert "not over" in told.err


def test_a_file_that_is_no_record_is_complained_of(keyboard: Keyboard, home: Path) -> None:
    (home / "x.jsonl").write_text("hello\n")
    assert keyboard("analyse", "x.jsonl").status == 2
