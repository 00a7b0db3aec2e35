"""What each seat sees (section 18)."""

from collections import Counter
from typing import get_args

import msgspec
import pytest

from deadtown.games.zombiaki.cards import full_deck
from deadtown.games.zombiaki.state import STAGES, Phase, Stage
from deadtown.games.zombiaki.street import SPACES
from deadtown.kernel import Event, Seeded
from deadtown.text import LANGUAGES, Speaker
from tests.clauses import clause
from tests.games.matches import stroll
from tests.games.zombiaki.table import (
    GAME,
    H,
    TableMatch,
    Z,
    humans_begin,
    humans_play,
    start,
    zombies_move,
    zombies_play,
)
from tests.kit.sent import sent, told

EVERYBODY = (Z, H, None)


def position(**more: str) -> TableMatch:
    street = "A5 z3+s, B4 car z4+boss(2), C4 wall5, A2 dog, C2 mine fire, B1 z3+ordered, C1 z2 net"
    return humans_play(street, "shot_1, mine", zombies="click, dog", **more)


@clause("ZK-18.1")
def test_all_see_the_same_but_for_their_own_seat() -> None:
    """So those who share a device need not look away."""
    assert not GAME.eyes.secrets
    match = position()
    views = [msgspec.structs.asdict(match.view(seat)) for seat in EVERYBODY]
    assert [view.pop("seat") for view in views] == [Z, H, None]
    assert views[0] == views[1] == views[2]


@clause("ZK-18.1")
@pytest.mark.parametrize("seed", range(3))
def test_they_do_in_every_position(seed: int) -> None:
    for match in stroll(start(seed=f"views {seed}"), seed):
        views = [msgspec.structs.replace(match.view(seat), seat=None) for seat in EVERYBODY]
        assert views[0] == views[1] == views[2]


