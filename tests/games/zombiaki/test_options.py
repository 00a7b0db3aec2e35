"""The options of section 17, each with what it changes; and options of somebody who means no good."""

from typing import Any

import pytest

from deadtown.games.zombiaki.cards import KINDS, SIDE_OF
from deadtown.games.zombiaki.catalogue import CATALOGUE
from deadtown.games.zombiaki.street import SPACES
from deadtown.kernel import BadOptions
from deadtown.text import LANGUAGES, Speaker
from tests.clauses import clause
from tests.games.matches import played_out
from tests.games.zombiaki.table import GAME, NAMES, H, Z, humans_play, start, street, zombies_play

WIDE = {"dog_entry": "rows_1_to_3"}
SCOPE = {"click_scope": "guns_and_grenade"}
UNDER = {"pit_under_creature": True}


# dog_entry


@clause("ZK-10.2", "ZK-6.8")
def test_a_dog_may_come_onto_rows_1_to_3() -> None:
    position = "A1 z3, B2 dog, C3 wall5, A3 mine, B1 pit1"
    match = zombies_play(position, "dog, zombie_3", **WIDE)
    rows = {f"{lane}{row}" for lane in "abc" for row in (1, 2, 3)}
    assert match.targets("dog") == rows - {"a1", "b2", "c3"}
    assert match.targets("zombie_3") == {"b1", "c1"}


@clause("ZK-10.2")
def test_even_so_not_into_a_barred_lane() -> None:
    assert zombies_play("A1 barrier, C1 barrier", "dog", **WIDE).targets("dog") == {"b1", "b2", "b3"}


@clause("ZK-10.2", "ZK-6.1")
def test_it_enters_there() -> None:
    match = zombies_play("B3 pit1", "dog", **WIDE)
    match.choose("play dog b3")
    assert street(match) == "-"


# click_scope


@clause("ZK-12.1")
def test_click_may_stop_the_grenade() -> None:
    match = humans_play("B3 z3", "grenade", zombies="click", **SCOPE)
    match.choose("play grenade b3")
    assert match.asked == (Z, "click")
    match.choose("click")
    assert street(match) == "B3 z3"
    assert match.humans.discard == ["grenade"]
    assert match.zombies.discard == ["click"]


@clause("ZK-12.1", "ZK-12.2")
def test_a_wider_click_stops_guns_still_and_nothing_else() -> None:
    match = humans_play("B3 z3", "shot_1, napalm, gasoline", zombies="click", **SCOPE)
    match.choose("play napalm a1", "play gasoline b3 1")
    assert match.asked == (H, "play")
    match.choose("play shot_1 b")
    assert match.asked == (Z, "click")
    match = humans_play("B3 z3", "grenade", **SCOPE)
    match.choose("play grenade b3")
    assert match.asked == (H, "play")


# pit_under_creature


@clause("ZK-11.8", "ZK-6.2")
@pytest.mark.parametrize(
    ("who", "after"), [("z2", "-"), ("z3", "B3 pit2 z3"), ("z5+s", "B3 z5"), ("dog", "-"), ("z2 net", "-")]
)
def test_a_pit_may_be_dug_under_a_creature_that_enters_it_at_once(who: str, after: str) -> None:
    match = humans_play(f"B3 {who}", "pit_2", **UNDER)
    match.choose("play pit_2 b3")
    assert street(match) == after


@clause("ZK-11.8")
def test_under_a_creature_but_not_under_a_thing_or_in_the_fire() -> None:
    position = "A3 z3, B3 car z3, C3 z3 fire, A2 wall5, B2 fire, C2 dog"
    match = humans_play(position, "pit_1, mine", **UNDER)
    assert match.targets("pit_1") == set(SPACES) - {"b3", "c3", "a2", "b2"}
    assert not match.targets("mine") & {"a3", "b3", "c3", "c2"}, "mines still need an empty space"


@clause("ZK-11.8", "ZK-7.11")
def test_a_boss_may_fall_in() -> None:
    match = humans_play("B3 z2+boss(1), A3 z3", "pit_2", **UNDER)
    match.choose("play pit_2 b3")
    assert street(match) == "A2 z3"


# What an option leaves alone


