"""Movement (section 5)."""

import pytest

from deadtown.games.zombiaki.events import Advanced, Placed, Stepped
from tests.clauses import clause
from tests.games.matches import played_out
from tests.games.zombiaki.table import H, Z, humans_play, start, street, zombies_move, zombies_play


@clause("ZK-5.1")
@pytest.mark.parametrize(
    ("position", "after"),
    [
        ("B2 z3", "B3 z3"),
        ("B2 z3 net", "B2 z3 net"),
        ("B2 z3, B1 barrier", "B2 z3, B1 barrier"),
        ("B3 dog, B2 z3", "B3 dog, B2 z3"),
        ("B3 wall5, B2 z3", "B3 wall5, B2 z3"),
        ("B3 wall5, B2 z5", "B3 wall5 z5"),
    ],
)
def test_when_a_step_is_allowed(position: str, after: str) -> None:
    match = zombies_move(position)
    while match.asked[1] == "dog_step":
        match.choose("done")
    assert street(match) == after


@clause("ZK-5.1")
def test_no_step_leads_into_a_barred_lane() -> None:
    match = zombies_play("B3 z3, A1 barrier, C3 z5+boss(3)", "")
    assert match.orders == {"b3 b4", "b3 b2"}


@clause("ZK-5.1")
def test_steps_are_never_diagonal() -> None:
    match = zombies_play("B3 z3, C5 z5+boss(3)", "")
    assert match.orders == {"b3 b4", "b3 b2", "b3 a3", "b3 c3"}


@clause("ZK-5.2")
def test_the_queue_climbs_and_the_others_need_not_move() -> None:
    match = zombies_play("B4 wall6, B3 z2, B2 z2, B1 z2", "hunger x2")
    match.choose("play hunger b3")
    assert street(match) == "B4 wall6 z2, B2 z2, B1 z2"
    assert match.targets("hunger") == {"b2"}


@clause("ZK-5.2")
@pytest.mark.parametrize(("height", "strength", "climbs"), [(5, 4, False), (5, 5, True), (6, 5, False), (6, 6, True)])
def test_the_height_must_be_reached(height: int, strength: int, climbs: bool) -> None:
    match = zombies_move(f"B3 wall{height}, B2 z{strength}")
    assert street(match) == (f"B3 wall{height} z{strength}" if climbs else f"B3 wall{height}, B2 z{strength}")


@clause("ZK-5.3")
@pytest.mark.parametrize(("strength", "allowed"), [(4, False), (5, True)])
def test_sideways_onto_a_wall_by_its_own_strength_only(strength: int, allowed: bool) -> None:
    match = humans_play(f"B3 z{strength}, B2 z5, A3 wall5", "blood")
    assert ("b3 a3" in match.targets("blood")) == allowed
    assert "b3 c3" in match.targets("blood")


@clause("ZK-5.3")
@pytest.mark.parametrize(
    ("position", "after"),
    [
        ("B3 z4, C2 z2, B2 wall5, B1 z5", "B3 z4, B2 wall5, B1 z5, C1 z2"),
        ("B4 z4, B3 z4, C2 z2, B2 wall5", "B4 z4, B3 z4, B2 wall5, C1 z2"),
        ("B4 z4, B3 z5, C2 z2, B2 wall5", "B3 z4, B2 wall5 z5, C1 z2"),
    ],
)
def test_back_onto_a_wall_by_its_own_strength_only(position: str, after: str) -> None:
    match = humans_play(position, "get_back")
    match.choose("play get_back")
    assert street(match) == after


@clause("ZK-5.4")
def test_a_dog_never_enters_a_wall_and_a_wall_is_left_freely() -> None:
    match = zombies_move("B3 dog, B4 wall5, A3 wall6, B2 z1, C3 wall5 z1")
    assert match.asked == (Z, "discard"), "the dog can't move"
    assert street(match) == "B4 wall5, C4 z1, A3 wall6, B3 dog, C3 wall5, B2 z1"


@clause("ZK-5.4")
@pytest.mark.parametrize(
    ("thing", "after"),
    [("pit1", "B3 pit1 z5"), ("car", "B3 car z5"), ("barrel", "-"), ("fire", "B3 z4 fire")],
)
def test_pits_barrels_cars_and_fire_never_forbid_a_step(thing: str, after: str) -> None:
    assert street(zombies_move(f"B3 {thing}, B2 z5")) == after


