"""What cards, people, upgrades and graves of several sets have to do with each other."""

from typing import Any

import pytest

from deadtown.games.last_night.events import FightBegan, Looked, Rolled
from deadtown.games.last_night.ground import DEFAULT, ground
from deadtown.games.last_night.items import fits
from deadtown.games.last_night.moments import FW, HX, SD, WH, WT
from deadtown.games.last_night.shooting import hit_number
from deadtown.games.last_night.state import Hero
from tests.clauses import clause
from tests.games.last_night import learning
from tests.games.last_night.fighting import fight, finish
from tests.games.last_night.moments import at_window, let_be
from tests.games.last_night.table import NightMatch, hero, table

GRAVES: dict[str, Any] = {"opt_grave_dead": True}


def rolled(match: NightMatch) -> list[str]:
    """What dice were rolled for, but those of fights."""
    return [event.what for event in match.told.of(Rolled)]


# Wounds


def meets_carrier(becky: Hero, die: int, *more: int, **others: Any) -> NightMatch:
    """A carrier wounds Becky."""
    dice = [1, 2, 6, die, *more]
    return fight(becky, zombies="", red="f5", dice=dice, grave_dead="carrier", options=GRAVES, **others)


@clause("LN-7.11")
def test_a_carrier_rolls_before_an_infected_hero_does_and_before_zombies_play_on_the_wound() -> None:
    match = meets_carrier(hero(infected=1), 4, 3, zombie_hand="bitten")
    match.wait_for(WT)
    assert rolled(match) == ["carrier", "infection"]


@clause("LN-7.12")
def test_whom_a_carrier_turns_rolls_for_no_infection() -> None:
    match = finish(meets_carrier(hero(infected=1), 5, 1, zombie_hand="bitten"))
    assert match.hero().dead
    assert rolled(match) == ["carrier"]


@clause("LN-7.4", "LN-18.16")
def test_a_hero_is_saved_from_a_carrier_in_the_nick_of_time() -> None:
    match = meets_carrier(hero(), 5, hand="nick_of_time")
    match.wait_for(WH)
    match.close()
    match.wait_for(WH)
    assert match.hero().wounds == 1
    match.choose("play nick_of_time")
    while match.kind != "move_models":
        match.close()
    match.choose("space f6")
    assert (match.hero().dead, match.at(), match.hero().wounds) == (False, "f6", 1)


@clause("LN-16.2")
@pytest.mark.parametrize(("zombie_hand", "learnt"), [("", 1), ("bitten", 1)])
def test_zombies_learn_by_a_wound_and_not_by_what_comes_of_an_infection(zombie_hand: str, learnt: int) -> None:
    match = learning.fight(hero(infected=1), dice=[1, 2, 6, 6 if zombie_hand else 2], zombie_hand=zombie_hand)
    if zombie_hand:
        match.wait_for(WT)
        match.choose("play bitten", seat=1)
    finish(let_be(match))
    assert (match.hero().dead, match.hero().wounds) == ((True, 1) if zombie_hand else (False, 2))
    assert match.state.horde_experience == learnt


@clause("LN-7.20")
def test_who_turns_by_the_blood_of_a_zombie_goes_to_its_seat() -> None:
    becky = hero(infected=1)
    match = fight(
        *(becky, hero("jenny", "a1", seat=1)),
        players=4,
        zombies="",
        green="f5",
        dice=[5, 5, 1, 1],
        armed={7: "blood_spray"},
        hands={0: "at_last"},
    )
    finish(match)
    assert match.hero().dead
    assert [turned.seat for turned in match.state.turned] == [match.state.zombie_seats[1]]


@clause("LN-8.12")
@pytest.mark.parametrize(
    ("items", "die", "card", "asked"),
    [
        ("keys", 5, "knocked_away", True),
        ("", 5, "knocked_away", False),
        ("", 6, "mauled", True),
        ("keys", 5, "mauled", False),
    ],
)
def test_zombies_that_have_won_are_asked_where_a_card_could_matter(
    items: str, die: int, card: str, asked: bool
) -> None:
    match = fight(hero(items=items), dice=[1, 2, die], zombie_hand=card)
    while match.state.fight is not None and match.kind != FW:
        match.close()
    assert (match.kind == FW and 1 in match.asked_seats) == asked


