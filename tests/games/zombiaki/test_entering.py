"""Entering a space (section 6)."""

from collections.abc import Callable

import pytest

from tests.clauses import clause
from tests.games.zombiaki.table import H, TableMatch, Z, humans_begin, humans_play, street, zombies_move, zombies_play

WAYS_IN = [
    ("own step", "B3 {}, B2 z2", zombies_move, "", ""),
    ("hunger", "B3 {}, B2 z2", zombies_play, "hunger", "play hunger b2"),
    ("order", "B3 {}, A3 z2, C5 z4+boss(3)", zombies_play, "", "order a3 b3"),
    ("blood", "B3 {}, A3 z2", humans_play, "blood", "play blood a3 b3"),
    ("knockback", "B3 {}, B4 z3", humans_play, "shot_1", "play shot_1 b"),
    ("searchlight", "B3 {}, B4 z2", humans_play, "searchlight", "play searchlight b"),
]


@clause("ZK-6.1")
@pytest.mark.parametrize(("way", "position", "when", "hand", "choice"), WAYS_IN, ids=[way[0] for way in WAYS_IN])
@pytest.mark.parametrize(("thing", "left"), [("pit2", ""), ("barrel", ""), ("fire", "B3 z1 fire")])
def test_who_steps_somewhere_for_any_reason_enters(
    way: str, position: str, when: Callable[..., TableMatch], hand: str, choice: str, thing: str, left: str
) -> None:
    match = when(position.format(thing), hand) if choice else when(position.format(thing))
    if choice:
        match.choose(choice)
    boss = "C5 z4+boss(2)" if way == "order" else ""
    assert street(match) == (", ".join(filter(None, (boss, left))) or "-")


@clause("ZK-6.1")
@pytest.mark.parametrize(
    ("thing", "left"), [("barrel", "-"), ("pit2", "B1 pit2 z3"), ("fire", "B1 z2 fire"), ("car", "B1 car z3")]
)
def test_who_is_placed_somewhere_enters(thing: str, left: str) -> None:
    match = zombies_play(f"B1 {thing}", "zombie_3")
    match.choose("play zombie_3 b1")
    assert street(match) == left


@clause("ZK-6.1")
def test_the_object_comes_before_the_fire() -> None:
    """The shield is given to the pit; so the fire burns."""
    match = zombies_move("B3 pit2 fire, B2 z5+s")
    assert street(match) == "B3 z4 fire"


@clause("ZK-6.2")
@pytest.mark.parametrize(
    ("pit", "who", "after"),
    [
        ("pit1", "z1", "-"),
        ("pit1", "z2", "B3 pit1 z2"),
        ("pit2", "z2", "-"),
        ("pit2", "z3", "B3 pit2 z3"),
        ("pit2", "z1+s", "B3 z1"),
        ("pit1", "z5+s", "B3 z5"),
    ],
)
def test_a_pit(pit: str, who: str, after: str) -> None:
    match = zombies_move(f"B3 {pit}, B2 {who}")
    assert street(match) == after
    assert (pit.replace("pit", "pit_") in match.humans.discard) == ("pit" not in after)
    assert ("human_shield" in match.zombies.discard) == ("+s" in who)


@clause("ZK-6.2")
def test_a_dog_always_falls_in() -> None:
    match = zombies_move("B3 pit1, B2 dog")
    match.choose("step b2 b3")
    assert street(match) == "-"
    assert match.zombies.discard == ["dog"]
    assert match.humans.discard == ["pit_1"]


@clause("ZK-6.3")
@pytest.mark.parametrize(("who", "after"), [("z5", "-"), ("z1+s", "B3 z1")])
def test_a_barrel(who: str, after: str) -> None:
    match = zombies_move(f"B3 barrel, B2 {who}")
    assert street(match) == after
    assert match.humans.discard == ["barrel"]


