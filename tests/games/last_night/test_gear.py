"""What heroes carry in Survival of the Fittest and Timber Peak (Table H)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import (
    DynamiteExploded,
    FireLit,
    GasExploded,
    HeroDied,
    ItemLost,
    PitDestroyed,
    Rolled,
    TrapSprung,
    Wounded,
    WoundPrevented,
    ZombieKilled,
)
from deadtown.games.last_night.ground import DEFAULT, NUMBERS, ground
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish, killed
from tests.games.last_night.moments import at_window
from tests.games.last_night.shooting import armed
from tests.games.last_night.table import NightMatch, hero, table

# Bear Trap


@clause("LN-9.5")
def test_the_active_hero_sets_a_trap_where_it_stands() -> None:
    match = at_window("hero_moves", hero(items="bear_trap"))
    match.choose("use bear_trap becky")
    assert match.state.trap == NUMBERS["f5"]
    assert match.state.hero_discard == ["bear_trap"]
    assert match.view(1).trap == "f5"


@clause("LN-9.5", "LN-1.10")
def test_only_the_active_hero_sets_it_and_only_one_lies_on_the_map() -> None:
    waiting = at_window("hero_moves", hero(), hero("billy", "f6", "bear_trap"))
    assert "use bear_trap billy" not in waiting.playable(0)
    lying = at_window("hero_moves", hero(items="bear_trap"), trap=NUMBERS["a1"])
    assert "use bear_trap becky" not in lying.playable(0)


@clause("LN-7.7")
def test_the_next_zombie_that_enters_is_killed_and_the_trap_is_gone() -> None:
    match = table("order_zombies", hero(at="f5"), zombies="f4 g4", to_act=(1,), trap=NUMBERS["f5"])
    match.choose("move f4")
    assert [event.space for event in match.told.of(ZombieKilled)] == ["f5"]
    assert match.zombies == ["f5"], "the second one comes through"
    assert match.state.trap == -1
    assert match.state.zombie_deaths == 1


@clause("LN-7.7")
def test_a_zombie_hero_with_wound_points_left_is_killed_too() -> None:
    match = table("order_zombies", hero(at="f5"), turned=[("johnny", "f4")], to_act=(1,), trap=NUMBERS["f5"], dice=[1])
    match.wait_for("move_action")
    assert match.zombies == []


@clause("LN-1.7")
def test_while_no_zombie_can_be_killed_the_trap_snaps_for_nothing() -> None:
    match = table("order_zombies", hero(at="f5"), zombies="f4", to_act=(1,), trap=NUMBERS["f5"], rotten=True)
    assert match.told.of(TrapSprung)
    assert match.zombies == ["f5"]


@clause("LN-1.14")
def test_who_is_pushed_into_it_does_not_enter() -> None:
    match = table(
        *("heroes_start", hero(items="fire_extinguisher"), hero("billy", "l9")), zombies="f4", trap=NUMBERS["f3"]
    )
    match.choose("use fire_extinguisher becky push", "to f3")
    assert match.zombies == ["f3"]
    assert match.state.trap == NUMBERS["f3"]


@clause("LN-11.2")
def test_what_the_trap_has_killed_does_not_burn() -> None:
    match = table("order_zombies", hero(at="f5"), zombies="f4", to_act=(1,), trap=NUMBERS["f5"], fires="f5", dice=[6])
    assert match.state.zombie_deaths == 1
    assert not match.rolls("fire")


# Climbing Rope


@clause("LN-2.12", "LN-1.7")
def test_with_a_rope_the_hero_steps_through_walls_for_the_rest_of_the_move() -> None:
    match = at_window("hero_moves", hero(at="d3", items="climbing_rope"), left=3, moving=True)
    match.choose("use climbing_rope becky")
    match.let_pass()
    assert "step d2" in match.texts, "into the Police Station, not by its door"
    match.choose("step d2")
    match.let_pass()
    assert "stop" in match.texts, "and may end the move there"
    match.choose("stop")
    assert not match.state.roped
    assert match.state.hero_discard == ["climbing_rope"]


@clause("LN-2.12")
@pytest.mark.parametrize(("left", "moving"), [(0, True), (2, False)])
def test_a_rope_is_for_a_move_that_goes_on(left: int, moving: bool) -> None:
    match = at_window("hero_moves", hero(at="d3", items="climbing_rope"), left=left, moving=moving)
    assert "use climbing_rope becky" not in match.playable(0)


@clause("LN-5.6")
def test_a_walk_that_was_chosen_is_over_when_the_rope_is_used() -> None:
    match = at_window(
        "hero_moves", hero(at="d3", items="climbing_rope"), left=3, moving=True, route=(NUMBERS["d4"], NUMBERS["d5"])
    )
    match.choose("use climbing_rope becky")
    match.let_pass()
    assert match.kind == "hero_step"
    assert match.at() == "d3"


@clause("LN-2.12")
def test_a_rope_does_not_lead_into_a_building_that_is_taken_over() -> None:
    match = at_window("hero_moves", hero(at="d3", items="climbing_rope"), left=3, moving=True, destroyed=(station(),))
    match.choose("use climbing_rope becky")
    match.let_pass()
    assert "step d2" not in match.texts


def station() -> int:
    found = ground(DEFAULT).building_at(NUMBERS["d2"])
    assert found is not None
    return found.number


@clause("LN-2.12", "LN-1.7")
def test_by_a_rope_one_may_end_indoors_though_windows_are_open() -> None:
    match = at_window("hero_moves", hero(at="d3", items="climbing_rope"), left=1, moving=True, windows_open=True)
    match.choose("use climbing_rope becky")
    match.let_pass()
    match.choose("step d2")
    assert not match.state.through_wall
    assert match.at() == "d2"


# Logging Axe


def chopping(*dice: int, **more: Any) -> NightMatch:
    """Becky has used the axe in a fight: her dice, the zombie's, the extra one, the break check."""
    match = fight(hero(items="logging_axe"), dice=dice, **more)
    match.wait_for("fight_rolled")
    match.choose("use logging_axe becky")
    return match


