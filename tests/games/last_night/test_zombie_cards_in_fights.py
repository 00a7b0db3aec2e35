"""The zombie cards about fights, weapons and faith: each in each of its windows, cancelled and not (Table Z)."""

import pytest

from deadtown.games.last_night.events import (
    DiceAdded,
    DiceRerolled,
    DieChanged,
    FightCancelled,
    FightRolled,
    ItemLost,
    Rerolled,
    Wounded,
)
from deadtown.games.last_night.fights import zombie_dice
from deadtown.games.last_night.moments import FD, FR, HB, HE, HS, IB, ID, KZ, WH, ZS
from deadtown.games.last_night.uses import ANY
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish, winners
from tests.games.last_night.moments import answer, at_window, cancelled_and_not, let_be
from tests.games.last_night.table import hero, table

# Fight cards


@clause("LN-6.6", "LN-8.7")
@cancelled_and_not
def test_uuurrrggh_rolls_two_dice_more(cancelled: bool) -> None:
    match = fight(dice=[6, 2, 4, 3, 6], zombie_hand="uuurrrggh", hand="principal_gomez")
    match.wait_for(FR)
    match.choose("play uuurrrggh")
    answer(match, cancelled)
    assert [event.dice for event in match.told.of(DiceAdded)] == ([] if cancelled else [(3, 6)])
    assert winners(finish(match)) == ["heroes" if cancelled else "zombies"]


@clause("LN-6.6", "LN-8.7")
@cancelled_and_not
def test_undead_hate_lets_the_hero_roll_again_what_the_zombies_choose(cancelled: bool) -> None:
    match = fight(hero(extra=1), dice=[6, 6, 2, 4, 1, 3], zombie_hand="undead_hate", hand="principal_gomez")
    match.wait_for(FR)
    assert match.playable(1) == {
        *("play undead_hate 2", "play undead_hate 6", "play undead_hate 2 6", "play undead_hate 6 6"),
        "play undead_hate 2 6 6",
    }
    match.choose("play undead_hate 6 6")
    answer(match, cancelled)
    assert [event.dice for event in match.told.of(DiceRerolled)] == ([] if cancelled else [(1, 3)])
    assert winners(finish(match)) == ["heroes" if cancelled else "zombies"]


@clause("LN-6.6", "LN-6.5", "LN-8.7")
@cancelled_and_not
def test_braaains_raises_the_highest_die(cancelled: bool) -> None:
    match = fight(cornered=True, dice=[6, 2, 4, 5, 3], zombie_hand="braaains", hand="principal_gomez")
    match.wait_for(FR)
    match.choose("play braaains")
    answer(match, cancelled)
    assert [(event.before, event.die) for event in match.told.of(DieChanged)] == ([] if cancelled else [(5, 6)])
    seven = fight(dice=[6, 2, 6], zombie_hand="braaains")
    seven.wait_for(FR)
    seven.choose("play braaains")
    let_be(seven)
    assert seven.state.fight.zombie_dice == (7,)


@clause("LN-6.9")
def test_fight_cards_wound_nobody_by_themselves() -> None:
    match = fight(dice=[6, 2, 1, 1, 1], zombie_hand="uuurrrggh")
    match.wait_for(FR)
    match.choose("play uuurrrggh")
    finish(let_be(match))
    assert match.kind == HB
    assert match.told.of(Wounded) == []


# Cornered


@clause("LN-6.8")
@cancelled_and_not
def test_cornered_gives_zombies_two_dice_and_heroes_ties_until_the_next_zombie_turn(cancelled: bool) -> None:
    match = at_window(ZS, zombie_hand="cornered", zombies="l1", hand="principal_gomez, at_last")
    match.choose("play cornered")
    answer(match, cancelled)
    assert zombie_dice(match.state, 0) == (1 if cancelled else 3)
    match.wait_for(HE)
    assert zombie_dice(match.state, 0) == (1 if cancelled else 3)
    match.wait_for(ZS)
    assert zombie_dice(match.state, 0) == 1


def test_it_ends_when_the_next_zombie_turn_begins() -> None:
    match = at_window(HE, cornered=True, distrust=True, rotten=True, zombies="l1")
    match.close()
    assert (match.state.cornered, match.state.distrust, match.state.rotten) == (False, False, False)


# Unnecessary Self Sacrifice


@clause("LN-6.17", "LN-1.13")
@cancelled_and_not
def test_self_sacrifice_wounds_a_hero_of_the_heroes_choice_in_place_of_the_fight(cancelled: bool) -> None:
    heroes = hero(), hero("jenny", seat=1)
    match = fight(*heroes, players=3, hands={2: "self_sacrifice", 1: "principal_gomez"}, dice=[6, 6, 1])
    assert match.kind == FD
    match.choose("play self_sacrifice")
    answer(match, cancelled)
    if cancelled:
        assert match.told.of(FightCancelled) == []
        assert match.kind == FD
        return
    assert match.asked == (0, "choose_victim")
    match.choose("hero jenny")
    assert match.kind == WH
    finish(match)
    assert match.hero("jenny").wounds == 1
    assert match.told.of(FightRolled) == []


def test_it_needs_two_heroes_in_the_space() -> None:
    match = fight(hero(), hero("jenny", "f6"), zombie_hand="self_sacrifice")
    assert match.playable(1) == set()


