"""Two sides, and how the rules of both games are read (section 1)."""

from itertools import pairwise
from typing import Any

import pytest

from deadtown.games.humans.combined.clauses import holds
from deadtown.games.humans.combined.state import GUY, ZOMBIE
from deadtown.games.humans.events import BoardedUp
from deadtown.games.zombies.events import TokenTaken
from deadtown.kernel import BadOptions, BadSeats
from deadtown.text import Rulebook
from tests.clauses import clause
from tests.games.humans.combined.table import COMBINED, NAMES, guy, horde, start, table
from tests.games.humans.combined.turns import wait_for

PATTERNS = ("alternate", "alternate_zombies", "one_guy", "one_zombie_player")


def refused(players: int, **options: Any) -> tuple[str, str]:
    """Why nobody can play so: the clause and the reason."""
    with pytest.raises(BadOptions) as caught:
        start(players, **options)
    reason = caught.value.refusal
    assert reason is not None
    return reason.clause, reason.reason


# Which rules hold


@clause("HX-1.1")
def test_the_rules_of_both_games_stand_behind_those_of_this_one() -> None:
    families = {one.partition("-")[0] for one in Rulebook.load(COMBINED, "en").clauses}
    assert families == {"HX", "HU", "ZB"}


@clause("HX-1.1")
def test_intervention_squad_has_no_part_in_it() -> None:
    with pytest.raises(BadOptions):
        COMBINED.rules.read_options({"variant": "intervention_squad"})
    assert not COMBINED.rules.read_options({}).squad


@clause("HX-1.1", "HX-4.2", "HX-5.5", "HX-12.3")
@pytest.mark.parametrize("replaced", ["HU-3.4", "HU-3.5", "HU-15.3", "ZB-5.9", "ZB-13.4"])
def test_what_this_game_does_otherwise_is_no_part_of_it(replaced: str) -> None:
    options = COMBINED.rules.read_options({})
    assert not holds(replaced, options)
    assert holds("HU-8.3", options)
    assert holds("ZB-6.2", options)


@clause("HX-1.1")
def test_a_shotgun_guy_fights_before_he_draws() -> None:
    """ZB-4.1."""
    match = table(
        "begin_turn", "", guy("e1"), horde("n6"), strays="e1", dice=[6], deck=["fear"], event_deck=["crowbar"]
    )
    assert match.asked == (0, "hx_draw_from")
    assert match.guy().kills == 1


@clause("HX-1.1")
def test_a_zombie_player_draws_first_and_captures_after_the_movement() -> None:
    """HU-4.2."""
    match = table(
        *("begin_turn", "", guy("e1"), horde("n6")),
        humans="n6",
        active=1,
        deck=["lots_of_ammo"] * 3,
        event_deck=["crowbar"] * 3,
        dice=[1, 1],
    )
    assert match.asked == (1, "hx_draw_from")
    match.choose(*["draw_from humans"] * 3)
    assert match.asked == (1, "move_pawn")
    match.choose("end")
    assert match.asked == (0, "move_human")


# Who is who


@clause("HX-1.2")
def test_a_shotgun_guy_has_a_pawn_and_a_zombie_player_a_character_and_ten_zombies() -> None:
    match = start(2)
    wait_for(match, "discard_card")
    assert match.state.sides == (GUY, ZOMBIE)
    assert (match.space(), match.horde(0).character, match.horde(0).in_play) == ("centre", "", 0)
    assert (match.space(1), match.guy(1).life, match.guy(1).bullets) == ("", 0, 0)
    assert match.horde(1).character
    assert (match.horde(1).in_play, len(match.horde(1).zombies)) == (2, 10)
    assert [player.side for player in match.view(0).players] == [GUY, ZOMBIE]


@clause("HX-1.2")
def test_nobody_owns_the_humans_and_the_stray_zombies() -> None:
    state = start(2).state
    assert (state.supply, state.pool, state.humans, state.zombies) == (60, 100, {}, {})


