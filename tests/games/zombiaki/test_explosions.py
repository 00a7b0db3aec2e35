"""Explosions (section 9)."""

import pytest

from deadtown.games.zombiaki.events import Exploded, Wounded
from tests.clauses import clause
from tests.games.zombiaki.table import H, TableMatch, humans_begin, humans_play, street, zombies_move


def blasts(match: TableMatch) -> list[str]:
    return [f"{event.card} {event.space}" for event in match.told.of(Exploded)]


@clause("ZK-9.1")
def test_explosions_of_one_cause_go_in_street_order_and_new_ones_join_the_end() -> None:
    match = humans_play("A5 car, A1 car, B4 mine", "street_fire")
    match.choose("play street_fire a")
    assert blasts(match) == ["car a5", "car a1", "mine b4"]
    match.choose("shrapnel b5")
    assert street(match) == "-"


@clause("ZK-9.1")
def test_each_explodes_once() -> None:
    match = humans_play("A3 car, A2 car, B2 mine", "street_fire")
    match.choose("play street_fire a")
    assert blasts(match) == ["car a3", "car a2", "mine b2"]
    match.choose("shrapnel a2")
    assert blasts(match) == ["car a3", "car a2", "mine b2"]
    assert sorted(match.humans.discard) == ["car", "car", "mine", "street_fire"]


@clause("ZK-9.2")
def test_a_mine_harms_its_space_by_two_and_one_neighbour_by_one() -> None:
    match = zombies_move("B3 mine, B2 z4, A3 z3 net, C3 z3 net")
    assert street(match) == "A3 z3 net, B3 z2, C3 z3 net"
    match.choose("shrapnel c3")
    assert street(match) == "A3 z3 net, B3 z2, C3 z2 net"


@clause("ZK-9.2")
def test_one_space_must_be_named_though_nobody_is_there() -> None:
    match = zombies_move("B5 mine, B4 z4")
    assert set(match.texts) == {"shrapnel a5", "shrapnel c5", "shrapnel b4"}
    match.choose("shrapnel b4")
    assert street(match) == "B5 z2"


@clause("ZK-9.2")
def test_shrapnel_sets_off_a_car() -> None:
    match = humans_play("B3 mine, B4 car z2, C5 z2", "grenade")
    match.choose("play grenade b3", "shrapnel b4")
    assert street(match) == "C5 z1"


@clause("ZK-9.3")
def test_a_car_harms_itself_and_all_eight_around_at_the_same_time() -> None:
    match = humans_play("B3 car z2, A4 z2, B4 dog, C4 z3+s, A3 z1, C3 z2, A2 z2, B2 z2, C2 z2, B5 z2, B1 z2", "grenade")
    match.choose("play grenade b3")
    assert street(match) == "B5 z2, A4 z1, C4 z3, C3 z1, A2 z1, B2 z1, C2 z1, B1 z2"


@clause("ZK-9.3")
def test_a_car_harms_who_stands_on_it() -> None:
    match = humans_play("B3 car z3", "shot_1")
    match.choose("play shot_1 b car")
    assert street(match) == "B3 z2"


@clause("ZK-9.3")
def test_a_car_sets_off_mines_and_cars_around_it() -> None:
    match = humans_play("B3 car, A4 mine, C2 car, C1 car, B5 mine", "shot_1")
    match.choose("play shot_1 b")
    assert blasts(match)[:2] == ["car b3", "mine a4"]
    match.choose("shrapnel a5")
    assert blasts(match) == ["car b3", "mine a4", "car c2", "car c1"]
    assert street(match) == "B5 mine"


SETS_OFF_A_MINE = [
    ("B3 mine", "gasoline", "play gasoline b3 1"),
    ("B3 mine, A3 z1", "flamethrower", "play flamethrower a3 1 b3 1"),
    ("A3 mine", "street_fire", "play street_fire a"),
    ("B3 mine", "napalm", "play napalm b3"),
    ("B3 mine", "grenade", "play grenade b3"),
    ("B3 mine, C4 car", "shot_1", "play shot_1 c"),
]


@clause("ZK-9.4")
@pytest.mark.parametrize(("position", "card", "choice"), SETS_OFF_A_MINE)
def test_what_sets_off_a_mine(position: str, card: str, choice: str) -> None:
    match = humans_play(position, card)
    match.choose(choice)
    assert match.asked == (H, "shrapnel")
    assert "mine" in match.humans.discard


