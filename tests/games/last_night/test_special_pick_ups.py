"""The Pick-Ups of the Antique Shop, the Library and the Supermarket (LN-5.12, LN-13.15 to LN-13.17)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import HeroCardsDiscarded, Revealed, ShuffledIn
from deadtown.games.last_night.ground import NAMES, ground
from deadtown.games.last_night.special_pick_ups import SPECIAL
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, kept, table
from tests.games.matches import refusal

TOWN = "c1 l7 l8 l5 l6"
"""A map with the boards of Growing Hunger."""


def where(building: str) -> str:
    found = ground(TOWN).named(building)
    assert found is not None
    assert found.pick_up is not None
    return NAMES[found.pick_up]


def at(building: str, **more: Any) -> NightMatch:
    """Becky stands on the Pick-Up space of a building and chooses her Move Action."""
    me = hero(at=where(building), **more.pop("of_hers", {}))
    return table("move_action", me, active="becky", left=1, layout=TOWN, **more)


@clause("LN-5.12")
@pytest.mark.parametrize("building", SPECIAL)
def test_it_may_be_done_on_that_space_only_as_the_move_action(building: str) -> None:
    option = f"pick_up_at {building}"
    assert option in at(building, hero_discard="keys").texts
    town = ground(TOWN)
    found = town.named(building)
    assert found is not None
    other = next(space for space in found.spaces if space != found.pick_up)
    match = table("move_action", hero(at=NAMES[other]), active="becky", left=1, layout=TOWN, hero_discard="keys")
    assert option not in match.texts
    assert refusal(match, option).clause == "LN-5.11"


@clause("LN-5.12", "LN-5.11")
@pytest.mark.parametrize("building", SPECIAL)
def test_what_forbids_searching_forbids_it_too(building: str) -> None:
    taken = at(building, hero_discard="keys", remaining=[kept("theyve_taken", building, layout=TOWN)])
    assert f"pick_up_at {building}" not in taken.texts
    bound = at(building, hero_discard="keys", of_hers={"on": "got_to_get_to", "bound": 0})
    assert f"pick_up_at {building}" not in bound.texts


@clause("LN-5.11", "LN-5.12")
@pytest.mark.parametrize("building", SPECIAL)
def test_it_is_a_search_for_what_reacts_to_searching(building: str) -> None:
    match = at(building, hero_discard="keys", of_hers={"on": "heroic_resolve"})
    match.choose(f"pick_up_at {building}")
    assert match.hero().on == ()


# Antique Shop


@clause("LN-13.15")
@pytest.mark.parametrize("picks", [["ammo"], ["ammo", "keys"]])
def test_the_antique_shop_shuffles_up_to_two_discarded_cards_back(picks: list[str]) -> None:
    match = at("antique_shop", hero_discard="keys, ammo, torch", hero_deck="faith x3")
    match.choose("pick_up_at antique_shop")
    assert match.asked == (0, "bring_back")
    for card in picks:
        match.choose(f"pick {card}")
    if len(picks) == 1:
        match.choose("done")
    assert sorted(match.state.hero_deck) == sorted(["faith"] * 3 + picks)
    assert sorted(match.state.hero_discard) == sorted({"keys", "ammo", "torch"} - {*picks})
    assert [event.cards for event in match.told.of(ShuffledIn)] == [tuple(picks)]
    assert match.hero().items == ()


@clause("LN-13.15")
def test_it_needs_a_discarded_card() -> None:
    match = at("antique_shop")
    assert "pick_up_at antique_shop" not in match.texts
    assert refusal(match, "pick_up_at antique_shop").reason == "nothing-discarded"
    assert "search" in match.texts


# Library


@clause("LN-13.16")
def test_the_library_reveals_cards_until_an_event_appears() -> None:
    match = at("library", hero_deck="torch, keys, faith, recovery, ammo")
    match.choose("pick_up_at library")
    assert [event.cards for event in match.told.of(Revealed)] == [("torch", "keys", "faith")]
    assert match.state.hands[0] == ["faith"]
    assert list(match.view(1).seats[0].known) == ["faith"], "all have seen it"
    assert sorted(match.state.hero_deck) == ["ammo", "keys", "recovery", "torch"]
    assert match.state.hero_discard == []


@clause("LN-13.16")
def test_without_an_event_the_deck_is_only_shuffled() -> None:
    match = at("library", hero_deck="torch, keys, ammo", dice=[[2, 0, 1]])
    match.choose("pick_up_at library")
    assert sorted(match.state.hero_deck) == ["ammo", "keys", "torch"]
    assert match.state.hands[0] == []
    assert not match.over, "it is not empty afterwards"


@clause("LN-13.16", "LN-17.6")
def test_the_deck_is_empty_only_if_it_is_so_afterwards() -> None:
    match = at("library", hero_deck="torch, faith")
    match.choose("pick_up_at library")
    assert match.state.hero_deck == ["torch"]
    assert not match.over
    last = at("library", hero_deck="faith")
    last.choose("pick_up_at library")
    assert last.over


@clause("LN-13.16", "LN-5.10")
def test_an_event_that_is_played_immediately_is_played() -> None:
    match = at("library", hero_deck="torch, just_what_i_needed, ammo", hero_discard="keys, crowbar")
    match.choose("pick_up_at library")
    assert match.asked == (0, "just_what_i_needed")
    match.choose("take_discard keys")
    assert match.hero().items == ("keys",)


# Supermarket


@clause("LN-13.17")
def test_the_supermarket_costs_three_cards_and_brings_two() -> None:
    match = at("supermarket", hero_deck="torch, keys, ammo, faith, lighter, crowbar")
    match.choose("pick_up_at supermarket")
    assert match.state.hero_discard == ["torch", "keys", "ammo"]
    assert [event.cards for event in match.told.of(HeroCardsDiscarded)] == [("torch", "keys", "ammo")]
    assert match.hero().items == ("lighter",)
    assert match.state.hands[0] == ["faith"]
    assert match.state.hero_deck == ["crowbar"]


@clause("LN-13.17", "LN-17.4", "LN-17.6")
@pytest.mark.parametrize("size", [1, 3, 4, 5])
def test_example_18_the_last_cards_of_the_deck(size: int) -> None:
    match = at("supermarket", hero_deck=f"torch x{size}")
    match.choose("pick_up_at supermarket")
    assert match.over
    assert match.outcome is not None
    assert match.outcome.ending == "deck"


@clause("LN-13.17", "LN-5.11")
def test_despair_is_rolled_for_each_card_that_is_drawn() -> None:
    match = at("supermarket", hero_deck="keys x3, torch, ammo, faith x9", of_hers={"on": "despair"}, dice=[2, 3])
    match.choose("pick_up_at supermarket")
    assert match.hero().items == ("ammo",)
    assert match.state.hero_discard == ["keys", "keys", "keys", "torch"]
