"""Items of Growing Hunger: Machete, Kitchen Knife, Double Barrel, Flashlight; and who aims well (Table H)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import CardCancelled, DiceAdded, DieChanged, ItemLost, ZombieKilled
from deadtown.games.last_night.moments import CP, FR, ZS
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish, winners
from tests.games.last_night.moments import at_window, let_be
from tests.games.last_night.table import NightMatch, hero, kept, table


def rolled(match: NightMatch, what: str) -> list[tuple[tuple[int, ...], int]]:
    return [(roll.dice, roll.need) for roll in match.rolls(what)]


# Machete


@clause("LN-6.15", "LN-6.16")
@pytest.mark.parametrize("check", [1, 2])
def test_a_machete_gives_one_die_in_a_fight_and_breaks_on_a_1(check: int) -> None:
    match = fight(hero(items="machete"), dice=[1, 2, 4, 6, check])
    match.wait_for(FR)
    match.choose("use machete becky")
    assert [event.dice for event in match.told.of(DiceAdded)] == [(6,)]
    assert match.hero().items == (() if check == 1 else ("machete",))
    if match.state.fight is not None and match.kind == FR:
        assert "use machete becky" not in match.playable(0)
    assert winners(finish(match)) == ["heroes"]


# Kitchen Knife


@clause("LN-6.5", "LN-6.15", "LN-6.16")
@pytest.mark.parametrize("check", [2, 3])
def test_a_kitchen_knife_raises_a_die_of_the_hero_once(check: int) -> None:
    match = fight(hero(items="kitchen_knife"), dice=[4, 2, 4, check])
    match.wait_for(FR)
    assert match.playable(0) == {"use kitchen_knife becky 2", "use kitchen_knife becky 4"}
    match.choose("use kitchen_knife becky 4")
    assert [(event.side, event.before, event.die) for event in match.told.of(DieChanged)] == [("heroes", 4, 5)]
    assert match.hero().items == (() if check == 2 else ("kitchen_knife",))
    assert winners(finish(match)) == ["heroes"]


@clause("LN-6.15")
@pytest.mark.parametrize("check", [1, 6])
def test_two_knives_are_used_once_each(check: int) -> None:
    match = fight(hero(items="kitchen_knife x2"), dice=[4, 2, 6, check, 6])
    match.wait_for(FR)
    match.choose("use kitchen_knife becky 4")
    match.choose("use kitchen_knife becky 5")
    assert match.state.fight.hero_dice == (6, 2)
    assert match.kind != FR or match.playable(0) == set()


@clause("LN-6.14")
def test_a_six_by_a_knife_is_no_six_for_a_cleaver() -> None:
    match = fight(hero(items="kitchen_knife, meat_cleaver"), dice=[5, 2, 6, 6])
    match.wait_for(FR)
    match.choose("use kitchen_knife becky 5")
    assert match.told.of(ZombieKilled) == []
    assert winners(finish(match)) == ["zombies"]


# Double Barrel


@clause("LN-10.2", "LN-10.3", "LN-10.5")
@pytest.mark.parametrize("ammo", [3, 4])
def test_a_double_barrel_hits_all_zombies_of_a_space_on_2(ammo: int) -> None:
    cast = hero(items="double_barrel"), hero("jenny", "f7")
    match = table("ranged_attack", *cast, active="becky", zombies="f7 f7 f7 f8", dice=[2, 1, 6, ammo])
    assert "blast double_barrel f8" not in match.texts, "its range is 2"
    match.choose("blast double_barrel f7")
    assert len(match.told.of(ZombieKilled)) == 2
    assert match.hero("jenny").wounds == 0
    assert match.hero().items == (() if ammo == 3 else ("double_barrel",))


# Deadeye


@clause("LN-10.3", "LN-10.5")
@pytest.mark.parametrize(("die", "hit"), [(2, False), (3, True)])
def test_detective_winters_adds_one_to_hit_rolls_with_guns(die: int, hit: bool) -> None:
    match = table(
        "ranged_attack",
        hero("detective_winters", items="revolver"),
        active="detective_winters",
        zombies="f7",
        dice=[die],
    )
    match.choose("shoot revolver f7")
    assert bool(match.told.of(ZombieKilled)) == hit
    assert rolled(match, "shot") == [((die,), 3)]


@clause("LN-10.5")
def test_ammo_looks_at_the_die_itself() -> None:
    match = table(
        "ranged_attack", hero("detective_winters", items="revolver"), active="detective_winters", zombies="f7", dice=[1]
    )
    match.choose("shoot revolver f7")
    assert match.hero("detective_winters").items == ()


@clause("LN-10.3")
def test_a_flare_is_no_gun_and_others_aim_as_usual() -> None:
    flare = table(
        "ranged_attack",
        hero("detective_winters", items="signal_flare"),
        active="detective_winters",
        zombies="f7",
        dice=[1],
    )
    flare.choose("shoot signal_flare f7")
    assert rolled(flare, "shot") == [((1,), 2)]
    plain = table("ranged_attack", hero(items="revolver"), active="becky", zombies="f7", dice=[3])
    plain.choose("shoot revolver f7")
    assert rolled(plain, "shot") == [((3,), 4)]


@clause("LN-10.7")
def test_she_aims_as_well_at_gas() -> None:
    match = table(
        "ranged_attack", hero("detective_winters", items="revolver"), active="detective_winters", gas="f8", dice=[3]
    )
    match.choose("shoot_gas revolver f8")
    assert match.gas == []


# Flashlight


@clause("LN-13.7")
def test_a_flashlight_ignores_lights_out() -> None:
    dark: Any = {"remaining": [kept("lights_out", "church")], "active": "becky", "left": 3}
    match = table("move_action", hero(at="c5", items="flashlight"), **dark)
    match.choose("step b5")
    assert match.kind == "hero_step"
    assert match.state.left == 2


def surprised(*heroes: Any, **more: Any) -> NightMatch:
    return table(
        *("draw_card", *heroes),
        zombie_deck="surprise_attack, shamble x9",
        to_draw=1,
        to_act=(1,),
        halts=True,
        **more,
    )


@clause("LN-8.7", "LN-9.5")
def test_a_flashlight_cancels_a_card_that_would_put_a_zombie_into_its_heros_space() -> None:
    match = surprised(hero(at="b6", items="flashlight"))
    assert match.kind == CP
    match.choose("use flashlight becky")
    assert match.hero().items == ()
    assert match.zombies == []
    assert [event.card for event in match.told.of(CardCancelled)] == ["surprise_attack"]
    assert match.state.zombie_discard == ["surprise_attack"]
    assert match.state.hero_discard == ["flashlight"]


@clause("LN-9.8")
@pytest.mark.parametrize(("die", "items"), [(3, ()), (4, ("keys",))])
def test_what_is_taped_to_a_flashlight_may_go_with_it(die: int, items: tuple[str, ...]) -> None:
    match = surprised(hero(at="b6", items="flashlight, keys", taped=(("flashlight", "keys"),)), dice=[die])
    match.choose("use flashlight becky")
    assert match.hero().items == items
    assert match.zombies == []


@clause("LN-8.7")
def test_not_one_that_puts_it_elsewhere() -> None:
    match = surprised(hero(at="b6"), hero("jenny", "b5", "flashlight"))
    match.choose("hero becky")
    assert match.window is None or match.kind != CP or match.playable(0) == set()
    assert match.hero("jenny").items == ("flashlight",)


@clause("LN-8.7")
def test_a_zombie_that_is_put_beside_a_hero_may_come_to_another() -> None:
    heroes = hero(items="flashlight"), hero("jenny", "f6")
    match = at_window(ZS, *heroes, zombie_hand="hes_a_zombie")
    match.choose("play hes_a_zombie put f5")
    assert match.playable(0) == {"use flashlight becky"}
    match.choose("use flashlight becky")
    let_be(match)
    assert match.zombies == []
    elsewhere = at_window(ZS, *(hero(items="flashlight"), hero("jenny", "f6")), zombie_hand="hes_a_zombie")
    elsewhere.choose("play hes_a_zombie put e4")
    assert elsewhere.window is None or elsewhere.kind != CP or elsewhere.playable(0) == set()


def test_a_knife_that_breaks_is_lost() -> None:
    match = fight(hero(items="kitchen_knife"), dice=[4, 2, 4, 1])
    match.wait_for(FR)
    match.choose("use kitchen_knife becky 4")
    assert [event.card for event in match.told.of(ItemLost)] == ["kitchen_knife"]
