"""Lessons: scripts are played by the rules, or not at all."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from deadtown.games import GAMES
from deadtown.table.denied import Denied
from deadtown.table.lessons import LessonError, Script, ScriptStep, choose, lesson_names, lesson_of, play, read_script
from deadtown.table.table import Table
from tests.kernel.toy import TOY
from tests.table.siege import ATTACK, lay_siege
from tests.table.tables import ANN_STARTS, Played, ann, bob, cleo

ZOMBINION = GAMES["zombinion"]


def script(*steps: ScriptStep) -> Script:
    """A script in which the learner begins."""
    return Script(ANN_STARTS, ["Ann", "Bob"], list(steps))


def kinds(table: Table) -> list[str]:
    """What has been done at a table since its start."""
    return [type(entry).__name__ for entry in Played(table).log[2:]]


def test_a_game_without_a_lesson_has_none() -> None:
    assert lesson_names(ZOMBINION) == [""]
    assert lesson_names(TOY) == []
    with pytest.raises(Denied) as caught:
        lesson_of(TOY, "en")
    assert (caught.value.kind, caught.value.refusal.reason) == ("unknown", "no-such-page")


def test_a_further_lesson_has_a_file_and_a_name_of_its_own(tmp_path: Path) -> None:
    game = replace(ZOMBINION, folder=tmp_path)
    for file, seed in (("lesson_fast_hunt.toml", "2"), ("lesson_alone.toml", "3"), ("lesson.toml", "1")):
        (tmp_path / file).write_text(f'seed = "{seed}"\nplayers = []\nsteps = []\n')
    assert lesson_names(game) == ["", "alone", "fast_hunt"]
    assert [read_script(game, name).seed for name in lesson_names(game)] == ["1", "3", "2"]


@pytest.mark.parametrize("name", ["fast_hunt", "../zombinion/lesson"])
def test_a_further_lesson_that_is_none_is_unknown(name: str) -> None:
    with pytest.raises(Denied):
        lesson_of(ZOMBINION, "en", name=name)


def test_what_is_chosen_is_told_as_an_option() -> None:
    steps = ScriptStep(choose="play_all_aim"), ScriptStep(note="x"), ScriptStep(choose="ta bul")
    _, chosen = play(ZOMBINION, script(*steps))
    assert [one.option for one in chosen] == [("play_all_aim",), ("take", "bullet")]


def test_what_is_chosen_without_a_word_is_chosen_by_whoever_is_asked() -> None:
    own, others = ScriptStep(choose="play_all_aim", then=["take bullet"]), ScriptStep(then=["play_all_aim", "end_hunt"])
    _, chosen = play(ZOMBINION, script(own, others, ScriptStep(choose="play_all_aim")))
    assert [one.option[0] for one in chosen] == ["play_all_aim", "take", "play_all_aim", "end_hunt", "play_all_aim"]
    assert [one.place for one in chosen] == [0, 1, 2, 3, 4]


# Windows


def test_a_window_of_which_the_script_says_nothing_closes_with_nobody_stepping_in() -> None:
    table = lay_siege(ann, bob, cleo, holding=[1, 2])
    choose(table, ATTACK, 0)
    assert table.playing.window is not None
    choose(table, ATTACK, 0)
    assert kinds(table) == ["Chose", "Passed", "Chose"]


@pytest.mark.parametrize(("seat", "steps_in"), [(2, 2), (1, 1), (None, 1)])
def test_who_steps_in_by_the_script_does_so_though_others_could(seat: int | None, steps_in: int) -> None:
    table = lay_siege(ann, bob, cleo, holding=[1, 2])
    choose(table, ATTACK)
    choose(table, "reveal", seat)
    assert Played(table).last.seat == steps_in  # type: ignore[union-attr]


def test_a_script_may_pass_in_so_many_words() -> None:
    table = lay_siege(ann, bob, cleo, holding=[1, 2])
    choose(table, ATTACK)
    assert choose(table, "pass", 1).option == ("pass",)
    assert kinds(table) == ["Chose", "Passed"]


def test_a_window_in_which_a_seat_can_do_nothing_is_not_one_in_which_it_passes() -> None:
    table = lay_siege(ann, bob, cleo, holding=[2])
    choose(table, ATTACK)
    assert 1 in table.playing.asked_seats
    with pytest.raises(LessonError, match="seat 1 has nothing to choose"):
        choose(table, "pass", 1)


def test_a_choice_that_nobody_can_make_in_a_window_is_looked_for_behind_it() -> None:
    table = lay_siege(ann, bob, cleo, holding=[1, 2])
    choose(table, ATTACK)
    with pytest.raises(LessonError, match="seat 1 has nothing to choose"):
        choose(table, "take bullet", 1)


# What can't be played


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        (ScriptStep(choose="take magazine"), "step 2: too-dear"),
        (ScriptStep(choose="dance"), "step 2: not understood"),
        (ScriptStep(seat=1, choose="end_hunt"), "step 2: seat 1 has nothing to choose"),
    ],
)
def test_a_script_against_the_rules_is_a_bug_that_names_its_step(step: ScriptStep, problem: str) -> None:
    with pytest.raises(LessonError, match=problem):
        play(ZOMBINION, script(ScriptStep(note="x"), step))


def test_a_script_with_words_that_nobody_knows_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "lesson.toml").write_text('seed = "1"\nplayers = ["Ann"]\nsteps = [{ chose = "end_hunt" }]\n')
    with pytest.raises(msgspec.ValidationError, match="chose"):
        lesson_of(replace(ZOMBINION, folder=tmp_path), "en")
