"""Hand weapons in fights: what each gives, and whether it holds (Table H, LN-6.14 to LN-6.16)."""

from typing import Any

import pytest

from deadtown.games.last_night.cards import HERO_CARDS
from deadtown.games.last_night.events import DiceAdded, ItemLost, Used
from tests.clauses import clause
from tests.games.last_night.fighting import breaks
from tests.games.last_night.table import NightMatch, hero, table


def fighting(items: str, *dice: int, person: str = "becky", **more: Any) -> NightMatch:
    """A hero in her activation who fights the zombie in her space; two dice are hers, then one is the zombie's."""
    more.setdefault("zombies", "f5")
    return table("hero_fights", hero(person, items=items, **more.pop("of_hers", {})), active=person, dice=dice, **more)


def lies(match: NightMatch) -> tuple[tuple[int, ...], tuple[int, ...]]:
    fight = match.state.fight
    assert fight is not None
    return fight.hero_dice, fight.zombie_dice


@clause("LN-9.1")
def test_what_counts_as_a_weapon() -> None:
    assert {card for card, row in HERO_CARDS.items() if row.is_weapon} == {
        *("revolver", "pump_shotgun", "baseball_bat", "meat_cleaver", "pitchfork"),
        *("fire_axe", "chainsaw", "welding_torch", "crowbar", "machete", "kitchen_knife", "double_barrel"),
        *("hunting_rifle", "logging_axe"),
    }


# Break checks


CHECKED = {
    "baseball_bat": ("use baseball_bat becky", (1, 2, 4, 3), 2),
    "pitchfork": ("use pitchfork becky 1", (1, 2, 4, 3), 2),
    "welding_torch": ("use welding_torch becky 1", (1, 2, 4, 3), 2),
    "crowbar": ("use crowbar becky", (1, 4, 4), 2),
}
"""How each is used when Becky's dice and the zombie's lie, these and what its use rolls, and up to what it breaks."""


@clause("LN-6.16", "LN-9.11")
@pytest.mark.parametrize("item", CHECKED)
@pytest.mark.parametrize("die", range(1, 7))
def test_a_break_check_follows_the_use_at_once(item: str, die: int) -> None:
    use, dice, limit = CHECKED[item]
    match = fighting(item, *dice, die)
    match.choose(use)
    assert breaks(match) == [die]
    assert (item in match.hero().items) == (die > limit)
    assert (match.state.hero_discard == [item]) == (die <= limit)
    assert bool(match.told.of(ItemLost)) == (die <= limit)


@clause("LN-6.16")
def test_the_use_stands_even_if_the_weapon_breaks() -> None:
    match = fighting("crowbar", 1, 4, 4, 1)
    match.choose("use crowbar becky")
    assert match.hero().items == ()
    assert match.hero().wounds == 0, "the tie is hers"


# Each weapon


@clause("LN-6.5", "LN-6.15")
def test_a_baseball_bat_adds_a_die_as_often_as_it_holds() -> None:
    match = fighting("baseball_bat", 1, 2, 6, 3, 3, 4, 3, 5, 2)
    match.choose("use baseball_bat becky", "use baseball_bat becky")
    assert lies(match) == ((1, 2, 3, 4), (6,))
    match.choose("use baseball_bat becky")
    assert [event.dice for event in match.told.of(DiceAdded)] == [(3,), (4,), (5,)]
    assert match.hero().items == ()
    assert match.hero().wounds == 1


def test_a_second_bat_is_there_when_the_first_breaks() -> None:
    match = fighting("baseball_bat x2", 1, 2, 6, 3, 1)
    match.choose("use baseball_bat becky")
    assert match.hero().items == ("baseball_bat",)
    assert "use baseball_bat becky" in match.texts


@clause("LN-6.11")
def test_an_added_die_makes_doubles() -> None:
    match = fighting("baseball_bat", 5, 2, 1, 5, 6)
    match.choose("use baseball_bat becky", "pass")
    assert match.zombies == []


@clause("LN-6.14")
@pytest.mark.parametrize("dice", [(6, 1, 6), (1, 6, 5)])
def test_a_six_with_the_meat_cleaver_kills_at_once(dice: tuple[int, ...]) -> None:
    match = fighting("meat_cleaver", *dice, zombie_hand="undead_hate")
    assert match.zombies == []
    assert match.state.hands[1] == ["undead_hate"], "nothing can be played any more"
    assert match.hero().items == ("meat_cleaver",)


@clause("LN-6.14")
def test_the_meat_cleaver_does_nothing_without_a_six() -> None:
    match = fighting("meat_cleaver", 5, 4, 1)
    assert match.zombies == ["f5"]


@clause("LN-6.14")
def test_the_meat_cleaver_kills_with_an_added_die() -> None:
    match = fighting("meat_cleaver, baseball_bat", 1, 2, 5, 6, 6)
    match.choose("use baseball_bat becky")
    assert match.zombies == []
    assert match.hero().wounds == 0


