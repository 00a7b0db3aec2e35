"""Zombiaki! at the keyboard: sides, what an answer would do, answers for a whole turn, and long lists of answers."""

from pathlib import Path

import pytest

from deadtown.text import LANGUAGES
from tests.kit.shots import two_shots
from tests.terminal.keyboard import Keyboard, Told, again_and_again, choices, ending

PLAIN = ("1", "2", "pass", "end")


def street(keyboard: Keyboard, *typing: str, words: tuple[str, ...] = (), lang: str = "en") -> Told:
    """A game in which one plays the zombies against a bot, and is first asked what to discard."""
    return keyboard("play", "zombiaki", "--seed", "1", "--lang", lang, *words, typing=typing)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_played_to_its_end_in_every_language(keyboard: Keyboard, home: Path, lang: str) -> None:
    words = ("zombiaki", "--seed", "3", "--lang", lang, "--save-to", "a.jsonl")
    told = keyboard("play", *words, typing=again_and_again(PLAIN))
    assert told.status == 0
    assert ending(home / "a.jsonl").outcome.winners
    assert "★" in told.out


def test_who_plays_which_side_is_told_at_the_beginning(keyboard: Keyboard) -> None:
    assert "Player (Zombies), Instinct bot (Humans)." in street(keyboard).lines[0]
    other = street(keyboard, words=("--option", "first_seat=humans"))
    assert "Player (Humans), Instinct bot (Zombies)." in other.lines[0]


def test_a_replay_tells_the_sides_too(keyboard: Keyboard) -> None:
    street(keyboard, "1", words=("--save-to", "a.jsonl"))
    assert "Player (Zombies), Instinct bot (Humans)." in keyboard("replay", "a.jsonl").lines[0]


def test_what_an_answer_would_do_is_told_before_it_is_given(keyboard: Keyboard) -> None:
    told = street(keyboard, "discard mass", "preview", "preview play zombie_4 b1", "preview fly", "what 1")
    assert "preview 1" in told.after("preview")
    assert "Play Zombie 4 on B1:" in told.after("preview play zombie_4 b1")
    assert "B1" in told.after("preview play zombie_4 b1").splitlines()[1]
    assert "not understood" in told.after("preview fly")
    assert "Zombie 4" in told.after("what 1")


def test_what_cannot_be_said_for_a_whole_turn_is_not_accepted(keyboard: Keyboard) -> None:
    told = street(keyboard, "standing rest", "standing 1", "standing kinds")
    assert "can't be said for the whole turn" in told.after("standing rest")
    assert "can't be said for the whole turn" in told.after("standing 1")
    assert "nobody is asked to step in" in told.after("standing kinds")


def test_a_standing_answer_is_given_without_asking_until_it_is_taken_back(keyboard: Keyboard, home: Path) -> None:
    record, shot = two_shots()
    for file in ("a.jsonl", "b.jsonl"):
        (home / file).write_text(record, encoding="utf-8")
    told = keyboard("play", "--load", "a.jsonl", typing=["", "standing pass", "", shot])
    assert "For the rest of this turn: No" in told.out
    assert "Anna, as said for this turn: No" in told.out
    assert [choice.option for choice in choices(home / "a.jsonl")][-3:] == ["pass", shot, "pass"]
    told = keyboard("play", "--load", "b.jsonl", typing=["", "pass", "", shot])
    assert "as said for this turn" not in told.out
    assert [choice.option for choice in choices(home / "b.jsonl")][-2:] == ["pass", shot]