@clause("LN-6.5", "LN-6.15")
def test_the_axe_gives_a_die_once_in_a_fight() -> None:
    match = chopping(3, 2, 4, 5, 6)
    assert match.state.fight is not None
    assert match.state.fight.hero_dice == (3, 2, 5)
    assert "use logging_axe becky" not in match.playable(0)
    assert match.hero().items == ("logging_axe",)


@clause("LN-6.13")
@pytest.mark.parametrize(("extra", "kills"), [(6, ["f5"]), (5, [])])
def test_a_six_in_a_fight_that_is_won_kills(extra: int, kills: list[str]) -> None:
    assert killed(finish(chopping(3, 2, 4, extra, 6))) == kills


@clause("LN-6.13")
def test_a_six_that_was_rolled_before_counts_too() -> None:
    assert killed(finish(chopping(6, 2, 4, 3, 6))) == ["f5"]


@clause("LN-6.13")
def test_without_being_used_it_kills_nobody_and_a_lost_fight_neither() -> None:
    assert killed(finish(fight(hero(items="logging_axe"), dice=[6, 2, 4]))) == []
    assert killed(finish(chopping(3, 2, 6, 6, 6))) == []


@clause("LN-6.16")
@pytest.mark.parametrize(("die", "items"), [(1, ()), (2, ("logging_axe",))])
def test_the_axe_breaks_on_a_one_and_the_use_stands(die: int, items: tuple[str, ...]) -> None:
    match = finish(chopping(3, 2, 4, 6, die))
    assert match.hero().items == items
    assert killed(match) == ["f5"]


# Hard Hat


def struck(*dice: int, **more: Any) -> NightMatch:
    """Becky has lost a fight and is about to be wounded."""
    match = fight(hero(items="hard_hat"), dice=[1, 2, 6, *dice], **more)
    match.wait_for("about_to_be_wounded")
    return match


@clause("LN-7.2")
@pytest.mark.parametrize(
    ("die", "wounds", "items"), [(5, 0, ("hard_hat",)), (4, 1, ("hard_hat",)), (2, 1, ("hard_hat",)), (1, 1, ())]
)
def test_the_hat_prevents_a_wound_on_five_and_is_lost_on_one(die: int, wounds: int, items: tuple[str, ...]) -> None:
    match = struck(die)
    match.choose("use hard_hat becky")
    finish(match)
    assert match.hero().wounds == wounds
    assert match.hero().items == items
    assert bool(match.told.of(WoundPrevented)) == (wounds == 0)


@clause("LN-7.2")
def test_the_hat_is_tried_once_for_each_wound() -> None:
    match = struck(4, hand="just_a_scratch")
    match.choose("use hard_hat becky")
    match.wait_for("about_to_be_wounded")
    assert "use hard_hat becky" not in match.playable(0)


