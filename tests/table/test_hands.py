"""Nobody sees a second hand: seats that are left during a game are kept, taken again, or taken over with consent."""

import json
from typing import Any

import msgspec
import pytest

from deadtown.table import entries
from deadtown.table.commands import Agree, Bot, Choose, Command, Decline, Leave, Pause, Say, Sit, Undo
from deadtown.table.hub import Hub
from deadtown.table.links import may_look
from deadtown.table.messages import SeatInfo
from deadtown.table.settings import Settings
from deadtown.table.state import KEPT_FOR
from deadtown.table.story import log_lines
from deadtown.table.table import Table
from deadtown.table.tabletop import Damaged
from deadtown.table.telling import Viewer
from tests.table.tables import (
    SHORT,
    Box,
    Gate,
    Played,
    ann,
    bob,
    cleo,
    dan,
    denied,
    duel_at,
    end_turns,
    frames_of,
    hub_at,
    in_loop,
    table_of,
)

BEHIND_LINKS = Settings(visibility="link")


def left_by_bob(*others: Any, **how: Any) -> Played:
    """A game that Ann has begun and Bob has left."""
    table = table_of(ann, bob, *others, **how)
    table.end_turns(ann)
    table.do(bob, Leave())
    return table


def saved_game(seats: int) -> Played:
    """A game that goes on here, and whose seats nobody has taken yet."""
    table = table_of(*[None] * seats)
    names = [f"Player {number}" for number in range(seats)]
    table.table.fresh.append(table.table.apply(entries.Started(table.now, names), new=True))
    table.settle()
    return table


def lines(table: Played, language: str = "en") -> list[str]:
    told = log_lines(table.table.state.id, table.bodies, Viewer(dan.player, language), 0)
    return [line.text for line in told]


# Another hand


def test_who_plays_does_not_take_the_seat_of_somebody_who_left() -> None:
    table = left_by_bob()
    for command in (Sit(1), Sit(1, ask=True), Sit(1, "Annie")):
        denial = table.denies(ann, command, "other-hand", "forbidden")
        assert denial.refusal.arguments == {"place": 1}
    table.denies(ann, Sit(1), "other-hand", link=table.seat_link(1))


def test_who_has_left_takes_no_other_seat_of_the_same_game() -> None:
    table = left_by_bob(cleo)
    table.do(cleo, Leave())
    for command in (Sit(2), Sit(2, ask=True)):
        table.denies(bob, command, "other-hand", "forbidden")
    assert table.do(bob, Sit()).seat == 1


def test_who_has_had_several_seats_from_before_the_start_returns_to_any_of_them() -> None:
    table = table_of(ann, bob, ann)
    table.do(ann, Leave(2))
    table.denies(bob, Sit(2), "other-hand")
    table.do(ann, Leave(0))
    assert [table.do(ann, Sit()).seat, table.do(ann, Sit(2)).seat] == [0, 2]
    assert table.table.state.seats_of(ann.player) == [0, 2]


def test_who_gave_a_seat_away_may_only_ask_for_it_back() -> None:
    table = left_by_bob()
    table.take_over(cleo, 1, ann)
    table.do(cleo, Leave())
    table.denies(bob, Sit(), "seat-kept", "conflict")
    table.take_over(bob, 1, ann)
    assert table.table.state.seats_of(bob.player) == [1]


def test_a_log_from_before_seats_were_kept_tells_who_has_seen_which_hand() -> None:
    """Then anybody could sit down anywhere."""
    table = table_of(ann, bob)
    for entry in (
        entries.Left(table.now, 1, bob.player),
        entries.Sat(table.now, 1, ann.player, "Ann 2"),
        entries.Left(table.now, 1, ann.player),
        entries.Sat(table.now, 1, bob.player, "Bob"),
        entries.Left(table.now, 1, bob.player),
    ):
        table.add(entry)
    state = Table.read(table.table.state.id, None, table.bodies).state
    assert state.held == {ann.player: [0, 1], bob.player: [1]}
    assert (state.seats[1].kept, state.seats[1].kept_name) == (bob.player, "Bob")


