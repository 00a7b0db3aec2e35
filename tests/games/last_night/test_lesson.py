"""What the lessons of Last Night on Earth teach has its place in them."""

import pytest

from deadtown.games.last_night.events import (
    CardPlayed,
    FightRolled,
    FightWon,
    HeroMoved,
    ItemDropped,
    ItemFound,
    NewZombies,
    Rolled,
    Wounded,
    ZombieKilled,
    ZombieTurnBegan,
)
from deadtown.games.last_night.ground import DEFAULT, NUMBERS, ground, side_of
from deadtown.kernel import Event
from deadtown.table.lessons import LEARNER, LessonInfo, lesson_of
from tests.games.last_night.table import GAME

MORGAN = 1


@pytest.fixture(scope="module")
def lesson() -> LessonInfo:
    return lesson_of(GAME, "en")


def events(lesson: LessonInfo) -> list[Event]:
    return [event for step in lesson.steps for event in step.frame.events]


def chosen(lesson: LessonInfo) -> list[str]:
    return [str(step.choice[0]) for step in lesson.steps if step.choice is not None]


def played(lesson: LessonInfo) -> list[tuple[int, str]]:
    return [(event.seat, event.card) for event in events(lesson) if isinstance(event, CardPlayed)]


def test_the_learner_does_what_heroes_do(lesson: LessonInfo) -> None:
    assert {*chosen(lesson)} == {"pass", "play", "activate", "walk", "search", "drop", "shoot", "blast"}


def test_three_fights_end_in_three_ways(lesson: LessonInfo) -> None:
    told = events(lesson)
    rolls = [(event.dice, event.against) for event in told if isinstance(event, FightRolled)]
    assert rolls == [((2, 3), (2,)), ((6, 1), (2,)), ((1, 1, 6), (6,))]
    results = [(event.winner, event.doubles) for event in told if isinstance(event, FightWon)]
    assert results == [("zombies", False), ("heroes", False), ("heroes", True)]
    assert [(event.hero, event.wounds) for event in told if isinstance(event, Wounded)] == [("becky", 1)]


def test_cards_of_both_sides_are_played_at_their_moments(lesson: LessonInfo) -> None:
    fights = [(MORGAN, "uuurrrggh"), (LEARNER, "faith"), (LEARNER, "mr_hyde")]
    assert played(lesson) == [(MORGAN, "shamble"), *fights, (MORGAN, "trip")]


def test_the_sun_sinks_and_new_zombies_come_once(lesson: LessonInfo) -> None:
    told = events(lesson)
    assert [event.sun for event in told if isinstance(event, ZombieTurnBegan)] == [15, 14]
    assert [event.come for event in told if isinstance(event, NewZombies)] == [True, False]


def test_two_doors_are_passed(lesson: LessonInfo) -> None:
    moves = [event for event in events(lesson) if isinstance(event, HeroMoved)]
    doors = ground(DEFAULT).doors
    passed = [event.start for event in moves if side_of(NUMBERS[event.start], NUMBERS[event.to]) in doors]
    assert passed == ["i2", "j2"]


def test_heroes_search_carry_too_much_and_shoot(lesson: LessonInfo) -> None:
    told = events(lesson)
    found = [event.card for event in told if isinstance(event, ItemFound) and event.because_of == "LN-5.9"]
    assert found == ["revolver", "baseball_bat", "ammo", "revolver", "pump_shotgun"]
    assert [event.card for event in told if isinstance(event, ItemDropped)] == ["revolver"]
    assert [event.dice for event in told if isinstance(event, Rolled) and event.what == "shot"] == [(2,), (3, 6)]


def test_as_many_are_killed_as_the_last_note_says(lesson: LessonInfo) -> None:
    killed = [event for event in events(lesson) if isinstance(event, ZombieKilled)]
    assert [event.count for event in killed] == [1, 2, 3]
    assert "That makes three, and twelve are still to come" in lesson.steps[-1].note
