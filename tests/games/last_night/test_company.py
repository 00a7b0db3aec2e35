"""Cards about heroes together and alone: Catfight, Stand Together, Widow Harper, Walkie-Talkies, Hot-Headed."""

from typing import Any

import pytest

from deadtown.games.last_night.events import DiceRerolled, DieGained, Healed, ItemGiven, TurnLost
from deadtown.games.last_night.fights import hero_dice
from deadtown.games.last_night.moments import CP, FR, HB, HE, HS, ZF
from deadtown.games.last_night.uses import ANY
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish
from tests.games.last_night.moments import answer, at_window, cancelled_and_not, let_be
from tests.games.last_night.table import NightMatch, hero, table

# Catfight


@clause("LN-5.3", "LN-8.7")
@cancelled_and_not
def test_catfight_costs_two_women_in_one_space_their_turn(cancelled: bool) -> None:
    heroes = hero(), hero("jenny"), hero("sally", "a1"), hero("jake")
    match = at_window(HS, *heroes, zombie_hand="catfight", hand="principal_gomez")
    assert match.playable(1) == {"play catfight becky jenny"}
    match.choose("play catfight becky jenny")
    answer(match, cancelled)
    assert [event.hero for event in match.told.of(TurnLost)] == ([] if cancelled else ["becky", "jenny"])
    match.wait_for("activate")
    waiting = {text.split()[1] for text in match.texts}
    assert waiting == ({"becky", "jenny", "sally", "jake"} if cancelled else {"sally", "jake"})


@clause("LN-1.9")
def test_not_a_man_and_a_woman() -> None:
    assert at_window(HS, hero(), hero("jake"), zombie_hand="catfight").playable(1) == set()


# Stand Together


def together(kind: str, **more: Any) -> NightMatch:
    heroes = hero(), hero("jake"), hero("jenny", "a1")
    return at_window(kind, *heroes, hand="stand_together", **more)


@clause("LN-8.12")
@pytest.mark.parametrize("kind", ANY)
def test_stand_together_is_played_at_any_time(kind: str) -> None:
    assert "play stand_together f5" in together(kind, zombies="a1").playable(0)


@clause("LN-6.3", "LN-1.5", "LN-8.7")
@pytest.mark.parametrize("cancelled", [False, True])
def test_stand_together_gives_each_hero_in_a_space_a_die_until_the_end_of_the_turn(cancelled: bool) -> None:
    match = together(HS, zombie_hand="line_is_dead", dice=[3])
    assert match.playable(0) == {"play stand_together f5"}
    match.choose("play stand_together f5")
    assert match.kind == CP
    if cancelled:
        match.choose("play line_is_dead")
    let_be(match)
    more = 0 if cancelled else 1
    assert [hero_dice(match.state, place) for place in range(3)] == [2 + more, 2 + more, 3 - 1]
    assert [event.hero for event in match.told.of(DieGained)] == ([] if cancelled else ["becky", "jake"])
    match.wait_for("zombies_start")
    assert [hero.extra for hero in match.state.heroes] == [0, 0, 0]


# Widow Harper


@clause("LN-7.6", "LN-8.12")
@pytest.mark.parametrize("kind", ANY)
def test_widow_harper_heals_one_or_two_heroes_at_any_time(kind: str) -> None:
    heroes = (
        hero(wounds=2),
        hero("jenny", "a1", wounds=1),
        hero("jake", "b1"),
        hero("sally", "c1", wounds=1, on="haunted"),
    )
    match = at_window(kind, *heroes, hand="widow_harper", zombies="l1")
    heal = {text for text in match.playable(0) if "widow" in text}
    assert heal == {
        *("play widow_harper heal becky", "play widow_harper heal jenny", "play widow_harper heal becky jenny"),
    }
    match.choose("play widow_harper heal becky jenny")
    let_be(match)
    assert (match.hero().wounds, match.hero("jenny").wounds) == (1, 0)
    assert [event.count for event in match.told.of(Healed)] == [1, 1]


@clause("LN-8.7")
def test_she_can_be_cancelled_like_all_townsfolk() -> None:
    match = at_window(ZF, hero(wounds=1), hand="widow_harper", zombie_hand="hes_a_zombie, line_is_dead", dice=[4])
    match.choose("play widow_harper heal becky")
    assert match.kind == CP
    assert match.playable(1) == {"play hes_a_zombie stop"}
    match.choose("play hes_a_zombie stop")
    let_be(match)
    assert match.hero().wounds == 1
    assert match.state.hero_out == ("widow_harper",)


@clause("LN-6.5")
def test_or_lets_the_zombie_roll_all_its_dice_again() -> None:
    match = fight(hand="widow_harper", dice=[4, 2, 6, 1])
    match.wait_for(FR)
    match.choose("play widow_harper reroll")
    finish(let_be(match))
    assert [(event.side, event.card, event.dice) for event in match.told.of(DiceRerolled)] == [
        ("zombies", "widow_harper", (1,))
    ]
    assert match.hero().wounds == 0


# Walkie-Talkies


def trading(*heroes: Any, **more: Any) -> NightMatch:
    return table("exchange", *heroes, active="becky", **more)


@clause("LN-5.14")
def test_heroes_with_walkie_talkies_trade_anywhere() -> None:
    heroes = hero(items="walkie_talkie, torch"), hero("jenny", "l12", "walkie_talkie, keys"), hero("jake", "a1", "ammo")
    match = trading(*heroes)
    assert {text.split()[-1] for text in match.texts} == {"jenny", "done"}
    match.choose("swap torch keys jenny")
    assert match.hero().items == ("keys", "walkie_talkie")
    assert len(match.told.of(ItemGiven)) == 2


@clause("LN-5.14")
@pytest.mark.parametrize(("mine", "other"), [("walkie_talkie", "keys"), ("torch", "walkie_talkie")])
def test_both_must_have_one(mine: str, other: str) -> None:
    match = trading(hero(items=mine), hero("jenny", "l12", other), hand="recovery")
    assert match.kind != "exchange"


@clause("LN-5.14")
def test_who_gives_the_walkie_talkie_away_is_out_of_touch() -> None:
    match = trading(hero(items="walkie_talkie, torch"), hero("jenny", "l12", "walkie_talkie"))
    match.choose("give walkie_talkie jenny")
    assert match.kind != "exchange"


@clause("LN-5.14")
def test_nobody_trades_while_nobody_is_trusted() -> None:
    match = trading(hero(items="walkie_talkie"), hero("jenny", "l12", "walkie_talkie"), distrust=True, hand="recovery")
    assert match.kind != "exchange"


# Hot-Headed


@clause("LN-6.3")
def test_sam_rolls_a_die_more_when_he_is_alone_in_his_space() -> None:
    alone = at_window(HB, hero("sam"), hero("jenny", "f6"))
    assert hero_dice(alone.state, 0) == 3
    crowded = at_window(HE, hero("sam"), hero("jenny"))
    assert hero_dice(crowded.state, 0) == 2
