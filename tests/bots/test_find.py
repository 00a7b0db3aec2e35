"""Bots are found by name; what can't be found is complained of in one line."""

from dataclasses import replace
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest

from deadtown.bots import RandomBot, SearchBot, bot_for, bot_names, find_bot, find_level, may_name, split_name
from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.games.zombinion.bots import STYLES, StrategyBot, own_strategy
from deadtown.kernel import BadStrategy, BotMaker, Game, Players
from tests.kernel.toy import TOY

GAME = GAMES["zombinion"]


def complaint(name: str, game: Game[Any] = GAME) -> str:
    with pytest.raises(Complaint) as caught:
        find_bot(game, name)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def strategy(folder: Path, text: str | bytes) -> str:
    """The name of a file with this strategy."""
    path = folder / "mine.toml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return str(path)


def test_every_name_on_the_list_is_found() -> None:
    assert bot_names(GAME) == ["random", "money", *STYLES, "hunter", "search"]
    for name in bot_names(GAME):
        assert find_bot(GAME, name)(Random(1)).imagines is (name == "search")


def test_of_a_level_with_several_styles_one_is_made_by_lot() -> None:
    made = {find_bot(GAME, "normal")(Random(luck)).strategy for luck in range(40)}  # type: ignore[attr-defined]
    assert made == set(map(own_strategy, STYLES))


def test_of_a_level_with_one_bot_that_one_is_made_and_nothing_drawn() -> None:
    luck = Random(1)
    assert isinstance(find_bot(GAME, "easy")(luck), RandomBot)
    assert luck.random() == Random(1).random()


def test_a_seat_is_given_its_style_by_the_seed() -> None:
    given = [[bot_for(GAME, "normal", str(seed), seat) for seat in range(6)] for seed in range(60)]
    assert given == [[bot_for(GAME, "normal", str(seed), seat) for seat in range(6)] for seed in range(60)]
    assert all(set(seats[:4]) == set(STYLES) for seats in given), "no style twice while there is another"
    assert all(seats[4:] == seats[:2] for seats in given)
    for seat in range(4):
        assert {seats[seat] for seats in given} == set(STYLES), "each seat may get each style"


def test_who_is_named_is_given_whatever_the_seed() -> None:
    assert {bot_for(GAME, "hunter", str(seed), seed % 4) for seed in range(20)} == {"hunter"}


def test_random_plays_any_game() -> None:
    assert isinstance(find_bot(GAME, "random")(Random(1)), RandomBot)


def test_a_strategy_file_makes_a_bot(tmp_path: Path) -> None:
    maker = find_bot(GAME, strategy(tmp_path, 'take = ["magazine"]'))
    assert isinstance(maker(Random(1)), StrategyBot)


@pytest.mark.parametrize(
    ("name", "seconds", "playouts"),
    [
        ("search", 1.0, 1_000_000),
        ("search:0.3s", 0.3, 1_000_000),
        ("search:0.01s", 0.01, 1_000_000),
        ("search:60s", 60.0, 1_000_000),
        ("search:1", inf, 1),
        ("search:800", inf, 800),
        ("search:1000000", inf, 1_000_000),
    ],
)
def test_a_search_has_its_budget_in_its_name(name: str, seconds: float, playouts: int) -> None:
    bot = find_bot(GAME, name)(Random(1))
    assert isinstance(bot, SearchBot)
    assert (bot.seconds, bot.playouts) == (seconds, playouts)


NO_BUDGETS = ["0", "0s", "0.009s", "60.1s", "1000001", "-5", "1e3", "nans", "infs", "s", "5 s", "1s:2", "٣", "9" * 5000]


@pytest.mark.parametrize("budget", NO_BUDGETS, ids=range(len(NO_BUDGETS)))
def test_a_budget_that_is_none_is_told_what_one_is(budget: str) -> None:
    said = complaint(f"search:{budget}")
    assert "search:0.3s" in said
    assert "search:800" in said
    assert len(said) < 300


def test_a_search_without_the_budget_that_it_promises_is_no_bot() -> None:
    assert "there is no bot 'search:'" in complaint("search:")


@pytest.mark.parametrize("name", ["search", "search:0.3s", "search:3s", "search:5000"])
def test_a_short_search_may_be_asked_for_from_elsewhere(name: str) -> None:
    assert find_level(GAME, name) == (name,)


@pytest.mark.parametrize("name", ["search:", "search:3.1s", "search:5001", "search:0", "search:nonsense", "random:5"])
def test_a_long_one_may_not(name: str) -> None:
    assert not may_name(GAME, name)
    with pytest.raises(Complaint, match="no level or bot"):
        find_level(GAME, name)


@pytest.mark.parametrize(
    ("text", "bot", "more"),
    [
        ("hunter", "hunter", ""),
        ("hunter:Ada", "hunter", "Ada"),
        ("search:Ada", "search", "Ada"),
        ("search:0.3s", "search:0.3s", ""),
        ("search:800 : Ada", "search:800", "Ada"),
        ("hunter:800", "hunter", "800"),
    ],
)
def test_a_budget_belongs_to_the_name_of_a_search(text: str, bot: str, more: str) -> None:
    assert split_name(text) == (bot, more)


def test_an_unknown_name_is_told_the_known_ones() -> None:
    said = complaint("nobody")
    assert "'nobody'" in said
    assert "random, money, " in said


def test_a_missing_file_is_named() -> None:
    assert complaint("nowhere/mine.toml") == "can't read the strategy nowhere/mine.toml: No such file or directory"


def test_a_folder_is_not_a_strategy(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").mkdir()
    assert str(tmp_path / "mine.toml") in complaint(str(tmp_path / "mine.toml"))


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    name = strategy(tmp_path, b"take = ['\xff']")
    assert complaint(name) == f"{name}: not a text in UTF-8"


def test_a_bad_strategy_names_file_line_and_entry(tmp_path: Path) -> None:
    name = strategy(tmp_path, 'take = [\n  "magazine",\n  "magazin",\n]')
    assert complaint(name) == f"{name}: line 3, take: 'magazin': unknown card 'magazin', did you mean 'magazine'?"


def test_a_game_without_strategies_says_so() -> None:
    zombiaki = GAMES["zombiaki"]
    assert (
        complaint("mine.toml", zombiaki)
        == "mine.toml: zombiaki has no strategy files; there a bot of your own is a Python class"
    )
    assert "strategy" not in complaint("nobody", zombiaki)


def test_a_game_may_have_a_language_of_its_own(tmp_path: Path) -> None:
    def maker(text: str) -> BotMaker:
        if text != "roll and hope":
            raise BadStrategy("what?")
        return RandomBot

    game = replace(TOY, players=Players(strategies=maker))
    file = tmp_path / "mine.toml"
    file.write_text("roll and hope")
    assert find_bot(game, str(file)) is RandomBot
    file.write_text("roll")
    assert complaint(str(file), game) == f"{file}: what?"
