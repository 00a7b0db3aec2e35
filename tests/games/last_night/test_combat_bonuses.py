"""Items in fights: Combat Bonuses, break checks, the Meat Cleaver (LN-6.13 to LN-6.16)."""

import pytest

from deadtown.games.last_night.events import Cleaved, DiceAdded, DiceRerolled
from deadtown.games.last_night.moments import CP, FD, FR, HB, IB, ID
from tests.clauses import clause
from tests.games.last_night.fighting import breaks, fight, fought, killed, winners
from tests.games.last_night.table import hero

# Combat Bonuses


@clause("LN-6.15", "LN-6.16")
def test_several_items_are_used_in_one_fight_each_once_unless_it_says_several_times() -> None:
    me = hero(items="pitchfork, crowbar")
    match = fight(me, dice=[1, 2, 6, 3, 4, 6, 6])
    match.wait_for(FR)
    match.choose("use pitchfork becky 1 2")
    match.wait_for(FR)
    assert match.playable(0) == {"use crowbar becky"}
    match.choose("use crowbar becky")
    match.wait_for(FR)
    assert match.playable(0) == set()
    assert breaks(match) == [6, 6]
    assert match.hero().items == ("crowbar", "pitchfork")


@clause("LN-6.15")
@pytest.mark.parametrize(("item", "named"), [("baseball_bat", ""), ("welding_torch", " 1")])
def test_what_says_several_times_is_used_until_it_breaks(item: str, named: str) -> None:
    match = fight(hero(items=item), dice=[1, 1, 6, 1, 3, 1, 3, 1, 2])
    match.wait_for(FR)
    for _ in range(3):
        match.choose(f"use {item} becky{named}")
        match.wait_for(FR)
    assert breaks(match) == [3, 3, 2]
    assert match.hero().items == ()
    assert match.state.hero_discard == [item]
    assert match.playable(0) == set()


@clause("LN-6.15")
def test_only_the_one_who_fights_uses_its_items() -> None:
    match = fight(hero(), hero("johnny", items="baseball_bat, chainsaw, torch"), dice=[1, 2, 6])
    match.wait_for(FR)
    assert match.playable(0) == set()


@clause("LN-6.16")
@pytest.mark.parametrize(
    ("item", "die", "holds"),
    [
        *[("baseball_bat", die, die > 2) for die in (1, 2, 3)],
        *[("crowbar", die, die > 2) for die in (2, 3)],
        *[("pitchfork", die, die > 2) for die in (2, 3)],
        *[("welding_torch", die, die > 2) for die in (2, 3)],
    ],
)
def test_a_weapon_breaks_on_its_numbers(item: str, die: int, holds: bool) -> None:
    rolled = [] if item == "crowbar" else [5]
    match = fight(hero(items=item), dice=[1, 4, 4, *rolled, die])
    match.wait_for(FR)
    uses = {"pitchfork": " 1", "welding_torch": " 1"}
    match.choose(f"use {item} becky{uses.get(item, '')}")
    match.wait_for(FR)
    assert (item in match.hero().items) == holds
    assert (item in match.state.hero_discard) == (not holds)


@clause("LN-6.16")
@pytest.mark.parametrize(("die", "holds"), [(1, False), (2, True)])
def test_a_torch_makes_the_pitchfork_hold_better(die: int, holds: bool) -> None:
    match = fight(hero(items="pitchfork, torch"), dice=[1, 4, 4, 5, die])
    match.wait_for(FR)
    match.choose("use pitchfork becky 1")
    match.wait_for(FR)
    assert ("pitchfork" in match.hero().items) == holds


@clause("LN-6.16")
def test_the_check_comes_at_once_with_its_window_and_the_use_stands() -> None:
    match = fight(hero(items="crowbar"), dice=[4, 1, 4, 1], zombie_hand="loss_of_faith")
    match.wait_for(FR)
    match.choose("use crowbar becky")
    assert match.kind == IB
    match.wait_for(HB)
    assert match.hero().items == ()
    assert winners(match) == ["heroes"]


@clause("LN-6.16")
@pytest.mark.parametrize(("die", "holds"), [(3, False), (4, True)])
def test_a_fire_axe_cancels_a_fight_card_and_may_break(die: int, holds: bool) -> None:
    match = fight(hero(items="fire_axe"), dice=[6, 2, 4, die], zombie_hand="uuurrrggh, braaains")
    match.wait_for(FR)
    match.choose("play uuurrrggh")
    assert match.playable(0) == {"use fire_axe becky"}
    match.choose("use fire_axe becky")
    match.wait_for(HB)
    assert match.told.of(DiceAdded) == []
    assert ("fire_axe" in match.hero().items) == holds


