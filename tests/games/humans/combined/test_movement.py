"""How both sides, humans and stray zombies move, and what lies in their way (section 7)."""

from typing import Any

import pytest

from deadtown.games.humans.events import Breached, BreachFailed, MovementSet, Rolled
from deadtown.games.zombies.events import AllowanceChanged, CombatRolled, MoveRolled
from tests.clauses import clause
from tests.games.humans.combined.table import TableMatch, guy, horde, table
from tests.games.humans.combined.turns import decks, end_turn, go_on, wait_for

SHOP = "skate_shop 1 -1 2"
"""A building of Zombies!!! in the north-east: indoors in its south, with a door in the middle."""
DINER = "hu_diner 1 -1 2"
"""One of Humans!!! on the same place."""
FIRE_STATION = "fire_station 1 -1 1"


def rolled(me: Any, other: Any, die: int = 4, **more: Any) -> TableMatch:
    """A shotgun guy is about to roll for his movement."""
    return table("roll_move", "", me, other, dice=[die], **more)


def walking(city: str, me: Any, *others: Any, **more: Any) -> TableMatch:
    """A shotgun guy may make six steps."""
    return table("walk", city, me, *(others or (horde("w6"),)), left=6, allowance=6, **more)


def from_here(match: TableMatch, space: str) -> set[str]:
    """Where a shotgun guy, or a horde zombie on this space, may step."""
    words = [text.split() for text in match.texts if text.startswith("step")]
    return {word[-1] for word in words if len(word) == 2 or word[1] == space}


# The allowance of a shotgun guy


@clause("HX-7.1")
@pytest.mark.parametrize(("life", "die", "allowance"), [(3, 4, 7), (1, 1, 2), (5, 6, 11), (2, 3, 5)])
def test_the_allowance_is_a_die_and_the_life_that_he_has(life: int, die: int, allowance: int) -> None:
    match = rolled(guy("centre", life=life), horde("n6"), die)
    assert (match.state.allowance, match.state.left) == (allowance, allowance)
    assert [(event.die, event.bonus) for event in match.told.of(MoveRolled)] == [(die, life)]


@clause("HX-7.1")
def test_it_is_the_life_at_the_moment_of_the_roll() -> None:
    """A life that is won on the way adds nothing."""
    match = rolled(guy("centre"), horde("n6"), 2)
    match.state.tokens[match.names.index("e1")] = "life"
    match.choose("step e1")
    assert (match.guy().life, match.state.left) == (4, 4)


@clause("HX-7.1")
def test_skateboard_adds_two() -> None:
    assert rolled(guy("centre", in_play="skateboard"), horde("n6")).state.allowance == 4 + 3 + 2


@clause("HX-7.1", "HX-6.5")
def test_second_wind_adds_three() -> None:
    match = rolled(guy("centre", "second_wind"), horde("n6"))
    match.choose("play second_wind")
    assert match.state.allowance == 4 + 3 + 3
    assert [event.allowance for event in match.told.of(AllowanceChanged)] == [10]


@clause("HX-7.1", "HX-14.24")
@pytest.mark.parametrize(
    ("own", "others", "allowance"),
    [
        ("", ["rigor_mortis"], 3),
        ("", ["rigor_mortis", "rigor_mortis"], 1),
        ("", ["rigor_mortis", "untied_shoe 0"], 1),
        ("adrenaline_rush", ["rigor_mortis"], 6),
        ("second_wind", ["rigor_mortis"], 5),
        ("second_wind", ["rigor_mortis", "untied_shoe 0"], 2),
        ("adrenaline_rush", ["untied_shoe 0", "rigor_mortis"], 2),
    ],
)
def test_then_it_is_halved_for_each_card_and_then_doubled(own: str, others: list[str], allowance: int) -> None:
    """The die shows 4, and he has 3 life."""
    seats = [horde("n6", card.split()[0]) for card in others] or [horde("n6")]
    match = table("roll_move", "", guy("centre", own), *seats, dice=[4])
    if own == "adrenaline_rush":
        assert match.asked[1] == "pre_move_roll"
    for wish in (*others, own):
        while match.asked[1] == "pre_move_roll":
            match.choose("pass")
        if wish:
            match.choose(f"play {wish}")
    assert (match.state.allowance, match.state.left) == (allowance, allowance)


