"""The command itself: version, help, lists, and what is loaded for them."""

import subprocess
import sys

import pytest

from deadtown import __version__
from deadtown.games import GAMES
from tests.terminal.keyboard import Keyboard, deadtown

LOADED = """
import sys
from deadtown.terminal.command import main
main(sys.argv[1:])
heavy = "rich fluent msgspec matplotlib litestar uvicorn sqlalchemy".split()
heavy += [f"deadtown.{room}" for room in ("text", "lab", "table", "web")]
print(sorted(set(heavy) & set(sys.modules)))
"""


def loaded(*words: str) -> str:
    done = subprocess.run([sys.executable, "-c", LOADED, *words], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[-1]


def test_the_version_is_told_without_loading_anything() -> None:
    assert loaded("--version") == "[]"
    assert deadtown("--version").stdout == f"deadtown {__version__}\n"


def test_help_is_shown_without_loading_anything() -> None:
    assert loaded("--help") == "[]"


def test_only_simulations_load_what_draws_pictures() -> None:
    assert "matplotlib" not in loaded("games")


def test_only_the_server_loads_what_serves_and_its_help_does_without() -> None:
    loaded_for_games = loaded("games")
    for part in ("litestar", "uvicorn", "sqlalchemy", "deadtown.table", "deadtown.web"):
        assert part not in loaded_for_games
    assert loaded("serve", "--help") == "['deadtown.web', 'msgspec']"


def test_without_a_command_help_is_shown(keyboard: Keyboard) -> None:
    told = keyboard()
    assert told.status == 0
    for command in ("serve", "play", "simulate", "replay", "check", "rules", "games", "bots"):
        assert command in told.out


@pytest.mark.parametrize("command", ["serve", "play", "simulate", "replay", "check", "rules", "games", "bots"])
def test_every_command_has_help(keyboard: Keyboard, command: str) -> None:
    told = keyboard(command, "--help")
    assert (told.status, told.err) == (0, "")
    assert told.out.startswith(f"usage: deadtown {command}")


def test_games_are_listed_with_their_options(keyboard: Keyboard) -> None:
    told = keyboard("games")
    assert "zombinion: 2 to 4 players" in told.out
    words = " ".join(told.out.split())
    assert "combat_set first_game, shoot_em_up, clash" in words
    assert "offer_cut off, on After each shuffle" in words
    assert "hx_seats shotgun_guy|zombie_player,… On which side each seat plays" in words
    assert "da 2 a 4 giocatori" in keyboard("games", "--lang", "it").out


@pytest.mark.parametrize(("lang", "line"), [("en", "2 players"), ("it", "2 giocatori"), ("fr", "2 joueurs")])
def test_a_game_for_a_certain_number_says_so(keyboard: Keyboard, lang: str, line: str) -> None:
    assert f"zombiaki: {line}" in keyboard("games", "--lang", lang).lines


def test_cards_are_listed_with_their_names_in_options(keyboard: Keyboard) -> None:
    told = keyboard("cards", "zombiaki", "--lang", "it")
    assert told.status == 0
    assert told.lines[0] == "Zombiaki!: 43 tipi di carta"
    assert any(line.split() == ["wall_6", "Muro", "1"] for line in told.lines)
    assert any(line.split() == ["shot_1", "Shot", "7"] for line in keyboard("cards", "zombiaki").lines)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_lists_its_cards(keyboard: Keyboard, game: str) -> None:
    told = keyboard("cards", game)
    assert told.status == 0
    assert len(told.lines) > 20
    assert all(line.split()[-1].isdecimal() for line in told.lines[1:-1])


def test_bots_are_listed(keyboard: Keyboard) -> None:
    told = keyboard("bots", "zombinion")
    assert told.status == 0
    assert {"random", "money", "hunter"} <= set(told.lines)


def test_the_language_is_that_of_the_system(keyboard: Keyboard) -> None:
    keyboard.monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "de 2 à 4 joueurs" in keyboard("games").out
    keyboard.monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "da 2 a 4 giocatori" in keyboard("games").out
    keyboard.monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "2 to 4 players" in keyboard("games").out


def test_rules_are_read_by_section_clause_and_words(keyboard: Keyboard) -> None:
    sections = keyboard("rules", "zombinion")
    assert "7. Handling cards" in sections.out
    clause = keyboard("rules", "zombinion", "zn-7.2")
    assert clause.out.count("ZN-7.2 ") == 1
    assert clause.out == keyboard("rules", "zombinion", "7.2").out
    section = keyboard("rules", "zombinion", "7")
    assert section.out.count("  ZN-7.") == 19
    card = keyboard("rules", "zombinion", "11.6")
    assert [card.out.count(f"ZN-11.6.{number}") for number in (1, 2, 3)] == [1, 1, 1]
    found = keyboard("rules", "zombinion", "shuffle", "decoy")
    assert "ZN-11.6.2" in found.out
    assert "ZN-9.1" not in found.out
    assert "No rule has the words" in keyboard("rules", "zombinion", "unicorn").out


def test_rules_are_read_in_three_languages(keyboard: Keyboard) -> None:
    texts = [keyboard("rules", "zombinion", "7.2", "--lang", language).out for language in ("en", "it", "fr")]
    assert len(set(texts)) == 3
    assert all("ZN-7.2" in text for text in texts)