def test_a_stored_table_that_does_not_tell_who_held_a_seat_is_passed_over_while_the_game_goes_on() -> None:
    def older(table: Played) -> bytes:
        saved = msgspec.msgpack.decode(table.table.save())
        del saved["form"], saved["state"]["held"], saved["state"]["banned"], saved["state"]["renewed"]
        return msgspec.msgpack.encode(saved)

    with pytest.raises(Damaged):
        Table.restore(older(table_of(ann, bob)))
    over = table_of(ann, bob, **SHORT)
    over.end_turns(ann, bob)
    for table in (over, table_of(ann, None)):
        assert Table.restore(older(table)).state.phase == table.table.state.phase


def test_somebody_who_goes_on_alone_with_a_saved_game_takes_several_seats_and_nobody_else_then_does() -> None:
    table = saved_game(2)
    table.do(ann, Sit(0))
    table.do(ann, Sit(1))
    table.do(ann, Leave(1))
    table.denies(bob, Sit(1), "seat-kept")
    table.take_over(bob, 1, ann)
    table.do(ann, Leave(0))
    table.denies(bob, Sit(0), "other-hand")


def test_seats_that_nobody_has_had_in_a_saved_game_are_free_for_one_each() -> None:
    table = saved_game(3)
    table.do(ann, Sit(0))
    table.do(bob, Sit())
    table.denies(ann, Sit(2), "other-hand")
    assert table.do(cleo, Sit(2, ask=True)).seat == 2


# A seat is kept


def test_a_seat_that_was_left_is_kept_for_its_last_player() -> None:
    table = left_by_bob()
    denial = table.denies(cleo, Sit(), "seat-kept", "conflict")
    assert denial.refusal.arguments == {"place": 2, "name": "Bob"}
    assert table.do(bob, Sit()).seat == 1
    assert table.table.state.seats[1].kept == ""
    table.choose(bob, "end_hunt")


def test_who_returns_displaces_the_bot_that_was_put_there() -> None:
    table = left_by_bob()
    table.do(ann, Bot(1, "easy"))
    table.denies(cleo, Sit(1), "seat-kept")
    table.do(bob, Sit())
    seat = table.table.state.seats[1]
    assert (seat.who, seat.name, seat.bot) == ("person", "Bob", "")
    table.choose(bob, "end_hunt")


def test_who_returns_through_the_link_of_the_seat_displaces_the_bot_too() -> None:
    table = table_of(ann, None, settings=BEHIND_LINKS)
    link = table.seat_link(1)
    table.do(bob, Sit(), link)
    table.do(bob, Leave())
    table.do(ann, Bot(1))
    table.denies(cleo, Sit(), "seat-kept", link=link)
    assert table.do(bob, Sit(), link).seat == 1


def test_who_may_return_needs_no_link_and_may_look_where_nobody_else_may() -> None:
    table = left_by_bob(settings=Settings(visibility="link", spectators=False))
    table.denies(cleo, Sit(), "needs-link")
    assert may_look(table.table.state, bob.player)
    assert not may_look(table.table.state, cleo.player)
    assert table.do(bob, Sit()).seat == 1


def test_the_seat_of_a_bot_that_nobody_has_left_is_taken() -> None:
    table = table_of(ann, "random", bob)
    for command in (Sit(1), Sit(1, ask=True)):
        table.denies(cleo, command, "seat-taken", "conflict")


def test_a_seat_for_whose_player_a_bot_sits_in_is_taken() -> None:
    table = table_of(ann, bob)
    table.add(entries.SatIn(table.now, 1, "money"))
    for command in (Sit(1), Sit(1, ask=True)):
        table.denies(cleo, command, "seat-taken", "conflict")


