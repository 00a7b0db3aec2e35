"""Attacks at the keyboard: who is asked whether to reveal a Barricade, and what the others learn of it."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from deadtown.kernel import Standing
from deadtown.kernel.record import Choice, Passed, Undo, read_lines, resume
from deadtown.terminal.screen import Interrupted, Screen
from deadtown.terminal.standing import StandingAnswers
from tests.kit.attacks import ATTACK, PERSONS, ZOMBINION, before_two_attacks
from tests.terminal.keyboard import Keyboard, Told, pause, record

WINDOW = "Recon is played: those who are attacked may reveal Barricade."
PROMPT = "Recon is played against you: do you reveal Barricade?"
HAND_OVER = re.compile(r"(\w+) is next\. Hand over the keyboard")
ALONE = ("bot:hunter", "person", "bot:money")
"""Anna's hunter attacks by itself; Bruno sits at the keyboard."""
OLD_RECORDS = Path(__file__).parent.parent / "kernel" / "old_records"


def sit(keyboard: Keyboard, *typing: str, can: tuple[bool, bool] = (True, True), alone: bool = False) -> Told:
    """Play on where Anna is about to attack Bruno and Cleo; the game is saved in a.jsonl."""
    return type_at(keyboard, typing, can, alone)


def type_at(keyboard: Keyboard, typing: Iterable[str], can: tuple[bool, bool], alone: bool = False) -> Told:
    Path("a.jsonl").write_text(before_two_attacks(*can, ALONE if alone else PERSONS), encoding="utf-8")
    return keyboard("play", "--load", "a.jsonl", typing=typing)


def since_attack() -> list[str]:
    """What the record tells after the first Attack."""
    told = [line.option if isinstance(line, Choice) else type(line).__name__ for line in record(Path("a.jsonl"))]
    return told[told.index(ATTACK) + 1 :]


def handed_to(told: Told) -> list[str]:
    return HAND_OVER.findall(told.out)


def screens(told: Told, name: str) -> list[str]:
    """What a person had on the screen, each time that they sat there."""
    _, *parts = HAND_OVER.split(told.out)
    return [screen for sitting, screen in zip(parts[::2], parts[1::2], strict=True) if sitting == name]


class TestAlone:
    """A person among bots is asked when they could act, unless they said otherwise."""

    def test_who_could_act_is_asked(self, keyboard: Keyboard) -> None:
        told = sit(keyboard, "1", alone=True)
        asked = told.out.split(WINDOW)[1]
        assert asked.split()[: len(PROMPT.split())] == PROMPT.split()
        assert " 1 Reveal Barricade   2 Do not reveal it" in asked
        assert "Bruno reveals Barricade and is safe from Recon." in told.out
        assert since_attack()[0] == "reveal"
        assert not handed_to(told)

    def test_who_could_only_pass_is_not_asked(self, keyboard: Keyboard) -> None:
        told = sit(keyboard, can=(False, False), alone=True)
        assert PROMPT not in told.out
        assert since_attack()[0] == "Passed"

    def test_who_wants_to_be_asked_always_is_asked_to_pass(self, keyboard: Keyboard) -> None:
        told = sit(keyboard, "standing always", "reveal", "pass", alone=True)
        assert "always, also if you could only pass" in told.after("standing always")
        assert told.out.count(PROMPT) == 2
        told = sit(keyboard, "standing", can=(False, False), alone=True)
        assert "whenever you could" in told.after("standing")

    def test_not_again_this_turn_is_a_pass_in_the_next_window_too(self, keyboard: Keyboard) -> None:
        told = sit(keyboard, "standing rest", alone=True)
        assert "For the rest of this turn: Do not reveal it" in told.after("standing rest")
        assert told.out.count(PROMPT) == 1
        assert told.out.count("Bruno, as said for this turn: Do not reveal it") == 1
        assert "Bruno reveals Barricade and" not in told.out

    def test_only_questions_of_other_kinds(self, keyboard: Keyboard) -> None:
        told = sit(keyboard, "standing kinds", "standing kinds dragon", "pass", alone=True)
        assert "only if it is about react" in told.after("standing kinds")
        assert "Such questions are called: react" in told.says("standing kinds dragon")
        assert told.out.count(PROMPT) == 2

    def test_undo_goes_back_to_the_window_in_which_one_was_asked(self, keyboard: Keyboard) -> None:
        number = 51
        told = sit(keyboard, "pass", "pass", "undo", "undo", "reveal", alone=True)
        assert told.out.count(f"decision {number + 1} is open again") == 1
        lines = record(Path("a.jsonl"))
        assert Undo(number) in lines
        assert [line.option for line in lines if isinstance(line, Choice) and line.seat == 1][-1] == "reveal"
        assert keyboard("check", "a.jsonl").status == 0

    def test_undo_passes_over_windows_in_which_one_could_only_pass(self, keyboard: Keyboard) -> None:
        told = sit(keyboard, "undo", can=(False, False), alone=True)
        back = [line for line in record(Path("a.jsonl")) if isinstance(line, Undo)][-1]
        assert "is open again" in told.after("undo")
        choices = [line for line in record(Path("a.jsonl")) if isinstance(line, Choice)]
        assert [line.seat for line in choices if line.number == back.number + 1] == [1]

    def test_undo_does_not_stop_where_a_bot_stepped_in_before_one_was_asked(self, keyboard: Keyboard) -> None:
        """Else the bot would only do it again, and nobody could go further back."""
        players = ("bot:hunter", "bot:money", "person")
        Path("a.jsonl").write_text(before_two_attacks(True, True, players), encoding="utf-8")
        told = keyboard("play", "--load", "a.jsonl", typing=["undo"])
        assert "Bruno reveals Barricade and is safe from Recon." in told.out.split(PROMPT)[0]
        assert PROMPT not in told.after("undo")
        assert "Cleo: turn" in told.after("undo")

    def test_what_may_be_asked_in_a_window(self, keyboard: Keyboard) -> None:
        told = sit(keyboard, "why", "preview reveal", "preview pass", "log 1", "take rounds", "help", "", alone=True)
        assert "First those who are attacked decide" in told.says("why")
        assert "Bruno reveals Barricade and is safe from Recon." in told.after("preview reveal")
        assert told.says("preview pass") == "Do not reveal it: Anna draws 1 card."
        assert "Anna plays Recon." in told.after("log 1")
        assert "(ZN-8.2)" in told.says("take rounds")
        assert "“Reveal Barricade”" in told.says("help")
        assert told.out.count(PROMPT) == 2


