"""The street and its terms (section 1)."""

import pytest

from deadtown.games.zombiaki.street import SPACES
from tests.clauses import clause
from tests.games.zombiaki.table import GAME, H, Z, humans_play, start, street, zombies_move, zombies_play


@clause("ZK-1.1")
def test_two_seats_each_with_deck_hand_and_discard_pile() -> None:
    assert list(GAME.rules.seats) == [2]
    match = start()
    assert [GAME.sides.role(match.state, seat) for seat in (Z, H)] == ["zombies", "humans"]
    assert len(match.zombies.hand) == 4
    assert len(match.zombies.deck) == 36
    assert len(match.humans.deck) == 40


@clause("ZK-1.2")
def test_the_street_has_three_lanes_of_five_rows() -> None:
    match = humans_play("", "pit_1")
    assert match.targets("pit_1") == {f"{lane}{row}" for lane in "abc" for row in range(1, 6)}
    assert len(SPACES) == 15


@clause("ZK-1.3")
def test_zombies_appear_in_row_1_and_the_barricade_is_at_row_5() -> None:
    match = zombies_play("", "zombie_3")
    assert match.targets("zombie_3") == {"a1", "b1", "c1"}
    assert humans_play("", "barrel").targets("barrel") == {"a5", "b5", "c5"}


@clause("ZK-1.4")
@pytest.mark.parametrize(
    ("space", "ways"),
    [
        ("A3", {"a4", "a2", "b3"}),
        ("B3", {"b4", "b2", "a3", "c3"}),
        ("C3", {"c4", "c2", "b3"}),
        ("B1", {"b2", "a1", "c1"}),
        ("B5", {"over", "b4", "a5", "c5"}),
    ],
)
def test_forward_back_and_sideways(space: str, ways: set[str]) -> None:
    boss = "A5" if space.startswith("C") else "C4"
    match = zombies_play(f"{space} z3, {boss} z4+boss(3)", "")
    assert match.orders == {f"{space.lower()} {to}" for to in ways}


@clause("ZK-1.5")
@pytest.mark.parametrize(
    ("space", "adjacent"),
    [("A5", "a4 b5"), ("B5", "a5 b4 c5"), ("B3", "b4 a3 c3 b2"), ("C1", "c2 b1"), ("A3", "a4 b3 a2")],
)
def test_adjacent_is_what_shrapnel_can_reach(space: str, adjacent: str) -> None:
    match = humans_play(f"{space} mine", "grenade")
    match.choose(f"play grenade {space}".lower())
    assert set(match.texts) == {f"shrapnel {name}" for name in adjacent.split()}


@clause("ZK-1.5")
@pytest.mark.parametrize(
    ("space", "surrounding"),
    [("A5", "a4 b4 b5"), ("B3", "a2 a3 a4 b2 b4 c2 c3 c4"), ("C1", "b1 b2 c2"), ("A3", "a2 a4 b2 b3 b4")],
)
def test_surrounding_is_what_an_exploding_car_can_reach(space: str, surrounding: str) -> None:
    others = [name.upper() for name in SPACES if name != space.lower()]
    match = humans_play(", ".join([f"{space} car", *(f"{name} z3" for name in others)]), "grenade")
    match.choose(f"play grenade {space}".lower())
    assert {name for name in SPACES if name != space.lower() and match.at(name).strength == 2} == set(
        surrounding.split()
    )


@clause("ZK-1.6")
def test_side_lanes_are_a_and_c() -> None:
    match = humans_play("A3 z3, B3 z3, C3 z3", "street_fire")
    assert match.targets("street_fire") == {"a", "c"}


@clause("ZK-1.7")
def test_a_space_holds_one_creature() -> None:
    match = zombies_play("A1 z3, B1 dog", "zombie_3, dog")
    assert match.targets("zombie_3") == {"c1"}
    assert match.targets("dog") == {"c1"}


@clause("ZK-1.7")
def test_a_dog_is_no_zombie_but_a_creature() -> None:
    assert zombies_play("A3 dog, B2 z3", "claws").targets("claws") == {"b2"}
    assert humans_play("A3 dog, B2 z3", "sniper").targets("sniper") == {"a3", "b2"}


@clause("ZK-1.8")
@pytest.mark.parametrize("thing", ["wall5", "wall6", "barrier", "barrel", "car", "mine", "pit1", "pit2"])
def test_a_space_holds_one_object(thing: str) -> None:
    match = humans_play(f"B1 {thing}", "pit_1, mine, barrier")
    for card in ("pit_1", "mine", "barrier"):
        assert "b1" not in match.targets(card)
        assert "a1" in match.targets(card)


