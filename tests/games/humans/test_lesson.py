"""What the lesson of Humans!!! teaches has its place in it."""

import pytest

from deadtown.games.humans.events import (
    AbilityUsed,
    Breached,
    CapturesDrawn,
    CardPlayed,
    DieTaken,
    DoOver,
    Eaten,
    Ended,
    Fled,
    HumansCame,
    Infected,
    Rolled,
    WoundKept,
)
from deadtown.kernel import Event
from deadtown.table.lessons import LEARNER, LessonInfo, lesson_of
from tests.games.humans.table import GAME

MORGAN = 1


@pytest.fixture(scope="module")
def lesson() -> LessonInfo:
    return lesson_of(GAME, "en")


def events(lesson: LessonInfo) -> list[Event]:
    return [event for step in lesson.steps for event in step.frame.events]


def test_the_learner_does_all_that_a_turn_asks_for(lesson: LessonInfo) -> None:
    verbs = {step.choice[0] for step in lesson.steps if step.choice is not None}
    moves = {"walk", "step", "breach", "undermine"}
    captures = {"reroll", "accept", "attempt", "keep_wound", "flee"}
    assert verbs == {"place", "put", "play", "discard", "keep"} | moves | captures


def test_a_barricade_holds_until_a_token_is_spent(lesson: LessonInfo) -> None:
    told = events(lesson)
    rolls = [event for event in told if isinstance(event, Rolled) and event.what == "breach"]
    assert [(event.die, event.need) for event in rolls] == [(2, 3), (3, 3)]
    kinds = [type(event) for event in told]
    assert kinds.index(DoOver) < kinds.index(Breached) < kinds.index(DieTaken)
    assert [event.seat for event in told if isinstance(event, DieTaken)] == [LEARNER]


def test_capture_cards_infect_let_escape_and_feed(lesson: LessonInfo) -> None:
    drawn = [event.captures for event in events(lesson) if isinstance(event, CapturesDrawn) and event.seat == LEARNER]
    assert [sorted(cards) for cards in drawn] == [
        ["eat", "infect", "infect"],
        ["escape", "infect", "infect"],
        ["eat", "eat", "infect"],
    ]
    fates = [event for event in events(lesson) if isinstance(event, Infected | Eaten)]
    assert [(type(event), event.seat, event.points) for event in fates] == [(Infected, LEARNER, 2), (Eaten, LEARNER, 3)]


def test_each_arms_a_human_against_the_other_and_leads_it_away(lesson: LessonInfo) -> None:
    told = events(lesson)
    played = [(event.seat, event.card) for event in told if isinstance(event, CardPlayed)]
    assert played == [(LEARNER, "baseball_bat"), (MORGAN, "fire_extinguisher"), (LEARNER, "second_helping")]
    assert [event.seat for event in told if isinstance(event, WoundKept)] == [MORGAN, LEARNER]
    assert [event.seat for event in told if isinstance(event, Fled)] == [LEARNER, MORGAN, LEARNER]


def test_a_road_brings_a_human_and_the_ability_opens_a_building(lesson: LessonInfo) -> None:
    told = events(lesson)
    came = [(len(event.spaces), event.clause) for event in told if isinstance(event, HumansCame)]
    assert came == [(3, "HU-5.6"), (2, "HU-5.6"), (1, "HU-5.5"), (2, "HU-5.6")]
    assert [event.ability for event in told if isinstance(event, AbilityUsed)] == ["undermine"]
    assert [event.clause for event in told if isinstance(event, Breached)] == ["HU-7.10", *["HU-17.5"] * 3]


def test_the_learner_wins_with_the_points_that_are_told(lesson: LessonInfo) -> None:
    assert events(lesson)[-1] == Ended((LEARNER,), "rounds")
    last = lesson.steps[-1].frame.seen
    assert last is not None
    assert [player.points for player in last.view.players] == [3, 1]
    assert "You have 3 points and lack 6; Morgan has 1 and lacks 8" in lesson.steps[-1].note


def test_a_real_game_is_played_without_a_cap(lesson: LessonInfo) -> None:
    assert lesson.real_options == {}
    assert lesson.further == []