@clause("ZK-18.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_street_lies_open(seat: int | None) -> None:
    view = position().view(seat)
    a5, b4, b1, c1 = (view.creatures[space] for space in (0, 4, 13, 14))
    assert (a5.strength, a5.shield) == (3, True)
    assert (b4.strength, b4.orders) == (4, 2)
    assert b1.ordered
    assert c1.netted
    assert view.creatures[9].dog
    assert (view.objects[4], view.objects[5], view.objects[11]) == ("car", "wall_5", "mine")
    assert list(view.burning) == [space == 11 for space in range(15)]


@clause("ZK-1.13")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_barred_lanes_are_named(seat: int | None) -> None:
    assert list(humans_play("A1 barrier, B1 z3, C1 barrier", "mine").view(seat).barred) == ["a", "c"]
    assert list(position().view(seat).barred) == []


@clause("ZK-11.24")
def test_an_object_keeps_its_number_as_long_as_it_is_on_the_street() -> None:
    match = humans_play("A4 barrel, C3 wall5", "barrel, mine")
    match.choose("play barrel b5", "play mine c4")
    before = numbered(match)
    assert sorted(before.values()) == [1, 2, 3, 4]
    assert before["b5"] == 3
    match = humans_begin("A5 barrel, B4 barrel, B3 wall5, C3 wall6")
    assert numbered(match) == {"a4": 1, "b3": 3, "c3": 4}


@pytest.mark.parametrize("seed", range(3))
def test_no_two_objects_have_the_same_number(seed: int) -> None:
    for match in stroll(start(seed=f"objects {seed}"), seed):
        numbers = numbered(match)
        assert {space for space, number in numbers.items() if number} == set(numbers)
        assert len(set(numbers.values())) == len(numbers)
        assert sum(map(bool, match.view(None).object_numbers)) == len(numbers)


def numbered(match: TableMatch) -> dict[str, int]:
    """The numbers of all objects, by space."""
    view = match.view(None)
    lying = zip(SPACES, view.objects, view.object_numbers, strict=True)
    return {space: number for space, thing, number in lying if thing}


@clause("ZK-18.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_hands_and_discard_piles_lie_open_and_decks_are_counted(seat: int | None) -> None:
    match = position(zombie_deck="claws x3, dawn", human_deck="shot_2 x5", zombie_discard="mass", human_discard="net")
    zombies, humans = match.view(seat).zombies, match.view(seat).humans
    assert list(zombies.hand) == ["click", "dog", "terror"]
    assert list(humans.hand) == ["shot_1", "mine", "freeze"]
    assert (list(zombies.discard), list(humans.discard)) == (["mass"], ["net"])
    assert (zombies.deck_count, humans.deck_count) == (4, 5)
    assert (zombies.seat, zombies.name, humans.seat, humans.name) == (Z, "Ada", H, "Bob")


@clause("ZK-18.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_freeze_terror_and_orders_are_shown(seat: int | None) -> None:
    view = humans_play("", "mine", freeze=1, terror=True).view(seat)
    assert (list(view.freezes), view.terror, view.phase) == ([1], True, "humans")
    view = zombies_play("", "dog", order_given=True).view(seat)
    assert (list(view.freezes), view.terror, view.order_given, view.phase) == ([], False, True, "zombies")


def when(match: TableMatch) -> tuple[str, str, int]:
    view = match.view(None)
    return view.phase, view.stage, view.round


@clause("ZK-4.2", "ZK-4.8")
def test_phase_and_stage_are_told_in_the_words_of_the_rules() -> None:
    match = zombies_move("A1 dog, B3 z3, B4 mine", zombies="not_so_fast", human_deck="shot_1, mine, net, scram")
    assert when(match) == ("zombies", "movement", 4)
    match.choose("done", "pass")
    assert (match.asked[1], when(match)) == ("shrapnel", ("zombies", "movement", 4))
    match.choose("shrapnel a4")
    assert when(match) == ("zombies", "discard", 4)
    match.choose("discard terror")
    assert when(match) == ("humans", "discard", 4)
    match.choose("discard net")
    assert when(match) == ("humans", "play", 4)


@clause("ZK-4.10")
def test_what_is_asked_while_barrels_roll_belongs_to_that_stage() -> None:
    match = humans_begin("B5 barrel, B4 mine")
    assert (match.asked[1], when(match)) == ("shrapnel", ("humans", "barrels", 3))


@clause("ZK-13.1")
def test_a_game_that_is_over_has_no_phase_any_more() -> None:
    assert when(zombies_move("B5 z3")) == ("over", "", 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_and_every_stage_has_a_name(language: str) -> None:
    speaker = Speaker(GAME, language)
    assert all(speaker.name("phase", phase) for phase in get_args(Phase))
    assert all(speaker.name("stage", stage) for stage in get_args(Stage) if stage)
    assert set(get_args(Stage)) == {"", *STAGES["zombies"], *STAGES["humans"]}


@clause("ZK-18.1", "ZK-9.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_is_about_to_explode_is_shown(seat: int | None) -> None:
    match = humans_play("A4 mine, A3 car, A2 mine", "street_fire")
    match.choose("play street_fire a")
    assert match.asked == (H, "shrapnel")
    assert list(match.view(seat).blasts) == [("car", "a3"), ("mine", "a2")]


@clause("ZK-18.1")
def test_all_know_whose_decision_it_is_and_only_that_seat_is_asked() -> None:
    match = position()
    assert [match.seen_by(seat).deciding for seat in EVERYBODY] == [H, H, H]
    assert match.seen_by(H).decision is not None
    assert match.seen_by(Z).decision is None
    assert match.seen_by(None).decision is None


@clause("ZK-18.2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_order_of_the_decks_is_hidden(seat: int | None) -> None:
    one = position(zombie_deck="claws, dog, mass, dawn", human_deck="mine, net, car")
    other = position(zombie_deck="mass, claws, dog, dawn", human_deck="car, mine, net")
    assert sent(one, seat) == sent(other, seat)


@clause("ZK-18.2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_which_cards_are_left_can_be_worked_out(seat: int | None) -> None:
    match = start(seed="left")
    view = match.view(seat)
    assert Counter(view.zombies.unseen) == Counter([*full_deck("zombies", {}), "dawn"]) - Counter(view.zombies.hand)
    assert list(view.zombies.unseen) == sorted(view.zombies.unseen)
    assert list(view.humans.unseen) == sorted(full_deck("humans", {}))


@clause("ZK-18.2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_imagined_worlds_look_the_same_and_keep_dawn_last(seat: int | None) -> None:
    match = start(seed="imagined")
    orders = set()
    for number in range(30):
        twin = match.imagine(seat, Seeded(f"twin {number}"))
        assert sent(twin, seat) == sent(match, seat)
        state = twin.state
        assert state.zombies.deck[0] == "dawn"
        assert state.zombies.hand == match.zombies.hand
        assert Counter(state.zombies.deck) == Counter(match.zombies.deck)
        assert Counter(state.humans.deck) == Counter(match.humans.deck)
        orders.add((*state.zombies.deck, *state.humans.deck))
    assert len(orders) == 30


@clause("ZK-18.2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_imagination_does_not_depend_on_the_truth(seat: int | None) -> None:
    one = position(zombie_deck="claws, dog, mass, dawn", human_deck="mine, net, car")
    other = position(zombie_deck="mass, claws, dog, dawn", human_deck="car, mine, net")
    for number in range(5):
        dream = Seeded(f"dream {number}")
        assert one.imagine(seat, dream).digest() == other.imagine(seat, dream).digest()


@clause("ZK-18.2")
def test_imagination_can_be_made_after_dawn_was_drawn() -> None:
    match = zombies_move(zombie_deck="dawn", zombies="claws x2")
    assert match.over
    GAME.eyes.imagine(match.state, Z, Seeded("after"))
    assert match.zombies.deck == []


@clause("ZK-18.1")
@pytest.mark.parametrize("seed", range(2))
def test_events_are_told_to_all_alike(seed: int) -> None:
    match = list(stroll(start(seed=f"events {seed}"), seed))[-1]
    heard: list[Event] = list(match.told)
    assert len(heard) > 50
    assert told(heard, Z) == told(heard, H) == told(heard, None)
    assert all(event.seen_by(None) is event for event in heard)


@clause("ZK-18.2")
def test_a_card_drawn_comes_to_light_only_then() -> None:
    one = position(zombie_deck="claws, dog x8, dawn", human_deck="mine, net, car, scram")
    other = position(zombie_deck="claws, dog x8, dawn", human_deck="scram, net, car, mine")
    for match in (one, other):
        match.choose("end")
    assert sent(one, H) == sent(other, H), "the humans have not drawn yet"
