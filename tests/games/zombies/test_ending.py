"""The end of the game (section 13)."""

from collections.abc import Sequence

import pytest

from deadtown.games.zombies.events import CombatRolled, Ended, LifeLost
from tests.clauses import clause
from tests.games.zombies.table import QUIET, TableMatch, pawn, table

HELIPAD = "helipad 1 0 0"
"""East of Town Square: its centre is e3."""


def ended(match: TableMatch) -> tuple[Sequence[int], str]:
    assert match.over
    assert match.outcome is not None
    assert [(list(event.winners), event.ending) for event in match.told.of(Ended)] == [
        (match.outcome.winners, match.outcome.ending)
    ]
    return match.outcome.winners, match.outcome.ending


# The Helipad


@clause("ZB-13.1")
def test_who_stands_on_the_free_centre_of_the_helipad_wins() -> None:
    """The other eight spaces do not matter."""
    match = table("walk", HELIPAD, pawn("e2"), pawn(), zombies="e2n1 e3n1 e4n1 e4 e4s1 e3s1 e2s1", left=1, allowance=1)
    match.choose("step e3")
    assert ended(match) == ([0], "helipad")


@clause("ZB-13.1")
@pytest.mark.parametrize("space", ["e2", "e4", "e3n1", "e2s1"])
def test_the_other_spaces_of_it_win_nothing(space: str) -> None:
    match = table("walk", HELIPAD, pawn(space), pawn(), left=2, allowance=2)
    assert not match.over


@clause("ZB-13.1", "ZB-6.9")
def test_a_zombie_on_it_is_fought_first() -> None:
    match = table("walk", HELIPAD, pawn("e2"), pawn(), zombies="e3", left=1, allowance=1, dice=[3])
    match.choose("step e3")
    assert not match.over
    match.choose("bullets")
    assert ended(match) == ([0], "helipad")
    assert match.pawn().kills == 1


@clause("ZB-13.1", "ZB-14.3")
def test_beside_a_zombie_that_is_not_fought_nobody_wins() -> None:
    match = table(
        "walk", HELIPAD, pawn("e2", pending=("alternate_food_source",)), pawn(), zombies="e3", left=2, allowance=2
    )
    match.choose("step e3")
    assert not match.over
    assert match.asked == (0, "move_step")


@clause("ZB-13.3", "ZB-13.1")
def test_when_the_zombie_is_moved_away_the_pawn_wins() -> None:
    pawns = pawn("e3", pending=("alternate_food_source",)), pawn(hand="this_isnt_so_bad")
    match = table("begin_turn", HELIPAD, *pawns, zombies="e3 e4")
    match.choose("play this", "lift e3")
    # As long as the zombie is in the air nothing is decided.
    assert not match.over
    match.choose("put n1")
    assert ended(match) == ([0], "helipad")


@clause("ZB-13.3")
def test_so_it_does_when_the_zombie_walks_away() -> None:
    pawns = pawn("w1"), pawn("e3", pending=("alternate_food_source",))
    match = table("zombies", HELIPAD, *pawns, zombies="e3", dice=[1])
    match.choose("zombie e3 e4")
    assert ended(match) == ([1], "helipad")


@clause("ZB-13.3")
@pytest.mark.parametrize("active", range(3))
def test_of_two_on_the_centre_the_first_from_the_active_player_wins(active: int) -> None:
    pawns = pawn("e3", pending=("alternate_food_source",)), pawn("w1"), pawn("e3")
    match = table("zombies", HELIPAD, *pawns, zombies="e3", dice=[1], active=active)
    match.choose("zombie e3 e4")
    assert ended(match) == ([{0: 0, 1: 2, 2: 2}[active]], "helipad")


# The collection


@clause("ZB-13.2")
def test_the_twenty_fifth_zombie_wins() -> None:
    match = table("combat", "", pawn(kills=24), pawn(), zombies="centre", dice=[4])
    assert ended(match) == ([0], "collection")
    match = table("combat", "", pawn(kills=23), pawn(), zombies="centre", dice=[4])
    assert not match.over


@clause("ZB-13.2")
def test_or_as_many_as_were_agreed_on() -> None:
    match = table("combat", "", pawn(kills=2), pawn(), zombies="centre", dice=[4], options={"zb_kill_goal": 3})
    assert ended(match) == ([0], "collection")


@clause("ZB-13.3", "ZB-13.2")
def test_one_may_win_in_the_turn_of_another_by_the_card_of_a_third() -> None:
    pawns = pawn("w1"), pawn("s1", kills=24), pawn("w1", "where_did_everybody_go")
    match = table("begin_turn", "", *pawns, zombies="e1", dice=[6])
    match.choose("play where 1", "step e1")
    assert ended(match) == ([1], "collection")
    assert match.state.fighting == ()