@clause("HX-7.1", "HX-14.15")
def test_with_the_keys_it_is_ten_and_nothing_changes_that() -> None:
    me = guy("centre", "keys_still_in_it", in_play="skateboard", pending=(), under=("untied_shoe",))
    match = table("roll_move", "", me, horde("n6", "rigor_mortis, untied_shoe"), dice=[4], halts=True)
    match.choose("play keys_still_in_it", seat=0)
    assert match.state.allowance == 10
    assert match.window is not None
    assert match.window.kind == "post_move_roll"
    assert match.playable(1) == set()
    assert match.told.of(MoveRolled) == []


@clause("HX-7.1")
@pytest.mark.parametrize("card", ["second_wind", "adrenaline_rush"])
def test_nothing_is_added_to_the_keys(card: str) -> None:
    match = table("move_rolled", "", guy("centre", card), horde("n6"), driving=True, allowance=10, left=10)
    assert match.asked == (0, "move_step")


@clause("HX-7.1")
def test_a_card_that_would_change_nothing_is_not_played() -> None:
    """One step that is halved once is none; halving it again changes nothing (HU-12.7)."""
    match = table(
        *("move_rolled", "", guy("centre", "second_wind"), horde("n6", "rigor_mortis")),
        die=2,
        rigors=2,
        allowance=0,
        left=0,
        halts=True,
    )
    assert match.window is not None
    assert match.playable(1) == set()
    assert match.playable(0) == {"play second_wind"}


# The movement of a horde


@clause("HX-7.2")
@pytest.mark.parametrize(("character", "movement"), [("musician", 6), ("lawyer", 5), ("cheerleader", 8)])
def test_hordes_share_the_movement_of_their_character(character: str, movement: int) -> None:
    match = table("before_move", "", guy("centre"), horde("n6 s6", character=character), active=1)
    assert match.asked == (1, "move_pawn")
    assert match.state.left == movement
    match.choose("step n6 n5", "step s6 s5", "step n5 n4")
    assert match.state.left == movement - 3
    assert match.zombies() == ["n4", "s5"]


@clause("HX-7.2", "HX-14.1", "HX-14.19")
@pytest.mark.parametrize(
    ("own", "other", "guys", "movement"),
    [
        ("adrenaline_rush", "", "", 16),
        ("", "rigor_mortis", "", 4),
        ("", "untied_shoe", "", 4),
        ("", "rigor_mortis", "untied_shoe", 2),
        ("adrenaline_rush", "rigor_mortis", "untied_shoe", 4),
        ("second_wind", "rigor_mortis", "", 5),
        ("second_wind", "", "", 11),
    ],
)
def test_cards_halve_their_movement_and_adrenaline_doubles_it_afterwards(
    own: str, other: str, guys: str, movement: int
) -> None:
    """Eight, for the Cheerleader."""
    players = guy("centre", guys), horde("n6", own, character="cheerleader"), horde("s6", other)
    match = table("before_move", "", *players, active=1)
    for seat, card in ((2, other), (0, guys), (1, own)):
        if card:
            assert match.asked == (seat, "before_move")
            match.choose(f"play {card} 1" if card == "untied_shoe" else f"play {card}")
    assert [event.pool for event in match.told.of(MovementSet)] == [movement]
    assert match.state.left == movement


@clause("HX-7.2", "HX-14.19")
def test_played_at_another_time_untied_shoes_wait_for_the_next_turn() -> None:
    match = table("zombies", "", guy("centre", "untied_shoe"), horde("n6", character="cheerleader"), **decks())
    assert match.asked == (0, "pre_zombie_roll")
    match.choose("play untied_shoe 1")
    wait_for(match, "move_pawn", 1)
    assert match.state.movement == 4
    end_turn(match)
    wait_for(match, "move_pawn", 1)
    assert match.state.movement == 8


