"""Searching and picking up (LN-5.9 to LN-5.11)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import EventFound, ItemFound, TakenFromDiscard
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, kept, table


def acting(*heroes: Any, **more: Any) -> NightMatch:
    """A hero chooses its Move Action; by default in the Police Station."""
    cast = heroes or (hero("becky", "d1"),)
    return table("move_action", *cast, active=cast[0].person, **{"left": 1, **more})


@clause("LN-5.9")
def test_a_hero_searches_in_a_building_and_draws_the_top_card() -> None:
    match = acting(hero_deck="torch, keys, ammo")
    match.choose("search")
    assert match.hero().items == ("torch",)
    assert match.state.hero_deck == ["ammo", "keys"]


@clause("LN-5.9")
def test_nobody_searches_outdoors() -> None:
    assert "search" not in acting(hero("becky", "f5")).texts


@clause("LN-5.9", "LN-13.12")
def test_nobody_searches_in_the_manor_house() -> None:
    match = acting(hero("becky", "f6"), scenario="defend_the_manor", layout="c2 l3 l4 l5 l6")
    assert "search" not in match.texts


@clause("LN-5.9", "LN-13.5")
def test_nobody_searches_in_a_building_that_is_taken_over() -> None:
    match = acting(remaining=[kept("theyve_taken", "police_station")])
    assert "search" not in match.texts
    assert "step e1" in match.texts


@clause("LN-5.9")
def test_zombies_in_the_space_do_not_prevent_a_search() -> None:
    match = acting(zombies="d1 d1", hero_deck="torch x9", dice=[6, 5, 1, 6, 5, 1])
    match.choose("search")
    assert match.hero().items == ("torch",)


@clause("LN-5.10")
def test_an_item_is_shown_and_put_on_the_hero() -> None:
    match = acting(hero_deck="torch x9")
    match.choose("search")
    assert match.told.of(ItemFound)[0].seen_by(1).card == "torch"
    assert match.hero().items == ("torch",)
    assert match.state.hands[0] == []


@clause("LN-5.10")
def test_an_event_goes_to_the_hand_unseen_by_the_zombies() -> None:
    match = acting(hero_deck="faith, torch x9")
    match.choose("search")
    found = match.told.of(EventFound)[0]
    assert found.seen_by(0).card == "faith"
    assert found.seen_by(1).card != "faith"
    assert found.seen_by(None).card != "faith"
    assert match.state.hands[0] == ["faith"]
    assert [seat.hand for seat in match.view(1).seats] == [None, []]
    assert match.view(1).seats[0].cards == 1


@clause("LN-5.10")
def test_an_event_may_be_played_as_soon_as_its_window_is_open() -> None:
    match = acting(hero("becky", "d1", wounds=1), hero_deck="recovery, torch x9")
    match.choose("search")
    assert match.asked == (0, "hero_moves")
    match.choose("play recovery becky")
    assert match.hero().wounds == 0


@clause("LN-5.10")
def test_a_card_to_be_played_immediately_is_shown_and_played() -> None:
    match = acting(hero_deck="just_what_i_needed, torch x9", hero_discard="keys, ammo")
    match.choose("search")
    assert match.asked == (0, "just_what_i_needed")
    match.choose("take_discard keys")
    assert match.hero().items == ("keys",)
    assert match.state.hero_discard == ["ammo", "just_what_i_needed"]


# Pick-Ups


@clause("LN-5.11")
@pytest.mark.parametrize(
    ("space", "discard", "found"),
    [
        ("f1", "revolver, ammo, keys", ["ammo", "revolver"]),
        ("i1", "first_aid_kit, recovery, keys", ["first_aid_kit", "recovery"]),
        ("a6", "faith, keys", ["faith"]),
        ("l1", "signal_flare, torch", ["signal_flare"]),
        ("l6", "meat_cleaver, crowbar", ["meat_cleaver"]),
        ("l7", "old_betsy, pump_shotgun, revolver", ["old_betsy", "pump_shotgun"]),
        ("l12", "pitchfork, chainsaw, fire_axe", ["chainsaw", "pitchfork"]),
        ("a12", "keys, fire_extinguisher, torch", ["fire_extinguisher", "keys"]),
        ("f11", "baseball_bat, crowbar", ["baseball_bat"]),
    ],
)
def test_on_a_pick_up_space_cards_of_the_listed_kinds_may_be_taken(space: str, discard: str, found: list[str]) -> None:
    match = acting(hero("becky", space), hero_discard=discard)
    assert [text.removeprefix("pick_up ") for text in match.texts if text.startswith("pick_up")] == found


@clause("LN-5.11")
@pytest.mark.parametrize(
    ("space", "layout", "found"),
    [
        ("a1", "c1 l1 l2 l3 l4", ["lighter", "torch", "welding_torch"]),
        ("f1", "c1 l1 l2 l3 l4", ["ammo", "pump_shotgun", "revolver"]),
        ("b6", "c1 l1 l2 l3 l4", ["crowbar", "welding_torch"]),
        ("e2", "c1 l2 l1 l3 l4", ["gasoline"]),
    ],
)
def test_keywords_name_all_cards_that_have_them(space: str, layout: str, found: list[str]) -> None:
    discard = "torch, lighter, welding_torch, crowbar, revolver, pump_shotgun, signal_flare, ammo, gasoline, dynamite"
    match = acting(hero("becky", space), layout=layout, hero_discard=discard)
    assert [text.removeprefix("pick_up ") for text in match.texts if text.startswith("pick_up")] == found


@clause("LN-5.11")
def test_nothing_is_picked_up_beside_that_space_or_without_such_a_card() -> None:
    assert not [text for text in acting(hero("becky", "e1"), hero_discard="revolver").texts if "pick_up" in text]
    assert not [text for text in acting(hero("becky", "f1"), hero_discard="keys").texts if "pick_up" in text]


@clause("LN-5.11")
def test_a_pick_up_counts_as_drawn_and_takes_the_place_of_drawing() -> None:
    match = acting(hero("becky", "f1"), hero_discard="revolver", hero_deck="torch x9")
    match.choose("pick_up revolver")
    assert match.hero().items == ("revolver",)
    assert (len(match.state.hero_deck), match.state.hero_discard) == (9, [])
    assert match.told.of(TakenFromDiscard)[0].card == "revolver"


@clause("LN-5.11")
def test_all_have_seen_an_event_that_was_picked_up() -> None:
    match = acting(hero("becky", "a6"), hero_discard="faith", hand="recovery")
    match.choose("pick_up faith")
    assert match.state.hands[0] == ["faith", "recovery"]
    assert list(match.view(1).seats[0].known) == ["faith"]


@clause("LN-5.11", "LN-1.7")
def test_what_forbids_searching_forbids_picking_up_too() -> None:
    bound = hero("sheriff_anderson", "f1", on="got_to_get_to", bound=0)
    match = acting(bound, hero_discard="revolver")
    assert not [text for text in match.texts if "pick_up" in text or text == "search"]
    taken = acting(hero("becky", "f1"), hero_discard="revolver", remaining=[kept("theyve_taken", "police_station")])
    assert not [text for text in taken.texts if "pick_up" in text]


@clause("LN-5.11")
def test_a_pick_up_is_a_search_for_what_reacts_to_searching() -> None:
    match = acting(hero("becky", "f1", on="heroic_resolve"), hero_discard="revolver")
    match.choose("pick_up revolver")
    assert match.hero().on == ()
    assert match.state.hero_discard == ["heroic_resolve"]


@clause("LN-5.11")
def test_a_pick_up_may_be_too_much_to_carry() -> None:
    match = acting(hero("becky", "f1", "revolver, pump_shotgun"), hero_discard="revolver")
    match.choose("pick_up revolver")
    assert match.asked == (0, "overflow")