@clause("ZK-5.4")
def test_mines_never_forbid_a_step() -> None:
    match = zombies_move("B3 mine, B2 z5")
    match.choose("shrapnel a3")
    assert street(match) == "B3 z3"


@clause("ZK-5.5")
def test_a_dog_makes_up_to_three_steps_in_any_direction() -> None:
    match = zombies_move("B3 dog")
    assert match.asked == (Z, "dog_step")
    assert set(match.texts) == {"step b3 b4", "step b3 b2", "step b3 a3", "step b3 c3", "done"}
    match.choose("step b3 c3", "step c3 c2", "step c2 c3")
    assert match.asked == (Z, "discard")
    assert street(match) == "C3 dog"


@clause("ZK-5.5")
def test_a_dog_may_stay_or_stop() -> None:
    match = zombies_move("B3 dog")
    match.choose("step b3 b4", "done")
    assert street(match) == "B4 dog"
    match = zombies_move("B3 dog")
    match.choose("done")
    assert street(match) == "B3 dog"


@clause("ZK-5.5")
def test_dogs_go_one_after_another() -> None:
    """Once another dog is chosen the former one is finished."""
    match = zombies_move("A3 dog, C3 dog")
    match.choose("step c3 c2", "step a3 a4")
    assert not any(text.startswith("step c2") for text in match.texts)
    match.choose("step a4 b4", "step b4 b5")
    assert match.asked == (Z, "discard")
    assert street(match) == "B5 dog, C2 dog"


@clause("ZK-5.5")
def test_a_dog_that_has_made_its_steps_leaves_the_others_theirs() -> None:
    match = zombies_move("A3 dog, C3 dog")
    match.choose("step c3 c4", "step c4 c5", "step c5 b5")
    assert set(match.texts) == {"step a3 a4", "step a3 a2", "step a3 b3", "done"}


@clause("ZK-5.5")
def test_it_is_told_which_dog_walks_and_how_far_it_may_go() -> None:
    match = zombies_move("A3 dog, C3 dog, C5 pit1")
    asked = []
    for step in ("step c3 c4", "step c4 c5", "step a3 a4", "step a4 b4"):
        assert match.decision is not None
        asked.append((match.decision.about["dog"], match.decision.about["left"]))
        match.choose(step)
    assert asked == [("none", 0), ("c4", 2), ("none", 0), ("a4", 2)], "the dog on C5 fell into the pit"


@clause("ZK-5.5")
def test_a_dog_cannot_leave_the_street() -> None:
    match = zombies_move("B5 dog, B1 dog")
    assert {text for text in match.texts if "b5" in text} == {"step b5 b4", "step b5 a5", "step b5 c5"}
    assert {text for text in match.texts if "b1" in text} == {"step b1 b2", "step b1 a1", "step b1 c1"}


@clause("ZK-5.5")
def test_each_step_of_a_dog_is_resolved_before_the_next() -> None:
    match = zombies_move("B3 dog, B4 mine, B5 z1 net")
    match.choose("step b3 b4")
    assert match.asked == (H, "shrapnel")
    match.choose("shrapnel b5")
    assert street(match) == "-"
    assert match.asked == (Z, "discard")


@clause("ZK-5.5")
def test_dogs_move_before_zombies() -> None:
    match = zombies_move("B3 dog, B2 z3")
    match.choose("step b3 a3", "done")
    assert street(match) == "A3 dog, B3 z3"


@clause("ZK-5.6")
def test_not_so_fast_holds_a_zombie() -> None:
    match = zombies_move("A2 z3, B2 z4, C2 dog", zombies="not_so_fast")
    match.choose("done")
    assert match.asked == (Z, "hold")
    assert set(match.texts) == {"hold a2", "hold b2", "pass"}
    match.choose("hold b2")
    assert street(match) == "A3 z3, B2 z4, C2 dog"
    assert "not_so_fast" in match.zombies.discard


@clause("ZK-5.6")
def test_each_copy_holds_one() -> None:
    match = zombies_move("A2 z3, B2 z4, C2 z2", zombies="not_so_fast x2")
    match.choose("hold b2")
    assert set(match.texts) == {"hold a2", "hold c2", "pass"}
    match.choose("hold c2")
    assert street(match) == "A3 z3, B2 z4, C2 z2"


