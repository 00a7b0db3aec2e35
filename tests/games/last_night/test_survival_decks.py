"""The Survival decks: searching in them, and what is and is not a hero card (LN-18.7 to LN-18.9, LN-8.5)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import HeroCardsDiscarded, ItemFound, SurvivalCardsDiscarded, TacticFound
from deadtown.games.last_night.ground import DEFAULT, NAMES, ground
from deadtown.games.last_night.options import Options
from deadtown.games.last_night.state import Hero
from deadtown.games.last_night.survival_cards import SURVIVAL_TACTICS, TACTICS, UNIQUE, UNIQUE_ITEMS, survival_deck
from deadtown.kernel import Seeded
from tests.clauses import clause
from tests.games.last_night.moments import answer, at_window, cancelled_and_not
from tests.games.last_night.table import NightMatch, hero, kept, start, table

DECKS = {"opt_survival_decks": True}
UNIQUE_DECK = "magnum, old_diary, kevlar_vest"
TACTIC_DECK = "regroup, rest_up, diversion"


def acting(*heroes: Hero, left: int = 5, **more: Any) -> NightMatch:
    """A hero chooses its Move Action, with the Survival decks; by default in the Church, whose numbers are low."""
    cast = heroes or (hero("becky", "a5"),)
    decks = {"unique_deck": UNIQUE_DECK, "tactic_deck": TACTIC_DECK, **more}
    return table("move_action", *cast, active=cast[0].person, left=left, **{"options": DECKS, **decks})


def searches(match: NightMatch) -> set[str]:
    return {text for text in match.texts if text.startswith("survival_search")}


# The decks


@clause("LN-18.7")
def test_the_decks_have_twenty_cards_each() -> None:
    rules = Options(opt_survival_decks=True, barricades="on").rules
    assert sorted(survival_deck(UNIQUE, rules)) == sorted(UNIQUE_ITEMS)
    assert sorted(survival_deck(TACTICS, rules)) == sorted([*SURVIVAL_TACTICS] * 2)
    assert len(survival_deck(UNIQUE, rules)) == len(survival_deck(TACTICS, rules)) == 20


def test_fortify_is_left_out_without_barricades() -> None:
    assert "fortify" not in survival_deck(TACTICS, Options(opt_survival_decks=True, barricades="off").rules)


@clause("LN-18.7")
def test_they_are_shuffled_at_set_up_if_they_are_agreed_on() -> None:
    match = start(opt_survival_decks=True)
    match.wait_for("order_zombies")
    assert sorted(match.state.unique_deck) == sorted(UNIQUE_ITEMS)
    assert match.state.unique_deck != [*UNIQUE_ITEMS]
    without = start()
    without.wait_for("order_zombies")
    assert without.state.unique_deck == without.state.tactic_deck == []


# Searching


@clause("LN-18.7", "LN-5.5")
@pytest.mark.parametrize(("left", "possible"), [(4, False), (5, True), (6, True)])
def test_a_survival_search_takes_a_movement_roll_of_five(left: int, possible: bool) -> None:
    assert bool(searches(acting(left=left))) == possible


@clause("LN-5.5")
def test_the_roll_counts_as_it_is_modified() -> None:
    match = table(
        *("roll_movement", hero("becky", "a5")),
        active="becky",
        options=DECKS,
        unique_deck=UNIQUE_DECK,
        remaining=[kept("heavy_rain")],
        dice=[5],
    )
    match.wait_for("move_action")
    assert searches(match), "it rains on those outdoors alone"


@clause("LN-18.7")
def test_without_the_option_there_is_none() -> None:
    assert not searches(acting(options={}))


@clause("LN-18.8")
@pytest.mark.parametrize(
    ("building", "numbers", "decks"),
    [
        ("church", (1, 2, 3), {UNIQUE}),
        ("police_station", (4, 5, 6), {TACTICS}),
        ("airplane_hangar", (1, 2), {UNIQUE}),
        ("hospital", (5, 6), {TACTICS}),
        ("diner", (3, 4), {UNIQUE, TACTICS}),
    ],
)
def test_the_number_set_of_the_building_decides(building: str, numbers: tuple[int, ...], decks: set[str]) -> None:
    """In the middle the hero chooses."""
    found = ground(DEFAULT).named(building)
    assert found is not None
    assert found.numbers == numbers
    match = acting(hero("becky", NAMES[found.spaces[0]]))
    assert searches(match) == {f"survival_search {deck}" for deck in decks}


@clause("LN-18.9", "LN-13.14", "LN-5.9")
@pytest.mark.parametrize(
    "more",
    [
        {"unique_deck": ""},
        {"remaining": [kept("theyve_taken", "church")]},
        {"heroes": hero("becky", "f5")},
        {"heroes": hero("becky", "a5", on="got_to_get_to", bound=2)},
        {"heroes": hero("becky", "f6"), "scenario": "defend_the_manor", "layout": "c2 l3 l4 l5 l6"},
    ],
    ids=["empty deck", "taken over", "outdoors", "has to go", "no numbers"],
)
def test_where_nobody_searches_there_is_none(more: dict[str, Any]) -> None:
    heroes = (more.pop("heroes"),) if "heroes" in more else ()
    assert not searches(acting(*heroes, **more))


@clause("LN-18.7", "LN-18.9")
def test_a_unique_item_is_shown_and_put_on_the_hero() -> None:
    match = acting()
    match.choose(f"survival_search {UNIQUE}")
    assert match.hero().items == ("magnum",)
    assert match.told.of(ItemFound)[0].seen_by(1).card == "magnum"
    assert match.view(1).unique_deck == 2
    assert len(match.state.hero_deck) == 20, "no hero card is drawn"


@clause("LN-18.9", "LN-8.1")
def test_a_tactic_goes_to_the_hand_unseen_by_the_zombies() -> None:
    match = acting(hero("becky", "d1"))
    match.choose(f"survival_search {TACTICS}")
    assert match.state.hands[0] == ["regroup"]
    found = match.told.of(TacticFound)[0]
    assert found.seen_by(0).card == "regroup"
    assert found.seen_by(1).card == ""
    assert match.view(1).seats[0].hand is None
    assert match.view(1).seats[0].tactics == 1


@clause("LN-9.1", "LN-9.2")
def test_a_unique_item_counts_as_an_item() -> None:
    match = acting(hero("becky", "a5", items="keys, torch, lighter, ammo"))
    match.choose(f"survival_search {UNIQUE}")
    assert match.kind == "overflow"
    match.choose("drop magnum")
    assert match.state.unique_discard == ["magnum"]
    assert match.state.hero_discard == []


@clause("LN-5.11")
def test_a_survival_search_is_a_search_for_what_reacts_to_it() -> None:
    match = acting(hero("becky", "a5", on="heroic_resolve"))
    match.choose(f"survival_search {UNIQUE}")
    assert match.hero().on == ()


@clause("LN-5.11")
def test_a_keen_eye_looks_at_two_cards_of_that_deck() -> None:
    match = acting(hero("jake", "a5"))
    match.choose(f"survival_search {UNIQUE}")
    assert match.asked == (0, "keep_card")
    assert match.view(1).looked == ()
    match.choose("keep old_diary")
    assert match.hero("jake").items == ("old_diary",)
    assert match.state.unique_discard == ["magnum"]


@clause("LN-18.9")
def test_nobody_loses_by_an_empty_survival_deck() -> None:
    match = acting(unique_deck="magnum")
    match.choose(f"survival_search {UNIQUE}")
    assert not match.over
    assert match.state.unique_deck == []


def test_wishes_are_refused_with_the_clause() -> None:
    def refused(match: NightMatch, deck: str) -> str:
        refusal = match.why_not(0, ("survival_search", deck))
        assert refusal is not None
        return f"{refusal.clause} {refusal.reason}"

    assert refused(acting(left=4), UNIQUE) == "LN-18.7 movement-too-low"
    assert refused(acting(), TACTICS) == "LN-18.8 not-that-survival-deck"
    assert refused(acting(unique_deck=""), UNIQUE) == "LN-18.9 survival-deck-empty"
    assert refused(acting(options={}), UNIQUE) == "LN-18.7 no-survival-decks"
    assert refused(acting(hero("becky", "f5")), UNIQUE) == "LN-5.9 not-in-a-building"


# They are no hero cards


@clause("LN-7.15", "LN-8.5")
def test_on_death_unique_items_go_to_their_own_pile() -> None:
    match = table(
        *("hero_fights", hero("becky", items="magnum, keys", wounds=2)),
        zombies="f5",
        active="becky",
        options=DECKS,
        dice=[1, 1, 6],
    )
    match.wait_for("new_hero_space")
    assert match.state.unique_discard == ["magnum"]
    assert match.state.hero_discard == ["keys"]


@clause("LN-8.5")
def test_what_brings_hero_cards_back_does_not_touch_them() -> None:
    match = at_window("heroes_start", hand="deputy_taylor", options=DECKS, unique_discard=["magnum"])
    assert "play deputy_taylor recover" not in match.playable(0)


@clause("LN-8.5")
def test_a_tactic_that_is_played_is_not_cancelled_and_goes_to_its_own_pile() -> None:
    match = at_window(
        "heroes_start",
        *(hero("becky", wounds=1), hero("sally")),
        hand="regroup",
        zombie_hand="loss_of_faith, hes_a_zombie",
        options=DECKS,
    )
    match.choose("play regroup f5")
    assert match.hero().wounds == 0, "nobody is asked in between"
    assert match.state.tactic_discard == ["regroup"]
    assert match.state.hero_discard == []


@clause("LN-8.9")
def test_without_the_option_nobody_is_asked_for_the_sake_of_tactics() -> None:
    """Second Chance is all that a hand could have for the dice of a ranged attack."""
    shot: dict[str, Any] = {"zombies": "f6", "active": "becky", "hand": "recovery", "halts": True}
    for options, asked in (({}, False), (DECKS, True)):
        match = table("ranged_attack", hero(items="revolver"), options=options, dice=[2], **shot)
        match.choose("shoot revolver f6")
        assert (match.kind == "shot_rolled") == asked


# Cards about the decks


def instinct(**more: Any) -> NightMatch:
    return at_window("heroes_start", hand="survival_instinct", **more)


def test_survival_instinct_draws_from_the_deck_of_your_choice() -> None:
    decks = {"options": DECKS, "unique_deck": UNIQUE_DECK, "tactic_deck": TACTIC_DECK}
    assert instinct(**decks).playable(0) == {
        f"play survival_instinct {UNIQUE} becky",
        f"play survival_instinct {TACTICS} becky",
    }
    match = instinct(**decks)
    match.choose(f"play survival_instinct {UNIQUE} becky")
    assert match.hero().items == ("magnum",)
    match = instinct(**decks)
    match.choose(f"play survival_instinct {TACTICS} becky")
    assert "regroup" in match.state.hands[0]


def test_survival_instinct_is_not_for_an_empty_deck() -> None:
    match = instinct(options=DECKS, tactic_deck=TACTIC_DECK)
    assert match.playable(0) == {f"play survival_instinct {TACTICS} becky"}


def test_survival_instinct_without_the_decks_draws_a_hero_card() -> None:
    match = instinct(hero_deck="torch, keys")
    match.choose("play survival_instinct becky")
    assert match.hero().items == ("torch",)


def test_survival_instinct_is_played_in_the_own_turn_alone() -> None:
    assert at_window("zombies_start", hand="survival_instinct", zombies="a1").playable(0) == set()


def picked_clean(cancelled: bool, **more: Any) -> NightMatch:
    """The zombies draw it; Principal Gomez is there to cancel it."""
    match = table(
        *("draw_card", hero()),
        hand="principal_gomez",
        zombie_deck="picked_clean, shamble x9",
        to_draw=1,
        to_act=(1,),
        halts=True,
        **more,
    )
    return answer(match, cancelled)


@cancelled_and_not
def test_picked_clean_costs_three_cards_of_each_deck(cancelled: bool) -> None:
    match = picked_clean(
        cancelled, options=DECKS, unique_deck="magnum, old_diary", tactic_deck="regroup x2, rest_up x2"
    )
    lost = match.told.of(SurvivalCardsDiscarded)
    if cancelled:
        assert lost == []
        assert len(match.state.tactic_deck) == 4
    else:
        assert [event.cards for event in lost] == [("magnum", "old_diary"), ("regroup", "regroup", "rest_up")]
        assert match.state.unique_discard == ["magnum", "old_diary"]
        assert match.state.tactic_deck == ["rest_up"]


@cancelled_and_not
def test_picked_clean_without_the_decks_costs_three_hero_cards(cancelled: bool) -> None:
    match = picked_clean(cancelled)
    assert len(match.state.hero_deck) == (20 if cancelled else 17)
    assert bool(match.told.of(HeroCardsDiscarded)) != cancelled


# What a seat may imagine


def test_tactics_in_hands_change_places_with_those_of_their_deck_alone() -> None:
    match = acting(
        hero("becky", "a5", seat=0), players=2, hands={0: "regroup, recovery"}, hero_deck="faith x5, keys x5"
    )
    hands = set()
    for seed in range(30):
        state = match.imagine(1, Seeded(f"imagine {seed}")).state
        hands.add(tuple(state.hands[0]))
        assert sum(card in SURVIVAL_TACTICS for card in state.hands[0]) == 1
        assert all(card in SURVIVAL_TACTICS for card in state.tactic_deck)
        assert sorted(state.unique_deck) == sorted(match.state.unique_deck)
    assert len(hands) > 4
    assert match.state.hands[0] == ["recovery", "regroup"]