@pytest.mark.parametrize("options", [WIDE, SCOPE, UNDER], ids=lambda options: next(iter(options)))
def test_an_option_changes_nothing_else(options: dict[str, Any]) -> None:
    """A position with a bit of everything: but for the card in question all choices are the same."""
    position = "A5 z3, B4 car z4+s, C4 wall5, A2 dog, C2 mine, B1 z3+boss(2), C1 z2 net"
    own = {"dog_entry": "dog", "click_scope": "grenade", "pit_under_creature": "pit"}[next(iter(options))]
    for turn, side in ((zombies_play, "zombies"), (humans_play, "humans")):
        hand = ", ".join(card for card in KINDS if SIDE_OF[card] == side and card != "dawn")
        plain, other = turn(position, hand), turn(position, hand, **options)
        different = set(plain.texts) ^ set(other.texts)
        assert all(text.startswith(f"play {own}") for text in different)


# deck_counts


@clause("ZK-2.1", "ZK-3.2")
def test_other_numbers_of_copies() -> None:
    match = start(deck_counts={"zombie_2": 0, "dog": 5, "shot_1": 1, "freeze": 3})
    zombies = [*match.zombies.deck, *match.zombies.hand]
    assert (zombies.count("zombie_2"), zombies.count("dog"), zombies.count("dawn")) == (0, 5, 1)
    assert len(zombies) == 38
    assert zombies[0] == "dawn"
    assert (match.humans.deck.count("shot_1"), match.humans.deck.count("freeze")) == (1, 3)
    assert len(match.humans.deck) == 36


@clause("ZK-4.5", "ZK-13.2")
def test_a_deck_of_dawn_alone() -> None:
    none = {kind.card: 0 for kind in CATALOGUE.cards if kind.card != "dawn"}
    match = start(deck_counts=none)
    assert match.outcome is not None
    assert match.outcome.winners == [H]


@clause("ZK-4.11", "ZK-13.3")
def test_humans_without_a_card() -> None:
    none = {kind.card: 0 for kind in CATALOGUE.cards if kind.side == "humans"}
    match = played_out(start(deck_counts=none), 1)
    assert match.outcome is not None
    assert match.outcome.winners == [Z]


@clause("ZK-2.1")
def test_the_largest_decks_can_be_played() -> None:
    many = {kind.card: 40 for kind in CATALOGUE.cards if kind.card != "dawn"}
    match = start(deck_counts=many)
    assert len(match.zombies.deck) == 17 * 40 + 1 - 4
    assert len(match.humans.deck) == 25 * 40
    for _ in range(50):
        match.choose(1)


@clause("ZK-3.2")
def test_dawn_may_be_told_as_it_is() -> None:
    assert start(deck_counts={"dawn": 1}).zombies.deck[0] == "dawn"


@pytest.mark.parametrize(
    "given",
    [
        None,
        5,
        "dog_entry",
        [],
        {5: 1},
        {"x" * 100_000: 1},
        {"dog_entry": "row_2"},
        {"dog_entry": ["row_1"]},
        {"dog_entry": "\ud800"},
        {"click_scope": ""},
        {"first_seat": "dogs"},
        {"first_seat": 0},
        {"pit_under_creature": "perhaps"},
        {"deck_counts": "dog"},
        {"deck_counts": ["dog"]},
        {"deck_counts": {"dog": -1}},
        {"deck_counts": {"dog": 41}},
        {"deck_counts": {"dog": 2**64}},
        {"deck_counts": {"dog": 1.5}},
        {"deck_counts": {"dog": None}},
        {"deck_counts": {"dog": {"a": 1}}},
        {"deck_counts": {f"dog{number}": 1 for number in range(1000)}},
        {"deck_counts": {"wolf": 1}},
        {"deck_counts": {"": 1}},
        {"deck_counts": {"Dog": 1}},
        {"deck_counts": {"bitten": 1}},
        {"deck_counts": {"x" * 5000: 1}},
        {"deck_counts": {"\ud800": 1}},
        {"deck_counts": {5: 1}},
        {"deck_counts": {"dawn": 0}},
        {"deck_counts": {"dawn": 2}},
    ],
)
def test_what_is_no_option_is_refused_in_one_short_line(given: Any) -> None:
    with pytest.raises(BadOptions) as error:
        GAME.rules.start(GAME.rules.read_options(given), NAMES)
    assert "\n" not in str(error.value)
    for language in LANGUAGES:
        said = Speaker(GAME, language).refusal(error.value.refusal)
        assert len(said) < 500