@clause("LN-6.14")
def test_the_meat_cleaver_kills_with_a_die_that_is_rolled_again() -> None:
    match = fighting("meat_cleaver, pitchfork", 1, 2, 5, 6, 6)
    match.choose("use pitchfork becky 1")
    assert match.zombies == []


@clause("LN-6.14", "LN-1.6")
def test_the_meat_cleaver_kills_a_zombie_hero() -> None:
    match = fighting("meat_cleaver", 6, 1, 1, zombies="", turned=[("johnny", "f5")])
    assert match.zombies == []


@clause("LN-6.14")
def test_the_dice_of_the_zombie_cleave_nothing() -> None:
    match = fighting("meat_cleaver", 1, 2, 6)
    assert match.zombies == ["f5"]
    assert match.hero().wounds == 1


@clause("LN-6.5", "LN-6.15")
def test_a_pitchfork_rolls_any_of_the_own_dice_again_once() -> None:
    match = fighting("pitchfork", 1, 2, 6, 3, 4, 6)
    assert {"use pitchfork becky 1", "use pitchfork becky 2", "use pitchfork becky 1 2"} <= {*match.texts}
    match.choose("use pitchfork becky 1 2")
    assert match.told.of(Used)
    assert match.state.fight is None, "it can't be used again, and nothing else can"
    assert match.hero().items == ("pitchfork",)
    assert match.hero().wounds == 1


@clause("LN-6.16")
@pytest.mark.parametrize(("items", "die", "holds"), [("pitchfork", 2, False), ("pitchfork, torch", 2, True)])
def test_a_torch_makes_a_pitchfork_hold_better(items: str, die: int, holds: bool) -> None:
    match = fighting(items, 1, 2, 6, 3, die)
    match.choose("use pitchfork becky 1")
    assert ("pitchfork" in match.hero().items) == holds


@clause("LN-6.16")
def test_a_one_breaks_a_pitchfork_torch_or_not() -> None:
    match = fighting("pitchfork, torch", 1, 2, 6, 3, 1)
    match.choose("use pitchfork becky 1")
    assert match.hero().items == ("torch",)


@clause("LN-6.5", "LN-6.15")
def test_a_welding_torch_rolls_one_die_again_as_often_as_it_holds() -> None:
    match = fighting("welding_torch", 1, 2, 6, 3, 3, 5, 6)
    assert {text for text in match.texts if "use" in text} == {
        *("use welding_torch becky 1", "use welding_torch becky 2")
    }
    match.choose("use welding_torch becky 1")
    assert lies(match) == ((2, 3), (6,))
    match.choose("use welding_torch becky 3")
    assert lies(match) == ((2, 5), (6,))


@clause("LN-6.8", "LN-6.15")
def test_a_crowbar_wins_ties_once_it_is_used() -> None:
    match = fighting("crowbar", 4, 2, 4, 6)
    match.choose("use crowbar becky")
    assert match.hero().wounds == 0
    assert match.zombies == ["f5"]
    match = fighting("crowbar", 4, 2, 4)
    match.choose("pass")
    assert match.hero().wounds == 1


@clause("LN-6.8", "LN-6.11")
def test_a_tie_that_is_won_with_doubles_kills() -> None:
    match = fighting("crowbar", 4, 4, 4, 6)
    match.choose("use crowbar becky")
    assert match.zombies == []


@clause("LN-6.15")
def test_a_crowbar_serves_for_one_fight() -> None:
    match = fighting("crowbar", 4, 2, 4, 6, 4, 2, 4, zombies="f5 f5")
    match.choose("use crowbar becky")
    assert match.kind == "fight_rolled"
    match.choose("pass")
    assert match.hero().wounds == 1, "the second tie is not hers"


@clause("LN-6.15")
def test_several_items_are_used_in_one_fight() -> None:
    match = fighting("baseball_bat, crowbar, torch", 1, 2, 6, 5, 6, 5, 6)
    match.choose("use baseball_bat becky", "use torch becky")
    assert lies(match) == ((1, 2, 5), (5,))
    match.choose("use crowbar becky")
    assert match.hero().wounds == 0


# Fire Axe


@clause("LN-8.7", "LN-6.6", "LN-6.16")
@pytest.mark.parametrize(("die", "holds"), [(3, False), (4, True)])
@pytest.mark.parametrize("card", ["uuurrrggh", "undead_hate", "braaains"])
def test_a_fire_axe_cancels_a_fight_card(card: str, die: int, holds: bool) -> None:
    match = fighting("fire_axe", 5, 2, 4, die, 6, 6, zombie_hand=f"{card}, braaains")
    match.choose(next(text for text in match.texts if text.startswith(f"play {card}")))
    assert match.kind == "card_played"
    match.choose("use fire_axe becky")
    assert breaks(match) == [die]
    assert ("fire_axe" in match.hero().items) == holds
    assert match.hero().wounds == 0, "the card did nothing, and counts as the one of this fight"
    assert match.state.zombie_discard == [card]


