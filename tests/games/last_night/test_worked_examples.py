"""Worked examples of the rulebook that concern set-up, turns and scenarios, as they are told there."""

from collections import Counter

import pytest

from deadtown.games.last_night.events import BuildingFound, FightBegan, ShuffledBack
from deadtown.games.last_night.ground import DEFAULT, NAMES, ground
from tests.clauses import clause
from tests.games.last_night.building import moving, standing
from tests.games.last_night.table import hero, table

LOST = [1, 2, 6]
WON = [6, 5, 1]


# 2. New zombies


@clause("LN-4.9", "LN-4.16", "LN-4.18")
def test_nine_is_not_higher_than_nine() -> None:
    match = table("new_zombies", hero("becky", "l9"), zombies="b2 " * 9, dice=[5, 4])
    assert match.state.succeeded == ()


@clause("LN-4.9", "LN-4.16", "LN-4.18")
def test_ten_is_higher_but_the_pool_holds_five() -> None:
    match = table("new_zombies", hero("becky", "l9"), zombies="b2 " * 9, dice=[5, 5, 6])
    match.wait_for("place_zombie")
    for pit in ("a1", "h1", "k12"):
        match.choose(f"space {pit}")
    assert len(match.texts) == 4, "the fifth goes to a pit of the seat's choice"
    match.choose("space h1")
    assert Counter(match.zombies) == {"b2": 9, "a1": 1, "h1": 2, "k12": 1, "f12": 1}


@clause("LN-4.10", "LN-4.16", "LN-4.18")
def test_brown_fails_and_green_places_two_on_different_pits() -> None:
    match = table(
        *("new_zombies", hero("becky", "l9")),
        players=4,
        sun=14,
        zombies="b2 " * 4,
        green="b2 b2",
        dice=[4, 5, 3],
    )
    match.wait_for("place_zombie")
    assert match.asked == (3, "place_zombie")
    match.choose("space a1")
    assert "space a1" not in match.texts
    match.choose("space f12")
    assert match.zombies == ["a1", *["b2"] * 6, "f12"]


# 3. Hunger


@clause("LN-4.14", "LN-4.15", "LN-2.15")
def test_the_wall_of_the_church_does_not_matter() -> None:
    match = table("order_zombies", hero("father_joseph", "a5"), zombies="a4", to_act=(1,))
    assert match.zombie_steps == [("a4", "a5")]


@clause("LN-4.14")
def test_between_two_heroes_the_seat_chooses_and_who_is_with_one_stays() -> None:
    match = table("order_zombies", hero("becky", "e4"), hero("jake", "g6"), zombies="f5 e4", to_act=(1,))
    assert match.texts == ["to e4", "to g6"]
    match.choose("to g6")
    assert match.zombies == ["e4", "g6"]


# 4. Sharing the fights


@clause("LN-4.21", "LN-4.22", "LN-4.23")
def test_johnny_gets_two_and_becky_who_fights_first_turns() -> None:
    match = table(
        *("zombie_fights", hero("becky", "f5", wounds=2), hero("johnny", "f5")),
        zombies="f5 f5 f5",
        scenario="burn_em_out",
        people=(),
        dice=[*LOST, *WON, *WON],
    )
    match.choose("fight becky f5")
    assert [event.hero for event in match.told.of(FightBegan)] == ["becky", "johnny", "johnny"]
    assert [one.hero for one in match.view(1).turned] == ["becky"]
    assert match.zombies == ["f5"] * 4


@clause("LN-4.23")
def test_had_becky_had_two_her_second_would_fight_johnny() -> None:
    match = table(
        *("zombie_fights", hero("becky", "f5", wounds=2), hero("johnny", "f5")),
        zombies="f5 f5 f5",
        scenario="burn_em_out",
        people=(),
        dice=[*WON, *LOST, *WON],
    )
    match.choose("fight johnny f5", "fight becky f5")
    assert [event.hero for event in match.told.of(FightBegan)] == ["johnny", "becky", "johnny"]


# 5. Moving


@clause("LN-2.12", "LN-2.13", "LN-2.14", "LN-5.6")
def test_from_d4_into_the_police_station_with_two_steps() -> None:
    match = table("claim", hero("becky", "d4"), hero("jake", "l9"), dice=[2])
    match.choose("activate becky")
    assert "step e5" not in match.texts, "the tree"
    assert "walk e5" in match.texts, "d4, e4, e5"
    match.choose("step e3", "step e2")
    assert match.at("becky") == "e2"


@clause("LN-2.13")
def test_no_door_is_passed_diagonally() -> None:
    match = table("claim", hero("becky", "d3"), hero("jake", "l9"), dice=[1])
    match.choose("activate becky")
    assert "step e2" not in match.texts
    assert "walk e2" not in match.texts


@clause("LN-2.14")
def test_past_the_corner_of_the_gym() -> None:
    match = table("claim", hero("becky", "d9"), hero("jake", "l9"), dice=[1])
    match.choose("activate becky")
    assert "step c10" in match.texts


# 13. Random building


@clause("LN-13.1", "LN-13.2", "LN-13.3")
@pytest.mark.parametrize(("dice", "building"), [([3, 5], "hospital"), ([5, 2], "high_school")])
def test_two_dice_find_a_building(dice: list[int], building: str) -> None:
    match = table(
        *("draw_card", hero("becky", "l9")),
        to_act=(1,),
        to_draw=1,
        zombie_deck="new_spawning_pit, shamble",
        dice=dice,
    )
    assert [event.building for event in match.told.of(BuildingFound)] == [building]


