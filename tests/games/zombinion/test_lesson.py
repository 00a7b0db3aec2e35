"""What the lesson of Zombinion teaches has its place in it."""

import re
from pathlib import Path

import pytest

from deadtown.games.zombinion import ZOMBINION
from deadtown.games.zombinion.events import Reacted, Shuffled, Took
from deadtown.kernel import Event, Option
from deadtown.table.lessons import FILE, LessonInfo, LessonStep, lesson_of

GUIDE = Path(__file__).parents[3] / "docs" / "add-a-game.md"


@pytest.fixture(scope="module")
def lesson() -> LessonInfo:
    return lesson_of(ZOMBINION, "en")


def chosen(lesson: LessonInfo) -> list[LessonStep]:
    return [step for step in lesson.steps if step.choice is not None]


def events(lesson: LessonInfo) -> list[Event]:
    return [event for step in lesson.steps for event in step.frame.events]


def kind(step: LessonStep) -> str:
    assert step.frame.seen is not None
    assert step.frame.seen.decision is not None
    return step.frame.seen.decision.kind


def test_it_is_neither_short_nor_long(lesson: LessonInfo) -> None:
    assert 15 <= len(chosen(lesson)) <= 25


def test_phases_attack_reaction_and_loss_are_met(lesson: LessonInfo) -> None:
    assert {kind(step) for step in chosen(lesson)} == {"play_action", "hunt", "react", "discard_down"}
    assert Reacted(0, "barricade", "higher_ground") in events(lesson)
    assert Shuffled(0) in events(lesson)


def test_what_the_learner_took_is_played_later(lesson: LessonInfo) -> None:
    choices: list[Option | None] = [step.choice for step in chosen(lesson)]
    for card in ("sidekick", "barricade"):
        assert choices.index(("take", card)) < choices.index(("play", card))
    assert Took(0, "many_zombies") in events(lesson)


def test_the_turn_is_ended_with_something_left(lesson: LessonInfo) -> None:
    assert any(step.choice == ("end_hunt",) for step in chosen(lesson))


def test_the_learner_wins_by_the_score_that_is_told(lesson: LessonInfo) -> None:
    end = lesson.steps[-1].frame.seen
    assert end is not None
    outcome = end.view.outcome
    assert outcome.winners == [0]
    mine, theirs = outcome.scores
    assert f"You win by {mine} to {theirs}!" in lesson.steps[-2].note


def test_the_guide_shows_lines_of_it() -> None:
    shown = re.findall(r"```toml\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    lines = (ZOMBINION.folder / FILE).read_text("utf-8").splitlines()
    assert shown
    for block in shown:
        assert set(block.splitlines()) <= set(lines)