def test_no_seat_is_kept_before_the_start_nor_after_the_end() -> None:
    table = table_of(ann, bob, None)
    table.do(bob, Leave())
    assert table.do(cleo, Sit(1)).seat == 1
    over = table_of(ann, bob, **SHORT)
    over.end_turns(ann, bob)
    over.do(bob, Leave())
    assert over.table.state.seats[1].kept == ""


# A seat is taken over


def test_all_who_play_agree_before_somebody_takes_over_a_seat() -> None:
    table = left_by_bob(cleo)
    reply = table.do(dan, Sit(1, ask=True))
    assert (reply.asked, reply.again, reply.seat) == (True, False, 1)
    assert table.do(dan, Sit(1, ask=True)).again
    assert table.table.state.waiting_for() == [ann.player, cleo.player, bob.player]
    table.denies(ann, Undo(to=0), "something-asked", "conflict")
    table.do(ann, Agree())
    table.do(cleo, Agree())
    assert table.table.state.seats_of(dan.player) == []
    table.do(bob, Agree())
    assert table.table.state.ask is None
    assert table.do(dan, Sit(1, ask=True)).again
    table.choose(dan, "end_hunt")


def test_somebody_for_whom_a_bot_sits_in_agrees_too() -> None:
    table = left_by_bob(cleo)
    table.add(entries.SatIn(table.now, 2, "money"))
    table.take_over(dan, 1, ann)
    assert table.table.state.waiting_for() == [cleo.player]


def test_whoever_plays_against_one_other_does_not_get_that_ones_hand_by_a_second_guest() -> None:
    """Not by agreeing alone, nor by leaving, so that nobody is asked."""
    table = left_by_bob()
    assert table.do(cleo, Sit(1, ask=True)).asked
    table.do(ann, Agree())
    table.do(ann, Leave())
    assert table.table.state.seats_of(cleo.player) == []
    table.do(bob, Decline())
    assert table.table.state.ask is None
    table.denies(cleo, Sit(1, ask=True), "asked-before")


def test_whoever_has_been_gone_for_a_day_holds_nobody_up_but_may_still_decline() -> None:
    table = left_by_bob()
    table.passes(KEPT_FOR)
    table.do(cleo, Sit(1, ask=True))
    assert table.table.state.waiting_for() == [ann.player]
    table.do(bob, Decline())
    assert table.table.state.ask is None
    table.do(dan, Sit(1, ask=True))
    table.do(ann, Agree())
    assert table.table.state.seats_of(dan.player) == [1]


def test_a_bot_at_a_seat_that_is_kept_makes_nobody_gone_any_longer() -> None:
    table = left_by_bob(cleo)
    table.do(ann, Bot(1, "easy"))
    table.do(dan, Sit(1, ask=True))
    assert bob.player in table.table.state.waiting_for()


def test_where_nobody_else_plays_a_seat_is_taken_over_at_once() -> None:
    table = table_of(ann, "random")
    table.do(ann, Leave())
    table.passes(KEPT_FOR)
    assert not table.do(cleo, Sit(ask=True)).asked
    assert table.table.state.seats_of(cleo.player) == [0]
    assert isinstance(table.last, entries.TookOver)


def test_who_takes_over_a_seat_displaces_a_bot_and_has_a_name_of_their_own() -> None:
    table = left_by_bob("random")
    table.do(ann, Bot(1, "easy", "Dan"))
    table.denies(dan, Sit(1, "Ann", ask=True), "name-taken")
    table.take_over(dan, 1, ann)
    assert (table.table.state.seats[1].name, table.table.state.seats[1].bot) == ("Dan", "")


@pytest.mark.parametrize("command", [Sit(1), Sit(1, ask=True)])
def test_what_was_asked_about_a_seat_is_void_when_its_player_returns(command: Command) -> None:
    table = left_by_bob()
    table.do(cleo, Sit(1, ask=True))
    table.do(bob, command)
    assert table.table.state.ask is None
    table.denies(ann, Agree(), "nothing-asked")


