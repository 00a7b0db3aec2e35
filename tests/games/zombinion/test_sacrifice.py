"""Sacrifice: trash up to 4 cards from hand."""

import pytest

from deadtown.games.zombinion.events import Trashed
from deadtown.kernel import Refused
from tests.clauses import clause
from tests.games.zombinion.table import hunter, table, zones


@clause("ZN-11.22.1")
def test_sacrifice_may_trash_nothing() -> None:
    me = hunter(hand="sacrifice, zombie, bullet")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play sacrifice")
    assert match.asked == (0, "trash_up_to")
    assert match.texts == ["pick zombie", "pick bullet", "done"]
    match.choose("done")
    assert me.hand == ["zombie", "bullet"]
    assert match.state.trash == []
    assert match.told.of(Trashed) == []


@clause("ZN-11.22.1")
def test_sacrifice_may_stop_after_some_cards() -> None:
    me = hunter(hand="sacrifice, zombie x2, bullet, infection", discard="rounds")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play sacrifice", "pick zombie", "pick infection", "done")
    assert zones(me) == (["zombie", "bullet"], [], ["rounds"])
    assert match.state.trash == ["zombie", "infection"]
    assert match.told.of(Trashed) == [Trashed(0, ("zombie", "infection"))]


@clause("ZN-11.22.1")
def test_sacrifice_ends_with_the_fourth_card() -> None:
    me = hunter(hand="sacrifice, zombie x3, bullet x3")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play sacrifice", "pick zombie", "pick zombie", "pick bullet")
    assert match.texts == ["pick zombie", "pick bullet", "done"]
    match.choose("pick zombie")
    assert match.asked == (0, "hunt")
    assert me.hand == ["bullet", "bullet"]
    assert match.state.trash == ["zombie", "zombie", "bullet", "zombie"]


@clause("ZN-11.22.1")
def test_sacrifice_ends_when_the_hand_is_empty() -> None:
    me = hunter(hand="sacrifice, zombie, bullet")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play sacrifice", "pick bullet", "pick zombie")
    assert match.asked == (0, "hunt")
    assert me.hand == []
    assert match.state.trash == ["bullet", "zombie"]


@clause("ZN-11.22.1", "ZN-4.12")
def test_with_an_empty_hand_sacrifice_does_not_ask() -> None:
    me = hunter(hand="sacrifice", deck="bullet")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play sacrifice")
    assert match.asked == (0, "hunt")
    assert match.state.trash == []


@clause("ZN-11.22.1", "ZN-4.5")
def test_the_sacrifice_being_played_cannot_be_trashed() -> None:
    me = hunter(hand="sacrifice, zombie")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play sacrifice")
    with pytest.raises(Refused):
        match.choose("pick sacrifice")
    match.choose("pick zombie")
    assert me.in_play == ["sacrifice"]
    assert match.state.trash == ["zombie"]


@clause("ZN-11.22.1")
def test_another_sacrifice_in_hand_can_be_trashed() -> None:
    me = hunter(hand="sacrifice x2, zombie")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play sacrifice")
    assert match.texts == ["pick sacrifice", "pick zombie", "done"]
    match.choose("pick sacrifice", "done")
    assert me.in_play == ["sacrifice"]
    assert match.state.trash == ["sacrifice"]


@clause("ZN-11.22.1", "ZN-11.25.1")
def test_sacrifice_played_twice_may_trash_eight_cards() -> None:
    me = hunter(hand="tactics, sacrifice, zombie x9")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play tactics", *["pick zombie"] * 8)
    assert match.asked == (0, "hunt")
    assert me.hand == ["zombie"]
    assert match.state.trash == ["zombie"] * 8
