"""What the six people of Timber Peak can do (Table C)."""

import pytest

from deadtown.games.last_night.events import DiceRerolled, Healed, Looked, PutUnderDeck, Rerolled
from deadtown.games.last_night.fights import hero_dice
from deadtown.games.last_night.items import fits
from deadtown.games.last_night.moments import CP, DR, FR, HR, HX, IB, RR, ZS
from deadtown.games.last_night.uses import ANY, OPEN_USES, WINDOWS
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish
from tests.games.last_night.learning import LEARNING, TIMBER_PEAK
from tests.games.last_night.moments import at_window
from tests.games.last_night.table import hero, hero_cards, start, table


@clause("LN-8.9", "LN-8.12")
def test_abilities_are_used_in_the_windows_of_their_rows_alone() -> None:
    for ability, windows in (("improvise", {*ANY, CP}), ("hardened_luck", {HR, IB, DR, RR, FR})):
        assert {window for window in WINDOWS if ability in OPEN_USES[window]} == windows


# Alice: Order Up, Quick Feet


@clause("LN-5.14")
def test_alice_trades_with_heroes_in_adjacent_spaces_too() -> None:
    alice = hero("alice", "f5", "torch", activated=True)
    match = table("exchange", alice, hero("becky", "f6", "keys"), hero("jenny", "f7", "ammo"), active="alice")
    assert "give torch becky" in match.texts
    assert "take keys becky" in match.texts
    assert not [text for text in match.texts if "jenny" in text]
    match.choose("swap torch keys becky")
    assert (match.hero("alice").items, match.hero().items) == (("keys",), ("torch",))


def test_others_do_not_and_not_with_her_from_afar() -> None:
    match = table("exchange", hero("becky", "f6", "keys"), hero("alice", "f5", "torch"), active="becky")
    assert match.kind != "exchange"


@clause("LN-5.4")
@pytest.mark.parametrize(("person", "at", "steps"), [("alice", "a5", 4), ("alice", "f5", 3), ("becky", "a5", 3)])
def test_alice_is_quicker_when_she_starts_in_a_building(person: str, at: str, steps: int) -> None:
    match = table("roll_movement", hero(person, at), active=person, dice=[3])
    assert match.state.left == steps


# Ed Baker: Woodsman, Strong Back


@clause("LN-3.12")
def test_ed_baker_starts_with_a_logging_axe_and_nikki_with_a_signal_flare() -> None:
    match = start(layout="default", choose_heroes=True, scenario="die_zombies_die", **LEARNING)
    match.choose("hero ed_baker", "hero nikki")
    match.wait_for("place_zombie")
    assert "logging_axe" in match.hero("ed_baker").items
    assert "signal_flare" in match.hero("nikki").items


@clause("LN-9.3")
@pytest.mark.parametrize(
    ("items", "others", "ed"),
    [
        ("logging_axe", True, True),
        ("logging_axe, hunting_rifle", False, True),
        ("logging_axe, revolver", False, True),
        ("logging_axe, hunting_rifle, revolver", False, False),
        ("logging_axe, keys x3", False, True),
        ("logging_axe, keys x2", True, True),
    ],
)
def test_what_others_need_both_hands_for_counts_once_for_ed_baker(items: str, others: bool, ed: bool) -> None:
    carried = tuple(hero_cards(items))
    assert (fits("becky", carried), fits("ed_baker", carried)) == (others, ed)


# Nikki: Improvise


@clause("LN-7.6", "LN-9.5")
def test_nikki_discards_an_item_to_heal_a_wound_in_her_space() -> None:
    nikki = hero("nikki", items="torch, keys", wounds=1)
    match = at_window(HX, nikki, hero(wounds=2), hero("jenny", "f6", wounds=1))
    assert {text for text in match.playable(0) if "improvise" in text} == {
        f"use improvise nikki heal {item} {person}" for item in ("torch", "keys") for person in ("nikki", "becky")
    }
    match.choose("use improvise nikki heal torch becky")
    assert (match.hero().wounds, match.hero("nikki").items, match.state.hero_discard) == (1, ("keys",), ["torch"])
    assert [event.hero for event in match.told.of(Healed)] == ["becky"]