@clause("LN-6.13", "LN-6.15")
@pytest.mark.parametrize("window", [FD, FR])
def test_a_chainsaw_adds_a_die_and_kills_what_is_beaten(window: str) -> None:
    dice = [1, 2, 5, 4] if window == FD else [1, 2, 4, 5]
    match = fight(hero(items="chainsaw"), dice=dice)
    match.wait_for(window)
    match.choose("use chainsaw becky")
    match.wait_for(HB)
    assert killed(match) == ["f5"]
    assert match.hero().items == ("chainsaw",)


@clause("LN-6.13")
@pytest.mark.parametrize("fuel", [False, True])
def test_a_chainsaw_with_which_a_fight_is_lost_is_discarded_or_gasoline_for_it(fuel: bool) -> None:
    match = fight(hero(items="chainsaw, gasoline" if fuel else "chainsaw"), dice=[1, 2, 6, 3])
    match.wait_for(FR)
    match.choose("use chainsaw becky")
    if fuel:
        match.wait_for(ID)
        match.choose("use gasoline becky refuel")
    match.wait_for(HB)
    assert match.hero().items == (("chainsaw",) if fuel else ())
    assert match.hero().wounds == 1


@clause("LN-6.13")
def test_a_chainsaw_that_was_not_used_is_not_lost() -> None:
    match = fought(hero(items="chainsaw"), dice=[1, 2, 6])
    assert match.hero().items == ("chainsaw",)
    assert match.hero().wounds == 1


@clause("LN-6.10")
def test_a_torch_makes_the_zombie_roll_all_its_dice_again() -> None:
    match = fight(hero(items="torch"), cornered=True, dice=[5, 2, 6, 6, 6, 1, 2, 3])
    match.wait_for(FR)
    match.choose("use torch becky")
    match.wait_for(HB)
    (again,) = match.told.of(DiceRerolled)
    assert (again.side, again.dice) == ("zombies", (1, 2, 3))
    assert match.state.hero_discard == ["torch"]


# At once


@clause("LN-6.14")
def test_a_six_with_the_meat_cleaver_kills_at_the_roll_whatever_the_zombie_shows() -> None:
    match = fight(hero(items="meat_cleaver"), dice=[6, 1, 6], hand="jeb", zombie_hand="uuurrrggh")
    match.wait_for(HB)
    assert killed(match) == ["f5"]
    assert winners(match) == []
    assert match.hero().wounds == 0


@clause("LN-6.14")
@pytest.mark.parametrize("way", ["extra", "reroll", "undead_hate"])
def test_so_does_a_six_that_comes_later_and_no_more_cards_are_played(way: str) -> None:
    me = hero("sally", items="meat_cleaver")
    match = fight(me, dice=[1, 2, 4, 6], hand="jeb", zombie_hand="undead_hate, braaains")
    match.wait_for(FR)
    if way == "undead_hate":
        match.close()
        match = fight(me, dice=[5, 2, 4, 6], hand="jeb", zombie_hand="undead_hate, braaains")
        match.wait_for(FR)
    match.choose(
        {"extra": "play jeb help sally", "reroll": "use lucky sally fight 1", "undead_hate": "play undead_hate 5"}[way]
    )
    while match.kind == CP:
        match.close()
    assert match.kind == HB
    assert match.told.of(Cleaved)
    assert killed(match) == ["f5"]


@clause("LN-6.14")
def test_a_five_that_is_raised_to_six_kills_nothing_at_once() -> None:
    match = fight(hero(items="meat_cleaver"), dice=[5, 2, 6], hand="mr_hyde")
    match.wait_for(FR)
    match.choose("play mr_hyde raise heroes 5")
    match.wait_for(HB)
    assert killed(match) == []
    assert match.hero().wounds == 1


@clause("LN-6.14", "LN-6.16")
def test_a_weapon_that_has_brought_the_six_is_not_checked_any_more() -> None:
    match = fight(hero(items="meat_cleaver, baseball_bat"), dice=[1, 2, 4, 6, 1], zombie_hand="loss_of_faith")
    match.wait_for(FR)
    match.choose("use baseball_bat becky")
    assert killed(match) == ["f5"]
    assert breaks(match) == []
    assert "baseball_bat" in match.hero().items
