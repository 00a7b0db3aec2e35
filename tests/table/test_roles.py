"""Unequal sides: who plays which is told as soon as it is settled."""

from random import Random

import pytest

from deadtown.games import GAMES
from deadtown.kernel.record import Header
from deadtown.table.about import EMPTY_ROOM, info_of
from deadtown.table.commands import Start
from deadtown.table.making import make_rematch
from deadtown.table.messages import TableInfo
from deadtown.table.story import bare_record_lines, record_lines
from deadtown.table.telling import seen_through
from tests.table.tables import Played, ann, bob, street_of, table_of


def roles(table: Played) -> list[str]:
    info: TableInfo = info_of(table.table, EMPTY_ROOM)
    return [seat.role for seat in info.seats]


@pytest.mark.parametrize(("first", "told"), [("zombies", ["zombies", "humans"]), ("humans", ["humans", "zombies"])])
def test_the_options_settle_the_sides_before_the_start_already(first: str, told: list[str]) -> None:
    assert roles(street_of(ann, None, first_seat=first)) == told
    assert roles(street_of(ann, bob, first_seat=first)) == told


def test_what_is_left_to_chance_is_told_with_the_start() -> None:
    assert roles(street_of(ann, None, first_seat="random")) == ["", ""]
    assert set(roles(street_of(ann, bob, first_seat="random"))) == {"zombies", "humans"}


def test_where_all_seats_are_alike_nobody_has_a_role() -> None:
    assert roles(table_of(ann, bob)) == roles(table_of(ann, None)) == ["", ""]


GUY, ZOMBIE = "shotgun_guy", "zombie_player"


def test_sides_that_are_named_seat_by_seat_stay_with_those_who_sit_there() -> None:
    sides = [ZOMBIE, GUY, GUY, ZOMBIE]
    table = table_of(ann, None, bob, None, game=GAMES["combined"], hx_sides="seat_by_seat", hx_seats=sides)
    assert roles(table) == sides
    table.do(ann, Start(drop=True))
    assert roles(table) == [ZOMBIE, GUY]
    assert table.table.state.options["hx_seats"] == [ZOMBIE, GUY]
    assert table.table.playing.state.sides == (ZOMBIE, GUY)
    for lines in (record_lines(table.table.state.id, table.bodies), bare_record_lines(table.bodies)):
        assert isinstance(lines[0], Header)
        assert lines[0].options["hx_seats"] == [ZOMBIE, GUY]


def test_a_game_does_not_begin_without_the_seats_of_a_whole_side() -> None:
    table = table_of(ann, bob, None, game=GAMES["combined"], hx_sides="seat_by_seat", hx_seats=[GUY, GUY, ZOMBIE])
    table.denies(ann, Start(drop=True), "both-sides", "refused")


def test_another_game_at_the_same_table_shows_the_other_sides() -> None:
    table = street_of(ann, bob)
    luck = Random("rematch")
    while table.table.state.phase == "playing":
        decision = table.decision
        table.choose((ann, bob)[decision.seat], list(luck.choice(decision.options)))
    assert roles(table) == ["zombies", "humans"]
    assert roles(Played(make_rematch(table.table, 2000.0))) == ["humans", "zombies"]


def test_a_position_tells_its_turn() -> None:
    table = table_of(ann, bob)
    seen = [seen_through(table.table, None)]
    table.end_turns(ann)
    seen.append(seen_through(table.table, 0))
    assert [position.turn for position in seen if position is not None] == [1, 2]