@clause("LN-14.10")
def test_nobody_is_dragged_into_a_fully_barricaded_building() -> None:
    town = ground(DEFAULT)
    church = town.named("church")
    assert church is not None
    walls = dict.fromkeys(town.shells[church.number], 0)
    match = fight(hero(at="c5"), dice=[1, 2, 6], zombie_hand="dragged_away", barricades=walls)
    match.wait_for(WT)
    assert {text.split()[-1] for text in match.playable(1)} == {"b4", "c4", "d4", "d5", "c6", "d6"}


# Searching


def searching(*heroes: Hero, **more: Any) -> NightMatch:
    first = heroes[0]
    deck = "torch, keys, ammo"
    return learning.lay(
        "move_action", *heroes, active=first.person, left=1, **{"hero_deck": deck, "halts": True, **more}
    )


@clause("LN-5.9")
def test_a_scavenger_in_despair_rolls_for_the_card_that_it_has_at_last() -> None:
    match = searching(hero(at="a5", upgrades="scavenger", on="despair"), hand="at_last", dice=[2])
    match.choose("search")
    match.choose("use scavenger becky")
    match.let_pass()
    assert match.hero().items == ()
    assert match.state.hero_discard == ["torch", "keys"]


@clause("LN-5.11")
def test_a_scavenger_may_change_what_it_has_picked_up() -> None:
    match = searching(hero("sheriff_anderson", "a5", upgrades="scavenger"), hand="at_last", hero_discard="revolver")
    match.choose("pick_up revolver")
    assert (match.kind, match.playable(0)) == (SD, {"use scavenger sheriff_anderson"})
    assert match.seen_by(1).view.looked == ["revolver"], "all have seen it"
    match.choose("use scavenger sheriff_anderson")
    assert match.seen_by(1).view.looked == ()
    match.let_pass()
    assert match.hero("sheriff_anderson").items == ("torch",)
    assert match.state.hero_discard == ["revolver"]


@clause("LN-8.9")
def test_what_a_scrounger_puts_under_the_deck_is_not_what_was_foreseen() -> None:
    jake = hero("jake_survivor", "a5")
    match = searching(jake, hero("detective_winters", "l9"), hand="at_last", foreseen={0: 1})
    assert match.view(0).top == "torch"
    match.choose("search")
    match.choose("keep keys")
    match.let_pass()
    assert match.state.hero_deck == ["torch", "ammo"]
    assert match.view(0).top == ""
    assert [event.cards for event in match.told.of(Looked)] == [("torch", "keys")]


# Ranged attacks


@clause("LN-10.3")
@pytest.mark.parametrize(
    ("person", "boosted", "number"),
    [
        ("becky", "", 4),
        ("becky", "steady_aim", 3),
        ("detective_winters", "", 3),
        ("detective_winters", "steady_aim", 2),
    ],
)
def test_all_that_makes_aiming_easier_counts_together(person: str, boosted: str, number: int) -> None:
    assert hit_number(hero(person, upgrades=boosted, boosted=boosted), "revolver") == number


@clause("LN-10.3")
@pytest.mark.parametrize(("die", "hit"), [(3, False), (4, True)])
def test_a_clear_shot_makes_up_for_a_crawling_torso(die: int, hit: bool) -> None:
    becky = hero(items="revolver")
    match = table(
        *("ranged_attack", becky),
        zombies="f6",
        armed={0: "crawling_torso"},
        active="becky",
        hand="clear_shot",
        dice=[die],
        halts=True,
    )
    match.choose("shoot revolver crawling_torso_f6")
    match.choose("play clear_shot aim")
    match.let_pass()
    assert (match.zombies == []) == hit


