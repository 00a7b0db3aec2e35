"""Net, freeze, blood, searchlight, get back, scram, grenade (ZK-11.18 to ZK-11.25)."""

import pytest

from tests.clauses import clause
from tests.games.zombiaki.table import H, Z, humans_play, street, zombies_move, zombies_play


@clause("ZK-11.18")
def test_a_net_takes_a_connected_group_of_six_at_most() -> None:
    match = humans_play("B3 z2, B2 z3, A2 z1, C5 z4, C4 dog, C3 z2", "net")
    single, pairs, triples = ("b3", "b2", "a2", "c5", "c3"), ("b3 b2", "a2 b2", "b3 c3"), ("b3 a2 b2",)
    assert match.targets("net") == {*single, *pairs, *triples}


@clause("ZK-11.18")
def test_connected_means_adjacent() -> None:
    match = humans_play("A3 z1, B2 z1, C3 z1", "net")
    assert match.targets("net") == {"a3", "b2", "c3"}


@clause("ZK-11.18")
@pytest.mark.parametrize(("strengths", "fits"), [("z3 z3", True), ("z3 z4", False)])
def test_six_at_most(strengths: str, fits: bool) -> None:
    one, other = strengths.split()
    assert ("a3 b3" in humans_play(f"A3 {one}, B3 {other}", "net").targets("net")) == fits


@clause("ZK-11.18")
def test_the_netted_make_no_step_whoever_causes_it() -> None:
    match = humans_play("B3 z3, B2 z3, A3 z4+boss(1)", "net, shot_1, blood, get_back, searchlight")
    match.choose("play net b3 b2", "play shot_1 b")
    assert street(match) == "A3 z4+boss(1), B3 z2 net, B2 z3 net"
    assert {target.split()[0] for target in match.targets("blood")} == set()
    assert match.targets("searchlight") == {"a"}
    match.choose("play get_back")
    assert street(match) == "B3 z2 net, A2 z4+boss(1), B2 z3 net"


@clause("ZK-11.18")
def test_the_net_holds_in_the_zombie_phase_and_is_gone_in_the_next_human_phase() -> None:
    match = humans_play("B3 z3, A2 z2", "net", zombies="hunger, swap")
    match.choose("play net b3")
    match.wait_for(Z, "discard")
    assert street(match) == "A3 z2, B3 z3 net"
    match.wait_for(Z, "play")
    assert match.targets("hunger") == {"a3"}
    assert match.targets("swap") == set()
    match.wait_for(H, "play")
    assert street(match) == "A3 z2, B3 z3"
    assert "net" in match.humans.discard


@clause("ZK-11.19")
def test_frozen_nobody_makes_any_step() -> None:
    match = humans_play("B3 z4, C3 dog, A4 z3, A3 z1+boss(1)", "freeze, shot_1, blood, get_back, searchlight, sniper")
    match.choose("play freeze")
    assert match.playable >= {"shot_1", "sniper"}
    assert not match.playable & {"blood", "get_back", "searchlight"}
    match.choose("play shot_1 b", "play sniper a3")
    assert street(match) == "A4 z3, B3 z3, C3 dog", "no knockback, no retreat"


@clause("ZK-11.19")
def test_frozen_zombies_cannot_be_moved_by_their_own_cards() -> None:
    match = zombies_play("B3 z3, B2 z2, C4 z4+boss(3), A1 dog", "hunger, mass, swap, claws, human_shield", freeze=1)
    assert not match.playable & {"hunger", "mass", "swap"}
    assert match.playable >= {"claws", "human_shield"}
    assert match.orders == set()


@clause("ZK-11.19")
def test_frozen_no_dog_is_asked_for() -> None:
    match = zombies_move("B3 dog, A3 z3", freeze=1)
    assert match.asked == (Z, "discard")
    assert street(match) == "A3 z3, B3 dog"


@clause("ZK-11.19")
def test_barrels_roll_on_in_the_frost() -> None:
    match = humans_play("B5 barrel", "freeze")
    match.choose("play freeze")
    match.wait_for(H, "play")
    assert street(match) == "B4 barrel"
    assert match.state.freezes == (1,)


@clause("ZK-11.19")
def test_freeze_ends_with_the_next_human_phase() -> None:
    match = humans_play("B3 z3", "freeze, mine", zombies="terror", spare=False)
    match.choose("play freeze")
    assert match.state.freezes == (2,)
    match.wait_for(H, "play")
    assert match.state.freezes == (1,)
    assert street(match) == "B3 z3"
    assert "freeze" not in match.humans.discard
    match.wait_for(H, "discard")
    assert street(match) == "B4 z3"
    assert "freeze" in match.humans.discard


