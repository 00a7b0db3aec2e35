"""What docs/write-a-bot.md says is so: its examples run, its tables are complete."""

import re
import runpy
from pathlib import Path

import pytest

from deadtown.games.zombinion.bots import read_strategy
from deadtown.games.zombinion.bots.strategy import ANYTHING, ENTRIES, defaults
from deadtown.games.zombinion.bots.words import COUNTS, GROUPS, WORDS, own_words
from deadtown.kernel import Outcome

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "write-a-bot.md").read_text("utf-8")
EXAMPLES = sorted((ROOT / "examples" / "strategies").glob("*.toml"))


def blocks(language: str) -> list[str]:
    found = re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.M | re.S)
    assert found
    return found


@pytest.mark.parametrize("code", blocks("python"), ids=lambda code: re.search(r"class (\w+)", code)[1])  # type: ignore[index]
def test_python_examples_play_a_game(code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "example.py"
    path.write_text(code)
    names = runpy.run_path(str(path))
    assert isinstance(names["match"].outcome, Outcome)
    assert "Outcome(" in capsys.readouterr().out


def test_the_worked_example_is_the_file_it_names() -> None:
    (example,) = blocks("toml")
    assert (ROOT / "examples" / "strategies" / "first_hunt.toml").read_text("utf-8") == example


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_can_be_read_and_are_mentioned(path: Path) -> None:
    read_strategy(path.read_text("utf-8"))
    assert f"examples/strategies/{path.name}" in PAGE


def test_every_word_is_documented() -> None:
    for word in (*WORDS, *own_words(""), *ENTRIES, *GROUPS, ANYTHING):
        assert f"`{word}`" in PAGE or f"`[{word}]`" in PAGE, word
    for count in COUNTS:
        assert f"`{count}(card)`" in PAGE, count


def test_every_list_but_take_and_gain_has_a_default() -> None:
    assert set(defaults()) == set(ENTRIES) - {"take", "gain", "about"}


def test_the_words_that_all_strategies_have_are_described() -> None:
    described = PAGE.split("Under `[words]`")[1].split("\n\n")[0]
    assert set(defaults()["words"]) <= set(re.findall(r"`([a-z_]+)`", described))
