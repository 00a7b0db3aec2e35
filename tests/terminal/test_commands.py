"""What one may type besides an answer."""

import re
from pathlib import Path

import pytest

from deadtown.games import GAMES
from deadtown.kernel.record import Undo
from deadtown.terminal.commands import ALONE, COMMANDS, find_command, words_of
from deadtown.text import LANGUAGES, Speaker
from tests.terminal.keyboard import Keyboard, Told, choices, pause, record

ZOMBINION = GAMES["zombinion"]


def at_table(keyboard: Keyboard, *typing: str, words: tuple[str, ...] = (), lang: str = "en") -> Told:
    return keyboard("play", "--seed", "1", "--lang", lang, *words, typing=typing)


def test_why_answers_for_every_card_in_hand_and_every_pile(keyboard: Keyboard) -> None:
    answer = at_table(keyboard, "why").after("why")
    for pile in ("Rounds", "Magazine", "Zombie", "Many Zombies", "Infection", "Sidekick", "Ammo Box"):
        assert f"Take {pile}" in answer
    assert "Play Bullet: you can do that now with 1." in answer
    assert "Take Magazine: Magazine costs 6, and you have 0 shots. (ZN-5.3)" in answer


def test_why_answers_for_one_card(keyboard: Keyboard) -> None:
    told = at_table(keyboard, "why mag", "why radio", "why take sidekick", "why unicorn", "why many")
    assert told.after("why mag").count("Magazine costs 6") == 1
    assert "Rounds" not in told.after("why mag")
    assert "Radio is not in the Supply of this game. (ZN-2.12)" in told.after("why radio")
    assert "Play Radio: You have no Radio in your hand. (ZN-4." in told.after("why radio")
    assert "Take Sidekick: Sidekick costs 5" in told.after("why take sidekick")
    assert "No card is called “unicorn”." in told.after("why unicorn")
    assert "may mean: Many Zombies / Many More Zombies" in told.after("why many")


def test_why_gives_the_same_reason_once(keyboard: Keyboard) -> None:
    told = at_table(keyboard, "why", words=("--option", "offer_cut=on"))
    assert told.after("why").count("First say how many cards you cut") == 1


def test_undo_goes_back_to_my_previous_decision(keyboard: Keyboard, home: Path) -> None:
    typing = ["2", "take decoy", "undo", "take rounds"]
    told = at_table(keyboard, *typing, words=("--save-to", "a.jsonl"))
    assert "decision 2 is open again" in told.after("undo")
    assert "Player takes Rounds." in told.after("take rounds")
    lines = record(home / "a.jsonl")
    assert Undo(1) in lines
    assert "take decoy" in [choice.option for choice in choices(home / "a.jsonl")]
    at_table(keyboard, "2", "take rounds", words=("--save-to", "b.jsonl"))
    assert pause(home / "a.jsonl").digest == pause(home / "b.jsonl").digest


def test_undo_takes_back_what_was_told(keyboard: Keyboard) -> None:
    told = at_table(keyboard, "2", "take decoy", "undo", "log 50")
    assert "takes Decoy" in told.after("take decoy")
    assert "takes Decoy" not in told.after("log 50")
    assert "plays Bullet" in told.after("log 50")


def test_undo_stops_at_the_beginning(keyboard: Keyboard) -> None:
    told = at_table(keyboard, "2", "undo", "undo")
    assert told.out.endswith("There is nothing to take back.\n> \n")


def test_the_log_tells_what_this_seat_may_know(keyboard: Keyboard) -> None:
    told = at_table(keyboard, "2", "end_hunt", "log 200", "log 3", "log x", "log 0")
    log = told.after("log 200")
    assert re.search(r"Player draws [A-Z]", log)
    assert re.search(r"Hunter bot draws 5 cards\.", log)
    assert not re.search(r"Hunter bot draws [A-Z]", log)
    assert "(ZN-6.1)" in log
    assert len(told.after("log 3").splitlines()) == 3
    assert "not a number of lines" in told.after("log x")
    assert "not a number of lines" in told.after("log 0")


def test_rules_from_the_table(keyboard: Keyboard) -> None:
    told = at_table(keyboard, "rules ZN-7.2", "rules 7.2", "rules", "rules 77", "rules trashed scavenger")
    assert "ZN-7.2" in told.after("rules ZN-7.2")
    assert told.after("rules ZN-7.2") == told.after("rules 7.2")
    assert "9. End of the game" in told.after("rules")
    assert "no clause" in told.after("rules 77")
    assert "ZN-11.10.4" in told.after("rules trashed scavenger")


def test_cards_from_the_table(keyboard: Keyboard) -> None:
    told = at_table(keyboard, "card decoy", "card ammo", "card b", "cards", "card unicorn")
    assert "Discard any number of cards" in told.after("card decoy")
    assert "Action, cost 3" in told.after("card ammo")
    assert "may mean: Bullet / Barricade" in told.after("card b")
    assert told.after("cards").count("cost ") == 17
    assert "No card is called" in told.after("card unicorn")


def test_the_trash_and_the_table_are_shown_on_demand(keyboard: Keyboard) -> None:
    told = at_table(keyboard, "trash", "trash bullet", "table")
    assert "In the Trash: nothing" in told.after("trash")
    assert "In the Trash" not in told.after("trash bullet")
    assert "Supply" in told.after("table")
    assert " 1 Play Bullet" in told.after("table")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_every_command_in_every_language(keyboard: Keyboard, lang: str) -> None:
    told = at_table(keyboard, "help", lang=lang)
    speaker = Speaker(ZOMBINION, lang)
    for name in COMMANDS:
        for word in words_of(speaker, name):
            assert word in told.after("help")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_calls_its_command(lang: str) -> None:
    speaker = Speaker(ZOMBINION, lang)
    for name, command in COMMANDS.items():
        for word in words_of(speaker, name):
            assert find_command(speaker, f" {word.upper()} ") == (command, "")
            argument = find_command(speaker, f"{word} some thing")
            assert argument == ((None if name in ALONE else command), "some thing")


def test_no_two_commands_share_a_word() -> None:
    for lang in LANGUAGES:
        speaker = Speaker(ZOMBINION, lang)
        words = [word for name in COMMANDS for word in words_of(speaker, name)]
        assert len(words) == len(set(words))


def test_commands_in_italian_and_french(keyboard: Keyboard) -> None:
    told = at_table(keyboard, "perche caricatore", "annulla", "regola 7.2", "esci", lang="it")
    assert "costa 6" in told.after("perche caricatore")
    assert "niente da annullare" in told.after("annulla")
    assert "ZN-7.2" in told.after("regola 7.2")
    told = at_table(keyboard, "pourquoi chargeur", "règles 7.2", "carte appât", "quitter", lang="fr")
    assert "coûte 6" in told.after("pourquoi chargeur")
    assert "ZN-7.2" in told.after("règles 7.2")
    assert "Défaussez" in told.after("carte appât")
