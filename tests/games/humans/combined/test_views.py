"""What each seat of a combined game sees, and what it can only imagine (section 7)."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from deadtown.games.humans.combined.cards import in_hand, is_humans_card
from deadtown.games.humans.combined.events import Drew
from deadtown.kernel import Seeded
from tests.clauses import clause
from tests.games.humans.combined.table import COMBINED, TableMatch, guy, horde, table
from tests.games.humans.combined.turns import wait_for
from tests.kit.cases import Case
from tests.kit.sent import sent

EVERYBODY = (0, 1, 2, None)


def position(**more: Any) -> TableMatch:
    """A guy, the Doctor's horde, and another guy who is off the map; the turn of the horde."""
    players = (
        guy("e1", "fear, crowbar", "fire_axe, hey_look_a_shotgun", charges=2, kills=7, life=2, pending=("fear",)),
        horde("n6 n6 e3", "back_door, untied_shoe, stampede", character="doctor", wounds="torso", meals=2, dice=1),
        guy("", "zombie_master", bullets=5, may_play=False),
    )
    return table(
        *("move", "", *players),
        humans="w3 n2",
        strays="s3 s4",
        active=1,
        tiles="hospital skate_shop helipad",
        human_tiles="hu_gym hu_church hu_diner",
        deck=["butter_fingers", "claustrophobia", "grenade"],
        event_deck=["fresh_meat", "nail_gun", "this_way"],
        wounds="torso, head_shot, left_leg",
        captures="eat, escape, infect",
        discard=["brain_cramp"],
        event_discard=["rigor_mortis"],
        wound_discard=["left_leg"],
        capture_discard=["eat"],
        **more,
    )


