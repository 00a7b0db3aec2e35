"""A zombie player attacks shotgun guys (HX-10)."""

from typing import Any

import pytest

from deadtown.games.humans.combined.events import GuyAttacked, GuyCaught, GuyFled, GuyStays, ZombieRaised
from deadtown.games.humans.combined.tiles import OPEN_TOWN
from deadtown.games.humans.events import AttemptBegan, CapturesDrawn, Rolled, WoundKept
from deadtown.games.zombies.events import CombatRolled, LifeLost, TokenTaken
from tests.clauses import clause
from tests.games.humans.combined.table import CROSS, Player, TableMatch, guy, horde, table
from tests.games.humans.combined.turns import wait_for

SPACE = OPEN_TOWN.city(CROSS).number
PENT_IN = "n1 e1 s1 w1"
"""Stray zombies on all spaces around the centre of Town Square."""


def attacking(*players: Player, city: str = "", active: int = 1, **more: Any) -> TableMatch:
    """The movement of a zombie player; the Musician captures with 4 and draws two cards."""
    return table("move", city, *players, active=active, **more)


def attacked(*players: Player, **more: Any) -> TableMatch:
    """A zombie of seat 1 comes from e1 to a shotgun guy on the centre of Town Square."""
    match = attacking(*players, **more)
    match.choose("step e1 centre")
    if match.decision is not None and match.asked == (1, "move_pawn"):
        match.choose("end")
    return match


def rolled(match: TableMatch) -> list[tuple[int, str]]:
    return [(event.seat, event.what) for event in match.told.of(Rolled)]


# Who is attacked


@clause("HX-10.1", "HX-7.5", "HX-9.1")
def test_whoever_a_zombie_comes_to_must_be_attacked() -> None:
    match = attacking(guy("centre"), horde("e1 e1"), dice=[4], captures="eat x2")
    match.choose("step e1 centre")
    # It has stopped there; the other one could still go somewhere.
    assert not any(text.startswith("step centre") for text in match.texts)
    match.choose("end")
    assert [(event.seat, event.owner, event.space) for event in match.told.of(GuyAttacked)] == [(1, 0, "centre")]
    assert match.told.of(GuyAttacked)[0].clause == "HX-10.1"


@clause("HX-10.1")
def test_once_however_many_zombies_are_there() -> None:
    match = attacking(guy("centre"), horde("e1 e1 w1"), dice=[1, 1])
    match.choose("step e1 centre", "step e1 centre", "step w1 centre")
    assert len(match.told.of(GuyAttacked)) == 1


@clause("HX-10.1")
def test_each_of_several_guys_in_the_order_of_the_attackers_choice() -> None:
    players = guy("centre"), horde("e1"), guy("centre"), guy("s3")
    match = attacked(*players, dice=[4, 4], captures="eat x4")
    assert match.asked == (1, "capture_order")
    assert match.texts == ["attack 0", "attack 2"]
    match.choose("attack 2")
    assert [event.owner for event in match.told.of(GuyAttacked)] == [2, 0]
    assert match.horde().meals == 2


@clause("HX-10.1", "HU-8.1")
def test_a_human_beside_him_is_another_attempt() -> None:
    match = attacked(guy("centre"), horde("e1"), humans="centre", dice=[4, 4], captures="eat x2, infect x2")
    assert match.texts == ["attempt centre", "attack 0"]
    match.choose("attack 0")
    assert len(match.told.of(AttemptBegan)) == 1
    assert (match.horde().meals, match.zombies()) == (1, ["centre", "centre"])


@clause("HX-10.1", "HX-9.8")
def test_those_who_have_not_moved_there_attack_nobody() -> None:
    match = attacking(guy("centre"), horde("centre e1"), guy("e2"), dice=[4], captures="eat x2")
    match.choose("step e1 e2", "end")
    assert [event.owner for event in match.told.of(GuyAttacked)] == [2]