@clause("ZK-9.4")
def test_a_barrel_sets_off_a_mine() -> None:
    match = humans_begin("B4 barrel, B3 mine")
    assert match.asked == (H, "shrapnel")
    match.choose("shrapnel b4")
    assert street(match) == "-"


@clause("ZK-9.4")
@pytest.mark.parametrize(
    ("position", "card", "choice"),
    [
        ("B4 mine, B3 z2", "shot_1", "play shot_1 b"),
        ("B4 mine, B3 z2", "high_voltage", "play high_voltage b"),
    ],
)
def test_what_does_not_set_off_a_mine(position: str, card: str, choice: str) -> None:
    match = humans_play(position, card)
    match.choose(choice)
    assert match.asked == (H, "play")
    assert "B4 mine" in street(match)


@clause("ZK-9.4")
def test_shrapnel_does_not_set_off_a_mine() -> None:
    match = humans_play("B4 mine, B3 mine", "grenade")
    match.choose("play grenade b4", "shrapnel b3")
    assert street(match) == "B3 mine"


@clause("ZK-9.5")
@pytest.mark.parametrize(
    ("position", "card", "choice"),
    [
        ("B3 car", "shot_1", "play shot_1 b"),
        ("B3 car", "shot_2", "play shot_2 b"),
        ("B3 car", "burst_2", "play burst_2 b"),
        ("B3 car", "sniper", "play sniper b3"),
        ("B3 car", "napalm", "play napalm b3"),
        ("B3 car", "gasoline", "play gasoline b3 1"),
        ("B3 car, A3 dog", "flamethrower", "play flamethrower a3 1 b3 1"),
        ("C3 car", "street_fire", "play street_fire c"),
        ("B3 car", "grenade", "play grenade b3"),
        ("B3 car, A2 car", "sniper", "play sniper a2"),
    ],
)
def test_what_sets_off_a_car(position: str, card: str, choice: str) -> None:
    match = humans_play(position, card)
    match.choose(choice)
    assert "car" not in street(match)
    assert "car" in match.humans.discard


@clause("ZK-9.5")
def test_creatures_barrels_and_current_do_not_set_off_a_car() -> None:
    assert street(zombies_move("B3 car, B2 z3")) == "B3 car z3"
    assert street(humans_begin("B4 barrel, B3 car")) == "B3 car"
    match = humans_play("B3 car z3", "high_voltage")
    match.choose("play high_voltage b")
    assert street(match) == "B3 car z2"


@clause("ZK-9.6")
def test_other_things_are_not_harmed_by_explosions() -> None:
    match = humans_play("B3 car, A4 wall5, B4 barrel, C4 pit1, A2 fire, B2 z3 net", "shot_1")
    match.choose("play shot_1 b")
    assert street(match) == "A4 wall5, B4 barrel, C4 pit1, A2 fire, B2 z2 net"
    match = humans_play("B2 mine, A1 barrier, B1 barrier, A2 wall6", "grenade")
    match.choose("play grenade b2", "shrapnel b1")
    assert street(match) == "A2 wall6, A1 barrier, B1 barrier"


@clause("ZK-9.7")
def test_explosions_come_after_all_direct_damage_of_a_card() -> None:
    match = humans_play("A5 car z3, A1 z3", "street_fire")
    match.choose("play street_fire a")
    kinds = [type(event) for event in match.told if isinstance(event, Wounded | Exploded)]
    assert kinds == [Wounded, Wounded, Exploded, Wounded]
    assert street(match) == "A5 z1, A1 z2"


@clause("ZK-9.7")
def test_in_a_burst_they_come_before_the_next_bullet() -> None:
    """The car kills the zombie behind it, so the second bullet finds the next one."""
    match = humans_play("B4 car, B3 z1, B1 z2", "burst_2")
    match.choose("play burst_2 b")
    assert street(match) == "B1 z1"


@clause("ZK-9.7")
def test_knockback_comes_before_explosions() -> None:
    """The zombie is knocked onto the mine, whose shrapnel sets off the car."""
    match = humans_play("B4 z4, B3 mine, B2 car", "shot_1")
    match.choose("play shot_1 b")
    assert match.asked == (H, "shrapnel")
    match.choose("shrapnel b2")
    assert street(match) == "-"
    assert blasts(match) == ["mine b3", "car b2"]
