"""Who sees what at the table (section 10)."""

from typing import Any

import msgspec
import pytest

from deadtown.games.zombinion.view import HunterView, View
from deadtown.kernel import SeenWindow
from tests.clauses import clause
from tests.games.matches import refusal, stroll
from tests.games.zombinion.table import TableMatch, cards, hunter, start, table

EVERYBODY = (0, 1, 2, None)
OTHERS = (1, 2, None)


def three(ada: str = "bullet", **zones: Any) -> TableMatch:
    """Ada, Bob and Cleo; Ada is active and her zones are told."""
    return table(hunter(hand=ada, **zones), hunter(hand="zombie"), hunter(hand="rounds"), step="hunt")


def seen(match: TableMatch, seat: int | None, whose: int = 0) -> HunterView:
    hunters: list[HunterView] = match.view(seat).hunters
    return hunters[whose]


@clause("ZN-10.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_may_count_every_pile_of_the_supply(seat: int | None) -> None:
    match = table(hunter(), hunter(), hunter(), shots=2, supply={"decoy": 1, "reload": 0})
    match.choose("take decoy")
    piles = {pile.card: pile.count for pile in match.view(seat).supply}
    assert len(piles) == 17
    assert (piles["decoy"], piles["reload"], piles["zombie"], piles["bullet"]) == (0, 0, 12, 39)


@clause("ZN-10.2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_may_look_through_the_trash(seat: int | None) -> None:
    match = table(hunter(hand="sacrifice, zombie, bullet"), hunter(), hunter(), trash="rounds")
    match.choose("play sacrifice", "pick bullet", "pick zombie")
    assert list(match.view(seat).trash) == ["rounds", "bullet", "zombie"]


@clause("ZN-10.3")
def test_a_player_may_count_the_own_deck_but_not_the_deck_of_another() -> None:
    match = three(deck="bullet x7")
    assert seen(match, 0).deck_count == 7
    assert [seen(match, seat).deck_count for seat in OTHERS] == [None, None, None]


@clause("ZN-10.3")
def test_decks_of_different_sizes_look_the_same_to_the_others() -> None:
    small, large = three(deck="bullet"), three(deck="bullet x40")
    for seat in OTHERS:
        assert small.seen_by(seat) == large.seen_by(seat)


@clause("ZN-10.4")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_may_look_into_a_deck(seat: int | None) -> None:
    one, other = three(deck="bullet, zombie, rounds"), three(deck="magazine, decoy, infection")
    assert one.seen_by(seat) == other.seen_by(seat)


@clause("ZN-10.5")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_may_count_or_look_through_a_discard_pile(seat: int | None) -> None:
    one, other = three(discard="bullet, zombie"), three(discard="magazine x5, decoy, zombie")
    assert one.seen_by(seat) == other.seen_by(seat)
    assert seen(one, seat).discard_top == "zombie"


@clause("ZN-10.6")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_whether_a_deck_or_a_discard_pile_is_empty(seat: int | None) -> None:
    full, empty = three(deck="bullet", discard="zombie"), three()
    assert not seen(full, seat).deck_empty
    assert seen(full, seat).discard_top is not None
    assert seen(empty, seat).deck_empty
    assert seen(empty, seat).discard_top is None


@clause("ZN-10.7")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    match = three("bullet, decoy, zombie")
    assert seen(match, 0).hand == ["bullet", "decoy", "zombie"]
    assert [seen(match, seat).hand for seat in OTHERS] == [None, None, None]
    assert seen(match, 0, whose=1).hand is None


@clause("ZN-10.7")
@pytest.mark.parametrize("seat", OTHERS)
def test_two_hands_of_the_same_number_look_the_same_to_the_others(seat: int | None) -> None:
    one, other = three("bullet, decoy, zombie"), three("magazine x2, infection")
    assert one.seen_by(seat) == other.seen_by(seat)
    assert seen(one, seat).hand_count == 3
    assert one.seen_by(0) != other.seen_by(0)


@clause("ZN-10.7")
def test_the_number_of_cards_in_hand_is_right_while_some_are_being_picked() -> None:
    match = table(hunter(hand="sacrifice, zombie, bullet, rounds"), hunter(), hunter())
    match.choose("play sacrifice", "pick bullet", "pick zombie")
    assert [seen(match, seat).hand_count for seat in EVERYBODY] == [3, 3, 3, 3]
    assert seen(match, 0).picked == ("bullet", "zombie")
    assert [seen(match, seat).picked for seat in OTHERS] == [None, None, None]


@clause("ZN-10.8")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_play_areas_counters_and_turns_are_visible_to_everybody(seat: int | None) -> None:
    match = table(hunter(hand="stick_together, rounds", turns=7), hunter(turns=6), hunter(turns=5))
    match.choose("play stick_together", "play rounds")
    view: View = match.view(seat)
    assert view.hunters[0].in_play == ["stick_together", "rounds"]
    assert (view.active, view.phase, view.actions, view.targets, view.shots) == (0, "hunt", 2, 2, 4)
    assert [one.turns for one in view.hunters] == [7, 6, 5]


@clause("ZN-10.8")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_cards_set_aside_are_visible_to_everybody(seat: int | None) -> None:
    match = table(hunter(hand="hide", deck="decoy, cunning"), hunter(), hunter())
    match.choose("play hide", "set_aside")
    assert list(seen(match, seat).aside) == ["decoy"]


@clause("ZN-10.8")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_revealed_cards_are_visible_to_everybody(seat: int | None) -> None:
    match = table(hunter(hand="radio", deck="bullet, zombie, rounds, decoy, cunning"), hunter(), hunter())
    match.choose("play radio")
    assert list(seen(match, seat).revealed) == ["bullet", "zombie", "rounds", "decoy", "cunning"]


@clause("ZN-10.9")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_no_collection_and_no_outcome_is_shown_before_the_end(seat: int | None) -> None:
    for match in stroll(start(3, seed="running", turn_cap=6), 5):
        view: View = match.view(seat)
        if match.over:
            assert view.outcome is not None
            assert all(one.collection is not None for one in view.hunters)
        else:
            assert view.outcome is None
            assert [one.collection for one in view.hunters] == [None, None, None]


@clause("ZN-10.9")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_hunters_with_different_points_look_the_same(seat: int | None) -> None:
    poor, rich = three(deck="infection x5"), three(deck="many_more_zombies x5")
    assert poor.seen_by(seat) == rich.seen_by(seat)


@clause("ZN-10.11")
def test_the_others_see_who_is_deciding_and_which_card_is_resolved_but_not_the_options() -> None:
    match = table(hunter(hand="higher_ground"), hunter(hand="bullet, zombie, rounds, decoy"), hunter())
    match.choose("play higher_ground")
    for seat in EVERYBODY:
        sent = match.seen_by(seat)
        assert sent.deciding == 1
        assert sent.view.resolving == "higher_ground"
        assert (sent.decision is not None) == (seat == 1)
    assert match.seen_by(1).decision == match.decision


@clause("ZN-10.11")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_decisions_with_other_options_look_the_same_to_the_others(seat: int | None) -> None:
    sent = []
    for hand in ("bullet, zombie, rounds, decoy", "magazine, infection, cunning, shotgun"):
        match = table(hunter(hand="higher_ground"), hunter(hand=hand), hunter())
        match.choose("play higher_ground")
        sent.append((match.seen_by(seat), [event.seen_by(seat) for event in match.told]))
    assert sent[0] == sent[1]


@clause("ZN-10.11")
def test_who_asks_out_of_turn_is_told_only_who_is_deciding() -> None:
    match = table(hunter(hand="higher_ground"), hunter(hand="bullet, zombie x4"), hunter(hand="decoy"))
    match.choose("play higher_ground")
    refused = refusal(match, "play decoy", seat=2)
    assert (refused.reason, refused.arguments) == ("not-your-decision", {"seat": 1})


@clause("ZN-8.7", "ZN-10.11")
@pytest.mark.parametrize("held", ["barricade, zombie", "zombie x2"])
def test_nobody_can_tell_from_what_is_sent_whether_a_hunter_who_owns_a_barricade_holds_it(held: str) -> None:
    match = table(
        hunter(hand="higher_ground"), hunter(hand=held, deck="barricade, zombie"), hunter(hand="decoy"), halts=True
    )
    match.choose("play higher_ground")
    for seat in (0, 2, None):
        seen = match.seen_by(seat)
        assert seen.window == SeenWindow("react", (1,), {"card": "higher_ground"})
        assert (seen.deciding, seen.decision) == (None, None)
    assert (match.asks(1) is not None) == ("barricade" in held)


@clause("ZN-10.11")
def test_the_innermost_card_is_the_one_being_resolved() -> None:
    match = table(hunter(hand="tactics, ammo_box, zombie"), hunter())
    assert match.view(1).resolving is None
    match.choose("play tactics")
    assert match.view(1).resolving == "ammo_box"
    match.choose("gain bullet", "gain bullet")
    assert match.view(1).resolving is None


@clause("ZN-10.12")
def test_a_spectator_sees_what_every_seat_sees_and_nothing_more() -> None:
    for match in stroll(start(3, seed="spectator", combat_set="clash", turn_cap=6), 11):
        spectator = msgspec.to_builtins(match.view(None))
        seats = [msgspec.to_builtins(match.view(seat)) for seat in range(3)]
        for name in set(spectator) - {"seat", "hunters"}:
            assert [one[name] for one in seats] == [spectator[name]] * 3
        for place, shown in enumerate(spectator["hunters"]):
            for name, value in shown.items():
                values = [one["hunters"][place][name] for one in seats]
                seen_by_every_seat = values[0] if values == [values[0]] * 3 else None
                assert value == seen_by_every_seat
        assert match.seen_by(None).decision is None


@clause("ZN-10.12")
def test_at_the_end_a_spectator_sees_all_cards() -> None:
    match = table(hunter(hand="decoy", deck="zombie"), hunter(discard="rounds"), step="hunt", turn_cap=1)
    match.choose("end_hunt", "end_hunt")
    assert match.over
    assert [one.collection for one in match.view(None).hunters] == [cards("decoy, zombie"), ["rounds"]]