class TestAtOneKeyboard:
    """Where several people sit, nobody learns from who is asked."""

    @pytest.mark.parametrize("can", [(False, False), (True, False), (False, True), (True, True)])
    def test_everybody_in_a_window_is_asked_in_its_order(self, keyboard: Keyboard, can: tuple[bool, bool]) -> None:
        told = sit(keyboard, "", ATTACK, "", "pass", "", "pass", "", can=can)
        assert handed_to(told)[:4] == ["Anna", "Bruno", "Cleo", "Anna"]
        for name, could in zip(("Bruno", "Cleo"), can, strict=True):
            (screen,) = screens(told, name)
            assert WINDOW in screen
            assert ("1 Reveal Barricade" in screen) == could
            assert ("1 Do not reveal it" in screen) != could
        assert since_attack()[0] == "Passed"

    def test_the_others_are_not_told_who_passed(self, keyboard: Keyboard) -> None:
        told = sit(keyboard, "", ATTACK, "", "pass", "", "log 99", "pass", "", "log 99")
        for name in ("Cleo", "Anna"):
            news = screens(told, name)[-1].split("Anna plays Recon.", 1)[1]
            assert "as said for this turn" not in news
            assert not re.search(r"Bruno (passes|does not)", news)
        assert sum(isinstance(line, Passed) for line in record(Path("a.jsonl"))) == 1

    def test_who_is_asked_no_more_this_turn_passes_in_silence(self, keyboard: Keyboard) -> None:
        told = sit(keyboard, "", ATTACK, "", "standing rest", "", "pass", "", *["1"] * 3, ATTACK, "", "pass", "")
        assert handed_to(told).count("Bruno") == 1
        assert handed_to(told).count("Cleo") == 2
        assert "as said for this turn" not in told.out

    def test_who_steps_in_is_told_and_those_behind_are_still_asked(self, keyboard: Keyboard) -> None:
        told = sit(keyboard, "", ATTACK, "", "reveal", "", "reveal", "")
        assert handed_to(told)[:4] == ["Anna", "Bruno", "Cleo", "Anna"]
        assert "Bruno reveals Barricade and is safe from Recon." in screens(told, "Cleo")[0]
        assert since_attack()[:2] == ["reveal", "reveal"]

    def test_who_passed_may_take_it_back_while_the_window_is_open(self, keyboard: Keyboard) -> None:
        told = sit(keyboard, "", ATTACK, "", "pass", "", "undo", "", "reveal", "")
        assert handed_to(told)[:4] == ["Anna", "Bruno", "Cleo", "Bruno"]
        assert "is open again" in screens(told, "Cleo")[0]
        assert since_attack()[0] == "reveal"
        assert not any(isinstance(line, Undo) for line in record(Path("a.jsonl")))

    def test_who_has_just_passed_may_take_it_back_before_handing_over(self, keyboard: Keyboard) -> None:
        told = sit(keyboard, "", ATTACK, "", "pass", "undo", "reveal", "")
        assert handed_to(told)[:4] == ["Anna", "Bruno", "Cleo", "Cleo"]
        assert since_attack()[0] == "reveal"

    def test_who_could_only_pass_may_look_around_like_anybody(self, keyboard: Keyboard) -> None:
        told = sit(keyboard, "", ATTACK, "", "preview 1", "why barricade", "reveal", "2", can=(False, False))
        assert told.says("preview 1").startswith("Do not reveal it: Anna draws 1 card.")
        assert "(ZN-8.2)" in told.says("why barricade")
        assert "(ZN-8.2)" in told.says("reveal")
        assert "There is no answer 2: choose from 1 to 1" in told.after("2")
        assert since_attack() == ["Pause"]

    def test_undo_from_the_first_in_a_window_takes_back_the_attack(self, keyboard: Keyboard) -> None:
        told = sit(keyboard, "", ATTACK, "", "undo", "")
        assert handed_to(told) == ["Anna", "Bruno", "Anna"]
        assert since_attack()[0] == "Undo"

    def test_standing_answers_are_kept_for_each_seat(self, keyboard: Keyboard) -> None:
        typing = ("", ATTACK, "", "standing could", "pass", "", "standing", "pass", "", *["1"] * 3, ATTACK, "")
        told = sit(keyboard, *typing, can=(False, True))
        assert "whenever you could" in told.after("standing could")
        assert "always, also if you could only pass" in screens(told, "Cleo")[0]
        assert handed_to(told).count("Bruno") == 1

    def test_going_back_takes_back_what_was_said_for_the_turn(self, keyboard: Keyboard) -> None:
        told = sit(keyboard, "", ATTACK, "", "standing rest", "undo", "standing", "standing again")
        assert "Not asked again" not in told.after("standing")
        assert "You are asked again from now on." in told.after("standing again")


