"""Every scenario to the ends that all have, those of the base game to each of theirs (Table S, LN-S14)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import Ended, PitDestroyed, TankFilled, TownsfolkSaved
from deadtown.games.last_night.figures import verdict
from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.options import BASE_BOX, Options
from deadtown.games.last_night.scenarios import SCENARIOS, scenarios_for
from deadtown.kernel import BadOptions
from tests.clauses import clause
from tests.games.last_night.table import GAME, NightMatch, hero, kept, start, table

LOST = [1, 2, 6]
"""The dice of a fight that the hero loses."""
DOUBLES = [6, 6, 1]
"""The dice of a fight in which the zombie is killed."""
HEROES, ZOMBIES = [0], [1]
TABLE_S = {
    "die_zombies_die": (15, 2, "c1", {"base"}),
    "burn_em_out": (18, 4, "c1", {"base", "advanced"}),
    "save_the_townsfolk": (16, 2, "c1", {"base"}),
    "escape_in_the_truck": (15, 4, "c1", {"base", "advanced"}),
    "defend_the_manor": (17, 4, "c2", {"base"}),
    "zombie_apocalypse": (13, 4, "c1", {"base", "growing_hunger"}),
    "plague_carriers": (16, 4, "c1", {"base", "growing_hunger"}),
    "burn_it_to_the_ground": (18, 4, "c2", {"base", "advanced", "growing_hunger"}),
    "hunker_down": (15, 3, "c1", {"base", "survival_of_the_fittest"}),
    "supply_run": (16, 4, "c1", {"base", "survival_of_the_fittest"}),
    "blow_up_the_town": (17, 4, "c3", {"base", "timber_peak"}),
    "radio_for_help": (17, 4, "c4", {"base", "advanced", "timber_peak"}),
    "learn_to_survive": (16, 3, "c3", {"base", "timber_peak"}),
}
"""The sun, heroes to kill, centre and sets of each."""
EACH = [pytest.param(name, marks=clause(f"LN-S{number}"), id=name) for number, name in enumerate(TABLE_S, 1)]
BASE_GAME = [name for name, row in TABLE_S.items() if row[3] <= {"base", "advanced"}]
HELD_OUT = ("defend_the_manor", "zombie_apocalypse")
"""Where the heroes win when the sun runs out; in Hunker Down they may (LN-S9)."""


def scenario(name: str, step: str, *heroes: Any, **more: Any) -> NightMatch:
    layout = f"{TABLE_S[name][2]} l3 l4 l5 l6"
    return table(step, *(heroes or (hero("becky", "l9"),)), scenario=name, layout=layout, **more)


def ended(match: NightMatch) -> tuple[list[int], str, str]:
    """Who has won, by what, and the clause that says so; all accounts of it agree."""
    assert match.over, "the game is not over"
    outcome = match.outcome
    assert outcome is not None
    (told,) = match.told.of(Ended)
    assert ([*told.winners], told.ending) == (outcome.winners, outcome.ending)
    said = verdict(match.state)
    assert said is not None
    assert said.clause == told.because_of
    assert match.state.turn == "over"
    return outcome.winners, outcome.ending, said.clause


# Table S


@pytest.mark.parametrize("name", EACH)
def test_each_scenario_has_its_sun_deaths_centre_and_sets(name: str) -> None:
    sun, deaths, centre, sets = TABLE_S[name]
    row = SCENARIOS[name]
    assert (row.sun, row.deaths, row.centre, {*row.sets}) == (sun, deaths, centre, sets)
    match = start(2, scenario=name, layout="default")
    assert (match.state.sun, match.state.layout.partition(" sewer")[0]) == (sun, f"{centre} l3 l4 l5 l6")


@clause("LN-S14")
def test_a_scenario_is_drawn_from_those_of_the_sets_in_play_or_picked() -> None:
    assert [row.name for row in scenarios_for(Options())] == [*TABLE_S] == [*SCENARIOS]
    assert [row.name for row in scenarios_for(Options(**BASE_BOX))] == BASE_GAME
    base = [row.name for row in scenarios_for(Options(set_advanced=False, **BASE_BOX))]
    assert base == ["die_zombies_die", "save_the_townsfolk", "defend_the_manor"]
    drawn = {start(2, seed=str(seed)).state.scenario for seed in range(30)}
    assert drawn == {*BASE_GAME}
    every: Any = dict.fromkeys(BASE_BOX, True)
    assert {start(2, seed=str(seed), **every).state.scenario for seed in range(100)} == {*TABLE_S}
    drawn = {start(2, seed=str(seed), set_advanced=False).state.scenario for seed in range(20)}
    assert drawn == {*base}
    assert start(2, scenario="burn_em_out").state.scenario == "burn_em_out"


@clause("LN-S14")
@pytest.mark.parametrize("name", ["burn_em_out", "escape_in_the_truck"])
def test_a_scenario_that_names_gasoline_needs_the_advanced_set(name: str) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.rules.start(GAME.rules.read_options({"scenario": name, "set_advanced": False}), ("Ada", "Bob"))
    assert caught.value.refusal.clause == "LN-S14"


# Ends of all scenarios


@clause("LN-4.4")
@pytest.mark.parametrize("name", EACH)
def test_at_dawn_the_zombies_win_except_where_the_heroes_had_to_hold_out(name: str) -> None:
    winners = HEROES if name in HELD_OUT else ZOMBIES
    assert ended(scenario(name, "sun", sun=1)) == (winners, "dawn", "LN-4.4")


@clause("LN-17.3")
@pytest.mark.parametrize("name", EACH)
def test_the_zombies_win_when_they_have_killed_enough_heroes(name: str) -> None:
    deaths = TABLE_S[name][1]
    dying = hero("becky", "a9", wounds=2)
    match = scenario(name, "zombie_fights", dying, zombies="a9", hero_deaths=deaths - 1, dice=LOST)
    assert ended(match) == (ZOMBIES, "deaths", "LN-17.3")
    match = scenario(name, "zombie_fights", dying, zombies="a9", hero_deaths=deaths - 2, dice=LOST)
    assert not match.over


@clause("LN-17.4")
@pytest.mark.parametrize("name", EACH)
def test_the_zombies_win_when_the_hero_deck_is_empty(name: str) -> None:
    for cards, over in ((10, True), (11, False)):
        more: Any = {"zombie_deck": "town_overrun, shamble x9", "hero_deck": f"torch x{cards}"}
        match = scenario(name, "draw_card", to_act=(1,), to_draw=1, **more)
        assert match.over is over
        if over:
            assert ended(match) == (ZOMBIES, "deck", "LN-17.4")


# Die, Zombies, Die!


@clause("LN-S1", "LN-17.7")
def test_the_fifteenth_zombie_killed_wins_in_the_middle_of_a_step() -> None:
    match = scenario("die_zombies_die", "zombie_fights", hero(), zombies="f5 f5", zombie_deaths=14, dice=DOUBLES)
    assert ended(match) == (HEROES, "goal", "LN-S1")
    assert match.zombies == ["f5"], "the second one has not even fought"
    match = scenario("die_zombies_die", "zombie_fights", hero(), zombies="f5", zombie_deaths=13, dice=DOUBLES)
    assert not match.over


@clause("LN-S1", "LN-17.7")
def test_zombies_count_whatever_has_killed_them_and_zombie_heroes_too() -> None:
    burnt = scenario("die_zombies_die", "zombies_moved", zombies="a1", fires="a1", zombie_deaths=14, dice=[5])
    assert ended(burnt) == (HEROES, "goal", "LN-S1")
    turned = scenario(
        *("die_zombies_die", "ranged_attack", hero("becky", "f5", "signal_flare")),
        active="becky",
        turned=[("jake", "f7")],
        zombie_deaths=14,
        dice=[2],
    )
    turned.choose("shoot signal_flare zombie_jake")
    assert ended(turned) == (HEROES, "goal", "LN-S1")


@clause("LN-17.7")
def test_zombies_that_were_removed_do_not_count() -> None:
    match = scenario(
        *("die_zombies_die", "draw_card"),
        to_act=(1,),
        to_draw=1,
        zombies="a1 a2",
        zombie_deaths=14,
        zombie_deck="rotten_bodies, shamble x9",
        dice=[2],
    )
    match.choose("remove a1")
    assert (match.zombies, match.state.zombie_deaths) == ([], 14)


@clause("LN-S1")
def test_how_far_the_hunt_has_come_is_there_for_all_to_see() -> None:
    match = scenario("die_zombies_die", "sun", zombie_deaths=7)
    assert match.view(1).tasks == {"zombies_killed": (7, 15)}
    assert (match.view(0).deaths, match.view(0).deaths_needed) == (0, 2)


# Burn 'Em Out!


def burning(**more: Any) -> NightMatch:
    """Becky is about to throw dynamite, two spaces away from the pit of a1."""
    becky = hero("becky", "c1", "dynamite, lighter")
    return scenario("burn_em_out", "ranged_attack", becky, hero("jake", "l9"), active="becky", **more)


@clause("LN-S2")
def test_the_third_pit_destroyed_wins() -> None:
    charged = NUMBERS["h1"], NUMBERS["k12"]
    match = burning(charged=charged)
    match.choose("throw a1 lit")
    assert ended(match) == (HEROES, "goal", "LN-S2")
    match = burning(charged=charged[:1])
    match.choose("throw a1 lit")
    assert not match.over
    assert match.told.of(PitDestroyed)[0].space == "a1"
    assert match.view(1).charged == ["h1", "a1"]
    assert "a1" not in match.view(1).pits
    assert match.view(1).tasks == {"pits_destroyed": (2, 3)}


@clause("LN-S2")
def test_an_explosion_next_to_a_pit_does_not_destroy_it() -> None:
    match = burning()
    match.choose("throw b1 lit")
    assert match.told.of(PitDestroyed) == []


@clause("LN-S2", "LN-12.4")
def test_gas_destroys_a_pit_too() -> None:
    match = burning(gas="a1", charged=(NUMBERS["h1"], NUMBERS["k12"]), dice=[3])
    match.choose("set_off lighter a1")
    assert ended(match) == (HEROES, "goal", "LN-S2")


@clause("LN-S2")
def test_the_same_pit_is_destroyed_once() -> None:
    match = burning(charged=(NUMBERS["a1"], NUMBERS["h1"]))
    match.choose("throw a1 lit")
    assert not match.over
    assert len(match.state.charged) == 2


@clause("LN-S2")
def test_in_other_scenarios_pits_stand_explosions() -> None:
    becky = hero("becky", "c1", "dynamite, lighter")
    match = scenario("escape_in_the_truck", "ranged_attack", becky, active="becky")
    match.choose("throw a1 lit")
    assert "a1" in match.view(0).pits


@clause("LN-S2")
def test_a_pit_of_a_marker_is_not_printed_on_the_map() -> None:
    match = burning(remaining=[kept("new_spawning_pit", space="a3")], charged=(NUMBERS["h1"], NUMBERS["k12"]))
    match.choose("throw a3 lit")
    assert not match.over
    assert "a3" in match.view(0).pits


# Save the Townsfolk


def saving(step: str, *heroes: Any, **more: Any) -> NightMatch:
    return scenario("save_the_townsfolk", step, *heroes, **more)


@clause("LN-S3")
def test_townsfolk_that_are_found_lie_open_on_the_hero() -> None:
    match = saving("move_action", hero("becky", "d1"), active="becky", hero_deck="jeb, torch x9")
    match.choose("search")
    assert match.hero().saved == ("jeb",)
    assert match.state.hands[0] == []
    assert list(match.view(1).heroes[0].saved) == ["jeb"]
    assert match.told.of(TownsfolkSaved)[0].card == "jeb"
    assert match.view(1).tasks == {"townsfolk_saved": (1, 4), "townsfolk_lost": (0, 3)}


@clause("LN-S3")
def test_they_are_no_items_and_there_is_no_limit() -> None:
    becky = hero("becky", "d1", "torch, keys, ammo, lighter", saved="jeb, doc_brody")
    match = saving("move_action", becky, active="becky", hero_deck="mr_hyde, torch x9")
    match.choose("search")
    assert match.kind != "overflow"
    assert len(match.hero().items) == 4
    assert len(match.hero().saved) == 3


@clause("LN-S3", "LN-17.2")
def test_four_saved_by_living_heroes_together_win() -> None:
    heroes = hero("becky", "d1", saved="jeb"), hero("jake", "l9", saved="doc_brody, mr_hyde")
    match = saving("move_action", *heroes, active="becky", hero_deck="farmer_sty, torch x9")
    match.choose("search")
    assert ended(match) == (HEROES, "goal", "LN-S3")


@clause("LN-S3")
def test_a_saved_one_may_still_be_played_and_is_then_saved_no_longer() -> None:
    match = saving(
        "after_attack", hero("becky", "f5", wounds=2, saved="doc_brody, jeb"), hero("jake", "l9"), active="becky"
    )
    match.wait_for("between_actions")
    assert "play doc_brody becky" in match.playable(0)
    match.choose("play doc_brody becky")
    assert match.hero().wounds == 0
    assert match.hero().saved == ("jeb",)


@clause("LN-S3")
def test_one_that_was_played_is_discarded() -> None:
    heroes = hero("becky", "f5", saved="jeb, doc_brody"), hero("jake", "l9", wounds=1)
    match = saving("after_attack", *heroes, active="becky")
    match.wait_for("between_actions")
    match.choose("play doc_brody jake")
    assert match.state.hero_discard == ["doc_brody"]
    assert match.view(0).tasks["townsfolk_lost"] == (0, 3)


@clause("LN-S3", "LN-7.15")
def test_when_their_hero_dies_they_are_removed_from_the_game() -> None:
    becky = hero("becky", "a9", wounds=2, saved="jeb, doc_brody")
    match = saving("zombie_fights", becky, hero("jake", "l9"), zombies="a9", dice=LOST)
    match.let_pass()
    assert {*match.state.hero_out} == {"jeb", "doc_brody"}
    assert match.view(0).tasks["townsfolk_lost"] == (2, 3)
    assert not match.over


@clause("LN-S3")
def test_when_three_were_removed_the_zombies_win() -> None:
    becky = hero("becky", "a9", wounds=2, saved="jeb, doc_brody")
    match = saving("zombie_fights", becky, hero("jake", "l9"), zombies="a9", dice=LOST, hero_out=("mr_hyde",))
    match.let_pass()
    assert ended(match) == (ZOMBIES, "doom", "LN-S3")


@clause("LN-S3")
def test_the_third_may_be_removed_by_a_card() -> None:
    out = ("mr_hyde", "jeb")
    left = saving("zombies_end", zombie_hand="leave_it", hero_out=out, hero_discard="doc_brody, torch", halts=True)
    left.choose("play leave_it doc_brody")
    assert ended(left) == (ZOMBIES, "doom", "LN-S3")
    played = saving(
        *("zombies_end", hero("becky", "l9", wounds=1, saved="doc_brody")),
        zombie_hand="hes_a_zombie",
        hero_out=out,
        dice=[4],
        halts=True,
    )
    played.choose("play doc_brody becky", "play hes_a_zombie stop")
    assert ended(played) == (ZOMBIES, "doom", "LN-S3")


@clause("LN-S3")
def test_other_cards_that_were_removed_do_not_count() -> None:
    out = ("torch", "keys", "faith", "jeb", "mr_hyde")
    match = saving("zombies_end", zombie_hand="leave_it", hero_out=out, hero_discard="ammo", halts=True)
    match.choose("play leave_it ammo")
    assert not match.over


@clause("LN-S3", "LN-17.1")
def test_townsfolk_drawn_before_the_first_turn_are_drawn_again_and_may_even_win() -> None:
    people = ("becky", "h2"), ("jenny", "k7"), ("billy", "a10"), ("johnny", "d10")
    deck = "jeb, doc_brody, mr_hyde, farmer_sty, torch x9"
    match = saving("starting_cards", *(hero(*one) for one in people), turn="set_up", hero_deck=deck)
    assert ended(match) == (HEROES, "goal", "LN-S3")


# Escape in the Truck


def leaving(*heroes: Any, **more: Any) -> NightMatch:
    """The end of a Hero Turn."""
    return scenario("escape_in_the_truck", "heroes_end", *heroes, **{"tank": True, "zombie_hand": "cornered", **more})


@clause("LN-S4")
def test_with_a_full_tank_keys_and_two_heroes_at_the_truck_they_drive_off() -> None:
    match = leaving(hero("becky", "g7", "keys"), hero("jake", "g7"), hero("jenny", "l9"))
    assert ended(match) == (HEROES, "goal", "LN-S4")


@clause("LN-S4")
@pytest.mark.parametrize(
    ("heroes", "more"),
    [
        ((hero("becky", "g7", "keys"), hero("jake", "g7")), {"tank": False}),
        ((hero("becky", "g7"), hero("jake", "g7"), hero("jenny", "f7", "keys")), {}),
        ((hero("becky", "g7", "keys"), hero("jake", "f7")), {}),
        ((hero("becky", "g7", "keys"), hero("jake", "g7")), {"zombies": "g7"}),
        ((hero("becky", "g7", "keys"), hero("jake", "g7")), {"turned": [("jenny", "g7")]}),
    ],
)
def test_nothing_of_that_may_be_missing(heroes: tuple[Any, ...], more: dict[str, Any]) -> None:
    assert not leaving(*heroes, **more).over


@clause("LN-S4")
def test_where_only_one_hero_lives_that_is_enough() -> None:
    dead = hero("jake", "", dead=True)
    assert ended(leaving(hero("becky", "g7", "keys"), dead)) == (HEROES, "goal", "LN-S4")


@clause("LN-S4")
def test_they_drive_off_at_the_end_of_a_hero_turn_only() -> None:
    heroes = hero("becky", "g7", "keys"), hero("jake", "g7")
    match = scenario("escape_in_the_truck", "zombies_end", *heroes, tank=True)
    assert not match.over


@clause("LN-S4")
def test_a_hero_at_the_truck_may_fill_the_tank_in_its_exchange_step() -> None:
    match = scenario(
        "escape_in_the_truck", "exchange", hero("becky", "g7", "gasoline"), hero("jake", "l9"), active="becky"
    )
    assert match.texts == ["fuel", "done"]
    match.choose("fuel")
    assert match.state.tank
    assert match.state.hero_discard == ["gasoline"]
    assert match.told.of(TankFilled)[0].hero == "becky"
    assert match.view(1).tasks["tank_filled"] == (1, 1)


@clause("LN-S4")
@pytest.mark.parametrize(
    ("at", "items", "tank"), [("f7", "gasoline", False), ("g7", "ammo", False), ("g7", "gasoline", True)]
)
def test_only_there_only_with_gasoline_and_only_once(at: str, items: str, tank: bool) -> None:
    heroes = hero("becky", at, items), hero("jake", at)
    match = scenario("escape_in_the_truck", "exchange", *heroes, active="becky", tank=tank)
    assert "fuel" not in match.texts


@clause("LN-S4")
def test_keys_are_not_discarded_for_cards_at_the_truck() -> None:
    match = scenario(
        "escape_in_the_truck", "zombies_end", hero("becky", "g7", "keys"), hero("jake", "e1", "keys"), halts=True
    )
    assert match.playable(0) == {"use keys jake"}


@clause("LN-S4")
def test_filled_found_and_driven_off_in_one_turn() -> None:
    heroes = hero("becky", "f7", "gasoline"), hero("jenny", "h7", "keys")
    match = scenario("escape_in_the_truck", "heroes_start", *heroes, dice=[1, 1])
    match.choose("activate becky", "step g7", "pass", "fuel")
    match.wait_for("move_action")
    match.choose("step g7", "done")
    assert ended(match) == (HEROES, "goal", "LN-S4")


# Defend the Manor House


def defending(step: str, *heroes: Any, **more: Any) -> NightMatch:
    return scenario("defend_the_manor", step, *heroes, **more)


@clause("LN-S5")
def test_all_heroes_start_in_the_manor_house_without_an_extra_card() -> None:
    people = ("jake", "sheriff_anderson", "becky", "johnny")
    match = defending("place_heroes", *(hero(one, "") for one in people), turn="set_up", hero_deck="revolver, torch x9")
    for _ in people[:3]:
        assert len(match.texts) == 16
        match.choose("space f6")
    assert [match.hero(one).items for one in people[:3]] == [(), ("revolver",), ()]
    assert len(match.state.hero_deck) == 9


@clause("LN-S5")
@pytest.mark.parametrize("count", [8, 9])
@pytest.mark.parametrize("step", ["zombies_moved", "zombie_fights", "place_zombies", "fires", "sun", "zombies_end"])
def test_nine_zombies_in_the_manor_house_at_the_end_of_a_step_win(step: str, count: int) -> None:
    match = defending(step, zombies="e5 f6 g7 " * 3 if count == 9 else "e5 f6 g7 h8 " * 2, sun=9)
    assert match.over is (count == 9)
    if match.over:
        assert ended(match) == (ZOMBIES, "doom", "LN-S5")


@clause("LN-S5")
def test_zombie_heroes_count_and_those_outside_do_not() -> None:
    eight = "e5 f6 g7 h8 " * 2
    assert ended(defending("fires", zombies=eight, turned=[("jake", "e6")])) == (ZOMBIES, "doom", "LN-S5")
    assert not defending("fires", zombies=eight + "d5", turned=[("jake", "i6")]).over


@clause("LN-S5")
def test_it_counts_at_the_end_of_a_step_not_in_the_middle_of_it() -> None:
    match = defending("order_zombies", hero("becky", "l9"), zombies="e5 e5 e5 e5 e5 e5 e5 e5 d5", to_act=(1,), sun=9)
    match.choose("move d5", "to e5")
    assert not match.over
    match.choose("done")
    assert ended(match) == (ZOMBIES, "doom", "LN-S5")


@clause("LN-S5")
def test_it_counts_at_the_end_of_the_steps_of_heroes_too() -> None:
    """A hero who burns where it starts is the ninth."""
    becky = hero("becky", "e5", wounds=2, activated=True)
    match = defending(
        *("roll_movement", becky, hero("jake", "l9"), hero("jenny", "l9")),
        active="becky",
        zombies="f6 g7 h8 f7 " * 2,
        fires="e5",
        people=(),
        dice=[3, 4],
    )
    assert ended(match) == (ZOMBIES, "doom", "LN-S5")


@clause("LN-S5")
def test_who_holds_out_until_dawn_wins() -> None:
    match = defending("heroes_end", zombies="e5 f6 g7 h8 " * 2, sun=1)
    assert ended(match) == (HEROES, "dawn", "LN-4.4")


# A whole team wins


@clause("LN-17.2")
@pytest.mark.parametrize(
    ("players", "heroes", "zombies"), [(3, [0, 1], [2]), (4, [0, 1], [2, 3]), (6, [0, 1, 2, 3], [4, 5])]
)
def test_all_seats_of_a_side_win_together(players: int, heroes: list[int], zombies: list[int]) -> None:
    assert ended(scenario("defend_the_manor", "sun", sun=1, players=players))[0] == heroes
    match = scenario("die_zombies_die", "sun", sun=1, players=players)
    assert ended(match)[0] == zombies
    assert match.outcome is not None
    assert match.outcome.scores == [int(seat in zombies) for seat in range(players)]