@clause("HX-1.2")
def test_a_shotgun_guy_is_no_human() -> None:
    """Stampede finds nobody to move, and a horde zombie that begins its turn beside him captures nobody."""
    match = table("begin_turn", "", guy("e1"), horde("e1", hand="stampede"), active=1)
    wait_for(match, "move_pawn")
    match.choose("end")
    assert match.asked == (1, "discard_card")
    assert match.space() == "e1"


# Which side a seat is on


@clause("HX-1.3")
@pytest.mark.parametrize("players", range(2, 7))
def test_seats_take_sides_by_turns_beginning_with_a_shotgun_guy(players: int) -> None:
    assert COMBINED.rules.read_options({}).hx_sides == "alternate"
    sides = start(players).state.sides
    assert sides[0] == GUY
    assert all(one != other for one, other in pairwise(sides))


@clause("HX-1.3")
@pytest.mark.parametrize("players", range(2, 7))
def test_or_beginning_with_a_zombie_player(players: int) -> None:
    sides = start(players, hx_sides="alternate_zombies").state.sides
    assert sides[0] == ZOMBIE
    assert all(one != other for one, other in pairwise(sides))


@clause("HX-1.3")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize(("pattern", "alone"), [("one_guy", GUY), ("one_zombie_player", ZOMBIE)])
def test_or_one_against_all_others(players: int, pattern: str, alone: str) -> None:
    sides = start(players, hx_sides=pattern).state.sides
    assert sides[0] == alone
    assert alone not in sides[1:]


@clause("HX-1.3")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("pattern", PATTERNS)
def test_there_is_somebody_on_each_side(players: int, pattern: str) -> None:
    assert {*start(players, hx_sides=pattern).state.sides} == {GUY, ZOMBIE}


@clause("HX-1.3")
@pytest.mark.parametrize("sides", [(ZOMBIE, ZOMBIE, GUY), (GUY, GUY, ZOMBIE), (ZOMBIE, GUY, GUY)])
def test_or_as_they_agree_seat_by_seat(sides: tuple[str, ...]) -> None:
    state = start(3, hx_sides="seat_by_seat", hx_seats=list(sides)).state
    assert state.sides == sides
    assert [bool(pawn.life) for pawn in state.pawns] == [side == GUY for side in sides]


@clause("HX-1.3")
@pytest.mark.parametrize("seats", [[], [GUY, ZOMBIE], [GUY, ZOMBIE, GUY, ZOMBIE]])
def test_every_seat_must_have_a_side(seats: list[str]) -> None:
    assert refused(3, hx_sides="seat_by_seat", hx_seats=seats) == ("HX-1.3", "a-side-for-every-seat")


@clause("HX-1.3")
@pytest.mark.parametrize("side", [GUY, ZOMBIE])
def test_and_each_side_a_seat(side: str) -> None:
    assert refused(3, hx_sides="seat_by_seat", hx_seats=[side] * 3) == ("HX-1.3", "both-sides")


