"""What each seat sees (section 7)."""

from typing import Any

import msgspec
import pytest

from deadtown.games.humans.events import CapturesDrawn, Drew, WoundsDrawn
from deadtown.kernel import Seeded
from tests.clauses import clause
from tests.games.humans.table import DINER, GAME, TableMatch, leader, table
from tests.kit.cases import Case
from tests.kit.sent import sent

EVERYBODY = (0, 1, 2, None)


def position() -> TableMatch:
    leaders = (
        leader("n3 centre", "stampede, crowbar", wounds="torso", meals=2, dice=1),
        leader("e1", "back_door", character="doctor", used=False),
        leader("s1", may_play=False, dice=4),
    )
    return table(
        *("move", DINER, *leaders),
        humans="n4 w1n4",
        dice_on="n4",
        openings="e1n3",
        events="fresh_meat, nail_gun",
        wounds="torso, head_shot",
        captures="eat, escape, infect",
        tiles="hu_gym hu_church",
        event_discard=["this_way"],
        wound_discard=["left_leg"],
        capture_discard=["eat"],
    )


def shown(seat: int | None) -> dict[str, Any]:
    """A view as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(position().view(seat))
    return plain


@clause("HU-12.1")
def test_all_see_the_same_but_for_the_own_hand() -> None:
    views = [shown(seat) for seat in EVERYBODY]
    assert [view.pop("seat") for view in views] == [0, 1, 2, None]
    hands = [[player.pop("hand") for player in view["players"]] for view in views]
    assert hands == [
        [["crowbar", "stampede"], None, None],
        [None, ["back_door"], None],
        [None, None, []],
        [None, None, None],
    ]
    # How far one's zombies get, everybody could reckon; it is told to who moves them.
    assert [bool(view.pop("ways")) for view in views] == [True, False, False, False]
    assert [view.pop("breaches") for view in views] == [{"n3": 3}, {}, {}, {}]
    assert views[0] == views[1] == views[2] == views[3]


@clause("HU-12.1", "HU-14.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_all_but_hands_and_decks_lies_open(seat: int | None) -> None:
    view = position().view(seat)
    assert [(tile.kind, tile.x, tile.y, tile.turns) for tile in view.tiles] == [
        ("hu_town_square", 0, 0, 0),
        ("hu_diner", 0, -1, 0),
    ]
    assert (view.humans, list(view.dice), list(view.openings)) == ({1: "n4", 2: "w1n4"}, ["n4"], ["e1n3"])
    assert (view.supply, view.eaten, view.tiles_left) == (58, 0, 2)
    assert (view.cards_left, view.wounds_left, view.captures_left) == (2, 2, 3)
    assert (list(view.discard), list(view.wound_discard), list(view.capture_discard)) == (
        ["this_way"],
        ["left_leg"],
        ["eat"],
    )
    players = view.players
    assert [player.zombies for player in players] == [{0: "n3", 1: "centre"}, {0: "e1"}, {0: "s1"}]
    assert [player.reserve for player in players] == [8, 9, 9]
    assert [player.character for player in players] == ["musician", "doctor", "musician"]
    assert [(player.points, player.goal) for player in players] == [(4, 9), (1, 10), (1, 9)]
    assert [(player.dice, player.meals, list(player.wounds)) for player in players] == [
        (1, 2, ["torso"]),
        (0, 0, []),
        (4, 0, []),
    ]
    assert [player.cards for player in players] == [2, 1, 0]
    assert [(player.may_play, player.used) for player in players] == [(True, True), (True, False), (False, True)]
    assert (view.phase, view.active, view.movement, view.left) == ("move", 0, 6, 6)


@clause("HU-12.1")
def test_the_order_of_what_is_to_come_is_in_no_view() -> None:
    match = position()
    before = [msgspec.to_builtins(match.view(seat)) for seat in EVERYBODY]
    state = match.state
    for pile in (state.stack, state.event_deck, state.wound_deck, state.capture_deck):
        pile.reverse()
    assert [msgspec.to_builtins(match.view(seat)) for seat in EVERYBODY] == before


@clause("HU-12.1", "HU-6.1")
def test_drawn_event_cards_are_told_to_their_owner_alone() -> None:
    match = table(
        "draw", "", leader(hand="crowbar"), leader("s1"), humans="n1", events="stampede, fresh_meat, nail_gun"
    )
    (drew,) = match.told.of(Drew)
    assert drew.seen_by(0).cards == ("stampede", "fresh_meat")
    for seat in (1, None):
        assert (drew.seen_by(seat).count, drew.seen_by(seat).cards) == (2, ())


@clause("HU-8.3", "HU-9.1")
def test_wound_and_capture_cards_are_shown_to_all_at_once() -> None:
    leaders = leader(), leader("s1", "frying_pan"), leader("s1", "second_helping")
    match = table(
        "capture", DINER, *leaders, humans="centre n4", dice=[4, 4], wounds="torso, left_arm, left_leg, right_leg"
    )
    match.choose("play frying_pan")
    assert match.asked == (0, "keep_wound")
    (drawn,) = match.told.of(WoundsDrawn)
    for seat in EVERYBODY:
        assert list(match.view(seat).wounds_drawn) == ["torso", "left_arm", "left_leg", "right_leg"]
        assert drawn.seen_by(seat) == drawn
    match = table("capture", DINER, leader(), leader("s1"), humans="centre n4", dice=[4], captures="eat, infect")
    assert match.asked == (0, "infect_or_eat")
    (cards,) = match.told.of(CapturesDrawn)
    for seat in (0, 1, None):
        assert list(match.view(seat).attempt.drawn) == ["eat", "infect"]
        assert cards.seen_by(seat) == cards


@clause("HU-12.1")
@pytest.mark.parametrize("seed", range(2))
def test_what_a_seat_cannot_know_may_be_dealt_anew_without_its_noticing(seed: int) -> None:
    """At every window and every decision: hands of others, the cards and the tiles to come."""
    redrawn = 0
    for match, _, luck in Case(GAME, 3, {"max_rounds": 2, "reroll_scope": ("own", "any")[seed]}).stations(seed):
        for seat in EVERYBODY:
            twin = match.imagine(seat, Seeded(f"redraw {luck.random()}"))
            redrawn += twin.digest() != match.digest()
            assert sent(twin, seat) == sent(match, seat)
    assert redrawn > 50


@clause("HU-12.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_whoever_imagines_a_game_shuffles_all_that_is_to_come(seat: int | None) -> None:
    """Twenty worlds: each pile comes in more than one order, and the hands of others change, but not the own."""
    match = position()
    worlds = [match.imagine(seat, Seeded(f"world {number}")).state for number in range(20)]
    for pile in ("stack", "event_deck", "wound_deck", "capture_deck"):
        assert len({tuple(getattr(world, pile)) for world in worlds}) > 1, pile
    for place, one in enumerate(match.state.leaders):
        hands = {tuple(world.leaders[place].hand) for world in worlds}
        assert (hands == {tuple(one.hand)}) == (place == seat or not one.hand)


def told_ways(match: TableMatch, seat: int | None = 0) -> dict[tuple[str, str], tuple[str, ...]]:
    """How each zombie gets where it can."""
    return {(way.start, way.space): tuple(way.route) for way in match.view(seat).ways}


@clause("HU-7.2", "HU-7.4")
def test_who_moves_is_told_how_far_each_zombie_gets_and_on_which_way() -> None:
    match = table("move", "", leader("centre"), leader("s1"), humans="n1", left=1)
    assert told_ways(match) == {("centre", space): (space,) for space in ("n1", "e1", "s1", "w1")}
    match = table("move", DINER, leader("n3"), leader("s1"), humans="centre n4", openings="n3", left=4)
    ways = told_ways(match)
    assert ways["n3", "centre"] == ("n2", "n1", "centre")
    assert ways["n3", "n4"] == ("n4",)
    assert ("n3", "e1") not in ways, "nobody goes past a human"
    answers = {text for text in match.texts if text != "end"}
    assert answers == {f"{'step' if len(way) == 1 else 'walk'} {' '.join(ends)}" for ends, way in ways.items()}


@clause("HU-7.2")
def test_nobody_else_is_told_and_nobody_when_the_movement_is_not_on() -> None:
    match = position()
    assert told_ways(match)
    for seat in (1, 2, None):
        assert not told_ways(match, seat)
        assert not match.view(seat).breaches
    match = table("capture", DINER, leader("n4 n3"), leader("s1"), humans="n4 w1n4")
    assert not told_ways(match)
    assert not match.view(0).breaches


@clause("HU-7.7", "HU-7.8", "HU-7.9")
def test_who_moves_is_told_what_a_breach_takes_from_each_doorstep() -> None:
    def breaches(zombies: str, others: str = "s1", **more: Any) -> dict[str, int]:
        told: dict[str, int] = (
            table("move", DINER, leader(zombies), leader(others), humans="n4", **more).view(0).breaches
        )
        return told

    assert breaches("n3") == {"n3": 3}
    assert breaches("n3 n3 centre") == {"n3": 2}
    assert breaches("n3", "n3") == {"n3": 2}
    assert breaches("n3 n3 n3 n3 n3") == {"n3": 1}
    assert breaches("centre") == {}
    assert breaches("n3", openings="n3") == {}
    match = table("move", DINER, leader("n3"), leader("s1"), humans="n4", dice=[1])
    match.choose("breach n3")
    assert match.view(0).breaches == {}


@clause("HU-8.3", "HU-8.4", "HU-8.5")
def test_an_attempt_says_what_its_rolls_must_reach_and_what_is_added() -> None:
    match = table("capture", DINER, leader(hand="death_grip", dice=1), leader("s1"), humans="centre n4", dice=[1])
    going = match.view(1).attempt
    assert (going.need, going.bonus, list(going.by), going.strikes) == (4, 0, [], 4)
    assert match.view(1).roll is None
    match.choose("play death_grip")
    going = match.view(1).attempt
    assert (going.bonus, list(going.by)) == (2, ["death_grip"])
    assert match.view(1).roll.total == 3