@clause("LN-7.2")
def test_against_fire_and_for_others_it_does_not_help() -> None:
    match = table("move_ended", hero(items="hard_hat"), active="becky", fires="f5", dice=[6])
    assert match.told.of(Wounded)
    other = fight(hero(), hero("billy", "f5", "hard_hat"), dice=[1, 2, 6])
    other.wait_for("about_to_be_wounded")
    assert other.playable(0) == set()


# Moonshine


@clause("LN-7.6", "LN-6.3")
def test_moonshine_heals_its_hero_and_gives_a_die_until_the_end_of_the_turn() -> None:
    match = table("heroes_start", hero(items="moonshine", wounds=2))
    match.choose("use moonshine becky")
    assert match.hero().wounds == 1
    assert match.view(0).heroes[0].dice == 3
    assert match.state.hero_discard == ["moonshine"]


@clause("LN-7.6")
def test_who_is_unhurt_does_not_drink() -> None:
    assert "use moonshine becky" not in at_window("heroes_start", hero(items="moonshine")).playable(0)


@clause("LN-9.4")
def test_moonshine_and_molotov_are_fire_items() -> None:
    for item in ("moonshine", "molotov"):
        match = armed(f"{item}, dynamite")
        assert {f"light {item} f4", "throw f4 lit"} <= {*match.texts}


# Hunting Rifle


@clause("LN-10.1", "LN-10.3", "LN-10.5")
@pytest.mark.parametrize(("die", "left", "items"), [(3, [], 1), (2, ["j5"], 1), (1, ["j5"], 0)])
def test_the_rifle_hits_on_three_and_is_spent_on_one(die: int, left: list[str], items: int) -> None:
    match = armed("hunting_rifle", zombies="j5", at="e5", dice=[die])
    match.choose("shoot hunting_rifle j5")
    assert match.zombies == left
    assert len(match.hero().items) == items


@clause("LN-10.1")
def test_the_rifle_reaches_five_spaces() -> None:
    assert armed("hunting_rifle", zombies="j5", at="d5").kind != "ranged_attack"


# Molotov Cocktail


@clause("LN-5.16", "LN-10.1")
def test_a_molotov_is_thrown_at_a_space_in_range_and_sight() -> None:
    texts = armed("molotov", at="c5").texts
    assert {"hurl molotov c5", "hurl molotov a5", "hurl molotov e5"} <= {*texts}
    assert "hurl molotov c8" not in texts, "out of range"
    assert "hurl molotov a4" not in texts, "not seen"


@clause("LN-5.16")
@pytest.mark.parametrize(("die", "left"), [(2, ["f4"]), (3, [])])
def test_it_kills_zombies_there_on_three_and_then_it_burns(die: int, left: list[str]) -> None:
    match = armed("molotov", zombies="f4 e4", dice=[die])
    match.choose("hurl molotov f4")
    assert [space for space in match.zombies if space == "f4"] == left
    assert "e4" in match.zombies
    assert [event.space for event in match.told.of(FireLit)] == ["f4"]
    assert match.state.hero_discard == ["molotov"]
    assert not match.told.of(DynamiteExploded)


@clause("LN-7.16")
@pytest.mark.parametrize(("die", "dies"), [(5, False), (6, True)])
def test_it_kills_heroes_there_on_six_as_an_explosive(die: int, dies: bool) -> None:
    match = armed("molotov", hero("johnny", "f4"), dice=[die], scenario="escape_in_the_truck")
    match.choose("hurl molotov f4")
    assert [event.explosive for event in match.told.of(HeroDied)] == ([True] if dies else [])
    assert match.zombies == []


@clause("LN-12.2")
def test_its_fire_sets_off_gas() -> None:
    match = armed("molotov", gas="f2", dice=[2])
    match.choose("hurl molotov f3")
    assert [event.space for event in match.told.of(GasExploded)] == ["f2"]


@clause("LN-S2")
def test_in_burn_em_out_it_destroys_a_pit() -> None:
    match = armed("molotov", at="c1", scenario="burn_em_out")
    match.choose("hurl molotov a1")
    assert [event.space for event in match.told.of(PitDestroyed)] == ["a1"]


@clause("LN-9.8")
def test_what_is_taped_to_it_may_be_lost() -> None:
    me = hero(items="molotov, revolver", taped=(("molotov", "revolver"),))
    match = table("ranged_attack", me, active="becky", dice=[3])
    match.choose("hurl molotov f3")
    assert [event.card for event in match.told.of(ItemLost)] == ["revolver"]
    assert [event.what for event in match.told.of(Rolled)][:1] == ["tape"]
