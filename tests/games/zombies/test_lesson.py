"""What the lessons of Zombies!!! teach has its place in them."""

import pytest

from deadtown.games.zombies.events import (
    BulletsPaid,
    CardPlayed,
    CombatRolled,
    Died,
    Drew,
    Ended,
    Killed,
    LifeLost,
    TokenTaken,
    ZombieMoved,
)
from deadtown.games.zombies.squad.events import Attacked, AttackRolled, Looted, SureWin
from deadtown.kernel import Event
from deadtown.table.lessons import LEARNER, LessonInfo, lesson_of
from tests.games.zombies.table import GAME

MORGAN = 1


@pytest.fixture(scope="module")
def lesson() -> LessonInfo:
    return lesson_of(GAME, "en")


@pytest.fixture(scope="module")
def mission() -> LessonInfo:
    return lesson_of(GAME, "en", name="intervention_squad")


def verbs(lesson: LessonInfo) -> set[str | int]:
    return {step.choice[0] for step in lesson.steps if step.choice is not None}


def events(lesson: LessonInfo) -> list[Event]:
    return [event for step in lesson.steps for event in step.frame.events]


def kinds(lesson: LessonInfo) -> set[type[Event]]:
    return {type(event) for event in events(lesson)}


def test_the_learner_does_all_that_a_turn_asks_for(lesson: LessonInfo) -> None:
    answers = {"place", "leave", "life", "walk", "step", "stop", "bullets", "lose_life", "play"}
    assert verbs(lesson) == answers | {"zombie", "discard", "keep"}


def test_fights_are_won_paid_for_and_lost(lesson: LessonInfo) -> None:
    own = [event for event in events(lesson) if isinstance(event, CombatRolled) and event.seat == LEARNER]
    assert {event.total >= 4 for event in own} == {True, False}
    assert kinds(lesson) >= {BulletsPaid, LifeLost, Killed, TokenTaken, Drew, ZombieMoved}


def test_a_card_is_played_in_the_turn_of_another_who_dies_of_it(lesson: LessonInfo) -> None:
    told = events(lesson)
    played = next(event for event in told if isinstance(event, CardPlayed))
    died = next(event for event in told if isinstance(event, Died))
    assert (played.seat, played.card, died.seat) == (LEARNER, "brain_cramp", MORGAN)
    assert told.index(played) < told.index(died)


def test_the_learner_wins_with_as_many_zombies_as_are_told(lesson: LessonInfo) -> None:
    assert events(lesson)[-1] == Ended((LEARNER,), "collection")
    kills = [event.kills for event in events(lesson) if isinstance(event, Killed) and event.seat == LEARNER]
    assert kills == [1, 2, 3, 4, 5]
    assert "In this lesson 5 zombies are enough" in lesson.steps[0].note


def test_a_mission_begins_with_a_city_and_ends_on_the_helipad(mission: LessonInfo) -> None:
    first, last = mission.steps[0].frame.seen, events(mission)[-1]
    assert first is not None
    assert (first.view.phase, len(first.view.tiles)) == ("build", 29)
    assert last == Ended((LEARNER,), "mission")


def test_a_mission_has_the_event_die_loot_led_zombies_and_an_attack(mission: LessonInfo) -> None:
    assert verbs(mission) >= {"place", "take", "sure_win", "lead_from", "lead", "stance", "withdraw"}
    assert kinds(mission) >= {Looted, ZombieMoved, Attacked, AttackRolled, SureWin}


def test_each_lesson_leads_to_the_game_that_it_teaches(lesson: LessonInfo, mission: LessonInfo) -> None:
    assert [further.name for further in lesson.further] == ["intervention_squad"]
    assert (lesson.real_options, mission.real_options) == ({}, {"variant": "intervention_squad"})
    assert mission.further == []