@clause("ZK-5.6", "ZK-5.16")
def test_the_held_zombie_moves_again_in_the_next_phase_and_may_make_its_special_step_now() -> None:
    match = zombies_move("B2 z4", zombies="not_so_fast, hunger")
    match.choose("hold b2", "discard bite", "play hunger b2")
    assert street(match) == "B3 z4"
    match.wait_for(Z, "discard")
    assert street(match) == "B4 z4"


@clause("ZK-5.7")
def test_every_zombie_steps_at_the_same_time_and_nobody_is_asked() -> None:
    match = zombies_move("A4 z2, A3 z3, B1 z5, C2 z4, C1 z2")
    assert street(match) == "A5 z2, A4 z3, C3 z4, B2 z5, C2 z2"
    assert [len(event.moves) for event in match.told.of(Advanced)] == [5]


@clause("ZK-5.8")
def test_those_behind_find_the_space_free() -> None:
    match = zombies_move("B4 z2, B3 z2, B2 z2, B1 z2")
    assert street(match) == "B5 z2, B4 z2, B3 z2, B2 z2"


@clause("ZK-5.8", "ZK-13.1")
def test_a_zombie_over_the_barricade_wins_on_the_spot() -> None:
    match = zombies_move("B5 z2, A4 mine, A3 z2")
    assert match.outcome is not None
    assert match.outcome.winners == [Z]
    assert "A4 mine" in street(match)


@clause("ZK-5.9")
def test_effects_come_after_all_positions_in_street_order() -> None:
    match = zombies_move("B4 mine, B3 z4, A3 mine, A2 z1, C2 z2")
    assert match.asked == (H, "shrapnel")
    assert street(match) == "B4 z2, A3 mine z1, C3 z2"
    match.choose("shrapnel b3")
    assert match.asked == (H, "shrapnel")
    match.choose("shrapnel b3")
    assert street(match) == "B4 z2, C3 z2"


@clause("ZK-5.9")
def test_a_zombie_killed_meanwhile_is_skipped_and_its_mine_stays() -> None:
    match = zombies_move("A4 mine, A3 z4, B4 mine, B3 z1")
    match.choose("shrapnel b4")
    assert street(match) == "A4 z2, B4 mine"
    assert match.asked == (Z, "discard")


@clause("ZK-5.10")
def test_nobody_is_pushed() -> None:
    match = zombies_move("B4 wall6, B3 z2, B2 z3, A4 z1 net, A3 z5")
    assert street(match) == "A4 z1 net, B4 wall6, A3 z5, B3 z2, B2 z3"


@clause("ZK-5.11")
def test_an_unbroken_column_steps_back_as_one() -> None:
    match = humans_play("B4 z2, B3 dog, B2 z3", "searchlight")
    match.choose("play searchlight b")
    assert street(match) == "B3 z2, B2 dog, B1 z3"


@clause("ZK-5.11")
def test_a_column_stays_when_its_last_is_stuck() -> None:
    match = humans_play("B3 z2, B2 dog, B1 z3, C2 z1", "get_back")
    match.choose("play get_back")
    assert street(match) == "B3 z2, B2 dog, B1 z3, C1 z1"


@clause("ZK-5.11")
def test_effects_of_stepping_back_come_after_in_street_order() -> None:
    match = humans_play("A3 z4, A2 mine, C5 z1, C4 mine", "get_back")
    match.choose("play get_back")
    assert match.asked == (H, "shrapnel")
    assert match.decision is not None
    assert match.decision.about["at"] == "c4"


@clause("ZK-5.12")
@pytest.mark.parametrize(
    ("position", "after"),
    [
        ("B3 z3", "B2 z2"),
        ("B1 z3", "B1 z2"),
        ("B3 z3, B2 z1", "B3 z2, B2 z1"),
        ("B3 z3, B2 dog", "B3 z2, B2 dog"),
        ("B3 z3, B2 wall5", "B3 z2, B2 wall5"),
        ("B3 z6, B2 wall5", "B2 wall5 z5"),
        ("B3 z3 net", "B3 z2 net"),
        ("B3 z3, B1 barrier", "B3 z2, B1 barrier"),
    ],
)
def test_knockback_is_one_step_back_or_nothing(position: str, after: str) -> None:
    match = humans_play(position, "shot_1")
    match.choose("play shot_1 b")
    assert street(match) == after