@clause("HX-1.3")
@pytest.mark.parametrize(
    "options", [{"hx_sides": "whoever"}, {"hx_seats": ["police"]}, {"hx_seats": [GUY, ZOMBIE] * 4}]
)
def test_there_are_no_other_sides(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        COMBINED.rules.read_options(options)


@clause("HX-1.3")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_may_play(players: int) -> None:
    assert [*COMBINED.rules.seats] == [2, 3, 4, 5, 6]
    with pytest.raises(BadSeats):
        COMBINED.rules.start(COMBINED.rules.read_options({}), (*NAMES, "Gil")[:players])


@clause("HX-1.3", "HX-12.1")
def test_sides_are_not_teams() -> None:
    """Who reaches the goal wins without the others of that side."""
    match = table("combat", "", guy("e1", kills=24), horde("n6"), guy("centre", kills=20), strays="e1", dice=[6])
    assert match.over
    assert match.outcome is not None
    assert match.outcome.winners == [0]


# How the other rulebooks are read


@clause("HX-1.4", "HX-8.1")
@pytest.mark.parametrize(("strays", "pawns"), [("e2", "e1"), ("", "e1 e2")])
def test_zombies_of_all_kinds_are_in_the_way_of_a_human(strays: str, pawns: str) -> None:
    """It flees from the east of Town Square, where the only other way leads by the centre."""
    match = table("capture_begins", "", guy("s4"), horde(pawns), humans="e1", strays=strays, active=1, dice=[1, 1])
    assert match.humans == {"centre"}


@clause("HX-1.4", "HX-14.25")
def test_whoever_is_inside_keeps_a_building_from_being_boarded_up() -> None:
    """The Gas Station has a stray zombie inside, and the Toy Store a horde zombie."""
    match = table("begin_turn", "", guy("e1", hand="boarded_up"), horde("s7"), strays="n7")
    assert match.texts == ["play boarded_up hu_concert_hall", "play boarded_up hu_beauty_shop", "pass"]
    match.choose("play boarded_up hu_concert_hall")
    assert [event.tile for event in match.told.of(BoardedUp)] == ["hu_concert_hall"]
    assert not match.openings & {"e5", "e6", "e6s1"}


@clause("HX-1.4")
@pytest.mark.parametrize(("die", "wounds"), [(4, ("torso",)), (1, ())])
def test_a_horde_zombie_keeps_nobody_from_a_token(die: int, wounds: tuple[str, ...]) -> None:
    """It is taken when the fight is over, also if it was lost."""
    match = table("walk", "", guy("centre", bullets=0), horde("e1"), left=3, allowance=3, dice=[die], wounds="torso x4")
    match.state.tokens[match.names.index("e1")] = "bullet"
    match.choose("step e1")
    assert (match.guy().bullets, match.horde().wounds, match.zombies()) == (1, wounds, ["e1"])


@clause("HX-1.4")
def test_but_it_is_taken_only_when_all_fights_are_over() -> None:
    match = table(
        *("walk", "", guy("centre", bullets=0), horde("e1")),
        strays="e1",
        left=3,
        allowance=3,
        dice=[6, 4],
        wounds="torso x4",
    )
    match.state.tokens[match.names.index("e1")] = "bullet"
    match.choose("step e1", "fight_zombie")
    order = [type(event).__name__ for event in match.told]
    assert order.index("TokenTaken") > order.index("PawnBeaten") > order.index("Killed")
    assert len(match.told.of(TokenTaken)) == 1


@clause("HX-1.4")
def test_a_stray_zombie_does() -> None:
    """Alternate Food Source lets it be, and it stays on the token (ZB-8.6)."""
    me = guy("centre", pending=("alternate_food_source",))
    match = table("walk", "", me, horde("n6"), strays="e1", left=3, allowance=3)
    match.state.tokens[match.names.index("e1")] = "bullet"
    match.choose("step e1")
    assert match.guy().bullets == 3
    assert match.strays == {"e1"}


@clause("HX-1.4", "HX-7.8")
def test_a_yard_is_a_road_for_horde_zombies() -> None:
    """That of the Fire Station lies in the north of its road, and one may break in from there."""
    city = "fire_station 1 -1 1"
    match = table("move", city, guy("centre"), horde("e1n3"), active=1, dice=[4])
    match.choose("walk e1n3 e2n4", "breach e2n4")
    assert "e2n4" in match.openings
    match.choose("step e2n4 e3n4")
    assert match.zombies() == ["e3n4"]


@clause("HX-1.4")
def test_the_helipad_is_a_road_for_all() -> None:
    """A horde zombie and a human cross it in any direction."""
    match = table("move", "helipad 1 -1 0", guy("centre"), horde("e2n3"), humans="e4n4", active=1)
    assert {"step e2n3 e2n2", "step e2n3 e2n4", "step e2n3 e3n3", "walk e2n3 e4n2"} <= {*match.texts}
    assert not [text for text in match.texts if text.startswith("breach")]
