"""Zombiaki! at the keyboard: sides, what an answer would do, answers for a whole turn, and long lists of answers."""

from pathlib import Path

import pytest

from deadtown.games import GAMES
from deadtown.kernel import Match
from deadtown.terminal.standing import Standing
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


def test_what_is_open_is_said_to_be_open(keyboard: Keyboard) -> None:
    assert "will only be seen" in street(keyboard, "preview 1").after("preview 1")


def test_what_cannot_be_said_for_a_whole_turn_is_not_accepted(keyboard: Keyboard) -> None:
    told = street(keyboard, "standing", "standing 1")
    assert "can't be said for the whole turn" in told.after("standing")
    assert "can't be said for the whole turn" in told.after("standing 1")


def reaction() -> Match:
    """Ann may reveal a Barricade."""
    game = GAMES["zombinion"]
    for seed in range(200):
        options = game.rules.read_options({"combat_set": "custom", "custom": CUSTOM, "turn_cap": 30})
        match = Match.start(game, ["Ann", "Bob"], options, seed=str(seed))
        for _ in range(300):
            decision = match.decision
            if decision is None:
                break
            if decision.kind == "react":
                return match
            wanted = (
                "play molotov_cocktail",
                "play higher_ground",
                "take barricade",
                "take higher_ground",
                "play_all_aim",
            )
            texts = [" ".join(map(str, option)) for option in decision.options]
            match.choose(next((text for text in wanted if text in texts), texts[-1]))
    raise AssertionError("nobody reacts")


CUSTOM = ["barricade", "higher_ground", "decoy", "radio", "recon", "hide", "tactics", "regroup", "courage", "cunning"]


def test_a_standing_answer_holds_for_its_turn_kind_and_seat() -> None:
    match, standing = reaction(), Standing()
    assert match.decision is not None
    seat = match.decision.seat
    assert standing.answer(match) is None
    assert standing.offered(match) == ("pass",)
    standing.say(match, ("pass",))
    assert standing.answer(match) == ("pass",)
    assert standing.held(match, seat) == [("pass",)]
    assert standing.held(match, 1 - seat) == []
    match.state.hunters[0].turns += 1
    assert standing.answer(match) is None
    assert standing.held(match, seat) == []


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


def test_a_standing_answer_that_was_forgotten_is_asked_again() -> None:
    match, standing = reaction(), Standing()
    standing.say(match, ("pass",))
    standing.forget()
    assert standing.answer(match) is None
