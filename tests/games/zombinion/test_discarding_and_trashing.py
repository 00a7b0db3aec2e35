"""Discarding, trashing, revealing and setting aside."""

import pytest

from deadtown.games.zombinion import events
from tests.clauses import clause
from tests.games.matches import refusal
from tests.games.zombinion.table import cards, hunter, table

EVERYBODY = (0, 1, None)


@clause("ZN-7.8")
def test_a_card_discarded_comes_from_the_hand_and_goes_on_top_of_its_owners_discard_pile() -> None:
    you = hunter(hand="zombie, bullet x3", discard="rounds")
    match = table(hunter(hand="higher_ground", discard="magazine"), you)
    match.choose("play higher_ground", "pick zombie")
    assert you.discard == ["rounds", "zombie"]
    assert you.hand == cards("bullet x3")
    assert match.hunters[0].discard == ["magazine"]


@clause("ZN-7.8")
def test_a_card_discarded_lies_face_up() -> None:
    match = table(hunter(hand="decoy, zombie, bullet", deck="rounds"), hunter())
    match.choose("play decoy", "pick zombie", "done")
    assert [match.view(seat).hunters[0].discard_top for seat in EVERYBODY] == ["zombie"] * 3


@clause("ZN-7.8")
def test_where_the_effect_says_so_the_card_comes_from_the_deck() -> None:
    you = hunter(hand="bullet", deck="zombie, rounds")
    match = table(hunter(hand="recon", deck="decoy, magazine"), you)
    match.choose("play recon", "put_back", "discard")
    assert (you.hand, you.deck, you.discard) == (["bullet"], ["rounds"], ["zombie"])


@clause("ZN-7.9")
@pytest.mark.parametrize("order", [["zombie", "bullet", "rounds"], ["rounds", "zombie", "bullet"]])
def test_the_owner_gives_the_order_of_cards_discarded_together(order: list[str]) -> None:
    me = hunter(hand="decoy, bullet, rounds, zombie", deck="magazine x3")
    match = table(me, hunter())
    match.choose("play decoy", *(f"pick {card}" for card in order))
    assert me.discard == order


@clause("ZN-7.9")
def test_the_others_learn_how_many_and_see_only_the_last() -> None:
    match = table(hunter(hand="decoy, bullet, rounds, zombie", deck="magazine x3"), hunter())
    match.choose("play decoy", "pick rounds", "pick zombie", "pick bullet")
    discarded = match.told.of(events.Discarded)[0]
    assert discarded.seen_by(0) == events.Discarded(0, 3, "bullet", ("rounds", "zombie", "bullet"))
    assert discarded.seen_by(1) == discarded.seen_by(None) == events.Discarded(0, 3, "bullet", None)


@clause("ZN-7.9")
def test_cards_discarded_together_leave_the_hand_together() -> None:
    me = hunter(hand="decoy, bullet, rounds, zombie", deck="magazine x3")
    match = table(me, hunter())
    match.choose("play decoy", "pick rounds", "pick zombie")
    for seat in (1, None):
        seen = match.view(seat).hunters[0]
        assert (seen.hand_count, seen.discard_top, seen.picked) == (3, None, None)
    assert match.view(0).hunters[0].picked == ("rounds", "zombie")


@clause("ZN-7.10")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_top_card_of_every_discard_pile_is_visible_to_everybody(seat: int | None) -> None:
    match = table(hunter(discard="bullet, zombie"), hunter(discard="infection, rounds"), hunter())
    assert [one.discard_top for one in match.view(seat).hunters] == ["zombie", "rounds", None]


@clause("ZN-7.10")
def test_the_visible_top_changes_with_every_card_put_there() -> None:
    match = table(hunter(discard="zombie"), hunter(), shots=5, targets=3)
    for card in ("decoy", "rounds"):
        match.choose(f"take {card}")
        assert match.view(1).hunters[0].discard_top == card


@clause("ZN-7.11")
def test_a_card_trashed_goes_to_the_trash_and_not_to_a_discard_pile() -> None:
    me = hunter(hand="sacrifice, bullet, zombie")
    match = table(me, hunter(), trash="decoy")
    before = dict(match.state.supply)
    match.choose("play sacrifice", "pick zombie", "done")
    assert match.state.trash == ["decoy", "zombie"]
    assert me.discard == []
    assert match.state.supply == before