@clause("HX-10.1", "HX-9.8")
def test_who_goes_away_and_comes_back_has_moved_there() -> None:
    match = attacking(guy("centre"), horde("centre"), dice=[4], captures="eat x2")
    match.choose("step centre e1", "step e1 centre")
    assert len(match.told.of(GuyAttacked)) == 1


@clause("HX-10.1", "HU-8.3")
def test_the_steps_of_an_attempt_in_their_order() -> None:
    me = guy("centre", hand="slippery_customer"), horde("e1", "second_helping", dice=0), guy("s3", hand="crowbar")
    match = attacking(*me, halts=True, dice=[6, 1], captures="eat x4")
    match.choose("step e1 centre")
    windows = []
    while match.state.phase in ("move", "capture"):
        assert match.question is not None
        windows.append(match.question.kind)
        match.close()
    assert windows == ["before_capture", "weapon", "capture_cards"]
    assert match.told.of(GuyCaught)


@clause("HX-10.1", "HU-17.4")
def test_pinfall_works_on_a_guy() -> None:
    players = guy("centre", hand="crowbar"), horde("e1", character="wrestler", used=False)
    match = attacked(*players, captures="eat x4")
    assert match.asked == (1, "ability")
    match.choose("use pinfall")
    assert [what for _, what in rolled(match)] == ["zombies"]
    assert match.told.of(GuyCaught)


@clause("HX-10.1", "HX-8.1")
def test_trapped_at_once_is_not_about_guys() -> None:
    match = attacked(guy("centre"), horde("e1 e1"), strays=PENT_IN, dice=[1], options={"trapped_at_once": True})
    assert rolled(match)[0] == (1, "capture")
    assert match.told.of(GuyStays)


# Caught


@clause("HX-10.2", "HX-11.1")
@pytest.mark.parametrize("card", ["eat", "infect"])
def test_he_loses_a_life_and_leaves_the_map(card: str) -> None:
    match = attacked(guy("centre"), horde("e1", "crowbar"), dice=[4], captures=f"{card} x2")
    assert (match.guy().life, match.space()) == (2, "")
    assert [(event.seat, event.owner, event.eaten, event.life) for event in match.told.of(GuyCaught)] == [
        (1, 0, card == "eat", 2)
    ]


@clause("HX-10.3")
def test_eaten_he_is_a_point() -> None:
    match = attacked(guy("centre"), horde("e1"), dice=[4], captures="eat x2")
    assert (match.horde().meals, match.horde().points) == (1, 2)
    # One Eat card is kept, the other one discarded.
    assert match.state.capture_discard == ["eat"]
    assert match.told.of(ZombieRaised) == []


@clause("HX-10.3")
def test_infected_he_may_be_a_zombie_on_that_space() -> None:
    match = attacked(guy("centre"), horde("e1"), dice=[4], captures="infect x2")
    assert match.asked == (1, "hx_infect_pawn")
    assert match.texts == ["raise", "leave_it"]
    # He has left already.
    assert (match.space(), match.guy().life) == ("", 2)
    match.choose("raise")
    assert (match.zombies(), match.horde().points) == (["centre", "centre"], 2)
    assert [(event.space, event.points) for event in match.told.of(ZombieRaised)] == [("centre", 2)]


@clause("HX-10.3")
def test_or_not() -> None:
    match = attacked(guy("centre"), horde("e1"), dice=[4], captures="infect x2")
    match.choose("leave_it")
    assert (match.zombies(), match.horde().points) == (["centre"], 1)


@clause("HX-10.3", "HU-8.3")
def test_if_it_is_equal_the_attacker_chooses() -> None:
    match = attacked(guy("centre"), horde("e1"), dice=[4], captures="infect, eat")
    assert match.asked == (1, "infect_or_eat")
    match.choose("eat")
    assert match.horde().meals == 1


@clause("HX-10.3", "HX-12.1")
@pytest.mark.parametrize("card", ["eat", "infect"])
def test_such_a_point_can_win_the_game(card: str) -> None:
    match = attacked(guy("centre"), horde("e1", meals=7), dice=[4], captures=f"{card} x2")
    if card == "infect":
        assert match.outcome is None
        match.choose("raise")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([1], "points")