def test_who_asks_for_a_seat_may_take_the_question_back_and_others_may_decline() -> None:
    table = left_by_bob()
    table.do(cleo, Sit(1, ask=True))
    table.denies(dan, Decline(), "no-seat")
    table.do(cleo, Decline())
    assert lines(table)[-1] == "Cleo declines."
    table.do(cleo, Sit(1, ask=True))
    table.do(ann, Decline())
    assert table.table.state.ask is None
    assert table.table.state.seats[1].who == "open"


def test_the_question_for_a_seat_outlives_decisions_undo_and_who_leaves() -> None:
    table = table_of(ann, bob, cleo)
    table.do(bob, Leave())
    table.do(dan, Sit(1, ask=True))
    table.choose(ann, "play bullet")
    table.do(ann, Undo())
    assert table.table.state.waiting_for() == [ann.player, cleo.player, bob.player]
    table.do(cleo, Leave())
    table.do(bob, Agree())
    assert table.table.state.waiting_for() == [ann.player]
    table.do(ann, Leave())
    assert table.table.state.seats_of(dan.player) == [1]


def test_one_asks_for_one_seat_at_a_time_and_takes_no_second_one() -> None:
    table = left_by_bob(cleo)
    table.do(cleo, Leave())
    table.do(dan, Sit(1, ask=True))
    table.denies(dan, Sit(2, ask=True), "something-asked")
    table.do(bob, Agree())
    table.do(ann, Agree())
    table.denies(dan, Sit(2, ask=True), "other-hand")


def test_the_link_of_a_seat_asks_for_that_seat_and_no_other() -> None:
    table = left_by_bob(cleo)
    table.do(cleo, Leave())
    table.denies(dan, Sit(2, ask=True), "link-of-another-seat", link=table.seat_link(1))
    assert table.do(dan, Sit(ask=True), table.seat_link(2)).seat == 2


def test_nobody_asks_for_a_seat_before_the_game_or_after_it() -> None:
    table = table_of(ann, None, None)
    assert not table.do(bob, Sit(1, ask=True)).asked
    assert table.table.state.seats_of(bob.player) == [1]
    over = table_of(ann, bob, **SHORT)
    over.end_turns(ann, bob)
    over.do(bob, Leave())
    over.denies(cleo, Sit(1, ask=True), "game-over")


# What is told


def test_everybody_is_told_that_a_seat_is_kept_asked_for_and_taken_over() -> None:
    table = left_by_bob()
    table.take_over(cleo, 1, ann)
    assert lines(table)[-5:] == [
        "Bob leaves. Seat 2 is kept.",
        "Cleo asks to take over seat 2.",
        "Bob agrees.",
        "Ann agrees.",
        "Cleo takes over seat 2, and now knows all that this seat knows, its hand too.",
    ]
    for language in ("it", "fr"):
        assert len(lines(table, language)) == len(lines(table))


def test_who_agrees_from_outside_is_called_as_at_the_seat_that_is_kept() -> None:
    table = table_of(ann, bob)
    table.do(bob, Leave())
    table.do(bob, Sit(1, "Bobby"))
    table.end_turns(ann)
    table.do(bob, Leave())
    table.do(ann, Undo())
    table.do(bob, Decline())
    assert lines(table)[-1] == "Bobby declines."


async def seats_at(hub: Hub, table: str) -> list[SeatInfo]:
    return (await hub.look(None, table)).info.seats


