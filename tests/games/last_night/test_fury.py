"""Zombie cards that make fights worse for heroes: Fighting Instincts, Scratch and Claw, a frenzy, and stuck weapons."""

from typing import Any

import pytest

from deadtown.games.last_night.events import DiceRerolled, FightWon, ItemLost, Rolled, ZombieKilled
from deadtown.games.last_night.fights import zombie_dice
from deadtown.games.last_night.moments import FR, HS, IB, ID, ZS
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish, killed, winners
from tests.games.last_night.moments import answer, at_window, cancelled_and_not, let_be
from tests.games.last_night.table import hero

GOMEZ: dict[str, Any] = {"hand": "principal_gomez"}


@clause("LN-6.6", "LN-6.5", "LN-8.7")
@cancelled_and_not
def test_fighting_instincts_roll_any_of_the_zombies_dice_again(cancelled: bool) -> None:
    dice = [5, 2, 4, 1, 3, 6]
    match = fight(cornered=True, dice=dice, zombie_hand="fighting_instincts", **GOMEZ)
    match.wait_for(FR)
    assert {"play fighting_instincts 1", "play fighting_instincts 1 4", "play fighting_instincts 1 3 4"} <= (
        match.playable(1)
    )
    match.choose("play fighting_instincts 1")
    answer(match, cancelled)
    assert [(event.before, event.dice) for event in match.told.of(DiceRerolled)] == (
        [] if cancelled else [((1,), (6,))]
    )
    assert winners(finish(match)) == ["heroes" if cancelled else "zombies"]


@clause("LN-6.11", "LN-6.6", "LN-8.7")
@cancelled_and_not
def test_scratch_and_claw_takes_their_meaning_from_doubles(cancelled: bool) -> None:
    match = fight(dice=[5, 5, 1], zombie_hand="scratch_and_claw", **GOMEZ)
    match.wait_for(FR)
    match.choose("play scratch_and_claw")
    answer(match, cancelled)
    assert match.view(None).fight.harmless != cancelled
    finish(match)
    assert killed(match) == (["f5"] if cancelled else [])
    assert [event.doubles for event in match.told.of(FightWon)] == [cancelled]


@clause("LN-6.13")
def test_who_kills_the_beaten_kills_all_the_same() -> None:
    match = fight(hero(items="chainsaw"), dice=[5, 5, 1, 2], zombie_hand="scratch_and_claw")
    match.choose("use chainsaw becky")
    match.wait_for(FR)
    match.choose("play scratch_and_claw")
    finish(let_be(match))
    assert killed(match) == ["f5"]


@clause("LN-6.6")
@pytest.mark.parametrize("card", ["fighting_instincts 1", "scratch_and_claw"])
def test_they_are_fight_cards_of_which_one_is_played(card: str) -> None:
    match = fight(dice=[6, 2, 1, 1], zombie_hand="fighting_instincts, scratch_and_claw, uuurrrggh")
    match.wait_for(FR)
    match.choose(f"play {card}")
    let_be(match)
    assert not match.state.fight or match.kind != FR or match.playable(1) == set()


# Feeding Frenzy


@clause("LN-6.3", "LN-1.5", "LN-8.7")
@cancelled_and_not
def test_feeding_frenzy_gives_a_die_to_zombies_in_a_crowd_for_this_turn(cancelled: bool) -> None:
    zombies = "l1 l1 l1 a1 a1"
    match = at_window(ZS, zombie_hand="feeding_frenzy", zombies=zombies, hand="principal_gomez, at_last")
    match.choose("play feeding_frenzy")
    answer(match, cancelled)
    more = 0 if cancelled else 1
    assert [zombie_dice(match.state, zombie) for zombie in (0, 3)] == [1 + more, 1]
    assert ("frenzy" in match.view(0).effects) != cancelled
    match.wait_for(HS)
    assert zombie_dice(match.state, 0) == 1


@clause("LN-6.3")
def test_zombie_heroes_are_part_of_the_crowd() -> None:
    match = at_window(ZS, zombies="l1 l1", turned=[("billy", "l1")], frenzy=True, zombie_hand="shamble")
    assert zombie_dice(match.state, 21) == 2


# It's Stuck!


@clause("LN-6.16", "LN-9.11", "LN-8.7")
@cancelled_and_not
def test_its_stuck_costs_a_hand_weapon_that_has_passed_a_break_check(cancelled: bool) -> None:
    match = fight(hero(items="baseball_bat"), dice=[1, 2, 4, 5, 6], zombie_hand="its_stuck", **GOMEZ)
    match.wait_for(FR)
    match.choose("use baseball_bat becky")
    assert match.kind == IB
    match.choose("play its_stuck")
    answer(match, cancelled)
    finish(match)
    assert match.hero().items == (("baseball_bat",) if cancelled else ())
    assert [event.card for event in match.told.of(ItemLost)] == ([] if cancelled else ["baseball_bat"])
    assert winners(match) == ["heroes"], "the use stands"


@clause("LN-8.9")
def test_a_weapon_that_breaks_anyway_is_not_stuck_nor_is_a_gun() -> None:
    broken = fight(hero(items="baseball_bat"), dice=[1, 2, 4, 5, 2], zombie_hand="its_stuck")
    broken.wait_for(FR)
    broken.choose("use baseball_bat becky")
    assert broken.kind == IB
    assert broken.playable(1) == set()


@clause("LN-9.11")
def test_it_goes_through_the_window_of_what_is_lost() -> None:
    match = fight(hero(items="crowbar"), dice=[1, 4, 4, 6], zombie_hand="its_stuck")
    match.wait_for(FR)
    match.choose("use crowbar becky")
    match.choose("play its_stuck")
    let_be(match)
    seen = []
    while match.state.fight is not None and match.window is not None:
        seen.append(match.kind)
        match.close()
    assert IB not in seen, "nothing more is done about that roll"
    assert match.hero().items == ()
    assert ID not in seen, "she has nothing that could go in its place"


def test_a_frenzy_counts_in_the_fight_itself() -> None:
    match = fight(zombies="f5 f5 f5", frenzy=True, dice=[6, 5, 1, 1])
    match.wait_for(FR)
    assert len(match.state.fight.zombie_dice) == 2
    assert match.told.of(ZombieKilled) == []
    assert match.told.of(Rolled) == []