@clause("LN-13.1", "LN-13.2")
@pytest.mark.parametrize(("die", "seat"), [(1, 0), (6, 1)])
def test_on_1_the_heroes_and_on_6_the_zombies_name_any_building_of_the_outer_boards(die: int, seat: int) -> None:
    match = table(
        *("draw_card", hero("becky", "l9")),
        to_act=(1,),
        to_draw=1,
        scenario="defend_the_manor",
        layout="c2 l3 l4 l5 l6",
        zombie_deck="new_spawning_pit, shamble",
        dice=[die],
    )
    assert match.asked == (seat, "choose_building")
    names = {text.removeprefix("building ") for text in match.texts}
    assert names == {
        *("church", "police_station", "hospital", "airplane_hangar", "diner"),
        *("farmhouse", "barn", "high_school", "gym"),
    }


# 15. Sally turns


@clause("LN-7.2", "LN-7.15", "LN-7.16", "LN-7.21")
def test_sally_turns_and_her_seat_takes_a_new_hero() -> None:
    match = table(
        *("zombie_fights", hero("sally", "a9", "torch, keys", wounds=1), hero("jake", "l9", seat=1)),
        players=3,
        zombies="a9",
        hand="faith",
        hero_deck="ammo, crowbar x9",
        scenario="burn_em_out",
        people=("jenny",),
        dice=[*LOST, 1],
    )
    match.let_pass()
    (turned,) = match.view(1).turned
    assert (turned.hero, turned.space, turned.wounds) == ("sally", "a9", 2)
    assert sorted(match.state.hero_discard) == ["keys", "torch"]
    assert match.state.hands[0] == ["faith"], "her seat keeps its events"
    assert match.asked == (0, "new_hero_space")
    assert "random_building" in match.texts
    match.choose("space f7")
    assert (match.at("jenny"), match.hero("jenny").items) == ("f7", ("ammo",))


# 17. Dawn


@clause("LN-4.4", "LN-S1", "LN-S5")
@pytest.mark.parametrize(("scenario", "winner"), [("die_zombies_die", 1), ("defend_the_manor", 0)])
def test_when_the_sun_would_leave_the_track(scenario: str, winner: int) -> None:
    layout = "c2 l3 l4 l5 l6" if winner == 0 else "c1 l3 l4 l5 l6"
    match = table("heroes_end", hero("becky", "l9"), scenario=scenario, layout=layout, sun=1)
    assert match.outcome is not None
    assert match.outcome.winners == [winner]


# 18. The deck


@clause("LN-17.4", "LN-17.6")
@pytest.mark.parametrize(("cards", "over"), [(1, True), (2, True), (3, False)])
def test_keys_for_two_cards_may_be_the_end(cards: int, over: bool) -> None:
    match = table("zombies_end", hero("becky", "e1", "keys"), hero_deck=f"ammo x{cards}", halts=True)
    match.choose("use keys becky")
    assert match.over is over
    if over:
        assert match.outcome is not None
        assert (match.outcome.winners, match.outcome.ending) == ([1], "deck")


# 12. Barricades


@clause("LN-14.1", "LN-14.8")
def test_the_church_is_fully_barricaded_with_three_barricades() -> None:
    town = ground(DEFAULT)
    church = town.named("church")
    assert church is not None
    walls = {
        run.face: (run.kind, [NAMES[max(side)] if run.face == "n" else NAMES[min(side)] for side in run.sides])
        for run in town.runs
        if run.building == church.number and run.kind == "exterior"
    }
    assert walls == {
        "n": ("exterior", ["a5", "b5"]),
        "e": ("exterior", ["b5", "b6"]),
        "s": ("exterior", ["a6", "b6"]),
    }
    assert {run.kind for run in town.runs if run.building == church.number and run.face == "w"} == {"edge"}
    match = moving(walls="church_n church_e church_s")
    assert match.state.walled_up == {church.number}


@clause("LN-14.4", "LN-14.5")
@pytest.mark.parametrize(
    ("walls", "way", "rolled", "where", "left"),
    [
        ("church_n", "to b5", [], "b5", "church_n"),
        ("church_n church_e:1", "across b5 church_n", [4], "b5", "church_e:1 church_n"),
        ("church_n church_e:1", "across b5 church_e", [4], "c4", "church_e church_n"),
    ],
)
def test_a_zombie_on_c4_steps_to_b5(walls: str, way: str, rolled: list[int], where: str, left: str) -> None:
    match = moving(zombies="c4", walls=walls, dice=rolled)
    match.choose("move c4", way)
    assert match.zombies == [where]
    assert standing(match) == left


# 20. Scenario Search Items at set-up


@clause("LN-17.1")
@pytest.mark.parametrize("second", ["gasoline", "torch"])
def test_keys_as_a_starting_card_are_shuffled_back_and_what_comes_then_is_kept(second: str) -> None:
    people = ("becky", "h2"), ("jenny", "k7"), ("billy", "a10"), ("johnny", "d10")
    match = table(
        "starting_cards",
        *(hero(*one) for one in people),
        turn="set_up",
        scenario="escape_in_the_truck",
        hero_deck=f"keys, {second}, crowbar x3",
        dice=[[4, 0, 1, 2, 3]],
    )
    assert [(event.hero, event.card) for event in match.told.of(ShuffledBack)] == [("becky", "keys")]
    assert match.hero("becky").items == (second,)
    assert match.state.hero_deck == ["keys"]