@clause("LN-9.12")
def test_two_guns_fired_together_are_one_of_the_two_attacks_of_a_gunslinger() -> None:
    pair = ("pump_shotgun", "revolver")
    becky = hero(items="pump_shotgun, revolver, dynamite, lighter", upgrades="gunslinger", boosted="gunslinger")
    becky.taped = (pair,)
    match = learning.lay("ranged_attack", becky, active="becky", zombies="f4 f4 f4", dice=[2] * 9, hand="at_last")
    match.choose("fire_both pump_shotgun+revolver")
    assert match.kind == "ranged_attack"
    assert {text.split()[0] for text in match.texts} == {"throw", "light", "hold_fire"}


def test_a_strong_arm_hurls_farther_too_and_besides() -> None:
    becky = hero(at="f8", items="molotov, revolver", upgrades="strong_arm", boosted="strong_arm")
    match = learning.lay("ranged_attack", becky, active="becky", zombies="f5", dice=[2], hand="at_last")
    assert "hurl molotov f5" in match.texts
    match.choose("shoot revolver f5")
    assert {text.split()[0] for text in match.texts} == {"hurl", "hold_fire"}


@clause("LN-16.2", "LN-9.19")
def test_who_throws_two_sticks_learns_by_all_that_they_kill_or_wound() -> None:
    becky = hero(items="dynamite x2")
    becky.taped = (("dynamite", "dynamite"),)
    match = learning.lay("ranged_attack", becky, active="becky", zombies="f3 f3 f2", dice=[6] * 9, hand="at_last")
    match.choose("throw f3 both")
    match.let_pass()
    assert match.hero().experience == 3


@clause("LN-5.2")
def test_a_gunslinger_who_is_caught_fights_first_and_shoots_then_before_moving() -> None:
    becky = hero(items="revolver", upgrades="gunslinger")
    match = learning.lay(
        *("activate", becky),
        active="becky",
        zombies="f5 f3",
        zombie_hand="caught_off_guard",
        hand="at_last",
        dice=[6, 5, 1, 2, 3],
        halts=True,
    )
    match.choose("play caught_off_guard", seat=1)
    match.wait_for("ranged_attack")
    assert len(match.told.of(FightBegan)) == 1
    match.choose("shoot revolver f3")
    match.wait_for("move_action")
    match.choose("rest")
    match.wait_for("zombies_start")
    assert len(match.told.of(FightBegan)) == 1


# Items


@clause("LN-9.8", "LN-9.5")
@pytest.mark.parametrize(("die", "left"), [(3, ()), (4, ("torch",))])
def test_who_improvises_with_half_of_a_combined_item_may_lose_the_other(die: int, left: tuple[str, ...]) -> None:
    nikki = hero("nikki", items="keys, torch", wounds=1, taped=(("keys", "torch"),))
    match = at_window(HX, nikki, dice=[die])
    match.choose("use improvise nikki heal keys nikki")
    match.let_pass()
    assert (match.hero("nikki").items, match.hero("nikki").taped) == (left, ())
    assert match.hero("nikki").wounds == 0


@clause("LN-9.9")
@pytest.mark.parametrize(("person", "carried"), [("becky", False), ("ed_baker", True)])
def test_a_strong_back_bears_a_combined_item_that_needs_both_hands_as_one(person: str, carried: bool) -> None:
    items = ("keys", "logging_axe", "revolver")
    assert fits(person, items, (("keys", "logging_axe"),)) == carried


@clause("LN-5.14")
def test_who_takes_orders_may_call_others_too() -> None:
    people = (
        hero("jenny", "l12", "walkie_talkie"),
        hero("becky", "f6", "keys"),
        hero("jake", "a1", "ammo"),
    )
    alice = hero("alice", "f5", "walkie_talkie, torch")
    match = table("exchange", alice, *people, active="alice")
    assert {text.split()[-1] for text in match.texts} == {"jenny", "becky", "done"}
