"""Reload: trash an Aim card from hand; gain one costing at most 3 more, into the hand."""

import pytest

from deadtown.games.zombinion.events import Gained, NoGain, Trashed
from deadtown.kernel import Refused
from tests.clauses import clause
from tests.games.zombinion.table import hunter, table, zones


@clause("ZN-11.19.1")
def test_reload_asks_which_aim_card_to_trash_and_offers_no_other_card() -> None:
    match = table(hunter(hand="reload, zombie, bullet x2, magazine, cunning"), hunter())
    match.choose("play reload")
    assert match.asked == (0, "trash_one")
    assert match.texts == ["trash bullet", "trash magazine"]
    with pytest.raises(Refused) as refused:
        match.choose("trash zombie")
    assert refused.value.refusal.clause == "ZN-11.19.1"


@clause("ZN-11.19.1", "ZN-4.12")
def test_with_one_aim_kind_in_hand_it_is_trashed_without_asking() -> None:
    me = hunter(hand="reload, bullet x3, zombie")
    match = table(me, hunter())
    match.choose("play reload")
    assert match.asked == (0, "gain_one")
    assert me.hand == ["bullet", "bullet", "zombie"]
    assert match.state.trash == ["bullet"]
    assert match.told.of(Trashed) == [Trashed(0, ("bullet",))]


@clause("ZN-11.19.1")
@pytest.mark.parametrize(
    ("trashed", "offered"),
    [
        ("bullet", ["gain bullet", "gain rounds"]),
        ("rounds", ["gain bullet", "gain rounds", "gain magazine"]),
        ("magazine", ["gain bullet", "gain rounds", "gain magazine"]),
    ],
)
def test_the_gain_is_an_aim_card_costing_at_most_three_more(trashed: str, offered: list[str]) -> None:
    match = table(hunter(hand=f"reload, {trashed}"), hunter(), shots=9)
    match.choose("play reload")
    assert match.asked == (0, "gain_one")
    assert match.texts == offered


@clause("ZN-11.19.1")
@pytest.mark.parametrize("gained", ["bullet", "rounds", "magazine"])
def test_the_same_kind_or_a_cheaper_one_may_be_gained_into_the_hand(gained: str) -> None:
    me = hunter(hand="reload, rounds, zombie", discard="infection")
    match = table(me, hunter())
    before = match.state.supply[gained]
    match.choose("play reload", f"gain {gained}")
    assert me.hand == ["zombie", gained]
    assert me.discard == ["infection"]
    assert match.state.trash == ["rounds"]
    assert match.state.supply[gained] == before - 1
    assert match.told.of(Gained) == [Gained(0, gained, "hand")]


@clause("ZN-11.19.1", "ZN-4.12")
def test_with_one_aim_pile_left_that_qualifies_it_is_gained_without_asking() -> None:
    me = hunter(hand="reload, bullet")
    match = table(me, hunter(), supply={"bullet": 0})
    match.choose("play reload")
    assert match.asked == (0, "hunt")
    assert me.hand == ["rounds"]


@clause("ZN-11.19.2")
def test_the_gained_card_can_be_played_in_this_hunt_phase() -> None:
    match = table(hunter(hand="reload, rounds"), hunter())
    match.choose("play reload", "gain magazine")
    assert "play magazine" in match.texts
    match.choose("play magazine")
    assert match.counters == (0, 1, 3)


@clause("ZN-11.19.3")
def test_without_an_aim_card_in_hand_reload_does_nothing() -> None:
    me = hunter(hand="reload, zombie, infection", deck="bullet", discard="rounds")
    match = table(me, hunter())
    match.choose("play reload")
    assert match.asked == (0, "hunt")
    assert zones(me) == (["zombie", "infection"], ["bullet"], ["rounds"])
    assert match.state.trash == []


@clause("ZN-11.19.3", "ZN-7.14")
def test_with_no_aim_pile_that_qualifies_the_trashed_card_stays_trashed() -> None:
    me = hunter(hand="reload, bullet, zombie")
    match = table(me, hunter(), supply={"bullet": 0, "rounds": 0})
    match.choose("play reload")
    assert match.asked == (0, "hunt")
    assert match.state.trash == ["bullet"]
    assert zones(me) == (["zombie"], [], [])
    assert match.told.of(NoGain) == [NoGain(0)]


@clause("ZN-11.19.1", "ZN-11.25.1")
def test_reload_played_twice_can_trash_what_it_gained() -> None:
    me = hunter(hand="tactics, reload, bullet")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play tactics", "gain rounds", "gain magazine")
    assert me.hand == ["magazine"]
    assert match.state.trash == ["bullet", "rounds"]