@clause("HX-10.4")
def test_he_keeps_all_that_he_has() -> None:
    me = guy("centre", hand="fear, crowbar", in_play="fire_axe, hey_look_a_shotgun", charges=2, kills=11, bullets=1)
    match = attacked(me, horde("e1"), dice=[4], captures="eat x2", halts=True)
    while match.window is not None and not match.told.of(GuyCaught):
        match.close()
    mine = match.guy()
    assert (mine.kills, mine.bullets, mine.charges) == (11, 1, 2)
    assert (mine.hand, mine.in_play) == (["crowbar", "fear"], ("fire_axe", "hey_look_a_shotgun"))


@clause("HX-10.4")
@pytest.mark.parametrize(("bullets", "after"), [(0, 3), (2, 3), (3, 3), (5, 5)])
def test_the_last_life_brings_three_again_and_nothing_is_lost(bullets: int, after: int) -> None:
    me = guy("centre", life=1, bullets=bullets, in_play="fire_axe", kills=11)
    match = attacked(me, horde("e1", "crowbar"), dice=[4], captures="eat x2")
    mine = match.guy()
    assert (mine.life, mine.bullets, mine.kills, mine.in_play) == (3, after, 11, ("fire_axe",))
    assert match.space() == ""


@clause("HX-10.8")
@pytest.mark.parametrize("card", ["eat", "infect"])
def test_a_first_aid_kit_does_not_save_him(card: str) -> None:
    me = guy("centre", in_play="first_aid_kit")
    match = attacked(me, horde("e1"), dice=[4], captures=f"{card} x2")
    assert (match.guy().life, match.guy().in_play) == (2, ("first_aid_kit",))
    assert match.told.of(LifeLost) == []


# Flight


@clause("HX-10.5")
def test_after_a_failed_roll_he_flees() -> None:
    match = attacked(guy("centre"), horde("e1"), guy("n6"), dice=[3, 2])
    # The player on the attacker's right is seat 0.
    assert match.asked == (0, "hx_move_guy")
    assert rolled(match) == [(1, "capture"), (1, "flight")]
    assert match.told.of(CapturesDrawn) == []


@clause("HX-10.5", "HX-6.8")
def test_after_a_hit_he_flees() -> None:
    match = attacked(
        *(guy("centre", hand="nail_gun"), horde("e1 n6", character="doctor")), dice=[4, 2, 1], wounds="torso x2"
    )
    match.choose("play nail_gun")
    assert [event.wound for event in match.told.of(WoundKept)] == ["torso"]
    assert (match.told.of(CapturesDrawn), match.asked) == ([], (0, "hx_move_guy"))


@clause("HX-10.5", "HU-8.8")
def test_after_an_escape_he_flees() -> None:
    match = attacked(guy("centre"), horde("e1"), dice=[4, 1], captures="eat, escape")
    assert match.asked == (0, "hx_move_guy")
    assert match.state.capture_discard == ["eat", "escape"]
    match.choose("flee w1")
    assert (match.space(), match.guy().life, match.horde().meals) == ("w1", 3, 0)


@clause("HX-10.5", "HU-10.2")
def test_the_player_on_the_attackers_right_moves_him_whoever_that_is() -> None:
    match = attacking(horde("s3"), guy("s4"), horde("e1"), guy("centre"), active=2, dice=[1, 1])
    match.choose("step e1 centre")
    assert match.asked == (1, "hx_move_guy")
    match.choose("flee w1")
    assert [(event.seat, event.owner, event.space, event.to) for event in match.told.of(GuyFled)] == [
        (1, 3, "centre", "w1")
    ]


