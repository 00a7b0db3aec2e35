"""Barricades: how they are built, how zombies get across, what they keep out (section 14)."""

from itertools import permutations
from typing import Any

import pytest

from deadtown.games.last_night.arriving import FullPlay
from deadtown.games.last_night.barricades import builds_with_any_roll, fortify
from deadtown.games.last_night.boards import BOARDS
from deadtown.games.last_night.events import (
    BarricadeBuilt,
    BarricadeHeld,
    ReinforcementsRemoved,
    Rolled,
    Wounded,
    ZombieMoved,
)
from deadtown.games.last_night.ground import DEFAULT, ground
from deadtown.games.last_night.moments import HX
from deadtown.games.last_night.pieces import MOST_BARRICADES, MOST_REINFORCEMENTS
from deadtown.kernel import Decision
from tests.clauses import clause
from tests.games.last_night.building import FAR, PLAYED, acting, built, moving, standing
from tests.games.last_night.choosing import choice, play
from tests.games.last_night.table import NightMatch, hero, kept, table
from tests.games.matches import refusal

CHURCH = "church_n church_e church_s"


def builds(match: NightMatch) -> set[str]:
    return {text for text in match.texts if text.split()[0] in ("build", "reinforce")}


def steps(match: NightMatch) -> list[tuple[str, str]]:
    return [(event.start, event.to) for event in match.told.of(ZombieMoved)]


def dice(match: NightMatch) -> list[int]:
    return [event.dice[0] for event in match.told.of(Rolled) if event.what == "barricade"]


# Walls


@clause("LN-14.1", "LN-2.8")
def test_a_building_has_one_wall_with_outdoors_beyond_on_a_face_at_most() -> None:
    """So that a wall may be called by its building and face, however boards lie beside each other."""
    outer = [name for name, board in BOARDS.items() if not board.is_centre]
    for one, other in permutations(outer, 2):
        rest = [name for name in outer if name not in (one, other)][:2]
        town = ground(" ".join(("c1", one, other, *rest)))
        assert len(town.outer_walls) == sum(run.kind == "exterior" for run in town.runs)
    for centre in ("c2", "c3", "c4"):
        town = ground(f"{centre} l3 l4 l5 l6")
        assert len(town.outer_walls) == sum(run.kind == "exterior" for run in town.runs)


@clause("LN-14.1")
def test_a_barricade_stands_on_the_whole_wall_and_only_where_outdoors_is_beyond() -> None:
    match = acting("a5")
    assert builds(match) == {"build church_n"}, "the board edge in the west is no place for one"
    match.choose("build church_n")
    town = match.state.ground
    assert [town.runs[run].sides for run in match.state.barricades] == [((36, 48), (37, 49))]


@clause("LN-14.1", "LN-1.10")
def test_a_wall_takes_one_barricade_and_three_reinforcements() -> None:
    assert builds(acting("a5", walls="church_n")) == {"reinforce church_n"}
    assert builds(acting("a5", walls="church_n:2")) == {"reinforce church_n"}
    assert builds(acting("a5", walls="church_n:3")) == set()


@clause("LN-1.10")
def test_twelve_barricades_and_thirty_reinforcements_are_all_there_are() -> None:
    names = [name for name in ground(DEFAULT).outer_walls if not name.startswith("church")]
    twelve = names[:MOST_BARRICADES]
    assert builds(acting("a5", walls=" ".join(twelve[:-1]))) == {"build church_n"}
    assert builds(acting("a5", walls=" ".join(twelve))) == set()
    ten = " ".join(f"{name}:3" for name in names[:10])
    assert sum(built(ten).values()) == MOST_REINFORCEMENTS
    assert builds(acting("a5", walls=f"{ten} church_n")) == set()


@clause("LN-S5", "LN-14.1")
def test_the_manor_house_is_not_barricaded_when_it_is_defended() -> None:
    layout = "c2 l3 l4 l5 l6"
    inside = hero("becky", "f5")
    assert builds(acting(who=inside, layout=layout, scenario="defend_the_manor")) == set()
    assert "build manor_house_n" in builds(acting(who=inside, layout=layout))
    match = acting(who=inside, layout=layout, scenario="defend_the_manor")
    assert refusal(match, "build manor_house_n").reason == "wall-stays-bare"


# Building as the Move Action


