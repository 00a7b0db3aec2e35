"""How much heroes carry: two-handed items, and who carries more than others (LN-9.1, LN-9.3)."""

import pytest

from deadtown.games.last_night.items import Load, fits, load
from tests.clauses import clause
from tests.games.last_night.table import hero, hero_cards, table


@clause("LN-9.3")
def test_a_two_handed_weapon_counts_as_two_items_and_two_weapons() -> None:
    assert load("becky", ("double_barrel",)) == Load(2, 2)
    assert load("becky", ("double_barrel", "keys", "signal_flare")) == Load(4, 2)
    assert load("becky", ()) == Load(0, 0)


@clause("LN-9.1", "LN-9.3")
@pytest.mark.parametrize(
    ("items", "carried"),
    [
        ("double_barrel, keys x2", True),
        ("double_barrel, keys x3", False),
        ("double_barrel, revolver", False),
        ("double_barrel, signal_flare", True),
    ],
)
def test_beside_it_there_is_room_for_two_items_and_no_weapon(items: str, carried: bool) -> None:
    assert fits("becky", tuple(hero_cards(items))) == carried


@clause("LN-9.2", "LN-9.3")
def test_who_finds_one_and_has_a_weapon_must_choose() -> None:
    match = table(
        "move_action", hero(at="d1", items="revolver, keys"), active="becky", hero_deck="double_barrel, ammo x9"
    )
    match.choose("search")
    assert match.asked == (0, "overflow")
    assert match.texts == ["drop double_barrel", "drop revolver"], "two items are not too many"
    match.choose("drop revolver")
    assert match.hero().items == ("double_barrel", "keys")


@clause("LN-9.2", "LN-9.3")
def test_it_is_handed_to_nobody_who_has_no_hands_free() -> None:
    heroes = hero(at="d1", items="revolver"), hero("jenny", "d1", "crowbar"), hero("jake", "d1", "keys x2")
    match = table("move_action", *heroes, active="becky", hero_deck="double_barrel, ammo x9")
    match.choose("search")
    assert {text for text in match.texts if text.startswith("hand double_barrel")} == {"hand double_barrel jake"}


@clause("LN-9.1")
@pytest.mark.parametrize(
    ("items", "carried"),
    [
        ("keys x2, ammo x2, torch, lighter", True),
        ("keys x2, ammo x2, torch, lighter x2", False),
        ("keys x2, ammo x2, double_barrel", True),
        ("revolver, crowbar, machete", False),
    ],
)
def test_kenny_carries_six_items_and_still_two_weapons(items: str, carried: bool) -> None:
    assert fits("kenny", tuple(hero_cards(items))) == carried


@clause("LN-9.2")
def test_kenny_gets_rid_of_a_seventh() -> None:
    bags = hero("kenny", "d1", "keys x2, ammo x2, torch, lighter")
    match = table("move_action", bags, active="kenny", hero_deck="dynamite, ammo x9")
    match.choose("search")
    assert match.kind == "overflow"
    assert "drop dynamite" in match.texts


@clause("LN-9.1")
@pytest.mark.parametrize(("items", "carried"), [("keys x4, ammo x4", True), ("keys x4, ammo x4, torch", False)])
def test_with_a_backpack_kenny_carries_eight(items: str, carried: bool) -> None:
    assert fits("kenny", tuple(hero_cards(f"backpack, {items}"))) == carried


@clause("LN-9.3", "LN-9.9")
def test_on_a_strong_back_two_hands_count_as_one() -> None:
    items = ("double_barrel", "keys", "logging_axe")
    assert load("ed_baker", items) == Load(3, 2)
    assert load("ed_baker", items, (("double_barrel", "keys"),)) == Load(2, 2)
