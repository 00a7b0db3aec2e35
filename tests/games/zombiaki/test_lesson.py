"""What the lesson of Zombiaki! teaches has its place in it."""

import pytest

from deadtown.games.zombiaki.events import Clicked, Died, Exploded, Ordered, Rolled, ShieldLost, TerrorSpread
from deadtown.kernel import Event
from deadtown.table.lessons import LessonInfo, LessonStep, lesson_of
from tests.games.zombiaki.table import GAME


@pytest.fixture(scope="module")
def lesson() -> LessonInfo:
    return lesson_of(GAME, "en")


def chosen(lesson: LessonInfo) -> list[LessonStep]:
    return [step for step in lesson.steps if step.choice is not None]


def kinds_of_events(lesson: LessonInfo) -> set[type[Event]]:
    return {type(event) for step in lesson.steps for event in step.frame.events}


def test_it_is_neither_short_nor_long(lesson: LessonInfo) -> None:
    assert 12 <= len(chosen(lesson)) <= 30


def test_the_learner_discards_plays_and_throws_shrapnel(lesson: LessonInfo) -> None:
    verbs = {step.choice[0] for step in chosen(lesson) if step.choice is not None}
    assert verbs >= {"discard", "play", "shrapnel", "end"}


def test_what_is_special_in_this_game_happens(lesson: LessonInfo) -> None:
    assert kinds_of_events(lesson) >= {Clicked, Died, Exploded, Ordered, Rolled, ShieldLost, TerrorSpread}
