"""Fire: who burns, how it spreads, when it is flipped, how it is lit (section 11)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import FireLit, FireOut, FireStays, Rolled, Wounded, ZombieHeroRose, ZombieKilled
from deadtown.games.last_night.ground import NUMBERS
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, table


def fire_rolls(match: NightMatch) -> list[int]:
    return [event.dice[0] for event in match.told.of(Rolled) if event.what == "fire"]


def burning(fires: str, *dice: Any, new: str = "", **more: Any) -> NightMatch:
    """The Fire Phase, with all heroes and zombies away from it."""
    more.setdefault("burning", tuple(NUMBERS[name] for name in fires.split()))
    return table("fires", *more.pop("heroes", (hero(at="l12"),)), fires=fires, new_fires=new, dice=dice, **more)


# Markers


@clause("LN-11.1", "LN-11.10")
def test_a_marker_is_new_when_it_is_placed() -> None:
    match = table("ranged_attack", hero(items="lighter"), active="becky")
    match.choose("light lighter f4")
    assert match.fires == {"f4": False}


@clause("LN-11.1", "LN-11.14")
def test_there_is_one_marker_in_a_space_at_most() -> None:
    match = table("ranged_attack", hero(items="lighter"), active="becky", fires="f4", new_fires="e5")
    assert not {"light lighter f4", "light lighter e5"} & {*match.texts}
    assert "light lighter g4" in match.texts


# Heroes in fire


@clause("LN-11.2")
@pytest.mark.parametrize(("die", "wounds"), [(3, 0), (4, 1)])
def test_a_hero_who_enters_fire_burns_on_four(die: int, wounds: int) -> None:
    match = table("move_action", hero(), active="becky", left=3, fires="f4", dice=[die])
    match.choose("step f4")
    assert match.hero().wounds == wounds
    assert match.kind == "hero_step", "and goes on"


@clause("LN-11.2", "LN-11.4")
def test_a_hero_who_starts_in_fire_rolls_after_the_movement_roll() -> None:
    match = table("roll_movement", hero(), active="becky", fires="f5", dice=[6, 4])
    assert [event.what for event in match.told.of(Rolled)] == ["movement", "fire"]
    assert match.hero().wounds == 1
    assert match.kind == "move_action"


@clause("LN-11.3")
def test_entering_and_ending_in_one_fire_is_one_roll() -> None:
    match = table("move_action", hero(), hero("billy", "a1"), active="becky", left=3, fires="f4", dice=[3, 6])
    match.choose("step f4", "stop")
    assert fire_rolls(match) == [3]


@clause("LN-11.3")
@pytest.mark.parametrize("what", ["search", "rest"])
def test_whoever_stays_in_fire_rolls_once(what: str) -> None:
    match = table("roll_movement", hero(at="b6"), hero("billy", "a1"), active="becky", fires="b6", dice=[1, 3, 6])
    match.choose(what)
    assert fire_rolls(match) == [3]


@clause("LN-11.3")
def test_leaving_and_coming_back_rolls_again() -> None:
    match = table("roll_movement", hero(), hero("billy", "a1"), active="becky", fires="f5", dice=[4, 3, 2])
    match.choose("step f4", "step f5", "stop")
    assert fire_rolls(match) == [3, 2]


@clause("LN-11.2", "LN-11.3")
def test_a_fire_that_comes_during_the_move_is_rolled_for_at_its_end() -> None:
    """Gas that is poured beside a fire explodes, and the fire that it leaves spreads to the hero."""
    match = table(
        *("move_action", hero(at="f6", items="gasoline"), hero("billy", "a1")),
        active="becky",
        left=1,
        fires="f3",
        dice=[2, 4, 3, 4],
    )
    match.choose("step f5", "use gasoline becky pour f4")
    assert match.fires == {"f3": True, "f4": False, "f5": False, "g4": False}
    assert fire_rolls(match) == [4]
    assert match.hero().wounds == 1


@clause("LN-11.3")
def test_a_roll_for_the_fire_in_which_one_began_is_none_for_another() -> None:
    match = table(
        *("roll_movement", hero(at="f7", items="gasoline"), hero("billy", "a1")),
        active="becky",
        fires="f7 f4",
        dice=[1, 3, 2, 4, 3, 4],
    )
    match.choose("step f6", "use gasoline becky pour f5")
    assert "f6" in match.fires
    assert fire_rolls(match) == [3, 4]


@clause("LN-11.2")
def test_each_fire_on_the_way_is_rolled_for() -> None:
    match = table("move_action", hero(), active="becky", left=3, fires="f4 f3", dice=[1, 6])
    match.choose("step f4", "step f3")
    assert fire_rolls(match) == [1, 6]
    assert match.hero().wounds == 1


@clause("LN-11.5", "LN-7.16")
def test_a_hero_who_dies_in_fire_rises_there() -> None:
    match = table(
        *("move_action", hero(wounds=2), hero("billy", "a1")),
        active="becky",
        left=3,
        fires="f4",
        dice=[6],
        scenario="escape_in_the_truck",
    )
    match.choose("step f4")
    assert match.hero().dead
    assert [event.space for event in match.told.of(ZombieHeroRose)] == ["f4"]
    assert match.zombies == ["f4"]


@clause("LN-11.2")
def test_fire_that_comes_to_a_hero_or_a_zombie_does_not_burn_by_itself() -> None:
    match = table("ranged_attack", hero(items="lighter"), hero("billy", "f4"), active="becky", zombies="f4")
    match.choose("light lighter f4")
    assert fire_rolls(match) == []
    assert match.hero("billy").wounds == 0


@clause("LN-11.2")
def test_just_a_scratch_keeps_fire_from_wounding() -> None:
    match = table("move_action", hero(), active="becky", left=3, fires="f4", dice=[6], hand="just_a_scratch")
    match.choose("step f4", "play just_a_scratch")
    assert match.hero().wounds == 0


# Zombies in fire


@clause("LN-11.2")
@pytest.mark.parametrize(("die", "left"), [(4, ["f4"]), (5, [])])
def test_a_zombie_that_enters_fire_burns_on_five(die: int, left: list[str]) -> None:
    match = table("order_zombies", hero(at="l12"), zombies="f3", to_act=(1,), fires="f4", dice=[die])
    match.choose("move f3", "to f4")
    assert match.zombies == left
    assert fire_rolls(match) == [die]


@clause("LN-11.2", "LN-11.4")
@pytest.mark.parametrize(("die", "left"), [(4, ["f3"]), (5, [])])
def test_a_zombie_that_starts_in_fire_rolls_before_it_moves(die: int, left: list[str]) -> None:
    match = table("order_zombies", hero(at="l12"), zombies="f4", to_act=(1,), fires="f4", dice=[die])
    match.choose("move f4")
    if left:
        match.choose("to f3")
    assert match.zombies == left
    assert fire_rolls(match) == [die]


@clause("LN-11.4")
def test_a_zombie_that_does_not_move_rolls_once() -> None:
    match = table("order_zombies", hero(at="l12"), zombies="f4", to_act=(1,), fires="f4", dice=[5])
    match.choose("done")
    assert fire_rolls(match) == [5]
    assert match.zombies == []


@clause("LN-11.4", "LN-4.14")
def test_a_zombie_that_stays_with_its_prey_rolls_too() -> None:
    match = table("order_zombies", hero(at="f4"), zombies="f4", to_act=(1,), fires="f4", dice=[5])
    assert match.zombies == []
    assert fire_rolls(match) == [5]


@clause("LN-11.4")
def test_a_zombie_that_may_not_move_rolls_too() -> None:
    match = table("order_zombies", hero(at="l12"), zombies="f4", to_act=(1,), fires="f4", hand="farmer_sty", dice=[5])
    match.choose("move f4", "play farmer_sty hold f4")
    assert fire_rolls(match) == [5]
    assert match.zombies == []


@clause("LN-11.3", "LN-11.4")
def test_a_zombie_that_has_moved_out_of_fire_does_not_roll_again() -> None:
    match = table("order_zombies", hero(at="l12"), zombies="f4 a1", to_act=(1,), fires="f4", dice=[4, 6])
    match.choose("move f4", "to f5", "done")
    assert fire_rolls(match) == [4]


@clause("LN-11.2")
def test_a_zombie_hero_loses_a_wound_point() -> None:
    match = table("order_zombies", hero(at="l12"), turned=[("becky", "f4")], to_act=(1,), fires="f4", dice=[1, 5])
    match.choose("done")
    assert match.zombies == ["f4"]


@clause("LN-11.2", "LN-17.7")
def test_zombies_that_burn_are_counted() -> None:
    match = table("order_zombies", hero(at="l12"), zombies="f4", to_act=(1,), fires="f4", dice=[6], zombie_deaths=14)
    match.choose("done")
    assert match.outcome is not None
    assert match.outcome.winners == [0]


# The Fire Phase


@clause("LN-11.6", "LN-4.24")
@pytest.mark.parametrize("die", [2, 3, 4])
def test_two_to_four_nothing_happens(die: int) -> None:
    match = burning("f4", die)
    assert match.fires == {"f4": True}


@clause("LN-11.6")
def test_on_a_one_a_fire_goes_out() -> None:
    match = burning("f4", 1)
    assert match.fires == {}
    assert [event.space for event in match.told.of(FireOut)] == ["f4"]


@clause("LN-11.6", "LN-11.7", "LN-11.10")
@pytest.mark.parametrize("die", [5, 6])
@pytest.mark.parametrize(("arrow", "to"), [(2, "f3"), (3, "g4"), (4, "f5"), (5, "e4")])
def test_on_five_and_six_it_follows_the_arrows(die: int, arrow: int, to: str) -> None:
    match = burning("f4", die, arrow, zombie_hand="too_many")
    assert match.fires == {"f4": True, to: False}


@clause("LN-11.7", "LN-11.12")
@pytest.mark.parametrize("arrow", [1, 6])
def test_on_one_and_six_the_zombies_choose_among_all_neighbours(arrow: int) -> None:
    match = burning("f4", 5, arrow, new="f5")
    assert match.asked == (1, "fire_direction")
    assert {*match.texts} == {f"space {to}" for to in ("e3", "f3", "g3", "e4", "g4", "e5", "g5")}
    match.choose("space g5")
    assert "g5" in match.fires


@clause("LN-11.6", "LN-1.12")
@pytest.mark.parametrize(("sun", "seat"), [(8, 2), (7, 3)])
def test_the_lead_zombie_seat_chooses_the_order_of_burning_fires(sun: int, seat: int) -> None:
    match = burning("f4 a9 c3", 2, players=4, sun=sun, new="h8")
    assert match.asked == (seat, "fire_order")
    assert {*match.texts} == {"space f4", "space a9", "space c3"}
    match.choose("space a9")
    assert {*match.texts} == {"space f4", "space c3"}


@clause("LN-11.6")
def test_new_fires_are_not_rolled_for() -> None:
    match = burning("f4", 5, 2, 6, 6, new="a9", zombie_hand="too_many")
    assert len(match.rolls("fire_phase")) == 1
    assert match.fires == {"f4": True, "a9": False, "f3": False}


@clause("LN-11.6", "LN-11.11")
def test_a_fire_that_comes_back_where_one_was_removed_is_not_rolled_for() -> None:
    waiting = tuple(NUMBERS[name] for name in ("a1", "f4", "f3"))
    match = burning("a1 f4 f3 a2 a3 a4 c9 h8", 5, 3, 5, 2, burning=waiting, zombie_hand="too_many")
    match.choose("space a1", "space f3")
    assert "f3" not in match.fires
    assert match.kind == "fire_remove", "the fire on f4 spreads to where it was"
    match.choose("space c9")
    assert match.fires["f3"] is False
    assert len(match.rolls("fire_phase")) == 2


@clause("LN-11.8")
@pytest.mark.parametrize(("fire", "arrow"), [("a9", 5), ("a1", 2), ("l12", 3), ("c12", 4)])
def test_it_does_not_spread_off_the_map(fire: str, arrow: int) -> None:
    match = burning(fire, 6, arrow, heroes=(hero(at="f5"),))
    assert [*match.fires] == [fire]
    assert match.told.of(FireStays)


@clause("LN-11.8")
def test_it_does_not_spread_to_where_it_burns() -> None:
    match = burning("f4 f3", 6, 2, 3)
    match.choose("space f4")
    assert [*match.fires] == ["f4", "f3"]


@clause("LN-11.9")
def test_it_spreads_through_walls() -> None:
    match = burning("a4", 5, 4, zombie_hand="too_many")
    assert [*match.fires] == ["a4", "a5"]


@clause("LN-4.24")
def test_without_fire_there_is_no_fire_phase() -> None:
    match = table("place_zombies", hero(), zombie_hand="too_many")
    assert match.kind == "zombies_end"
    assert match.told.of(Rolled) == []


# Eight markers


EIGHT = "f4 a1 a2 a3 a4 c3 c9 h8"


@clause("LN-11.11", "LN-1.10")
def test_with_eight_markers_a_burning_one_goes_first() -> None:
    match = burning(EIGHT, 5, 2, burning=(NUMBERS["f4"],))
    assert match.asked == (1, "fire_remove")
    assert {*match.texts} == {f"space {name}" for name in EIGHT.split()[1:]}, "not the one that spreads"
    match.choose("space a1")
    assert [*match.fires] == [*EIGHT.replace("a1 ", "").split(), "f3"]


@clause("LN-11.11")
def test_the_one_that_spreads_goes_if_no_other_burns() -> None:
    match = burning("f4", 5, 2, new=EIGHT.replace("f4 ", ""), zombie_hand="too_many")
    assert "f4" not in match.fires
    assert match.fires["f3"] is False
    assert len(match.fires) == 8


@clause("LN-11.11", "LN-11.14")
def test_with_eight_new_markers_no_other_is_placed() -> None:
    match = table("ranged_attack", hero(at="h5", items="lighter"), active="becky", new_fires=EIGHT)
    match.choose("light lighter h4")
    assert match.kind != "fire_remove"
    assert "h4" not in match.fires
    assert len(match.fires) == 8
    assert match.state.hero_discard == ["lighter"]


@clause("LN-11.11")
def test_whoever_lights_a_fire_leaves_it_to_the_zombies_which_one_goes() -> None:
    match = table("ranged_attack", hero(at="h5", items="lighter"), active="becky", fires=EIGHT)
    match.choose("light lighter h4")
    assert match.asked == (1, "fire_remove")
    assert len(match.texts) == 8


# Flipping


@clause("LN-11.13", "LN-4.25")
def test_at_the_end_of_the_zombie_turn_new_fires_burn() -> None:
    match = table("zombies_end", hero(), new_fires="a1 a2", zombie_hand="too_many")
    assert match.fires == {"a1": False, "a2": False}
    match.choose("pass")
    assert match.fires == {"a1": True, "a2": True}


@clause("LN-11.13", "LN-5.19")
def test_at_the_end_of_the_hero_turn_new_fires_burn() -> None:
    match = table("heroes_end", hero(), new_fires="a1")
    assert match.state.turn == "zombies"
    assert match.fires == {"a1": True}


# Lighting fires


@clause("LN-11.14", "LN-5.16")
@pytest.mark.parametrize("item", ["lighter", "torch", "welding_torch"])
def test_a_fire_item_lights_a_fire_beside_its_hero(item: str) -> None:
    match = table("ranged_attack", hero(at="a4", items=item), active="becky")
    assert {*match.texts} == {*(f"light {item} {to}" for to in ("a3", "b3", "b4", "a5", "b5")), "hold_fire"}
    match.choose(f"light {item} a5")
    assert match.fires == {"a5": False}
    assert match.hero().items == ()
    assert match.state.hero_discard == [item]
    assert match.kind != "ranged_attack"


@clause("LN-11.14")
def test_nothing_else_lights_a_fire() -> None:
    assert (
        table("ranged_attack", hero(items="dynamite, gasoline, signal_flare"), active="becky").kind != "ranged_attack"
    )


@clause("LN-11.2")
def test_sally_may_roll_again_for_fire() -> None:
    match = table("move_action", hero("sally"), active="sally", left=2, fires="f4", dice=[4, 3])
    match.choose("step f4")
    assert match.kind == "die_rolled"
    match.choose("use lucky sally 4")
    assert match.hero("sally").wounds == 0
    assert match.told.of(Wounded) == match.told.of(ZombieKilled) == match.told.of(FireLit) == []
