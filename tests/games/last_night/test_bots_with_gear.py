"""What bots make of tape, bottles, traps and the like."""

from tests.clauses import clause
from tests.games.last_night.choosing import choice
from tests.games.last_night.table import hero, table

TWO_GUNS = (("revolver", "revolver"),)
PEAK = {"set_timber_peak": True}


@clause("LN-9.12")
def test_two_guns_are_taped_together_and_fired_together() -> None:
    match = table("after_exchange", hero(items="duct_tape, keys, revolver x2"), active="becky", zombies="f7 f8")
    assert choice(match) == "use duct_tape becky"
    match.choose("use duct_tape becky")
    assert choice(match) == "combine revolver revolver"
    match.choose("combine revolver revolver")
    assert choice(match) == "fire_both revolver+revolver"
    match.choose("fire_both revolver+revolver")
    assert choice(match).startswith("shoot revolver")


@clause("LN-9.6")
def test_what_would_be_lost_in_use_is_not_taped() -> None:
    match = table("after_exchange", hero(items="duct_tape, keys, torch"), active="becky", zombies="a1")
    assert choice(match) == "pass"


@clause("LN-S2")
def test_a_molotov_is_thrown_at_a_pit() -> None:
    match = table("ranged_attack", hero(at="c1", items="molotov"), active="becky", scenario="burn_em_out", options=PEAK)
    assert choice(match) == "hurl molotov a1"


@clause("LN-9.19")
def test_two_sticks_are_thrown_where_many_are_and_no_hero_is() -> None:
    me = hero(items="dynamite x2", taped=(("dynamite", "dynamite"),))
    match = table("ranged_attack", me, active="becky", zombies="f7 f7 f7 e7 g7")
    assert choice(match) == "throw f7 both"


@clause("LN-9.22")
def test_old_betsy_hands_over_what_she_carries() -> None:
    me = hero(items="keys, old_betsy", taped=(("keys", "old_betsy"),))
    match = table("heroes_start", me, hero("jake", "a5"), scenario="escape_in_the_truck")
    match.choose("use old_betsy becky", "space a5")
    assert choice(match) == "deliver jake"


@clause("LN-7.2")
def test_a_hard_hat_is_worth_a_try() -> None:
    match = table("hero_fights", hero(items="hard_hat"), active="becky", zombies="f5", dice=[1, 2, 6])
    match.wait_for("about_to_be_wounded")
    assert choice(match) == "use hard_hat becky"


@clause("LN-11.1")
def test_fires_are_put_out_where_heroes_are() -> None:
    match = table("heroes_start", hero(), hand="bucket_brigade", fires="a1 f5", options=PEAK)
    match.choose("play bucket_brigade douse")
    assert choice(match) == "space f5"


@clause("LN-9.10")
def test_a_combined_item_is_weighed_as_a_whole() -> None:
    me = hero(items="keys, revolver", taped=(("keys", "revolver"),))
    match = table("exchange", me, hero("jake"), active="becky")
    assert choice(match) in match.texts
