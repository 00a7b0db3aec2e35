"""Buildings: found by dice, taken over, dark, with pits in them (section 13)."""

from typing import Any

import pytest

from deadtown.games.last_night.boards import BOARDS
from deadtown.games.last_night.events import (
    BuildingFound,
    PitOpened,
    Rolled,
    ZombieCame,
)
from deadtown.games.last_night.ground import DEFAULT, NUMBERS, ground
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, kept, table

MANOR = "c2 l3 l4 l5 l6"
OUTER = [building.name for building in ground(DEFAULT).buildings]


def drawing(card: str, *dice: int, at: str = "f5", **more: Any) -> NightMatch:
    """The zombies draw a card that is played at once."""
    return table("draw_card", hero(at=at), zombie_deck=f"{card}, shamble x9", to_act=(1,), to_draw=1, dice=dice, **more)


def found(match: NightMatch) -> list[str]:
    return [event.building for event in match.told.of(BuildingFound)]


# Buildings that are found by dice


@clause("LN-13.1", "LN-13.3")
@pytest.mark.parametrize(
    ("board", "number", "building"),
    [
        *((2, 1, "church"), (2, 3, "church"), (2, 4, "police_station"), (2, 6, "police_station")),
        *((3, 1, "airplane_hangar"), (3, 2, "airplane_hangar"), (3, 3, "diner"), (3, 4, "diner")),
        *((3, 5, "hospital"), (3, 6, "hospital"), (4, 2, "barn"), (4, 5, "farmhouse")),
        *((5, 2, "high_school"), (5, 3, "high_school"), (5, 4, "gym")),
    ],
)
def test_two_dice_find_a_board_and_a_building(board: int, number: int, building: str) -> None:
    """With dice 3 and 5, and 5 and 2, this is worked example 13."""
    match = drawing("theyve_taken", board, number)
    assert found(match) == [building]


@clause("LN-13.1", "LN-13.2")
@pytest.mark.parametrize(("board", "seat"), [(1, 0), (6, 1)])
@pytest.mark.parametrize("layout", [DEFAULT, MANOR])
def test_on_one_the_heroes_choose_and_on_six_the_zombies(board: int, seat: int, layout: str) -> None:
    match = drawing("theyve_taken", board, layout=layout)
    assert match.asked == (seat, "choose_building")
    assert {text.split()[1] for text in match.texts} == {*OUTER}, "never the Manor House"
    assert [event.what for event in match.told.of(Rolled)] == ["building"], "no second die"
    match.choose("building gym")
    assert found(match) == ["gym"]


@clause("LN-13.1", "LN-1.12", "LN-1.13")
@pytest.mark.parametrize(("board", "sun", "seat"), [(1, 8, 0), (6, 8, 2), (6, 7, 3)])
def test_with_more_seats_the_lead_seat_chooses(board: int, sun: int, seat: int) -> None:
    match = table(
        *("draw_card", hero(seat=1), hero("billy", "a1", seat=0)),
        zombie_deck="theyve_taken, shamble x9",
        to_act=(2,),
        to_draw=1,
        dice=[board],
        players=4,
        sun=sun,
    )
    assert match.asked == (seat, "choose_building")


@clause("LN-13.4")
def test_a_building_that_will_not_do_is_rolled_again() -> None:
    match = drawing("theyve_taken", 2, 1, 5, 5, remaining=[kept("theyve_taken", "church")])
    assert found(match) == ["church", "gym"]


@clause("LN-13.4")
def test_an_impossible_building_can_not_be_chosen() -> None:
    match = drawing("theyve_taken", 6, remaining=[kept("theyve_taken", "church")])
    assert {text.split()[1] for text in match.texts} == {*OUTER} - {"church"}


@clause("LN-13.4", "LN-1.10")
def test_what_is_possible_nowhere_is_left_out() -> None:
    match = drawing("theyve_taken", destroyed=tuple(range(len(OUTER))))
    assert found(match) == []
    assert match.state.zombie_discard == ["theyve_taken"]


# Taken over


@clause("LN-13.5")
def test_no_hero_enters_a_building_that_is_taken_over() -> None:
    over = [kept("theyve_taken", "church")]
    match = table("move_action", hero(at="c5"), active="becky", left=3, remaining=over)
    assert not {text for text in match.texts if text.split()[-1] in ("a5", "b5", "a6", "b6")}


