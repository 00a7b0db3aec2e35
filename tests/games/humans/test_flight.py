"""Humans run away: how far, whereto, and who says so (section 10)."""

import pytest

from deadtown.games.humans.events import CapturesDrawn, Fled, Infected, Rolled, Stays, Trapped
from tests.clauses import clause
from tests.games.humans.table import DINER, TableMatch, leader, table

NORTH = "hu_road_straight 0 -1 1"
"""A road north of Town Square: n2, n3 and n4, where it ends."""
NORTHWARD = f"{NORTH}, hu_road_cross_1 0 -2 0, hu_road_t_1 0 -3 1"
"""A long road to the north: the crossroads has its centre at n6."""


def flights(match: TableMatch) -> list[tuple[int, int, int]]:
    """Who rolled for a flight, the die and what was added."""
    return [(event.seat, event.die, event.bonus) for event in match.told.of(Rolled) if event.what == "flight"]


def goals(match: TableMatch) -> set[str]:
    """Where the human may be moved that flees."""
    assert match.asked[1] == "move_human"
    return {text.split()[1] for text in match.texts}


# What makes a human flee, and how far


@clause("HU-10.1")
def test_a_human_flees_after_a_capture_roll_that_fails() -> None:
    match = table("capture", NORTH, leader(), leader("s1"), humans="centre", dice=[3, 4])
    assert flights(match) == [(0, 4, 0)]
    assert match.humans == {"n4"}
    assert match.told.of(CapturesDrawn) == []


@clause("HU-10.1", "HU-8.7")
def test_a_human_flees_after_a_weapon_has_hit() -> None:
    match = table(
        "capture", NORTH, leader(), leader("s1", "crowbar"), humans="centre", dice=[4, 3, 2], wounds="torso x4"
    )
    match.choose("play crowbar")
    assert flights(match) == [(0, 2, 0)]
    assert match.humans == {"n2"}
    assert match.told.of(CapturesDrawn) == []


@clause("HU-10.1", "HU-8.8")
def test_a_human_flees_when_escape_is_drawn() -> None:
    match = table("capture", NORTH, leader(), leader("s1"), humans="centre", dice=[4, 3], captures="escape, eat")
    assert flights(match) == [(0, 3, 0)]
    assert match.humans == {"n3"}
    assert match.state.capture_discard == ["escape", "eat"]


@clause("HU-10.1", "HU-16.4")
def test_each_fire_extinguisher_adds_two() -> None:
    """Hit or miss: one misses, the other one hits."""
    armed = leader("s1", "fire_extinguisher"), leader("s1", "fire_extinguisher")
    dice = [4, 2, 3, 2]
    match = table("capture", NORTHWARD, leader(), *armed, humans="centre", dice=dice, wounds="torso x4")
    match.choose("play fire_extinguisher", "play fire_extinguisher")
    assert flights(match) == [(0, 2, 4)]
    assert match.humans == {"n6"}


@clause("HU-10.1", "HU-17.1", "HU-16.4")
def test_one_that_was_cancelled_adds_nothing() -> None:
    lawyer = leader("s1", character="lawyer", used=False)
    match = table(
        "capture",
        NORTH,
        leader(),
        leader("s1", "fire_extinguisher"),
        lawyer,
        humans="centre",
        dice=[4, 2],
        captures="escape, eat",
    )
    match.choose("play fire_extinguisher", "object")
    assert flights(match) == [(0, 2, 0)]
    assert match.humans == {"n2"}


@clause("HU-10.1", "HU-16.4")
def test_the_next_attempt_knows_nothing_of_it() -> None:
    match = table(
        *("capture", NORTHWARD, leader("centre n6"), leader("s1", "fire_extinguisher")),
        humans="centre n6",
        dice=[4, 1, 1, 1, 1],
        captures="escape, eat",
    )
    match.choose("attempt centre", "play fire_extinguisher")
    assert match.humans == {"n3", "n6"}
    assert [bonus for _, _, bonus in flights(match)] == [2, 0]


@clause("HU-10.1", "HU-13.1")
def test_the_active_player_may_roll_again_for_it() -> None:
    match = table("capture", NORTH, leader(dice=1), leader("s1", dice=5), humans="centre", dice=[3, 2, 4])
    match.choose("accept")
    assert match.asked == (0, "do_over")
    match.choose("reroll")
    assert flights(match) == [(0, 2, 0), (0, 4, 0)]
    assert match.humans == {"n4"}


# Who moves it