def shown(seat: int | None) -> dict[str, Any]:
    """A view as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(position().view(seat))
    return plain


@clause("HX-6.1", "HU-12.1", "ZB-11.1")
def test_all_see_the_same_but_for_hands_and_ways() -> None:
    views = [shown(seat) for seat in EVERYBODY]
    assert [view.pop("seat") for view in views] == [0, 1, 2, None]
    hands = [[player.pop("hand") for player in view["players"]] for view in views]
    assert hands == [
        [["crowbar", "fear"], None, None],
        [None, ["back_door", "stampede", "untied_shoe"], None],
        [None, None, ["zombie_master"]],
        [None, None, None],
    ]
    # Only who moves is shown where to.
    assert [bool(view.pop("pawn_ways")) for view in views] == [False, True, False, False]
    assert [view.pop("breaches") for view in views] == [{}, {}, {}, {}]
    assert views[0] == views[1] == views[2] == views[3]


@clause("HX-6.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_backs_of_cards_show_which_game_they_are_of(seat: int | None) -> None:
    players = position().view(seat).players
    assert [(player.cards, player.human_cards) for player in players] == [(2, 1), (3, 2), (1, 0)]


@clause("HX-1.2", "HX-11.2", "HX-12.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_all_that_lies_open_is_seen_by_all(seat: int | None) -> None:
    view = position().view(seat)
    assert [player.side for player in view.players] == ["shotgun_guy", "zombie_player", "shotgun_guy"]
    assert [(player.space, player.away) for player in view.players] == [("e1", False), ("", False), ("", True)]
    assert [(player.life, player.bullets, player.kills) for player in view.players] == [(2, 3, 7), (0, 0, 0), (3, 5, 0)]
    assert [(list(player.in_play), player.charges) for player in view.players] == [
        (["fire_axe", "hey_look_a_shotgun"], 2),
        ([], 0),
        ([], 0),
    ]
    horde_seen = view.players[1]
    assert (horde_seen.character, horde_seen.zombies) == ("doctor", {0: "n6", 1: "n6", 2: "e3"})
    assert (horde_seen.reserve, horde_seen.dice, list(horde_seen.wounds), horde_seen.meals) == (7, 1, ["torso"], 2)
    assert [(player.score, player.goal) for player in view.players] == [(7, 25), (5, 10), (0, 25)]
    assert [player.points for player in view.players] == [0, 5, 0]
    assert [(player.may_play, list(player.pending)) for player in view.players] == [
        (True, ["fear"]),
        (True, []),
        (False, []),
    ]
    assert (view.humans, view.zombies) == ({1: "w3", 2: "n2"}, {1: "s3", 2: "s4"})
    assert (view.supply, view.pool) == (58, 100 - 2 - 7)
    assert (view.human_tiles_left, view.zombie_tiles_left) == (3, 3)
    assert (view.human_cards_left, view.zombie_cards_left, view.wounds_left, view.captures_left) == (3, 3, 3, 3)
    assert (view.human_discard, view.zombie_discard) == (["rigor_mortis"], ["brain_cramp"])
    assert (view.wound_discard, view.capture_discard) == (["left_leg"], ["eat"])
    assert (view.phase, view.active, view.movement, view.left) == ("move", 1, 6, 6)


@clause("HX-9.7", "HX-10.1")
def test_what_hordes_have_against_guys_is_seen_by_all() -> None:
    match = position(grudges=((1, 2, 0, 3),))
    for seat in EVERYBODY:
        assert [(grudge.seat, grudge.zombie, grudge.guy) for grudge in match.view(seat).grudges] == [(1, 2, 0)]
    match.choose("walk e3 e1", "end")
    match = table("move", "", guy("centre"), horde("e1"), guy("centre"), active=1)
    match.choose("step e1 centre")
    for seat in EVERYBODY:
        view = match.view(seat)
        assert (list(view.hunted), view.attacked, view.attempt) == ([0, 2], -1, None)
    match = table("move", "", guy("centre"), horde("e1"), guy("s3"), active=1, dice=[1, 1])
    match.choose("step e1 centre")
    for seat in EVERYBODY:
        view = match.view(seat)
        assert (view.attacked, view.attempt.flight, view.attempt.mover) == (0, 1, 0)
        assert set(view.attempt.ends) == {"n1", "e1", "s1", "w1"}


@clause("HX-6.7", "HX-9.3")
def test_a_weapon_that_helps_is_seen_by_all() -> None:
    players = guy("centre", "nail_gun"), horde("e1", "fear"), guy("s3", "fear")
    match = table("walk", "", *players, left=3, allowance=3, dice=[1])
    match.choose("step e1", "pass", "pass", "play nail_gun")
    assert match.asked == (0, "hx_bullets")
    for seat in EVERYBODY:
        view = match.view(seat)
        assert (list(view.fighting), view.roll.bonus, list(view.roll.by)) == ([0], 2, ["nail_gun"])


@clause("HX-6.1")
def test_others_are_told_the_deck_of_a_card_and_nothing_more() -> None:
    match = table("draw", "", guy("e1", "fear x2"), horde("n6"), guy("s3"), deck=["grenade"], event_deck=["crowbar"])
    match.choose("draw_from humans")
    (drew,) = match.told.of(Drew)
    assert drew.seen_by(0).cards == ("crowbar",)
    for seat in (1, 2, None):
        assert (drew.seen_by(seat).deck, drew.seen_by(seat).cards) == ("humans", ())


@clause("HX-6.1", "HX-2.3")
def test_the_order_of_what_is_to_come_is_in_no_view() -> None:
    match = position()
    before = [msgspec.to_builtins(match.view(seat)) for seat in EVERYBODY]
    state = match.state
    for pile in (state.stack, state.tiles, state.deck, state.event_deck, state.wound_deck, state.capture_deck):
        pile.reverse()
    assert [msgspec.to_builtins(match.view(seat)) for seat in EVERYBODY] == before


@clause("HX-11.2")
def test_who_has_left_the_map_is_shown_no_ways() -> None:
    """A guy dies of his own grenade between two steps, and others may still play a card."""
    me = guy("n5", in_play="grenade", life=1)
    match = table(
        *("walk", "helipad 1 -2 0", me, horde("s6", "fear"), guy("s3", "fear")),
        strays="n7",
        left=3,
        allowance=3,
        halts=True,
    )
    match.choose("step n6")
    wait_for(match, "after_step")
    assert match.view(0).ways
    match.choose("pass", seat=1)
    match.choose("pass", seat=2)
    match.choose("use grenade", seat=0)
    assert match.space() == ""
    assert all(not match.view(seat).ways for seat in EVERYBODY)


# Imagining


@clause("HX-6.1", "HX-2.3")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_whoever_imagines_a_game_keeps_what_is_known(seat: int | None) -> None:
    """Thirty worlds: hands hold as many cards of each game as they do, and the Helipad is the last of its stack."""
    match = position()
    truth = match.state
    worlds = [match.imagine(seat, Seeded(f"world {number}")).state for number in range(30)]
    for world in worlds:
        assert COMBINED.rules.components(world) == COMBINED.rules.components(truth)
        assert [len(world.deck), len(world.event_deck)] == [3, 3]
        assert not any(map(is_humans_card, world.deck))
        assert all(map(is_humans_card, world.event_deck))
        assert world.tiles[0] == "helipad"
        for place, pawn in enumerate(world.pawns):
            held = Counter(map(is_humans_card, pawn.hand))
            assert held == Counter(map(is_humans_card, truth.pawns[place].hand))
            assert place == seat or pawn.hand == sorted(pawn.hand, key=in_hand)
        assert seat is None or world.pawns[seat].hand == truth.pawns[seat].hand


@clause("HX-6.1", "HX-2.3")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_and_nothing_that_is_not(seat: int | None) -> None:
    match = position()
    worlds = [match.imagine(seat, Seeded(f"world {number}")).state for number in range(30)]
    for pile in ("stack", "tiles", "deck", "event_deck", "wound_deck", "capture_deck"):
        assert len({tuple(getattr(world, pile)) for world in worlds}) > 1, pile
    for place in range(3):
        hands = {tuple(world.pawns[place].hand) for world in worlds}
        assert (len(hands) == 1) == (place == seat)


@clause("HX-2.3")
def test_once_the_helipad_has_come_all_tiles_are_alike() -> None:
    match = table("move", "", guy("e1"), horde("n6"), active=1, tiles="hospital skate_shop toy_store")
    worlds = [match.imagine(0, Seeded(f"world {number}")).state for number in range(30)]
    assert len({world.tiles[0] for world in worlds}) == 3


@clause("HX-6.1")
@pytest.mark.parametrize("seed", range(2))
def test_what_a_seat_cannot_know_may_be_dealt_anew_without_its_noticing(seed: int) -> None:
    """At every window and every decision: hands of others, the cards and the tiles to come."""
    redrawn = 0
    options = {"max_rounds": 2, "reroll_scope": ("own", "any")[seed]}
    for match, _, luck in Case(COMBINED, 3, options).stations(seed):
        for seat in EVERYBODY:
            twin = match.imagine(seat, Seeded(f"redraw {luck.random()}"))
            redrawn += twin.digest() != match.digest()
            assert sent(twin, seat) == sent(match, seat)
    assert redrawn > 50


@clause("HX-9.2", "HX-9.3")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_all_see_whom_a_guy_fights_where_several_share_his_space(seat: int | None) -> None:
    players = (guy("centre"), horde("e1", character="doctor"), horde("e1", character="miner"))
    match = table("walk", "", *players, strays="e1", left=6, allowance=6, dice=[3, 2, 3], wounds="torso x9")
    match.choose("step e1")
    seen = [match.view(seat).against]
    for choice in ("fight_pawn 2", "fail", "fight_zombie", "bullets"):
        match.choose(choice)
        seen.append(match.view(seat).against)
    # Before a fight it is nobody, then the horde of seat 2, nobody again, the stray zombie, and the horde that is left.
    assert seen == [-1, 2, -1, -1, 1]


@clause("HX-9.2")
def test_a_fight_with_a_stray_zombie_within_one_with_a_horde_is_told_apart() -> None:
    """Somebody else is led into a fight before the roll against a horde; afterwards that one goes on."""
    me, zoe = guy("centre", hand="fire_axe"), horde("e1", "where_did_everybody_go", character="doctor")
    match = table("walk", "", me, zoe, guy("w3"), strays="w1", left=6, allowance=6, dice=[1, 4])
    match.choose("step e1")
    assert (match.state.fighting, match.view(None).against) == ((0,), 1)
    match.choose("play where_did_everybody_go 2", "step w2", "step w1")
    assert (match.state.fighting, match.view(None).against) == ((0, 2), -1)
    match.choose("lose_life")
    assert (match.state.fighting, match.view(None).against) == ((0,), 1)
