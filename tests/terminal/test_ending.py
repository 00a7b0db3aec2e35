"""After the end: another game at the same table, or a look back."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from deadtown.terminal.screen import Screen
from tests.terminal.keyboard import Keyboard, Told, ending, record

WAYS = ("play_all_aim", "take rounds", "end_actions", "end_hunt", "1")


@pytest.fixture(autouse=True)
def somebody_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "interactive", property(lambda screen: True))


def after_the_end(keyboard: Keyboard, *then: str, words: Iterable[str] = ()) -> Told:
    """Play a short game to its end, then type something else."""
    told: list[str] = []

    def typing() -> Iterable[str]:
        while "Play again?" not in "".join(told):
            for line in WAYS:
                told.append(keyboard.capsys.readouterr().out)
                if "Play again?" in "".join(told):
                    break
                yield line
        yield from then

    result = keyboard("play", "--seed", "1", "--option", "turn_cap=2", *words, typing=typing())
    return Told(result.status, "".join(told) + result.out, result.err)


@pytest.mark.parametrize("answer", ["no", "n", "", "quit", "exit"])
def test_no_ends_the_sitting(keyboard: Keyboard, home: Path, answer: str) -> None:
    told = after_the_end(keyboard, answer)
    assert told.status == 0
    assert told.out.count("Final scores") == 1
    assert re.search(r"have 3 points each in 2 turns.* \(ZN-9\.8\)", told.out)
    assert not (home / "data").exists()


def test_the_end_of_input_ends_it_too(keyboard: Keyboard, home: Path) -> None:
    assert after_the_end(keyboard).status == 0
    assert not (home / "data").exists()


def test_yes_begins_another_game_with_the_start_player_that_the_last_one_found(keyboard: Keyboard) -> None:
    told = after_the_end(keyboard, "yes", "log 30")
    first, second = told.out.split("Play again?")
    winners = re.search(r"the game is over\. (.+) wins?( together)?\.", first)
    assert winners
    assert "Zombinion: Player, Hunter bot." in second
    assert re.search(r"starts\. \(ZN-2\.[345]\)", second)
    commitments = re.findall(r"^  ([0-9a-f]{64})$", told.out, re.MULTILINE)
    assert len(set(commitments)) == 2


def test_the_left_neighbour_of_the_winner_starts_the_next_game(keyboard: Keyboard) -> None:
    seats = ("--seat", "me:Anna", "--seat", "me:Bo")
    typing = ["", "play_all_aim", "take zombie", "", "end_hunt"]
    told = keyboard("play", *seats, "--seed", "3", "--option", "turn_cap=1", typing=[*typing, "yes", "", "log"])
    first, second = told.out.split("Play again?")
    won = re.search(r"the game is over\. (\w+) wins\.", first)
    assert won
    other = "Bo" if won[1] == "Anna" else "Anna"
    assert f"{other} starts. (ZN-2.3)" in second


def test_each_game_has_its_own_file(keyboard: Keyboard, home: Path) -> None:
    after_the_end(keyboard, "yes", "play_all_aim", words=("--save-to", "a.jsonl"))
    assert ending(home / "a.jsonl").outcome
    assert record(home / "a-2.jsonl")


def test_one_may_look_back_before_answering(keyboard: Keyboard, home: Path) -> None:
    told = after_the_end(keyboard, "why", "maybe", "log 3", "save kept.jsonl", "no")
    asked = told.out.split("Play again? (yes/no) ")
    assert "The game is over." in asked[1]
    assert "“maybe” is not understood" in asked[2]
    assert "deadtown replay" in asked[4]
    assert ending(home / "kept.jsonl").outcome
    assert keyboard("check", "kept.jsonl").status == 0


def test_even_the_last_decision_can_be_taken_back(keyboard: Keyboard, home: Path) -> None:
    told = after_the_end(keyboard, "undo", "save a.jsonl", "quit")
    assert "is open again" in told.out
    assert keyboard("check", "a.jsonl").status == 0
    assert "saved to be continued" in keyboard("check", "a.jsonl").out


def test_without_anybody_there_nothing_is_asked(keyboard: Keyboard) -> None:
    keyboard.monkeypatch.setattr(Screen, "interactive", property(lambda screen: False))
    told = keyboard.play_out("--seed", "1", "--option", "turn_cap=2")
    assert "Final scores" in told.out
    assert "Play again?" not in told.out
