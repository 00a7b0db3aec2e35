"""Lessons: scripts are played by the rules, or not at all."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from deadtown.games import GAMES
from deadtown.table.denied import Denied
from deadtown.table.lessons import LessonError, Script, ScriptStep, has_lesson, lesson_of, play
from tests.kernel.toy import TOY
from tests.table.tables import ANN_STARTS

ZOMBINION = GAMES["zombinion"]


def script(*steps: ScriptStep) -> Script:
    """A script in which the learner begins."""
    return Script(ANN_STARTS, ["Ann", "Bob"], list(steps))


def test_a_game_without_a_lesson_has_none() -> None:
    assert has_lesson(ZOMBINION)
    assert not has_lesson(TOY)
    with pytest.raises(Denied) as caught:
        lesson_of(TOY, "en")
    assert (caught.value.kind, caught.value.refusal.reason) == ("unknown", "no-such-page")


def test_what_is_chosen_is_told_as_an_option() -> None:
    steps = ScriptStep(choose="play_all_aim"), ScriptStep(note="x"), ScriptStep(choose="ta bul")
    _, chosen = play(ZOMBINION, script(*steps))
    assert [one.option for one in chosen] == [("play_all_aim",), ("take", "bullet")]


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
