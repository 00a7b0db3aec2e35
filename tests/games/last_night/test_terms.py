"""What words mean everywhere in the rules (section 1)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import FightRolled, Rolled, ZombieHeroWounded
from tests.clauses import clause
from tests.games.last_night.table import hero, kept, table

EVERYBODY = (0, 1, None)
BOUND: dict[str, Any] = {"players": 3, "zombie_hand": "got_to_get_to", "dice": [1]}


@clause("LN-1.1")
def test_all_dice_are_rolled_by_the_engine_and_shown_to_everyone() -> None:
    match = table("claim", hero("becky", "f5"), hero("jake", "l9"), zombies="f5", dice=[4, 2, 3, 1])
    match.choose("activate becky", "rest")
    assert match.told.of(Rolled)[0].dice == (4,)
    fought = match.told.of(FightRolled)[0]
    for seat in EVERYBODY:
        assert match.told.of(Rolled)[0].seen_by(seat) == match.told.of(Rolled)[0]
        assert fought.seen_by(seat) == fought
    assert (fought.dice, fought.against) == ((2, 3), (1,))


@clause("LN-1.1")
@pytest.mark.parametrize(("die", "zombies"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_d3_is_a_die_halved_and_rounded_up(die: int, zombies: int) -> None:
    match = table("new_arrivals", hero("becky", "l9"), players=4, succeeded=(2,), sun=14, dice=[die])
    assert match.view(2).arriving == zombies


@clause("LN-1.2")
def test_a_rule_that_names_a_bare_number_looks_at_the_die_as_it_was_rolled() -> None:
    """A die that is raised to 6 is no 6 for the meat cleaver."""
    match = table(
        *("zombie_fights", hero("becky", "f5", "meat_cleaver"), hero("jake", "l9")),
        zombies="f5",
        hand="mr_hyde",
        dice=[5, 2, 1],
    )
    match.choose("play mr_hyde raise heroes 5")
    match.let_pass()
    assert match.zombies == ["f5"]
    match = table("zombie_fights", hero("becky", "f5", "meat_cleaver"), zombies="f5", dice=[6, 2, 1])
    assert match.zombies == []


@clause("LN-1.2")
@pytest.mark.parametrize(("die", "hit"), [(3, False), (4, True), (5, True)])
def test_x_plus_means_x_or_more(die: int, hit: bool) -> None:
    match = table(
        *("ranged_attack", hero("becky", "f5", "revolver"), hero("jake", "l9")),
        active="becky",
        zombies="f7",
        dice=[die],
    )
    match.choose("shoot revolver f7")
    assert match.zombies == ([] if hit else ["f7"])


@clause("LN-1.3")
def test_heroes_zombies_and_zombie_heroes_share_a_space() -> None:
    match = table(
        "move_action",
        *(hero("becky", "f5"), hero("jake", "f6"), hero("jenny", "f6")),
        active="becky",
        left=1,
        zombies="f6 f6 f6",
        turned=[("billy", "f6")],
        dice=[6, 5, 1] * 4,
    )
    match.choose("step f6")
    assert [match.at(person) for person in ("becky", "jake", "jenny")] == ["f6"] * 3


@clause("LN-1.4")
def test_zombie_covers_zombie_heroes() -> None:
    """They are shot at, counted where zombies are counted, and removed where zombies are."""
    match = table(
        *("ranged_attack", hero("becky", "f5", "revolver"), hero("jake", "l9")),
        active="becky",
        turned=[("billy", "f7")],
    )
    assert "shoot revolver zombie_billy" in match.texts
    match = table(
        *("draw_card", hero("becky", "l9")),
        to_act=(1,),
        to_draw=1,
        turned=[("billy", "f7")],
        zombies="a1",
        zombie_deck="rotten_bodies, shamble",
        dice=[1],
    )
    assert match.texts == ["remove a1", "remove zombie_billy"]


@clause("LN-1.6")
def test_hit_is_a_wound_and_killed_is_killed() -> None:
    for item, left in (("revolver", 2), ("signal_flare", 0)):
        match = table(
            *("ranged_attack", hero("becky", "f5", item), hero("jenny", "l9")),
            active="becky",
            turned=[("jake", "f7")],
            dice=[6],
        )
        match.choose(f"shoot {item} zombie_jake")
        assert [one.wounds for one in match.view(0).turned] == ([left] if left else [])
        assert bool(match.told.of(ZombieHeroWounded)) is bool(left)


@clause("LN-1.6")
def test_a_model_with_one_wound_point_that_is_hit_is_removed() -> None:
    match = table(
        *("ranged_attack", hero("becky", "f5", "revolver"), hero("jake", "l9")), active="becky", zombies="f7", dice=[6]
    )
    match.choose("shoot revolver f7")
    assert match.zombies == []


@clause("LN-1.7")
def test_a_card_or_ability_beats_a_general_rule() -> None:
    tough = table("zombie_fights", hero("johnny", "f5"), zombies="f5", dice=[4, 3, 4])
    assert tough.hero("johnny").wounds == 0, "who wins ties wins this one"
    plain = table("zombie_fights", hero("becky", "f5"), zombies="f5", dice=[4, 3, 4])
    assert plain.hero("becky").wounds == 1


@clause("LN-1.8")
def test_what_cannot_be_done_is_skipped() -> None:
    match = table(
        *("draw_card", hero("becky", "l9")),
        to_act=(1,),
        to_draw=1,
        hero_deck="torch x9, ammo x3",
        zombies="a1 a1",
        zombie_deck="rotten_bodies, shamble",
        dice=[5],
    )
    assert match.zombies == [], "two of five"
    assert match.state.rotten


@clause("LN-1.9")
def test_a_card_is_offered_only_where_what_it_needs_is_there() -> None:
    match = table("zombies_end", hero("becky", "l9", wounds=1), hero("jake", "a9"), hand="recovery", halts=True)
    assert match.playable(0) == {"play recovery becky"}
    match = table("zombies_end", hero("becky", "l9"), hand="recovery", halts=True)
    assert match.playable(0) == set()


@clause("LN-1.10")
def test_without_a_taken_over_marker_left_nothing_is_taken_over() -> None:
    nine = ("church", "police_station", "hospital", "airplane_hangar", "diner", "farmhouse", "barn", "high_school")
    match = table(
        *("draw_card", hero("becky", "l9")),
        to_act=(1,),
        to_draw=1,
        remaining=[kept("theyve_taken", name) for name in nine],
        destroyed=(8,),
        zombie_deck="theyve_taken, shamble",
    )
    assert match.zombies == []
    assert match.state.zombie_discard == ["theyve_taken"]


@clause("LN-1.10", "LN-12.1")
def test_without_a_gas_marker_left_no_gas_is_poured() -> None:
    match = table(
        *("move_pause", hero("becky", "f5", "gasoline"), hero("jake", "l9")),
        active="becky",
        moving=True,
        gas="a7 a8 a9 b7 b8 b9 c7 c8",
        halts=True,
    )
    assert match.kind != "hero_moves" or match.playable(0) == set()


@clause("LN-1.13")
def test_the_lead_hero_seat_is_the_lowest_that_is_concerned() -> None:
    heroes = hero("becky", "f5", seat=2), hero("jake", "f5", seat=1), hero("sally", "l9", seat=0)
    match = table(
        *("zombie_fights", *heroes),
        players=5,
        zombies="f5",
        hands={4: "self_sacrifice"},
    )
    match.choose("fight becky f5", "play self_sacrifice")
    assert match.asked == (1, "choose_victim")


@clause("LN-1.13", "LN-13.1")
def test_if_no_hero_is_concerned_the_first_hero_seat_decides() -> None:
    match = table(
        *("draw_card", hero("becky", "f5", seat=2)),
        players=3,
        options={"sides": "zombies_first"},
        to_act=(0,),
        to_draw=1,
        zombie_deck="new_spawning_pit, shamble",
        dice=[1],
    )
    assert match.asked == (1, "choose_building")


@clause("LN-1.11", "LN-8.10")
def test_of_things_at_one_moment_the_side_that_comes_first_is_asked_first() -> None:
    """Before each zombie moves the zombies may play first, between two steps of a hero the heroes."""
    match = table(
        *("zombie_moves", hero("becky", "l9", wounds=1)), mover=0, zombies="a1", hand="recovery", zombie_hand="shamble"
    )
    assert match.asked == (1, "zombie_moves")
    match = table(
        *("after_exchange", hero("becky", "l9", wounds=1)),
        active="becky",
        hand="recovery",
        zombie_hand="leave_it",
        hero_discard="torch",
    )
    assert match.asked == (0, "between_actions")


@clause("LN-1.13", "LN-13.1", "LN-3.11")
def test_a_building_for_a_hero_is_chosen_by_its_owner() -> None:
    heroes = hero("jake", "", seat=1), hero("becky", "h2"), hero("jenny", "k7"), hero("johnny", "d10", seat=1)
    match = table("place_heroes", *heroes, players=3, turn="set_up", dice=[1])
    assert match.asked == (1, "choose_building")
    match = table("zombies_start", hero("becky", "l9"), hero("jenny", "a9", seat=1), **BOUND)
    match.choose("play got_to_get_to jenny")
    assert match.asked == (1, "choose_building")