@clause("HX-7.2")
def test_what_held_for_a_turn_is_over_with_it() -> None:
    match = table("before_move", "", guy("centre"), horde("n6", "adrenaline_rush"), active=1, **decks())
    match.choose("play adrenaline_rush")
    assert match.state.movement == 12
    end_turn(match)
    wait_for(match, "move_pawn", 1)
    assert match.state.movement == 6


# Sharing spaces


@clause("HX-7.3")
def test_horde_zombies_share_spaces_with_all_zombies_and_walk_past_them() -> None:
    match = table("move", "", guy("s6"), horde("e1"), horde("e2"), strays="e3", active=1)
    match.choose("walk e1 e4")
    assert match.zombies(1) == ["e4"]
    match = table("move", "", guy("s6"), horde("e1"), horde("e2"), strays="e2", active=1)
    match.choose("step e1 e2")
    assert (match.zombies(1), match.zombies(2), match.strays) == (["e2"], ["e2"], {"e2"})
    assert "step e2 e3" in match.texts


@clause("HX-7.3")
def test_shotgun_guys_share_spaces_with_humans_and_each_other_and_walk_past_them() -> None:
    match = walking("", guy("centre"), guy("e1"), horde("w6"), humans="e2 e3")
    match.choose("walk e4")
    assert (match.space(), match.state.left) == ("e4", 2)
    match = walking("", guy("centre"), guy("e1"), horde("w6"), humans="e1")
    match.choose("step e1")
    assert (match.space(), match.space(1), match.humans) == ("e1", "e1", {"e1"})
    assert match.asked == (0, "move_step")


@clause("HX-7.3", "HX-9.2")
@pytest.mark.parametrize(("left", "way"), [(9, "e1n6"), (8, "")])
def test_on_a_longer_walk_a_shotgun_guy_goes_round_whoever_he_would_have_to_fight(left: int, way: str) -> None:
    """A ring of roads leads round the horde zombie before the Gas Station, if that is not too far."""
    ring = "road_t_3 1 -1 2, road_curve_3 1 -2 1"
    match = table("walk", ring, guy("n3"), horde("n5"), left=left, allowance=left, dice=[1])
    ways = {one.space: one for one in match.view(0).ways}
    assert ways["n6"].fights == (0 if way else 1)
    match.choose("walk n6")
    assert match.space() == ("n6" if way else "n5")
    assert bool(match.told.of(CombatRolled)) != bool(way)


@clause("HX-7.4", "HX-8.2")
def test_no_stray_zombie_comes_to_a_human_or_to_another_one() -> None:
    match = table("lead", "", guy("s6"), horde("w6"), strays="centre e1", humans="n1", left=4)
    assert {*match.texts} == {"zombie centre s1", "zombie centre w1", "zombie e1 e2"}


@clause("HX-7.4")
def test_so_a_shotgun_guy_who_stands_with_a_human_is_safe_from_them() -> None:
    match = table("lead", "", guy("e1"), horde("w6"), strays="centre", humans="e1", left=1)
    assert "zombie centre e1" not in match.texts
    match = table("lead", "", guy("e1"), horde("w6"), strays="centre", left=1)
    assert "zombie centre e1" in match.texts


@clause("HX-7.4", "HX-14.9", "HX-14.18", "HX-14.20", "HX-14.22")
@pytest.mark.parametrize(
    "card", ["couldnt_get_any_worse gas_station", "were_screwed", "zombie_master", "this_isnt_so_bad"]
)
def test_no_card_puts_one_there_either(card: str) -> None:
    match = table(
        *("begin_turn", "", guy("e1", card.split()[0]), horde("w6")),
        humans="n7 e2 e3",
        strays="centre s1 w1n7",
        pool=50,
    )
    match.choose(f"play {card}")
    offered = set[str]()
    while match.decision is not None and match.asked[1] in ("card_put", "card_lift"):
        if match.asked[1] == "card_put":
            offered |= {text.removeprefix("put ") for text in match.texts}
        match.choose(1)
    assert not offered & {"n7", "e2", "e3"}
    assert not match.strays & match.humans
    assert match.humans == {"n7", "e2", "e3"}