@clause("ZB-13.3", "ZB-14.14")
def test_the_game_is_over_at_once_in_the_middle_of_a_card() -> None:
    """Of three zombies the second one wins; the life is not lost any more."""
    me = pawn("e1n3", in_play="grenade", kills=23)
    match = table("begin_turn", "drug_store 0 -1 1", me, pawn(), zombies="e1n2 e1n3 e1n4")
    match.choose("use grenade")
    assert ended(match) == ([0], "collection")
    assert match.told.of(LifeLost) == []


@clause("ZB-13.3")
def test_in_the_middle_of_a_fight_of_another() -> None:
    """Somebody throws a Grenade while the active player fights in the same building."""
    thrower = pawn("e1n4", in_play="grenade", kills=24)
    match = table("combat", "army_surplus 0 -1 1", pawn("e1n3"), thrower, zombies="e1n3 e1n2", dice=[6])
    match.choose("use grenade")
    assert ended(match) == ([1], "collection")
    assert match.told.of(CombatRolled) == []


# Nobody can win any more


@clause("ZB-13.4")
def test_without_zombies_and_helipad_the_most_zombies_win() -> None:
    pawns = [pawn("e1", kills=23), *(pawn(kills=count) for count in (24, 24, 20, 8))]
    match = table("combat", "", *pawns, zombies="e1", pool=0, dice=[4])
    assert ended(match) == ([0, 1, 2], "no_zombies")


@clause("ZB-13.4")
@pytest.mark.parametrize(
    "more",
    [{"tiles": "helipad"}, {"pool": 1}, {"zombies": "e1 n1"}, {"city": HELIPAD}],
    ids=["tiles", "pool", "map", "city"],
)
def test_as_long_as_somebody_could_win_the_game_goes_on(more: dict[str, str]) -> None:
    settings = {"zombies": "e1", "pool": 0, "dice": [4], "deck": QUIET, **more}
    city = settings.pop("city", "")
    match = table("combat", str(city), pawn("e1", kills=20), pawn(kills=20), **settings)  # type: ignore[arg-type]
    assert not match.over


@clause("ZB-13.4", "ZB-5.4")
def test_it_ends_when_the_helipad_is_removed() -> None:
    city = (
        "road_curve_1 1 0 1, police_station 0 1 2, hospital -1 0 3, road_curve_2 0 -1 0, road_straight_1 1 -1 0, "
        "road_curve_3 2 -1 1, road_straight_2 2 0 1, sporting_goods 2 1 2"
    )
    match = table("tile", city, pawn(kills=20), pawn(kills=19), tiles="helipad", pool=0)
    assert ended(match) == ([0], "no_zombies")


@clause("ZB-13.4", "ZB-5.9")
def test_it_ends_when_the_map_is_closed() -> None:
    city = "hospital 0 -1 0, lawn_and_garden 1 0 1, police_station 0 1 2"
    match = table("tile", city, pawn(kills=20), pawn(kills=21), tiles="sporting_goods helipad", pool=0)
    match.choose("rest")
    assert ended(match) == ([1], "no_zombies")


@clause("ZB-13.4")
@pytest.mark.parametrize(
    ("standings", "winners"),
    [
        ([(5, 1, 0), (4, 5, 9), (0, 5, 9)], [0]),
        ([(5, 1, 9), (5, 2, 0), (4, 5, 9)], [1]),
        ([(5, 2, 3), (5, 2, 3), (5, 2, 4)], [2]),
        ([(5, 2, 3), (5, 2, 3), (5, 2, 2)], [0, 1]),
    ],
)
def test_zombies_then_life_then_bullets(standings: list[tuple[int, int, int]], winners: list[int]) -> None:
    pawns = [pawn(kills=kills, life=life, bullets=bullets) for kills, life, bullets in standings]
    match = table("discard", "", *pawns, active=2, round=7, options={"max_rounds": 7})
    assert ended(match) == (winners, "rounds")


@clause("ZB-13.4")
def test_a_round_ends_with_the_last_seat_before_the_first_player() -> None:
    match = table(
        "discard", "", pawn(), pawn(), pawn(), active=2, first=1, round=7, options={"max_rounds": 7}, deck=QUIET
    )
    assert not match.over
    assert match.state.active == 0
    match.wait_for("discard_card", 0)
    match.choose("keep")
    assert ended(match) == ([0, 1, 2], "rounds")


@clause("ZB-13.4")
def test_without_an_agreed_end_rounds_go_on() -> None:
    match = table("discard", "", pawn(), pawn(), active=1, round=7)
    assert not match.over
    assert match.state.round == 8