@clause("LN-14.2", "LN-5.5")
@pytest.mark.parametrize(("left", "can"), [(1, False), (3, False), (4, True), (6, True)])
def test_it_takes_a_result_of_four_to_build(left: int, can: bool) -> None:
    assert bool(builds(acting("a5", left))) is can


@clause("LN-14.2", "LN-5.5")
def test_the_result_counts_as_it_was_modified() -> None:
    rain = [kept("heavy_rain")]
    match = table("roll_movement", hero("becky", "c5"), active="becky", rules=PLAYED, remaining=rain, dice=[4])
    assert match.asked == (0, "move_action")
    assert builds(match) == set()
    match = table("roll_movement", hero("becky", "c5"), active="becky", rules=PLAYED, remaining=rain, dice=[5])
    assert builds(match) == {"build church_e"}


@clause("LN-14.2")
def test_one_builds_from_inside_or_outside_and_it_was_the_move_action() -> None:
    for space in ("a4", "b4", "a5", "b5"):
        assert "build church_n" in builds(acting(space))
    assert builds(acting("c4")) == set()
    match = acting("b5")
    assert builds(match) == {"build church_n", "build church_e"}
    match.choose("build church_e")
    assert standing(match) == "church_e"
    assert match.told.of(BarricadeBuilt)[0].clause == "LN-14.2"
    assert match.kind == "build_for_wound", "the move action is over"


@clause("LN-14.2")
def test_one_marker_an_action() -> None:
    match = acting("a5", walls="church_n:1")
    match.choose("reinforce church_n")
    assert standing(match) == "church_n:2"
    assert match.kind == "build_for_wound"


def test_nothing_is_built_where_barricades_are_not_played() -> None:
    match = table("move_action", hero("becky", "a5"), active="becky", left=6)
    assert builds(match) == set()
    assert refusal(match, "build church_n").reason == "no-barricades"
    match.choose("rest")
    assert match.kind != "build_for_wound"


@clause("LN-14.2", "LN-14.1", "LN-5.5")
@pytest.mark.parametrize(
    ("wish", "at", "left", "walls", "reason"),
    [
        ("build church_n", "a5", 3, "", "roll-too-low-to-build"),
        ("build church_n", "c6", 6, "", "not-at-that-wall"),
        ("build church_n", "a5", 6, "church_n", "has-a-barricade"),
        ("reinforce church_n", "a5", 6, "", "no-barricade-there"),
        ("reinforce church_n", "a5", 6, "church_n:3", "wall-is-strongest"),
    ],
)
def test_why_something_is_not_built(wish: str, at: str, left: int, walls: str, reason: str) -> None:
    assert refusal(acting(at, left, walls), wish).reason == reason


def test_who_has_begun_to_move_does_not_build() -> None:
    match = acting("d5")
    match.choose("step c5")
    assert refusal(match, "build church_e").reason == "has-begun-to-move"


def test_without_markers_nothing_is_built() -> None:
    names = [name for name in ground(DEFAULT).outer_walls if not name.startswith("church")]
    match = acting("a5", 6, " ".join(names[:MOST_BARRICADES]))
    assert refusal(match, "build church_n").reason == "no-marker-left"


# Hammer and Nails


@clause("LN-14.2")
def test_with_hammer_and_nails_any_result_is_enough() -> None:
    match = acting(who=hero("becky", "a5", "hammer_and_nails"), left=1)
    assert builds(match) == {"build church_n"}
    match.choose("build church_n")
    assert match.kind == "build_for_wound", "one marker, with a low result"


@clause("LN-14.2")
def test_with_hammer_and_nails_and_a_four_two_markers_are_placed() -> None:
    match = acting(who=hero("becky", "b5", "hammer_and_nails"), left=4)
    match.choose("build church_n")
    assert match.kind == "build_more"
    assert match.texts == ["reinforce church_n", "build church_e", "done"]
    match.choose("build church_e")
    assert standing(match) == "church_e church_n"
    assert match.kind == "build_for_wound"


def test_the_second_marker_may_be_left() -> None:
    match = acting(who=hero("becky", "b5", "hammer_and_nails"), left=4)
    match.choose("build church_n", "done")
    assert standing(match) == "church_n"