@clause("HX-7.4", "HX-8.1")
def test_no_human_comes_to_a_stray_zombie() -> None:
    match = table("begin_turn", "", guy("e1", "stampede"), horde("w6"), humans="centre", strays="n1 s2", dice=[6])
    match.choose("play stampede", "human centre")
    assert {*match.texts} == {"to s1", "to e1", "to e2", "to w1", "to w2"}


@clause("HX-7.4", "HX-14.23")
def test_nor_is_put_there() -> None:
    match = table("roll_move", "", guy("e1", "fresh_meat"), horde("n1"), strays="centre", humans="w1")
    match.choose("play fresh_meat town_square")
    assert match.humans == {"w1", "e1", "s1"}


@clause("HX-7.5")
@pytest.mark.parametrize(("humans", "stands"), [("e2", "s6"), ("", "e2"), ("e2", "e2")])
def test_a_horde_zombie_stops_where_it_meets_a_human_or_a_shotgun_guy(humans: str, stands: str) -> None:
    match = table("move", "", guy(stands), horde("e1 e1"), humans=humans, active=1)
    assert not [text for text in match.texts if text.startswith("walk e1 e3")]
    match.choose("step e1 e2")
    assert not [text for text in match.texts if text.startswith(("step e2", "walk e2", "breach e2"))]
    assert [text for text in match.texts if text.startswith("step e1")]


@clause("HX-7.5")
def test_one_that_was_with_a_shotgun_guy_already_may_leave() -> None:
    match = table("move", "", guy("e1"), horde("e1"), active=1)
    assert from_here(match, "e1") == {"centre", "e2"}


@clause("HX-7.5")
def test_a_shotgun_guy_who_is_off_the_map_stops_nobody() -> None:
    match = table("move", "", guy(""), horde("e1"), active=1)
    match.choose("walk e1 w1")
    assert match.zombies() == ["w1"]


# Walls, doors and openings


@clause("HX-7.6")
def test_barricades_stop_no_human() -> None:
    """On tiles of either game it goes in and out wherever it touches."""
    for city in (SHOP, DINER):
        match = table(*("begin_turn", city, guy("s6", "stampede"), horde("w6")), humans="e3n3", openings="", dice=[6])
        match.choose("play stampede", "human e3n3")
        assert {"to e3n2", "to e4n2", "to e2n2", "to e2n3", "to e4n3", "to e3n4"} <= {*match.texts}


@clause("HX-7.6")
@pytest.mark.parametrize("space", ["e2n3", "e3n3", "e4n3"])
def test_shotgun_guys_go_the_ways_of_humans_on_tiles_of_humans(space: str) -> None:
    match = walking(DINER, guy(space), openings="")
    inside = space.replace("n3", "n2")
    assert inside in from_here(match, space)
    match.choose(f"step {inside}")
    assert space in from_here(match, inside)


@clause("HX-7.6")
def test_on_tiles_of_zombies_they_go_by_doors() -> None:
    match = walking(SHOP, guy("e3n3"), openings="")
    assert from_here(match, "e3n3") == {"e2n3", "e4n3", "e3n4", "e3n2"}
    match = walking(SHOP, guy("e2n3"), openings="")
    assert "e2n2" not in from_here(match, "e2n3")


@clause("HX-7.6")
def test_and_by_openings() -> None:
    match = walking(SHOP, guy("e2n3"), openings="e2n3")
    assert "e2n2" in from_here(match, "e2n3")
    match.choose("step e2n2")
    assert from_here(match, "e2n2") == {"e2n3", "e3n2"}


