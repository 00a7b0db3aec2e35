"""A searching bot at the keyboard: named with its budget, and seen to think."""

from pathlib import Path

import pytest

from tests.terminal.keyboard import Keyboard
from tests.terminal.test_terminal import PROMPT, Terminal

SHORT = ("--option", "turn_cap=2", "--seed", "1", "--seat", "me")


@pytest.mark.parametrize(
    ("seat", "name"),
    [("bot:search:20", "Search bot"), ("bot:search:20:Ada", "Ada"), ("bot:search:0.01s", "Search bot")],
)
def test_a_budget_may_stand_before_the_name(keyboard: Keyboard, seat: str, name: str) -> None:
    told = keyboard("play", "zombinion", *SHORT, "--seat", seat)
    assert told.lines[0] == f"Zombinion: Player, {name}."


def test_a_budget_that_is_none_is_complained_of(keyboard: Keyboard) -> None:
    told = keyboard("play", "zombinion", *SHORT, "--seat", "bot:search:99s")
    assert told.status == 2
    assert "search:0.3s" in told.err


def test_a_game_against_it_can_be_saved_and_continued(keyboard: Keyboard, home: Path) -> None:
    file = str(home / "game.jsonl")
    keyboard("play", "zombinion", *SHORT, "--seat", "bot:search:20", "--save-to", file, typing=["1"])
    told = keyboard("play", "--load", file)
    assert told.lines[0] == "Zombinion: Player, Search bot."
    assert told.err == ""


def test_it_is_seen_to_think_and_leaves_no_trace_of_it() -> None:
    terminal = Terminal("play", "zombinion", *SHORT, "--seat", "bot:search:300")
    try:
        seen = terminal.until(PROMPT)
        while "thinking" not in seen:
            terminal.type("1\n")
            seen = terminal.until(PROMPT)
        assert "playouts" in seen
        after = seen.rpartition("thinking")[2]
        assert "\r\x1b[K" in after
    finally:
        terminal.close()


def test_who_only_reads_lines_reads_nothing_of_it(keyboard: Keyboard) -> None:
    told = keyboard.play_out(*SHORT, "--seat", "bot:search:20")
    assert told.status == 0
    assert "thinking" not in told.out