@clause("LN-8.7")
def test_a_fire_axe_serves_the_own_fights_alone() -> None:
    match = table(
        *("hero_fights", hero(), hero("billy", "f5", items="fire_axe")),
        active="becky",
        zombies="f5",
        dice=[5, 2, 4],
        zombie_hand="braaains",
    )
    match.choose("play braaains")
    assert match.hero("billy").items == ("fire_axe",)
    assert match.hero().wounds == 1


@clause("LN-8.7")
def test_a_fire_axe_cancels_no_other_card() -> None:
    match = table("zombies_start", hero(items="fire_axe"), zombies="a1", zombie_hand="cornered")
    match.choose("play cornered")
    assert match.state.cornered


# Chainsaw


@clause("LN-6.13")
def test_a_chainsaw_adds_a_die_before_the_roll_and_kills_without_doubles() -> None:
    match = fighting("chainsaw", 1, 2, 5, 4)
    assert match.kind == "fight_declared"
    match.choose("use chainsaw becky")
    assert match.zombies == []
    assert match.hero().items == ("chainsaw",)


@clause("LN-6.13", "LN-6.15")
def test_a_chainsaw_adds_a_die_after_the_roll_too() -> None:
    match = fighting("chainsaw", 1, 2, 4, 5)
    match.choose("pass")
    assert match.kind == "fight_rolled"
    match.choose("use chainsaw becky")
    assert match.zombies == []
    assert [event.dice for event in match.told.of(DiceAdded)] == [(5,)]


@clause("LN-9.11")
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_chainsaw_is_gone_after_a_fight_that_is_lost(when: str) -> None:
    match = fighting("chainsaw", 1, 2, 3, 6) if when == "before" else fighting("chainsaw", 1, 2, 6, 3)
    match.choose(*(("use chainsaw becky",) if when == "before" else ("pass", "use chainsaw becky")))
    assert match.hero().items == ()
    assert match.state.hero_discard == ["chainsaw"]
    assert match.hero().wounds == 1


def test_a_chainsaw_that_was_not_used_is_kept() -> None:
    match = fighting("chainsaw", 1, 2, 6)
    match.choose("pass", "pass")
    assert match.hero().items == ("chainsaw",)
    assert match.hero().wounds == 1


@clause("LN-9.11")
def test_gasoline_goes_in_place_of_a_chainsaw() -> None:
    match = fighting("chainsaw, gasoline", 1, 2, 3, 6)
    match.choose("use chainsaw becky")
    assert match.kind == "item_lost"
    assert match.texts == ["use gasoline becky refuel", "pass"]
    match.choose("use gasoline becky refuel")
    assert match.hero().items == ("chainsaw",)
    assert match.state.hero_discard == ["gasoline"]
    assert match.hero().wounds == 1


@clause("LN-9.11")
def test_gasoline_may_be_spared() -> None:
    match = fighting("chainsaw, gasoline", 1, 2, 3, 6)
    match.choose("use chainsaw becky", "pass")
    assert match.hero().items == ("gasoline",)


@clause("LN-9.11")
def test_gasoline_saves_no_other_weapon() -> None:
    match = fighting("baseball_bat, gasoline, ammo", 1, 2, 6, 3, 1)
    match.choose("use baseball_bat becky")
    assert match.hero().items == ("ammo", "gasoline")
    assert match.state.hero_discard == ["baseball_bat"]


# Break checks and others


@clause("LN-6.16")
def test_jenny_rolls_each_break_check_again_once() -> None:
    match = fighting("baseball_bat", 1, 2, 6, 3, 1, 2, person="jenny")
    match.choose("use baseball_bat jenny")
    assert match.kind == "break_rolled"
    match.choose("use handy jenny")
    assert match.hero("jenny").items == (), "the second roll counts, and is the last"


@clause("LN-6.16")
def test_loss_of_faith_makes_a_weapon_that_held_break() -> None:
    match = fighting("baseball_bat", 1, 2, 6, 3, 6, 1, zombie_hand="loss_of_faith")
    match.choose("use baseball_bat becky")
    assert match.kind == "break_rolled"
    match.choose("play loss_of_faith reroll")
    assert match.hero().items == ()


@clause("LN-6.15")
def test_hand_weapons_of_others_do_not_help() -> None:
    match = table(
        *("hero_fights", hero(), hero("billy", "f5", items="baseball_bat")),
        active="becky",
        zombies="f5",
        dice=[1, 2, 6],
    )
    assert match.hero().wounds == 1
    assert match.hero("billy").items == ("baseball_bat",)
