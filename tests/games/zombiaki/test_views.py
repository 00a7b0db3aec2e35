"""What each seat sees (section 18)."""

from collections import Counter

import msgspec
import pytest

from deadtown.games.zombiaki.cards import full_deck
from deadtown.kernel import Event, Seeded
from tests.clauses import clause
from tests.games.matches import stroll
from tests.games.zombiaki.table import GAME, H, TableMatch, Z, humans_play, start, zombies_move, zombies_play
from tests.kit.sent import sent, told

EVERYBODY = (Z, H, None)


def position(**more: str) -> TableMatch:
    street = "A5 z3+s, B4 car z4+boss(2), C4 wall5, A2 dog, C2 mine fire, B1 z3+ordered, C1 z2 net"
    return humans_play(street, "shot_1, mine", zombies="click, dog", **more)


@clause("ZK-18.1")
def test_all_see_the_same_but_for_their_own_seat() -> None:
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
