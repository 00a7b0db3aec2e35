"""The worked examples of Intervention Squad in the specification, one test each."""

from deadtown.games.town import placements
from deadtown.games.zombies import events
from deadtown.games.zombies.squad import events as squad_events
from tests.clauses import clause
from tests.games.town.cities import laid
from tests.games.zombies.table import pawn, squad

CURVES = "road_curve_1 1 0 1, road_curve_2 0 1 3"


@clause("ZB-5.3", "IS-2.5", "IS-2.6", "IS-2.7")
def test_a_cell_where_two_roads_meet_stays_empty() -> None:
    """EX-4."""
    city = laid("road_curve_1 1 0 1", "road_curve_2 0 1 3")
    assert city.open_cells[1, 1] == 2
    assert [turns for x, y, turns in placements(city, "road_curve_3") if (x, y) == (1, 1)] == [2]
    assert not [turns for x, y, turns in placements(city, "police_station") if (x, y) == (1, 1)]
    for tile in ("road_curve_3", "police_station", "road_cross_1", "helipad"):
        match = squad("build", CURVES, tiles=f"{tile} helipad" if tile != "helipad" else tile)
        assert match.asked == (0, "place_tile")
        assert not [text for text in match.texts if text.startswith("place 1 1 ")]


@clause("IS-4.2", "IS-3.8", "IS-3.4", "IS-3.6", "IS-8.4")
def test_moved_to_death() -> None:
    """EX-11: Ida is Ada, Jo is Cleo."""
    ida = pawn(life=1, bullets=0, kills=4)
    match = squad(
        "roll_event",
        "road_straight_1 1 0 0",
        ida,
        pawn("w1"),
        pawn("n1"),
        zombies="centre e3",
        dice=[2, 5, 1, 4],
    )
    match.choose("opponent 2")
    assert match.pawn().kills == 5
    match.choose("step e1", "step e2", "step e3")
    assert (match.space(), match.pawn().kills) == ("centre", 2)
    assert match.asked == (0, "lead_zombie")
    assert (match.state.die, match.state.left, match.seen_by(0).view.reach) == (4, 4, 2)


@clause("IS-3.4", "IS-3.5", "IS-3.6")
def test_halved_and_two_more() -> None:
    """EX-12."""
    match = squad(
        "roll_event", "road_straight_1 1 0 0", pawn(kills=9, halved=True), pawn("w1"), zombies="e4", dice=[7, 3]
    )
    match.choose("take")
    assert (match.state.die, match.state.allowance) == (5, 4)
    match.choose("stop")
    assert (match.state.left, match.seen_by(0).view.reach) == (5, 3)


@clause("IS-6.1", "IS-6.2", "IS-6.3", "IS-6.4", "IS-6.5", "IS-6.6", "IS-6.7", "IS-6.8")
def test_two_exchanges() -> None:
    """EX-13: Lea is Ada, Max is Bob."""
    match = squad("roll_squad", "road_straight_1 1 0 0", pawn(life=3), pawn("e1", life=2), dice=[4, 5, 6, 6, 5])
    match.choose("step e1", "attack 1", "stance attack")
    assert (match.pawn(0).life, match.pawn(1).life) == (2, 1)
    match.choose("go_on", "stance defence")
    assert (match.pawn(0).life, match.pawn(1).life) == (2, 1)
    match.choose("withdraw", "step e2", "step e1")
    assert match.asked == (0, "move_step")


@clause("IS-8.1", "IS-8.2", "ZB-1.8")
def test_the_fire_station_is_looted() -> None:
    """EX-14: Ned is Ada, Ola is Bob."""
    match = squad(
        "roll_squad",
        "fire_station 0 1 2",
        pawn("s2", bullets=0),
        pawn("s2"),
        zombies="s3",
        dice=[1, 4, 7, 1],
        options={"is_pvp": False},
    )
    match.choose("step s3")
    told = [type(event) for event in match.told if isinstance(event, squad_events.Looted | events.CombatRolled)]
    assert told == [squad_events.Looted, events.CombatRolled]
    assert (match.pawn().life, match.pawn().bullets) == (7, 2)
    match.choose("decline", "step s3")
    assert (match.pawn(1).life, match.pawn(1).bullets) == (3, 3)


@clause("IS-7.3", "IS-7.4", "IS-7.5", "IS-7.6")
def test_visits_to_the_police_station() -> None:
    """EX-15: Pat is Ada, Quin is Bob."""
    match = squad(
        "roll_squad",
        "police_station 1 0 1",
        pawn("e2", life=1, bullets=0),
        pawn("s1"),
        zombies="e3",
        dice=[1, 1, 7, 1, 7, 6, 6, 7, 6],
        options={"is_survivors": True, "is_pvp": False},
    )
    match.choose("step e3")
    assert (match.space(), match.pawn().visits) == ("centre", ()), "she has died inside"
    match.choose("end", "decline", "stop", "end", "decline")
    match.choose("step e1", "step e2", "step e3", "step e2")
    assert match.pawn().visits == ("police_station",)
    assert (match.pawn().life, match.pawn().bullets) == (5, 7)
    match.choose("step e3", "step e2")
    assert (match.pawn().life, match.pawn().bullets) == (5, 7)
    match.choose("decline", "step centre", "step e1", "step e2", "step e3", "step e2")
    assert (match.pawn(1).life, match.pawn(1).bullets) == (5, 7)


@clause("IS-9.1", "IS-9.2", "IS-9.3")
def test_the_fifteenth_zombie_on_the_centre() -> None:
    """EX-16."""
    helipad, around = "helipad 0 -1 0", "w1n2 e1n2 w1n3 e1n3 w1n4 n4 e1n4"
    match = squad("roll_squad", helipad, pawn("n2", kills=14), pawn("s1"), zombies=f"n3 {around}", dice=[6, 4])
    match.choose("step n3")
    assert match.over
    assert (match.state.outcome.winners, match.state.outcome.scores) == ([0], [15, 0])
    assert len(match.zombies) == 7
    match = squad("roll_squad", helipad, pawn("n2", kills=14), pawn("s1"), dice=[6])
    match.choose("step n3")
    assert (match.over, match.pawn().kills) == (False, 14)


@clause("IS-4.6")
def test_where_the_helipad_may_go() -> None:
    """EX-17."""
    city = "helipad 0 -1 0, road_straight_1 1 0 0"
    match = squad("roll_event", city, dice=[5])
    assert match.asked == (0, "event_helipad")
    assert match.texts == ["move -1 0", "move 0 1", "move 2 0"]
    match = squad("roll_event", f"{city}, road_t_1 0 -2 0", pawn("e1"), pawn(), dice=[5, 1])
    assert match.told.of(squad_events.NothingHappens)
    assert "helipad 0 -1 0" in match.state.layout


@clause("IS-3.9", "IS-3.3")
def test_a_zombie_waits_through_a_lost_turn() -> None:
    """EX-18."""
    match = squad("begin_turn", "", pawn(), pawn("e1"), zombies="centre", dice=[1, 1, 7, 4])
    assert match.zombies == {"centre"}
    assert match.asked == (0, "event_take")
    assert not match.told.of(events.CombatRolled)
    match.choose("decline")
    assert match.pawn().kills == 1
