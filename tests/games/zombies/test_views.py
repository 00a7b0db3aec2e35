"""What each seat sees (sections 7 and 11)."""

from typing import Any

import msgspec
import pytest

from deadtown.games.zombies.events import Drew
from deadtown.kernel import Seeded
from tests.clauses import clause
from tests.games.zombies.table import GAME, QUIET, TableMatch, pawn, table
from tests.kit.cases import Case
from tests.kit.sent import sent

EVERYBODY = (0, 1, 2, None)


def position() -> TableMatch:
    pawns = (
        pawn("n3", "fear, chainsaw", "fire_axe", kills=3),
        pawn("e1", "grenade", "hey_look_a_shotgun", charges=2, pending=("claustrophobia",)),
        pawn("centre", bullets=9, life=5, may_play=False),
    )
    return table(
        *("walk", "hospital 0 -1 0", *pawns),
        zombies="n4 e1n4",
        tokens="life n4, life e1n4",
        left=3,
        allowance=5,
        deck=QUIET,
        discard="skateboard",
        tiles="road_t_1 helipad",
    )


def shown(seat: int | None) -> dict[str, Any]:
    """A view as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(position().view(seat))
    return plain


@clause("ZB-11.1")
def test_all_see_the_same_but_for_the_own_hand() -> None:
    views = [shown(seat) for seat in EVERYBODY]
    assert [view.pop("seat") for view in views] == [0, 1, 2, None]
    hands = [[player.pop("hand") for player in view["players"]] for view in views]
    assert hands == [
        [["chainsaw", "fear"], None, None],
        [None, ["grenade"], None],
        [None, None, []],
        [None, None, None],
    ]
    ways = [view.pop("ways") for view in views]
    assert views[0] == views[1] == views[2] == views[3]
    assert [bool(way) for way in ways] == [True, False, False, False], "who moves the pawn is told where it can go"


@clause("ZB-11.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_all_but_hands_and_decks_lies_open(seat: int | None) -> None:
    view = position().view(seat)
    assert [(tile.kind, tile.x, tile.y, tile.turns) for tile in view.tiles] == [
        ("town_square", 0, 0, 0),
        ("hospital", 0, -1, 0),
    ]
    assert view.zombies == {1: "n4", 2: "e1n4"}
    assert view.tokens == {"n4": "life", "e1n4": "life"}
    assert (view.pool, view.tiles_left, view.cards_left, list(view.discard)) == (95, 2, 40, ["skateboard"])
    assert [player.space for player in view.players] == ["n3", "e1", "centre"]
    assert [(player.life, player.bullets, player.kills) for player in view.players] == [(3, 3, 3), (3, 3, 0), (5, 9, 0)]
    assert [player.cards for player in view.players] == [2, 1, 0]
    assert [list(player.in_play) for player in view.players] == [["fire_axe"], ["hey_look_a_shotgun"], []]
    assert [player.charges for player in view.players] == [0, 2, 0]
    assert [player.may_play for player in view.players] == [True, True, False]
    assert list(view.players[1].pending) == ["claustrophobia"]
    assert (view.phase, view.active, view.allowance, view.left) == ("move", 0, 5, 3)


@clause("ZB-8.3")
def test_the_ways_of_a_movement_are_shown_with_their_fights() -> None:
    ways = {way.space: way for way in position().view(0).ways}
    assert ways["n4"].fights == 1
    assert list(ways["n1"].route) == ["n2", "n1"]
    assert ways["n1"].fights == 0
    assert "n3" not in ways


@clause("ZB-11.1", "ZB-7.1")
def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    match = table("combat", "", deck="fear, chainsaw, grenade")
    (drew,) = match.told.of(Drew)
    assert drew.seen_by(0).cards == ("fear", "chainsaw", "grenade")
    assert drew.seen_by(1).cards is None
    assert drew.seen_by(None).cards is None
    assert drew.seen_by(1).count == 3


@clause("ZB-11.1", "ZB-11.4")
def test_nobody_is_told_who_could_play_in_a_window() -> None:
    """All who hold cards and may play are asked, whatever they hold."""
    for hand in ("fear", "brain_cramp", "fire_axe"):
        match = table("begin_turn", "", pawn(), pawn(hand=hand), pawn(hand="fear", may_play=False), halts=True)
        assert match.window is not None
        assert match.window.seats == (1,)
        seen = match.seen_by(0)
        assert seen.decision is None
        assert seen.window is not None
        assert seen.window.seats == (1,)


@clause("ZB-11.1", "ZB-3.3")
@pytest.mark.parametrize("seed", range(2))
def test_what_a_seat_cannot_know_may_be_dealt_anew_without_its_noticing(seed: int) -> None:
    """At every window and every decision: hands of others, the cards and the tiles to come."""
    redrawn = 0
    for match, _, luck in Case(GAME, 3, {"max_rounds": 2}).stations(seed):
        for seat in EVERYBODY:
            twin = match.imagine(seat, Seeded(f"redraw {luck.random()}"))
            redrawn += twin.digest() != match.digest()
            assert sent(twin, seat) == sent(match, seat)
    assert redrawn > 50
