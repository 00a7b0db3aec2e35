"""Zombie cards against heroes who have lost a fight: Knocked Away, Dragged into the Dark (Table Z)."""

import pytest

from deadtown.games.last_night.events import FightBegan, HeroDragged, ItemLost, ZombiePushed
from deadtown.games.last_night.moments import FW, HE, ID, WT, ZE
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish
from tests.games.last_night.moments import answer, cancelled_and_not, let_be
from tests.games.last_night.table import NightMatch, hero, table


def windows(match: NightMatch) -> list[str]:
    """The windows of a fight in which nobody plays anything."""
    seen = []
    while match.state.fight is not None and match.window is not None:
        seen.append(match.kind)
        match.close()
    return seen


# Knocked Away


@clause("LN-9.11", "LN-8.7")
@cancelled_and_not
def test_knocked_away_costs_a_beaten_hero_an_item_of_the_zombies_choice(cancelled: bool) -> None:
    match = fight(hero(items="torch, keys x2"), dice=[1, 2, 6], zombie_hand="knocked_away", hand="principal_gomez")
    match.wait_for(FW)
    assert match.playable(1) == {"play knocked_away torch", "play knocked_away keys"}
    match.choose("play knocked_away keys")
    finish(answer(match, cancelled))
    assert match.hero().items == (("keys", "keys", "torch") if cancelled else ("keys", "torch"))
    assert [event.card for event in match.told.of(ItemLost)] == ([] if cancelled else ["keys"])
    assert match.hero().wounds == 1


@clause("LN-9.11")
def test_ammo_may_go_in_place_of_a_gun() -> None:
    match = fight(hero(items="revolver, ammo"), dice=[1, 2, 6], zombie_hand="knocked_away")
    match.wait_for(FW)
    match.choose("play knocked_away revolver")
    match.wait_for(ID)
    match.choose("use ammo becky")
    assert match.hero().items == ("revolver",)


@clause("LN-9.10", "LN-9.11")
def test_a_combined_item_is_knocked_away_as_a_whole() -> None:
    me = hero(items="keys x2, revolver", taped=(("keys", "revolver"),))
    match = fight(me, dice=[1, 2, 6], zombie_hand="knocked_away")
    match.wait_for(FW)
    assert match.playable(1) == {"play knocked_away keys", "play knocked_away keys+revolver"}
    match.choose("play knocked_away keys+revolver")
    finish(let_be(match))
    assert (match.hero().items, match.hero().taped) == (("keys",), ())
    assert [event.card for event in match.told.of(ItemLost)] == ["keys", "revolver"]


@clause("LN-8.9")
def test_not_if_the_hero_has_won_or_has_nothing() -> None:
    won = fight(hero(items="torch"), dice=[6, 2, 1], zombie_hand="knocked_away")
    won.wait_for(FW)
    assert won.playable(1) == set()
    assert FW not in windows(fight(dice=[1, 2, 6], zombie_hand="knocked_away"))


@clause("LN-8.9", "LN-19.2")
def test_zombies_without_such_a_card_in_their_deck_are_not_asked() -> None:
    assert FW not in windows(fight(hero(items="torch"), dice=[1, 2, 6], zombie_hand="shamble"))


# Dragged into the Dark


@clause("LN-1.14", "LN-8.7")
@cancelled_and_not
def test_dragged_away_moves_the_hero_and_the_zombie_together(cancelled: bool) -> None:
    match = fight(hero(at="c5"), dice=[1, 2, 6], zombie_hand="dragged_away", hand="principal_gomez", fires="b5")
    match.wait_for(WT)
    spaces = {text.split()[-1] for text in match.playable(1)}
    assert spaces == {"b4", "c4", "d4", "b5", "d5", "b6", "c6", "d6"}, "walls or not"
    match.choose("play dragged_away b5")
    finish(answer(match, cancelled))
    assert match.at() == ("c5" if cancelled else "b5")
    assert match.zombies == (["c5"] if cancelled else ["b5"])
    assert match.hero().wounds == 1, "fire does not burn who is moved by others"
    assert bool(match.told.of(HeroDragged)) != cancelled
    assert bool(match.told.of(ZombiePushed)) != cancelled


@clause("LN-5.17")
def test_they_do_not_fight_again_but_whoever_is_there_fights_the_hero() -> None:
    match = fight(dice=[1, 2, 6, 6, 5, 1], zombies="f5 f6 f6", zombie_hand="dragged_away")
    match.wait_for(WT)
    match.choose("play dragged_away f6")
    let_be(match)
    match.wait_for(HE)
    assert len(match.told.of(FightBegan)) == 3


@clause("LN-4.21", "LN-4.22")
def test_in_the_zombie_turn_a_zombie_that_has_dragged_a_hero_away_has_fought() -> None:
    heroes = hero(), hero("jenny", "f6")
    hands = {0: "at_last", 1: "dragged_away"}
    match = table("zombie_fights", *heroes, zombies="f5", hands=hands, dice=[1, 2, 6], halts=True)
    match.wait_for(WT)
    match.choose("play dragged_away f6")
    match.wait_for(ZE)
    assert len(match.told.of(FightBegan)) == 1
    assert match.at() == "f6"


@clause("LN-8.9")
def test_a_wound_that_is_not_taken_in_a_fight_drags_nobody_away() -> None:
    heroes = hero(), hero("jenny")
    match = fight(*heroes, zombie_hand="self_sacrifice, dragged_away")
    match.choose("play self_sacrifice")
    let_be(match)
    match.wait_for("choose_victim")
    match.choose("hero jenny")
    match.wait_for(WT)
    assert match.playable(1) == set()


@clause("LN-1.8")
def test_who_is_turned_by_a_bite_is_not_dragged_away() -> None:
    match = fight(hero(infected=1), dice=[1, 2, 6, 6], zombie_hand="bitten, dragged_away")
    match.wait_for(WT)
    match.choose("play bitten")
    finish(let_be(match))
    assert match.state.hands[1] == ["dragged_away"]
    assert match.hero().dead


@pytest.mark.parametrize("card", ["bitten", "dragged_away"])
@clause("LN-7.2")
def test_the_dead_are_left_alone(card: str) -> None:
    match = finish(fight(hero(wounds=2), dice=[1, 2, 6], zombie_hand=card))
    assert match.state.hands[1] == [card]
