"""The worked examples of the combined game, one test each."""

from deadtown.games.humans.combined.events import PawnBeaten
from tests.clauses import clause
from tests.games.humans.combined.table import guy, horde, table
from tests.games.humans.combined.turns import wait_for


@clause("HX-7.1", "HX-7.3", "HX-9.2", "HX-9.3", "HX-9.4", "HX-9.6", "HX-12.2")
def test_a_guy_beats_two_pawns_and_a_stray_zombie() -> None:
    """EX-17."""
    me, zoe = guy("centre"), horde("e3 e3", character="doctor")
    match = table(
        *("roll_move", "", me, zoe),
        humans="e1",
        strays="e3",
        dice=[4, 5, 2, 4],
        wounds="right_arm, torso, right_arm, left_leg",
    )
    assert match.state.allowance == 7
    match.choose("walk e3", "fight_pawn 1")
    assert match.asked == (1, "keep_wound")
    match.choose("keep_wound right_arm")
    assert match.guy().kills == 1
    match.choose("fight_pawn 1")
    assert match.asked == (0, "hx_bullets")
    match.choose("bullets", "keep_wound right_arm")
    assert [event.count for event in match.told.of(PawnBeaten)] == [1, 3]
    assert (match.guy().bullets, match.guy().kills, match.zombies()) == (1, 5, ["e3"])
    assert match.state.left == 4
    assert "step e4" in match.texts


@clause("HX-9.5", "HX-9.7")
def test_a_guy_who_fails_may_be_attacked_where_he_stands() -> None:
    """EX-18."""
    me, zoe = guy("centre", hand="fire_axe"), horde("e3 e3", character="doctor")
    match = table(
        *("roll_move", "", me, zoe), strays="e3", dice=[4, 5, 2, 4], wounds="right_arm, torso, right_arm, left_leg"
    )
    match.choose("walk e3", "fight_pawn 1", "keep_wound right_arm", "fight_pawn 1", "fail")
    assert match.guy().kills == 2
    assert match.asked == (0, "discard_card")
    wait_for(match, "hx_counterattack", 1)
    assert match.texts == ["strike_back", "let_go"]


@clause("HX-6.8", "HX-10.1", "HX-10.2", "HX-10.3", "HX-10.4", "HX-11.1")
def test_a_guy_is_eaten_and_comes_back() -> None:
    """EX-19."""
    me, zoe = guy("centre", hand="baseball_bat", kills=11), horde("e1", hand="crowbar", character="doctor")
    match = table("move", "", me, zoe, active=1, dice=[4, 2], captures="eat x2")
    match.choose("step e1 centre")
    assert match.asked == (0, "weapon")
    match.choose("play baseball_bat")
    assert (match.guy().life, match.guy().kills, match.space()) == (2, 11, "")
    assert (match.horde().meals, match.horde().points) == (1, 2)
    wait_for(match, "move_step", 0)
    assert match.space() == "centre"
    # A die, which shows a 1, and 2 life.
    assert match.state.allowance == 1 + 2


@clause("HX-10.3")
def test_where_a_guy_is_infected_a_zombie_may_rise() -> None:
    """EX-19, with Infect."""
    match = table(
        *("move", "", guy("centre"), horde("e1", character="doctor")), active=1, dice=[4], captures="infect x2"
    )
    match.choose("step e1 centre")
    assert match.asked == (1, "hx_infect_pawn")
    match.choose("raise")
    assert match.zombies() == ["centre", "centre"]


@clause("HX-10.5")
def test_a_guy_escapes() -> None:
    """EX-19, with Escape."""
    players = guy("centre"), horde("e1", character="doctor"), guy("n6")
    match = table("move", "", *players, active=1, dice=[4, 3], captures="eat, escape")
    match.choose("step e1 centre")
    assert match.asked == (0, "hx_move_guy")
    match.choose("flee w3")
    assert (match.space(), match.guy().life) == ("w3", 3)


@clause("HX-7.9")
def test_a_stray_zombie_inside_opens_the_door() -> None:
    """EX-20."""
    city = "skate_shop 1 -1 0"
    match = table("move", city, guy("centre"), horde("e2n3"), strays="e3n4", active=1, openings="")
    assert "breach e2n3" in match.texts
    match.choose("step e2n3 e2n4")
    assert match.openings == {"e2n3"}
    assert "step e2n4 e2n3" in match.texts


@clause("HX-5.4")
def test_the_zombie_player_with_the_most_points_places_the_helipad() -> None:
    """EX-21."""
    zoe, yan = horde("n6 n6", meals=4), horde("s6 s6", meals=4)
    match = table("tile", "", guy("centre"), zoe, yan, tiles="helipad")
    assert match.asked == (1, "place_tile")
    match.choose("place 1 -2 0")
    assert len(match.strays) == 9
    assert "e3n6" in match.strays


@clause("HX-13.5")
def test_a_grenade_wounds_each_zombie_player_once() -> None:
    """EX-22."""
    city = "hospital 1 -1 1"
    players = guy("e2n3", in_play="grenade"), horde("e3n4 e4n4"), horde("e4n3")
    match = table(
        *("begin_turn", city, *players),
        strays="e3n2 e4n2",
        halts=True,
        wounds="torso, left_arm, left_leg, right_arm, torso, torso, left_arm, left_leg",
    )
    match.choose("use grenade", seat=0)
    assert match.asked == (1, "hx_grenade_pawn")
    match.choose("pawn e3n4")
    match.choose("keep_wound torso")
    assert (match.guy().kills, match.guy().life) == (4, 2)
    assert (match.horde(1).wounds, match.horde(2).wounds) == (("torso",), ("torso",))