def test_the_wound_is_from_that_zombie() -> None:
    heroes = hero(wounds=2), hero("jenny", wounds=0)
    match = fight(*heroes, zombies="", green="f5", players=4, hands={2: "self_sacrifice"}, sun=14)
    match.choose("play self_sacrifice")
    let_be(match)
    match.choose("hero becky")
    finish(match)
    assert match.state.turned[0].seat == 3


# Resilient


@clause("LN-7.5", "LN-9.11")
@pytest.mark.parametrize(
    ("weapon", "aim"), [("revolver", "shoot revolver f6"), ("pump_shotgun", "blast pump_shotgun f6")]
)
@cancelled_and_not
def test_resilient_costs_the_gun_that_has_killed(weapon: str, aim: str, cancelled: bool) -> None:
    match = table(
        *("ranged_attack", hero(items=weapon)),
        active="becky",
        zombies="f6",
        dice=[4, 6],
        zombie_hand="resilient",
        hand="principal_gomez",
        halts=True,
    )
    match.choose(aim)
    assert match.kind == KZ
    match.choose("play resilient")
    answer(match, cancelled)
    assert match.hero().items == ((weapon,) if cancelled else ())
    assert len(match.told.of(ItemLost)) == (not cancelled)


def test_ammo_goes_in_place_of_the_gun() -> None:
    match = table(
        *("ranged_attack", hero(items="revolver, ammo")),
        active="becky",
        zombies="f6",
        dice=[4],
        zombie_hand="resilient",
        halts=True,
    )
    match.choose("shoot revolver f6", "play resilient")
    let_be(match)
    assert match.kind == ID
    match.choose("use ammo becky")
    assert match.hero().items == ("revolver",)


@pytest.mark.parametrize(
    ("items", "aim"), [("signal_flare", "shoot signal_flare f6"), ("revolver", "shoot revolver f6")]
)
def test_a_flare_is_no_gun_and_a_miss_kills_nothing(items: str, aim: str) -> None:
    match = table(
        *("ranged_attack", hero(items=items)),
        active="becky",
        zombies="f6",
        dice=[4 if items == "signal_flare" else 2],
        zombie_hand="resilient",
        halts=True,
    )
    match.choose(aim)
    assert match.kind != KZ


def test_of_two_equal_guns_only_that_which_has_killed_is_lost() -> None:
    """One blast kills two zombies, and two cards are at hand: the second finds the gun gone."""
    match = table(
        *("ranged_attack", hero(items="pump_shotgun x2")),
        active="becky",
        zombies="f6 f6",
        dice=[4, 4, 1],
        zombie_hand="resilient x2",
        halts=True,
    )
    match.choose("blast pump_shotgun f6", "play resilient")
    let_be(match)
    assert match.kind != KZ
    assert match.hero().items == ("pump_shotgun",)


# Loss of Faith


@clause("LN-8.7")
@cancelled_and_not
def test_loss_of_faith_cancels_faith_that_is_being_played(cancelled: bool) -> None:
    match = at_window(HS, hand="faith, principal_gomez", zombie_hand="loss_of_faith")
    match.choose("play faith becky", "play loss_of_faith stop")
    answer(match, cancelled)
    assert match.hero().extra == (1 if cancelled else 0)


@clause("LN-8.12")
@pytest.mark.parametrize("kind", ANY)
def test_at_any_time_it_cancels_faith_that_is_in_play(kind: str) -> None:
    match = at_window(kind, hero("father_joseph", on="faith"), hero(), zombie_hand="loss_of_faith")
    assert match.playable(1) == {"play loss_of_faith cancel father_joseph"}
    match.choose("play loss_of_faith cancel father_joseph")
    let_be(match)
    assert match.hero("father_joseph").on == ()
    assert match.state.hero_discard == ["faith"]


@cancelled_and_not
def test_that_may_be_cancelled_too(cancelled: bool) -> None:
    match = at_window(HS, hero("father_joseph", on="faith"), hand="principal_gomez", zombie_hand="loss_of_faith")
    match.choose("play loss_of_faith cancel father_joseph")
    answer(match, cancelled)
    assert match.hero("father_joseph").on == (("faith",) if cancelled else ())


@clause("LN-6.16")
@cancelled_and_not
def test_or_it_forces_a_break_check_to_be_rolled_again(cancelled: bool) -> None:
    match = fight(hero(items="crowbar"), dice=[4, 2, 4, 6, 1], hand="principal_gomez", zombie_hand="loss_of_faith")
    match.wait_for(FR)
    match.choose("use crowbar becky")
    assert match.kind == IB
    match.choose("play loss_of_faith reroll")
    answer(match, cancelled)
    finish(match)
    assert match.hero().items == (("crowbar",) if cancelled else ())
    assert [event.dice for event in match.told.of(Rerolled)] == ([] if cancelled else [(1,)])


def test_ammunition_is_no_break_check() -> None:
    match = table(
        *("ranged_attack", hero("sally", items="pump_shotgun")),
        active="sally",
        zombies="f6",
        dice=[1, 3],
        zombie_hand="loss_of_faith",
        halts=True,
    )
    match.choose("blast pump_shotgun f6")
    match.wait_for(IB)
    assert match.playable(1) == set()