def test_who_builds_with_any_roll() -> None:
    assert builds_with_any_roll(hero("becky", "a5", "hammer_and_nails"))
    assert not builds_with_any_roll(hero("becky", "a5", "keys"))


# For a wound


@clause("LN-14.3", "LN-5.13")
def test_at_the_end_of_any_move_action_a_wound_buys_a_marker() -> None:
    match = acting("a5", left=1, dice=[1])
    match.choose("search")
    assert match.asked == (0, "build_for_wound")
    assert match.texts == ["build church_n", "no"]
    match.choose("build church_n")
    assert match.hero().wounds == 1
    assert match.told.of(Wounded)[0].clause == "LN-14.3"
    assert standing(match) == "church_n"
    assert match.kind != "build_for_wound", "once"


@clause("LN-14.3")
def test_nobody_has_to() -> None:
    match = acting("a5", left=1)
    match.choose("rest", "no")
    assert match.hero().wounds == 0
    assert standing(match) == ""


@clause("LN-14.3")
def test_that_wound_is_not_prevented() -> None:
    match = acting("a5", left=1, hand="just_a_scratch")
    match.choose("rest", "build church_n")
    assert match.hero().wounds == 1
    assert match.kind != "about_to_be_wounded"


@clause("LN-14.3", "LN-7.14")
@pytest.mark.parametrize("state", [{"wounds": 2}, {"on": "feel_strange"}])
def test_not_if_the_wound_would_kill(state: dict[str, Any]) -> None:
    match = acting(who=hero("becky", "a5", **state), left=1)
    match.choose("rest")
    assert match.kind != "build_for_wound"


@clause("LN-5.13")
def test_fire_comes_before_building_for_a_wound() -> None:
    match = acting("b5", left=1, fires="a5", dice=[4])
    match.choose("step a5")
    assert match.hero().wounds == 1
    assert match.kind == "build_for_wound"
    match = acting(who=hero("becky", "b5", wounds=1), left=1, fires="a5", dice=[4])
    match.choose("step a5")
    assert match.kind != "build_for_wound", "after the fire she can't bear another one"


@clause("LN-5.13")
def test_building_for_a_wound_comes_when_the_last_window_of_the_move_has_closed() -> None:
    match = acting("b5", left=1, hand="recovery", who=hero("becky", "b5", wounds=1))
    match.choose("step a5")
    assert match.kind == HX
    match.choose("pass")
    assert match.kind == "build_for_wound"


# Zombies


@clause("LN-14.4")
@pytest.mark.parametrize("die", [1, 3])
def test_with_less_than_four_the_move_is_over(die: int) -> None:
    match = moving(zombies="a4", walls="church_n", dice=[die])
    match.choose("move a4", "across a5 church_n")
    assert steps(match) == []
    assert match.told.of(BarricadeHeld)
    assert match.kind != "order_zombies", "it has moved"


@clause("LN-14.4", "LN-14.7")
def test_with_four_it_crosses_a_barricade_without_reinforcements_which_stays() -> None:
    match = moving(zombies="a4", walls="church_n", dice=[4])
    match.choose("move a4", "across a5 church_n")
    assert steps(match) == [("a4", "a5")]
    assert standing(match) == "church_n"


@clause("LN-14.4", "LN-14.7")
def test_with_four_it_removes_a_reinforcement_and_its_move_is_over() -> None:
    match = moving(zombies="a4", walls="church_n:2", dice=[6])
    match.choose("move a4", "across a5 church_n")
    assert steps(match) == []
    assert standing(match) == "church_n:1"
    assert match.told.of(ReinforcementsRemoved)[0].clause == "LN-14.4"


@clause("LN-14.4", "LN-14.1")
def test_zombies_get_out_in_the_same_way_and_doors_are_barricaded_too() -> None:
    match = moving(zombies="b5", walls="church_e", dice=[3])
    match.choose("move b5")
    assert "across c5 church_e" in match.texts
    match.choose("across c5 church_e")
    assert match.zombies == ["b5"]


@clause("LN-14.4", "LN-7.18")
def test_a_move_of_several_steps_is_over_too() -> None:
    match = moving(turned=[("jake", "a4")], walls="church_n", dice=[6, 1])
    match.choose("move zombie_jake", "across a5 church_n")
    assert match.zombies == ["a4"]
    assert match.kind != "move_zombie"


