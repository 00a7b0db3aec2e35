"""Several people at one keyboard: nobody sees another's hand."""

import re
from pathlib import Path

from tests.terminal.keyboard import BY_TEXT, Keyboard, again_and_again, choices, draws_told, is_number_of_cards

SEATS = ("--seat", "me:Anna", "--seat", "me:Bob", "--seat", "bot:money")
HAND_OVER = re.compile(r"(\w+) is next\. Hand over the keyboard")


def parts(out: str) -> list[tuple[str, str]]:
    """What was on the screen, with the name of who sat in front of it."""
    _, *rest = HAND_OVER.split(out.split("Final scores")[0])
    return list(zip(rest[::2], rest[1::2], strict=True))


def test_each_sees_only_their_own_cards(keyboard: Keyboard) -> None:
    typing = again_and_again(["", *BY_TEXT, "log 500", "table"])
    told = keyboard("play", *SEATS, "--seed", "3", "--option", "turn_cap=5", typing=typing)
    screens = parts(told.out)
    assert {name for name, _ in screens} == {"Anna", "Bob"}
    assert len(screens) >= 10
    for sitting, screen in screens[:-1]:
        other = "Bob" if sitting == "Anna" else "Anna"
        assert all(map(is_number_of_cards, draws_told(screen, other)))
        assert all(map(is_number_of_cards, draws_told(screen, "Money bot")))
        assert not any(map(is_number_of_cards, draws_told(screen, sitting)))
        assert f"{other} (you)" not in screen
    assert any(draws_told(screen, "Bob") for sitting, screen in screens if sitting == "Anna")


def test_the_keyboard_is_handed_over_only_when_another_person_decides(keyboard: Keyboard) -> None:
    seats = ("--seat", "me:Anna", "--seat", "bot:money", "--seat", "bot:hunter")
    told = keyboard("play", *seats, "--seed", "1", "--option", "turn_cap=3", typing=again_and_again(BY_TEXT))
    assert not HAND_OVER.search(told.out)


def test_the_first_screen_is_not_cleared(keyboard: Keyboard) -> None:
    told = keyboard("play", *SEATS, "--seed", "3", typing=[""])
    before = told.out.split("is next")[0]
    assert "Commitment" in before
    assert "Hand:" not in before


def test_the_prompt_says_who_types(keyboard: Keyboard) -> None:
    told = keyboard("play", *SEATS, "--seed", "3", typing=["", "play_all_aim"])
    assert "\nAnna> play_all_aim\n" in told.out


def test_who_has_just_decided_may_take_it_back_before_handing_over(keyboard: Keyboard, home: Path) -> None:
    typing = ["", "play_all_aim", "take decoy", "undo", "take rounds"]
    told = keyboard("play", *SEATS, "--seed", "3", "--save-to", "a.jsonl", typing=typing)
    after = told.out.split("\nundo\n")[1]
    assert "is open again" in after.splitlines()[0]
    assert "Bob> " not in told.out
    assert [choice.option for choice in choices(home / "a.jsonl")][-2:] == ["take decoy", "take rounds"]


def test_undo_across_a_hand_over_hands_the_keyboard_back(keyboard: Keyboard) -> None:
    typing = ["", "play_all_aim", "take decoy", "", "undo"]
    told = keyboard("play", *SEATS, "--seed", "3", typing=typing)
    assert [name for name, _ in parts(told.out)] == ["Anna", "Bob", "Anna"]


def test_leaving_at_the_hand_over_saves(keyboard: Keyboard) -> None:
    told = keyboard("play", *SEATS, "--seed", "3", typing=["", "play_all_aim", "take decoy", "quit"])
    assert "Saved." in told.out
    assert "Bob> " not in told.out


def test_at_the_end_everything_is_shown_to_everybody(keyboard: Keyboard) -> None:
    typing = again_and_again(["", *BY_TEXT])
    told = keyboard("play", *SEATS, "--seed", "3", "--option", "turn_cap=2", typing=typing)
    assert told.out.count("Other cards:") == 3
