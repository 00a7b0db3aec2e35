"""Humans and stray zombies, and the turns of both sides (section 8)."""

from typing import Any

import pytest

from deadtown.games.humans.combined.events import TurnBegan
from deadtown.games.humans.events import DoOver, Fled, Rolled
from deadtown.games.zombies.events import ZombieMoved
from tests.clauses import clause
from tests.games.humans.combined.table import Player, TableMatch, guy, horde, start, table
from tests.games.humans.combined.turns import decks, end_turn, go_on, wait_for

# Humans who flee


@clause("HX-8.1")
@pytest.mark.parametrize(
    ("players", "active", "mover"),
    [
        ([guy, horde], 1, 0),
        ([horde, horde, guy], 0, 2),
        ([horde, horde, guy], 1, 0),
        ([guy, horde, guy, horde], 3, 2),
        ([guy, guy, horde, horde], 3, 2),
    ],
)
def test_whoever_sits_on_the_right_moves_a_human_that_flees(players: list[Any], active: int, mover: int) -> None:
    """A shotgun guy or a zombie player."""
    seats = [kind("centre" if seat == active else "s7") for seat, kind in enumerate(players)]
    match = table("capture_begins", "", *seats, humans="centre", active=active, dice=[1, 1])
    assert match.asked == (mover, "move_human")
    assert {*match.texts} == {"flee n1", "flee e1", "flee s1", "flee w1"}
    match.choose("flee e1")
    assert [(event.seat, event.to) for event in match.told.of(Fled)] == [(mover, "e1")]


@clause("HX-8.1")
def test_it_may_end_beside_a_shotgun_guy_and_pass_him() -> None:
    """Horde zombies and stray zombies are in its way."""
    match = table(
        *("capture_begins", "", guy("e1"), horde("centre n1")), humans="centre", strays="s1", active=1, dice=[1, 1]
    )
    assert {*match.texts} == {"flee e1", "flee w1"}
    match = table(
        *("capture_begins", "", guy("e1"), horde("centre n1 w1")), humans="centre", strays="s1", active=1, dice=[1, 3]
    )
    assert match.humans == {"e3"}


@clause("HX-8.1")
@pytest.mark.parametrize("at_once", [False, True])
def test_a_human_without_any_route_is_infected_and_if_agreed_on_at_once(at_once: bool) -> None:
    match = table(
        *("capture_begins", "", guy("s6"), horde("centre n1 w1")),
        humans="centre",
        strays="s1 e1",
        active=1,
        dice=[1],
        options={"trapped_at_once": at_once},
    )
    assert match.humans == set()
    assert match.zombies() == ["centre", "centre", "n1", "w1"]
    assert [event.what for event in match.told.of(Rolled)] == ([] if at_once else ["capture"]) + ["zombies"]


@clause("HX-8.1", "HX-10.6")
def test_that_is_about_humans_alone() -> None:
    """A shotgun guy without any route is attacked as always."""
    match = table(
        *("move", "", guy("centre"), horde("n1 w1")),
        strays="s1 e1",
        active=1,
        dice=[1],
        options={"trapped_at_once": True},
    )
    match.choose("step n1 centre", "end")
    rolls = [event.what for event in match.told.of(Rolled)]
    assert rolls[0] == "capture"
    assert match.guy().life == 3


# Stray zombies at the end of every turn


@clause("HX-8.2")
@pytest.mark.parametrize("active", [0, 1])
def test_at_the_end_of_everybodys_turn_stray_zombies_move(active: int) -> None:
    match = table("zombies", "", guy("s6"), horde("w6"), strays="n3 e3 s3", active=active, dice=[2])
    assert match.asked == (active, "move_zombie")
    match.choose("zombie n3 n2")
    assert match.asked == (active, "move_zombie")
    assert not [text for text in match.texts if text.startswith("zombie n2")]
    match.choose("zombie e3 e2")
    assert match.strays == {"n2", "e2", "s3"}
    assert [event.seat for event in match.told.of(ZombieMoved)] == [active, active]


@clause("HX-8.2")
@pytest.mark.parametrize("active", [0, 1])
def test_before_the_discard(active: int) -> None:
    hands = [guy("s6", "fear x3"), horde("w6", "fear x3")]
    match = table("zombies", "", *hands, strays="n3 e3", active=active, dice=[1])
    for _ in range(2):
        while match.asked[1] in ("pre_zombie_roll", "post_zombie_roll"):
            match.choose("pass")
        if match.asked[1] == "move_zombie":
            match.choose(1)
    while match.asked[1] in ("post_zombie_roll", "turn_end"):
        match.choose("pass")
    assert match.asked == (active, "discard_card")


@clause("HX-8.2")
def test_they_all_move_as_long_as_one_can() -> None:
    match = table("zombies", "", guy("s6"), horde("w6"), strays="n7", humans="w1n7 e1n7 n6", dice=[6])
    assert match.told.of(ZombieMoved) == []
    assert match.strays == {"n7"}


@clause("HX-8.2", "HX-7.4")
def test_shotgun_guys_and_horde_zombies_do_not_stop_them() -> None:
    match = table("zombies", "", guy("n1"), horde("e1"), strays="centre", humans="s1", dice=[1])
    assert {*match.texts} == {"zombie centre n1", "zombie centre e1", "zombie centre w1"}
    match.choose("zombie centre n1")
    assert (match.space(), match.strays) == ("n1", {"n1"})