@clause("ZK-5.13")
@pytest.mark.parametrize("seed", range(5))
def test_on_their_own_zombies_go_forward_only(seed: int) -> None:
    match = played_out(start(seed=f"forward {seed}"), seed)
    moves = [move for event in match.told.of(Advanced) for move in event.moves]
    assert moves
    for _, space, to in moves:
        assert to == "over" or (to[0], int(to[1])) == (space[0], int(space[1]) + 1)
    assert {event.cause for event in match.told.of(Stepped)} <= {"dog", "hunger", "order", "blood", "knockback"}


@clause("ZK-5.14")
def test_one_special_step_a_phase() -> None:
    match = zombies_play("B2 z3, A4 z5+boss(3), C3 z4", "hunger, swap, mass")
    match.choose("play hunger b2")
    assert street(match) == "A4 z5+boss(3), B3 z3, C3 z4"
    assert match.orders == set()
    assert match.targets("swap") == set()
    assert match.targets("mass") == {"c3 b3"}, "it may be stepped upon, but not step"


@clause("ZK-5.14")
def test_an_order_is_the_special_step_too() -> None:
    match = zombies_play("B2 z3, A4 z5+boss(3)", "hunger")
    match.choose("order b2 b3")
    assert match.targets("hunger") == {"a4"}


@clause("ZK-5.14")
def test_both_partners_of_a_swap_make_their_special_step() -> None:
    match = zombies_play("B2 z3, B3 z2, A4 z5+boss(3)", "swap x2, hunger, mass")
    match.choose("play swap b3 b2")
    assert street(match) == "A4 z5+boss(3), B3 z3, B2 z2"
    assert match.targets("hunger") == {"a4"}
    assert match.targets("swap") == set()
    assert match.targets("mass") == set()
    assert match.orders == set()


@clause("ZK-5.14")
def test_the_obligatory_step_does_not_use_up_the_special_one() -> None:
    match = zombies_move("B2 z3", zombies="hunger")
    match.choose("discard bite")
    assert match.targets("hunger") == {"b3"}


@clause("ZK-5.15")
def test_shoves_by_humans_are_not_limited() -> None:
    match = humans_play("B3 z5+stepped", "shot_1, blood, searchlight")
    match.choose("play blood b3 c3", "play shot_1 c", "play searchlight c")
    assert street(match) == "C1 z4"


@clause("ZK-5.15")
def test_the_retreat_is_not_limited() -> None:
    match = zombies_play("A1 z1+boss(0), A2 mine, C3 z3", "hunger x2")
    match.choose("play hunger c3", "play hunger a1", "shrapnel b2")
    assert street(match) == "C3 z3"


@clause("ZK-5.16")
def test_a_missed_step_is_not_made_up_for() -> None:
    match = zombies_move("B2 z3, B3 wall6", zombies="hunger x2, pickaxe", spare=False)
    match.choose("discard bite", "play pickaxe b3", "play hunger b2")
    assert street(match) == "B3 z3"
    assert match.zombies.hand == ["hunger"]
    assert match.state.phase == "humans", "nobody is left who could make a special step"


@clause("ZK-5.16")
def test_a_zombie_placed_this_phase_may_make_a_special_step() -> None:
    match = zombies_play("", "zombie_3, hunger")
    match.choose("play zombie_3 b1", "play hunger b1")
    assert street(match) == "B2 z3"
    assert match.told.of(Placed)


@clause("ZK-5.5", "ZK-5.13")
def test_a_zombie_that_comes_to_where_a_dog_died_is_no_dog() -> None:
    """The dog dies on a mine whose shrapnel kills the boss; the retreat brings a zombie to its space."""
    match = zombies_move("B3 mine, B2 dog, A3 z1+boss(1), B4 z3")
    match.choose("step b2 b3", "shrapnel a3")
    assert match.asked == (Z, "discard")
    assert street(match) == "B4 z3", "it has made its own step, and no more"


@clause("ZK-5.5", "ZK-5.13")
def test_nor_one_that_comes_to_where_a_waiting_dog_was() -> None:
    """The first dog sets off a car that kills the second one and the boss."""
    match = zombies_move("B3 mine, B2 dog, C3 car dog, C4 z3, C2 z1+boss(1)")
    match.choose("step b2 b3", "shrapnel c3")
    assert match.asked == (Z, "discard")
    assert street(match) == "C4 z2", "wounded by the car, back by one, forward by one"