@clause("ZK-1.8")
@pytest.mark.parametrize(("thing", "strength"), [("wall5", 5), ("car", 3), ("pit2", 3)])
def test_a_creature_shares_a_space_with_a_wall_a_car_or_a_pit(thing: str, strength: int) -> None:
    match = zombies_move(f"B3 {thing}, B2 z{strength}")
    assert street(match) == f"B3 {thing} z{strength}"


@clause("ZK-1.9")
def test_fire_lies_on_a_space_with_creature_and_object() -> None:
    match = humans_play("B3 pit2 z4, A3 wall5, C5 barrel, A1 barrier, C3 z3", "napalm")
    assert match.targets("napalm") == set(SPACES)
    match.choose("play napalm b3")
    assert street(match) == "C5 barrel, A3 wall5, B3 pit2 z3 fire, C3 z3, A1 barrier"


@clause("ZK-1.10")
def test_an_empty_space_has_no_creature_no_object_and_no_fire() -> None:
    match = humans_play("A3 z3, B3 dog, C3 mine, A2 fire, B2 wall6 z4, C5 barrel", "pit_2")
    assert match.targets("pit_2") == set(SPACES) - {"a3", "b3", "c3", "a2", "b2", "c5"}


@clause("ZK-1.11")
def test_what_nobody_decides_goes_by_rows_from_5_down_and_lanes_from_a() -> None:
    match = zombies_move("A3 mine, C4 mine, B4 mine, A2 z5, C3 z5, B3 z5")
    first = []
    while match.asked == (H, "shrapnel"):
        assert match.decision is not None
        first.append(match.decision.about["at"])
        match.choose(f"shrapnel {match.texts[0].split()[1]}")
    assert [str(space).lower() for space in first] == ["b4", "c4", "a3"]


@clause("ZK-1.12")
@pytest.mark.parametrize(
    ("queue", "climbs"),
    [
        ("C2 z3, C1 z3", True),
        ("C2 z3, C1 z2", False),
        ("C2 z3, B2 z3", False),
        ("C2 z2, C1 dog", False),
        ("C2 z2, C4 z4", False),
    ],
)
def test_the_queue_counts_those_directly_behind(queue: str, climbs: bool) -> None:
    match = zombies_move(f"C3 wall6, {queue}")
    while match.asked[1] == "dog_step":
        match.choose("done")
    assert (match.state.creatures[8] is not None) == climbs


@clause("ZK-1.12")
@pytest.mark.parametrize(("behind", "climbs"), [("A2 dog, A1 z4", True), ("A1 z4", False), ("A2 z1, A1 z3", True)])
def test_a_dog_counts_nothing_but_does_not_break_the_queue(behind: str, climbs: bool) -> None:
    match = zombies_move(f"A4 wall6, A3 z2, {behind}")
    while match.asked[1] == "dog_step":
        match.choose("done")
    assert (match.state.creatures[3] is not None) == climbs


@clause("ZK-1.12")
def test_a_netted_creature_behind_ends_the_queue() -> None:
    match = zombies_move("A4 wall6, A3 z2, A2 z4 net, A1 z5")
    assert street(match) == "A4 wall6, A3 z2, A2 z4 net, A1 z5"


@clause("ZK-1.12", "ZK-5.6")
def test_a_held_creature_behind_ends_the_queue() -> None:
    match = zombies_move("A4 wall6, A3 z2, A2 z4, B1 z2", zombies="not_so_fast")
    twin = match.fork()
    twin.choose("pass")
    assert street(twin) == "A4 wall6 z2, A3 z4, B2 z2"
    match.choose("hold a2")
    assert street(match) == "A4 wall6, A3 z2, A2 z4, B2 z2"


@clause("ZK-1.13", "ZK-1.14")
def test_a_creature_in_a_barred_lane_is_immobile() -> None:
    match = zombies_move("A1 barrier, A4 z3, B3 z3")
    assert street(match) == "A4 z3, B4 z3, A1 barrier"


@clause("ZK-1.14")
@pytest.mark.parametrize(
    ("position", "freeze"), [("B3 z3 net", 0), ("B3 z3, B1 barrier", 0), ("B3 z3", 1), ("B3 z3 net", 1)]
)
def test_netted_barred_or_frozen_is_immobile(position: str, freeze: int) -> None:
    match = zombies_move(position, freeze=freeze)
    assert street(match) == position


@clause("ZK-1.15")
def test_a_space_behind_a_wall_in_its_lane_is_hidden() -> None:
    match = humans_play("A4 wall6, A3 z2, B3 z2, C3 wall5 z3", "flamethrower")
    spaces = {text.split()[0] for text in match.targets("flamethrower")}
    assert spaces == {"b3", "c3"}, "A3 is hidden; the wall on C3 does not hide its own space"