@clause("LN-14.4")
def test_walls_without_a_barricade_ask_for_nothing() -> None:
    match = moving(zombies="a4", walls="diner_w")
    match.choose("move a4", "to a5")
    assert steps(match) == [("a4", "a5")]
    assert dice(match) == []


@clause("LN-14.5")
def test_a_diagonal_step_goes_one_of_two_ways_as_the_seat_chooses() -> None:
    match = moving(zombies="c4", walls="church_n church_e:1", dice=[4])
    match.choose("move c4")
    ways = [text for text in match.texts if " b5" in text]
    assert ways == ["across b5 church_n", "across b5 church_e"]
    match.choose("across b5 church_n")
    assert match.zombies == ["b5"]


@clause("LN-14.5")
def test_one_way_free_needs_no_roll_but_the_other_may_be_chosen() -> None:
    match = moving(zombies="c4", walls="church_n")
    match.choose("move c4")
    assert [text for text in match.texts if " b5" in text] == ["to b5", "across b5 church_n"]
    match.choose("to b5")
    assert match.zombies == ["b5"]
    assert dice(match) == []


@clause("LN-14.5")
def test_where_both_ways_cross_the_same_wall_there_is_one_way() -> None:
    match = moving(zombies="c6", walls="church_e")
    match.choose("move c6")
    assert [text for text in match.texts if " b5" in text] == ["across b5 church_e"]


@clause("LN-14.5")
@pytest.mark.parametrize(("rolled", "where"), [([4, 4], "c5"), ([4, 3], "b4"), ([3], "b4")])
def test_two_walls_on_the_way_call_for_two_rolls(rolled: list[int], where: str) -> None:
    """Straight through the corner of a building, where nobody would go."""
    match = moving(zombies="b4", walls="church_n church_e", dice=rolled)
    match.choose("move b4")
    assert [text for text in match.texts if " c5" in text] == ["to c5", "across c5 church_n church_e"]
    match.choose("across c5 church_n church_e")
    assert match.zombies == [where]
    assert dice(match) == rolled


@clause("LN-4.15", "LN-4.14")
def test_a_hungry_zombie_must_try_and_has_moved_when_it_fails() -> None:
    match = moving(hero("becky", "a5"), zombies="a4 l1", walls="church_n", dice=[1])
    assert match.texts == ["move a4", "move l1"], "nobody is done while a zombie is hungry"
    match.choose("move a4")
    assert dice(match) == [1], "there is nothing to choose"
    assert match.texts == ["move l1", "done"]


@clause("LN-4.15", "LN-14.5")
def test_a_hungry_zombie_chooses_its_way_only() -> None:
    match = moving(hero("becky", "b5"), zombies="c4", walls="church_n church_e")
    assert match.texts == ["across b5 church_n", "across b5 church_e"]


@clause("LN-4.15", "LN-1.14")
def test_blocked_windows_leave_nothing_to_roll_for() -> None:
    match = moving(hero("becky", "a5"), zombies="a4", walls="church_n", blocked=True)
    match.choose("move a4")
    assert {text.split()[0] for text in match.texts} == {"to", "stay"}
    assert "to a5" not in match.texts


@clause("LN-1.14")
def test_a_zombie_that_is_pushed_does_not_roll() -> None:
    match = table(
        *("zombies_end", hero("becky", "b4", "fire_extinguisher")),
        zombies="b4",
        rules=PLAYED,
        barricades=built("church_n:3"),
        halts=True,
    )
    match.choose("use fire_extinguisher becky push", "to b5")
    assert match.zombies == ["b5"]
    assert dice(match) == []


@clause("LN-9.21", "LN-14.4")
def test_old_betsy_comes_before_the_barricade() -> None:
    match = moving(hero("becky", "a5"), zombies="a4", walls="church_n", betsy=36, dice=[4])
    assert [event.what for event in match.told.of(Rolled)][:1] == ["betsy"]
    assert dice(match) == []


def test_a_zombie_is_told_what_ways_there_are() -> None:
    match = moving(zombies="a4", walls="church_n")
    match.choose("move a4")
    assert refusal(match, "to a5").reason == "other-way-across"
    match = moving(hero("becky", "a5"), hero("jake", "b5"), zombies="a4", walls="church_n")
    assert refusal(match, "to b4").reason == "hungry"