@clause("HX-10.7")
def test_on_the_right_of_the_attacker_he_decides_himself() -> None:
    match = attacking(guy("s3"), horde("e1"), guy("centre"), guy("n6"), active=1, dice=[1, 1])
    match.choose("step e1 centre")
    assert match.asked == (0, "hx_move_guy")
    match = attacking(guy("centre"), horde("e1"), guy("s3"), active=1, dice=[1, 1])
    match.choose("step e1 centre")
    assert (match.asked, match.decision and match.decision.about["seat"]) == ((0, "hx_move_guy"), 0)


@clause("HX-10.5", "HU-10.4")
@pytest.mark.parametrize(
    ("die", "ends"),
    [
        (1, {"n1", "s1", "w1", "e1"}),
        (2, {"n2", "s2", "w2", "e2"}),
        (3, {"n3", "s3", "w3", "e3"}),
        (4, {"n4", "e1n3", "s4", "w1s3", "w4", "w3n1", "e4", "e3s1"}),
    ],
)
def test_he_goes_as_far_as_the_die_says(die: int, ends: set[str]) -> None:
    match = attacked(guy("centre"), horde("e1"), dice=[1, die])
    assert set(match.texts) == {f"flee {end}" for end in ends}


@clause("HX-10.5", "HU-10.4")
def test_or_as_far_as_he_can() -> None:
    match = attacked(guy("centre"), horde("e1"), strays="n2 s1 w3 e1", dice=[1, 5])
    # In the west there are two steps, in the north there is but one.
    assert match.space() == "w2"


@clause("HX-10.5", "HX-7.6")
def test_by_his_own_ways_doors_and_openings() -> None:
    """The Gas Station has doors on two sides; the Concert Hall of Humans!!! is open to him everywhere."""
    match = attacking(guy("n7"), horde("w1n7"), openings="", dice=[1, 1], active=1)
    match.choose("step w1n7 n7")
    assert set(match.texts) == {"flee n6", "flee w1n7", "flee e1n7"}
    match = attacking(guy("w1n7"), horde("n7"), openings="", dice=[1, 1], active=1)
    match.choose("step n7 w1n7")
    # There is no door to the road below.
    assert match.space() == "n7"
    match = attacking(guy("e7"), horde("e7n1"), openings="", dice=[1, 1], active=1)
    match.choose("step e7n1 e7")
    assert set(match.texts) == {"flee e6", "flee e7n1", "flee e7s1"}


@clause("HX-10.5")
def test_past_humans_and_guys_and_onto_them_but_never_to_zombies() -> None:
    players = guy("centre"), horde("e1 s1"), guy("w1"), horde("n6")
    match = attacked(*players, humans="n1", strays="e1", dice=[1, 1])
    assert set(match.texts) == {"flee n1", "flee w1"}
    match = attacked(*players, humans="n1", strays="e1", dice=[1, 2])
    assert set(match.texts) == {"flee n2", "flee w2"}
    match.choose("flee n2")
    assert match.space() == "n2"


@clause("HX-10.5", "ZB-6.1")
def test_he_leaves_a_stray_zombie_without_a_fight_and_takes_nothing() -> None:
    lying = {SPACE["n1"]: "life", SPACE["n2"]: "bullet"}
    match = attacked(guy("centre"), horde("e1"), strays="centre", tokens=lying, dice=[1, 2])
    match.choose("flee n2")
    assert match.space() == "n2"
    assert match.told.of(CombatRolled) == []
    assert match.told.of(TokenTaken) == []
    assert (match.guy().life, match.guy().bullets) == (3, 3)


@clause("HX-10.5", "HU-13.2")
def test_the_attacker_may_roll_the_flight_again() -> None:
    match = attacked(guy("centre"), horde("e1", dice=2), dice=[4, 5, 1], captures="escape, eat")
    assert match.asked == (1, "do_over")
    match.choose("accept")
    assert match.asked == (1, "do_over")
    match.choose("reroll", "accept")
    assert match.state.attempt is not None
    assert match.state.attempt.flight == 1