@clause("HX-7.7")
def test_stray_zombies_go_by_doors_on_tiles_of_zombies() -> None:
    match = table("lead", SHOP, guy("s6"), horde("w6"), strays="e3n3", openings="", left=1)
    assert "zombie e3n3 e3n2" in match.texts
    match = table("lead", SHOP, guy("s6"), horde("w6"), strays="e2n3", openings="", left=1)
    assert "zombie e2n3 e2n2" not in match.texts


@clause("HX-7.7")
@pytest.mark.parametrize("city", [SHOP, DINER])
def test_and_by_openings_on_all_tiles(city: str) -> None:
    match = table("lead", city, guy("s6"), horde("w6"), strays="e2n3", openings="e2n3", left=1)
    assert "zombie e2n3 e2n2" in match.texts
    match = table("lead", city, guy("s6"), horde("w6"), strays="e2n2", openings="e2n3", left=1)
    assert "zombie e2n2 e2n3" in match.texts


@clause("HX-7.7")
@pytest.mark.parametrize("space", ["e2n3", "e3n3", "e4n3"])
def test_other_walls_stop_them(space: str) -> None:
    inside = space.replace("n3", "n2")
    match = table("lead", DINER, guy("s6"), horde("w6"), strays=space, openings="", left=1)
    assert f"zombie {space} {inside}" not in match.texts
    match = table("lead", DINER, guy("s6"), horde("w6"), strays=inside, openings="", left=1)
    assert f"zombie {inside} {space}" not in match.texts


# Breaking in


@clause("HX-7.8")
@pytest.mark.parametrize("space", ["e2n3", "e3n3", "e4n3"])
@pytest.mark.parametrize("city", [SHOP, DINER])
def test_for_horde_zombies_all_buildings_are_closed(city: str, space: str) -> None:
    """The door of the Skate Shop does not help them, neither in nor out."""
    inside = space.replace("n3", "n2")
    match = table("move", city, guy("s6"), horde(space), active=1, openings="")
    assert inside not in from_here(match, space)
    assert f"breach {space}" in match.texts
    match = table("move", city, guy("s6"), horde(inside), active=1, openings="")
    assert space not in from_here(match, inside)
    assert not [text for text in match.texts if text.startswith("breach")]


@clause("HX-7.8")
@pytest.mark.parametrize(
    ("city", "number"), [(SHOP, 4), (DINER, 3), ("hu_mining_company 1 -1 2", 6), (FIRE_STATION, 4)]
)
@pytest.mark.parametrize("short", [0, 1])
def test_the_barricades_of_zombies_have_the_number_four(city: str, number: int, short: int) -> None:
    match = table("move", city, guy("s6"), horde("e2n3"), active=1, openings="", dice=[number - short])
    match.choose("breach e2n3")
    assert next(event.need for event in match.told.of(Rolled)) == number
    assert match.openings == (set() if short else {"e2n3"})
    assert len(match.told.of(BreachFailed)) == short


@clause("HX-7.8")
def test_a_yard_may_be_a_doorstep() -> None:
    match = table("move", FIRE_STATION, guy("s6"), horde("e2n4"), active=1, openings="", dice=[4])
    match.choose("breach e2n4")
    assert match.openings == {"e2n4"}
    assert from_here(match, "e2n4") == {"e2n3", "e3n4"}


@clause("HX-7.8")
def test_an_opening_lets_everybody_in_and_out() -> None:
    match = table("move", SHOP, guy("s6"), horde("e2n3 e3n2"), active=1, openings="e2n3")
    assert "e2n2" in from_here(match, "e2n3")
    match.choose("walk e3n2 e2n3")
    assert match.zombies() == ["e2n3", "e2n3"]