# Heroes at doors


@clause("LN-14.6")
def test_a_barricaded_door_is_passed_but_not_with_reinforcements() -> None:
    assert "step c5" in acting("b5", walls="church_e").texts
    match = acting("b5", walls="church_e:1")
    assert "step c5" not in match.texts
    assert not [text for text in match.texts if text.startswith("walk")]
    assert refusal(match, "step c5").reason == "door-reinforced"


@clause("LN-14.6", "LN-14.7")
def test_each_reinforcement_costs_a_step_in_front_of_the_door() -> None:
    match = acting("b5", left=3, walls="church_e:2")
    assert "unbar c5" in match.texts
    match.choose("unbar c5")
    assert (match.state.left, standing(match)) == (2, "church_e:1")
    assert match.texts[-1] == "stop"
    match.choose("unbar c5", "step c5")
    assert match.at() == "c5"
    assert standing(match) == "church_e"
    assert match.state.left == 0


@clause("LN-14.6")
def test_nobody_removes_reinforcements_from_elsewhere_or_without_steps() -> None:
    match = acting("b6", left=1, walls="church_e:1")
    assert refusal(match, "unbar c5").reason == "no-reinforced-door"
    match.choose("step b5")
    assert match.kind == "build_for_wound"
    match = acting("c5", left=1, walls="church_e:2")
    match.choose("unbar b5")
    assert standing(match) == "church_e:1"
    assert match.at() == "c5"
    assert match.kind == "build_for_wound"


@clause("LN-14.6")
def test_a_walk_does_not_lead_through_a_reinforced_door_and_ends_when_one_gets_it() -> None:
    assert "walk b6" in acting("c4", left=4, walls="church_e").texts
    assert "walk b6" not in acting("c4", left=4, walls="church_e:1").texts
    match = acting("d4", left=4, walls="church_e", hand="board_it_up")
    match.choose("walk b5")
    assert match.kind == HX
    while match.at() != "c5":
        match.choose("pass")
    match.choose("play board_it_up church_e")
    match.let_pass()
    assert match.kind == "hero_step"
    assert match.at() == "c5"


@clause("LN-14.6")
def test_who_is_held_by_zombies_does_not_clear_doors() -> None:
    who = hero("becky", "b5", on="overconfidence")
    assert "unbar c5" not in acting(who=who, walls="church_e:1", zombies="b5").texts


def test_who_has_climbed_through_a_wall_keeps_the_steps_to_get_out_again() -> None:
    match = acting("b4", left=3, walls="church_e:1", windows_open=True)
    match.choose("step b5")
    assert match.state.through_wall
    assert "unbar c5" not in match.texts


@clause("LN-2.20")
def test_a_barricade_changes_nothing_in_what_is_seen() -> None:
    guns = hero("becky", "b4", "revolver")
    plain = table("ranged_attack", guns, active="becky", zombies="b5 a6")
    boarded = table(
        *("ranged_attack", hero("becky", "b4", "revolver")),
        active="becky",
        zombies="b5 a6",
        barricades=built("church_n:3"),
        rules=PLAYED,
    )
    assert plain.texts == boarded.texts


# Fully Barricaded


@clause("LN-14.8", "LN-14.9")
def test_fully_barricaded_and_fully_reinforced() -> None:
    church = ground(DEFAULT).named("church")
    assert church is not None
    state = acting("a5", walls="church_n church_e").state
    assert church.number not in state.walled_up
    state = acting("a5", walls=CHURCH).state
    assert state.walled_up == {church.number}
    assert not state.is_fully_reinforced(church.number)
    state = acting("a5", walls="church_n:3 church_e:3 church_s:2").state
    assert not state.is_fully_reinforced(church.number)
    state = acting("a5", walls="church_n:3 church_e:3 church_s:3").state
    assert state.is_fully_reinforced(church.number)


HOSPITAL = "hospital_w hospital_s hospital_e"


@clause("LN-14.10", "LN-4.19")
def test_pits_in_it_are_not_used() -> None:
    match = table("place_zombies", FAR, arriving={1: 5}, barricades=built(HOSPITAL), rules=PLAYED)
    assert "space h1" not in match.texts
    assert "space a1" in match.texts
    pit = [kept("new_spawning_pit", space="a5")]
    match = table("place_zombies", FAR, arriving={1: 5}, barricades=built(CHURCH), rules=PLAYED, remaining=pit)
    assert "space a5" not in match.texts
    match = table("place_zombies", FAR, arriving={1: 5}, barricades=built("church_n"), rules=PLAYED, remaining=pit)
    assert "space a5" in match.texts