@clause("HX-10.5", "HX-4.4", "HU-13.1")
def test_any_player_with_tokens_may_if_that_was_agreed_on() -> None:
    options = {"reroll_scope": "any"}
    match = attacked(guy("centre"), horde("e1"), horde("n6", dice=1), dice=[1, 5, 1], options=options)
    assert match.asked == (2, "do_over_any")
    match.choose("pass")
    assert match.state.roll is not None
    assert (match.asked, match.state.roll.what) == ((2, "do_over_any"), "flight")
    match.choose("reroll")
    assert match.state.attempt is not None
    assert match.state.attempt.flight == 1


@clause("HX-10.5", "HX-6.8", "HX-13.1")
def test_a_fire_extinguisher_does_not_make_him_faster() -> None:
    me = guy("centre", hand="fire_extinguisher")
    match = attacked(me, horde("e1 n6", character="doctor"), dice=[4, 3, 1], wounds="torso x2")
    match.choose("play fire_extinguisher")
    assert match.state.attempt is not None
    assert match.state.attempt.flight == 1


@clause("HX-10.5", "HX-12.1")
def test_only_where_he_ends_can_he_have_won() -> None:
    """The Helipad lies beside the Gas Station: its centre is two steps away."""
    players = guy("e1n6"), horde("n6"), guy("s3")
    match = attacking(*players, city="helipad 1 -2 0", dice=[1, 2])
    match.choose("step n6 e1n6", "flee e3n6")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([0], "helipad")
    match = attacking(*players, city="helipad 1 -2 0", dice=[1, 3])
    match.choose("step n6 e1n6", "flee e4n6")
    assert match.outcome is None


# Trapped


@clause("HX-10.6", "HU-10.7")
def test_without_a_way_out_he_stays() -> None:
    match = attacked(guy("centre", hand="fear"), horde("e1"), strays=PENT_IN, dice=[1])
    assert [what for _, what in rolled(match)] == ["capture"]
    assert [(event.owner, event.space) for event in match.told.of(GuyStays)] == [(0, "centre")]
    assert (match.space(), match.guy().life) == ("centre", 3)


@clause("HX-10.6", "HX-10.2", "HX-10.3")
@pytest.mark.parametrize("choice", ["raise", "leave_it"])
def test_or_counts_as_infected_if_that_was_agreed_on(choice: str) -> None:
    options = {"hx_trapped_guy": "infected"}
    match = attacked(guy("centre"), horde("e1"), strays=PENT_IN, dice=[1], options=options)
    assert match.asked == (1, "hx_infect_pawn")
    match.choose(choice)
    assert (match.guy().life, match.space()) == (2, "")
    assert match.horde().points == (2 if choice == "raise" else 1)


@clause("HX-10.6", "HU-10.8")
def test_unless_nobody_is_left_to_infect_him() -> None:
    options = {"hx_trapped_guy": "infected"}
    players = guy("centre", hand="nail_gun"), horde("e1 n6", character="doctor", wounds="torso")
    match = attacked(*players, strays=PENT_IN, dice=[4, 2], wounds="torso x2", options=options)
    match.choose("play nail_gun")
    assert match.zombies() == ["n6"]
    assert match.told.of(GuyStays)
    assert (match.space(), match.guy().life) == ("centre", 3)


@clause("HX-10.6")
def test_a_way_past_humans_is_a_way() -> None:
    match = attacked(guy("centre"), horde("e1"), humans="w1", strays="n1 e1 s1", dice=[1, 1])
    assert match.space() == "w1"
    assert match.told.of(GuyFled)


@clause("HX-10.5")
def test_he_may_be_attacked_again_where_he_has_fled_to() -> None:
    match = attacked(guy("centre"), horde("e1"), horde("w2"), dice=[1, 1, 1, 4], captures="eat x2")
    match.choose("flee w1")
    wait_for(match, "move_pawn", 2)
    match.choose("step w2 w1")
    assert [event.seat for event in match.told.of(GuyAttacked)] == [1, 2]
    assert match.guy().life == 2
