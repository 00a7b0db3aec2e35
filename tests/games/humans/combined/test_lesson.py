"""What the lesson of the combined game teaches has its place in it."""

import pytest

from deadtown.games.humans.combined.events import (
    Armed,
    AttackFailed,
    CameBack,
    CardPlayed,
    Discarded,
    Drew,
    Ended,
    GuyAttacked,
    GuyCaught,
    PawnBeaten,
    PawnFought,
)
from deadtown.games.humans.events import Breached, CapturesDrawn, DoOver, HumansCame, Infected, Objected, WoundKept
from deadtown.games.zombies.events import ZombieMoved, ZombiesCame
from deadtown.kernel import Event
from deadtown.table.lessons import LEARNER, LessonInfo, lesson_of
from tests.games.humans.combined.table import COMBINED

MORGAN = 1


@pytest.fixture(scope="module")
def lesson() -> LessonInfo:
    return lesson_of(COMBINED, "en")


def events(lesson: LessonInfo) -> list[Event]:
    return [event for step in lesson.steps for event in step.frame.events]


def test_the_learner_does_all_that_a_horde_can_do(lesson: LessonInfo) -> None:
    verbs = {step.choice[0] for step in lesson.steps if step.choice is not None}
    start = {"put", "draw_from", "tile_from", "place", "populate", "life"}
    turn = {"walk", "reroll", "accept", "play", "discard", "zombie"}
    assert verbs == start | turn | {"strike_back", "object", "eat"}


def test_cards_and_tiles_come_from_both_games(lesson: LessonInfo) -> None:
    told = events(lesson)
    decks = [event.deck for event in told if isinstance(event, Drew) and event.seat == LEARNER]
    assert set(decks) == {"humans", "zombies"}
    own = [step.choice for step in lesson.steps if step.choice is not None and step.choice[0] == "tile_from"]
    assert own == [("tile_from", "humans"), ("tile_from", "zombies")]
    came = [event.clause for event in told if isinstance(event, HumansCame | ZombiesCame)]
    assert came == ["HX-5.2", "ZB-5.6", "ZB-5.6", "HX-5.2"]


def test_a_human_is_infected_after_a_second_roll(lesson: LessonInfo) -> None:
    kinds = [type(event) for event in events(lesson)]
    assert kinds.index(DoOver) < kinds.index(CapturesDrawn) < kinds.index(Infected)
    (infected,) = (event for event in events(lesson) if isinstance(event, Infected))
    assert (infected.seat, infected.points) == (LEARNER, 3)


def test_an_item_is_of_no_use_to_a_horde(lesson: LessonInfo) -> None:
    first, *_ = (event for event in events(lesson) if isinstance(event, Discarded))
    assert (first.seat, first.card) == (LEARNER, "grenade")


def test_a_stray_zombie_inside_opens_a_building_without_a_roll(lesson: LessonInfo) -> None:
    (breached,) = (event for event in events(lesson) if isinstance(event, Breached))
    assert (breached.space, breached.tile, breached.clause) == ("e8s3", "gas_station", "HX-7.9")


def test_a_shotgun_guy_fails_is_caught_comes_back_and_succeeds(lesson: LessonInfo) -> None:
    told = [
        event
        for event in events(lesson)
        if isinstance(event, PawnFought | AttackFailed | GuyAttacked | GuyCaught | CameBack | PawnBeaten)
    ]
    fails, strikes_back, succeeds = (
        [PawnFought, AttackFailed],
        [GuyAttacked, GuyCaught, CameBack],
        [PawnFought, PawnBeaten],
    )
    assert [type(event) for event in told] == [*fails, *strikes_back, *succeeds]
    (attacked,) = (event for event in told if isinstance(event, GuyAttacked))
    (caught,) = (event for event in told if isinstance(event, GuyCaught))
    (beaten,) = (event for event in told if isinstance(event, PawnBeaten))
    assert attacked.back
    assert (caught.eaten, caught.life) == (True, 2)
    assert (beaten.count, beaten.kills) == (1, 1)


def test_cards_are_played_on_both_sides_and_one_is_objected_to(lesson: LessonInfo) -> None:
    told = events(lesson)
    played = [(event.seat, event.card) for event in told if isinstance(event, CardPlayed)]
    assert played == [
        (LEARNER, "rigor_mortis"),
        (LEARNER, "death_grip"),
        (MORGAN, "big_chainsaw"),
        (MORGAN, "crowbar"),
    ]
    assert [event.card for event in told if isinstance(event, Objected)] == ["big_chainsaw"]
    assert [event.card for event in told if isinstance(event, Armed)] == ["crowbar"]
    assert [event.wound for event in told if isinstance(event, WoundKept)] == ["left_arm"]


def test_everybody_moves_stray_zombies(lesson: LessonInfo) -> None:
    assert [event.seat for event in events(lesson) if isinstance(event, ZombieMoved)] == [MORGAN, LEARNER, MORGAN]


def test_the_learner_wins_with_the_share_that_is_told(lesson: LessonInfo) -> None:
    assert events(lesson)[-1] == Ended((LEARNER,), "rounds")
    last = lesson.steps[-1].frame.seen
    assert last is not None
    assert [(player.score, player.goal) for player in last.view.players] == [(4, 9), (1, 25)]
    assert "4 of your 9 points, Morgan has 1 of 25 zombies" in lesson.steps[-1].note


def test_a_real_game_is_played_without_a_cap_on_the_side_that_was_taught(lesson: LessonInfo) -> None:
    assert lesson.real_options == {"hx_sides": "alternate_zombies"}
    assert lesson.further == []