@in_loop
async def test_everybody_sees_for_whom_a_seat_is_kept_and_who_asks_for_it(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        table = await duel_at(hub)
        await hub.do(bob, table, Leave())
        await hub.do(ann, table, Bot(1, "easy"))
        seat = (await seats_at(hub, table))[1]
        assert (seat.who, seat.kept, seat.kept_name) == ("bot", bob.player, "Bob")
        await hub.do(cleo, table, Sit(1, ask=True))
        ask = (await hub.look(None, table)).info.ask
        assert ask is not None
        assert (ask.matter, ask.number, ask.name, ask.waiting) == ("seat", 1, "Cleo", [ann.player, bob.player])
        await hub.do(ann, table, Agree())
        await hub.do(bob, table, Agree())
        seat = (await seats_at(hub, table))[1]
        assert (seat.who, seat.player, seat.kept, seat.kept_name) == ("person", cleo.player, "", "")


@in_loop
async def test_who_is_needed_hears_of_it_also_when_they_have_left(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        await end_turns(hub, table, ann)
        await hub.do(bob, table, Leave())
        box = Box()
        following = await hub.follow(bob, box)
        await hub.do(ann, table, Undo())
        assert box.got[-1]["what"] == "asked"
        following.close()


# Through whose eyes


@in_loop
async def test_an_opponents_hand_is_not_seen_by_changing_seats(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        await end_turns(hub, table, ann)
        await hub.do(bob, table, Leave())
        assert await denied(hub.do(ann, table, Sit(1))) == "forbidden other-hand"
        assert await denied(hub.do(cleo, table, Sit(1))) == "conflict seat-kept"
        for caller in (ann, cleo, bob):
            assert await denied(hub.replay(caller, table, 1)) == "forbidden not-your-eyes"
            assert await denied(hub.fork(caller, table, 1, 1, "easy")) == "forbidden not-your-eyes"
        frames = await frames_of(hub.replay(bob, table, "own"))
        assert {frame.seen.eyes for frame in frames} == {None}
        await hub.do(bob, table, Sit())
        frames = await frames_of(hub.replay(bob, table, "own"))
        assert {frame.seen.eyes for frame in frames} == {1}


@in_loop
async def test_who_takes_over_a_seat_sees_what_it_knows_and_what_it_was_told_not_what_was_whispered(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        await end_turns(hub, table, ann, bob)
        await hub.do(ann, table, Say("between us", to=1))
        await hub.do(bob, table, Leave())
        await hub.do(cleo, table, Sit(1, ask=True))
        await hub.do(bob, table, Agree())
        assert (await hub.look(cleo, table)).seen.eyes is None  # type: ignore[union-attr]
        await hub.do(ann, table, Agree())
        assert (await hub.look(cleo, table)).seen.eyes == 1  # type: ignore[union-attr]
        assert "between us" not in str(await hub.log(cleo, table, "en"))
        assert "between us" in str(await hub.log(bob, table, "en"))
        box = Box()
        (await hub.watch(cleo, table, box, since=1)).close()
        assert "between us" not in json.dumps(box.got)


@in_loop
async def test_who_has_left_is_told_what_happens_as_a_spectator_is(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        await hub.do(bob, table, Leave())
        boxes = [Box(), Box()]
        watches = [await hub.watch(caller, table, box) for caller, box in zip((bob, None), boxes, strict=True)]
        await end_turns(hub, table, ann)
        his, theirs = (box.last for box in boxes)
        assert his == theirs
        for watch in watches:
            watch.close()


@in_loop
async def test_a_bot_that_was_displaced_does_not_decide_any_more(url: str) -> None:
    thinkers = Gate()
    async with hub_at(url, thinkers) as hub:
        table = await duel_at(hub)
        await end_turns(hub, table, ann)
        await hub.do(bob, table, Leave())
        await hub.do(ann, table, Bot(1, "easy"))
        await thinkers.waiting.acquire()
        await hub.do(bob, table, Sit())
        thinkers.allowed.release()
        await hub.do(bob, table, Choose(1, "end_hunt"))
        last = (await hub.table(table)).state.line[-1]
        assert (last.seat, last.player) == (1, bob.player)


@in_loop
async def test_a_stored_table_keeps_who_has_seen_which_hand(database: str) -> None:
    async with hub_at(database) as hub:
        table = await duel_at(hub)
        await hub.do(bob, table, Leave())
        await hub.do(ann, table, Pause())
    async with hub_at(database) as hub:
        assert await denied(hub.do(ann, table, Sit(1))) == "forbidden other-hand"
        await hub.do(bob, table, Sit())