def test_what_was_said_for_the_turn_holds_for_its_seat_kind_and_turn() -> None:
    recording = resume(ZOMBINION, read_lines(before_two_attacks(True, True)))
    recording.choose(ATTACK)
    match, standing = recording.match, StandingAnswers([0, 1, 2])
    window = match.window
    assert window is not None
    asked = window.offer(1)
    assert asked is not None
    standing.say(match, asked)
    assert [standing.wants_to_be_asked(match, window, seat) for seat in window.seats] == [False, True]
    assert (standing.held(match, 1), standing.held(match, 2)) == (["react"], [])
    standing.forget(2)
    assert standing.held(match, 1) == ["react"]
    standing.arrange(1, Standing(ask="could"))
    assert standing.held(match, 1) == ["react"]
    standing.forget(1)
    assert standing.wants_to_be_asked(match, window, 1)
    standing.say(match, asked)
    match.state.hunters[0].turns += 1
    assert standing.held(match, 1) == []
    assert standing.wants_to_be_asked(match, window, 1)


def test_nobody_sees_that_a_bot_thinks_about_stepping_in(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(Screen, "passing", lambda screen, words: shown.append(words))
    players = ("person", "bot:search:40", "bot:money")
    Path("a.jsonl").write_text(before_two_attacks(True, False, players), encoding="utf-8")
    told = keyboard("play", "--load", "a.jsonl", typing=[ATTACK])
    assert "Anna draws" in told.after(ATTACK)
    assert set(shown) == {""}


@pytest.mark.parametrize("can", [(False, False), (True, True)])
def test_an_interruption_in_a_window_saves_and_the_window_is_asked_again(
    keyboard: Keyboard, can: tuple[bool, bool]
) -> None:
    def typing() -> Iterator[str]:
        yield from ("", ATTACK, "", "pass", "")
        raise Interrupted

    told = type_at(keyboard, typing(), can)
    assert "Saved. Continue with:" in told.out
    number = pause(Path("a.jsonl")).number
    told = keyboard("play", "--load", "a.jsonl", typing=["", "pass", "", "pass", ""])
    assert handed_to(told)[:3] == ["Bruno", "Cleo", "Anna"]
    assert Passed(number + 1) in [Passed(line.number) for line in record(Path("a.jsonl")) if isinstance(line, Passed)]
    assert keyboard("check", "a.jsonl").status == 0


def test_a_replay_shows_windows_and_not_who_could_act(keyboard: Keyboard) -> None:
    sit(keyboard, "", ATTACK, "", "pass", "", "pass", "", can=(False, True))
    number = pause(Path("a.jsonl")).number
    told = keyboard("replay", "a.jsonl", "--step", "--eyes", "anna", typing=[str(number - 1), ""])
    at_window = told.out.split(f"Decision {number - 1} of ")[0].rsplit("Decision", 1)[1]
    assert WINDOW in at_window
    assert "is deciding" not in at_window
    assert "taken back" not in told.out


def test_a_replay_counts_windows_that_were_taken_back(keyboard: Keyboard) -> None:
    sit(keyboard, "", ATTACK, "", "pass", "", "pass", "undo", "")
    assert "1 decision was taken back" in keyboard("replay", "a.jsonl").out


@pytest.mark.parametrize("file", ["zombinion", "zombinion-saved"])
def test_a_record_of_the_old_form_is_checked_replayed_and_goes_on(keyboard: Keyboard, file: str) -> None:
    text = (OLD_RECORDS / f"{file}.jsonl").read_text("utf-8")
    Path("old.jsonl").write_text(text, encoding="utf-8")
    told = keyboard("check", "old.jsonl")
    assert told.status == 0
    choices = text.count('"line":"choice"')
    assert f"{choices} choices" in told.out
    assert "read from the older form of records" in told.out
    assert keyboard("replay", "old.jsonl").status == 0
    if file.endswith("saved"):
        assert keyboard("play", "--load", "old.jsonl", typing=["", "1"]).status == 0
        told = keyboard("check", "old.jsonl")
        assert told.status == 0
        assert "older form" not in told.out