def drawing(card: str, *heroes: Any, **more: Any) -> NightMatch:
    more.setdefault("barricades", built(CHURCH))
    return table("draw_card", *(heroes or (FAR,)), to_act=(1,), to_draw=1, zombie_deck=card, rules=PLAYED, **more)


@clause("LN-13.6", "LN-14.10")
def test_it_is_not_taken_over_by_a_card() -> None:
    match = drawing("theyve_taken", dice=[2, 1, 2, 4])
    assert [kept.building for kept in match.state.remaining] == [ground(DEFAULT).named("police_station").number]  # type: ignore[union-attr]
    match = drawing("theyve_taken", dice=[2, 1], barricades=built("church_n"))
    assert [kept.building for kept in match.state.remaining] == [ground(DEFAULT).named("church").number]  # type: ignore[union-attr]


@clause("LN-13.8", "LN-14.10")
def test_no_pit_opens_in_it() -> None:
    match = drawing("new_spawning_pit", dice=[2, 1, 2, 4])
    assert {text.split()[1] for text in match.texts} == {"d1", "e1", "f1", "d2", "e2", "f2"}


@clause("LN-14.10")
def test_no_card_puts_zombies_into_it() -> None:
    inside = hero("becky", "a5")
    match = drawing("surprise_attack", inside)
    assert match.zombies == []
    match = drawing("surprise_attack", inside, barricades=built("church_n"))
    assert match.zombies == ["a5"]
    match = table(
        *("zombies_start", inside),
        zombie_hand="hes_a_zombie",
        barricades=built(CHURCH),
        rules=PLAYED,
        halts=True,
    )
    places = {text.split()[-1] for text in match.playable(1)}
    assert places == {"a4", "b4"}


@clause("LN-13.6", "LN-11.15")
def test_fire_may_still_destroy_it() -> None:
    match = table(
        *("fires", FAR),
        fires="a5 b5 a6",
        barricades=built(CHURCH),
        rules=PLAYED,
        burning=(60,),
        dice=[5, 3],
    )
    match.let_pass()
    assert [match.state.ground.buildings[number].name for number in match.state.destroyed] == ["church"]


# Fortify


@clause("LN-14.1", "LN-8.7")
def test_some_markers_in_all_are_placed_on_walls_that_heroes_touch() -> None:
    match = table("heroes_end", hero("becky", "a5"), hero("jake", "b6"), rules=PLAYED)

    asked = fortify(FullPlay(match.state, match.chance), 0, 3, "board_it_up")
    first = next(asked)
    assert isinstance(first, Decision)
    assert first.options == [("build", "church_n"), ("build", "church_e"), ("build", "church_s"), ("done",)]
    assert asked.send(("build", "church_n")).about == {"card": "board_it_up", "count": 2}
    assert asked.send(("reinforce", "church_n")).about == {"card": "board_it_up", "count": 1}
    with pytest.raises(StopIteration):
        asked.send(("done",))
    assert standing(match) == "church_n:1"


# What is seen


def test_the_view_tells_where_barricades_stand() -> None:
    match = acting("a5", walls="church_n:2 church_e church_s")
    view = match.view(None)
    assert [(built.wall, built.building, built.face, built.reinforcements) for built in view.barricades] == [
        ("church_n", "church", "n", 2),
        ("church_e", "church", "e", 0),
        ("church_s", "church", "s", 0),
    ]
    assert view.barricades[0].spaces == ("a5", "b5")
    assert view.walled_up == ["church"]


# Bots


@pytest.mark.parametrize(("bot", "seed"), [("random", 1), ("random", 2), ("veteran", 3)])
def test_bots_play_with_barricades_and_doors(bot: str, seed: int) -> None:
    assert play(bot, bot, 4, seed, barricades="on", opt_doors=True).over


def test_a_zombie_goes_round_a_barricade_where_it_can() -> None:
    match = moving(hero("becky", "b5"), zombies="c4", walls="church_n")
    assert choice(match, "survivor") == "to b5"