@clause("HU-10.2", "HU-3.2")
@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("active", [0, 1])
def test_the_player_on_the_right_moves_it(players: int, active: int) -> None:
    leaders = [leader("centre" if seat == active else "s1") for seat in range(players)]
    match = table("capture", "", *leaders, humans="centre", active=active, dice=[1, 1])
    assert match.asked == ((active - 1) % players, "move_human")
    match.choose("flee w1")
    assert match.humans == {"w1"}
    assert [(event.seat, event.space, event.to) for event in match.told.of(Fled)] == [
        ((active - 1) % players, "centre", "w1")
    ]


@clause("HU-10.2", "HU-12.3")
def test_before_it_is_moved_cards_may_be_played() -> None:
    match = table("capture", "", leader(hand="this_way"), leader("s1"), humans="centre", dice=[1, 1])
    assert match.asked == (0, "flee_roll")
    assert flights(match) == [(0, 1, 0)]
    match.choose("pass")
    assert match.asked == (1, "move_human")


# Routes


@clause("HU-10.3", "HU-10.5")
def test_no_space_is_used_twice_and_a_road_that_leads_nowhere_is_a_dead_end() -> None:
    """From Town Square alone there is one step in each direction, and no way back over the centre."""
    match = table("capture", "", leader(), leader("centre"), humans="centre", dice=[1, 6])
    assert goals(match) == {"n1", "e1", "s1", "w1"}


@clause("HU-10.3")
@pytest.mark.parametrize("die", [5, 6])
def test_no_space_is_used_twice_in_a_ring_either(die: int) -> None:
    """Out of the Diner's middle and round it, up to the other side of where it began."""
    match = table("capture", DINER, leader("n3"), leader("n2"), humans="n3", dice=[1, die])
    assert goals(match) == {"w1n3", "e1n3"}


@clause("HU-10.3")
def test_a_space_with_a_zombie_is_never_entered() -> None:
    """Neither one of the own zombies nor one of others, on the way or at the end."""
    match = table("capture", NORTH, leader("centre e1"), leader("n2 s1"), humans="centre", dice=[1, 3])
    assert goals(match) == {"n1", "w1"}


@clause("HU-10.3")
def test_humans_are_passed_but_no_way_ends_on_one() -> None:
    match = table("capture", NORTH, leader(), leader("e1 s1 w1"), humans="centre n1 n3", dice=[1, 2])
    assert match.humans == {"n1", "n2", "n3"}
    match = table("capture", NORTH, leader(), leader("e1 s1 w1"), humans="centre n1 n3", dice=[1, 3])
    assert match.humans == {"n1", "n2", "n3"}
    match = table("capture", NORTH, leader(), leader("e1 s1 w1"), humans="centre n1 n3", dice=[1, 4])
    assert match.humans == {"n1", "n3", "n4"}


@clause("HU-10.3", "HU-2.6")
@pytest.mark.parametrize("openings", ["", "n3"])
def test_barricades_do_not_matter(openings: str) -> None:
    """In and out of a building, wherever it touches the road."""
    match = table("capture", DINER, leader("n3"), leader("n2"), humans="n3", openings=openings, dice=[1, 1])
    assert goals(match) == {"n4", "w1n3", "e1n3"}
    match = table("capture", DINER, leader("w1n4"), leader("n4"), humans="w1n4", openings=openings, dice=[1, 1])
    assert match.humans == {"w1n3"}


# All points are used


@clause("HU-10.4")
@pytest.mark.parametrize(("die", "space"), [(1, "n1"), (2, "n2"), (3, "n3"), (4, "n4")])
def test_all_points_are_used(die: int, space: str) -> None:
    match = table("capture", NORTH, leader(), leader("e1 s1 w1"), humans="centre", dice=[1, die])
    assert match.humans == {space}


@clause("HU-10.4")
@pytest.mark.parametrize("die", [5, 6])
def test_or_as_many_as_can_be(die: int) -> None:
    match = table("capture", NORTH, leader(), leader("e1 s1 w1"), humans="centre", dice=[1, die])
    assert match.humans == {"n4"}


@clause("HU-10.4")
def test_the_longest_way_is_that_to_a_space_without_a_human() -> None:
    """The last space is taken, so three steps are the most."""
    match = table("capture", NORTH, leader(), leader("e1 s1 w1"), humans="centre n4", dice=[1, 4])
    assert match.humans == {"n3", "n4"}


