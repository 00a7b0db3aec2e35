"""Choices that are plainly granted come to the same as those that are asked all questions. Nothing else is so plain."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from deadtown.table import entries
from deadtown.table.asking import Caller, Reply, Request, carry_out, choose_plainly
from deadtown.table.commands import Choose, Pause
from deadtown.table.settings import Clock, Settings
from deadtown.table.table import Told
from tests.table.tables import Played, ann, bob, cleo, street_of, table_of

people = {caller.player: caller for caller in (ann, bob)}


def asked_all(table: Played, caller: Caller, command: Choose) -> Reply | None:
    return carry_out(Request(table.table, caller, table.now, "", table.opened), command)


def plainly(table: Played, caller: Caller, command: Choose) -> Reply | None:
    return choose_plainly(table.table, caller, command, table.now, table.opened)


def outcome(table: Played, choose: Callable[[Played, Caller, Choose], Reply | None], place: int) -> tuple[Any, ...]:
    """What comes of a choice of whoever decides: the answer, all that is told, and the table as it is stored."""
    table.now += 1.25
    caller = people[table.table.state.seats[table.decision.seat].player]
    reply = choose(table, caller, Choose(table.number, place))
    fresh: list[Told] = table.table.fresh
    table.settle()
    return reply, fresh, table.table.save()


@pytest.mark.parametrize("clock", [None, Clock(1, 5)])
@pytest.mark.parametrize("lay", [table_of, street_of])
def test_plain_choices_come_to_the_same(lay: Callable[..., Played], clock: Clock | None) -> None:
    settings = Settings(clock=clock)
    usual, short = lay(ann, bob, settings=settings), lay(ann, bob, settings=settings)
    short.table.state = msgspec.structs.replace(
        short.table.state, id=usual.table.state.id, secret=usual.table.state.secret
    )
    luck, plain = Random(1), 0
    while usual.table.state.phase == "playing" and plain < 200:
        match = usual.table.playing
        if match.window is not None:
            for table in (usual, short):
                table.table.close_window(None, "", table.now)
            continue
        place = luck.randrange(len(usual.decision.options)) + 1
        assert outcome(short, plainly, place) == outcome(usual, asked_all, place)
        plain += 1
    assert plain > 30
    assert short.log[1:] == usual.log[1:]


def paused(table: Played) -> None:
    table.do(ann, Pause())


def out_of_time(table: Played) -> None:
    table.add(entries.TimedOut(table.now, 0, 0, "easy"))


def played_by_a_bot(table: Played) -> None:
    table.add(entries.SatIn(table.now, 0, "easy"))


def left(table: Played) -> None:
    table.add(entries.Left(table.now, 0, ann.player))


@pytest.mark.parametrize("trouble", [paused, out_of_time, played_by_a_bot, left])
def test_where_something_stands_in_the_way_nothing_is_plain(trouble: Callable[[Played], None]) -> None:
    table = table_of(ann, "easy")
    assert table.decision.seat == 0
    trouble(table)
    before = table.table.save()
    assert plainly(table, ann, Choose(0, 1)) is None
    assert (table.table.save(), table.table.fresh) == (before, [])


@pytest.mark.parametrize(
    ("caller", "command"),
    [
        (bob, Choose(0, 1)),
        (cleo, Choose(0, 1)),
        (ann, Choose(1, 1)),
        (ann, Choose(0, 0)),
        (ann, Choose(0, -1)),
        (ann, Choose(0, 6)),
        (ann, Choose(0, 1, seat=1)),
        (ann, Choose(0, "end_hunt")),
        (ann, Choose(0, ["end_hunt"])),
    ],
)
def test_what_is_not_the_number_of_an_own_option_is_not_plain(caller: Caller, command: Choose) -> None:
    table = table_of(ann, bob)
    before = table.table.save()
    assert plainly(table, caller, command) is None
    assert (table.table.save(), table.table.fresh) == (before, [])


def test_before_the_start_and_after_the_end_nothing_is_plain() -> None:
    table = table_of(ann, None)
    assert plainly(table, ann, Choose(0, 1)) is None
    table = table_of(ann, bob, turn_cap=1)
    table.end_turns(ann, bob)
    assert table.table.state.phase == "over"
    assert plainly(table, ann, Choose(table.number, 1)) is None