@clause("LN-13.5")
def test_who_is_inside_may_stay_move_and_leave_but_not_search() -> None:
    over = [kept("theyve_taken", "church")]
    match = table(*("move_action", hero(at="a6")), active="becky", left=3, remaining=over, hero_discard="faith")
    assert "search" not in match.texts
    assert "pick_up faith" not in match.texts
    assert {"rest", "step b6", "step b5", "walk c5"} <= {*match.texts}
    match.choose("walk c5")
    assert "step b5" not in match.texts, "and not come back"


@clause("LN-13.5", "LN-2.15")
def test_zombies_go_in_and_out() -> None:
    over = [kept("theyve_taken", "church")]
    match = table("order_zombies", hero(at="l12"), zombies="a4", to_act=(1,), remaining=over)
    match.choose("move a4", "to a5")
    assert match.zombies == ["a5"]


@clause("LN-13.5")
def test_zombies_fill_what_they_take_over_and_stay_for_the_turn() -> None:
    match = drawing("theyve_taken", 2, 1, at="b5", zombies="a5")
    assert match.state.taken_over == {0}
    assert sorted(event.space for event in match.told.of(ZombieCame)) == ["a6", "b6"], "where nobody was"
    assert match.zombies == ["a6", "b5", "b6"], "hungry or not, those two have not moved"


@clause("LN-8.8", "LN-13.5")
def test_at_last_takes_the_marker_away_and_leaves_the_zombies() -> None:
    over = [kept("theyve_taken", "church")]
    match = table("heroes_start", hero(at="c5"), zombies="a6", remaining=over, hand="at_last", dice=[3])
    match.choose("play at_last theyve_taken church")
    assert match.state.taken_over == set()
    assert match.zombies == ["a6"]
    assert "step b5" in match.texts


@clause("LN-1.10", "LN-13.5")
def test_there_are_nine_taken_over_markers() -> None:
    """On this map there are ten buildings."""
    layout = "c1 l1 l4 l2 l3"
    assert len(ground(layout).buildings) == 10
    match = drawing("theyve_taken", 6, destroyed=tuple(range(9)), layout=layout)
    assert found(match) == []
    match = drawing("theyve_taken", 6, destroyed=tuple(range(8)), layout=layout)
    assert match.asked == (1, "choose_building")


# Lights Out


@clause("LN-13.7")
def test_in_the_dark_a_move_ends_with_every_step() -> None:
    dark = [kept("lights_out", "church")]
    match = table("move_action", hero(at="c5"), hero("billy", "a1"), active="becky", left=5, remaining=dark)
    assert "walk a5" not in match.texts
    match.choose("step b5")
    assert match.kind == "activate"
    assert match.at() == "b5"


@clause("LN-13.7")
def test_who_starts_in_the_dark_steps_once_inside_and_walks_out_freely() -> None:
    dark = [kept("lights_out", "church")]
    match = table("move_action", hero(at="b5"), hero("billy", "a1"), active="becky", left=5, remaining=dark)
    assert {"step a5", "step a6", "step b6", "step c5", "walk f5"} <= {*match.texts}
    match.choose("step c5")
    assert match.kind == "hero_step", "it is light out there"
    match = table("move_action", hero(at="b5"), hero("billy", "a1"), active="becky", left=5, remaining=dark)
    match.choose("step a6")
    assert match.kind == "activate"


@clause("LN-13.7", "LN-1.14")
def test_zombies_need_no_light() -> None:
    dark = [kept("lights_out", "church")]
    match = table(
        *("order_zombies", hero(at="a7")), zombies="b4", to_act=(1,), remaining=dark, zombie_hand="shamble", dice=[6]
    )
    match.choose("move b4", "play shamble b4", "to b5")
    assert "to a6" in match.texts


@clause("LN-13.7")
def test_in_the_dark_one_may_search() -> None:
    dark = [kept("lights_out", "church")]
    assert "search" in table("move_action", hero(at="b5"), active="becky", left=1, remaining=dark).texts