@clause("HU-10.4")
def test_a_way_may_be_longer_than_it_need_be() -> None:
    """The room beside is one step away, and three steps away too: through the middle."""
    match = table("capture", DINER, leader("w1n3"), leader("s1"), humans="w1n3", dice=[1, 3])
    assert goals(match) == {"n1", "n3", "w1n4", "e1n4"}


# Trapped


@clause("HU-10.6")
def test_without_a_way_of_that_length_a_human_is_infected_at_once() -> None:
    """Every neighbour is taken by a zombie, but one by a human, and the die shows a 1 (HR-12)."""
    match = table(
        *("capture", NORTH, leader(), leader("e1 s1 w1", "nail_gun, this_way")),
        humans="centre n1",
        dice=[1, 1],
        captures="eat x2",
    )
    assert flights(match) == [(0, 1, 0)]
    assert [event.space for event in match.told.of(Trapped)] == ["centre"]
    assert [event.because_of for event in match.told.of(Infected)] == ["HU-10.6"]
    assert match.zombies() == ["centre", "centre"]
    assert match.humans == {"n1"}
    assert match.told.of(CapturesDrawn) == []
    assert len(match.state.capture_deck) == 2
    assert match.leader(1).hand == ["nail_gun", "this_way"]


@clause("HU-10.6", "HU-8.9")
def test_the_human_goes_back_to_the_supply() -> None:
    match = table("capture", "", leader(), leader("n1 e1 s1 w1"), humans="centre", tiles="hu_church hu_gym")
    assert (match.state.supply, match.state.eaten, match.humans) == (60, 0, set())
    assert match.leader().points == 2


@clause("HU-10.7")
def test_without_any_way_the_die_is_not_rolled() -> None:
    match = table("capture", NORTH, leader(dice=2), leader("n1 e1 s1 w1"), humans="centre n3", dice=[1])
    assert match.asked == (0, "do_over")
    match.choose("accept")
    assert flights(match) == []
    assert match.zombies() == ["centre", "centre"]


@clause("HU-10.7")
def test_with_a_way_for_a_higher_die_it_is_rolled() -> None:
    match = table("capture", NORTH, leader(dice=2), leader("e1 s1 w1"), humans="centre n1 n2 n3", dice=[1, 3, 4])
    match.choose("accept")
    assert match.asked == (0, "do_over")
    match.choose("reroll", "accept")
    assert match.humans == {"n1", "n2", "n3", "n4"}


@clause("HU-10.8", "HU-9.5")
def test_a_trapped_human_stays_when_no_zombie_is_left_to_infect_it() -> None:
    """The zombie was removed by the weapon; another one of the same player elsewhere infects nobody."""
    match = table(
        *("capture", NORTH, leader("centre n4"), leader("n1 e1 s1 w1", "big_chainsaw")),
        humans="centre",
        dice=[4, 1],
        wounds="head_shot x2, torso, left_arm",
    )
    match.choose("play big_chainsaw")
    assert (match.zombies(), match.humans) == (["n4"], {"centre"})
    assert [event.space for event in match.told.of(Stays)] == ["centre"]
    assert match.told.of(Infected) == []
    assert flights(match) == []


@clause("HU-10.8", "HU-10.6")
def test_one_zombie_that_is_left_infects_it() -> None:
    match = table(
        *("capture", NORTH, leader("centre centre"), leader("n1 e1 s1 w1", "big_chainsaw")),
        humans="centre n4",
        dice=[4, 1],
        wounds="head_shot x2, torso, left_arm",
    )
    match.choose("play big_chainsaw")
    assert (match.zombies(), match.humans) == (["centre", "centre"], {"n4"})


@clause("HU-10.8", "HU-10.3")
def test_a_human_whose_captor_is_gone_still_runs_if_it_can() -> None:
    match = table(
        *("capture", NORTH, leader("centre n4"), leader("e1 s1 w1", "big_chainsaw")),
        humans="centre",
        dice=[4, 1, 2],
        wounds="head_shot x2, torso, left_arm",
    )
    match.choose("play big_chainsaw")
    assert (match.zombies(), match.humans) == (["n4"], {"n2"})


@clause("HU-10.3", "HU-10.8")
def test_it_does_not_come_back_over_the_space_that_it_left() -> None:
    """No zombie stands there any more; still it is three steps to the north, and not to and fro."""
    match = table(
        *("capture", NORTH, leader("centre w1"), leader("w1", "big_chainsaw")),
        humans="centre",
        dice=[4, 1, 3],
        wounds="head_shot x2, torso, left_arm",
    )
    match.choose("play big_chainsaw")
    assert (match.zombies(), match.humans) == (["w1"], {"n3"})