@clause("HX-7.9")
@pytest.mark.parametrize("city", [SHOP, DINER])
@pytest.mark.parametrize("space", ["e2n3", "e3n3", "e4n3"])
def test_where_a_stray_zombie_is_inside_a_horde_zombie_steps_in_from_any_doorstep(city: str, space: str) -> None:
    inside = space.replace("n3", "n2")
    match = table("move", city, guy("s6"), horde(space), active=1, openings="", strays="e4n2")
    match.choose(f"step {space} {inside}")
    assert match.openings == {space}
    assert match.told.of(Rolled) == []
    assert [(event.space, event.clause) for event in match.told.of(Breached)] == [(space, "HX-7.9")]
    assert space in from_here(match, inside)


@clause("HX-7.9")
def test_it_gets_out_only_by_an_opening() -> None:
    """Those who were inside already are not let out by the stray zombie."""
    match = table("move", SHOP, guy("s6"), horde("e2n2"), active=1, openings="", strays="e4n2")
    assert from_here(match, "e2n2") == {"e3n2"}


@clause("HX-7.9")
def test_the_opening_stays_when_the_stray_zombie_has_gone() -> None:
    match = table("move", SHOP, guy("s6"), horde("e2n3 e3n3"), active=1, openings="", strays="e3n2", **decks())
    match.choose("step e2n3 e2n2", "end")
    wait_for(match, "hx_draw_from", 0)
    match.state.zombies.clear()
    wait_for(match, "move_pawn", 1)
    assert match.openings == {"e2n3"}
    assert from_here(match, "e2n2") == {"e2n3", "e3n2"}
    assert "e3n2" not in from_here(match, "e3n3")


@clause("HX-7.9")
def test_a_walk_of_several_steps_opens_the_way_too() -> None:
    match = table("move", SHOP, guy("s6"), horde("e1n3"), active=1, openings="", strays="e4n2")
    match.choose("walk e1n3 e3n2")
    assert len(match.openings) == 1
    assert match.zombies() == ["e3n2"]


@clause("HX-7.9", "HX-14.21")
def test_also_when_somebody_else_leads_it_in() -> None:
    match = table(*("begin_turn", SHOP, guy("s6", "where_did_everybody_go"), horde("e2n3")), openings="", strays="e4n2")
    match.choose("play where_did_everybody_go 1 e2n3", "step e2n2")
    assert match.openings == {"e2n3"}
    assert "step e2n3" in match.texts


@clause("HX-7.9")
def test_a_stray_zombie_beside_the_building_opens_nothing() -> None:
    match = table("move", SHOP, guy("s6"), horde("e2n3"), active=1, openings="", strays="e3n3 e4n3")
    assert from_here(match, "e2n3") == {"e1n3", "e3n3"}


@clause("HX-7.10")
@pytest.mark.parametrize(
    ("own", "others", "strays", "need"),
    [("", "", "", 4), ("", "", "e2n3", 3), ("e2n3", "e2n3", "e2n3", 1), ("e2n3", "", "e2n3", 2)],
)
def test_all_other_zombies_on_the_doorstep_count_for_a_breach(own: str, others: str, strays: str, need: int) -> None:
    match = table(
        *("move", SHOP, guy("s6"), horde(f"e2n3 {own}"), horde(f"s7 {others}")),
        active=1,
        openings="",
        strays=strays,
        dice=[need],
    )
    assert match.view(1).breaches["e2n3"] == need
    match.choose("breach e2n3")
    assert match.openings == {"e2n3"}
    assert [event.need for event in match.told.of(Rolled)] == ([] if need == 1 else [need])


@clause("HX-7.10")
def test_a_shotgun_guy_or_a_human_there_does_not() -> None:
    match = table("move", SHOP, guy("e2n3"), horde("e2n3"), humans="e2n3", active=1, openings="")
    assert match.view(1).breaches == {"e2n3": 4}


# Tokens