@clause("HX-8.2", "HX-9.8")
def test_whoever_they_come_to_fights_in_the_own_turn_only() -> None:
    match = table("zombies", "", guy("n1"), horde("e1"), strays="centre", dice=[1, 6], active=1)
    match.choose("zombie centre n1")
    assert match.state.active == 0
    assert match.guy().kills == 1
    assert next(event.seat for event in match.told.of(TurnBegan)) == 0


@clause("HX-8.2")
def test_a_zombie_player_may_spend_die_tokens_on_that_roll() -> None:
    match = table("zombies", "", guy("s6"), horde("w6", dice=1), strays="n3 e3 s3", active=1, dice=[6, 1])
    assert match.asked == (1, "do_over")
    match.choose("reroll")
    assert len(match.told.of(DoOver)) == 1
    assert [event.die for event in match.told.of(Rolled) if event.what == "zombies"] == [6, 1]
    assert match.state.left == 1
    match.choose(1)
    assert len(match.told.of(ZombieMoved)) == 1


@clause("HX-8.2", "HX-7.11")
def test_a_shotgun_guy_has_none() -> None:
    match = table("zombies", "", guy("s6"), horde("w6", dice=3), strays="n3 e3 s3", dice=[6])
    assert match.asked == (0, "move_zombie")


@clause("HX-8.2", "HX-11.2")
def test_they_move_though_the_shotgun_guy_has_died() -> None:
    me = guy("e1", life=1, bullets=0)
    match = table("combat", "", me, horde("w6"), strays="e1 n3", dice=[1, 2], **decks())
    wait_for(match, "move_zombie", 0)
    assert match.space() == ""


@clause("HX-8.2", "HX-14.2", "HX-13.2")
@pytest.mark.parametrize("active", [0, 1])
def test_with_all_the_marbles_there_is_neither_roll_nor_move(active: int) -> None:
    match = table("zombies", "", guy("s6", in_play="all_the_marbles"), horde("w6"), strays="n3", active=active)
    assert match.asked == (0, "pre_zombie_roll")
    match.choose("use all_the_marbles")
    assert match.told.of(Rolled) == []
    assert match.strays == {"n3"}


# The turn of a zombie player


def phases(match: TableMatch) -> list[str]:
    """How the turn goes, as everybody sees it."""
    turn, found = match.state.turns, list[str]()
    while match.state.turns == turn:
        phase = match.view(None).phase
        if not found or found[-1] != phase:
            found.append(phase)
        go_on(match)
    return found


@clause("HX-8.3")
def test_the_turn_of_a_zombie_player_has_six_steps() -> None:
    hands = guy("s6", "fear"), horde("n6", "fear")
    match = table(
        *("begin_turn", "", *hands),
        humans="n6",
        strays="e3 w3",
        active=1,
        halts=True,
        human_tiles="hu_road_cross_1",
        dice=[1, 1],
        **decks(),
    )
    assert phases(match) == ["tile", "draw", "move", "capture", "zombies", "discard"]


@clause("HX-8.3")
def test_that_of_a_shotgun_guy_has_those_of_zombies() -> None:
    hands = guy("e3", "fear"), horde("n6", "fear")
    match = table(
        *("begin_turn", "", *hands),
        strays="e3 w3",
        halts=True,
        human_tiles="hu_road_cross_1",
        dice=[6, 1],
        **decks(),
    )
    assert phases(match) == ["tile", "combat", "draw", "move", "zombies", "discard"]


@clause("HX-8.3", "HX-14.11")
def test_in_fear_there_is_no_movement_but_a_capture() -> None:
    seats: list[Player] = [guy("s6", "fear"), horde("n6")]
    match = table("discard", "", *seats, humans="n6", strays="e3 w3", dice=[1, 1], **decks())
    match.choose("play fear 1")
    while match.state.active == 0:
        go_on(match)
    asked = set()
    while match.state.active == 1:
        assert match.question is not None
        asked.add(match.question.kind)
        go_on(match)
    assert not asked & {"before_move", "move_pawn"}
    assert {"move_human", "move_zombie"} <= asked


# What stray zombies leave alone


@clause("HX-8.4")
def test_stray_zombies_attack_neither_humans_nor_horde_zombies() -> None:
    """They come beside them and onto their spaces, and nothing happens for a whole round."""
    seats = guy("s6"), horde("e1")
    match = table("zombies", "", *seats, strays="centre", humans="n1", dice=[1], **decks())
    match.choose("zombie centre e1")
    assert (match.strays, match.zombies(), match.humans) == ({"e1"}, ["e1"], {"n1"})
    end_turn(match)
    wait_for(match, "move_pawn", 1)
    assert (match.zombies(), match.horde().wounds) == (["e1"], ())
    assert match.humans == {"n1"}


# Rounds


@clause("HX-12.3")
@pytest.mark.parametrize("rounds", [1, 2])
def test_a_round_cap_ends_the_game_after_the_last_seat(rounds: int) -> None:
    match = start(3, seed="cap", max_rounds=rounds)
    first = match.state.first
    while not match.over:
        go_on(match)
    assert [event.seat for event in match.told.of(TurnBegan)] == [(first + turn) % 3 for turn in range(3 * rounds)]
    assert match.outcome is not None
    assert match.outcome.ending == "rounds"