@clause("ZK-6.3")
def test_a_barrel_and_a_dog() -> None:
    match = zombies_move("B3 barrel, B2 dog")
    match.choose("step b2 b3")
    assert street(match) == "-"


@clause("ZK-6.4")
def test_a_mine_explodes() -> None:
    match = zombies_move("B3 mine, B2 z3")
    assert match.asked == (H, "shrapnel")
    match.choose("shrapnel b4")
    assert street(match) == "B3 z1"
    assert match.humans.discard == ["mine"]


@clause("ZK-6.5")
@pytest.mark.parametrize("thing", ["car", "wall5"])
def test_a_car_and_a_wall_do_nothing(thing: str) -> None:
    assert street(zombies_move(f"B3 {thing}, B2 z5+s")) == f"B3 {thing} z5+s"


@clause("ZK-6.6")
@pytest.mark.parametrize(("who", "after"), [("z3", "B3 z2 fire"), ("z1", "B3 fire"), ("z1+s", "B3 z1 fire")])
def test_fire_is_one_attack_of_one(who: str, after: str) -> None:
    assert street(zombies_move(f"B3 fire, B2 {who}")) == after


@clause("ZK-6.6")
def test_fire_kills_a_dog() -> None:
    match = zombies_move("B3 fire, B2 dog")
    match.choose("step b2 b3")
    assert street(match) == "B3 fire"


@clause("ZK-6.7")
def test_who_stays_undergoes_nothing_again() -> None:
    match = zombies_move("B3 z3 net fire, A3 z3, A4 wall6, A1 z1 net, C3 car z4")
    assert street(match) == "A4 wall6, C4 z4, A3 z3, B3 z3 net fire, C3 car, A1 z1 net"


@clause("ZK-6.7", "ZK-5.12")
def test_a_failed_knockback_is_no_entry() -> None:
    match = humans_play("B3 z3 fire, B2 z1", "shot_1")
    match.choose("play shot_1 b")
    assert street(match) == "B3 z2 fire, B2 z1"


@clause("ZK-6.8")
@pytest.mark.parametrize(
    ("position", "zombie", "dog"),
    [
        ("", "a1 b1 c1", "a1 b1 c1"),
        ("A1 z2, B1 dog", "c1", "c1"),
        ("A1 barrier", "b1 c1", "b1 c1"),
        ("A1 wall6", "a1 b1 c1", "b1 c1"),
        ("A1 mine, B1 pit2, C1 car", "a1 b1 c1", "a1 b1 c1"),
        ("A1 barrel, B1 fire", "a1 b1 c1", "a1 b1 c1"),
    ],
)
def test_where_a_creature_may_be_placed(position: str, zombie: str, dog: str) -> None:
    match = zombies_play(position, "zombie_2, dog")
    assert match.targets("zombie_2") == set(zombie.split())
    assert match.targets("dog") == set(dog.split())


@clause("ZK-6.8")
def test_a_weak_zombie_may_be_placed_on_a_wall_of_row_1() -> None:
    match = zombies_play("A1 wall6", "zombie_2")
    match.choose("play zombie_2 a1")
    assert street(match) == "A1 wall6 z2"


@clause("ZK-6.8", "ZK-11.19")
def test_freeze_does_not_stop_placing() -> None:
    match = zombies_play("", "zombie_2, dog", freeze=1)
    match.choose("play zombie_2 a1", "play dog b1")
    assert street(match) == "A1 z2, B1 dog"


@clause("ZK-6.8")
def test_who_is_placed_on_a_mine_suffers_it() -> None:
    match = zombies_play("A1 mine, B1 z1", "zombie_3")
    match.choose("play zombie_3 a1")
    assert match.asked == (H, "shrapnel")
    match.choose("shrapnel b1")
    assert street(match) == "A1 z1"
    assert match.asked == (Z, "play")


@clause("ZK-6.7")
def test_expiry_does_not_make_anybody_enter() -> None:
    match = humans_begin("B3 pit1 z2 net")
    assert street(match) == "B3 pit1 z2"