@clause("LN-8.7")
@pytest.mark.parametrize(("die", "cancelled"), [(2, False), (3, True)])
def test_or_to_cancel_a_zombie_card_with_3_or_more(die: int, cancelled: bool) -> None:
    match = at_window(ZS, hero("nikki", items="torch"), zombie_hand="cornered", dice=[die])
    match.choose("play cornered", seat=1)
    match.choose("use improvise nikki stop torch", seat=0)
    match.let_pass() if match.kind == CP else None
    assert match.state.cornered == (not cancelled)
    assert match.hero("nikki").items == ()


@clause("LN-8.12")
def test_she_heals_nobody_in_a_fight_and_nothing_is_done_without_items() -> None:
    match = fight(hero("nikki", items="torch", wounds=1), dice=[6, 2, 4])
    while match.state.fight is not None:
        assert not [text for text in match.playable(0) if "improvise" in text]
        match.close()
    match = at_window(HX, hero("nikki", wounds=1))
    assert not [text for text in match.playable(0) if "improvise" in text]


# Survivors


@clause("LN-16.3")
def test_veterans_come_with_1_experience_where_it_is_played_with() -> None:
    for options, experience in ((LEARNING, 1), (TIMBER_PEAK, 0)):
        match = start(layout="default", choose_heroes=True, scenario="die_zombies_die", **options)
        match.choose("hero sheriff_survivor", "hero becky")
        match.wait_for("place_zombie")
        assert match.hero("sheriff_survivor").experience == experience
        assert match.hero("becky").experience == 0


@clause("LN-6.3")
@pytest.mark.parametrize(("wounds", "dice"), [(0, 2), (1, 3), (2, 3)])
def test_the_sheriff_has_nothing_left_to_lose(wounds: int, dice: int) -> None:
    match = table("heroes_start", hero("sheriff_survivor", wounds=wounds))
    assert hero_dice(match.state, 0) == dice


def test_sally_rolls_any_of_her_fight_dice_again_once_a_turn() -> None:
    match = fight(hero("sally_survivor"), dice=[1, 2, 5, 6, 6])
    while match.kind != FR:
        match.close()
    ways = {f"use hardened_luck sally_survivor fight {dice}" for dice in ("1", "2", "1 2")}
    assert ways <= match.playable(0)
    match.choose("use hardened_luck sally_survivor fight 1 2", seat=0)
    assert match.state.fight is not None
    assert match.state.fight.hero_dice == (6, 6)
    assert not [text for text in match.playable(0) if "hardened_luck" in text]
    finish(match)
    assert match.zombies == []
    assert len(match.told.of(DiceRerolled)) == 1


def test_and_any_dice_of_another_roll() -> None:
    sally = hero("sally_survivor", items="pump_shotgun", activated=True)
    match = table("ranged_attack", sally, active="sally_survivor", zombies="f4 f4 f4", dice=[1, 1, 4, 3, 2], halts=True)
    match.choose("blast pump_shotgun f4")
    assert match.kind == RR
    match.choose("use hardened_luck sally_survivor 1 1")
    assert [event.dice for event in match.told.of(Rerolled)] == [(3, 2)]
    assert len(match.zombies) == 1


@clause("LN-5.9")
@pytest.mark.parametrize(("kept", "under"), [("torch", "keys"), ("keys", "torch")])
def test_jake_keeps_one_of_two_cards_and_puts_the_other_under_the_deck(kept: str, under: str) -> None:
    jake = hero("jake_survivor", "a5")
    match = table("move_action", jake, active="jake_survivor", left=1, hero_deck="torch, keys, ammo x3")
    match.choose("search")
    assert match.texts == ["keep keys", "keep torch"]
    match.choose(f"keep {kept}")
    assert match.hero("jake_survivor").items == (kept,)
    assert match.state.hero_deck[0] == under
    assert match.state.hero_discard == []
    assert (len(match.told.of(Looked)), len(match.told.of(PutUnderDeck))) == (1, 1)


def test_from_a_deck_of_one_card_he_draws_that() -> None:
    jake = hero("jake_survivor", "a5")
    match = table("move_action", jake, active="jake_survivor", left=1, hero_deck="torch")
    match.choose("search")
    assert match.told.of(Looked) == []


@clause("LN-3.8")
def test_nobody_is_in_a_game_at_two_times_of_life() -> None:
    match = start(layout="default", choose_heroes=True, scenario="die_zombies_die", **LEARNING)
    match.choose("hero sally")
    assert "hero sally_survivor" not in match.texts