@clause("HX-7.11")
def test_there_are_always_enough_openings() -> None:
    """Even if thirty-six are on the map."""
    buildings = ["hospital 1 -2 1", "lawn_and_garden -1 -2 3", "sporting_goods -1 2 3", "hu_gym 1 -1 2"]
    city = ", ".join(buildings)
    match = table("move", city, guy("s6"), horde("e2n3"), active=1, dice=[5])
    names = [name for name in match.names if name and name != "e2n3"]
    match.state.openings = tuple(sorted(match.names.index(name) for name in names[:40]))
    match.choose("breach e2n3")
    assert len(match.state.openings) == 41


@clause("HX-7.11")
def test_shotgun_guys_take_no_die_tokens() -> None:
    match = walking("", guy("centre"))
    match.state.dice = (match.names.index("e1"),)
    match.choose("step e1")
    assert match.state.dice == (match.names.index("e1"),)
    assert match.horde(0).dice == 0


@clause("HX-7.11")
def test_zombie_players_take_them_but_neither_life_nor_bullets() -> None:
    match = table("move", "", guy("s6"), horde("centre"), active=1)
    match.state.dice = (match.names.index("e1"),)
    match.state.tokens[match.names.index("e1")] = "life"
    match.state.tokens[match.names.index("e2")] = "bullet"
    match.choose("step centre e1", "step e1 e2")
    assert (match.horde().dice, match.state.dice) == (1, ())
    assert len(match.state.tokens) == 2
    assert (match.guy(1).life, match.guy(1).bullets) == (0, 0)


# Claustrophobia


@clause("HX-14.8", "HX-7.2")
@pytest.mark.parametrize("afraid", [False, True])
def test_in_claustrophobia_no_horde_zombie_enters_a_building_or_tries_a_breach(afraid: bool) -> None:
    """In the next turn: neither by an opening nor where a stray zombie is inside; those inside stay or leave."""
    card = "play claustrophobia 1" if afraid else "pass"
    match = table(*("discard", SHOP, guy("s6", "claustrophobia"), horde("e2n3 n6 n7 e4n3")), strays="e4n2", **decks())
    match.choose(card)
    wait_for(match, "move_pawn", 1)
    assert match.state.movement == 6
    entered = {"step e2n3 e2n2", "step n6 n7", "breach e2n3", "breach e4n3", "walk n6 e1n7", "walk e2n3 e3n2"}
    assert entered & {*match.texts} == (set() if afraid else entered)
    assert {"step n7 n6", "step n7 e1n7", "walk n7 e1n6", "walk n7 n5", "walk n6 n4"} <= {*match.texts}
    shown = {(way.start, way.space) for way in match.view(1).pawn_ways}
    assert (("e2n3", "e2n2") in shown) != afraid
    assert bool(match.view(1).breaches) != afraid
    end_turn(match)
    wait_for(match, "move_pawn", 1)
    assert {"step n6 n7", "breach e2n3"} <= {*match.texts}


@clause("HX-14.8")
def test_it_concerns_nobody_else_whose_zombies_are_led_meanwhile() -> None:
    """A card leads a zombie of Cleo's into a building in the turn of Bob, who is the one afraid."""
    hand = "where_did_everybody_go"
    match = table(*("begin_turn", "", guy("s6", hand), horde("n6"), horde("n6")), active=1, halts=True)
    match.guy(1).under = ("claustrophobia",)
    ways = {text for text in match.playable(0) if text.endswith("n6")}
    assert ways == {f"play {hand} 1 n6", f"play {hand} 2 n6"}
    match.choose(f"play {hand} 2 n6", seat=0)
    assert "step n7" in match.texts


@clause("HX-7.2")
def test_what_waits_off_the_map_does_not_move() -> None:
    """The last zombie of a horde was blown up at the start of its own turn (HX-11.1)."""
    match = table(
        *("begin_turn", "hospital 1 -1 1", guy("e2n3", in_play="grenade"), horde("e3n3", wounds="torso")),
        active=1,
        wounds="torso x9",
        **decks(),
    )
    assert match.asked == (0, "turn_start")
    match.choose("use grenade")
    assert match.zombies() == []
    while match.state.active == 1:
        assert match.asked[1] != "move_pawn"
        go_on(match)