@clause("ZK-11.20")
def test_blood_shoves_one_creature_sideways() -> None:
    match = humans_play("A3 z3, B2 dog, C4 z2, A2 wall5", "blood x2")
    assert match.targets("blood") == {"a3 b3", "b2 c2", "c4 b4"}
    match.choose("play blood b2 c2")
    assert street(match) == "C4 z2, A3 z3, A2 wall5, C2 dog"


@clause("ZK-11.20")
@pytest.mark.parametrize(
    ("position", "ways"),
    [
        ("B3 z3, A3 z1, C3 dog", set()),
        ("B3 z3 net", set()),
        ("B3 z3, C1 barrier", {"b3 a3"}),
        ("B3 z3, B1 barrier", set()),
        ("B3 z4, A3 wall5, C3 mine", {"b3 c3"}),
        ("B3 dog, A3 wall5, C3 pit1", {"b3 c3"}),
    ],
)
def test_blood_needs_an_allowed_step(position: str, ways: set[str]) -> None:
    found = humans_play(position, "blood").targets("blood")
    assert {way for way in found if way.startswith("b3")} == ways


@clause("ZK-11.21")
def test_the_searchlight_moves_all_creatures_of_a_lane_even_behind_a_wall() -> None:
    match = humans_play("B4 z3, B3 wall5, B2 dog, A3 z2", "searchlight")
    match.choose("play searchlight b")
    assert street(match) == "B4 z3, A3 z2, B3 wall5, B1 dog"
    match = humans_play("A5 z5, B5 z3", "searchlight")
    match.choose("play searchlight a")
    assert street(match) == "B5 z3, A4 z5"


@clause("ZK-11.21")
def test_the_searchlight_needs_a_creature_that_can_step_back() -> None:
    assert humans_play("A1 z3, B3 z2, C3 z3 net", "searchlight").targets("searchlight") == {"b"}


@clause("ZK-11.22")
def test_get_back_moves_all_creatures() -> None:
    match = humans_play("A5 z3, B3 dog, C1 z2, C2 z1, B1 z4", "get_back")
    match.choose("play get_back")
    assert street(match) == "A4 z3, B2 dog, C2 z1, B1 z4, C1 z2"


@clause("ZK-11.23")
def test_scram_makes_the_zombies_discard_a_card_of_the_humans_choice() -> None:
    match = humans_play("", "scram", zombies="claws, dog, dog")
    assert match.targets("scram") == {"claws", "dog", "terror"}
    match.choose("play scram dog")
    assert match.zombies.hand == ["claws", "dog", "terror"]
    assert match.zombies.discard == ["dog"]


@clause("ZK-11.23", "ZK-4.16")
def test_scram_needs_a_hand() -> None:
    match = humans_play("", "scram, freeze", spare=False)
    assert match.playable == {"freeze"}


@clause("ZK-11.25")
@pytest.mark.parametrize(
    ("position", "after", "humans", "zombies"),
    [
        ("B3 z5+s", "-", "", "human_shield zombie_5"),
        ("B3 dog", "-", "", "dog"),
        ("B3 wall6", "-", "wall_6", ""),
        ("B3 wall6 z5 fire", "-", "napalm wall_6", "zombie_5"),
        ("B3 pit2 z5", "-", "pit_2", "zombie_5"),
        ("B3 barrel", "-", "barrel", ""),
        ("B3 pit1 fire", "-", "napalm pit_1", ""),
        ("B3 car z4, A3 z2", "A3 z1", "car", "zombie_4"),
    ],
)
def test_the_grenade_clears_a_space(position: str, after: str, humans: str, zombies: str) -> None:
    match = humans_play(position, "grenade")
    match.choose("play grenade b3")
    assert street(match) == after
    assert sorted(match.humans.discard) == sorted(["grenade", *humans.split()])
    assert sorted(match.zombies.discard) == zombies.split()


@clause("ZK-11.25")
def test_the_grenade_lifts_a_barrier_and_a_net() -> None:
    match = humans_play("B1 barrier, A3 z3 net", "grenade x2")
    match.choose("play grenade b1", "play grenade a3")
    assert street(match) == "-"


@clause("ZK-11.25")
def test_the_grenade_needs_a_creature_or_an_object() -> None:
    match = humans_play("B1 barrier, A3 fire, C3 fire mine, C5 dog", "grenade")
    assert match.targets("grenade") == {"b1", "c3", "c5"}