@clause("ZN-7.11")
def test_trashing_is_public() -> None:
    match = table(hunter(hand="sacrifice, bullet, zombie, rounds"), hunter())
    match.choose("play sacrifice", "pick rounds", "pick zombie", "done")
    trashed = match.told.of(events.Trashed)[0]
    assert trashed == events.Trashed(0, ("rounds", "zombie"))
    assert [trashed.seen_by(seat) for seat in EVERYBODY] == [trashed] * 3
    assert [list(match.view(seat).trash) for seat in EVERYBODY] == [["rounds", "zombie"]] * 3


@clause("ZN-7.11")
def test_a_trashed_card_cannot_be_gained_from_the_trash() -> None:
    match = table(hunter(hand="ammo_box"), hunter(), trash="shotgun", supply={"shotgun": 0})
    match.choose("play ammo_box")
    assert "gain shotgun" not in match.texts
    assert refusal(match, "gain shotgun").reason == "pile-empty"


@clause("ZN-7.11")
def test_scavenger_brings_back_only_what_its_own_play_trashed() -> None:
    me = hunter(hand="scavenger")
    match = table(me, hunter(deck="rounds, zombie"), trash="magazine")
    match.choose("play scavenger")
    assert match.texts == ["pick rounds", "done"]
    refusal(match, "pick magazine")
    match.choose("pick rounds")
    assert me.discard == ["rounds"]
    assert match.state.trash == ["magazine"]
    assert match.state.supply["rounds"] == 40


@clause("ZN-7.15")
def test_a_card_revealed_from_hand_is_shown_to_everybody_and_returns_there() -> None:
    you = hunter(hand="bullet, barricade, rounds")
    match = table(hunter(hand="zombie_swarm"), you)
    match.choose("play zombie_swarm", "reveal")
    reacted = match.told.of(events.Reacted)[0]
    assert reacted.card == "barricade"
    assert [reacted.seen_by(seat) for seat in EVERYBODY] == [reacted] * 3
    assert you.hand == ["bullet", "barricade", "rounds"]


@clause("ZN-7.15")
def test_a_hand_shown_stays_a_hand() -> None:
    you = hunter(hand="bullet, decoy")
    match = table(hunter(hand="quick_escape"), you)
    match.choose("play quick_escape")
    showed = match.told.of(events.ShowedHand)[0]
    assert showed.cards == ("bullet", "decoy")
    assert [showed.seen_by(seat) for seat in EVERYBODY] == [showed] * 3
    assert you.hand == ["bullet", "decoy"]
    assert match.view(0).hunters[1].hand is None


@clause("ZN-7.15")
def test_a_card_revealed_from_the_deck_is_visible_until_it_is_put_away() -> None:
    you = hunter(deck="zombie, bullet")
    match = table(hunter(hand="recon", deck="rounds"), you)
    match.choose("play recon")
    assert match.asked == (0, "recon_verdict")
    for seat in EVERYBODY:
        assert tuple(match.view(seat).hunters[1].revealed) == ("zombie",)
    revealed = match.told.of(events.Revealed)[0]
    assert [revealed.seen_by(seat) for seat in EVERYBODY] == [events.Revealed(1, ("zombie",))] * 3
    match.choose("put_back")
    assert you.deck == ["bullet", "zombie"]
    assert tuple(match.view(0).hunters[1].revealed) == ()


@clause("ZN-7.16")
def test_a_card_set_aside_lies_face_up_and_does_nothing() -> None:
    me = hunter(hand="hide, zombie x5", deck="sidekick, decoy, bullet, rounds")
    match = table(me, hunter())
    match.choose("play hide", "set_aside")
    assert match.counters == (0, 1, 0)
    for seat in EVERYBODY:
        assert tuple(match.view(seat).hunters[0].aside) == ("sidekick",)
        assert match.view(seat).hunters[0].hand_count == 6
    aside = match.told.of(events.SetAside)[0]
    assert [aside.seen_by(seat) for seat in EVERYBODY] == [events.SetAside(0, "sidekick")] * 3
    match.choose("keep")
    assert me.aside == ()
    assert me.discard == ["sidekick"]
    assert match.counters == (0, 1, 0)
