"""Items that heroes give and take (LN-5.14, LN-5.15)."""

from typing import Any

from deadtown.games.last_night.events import TradeRefused
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, table


def trading(*heroes: Any, **more: Any) -> NightMatch:
    """The first hero is in its Exchange step. Two others wait for their turn far away."""
    cast = (*heroes, hero("father_joseph", "l9"), hero("sheriff_anderson", "l8"))
    cast[0].activated = True
    return table("exchange", *cast, active=cast[0].person, **more)


def of(*texts: str) -> set[str]:
    return {*texts, "done"}


@clause("LN-5.14")
def test_the_active_hero_gives_takes_and_swaps_items_with_heroes_in_its_space() -> None:
    match = trading(hero("becky", "f5", "torch"), hero("jake", "f5", "keys"), hero("jenny", "f6", "ammo"))
    assert {*match.texts} == of("give torch jake", "take keys jake", "swap torch keys jake")
    match.choose("swap torch keys jake")
    assert (match.hero("becky").items, match.hero("jake").items) == (("keys",), ("torch",))


@clause("LN-5.14")
def test_any_number_of_items_change_hands_with_every_hero_there() -> None:
    match = trading(
        hero("becky", "f5", "torch, ammo"), hero("jake", "f5", "keys"), hero("jenny", "f5", "lighter, gasoline")
    )
    match.choose("give torch jake", "take keys jake", "take lighter jenny", "take gasoline jenny", "give ammo jenny")
    assert match.hero("becky").items == ("gasoline", "keys", "lighter")
    assert match.hero("jake").items == ("torch",)
    assert match.hero("jenny").items == ("ammo",)


@clause("LN-5.14")
def test_nothing_is_asked_of_a_hero_who_is_alone_or_where_nobody_has_anything() -> None:
    assert trading(hero("becky", "f5", "ammo"), hero("jake", "f6", "keys")).kind == "activate"
    assert trading(hero("becky", "f5"), hero("jake", "f5")).kind == "activate"


@clause("LN-5.14")
def test_both_owners_must_agree() -> None:
    match = trading(hero("becky", "f5", "torch"), hero("jake", "f5", "keys", seat=1), players=3)
    match.choose("take keys jake")
    assert match.asked == (1, "trade_answer")
    assert match.decision is not None
    assert match.decision.about == {"hero": "becky", "other": "jake", "given": "", "taken": "keys"}
    match.choose("refuse")
    assert match.hero("becky").items == ("torch",)
    assert match.told.of(TradeRefused)[0].seat == 1
    match.choose("swap torch keys jake", "accept")
    assert (match.hero("becky").items, match.hero("jake").items) == (("keys",), ("torch",))


@clause("LN-5.14")
def test_what_was_refused_is_not_offered_to_the_same_hero_again_but_to_others() -> None:
    heroes = hero("becky", "f5", "torch"), hero("jake", "f5", seat=1), hero("jenny", "f5", seat=1)
    match = trading(*heroes, players=3)
    match.choose("give torch jake", "refuse")
    assert {*match.texts} == of("give torch jenny")
    match.choose("give torch jenny", "accept")
    assert match.hero("jenny").items == ("torch",)


@clause("LN-5.14")
def test_heroes_of_one_seat_need_no_answer() -> None:
    match = trading(hero("becky", "f5", "torch", seat=1), hero("jake", "f5", seat=1), players=3)
    assert match.asked == (1, "exchange")
    match.choose("give torch jake")
    assert match.hero("jake").items == ("torch",)


@clause("LN-5.14", "LN-9.1")
def test_limits_are_looked_at_after_each_exchange() -> None:
    match = trading(
        hero("becky", "f5", "torch"), hero("jake", "f5", "keys, ammo, lighter, gasoline", seat=1), players=3
    )
    match.choose("give torch jake", "accept")
    assert match.asked == (1, "overflow")
    match.choose("drop ammo")
    assert match.hero("jake").items == ("gasoline", "keys", "lighter", "torch")
    match = trading(hero("becky", "f5", "torch"), hero("jake", "f5", "keys, ammo, lighter, gasoline"))
    match.choose("swap torch ammo jake")
    assert match.kind != "overflow", "a swap is one exchange"


@clause("LN-5.14", "LN-9.2")
def test_two_weapons_are_enough() -> None:
    match = trading(hero("becky", "f5", "crowbar"), hero("jake", "f5", "revolver, chainsaw"))
    match.choose("give crowbar jake")
    assert match.kind == "overflow"
    assert "drop revolver" in match.texts


@clause("LN-5.14")
def test_an_item_changes_hands_once_in_an_exchange() -> None:
    match = trading(hero("becky", "f5", "torch"), hero("jake", "f5", "keys"))
    match.choose("give torch jake")
    assert "take torch jake" not in match.texts


@clause("LN-5.15")
def test_events_and_cards_on_heroes_and_saved_townsfolk_are_not_exchanged() -> None:
    match = trading(
        hero("becky", "f5", "torch", on="heroic_resolve", saved="jeb"),
        hero("jake", "f5"),
        hand="faith",
        scenario="save_the_townsfolk",
    )
    assert {*match.texts} == of("give torch jake")


@clause("LN-5.14", "LN-1.7")
def test_who_trusts_nobody_does_not_exchange() -> None:
    assert trading(hero("becky", "f5", "ammo"), hero("jake", "f5", on="dont_trust")).kind == "activate"
    assert trading(hero("becky", "f5", "ammo"), hero("jake", "f5"), distrust=True).kind == "activate"


@clause("LN-5.14", "LN-9.2")
def test_what_is_handed_on_at_once_does_not_go_round_for_ever() -> None:
    heroes = hero("becky", items="keys, torch, lighter, ammo"), hero("billy", items="gasoline")
    match = table("exchange", *heroes, active="becky")
    match.choose("take gasoline billy", "hand gasoline billy")
    assert "take gasoline billy" not in match.texts
    assert match.hero("billy").items == ("gasoline",)