@clause("LN-1.10", "LN-13.7")
def test_there_are_six_lights_out_markers() -> None:
    dark = [kept("lights_out", name) for name in OUTER[:6]]
    match = table("zombies_start", hero(), zombie_hand="lights_out", remaining=dark[:5])
    assert match.playable(1) == {f"play lights_out {name}" for name in OUTER[5:]}
    match = table("zombies_start", hero(), zombies="a1", zombie_hand="lights_out", remaining=dark)
    assert match.kind != "zombies_start"


@clause("LN-13.7", "LN-13.13")
def test_the_lights_of_the_manor_house_go_out_too() -> None:
    match = table("zombies_start", hero(at="d4"), zombie_hand="lights_out", layout=MANOR)
    assert "play lights_out manor_house" in match.playable(1)


# Spawning Pit markers


@clause("LN-13.8", "LN-4.19")
def test_a_spawning_pit_marker_is_a_further_pit() -> None:
    match = drawing("new_spawning_pit", 2, 1)
    assert match.asked == (1, "marker_space")
    assert {*match.texts} == {"space a5", "space b5", "space a6", "space b6"}
    match.choose("space b6")
    assert [event.space for event in match.told.of(PitOpened)] == ["b6"]
    assert NUMBERS["b6"] in match.state.pits
    match = table("place_zombies", hero(), arriving={1: 5}, remaining=[kept("new_spawning_pit", space="b6")])
    assert {*match.texts} == {"space a1", "space h1", "space f12", "space k12", "space b6"}


@clause("LN-13.8", "LN-8.8")
def test_with_its_card_a_spawning_pit_marker_goes() -> None:
    pit = [kept("new_spawning_pit", space="b6")]
    match = table("heroes_start", hero(), remaining=pit, hand="at_last")
    match.choose("play at_last new_spawning_pit b6")
    assert NUMBERS["b6"] not in match.state.pits


@clause("LN-1.10", "LN-13.8")
def test_there_are_four_spawning_pit_markers() -> None:
    pits = [kept("new_spawning_pit", space=name) for name in ("a5", "b5", "a6", "b6")]
    match = drawing("new_spawning_pit", 2, 4, remaining=pits)
    assert match.told.of(PitOpened) == []
    assert match.state.zombie_discard == ["new_spawning_pit"]


def test_a_printed_pit_is_not_marked_again() -> None:
    match = drawing("new_spawning_pit", 3, 5)
    assert {*match.texts} == {f"space {name}" for name in ("i1", "h2", "i2", "h3", "i3")}


# Special buildings


@clause("LN-13.12", "LN-5.9")
def test_nobody_searches_in_the_manor_house() -> None:
    match = table("move_action", hero(at="f6"), active="becky", left=1, layout=MANOR)
    assert "search" not in match.texts


@clause("LN-13.12", "LN-13.2")
def test_only_buildings_of_centres_have_no_number() -> None:
    never = [board for board, row in BOARDS.items() for building in row.buildings if not building.numbers]
    assert {*never} == {"c2", "c4"}


@clause("LN-13.9")
def test_the_town_square_is_outdoors_and_not_searched() -> None:
    for space in ("f6", "g6", "f7", "g7"):
        assert "search" not in table("move_action", hero(at=space), active="becky", left=1).texts


@clause("LN-13.10")
@pytest.mark.parametrize(("inside", "door"), [("f5", "f4"), ("h6", "i6"), ("g8", "g9"), ("e7", "d7")])
def test_the_manor_house_has_a_door_on_each_side(inside: str, door: str) -> None:
    match = table("move_action", hero(at=inside), active="becky", left=1, layout=MANOR)
    outside = {text.split()[1] for text in match.texts if text.startswith("step")} - MANOR_SPACES
    assert outside == {door}


MANOR_SPACES = {f"{column}{row}" for column in "efgh" for row in range(5, 9)}


@clause("LN-13.13")
def test_surprises_wait_in_the_manor_house_and_where_zombies_have_taken_over() -> None:
    match = drawing("surprise_attack", at="f6", layout=MANOR)
    assert match.zombies == ["f6"]
    match = drawing("surprise_attack", at="a5", remaining=[kept("theyve_taken", "church")])
    assert match.zombies == ["a5"]
