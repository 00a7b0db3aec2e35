"""What the lessons of Last Night on Earth teach has its place in them."""

import pytest

from deadtown.games.last_night.cards import BARRICADES
from deadtown.games.last_night.events import (
    BarricadeBuilt,
    BarricadeHeld,
    BarricadeReinforced,
    CardPlayed,
    FightRolled,
    FightWon,
    FireLit,
    FireOut,
    GasExploded,
    GasPoured,
    HeroDied,
    HeroMoved,
    HeroTaken,
    ItemDropped,
    ItemFound,
    NewZombies,
    ReinforcementsRemoved,
    Rerolled,
    Rolled,
    Wounded,
    WoundPrevented,
    ZombieCame,
    ZombieHeroRose,
    ZombieKilled,
    ZombieTurnBegan,
)
from deadtown.games.last_night.ground import DEFAULT, NUMBERS, ground, side_of
from deadtown.games.last_night.options import BASE_BOX
from deadtown.kernel import Event
from deadtown.table.lessons import LEARNER, LessonInfo, lesson_of
from tests.games.last_night.table import GAME

MORGAN = 1


@pytest.fixture(scope="module")
def lesson() -> LessonInfo:
    return lesson_of(GAME, "en")


@pytest.fixture(scope="module")
def other_side() -> LessonInfo:
    return lesson_of(GAME, "en", name="zombies")


@pytest.fixture(scope="module")
def fire() -> LessonInfo:
    return lesson_of(GAME, "en", name="fire")


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


# The same night from the other side


def test_the_learner_does_what_zombies_do(other_side: LessonInfo) -> None:
    assert {*chosen(other_side)} == {"space", "move", "play", "to", "none"}
    own = [card for seat, card in played(other_side) if seat == LEARNER]
    assert own == ["shamble", "uuurrrggh", "trip"]


def test_both_lessons_tell_of_one_night(lesson: LessonInfo, other_side: LessonInfo) -> None:
    first, second = events(lesson), events(other_side)
    people = [event.hero for event in first if isinstance(event, HeroTaken)]
    assert people == [event.hero for event in second if isinstance(event, HeroTaken)][:4]
    rolls = [event.dice for event in first if isinstance(event, FightRolled)][:2]
    assert rolls == [event.dice for event in second if isinstance(event, FightRolled)][:2]


def test_no_more_come_than_there_are(other_side: LessonInfo) -> None:
    told = events(other_side)
    assert [event.dice for event in told if isinstance(event, Rolled) and event.what == "arrivals"] == [(6,)]
    came = [event.space for event in told if isinstance(event, ZombieCame)]
    assert len(came) == 14
    assert sorted(came[-4:]) == ["a1", "f12", "h1", "k12"]


def test_a_hero_stumbles_is_saved_once_and_rises(other_side: LessonInfo) -> None:
    told = events(other_side)
    assert [(event.before, event.dice) for event in told if isinstance(event, Rerolled)] == [((3,), (1,))]
    kinds = [type(event) for event in told]
    assert kinds.index(WoundPrevented) < kinds.index(HeroDied) < kinds.index(ZombieHeroRose)
    assert [(event.hero, event.count, event.goal) for event in told if isinstance(event, HeroDied)] == [("becky", 1, 2)]


def test_who_has_learnt_one_side_may_learn_or_play_the_other(lesson: LessonInfo, other_side: LessonInfo) -> None:
    assert [other.name for other in lesson.further] == ["fire", "zombies"]
    assert lesson.real_options == BASE_BOX, "what was taught is the base game"
    assert other_side.real_options == {"sides": "zombies_first", **BASE_BOX}


# Fire and barricades


def rolled(lesson: LessonInfo, what: str) -> list[tuple[str, tuple[int, ...]]]:
    """Who has rolled what, zombies without a name."""
    return [(event.hero, event.dice) for event in events(lesson) if isinstance(event, Rolled) and event.what == what]


def test_the_learner_builds_pours_and_sets_off(fire: LessonInfo) -> None:
    assert {*chosen(fire)} == {"activate", "build", "reinforce", "no", "walk", "use", "step", "set_off"}


def test_a_barricade_is_built_reinforced_clawed_at_and_mended(fire: LessonInfo) -> None:
    kinds = BarricadeBuilt, BarricadeReinforced, BarricadeHeld, ReinforcementsRemoved
    walls = [event for event in events(fire) if isinstance(event, kinds)]
    assert {event.wall for event in walls} == {"gym_s"}
    assert [type(event) for event in walls] == [
        *(BarricadeBuilt, BarricadeReinforced, BarricadeHeld, ReinforcementsRemoved),
        *(BarricadeReinforced, BarricadeReinforced, BarricadeHeld),
    ]
    assert [dice for _, dice in rolled(fire, "barricade")] == [(2,), (5,), (3,)]


def test_gas_is_poured_and_kills_where_it_explodes_and_next_to_it(fire: LessonInfo) -> None:
    told = events(fire)
    poured = [(event.hero, event.space) for event in told if isinstance(event, GasPoured)]
    assert poured == [("billy", "f12")]
    assert [event.space for event in told if isinstance(event, GasExploded)] == ["f12"]
    assert [dice for _, dice in rolled(fire, "explosion")] == [(2,), (6,)]
    assert [event.space for event in told if isinstance(event, ZombieKilled)] == ["e12", "f12"]


def test_fire_spreads_goes_out_and_comes_to_the_heroes(fire: LessonInfo) -> None:
    told = events(fire)
    assert [event.space for event in told if isinstance(event, FireLit)] == ["f12", "f11", "e12", "d11", "f10"]
    assert [event.space for event in told if isinstance(event, FireOut)] == ["f12"]


def test_fire_is_rolled_for_by_the_living_and_the_dead(fire: LessonInfo) -> None:
    assert rolled(fire, "fire") == [("", (1,)), ("johnny", (4,)), ("sally", (3,))]
    assert [(event.hero, event.because_of) for event in events(fire) if isinstance(event, Wounded)] == [
        ("johnny", "LN-11.2")
    ]


def test_half_of_the_gym_burns_as_the_last_note_says(fire: LessonInfo) -> None:
    assert "three of the six spaces of the Gym are on fire" in fire.steps[-1].note
    lit = {event.space for event in events(fire) if isinstance(event, FireLit)}
    out = {event.space for event in events(fire) if isinstance(event, FireOut)}
    gym = next(building for building in ground(DEFAULT).buildings if building.name == "gym")
    assert len(gym.spaces) == 6
    assert len({NUMBERS[space] for space in lit - out} & {*gym.spaces}) == 3


def test_who_has_learnt_of_barricades_plays_with_them(fire: LessonInfo) -> None:
    assert BARRICADES in GAME.rules.read_options(fire.real_options).rules
