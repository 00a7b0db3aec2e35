"""Pick-Up spaces of every building, and what is taken there (LN-5.11, Table B)."""

from typing import Any

import pytest

from deadtown.games.last_night.cards import HERO_CARDS, deck
from deadtown.games.last_night.events import TakenFromDiscard
from deadtown.games.last_night.ground import NAMES, Building, ground
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, table

FIRST, SECOND = "c1 l1 l2 l3 l4", "c1 l5 l6 l1 l2"
"""Two maps with all boards of the set."""
TAKEN = {
    "general_store": {"torch", "lighter", "welding_torch"},
    "gun_shop": {"revolver", "pump_shotgun", "ammo"},
    "the_plant": {"welding_torch", "crowbar"},
    "bank": set(),
    "gas_station": {"gasoline"},
    "church": {"faith"},
    "police_station": {"revolver", "ammo"},
    "airplane_hangar": {"signal_flare"},
    "diner": {"meat_cleaver"},
    "hospital": {"first_aid_kit", "recovery"},
    "barn": {"pitchfork", "chainsaw"},
    "farmhouse": {"old_betsy", "pump_shotgun"},
    "high_school": {"keys", "fire_extinguisher"},
    "gym": {"baseball_bat"},
}
"""What each building has, of the cards of these sets."""
ALL = ", ".join(dict.fromkeys(deck(HERO_CARDS, frozenset({"base", "advanced"}))))


def building(name: str) -> tuple[str, Building]:
    """A building, and a map that it is on."""
    for layout in (FIRST, SECOND):
        found = ground(layout).named(name)
        if found is not None:
            return layout, found
    raise AssertionError(name)


def standing(at: str, layout: str, person: str = "becky", **more: Any) -> NightMatch:
    more.setdefault("hero_discard", ALL)
    return table("move_action", hero(person, at=at), active=person, left=1, layout=layout, **more)


def pick_ups(match: NightMatch) -> set[str]:
    return {text.split()[1] for text in match.texts if text.startswith("pick_up")}


def test_all_buildings_are_looked_at() -> None:
    there = {one.name for layout in (FIRST, SECOND) for one in ground(layout).buildings}
    assert there == {*TAKEN}


@clause("LN-5.11")
@pytest.mark.parametrize(("name", "cards"), TAKEN.items())
def test_on_the_pick_up_space_the_discard_pile_has_what_the_building_has(name: str, cards: set[str]) -> None:
    layout, found = building(name)
    for space in found.spaces:
        match = standing(NAMES[space], layout)
        assert pick_ups(match) == (cards if space == found.pick_up else set()), NAMES[space]
        assert "search" in match.texts
    assert (found.pick_up in found.spaces) == bool(cards)


@clause("LN-5.11")
@pytest.mark.parametrize(("name", "card"), [(name, card) for name, cards in TAKEN.items() for card in sorted(cards)])
def test_a_card_is_taken_as_if_it_were_drawn(name: str, card: str) -> None:
    layout, found = building(name)
    match = standing(NAMES[found.pick_up], layout, hero_discard=f"{card}, at_last")
    match.choose(f"pick_up {card}")
    assert [event.card for event in match.told.of(TakenFromDiscard)] == [card]
    if HERO_CARDS[card].kind == "item":
        assert match.hero().items == (card,)
    else:
        assert match.state.hands[0] == [card]
        assert match.state.known[0] == (card,), "all have seen it"
    assert match.state.hero_discard == ["at_last"]
    assert len(match.state.hero_deck) == 20, "nothing is drawn"


@clause("LN-5.11")
def test_there_must_be_such_a_card_in_the_pile() -> None:
    assert pick_ups(standing("a6", "c1 l3 l4 l5 l6", hero_discard="keys")) == set()
    assert pick_ups(standing("a6", "c1 l3 l4 l5 l6", hero_discard="")) == set()


@clause("LN-5.11", "LN-9.2")
def test_what_is_picked_up_counts_for_the_limits() -> None:
    match = table(
        *("move_action", hero(at="f11", items="crowbar, chainsaw")),
        active="becky",
        left=1,
        hero_discard="baseball_bat",
    )
    match.choose("pick_up baseball_bat")
    assert match.kind == "overflow"


@clause("LN-5.11")
def test_zombies_in_the_space_do_not_keep_anybody_from_it() -> None:
    assert pick_ups(standing("a6", "c1 l3 l4 l5 l6", zombies="a6")) == {"faith"}


@clause("LN-5.11", "LN-13.5")
def test_what_forbids_to_search_forbids_to_pick_up() -> None:
    assert pick_ups(standing("a6", "c1 l3 l4 l5 l6", destroyed=(0,))) == set()
    bound = table(
        *("move_action", hero(at="a6", on="got_to_get_to", bound=3)), active="becky", left=1, hero_discard="faith"
    )
    assert pick_ups(bound) == set()


def test_the_sheriff_takes_a_revolver_in_every_building_that_is_searched() -> None:
    assert pick_ups(standing("b5", "c1 l3 l4 l5 l6", "sheriff_anderson")) == {"revolver"}
    assert pick_ups(standing("c5", "c1 l3 l4 l5 l6", "sheriff_anderson")) == set()
    assert pick_ups(standing("f6", "c2 l3 l4 l5 l6", "sheriff_anderson")) == set(), "nobody searches there"
    assert pick_ups(standing("b5", "c1 l3 l4 l5 l6", "sheriff_anderson", hero_discard="keys")) == set()
