"""Survivors!!!: two buildings that must be visited (IS-7)."""

import pytest

from deadtown.games.town import growth_sites
from deadtown.games.zombies.clauses import holds
from deadtown.games.zombies.squad import events as squad_events
from deadtown.games.zombies.squad.entering import OBJECTIVES
from deadtown.games.zombies.state import Options
from deadtown.games.zombies.tiles import TOWN
from tests.clauses import clause
from tests.games.zombies.table import TableMatch, pawn, squad

CITY = "police_station 1 0 1, hospital -1 0 3, helipad 0 -1 0"
"""The Police Station in the east, entered from e2 to e3; the Hospital in the west, entered from w2 to w3."""
SURVIVORS = {"is_survivors": True}


def squad_of(*pawns: tuple[str, object], step: str = "roll_squad", **more: object) -> TableMatch:
    return squad(step, CITY, *pawns, options={**SURVIVORS, "is_pvp": False}, **more)  # type: ignore[arg-type]


@clause("IS-7.1")
def test_the_objectives_are_police_station_and_hospital_when_agreed() -> None:
    assert OBJECTIVES == ("police_station", "hospital")
    squad_options = Options(variant="intervention_squad")
    assert not squad_options.is_survivors
    assert not holds("IS-7.1", squad_options)
    assert holds("IS-7.1", Options(variant="intervention_squad", is_survivors=True))


@clause("IS-7.2")
def test_one_random_player_places_both_in_an_order_of_choice() -> None:
    pawns = pawn(), pawn(), pawn()
    city = "helipad 0 -1 0"
    match = squad(
        "build", city, *pawns, tiles="road_t_1", aside=OBJECTIVES, options=SURVIVORS, dice=[3], first=1, round=0
    )
    match.choose("place 1 0 0")
    assert match.asked == (2, "place_objective")
    city_now = TOWN.city(match.state.layout)
    sites = set(growth_sites(city_now))
    for tile in OBJECTIVES:
        places = [text.split()[2:4] for text in match.texts if text.split()[1] == tile]
        assert {(int(x), int(y)) for x, y in places} == sites
        assert len(places) == len(sites), "a tile with one exit fits in one way"
    match.choose("objective hospital 0 1 2")
    assert match.asked == (2, "place_objective")
    assert len(match.zombies) == 8
    assert {text.split()[1] for text in match.texts} == {"police_station"}
    match.choose("objective police_station -1 0 3")
    assert len(match.zombies) == 14
    assert match.tokens == {}
    assert match.asked == (1, "event_take"), "the first player begins"


@clause("IS-7.3", "IS-7.5")
def test_a_visit_is_made_by_going_in_and_coming_out() -> None:
    match = squad_of(pawn("e2"), pawn(), dice=[3])
    match.choose("step e3")
    assert match.pawn().visits == ()
    assert (match.pawn().life, match.pawn().bullets) == (3, 3), "nothing is found on entering"
    match.choose("step e4", "step e3")
    assert match.pawn().visits == ()
    match = squad_of(pawn("e3"), pawn(), dice=[3])
    match.choose("step e2")
    assert match.pawn().visits == ("police_station",)
    assert (match.pawn().life, match.pawn().bullets) == (5, 7)


@clause("IS-7.3")
def test_a_forced_move_makes_a_visit_too() -> None:
    match = squad_of(pawn("w2"), pawn(), step="roll_event", dice=[2])
    match.choose("step w3")
    assert match.pawn().visits == ()
    match.choose("step w2")
    assert match.pawn().visits == ("hospital",)


@clause("IS-7.3")
def test_who_dies_inside_has_not_visited_and_must_enter_again() -> None:
    match = squad_of(pawn("w2", life=1, bullets=0), pawn("s1"), zombies="w3", dice=[3, 1])
    match.choose("step w3")
    assert (match.space(), match.pawn().visits) == ("centre", ())
    match = squad_of(pawn(), pawn("s1"), dice=[3])
    match.choose("step w1", "step w2", "stop")
    assert match.pawn().visits == (), "passing the door is no visit"


@clause("IS-7.3")
def test_the_visit_counts_before_the_fight_outside() -> None:
    match = squad_of(pawn("e3", life=1, bullets=0), pawn("s1"), zombies="e2", dice=[3, 3])
    match.choose("step e2")
    assert match.pawn().visits == ("police_station",)
    assert (match.asked, match.pawn().life, match.pawn().bullets) == ((0, "combat_response"), 3, 4)


@clause("IS-7.4")
def test_visits_are_public_and_outlive_death() -> None:
    match = squad_of(pawn("e1", life=1, bullets=0, visits=("hospital",)), pawn("s1"), zombies="e2", dice=[3, 1])
    match.choose("step e2")
    assert match.pawn().deaths == 1
    assert match.pawn().visits == ("hospital",)
    for seat in (0, 1, None):
        assert match.seen_by(seat).view.players[0].visits == ("hospital",)


@clause("IS-7.4", "IS-9.1")
@pytest.mark.parametrize(
    ("visits", "wins"),
    [
        (("hospital", "police_station"), True),
        (("police_station", "hospital"), True),
        (("hospital",), False),
        ((), False),
    ],
)
def test_both_must_be_visited_in_any_order(visits: tuple[str, ...], wins: bool) -> None:
    match = squad_of(pawn("n2", kills=15, visits=visits), pawn("s1"), dice=[3])
    match.choose("step n3")
    assert match.over == wins


@clause("IS-7.5")
@pytest.mark.parametrize(("start", "way", "life", "bullets"), [("e3", "e2", 5 + 2, 3 + 4), ("w3", "w2", 5 + 4, 3 + 0)])
def test_the_first_visit_gives_all_that_is_inside_whatever_the_cap(
    start: str, way: str, life: int, bullets: int
) -> None:
    match = squad_of(pawn(start, life=5), pawn("s1"), dice=[3])
    match.choose(f"step {way}")
    assert (match.pawn().life, match.pawn().bullets) == (life, bullets)
    match.choose(f"step {start}", f"step {way}")
    assert (match.pawn().life, match.pawn().bullets) == (life, bullets), "once a player"
    assert len(match.pawn().visits) == 1


@clause("IS-7.5")
def test_every_player_has_the_content_once() -> None:
    match = squad_of(pawn("e3"), pawn("e4", life=5, bullets=7, visits=("police_station",)), dice=[3])
    match.choose("step e2")
    assert (match.pawn().life, match.pawn().bullets) == (5, 7)


@clause("IS-7.6")
def test_objectives_are_never_looted() -> None:
    match = squad_of(pawn("e2"), pawn("s1"), dice=[3])
    match.choose("step e3")
    assert match.state.looted == ()
    assert not match.told.of(squad_events.Looted)


@clause("IS-7.6")
def test_without_survivors_they_are_ordinary_buildings() -> None:
    match = squad("roll_squad", CITY, pawn("e2"), pawn("s1"), dice=[3])
    match.choose("step e3")
    assert (match.pawn().life, match.pawn().bullets) == (5, 7)
    match.choose("step e2")
    assert match.pawn().visits == ()
    assert match.seen_by(1).view.looted == ["police_station"]
