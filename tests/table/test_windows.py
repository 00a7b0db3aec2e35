"""Windows: every seat is asked at once, the first in order has its way, and time may close them."""

from collections.abc import Collection
from random import Random

import pytest

from deadtown.kernel import option_text
from deadtown.kernel.record import write_lines
from deadtown.table import entries, story
from deadtown.table.alarm import Alarm
from deadtown.table.asking import Caller
from deadtown.table.bot_turns import bots_due
from deadtown.table.commands import Arrange, Choose, Decline, Leave, Pause, Resume, Undo
from deadtown.table.making import make_from_record
from deadtown.table.reminders import players_due
from deadtown.table.settings import Clock as Times
from deadtown.table.settings import Settings, SitIn, Windows
from deadtown.table.summary import summary
from deadtown.table.table import Table
from deadtown.table.telling import Viewer, eyes_of, seen_through
from deadtown.table.windows import closes_at
from tests.table.siege import ATTACK, lay_siege, offered, siege, siege_at, window_is_open
from tests.table.tables import (
    Box,
    Clock,
    Follower,
    Gate,
    Played,
    ann,
    bob,
    cleo,
    dan,
    denied,
    hub_at,
    in_loop,
    table_of,
)


def answered(table: Played, seat: int) -> bool:
    seen = seen_through(table.table, seat)
    assert seen is not None
    assert seen.window is not None
    return seen.window.answered


def kinds(table: Played) -> list[str]:
    """What happened since the start, but for the start."""
    return [type(entry).__name__.lower() for entry in table.log[2:]]


# Who is asked, and who has their way


def test_every_seat_is_asked_at_once() -> None:
    table = siege(ann, bob, cleo, dan, holding=[1, 2, 3])
    assert [offered(table, seat) for seat in range(4)] == [None, *[[("reveal",), ("pass",)]] * 3]
    seen = seen_through(table.table, None)
    assert seen is not None
    assert seen.window is not None
    assert (seen.deciding, seen.window.seats, seen.window.kind) == (None, [1, 2, 3], "react")


def test_a_window_in_which_nobody_can_act_is_told_and_counted() -> None:
    table = siege(ann, bob, cleo)
    assert kinds(table) == ["chose", "passed"]
    assert table.number == 2


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_the_first_in_order_has_its_way_once_all_before_have_passed(order: Collection[int]) -> None:
    table = siege(ann, bob, cleo, dan, holding=[1, 2, 3])
    answers = {1: (bob, "pass"), 2: (cleo, "reveal"), 3: (dan, "pass")}
    for place, seat in enumerate(order):
        caller, choice = answers[seat]
        assert window_is_open(table)
        assert table.table.playing.number == 1, f"nothing is told before {place}"
        table.do(caller, Choose(1, choice))
        if {1, 2} <= set(tuple(order)[: place + 1]):
            break
    closing = [entry for entry in table.log if isinstance(entry, entries.Chose)][1:]
    assert [(entry.seat, entry.option, entry.player) for entry in closing] == [(2, "reveal", cleo.player)]


def test_a_seat_behind_one_that_steps_in_keeps_its_answer_where_each_is_asked_once() -> None:
    table = siege(ann, bob, cleo, dan, holding=[1, 2, 3])
    table.do(dan, Choose(1, "reveal"))
    table.do(cleo, Choose(1, "pass"))
    table.do(bob, Choose(1, "reveal"))
    assert kinds(table) == ["chose", "answered", "answered", "answered", "chose", "chose"]
    assert [entry.seat for entry in table.log if isinstance(entry, entries.Chose)] == [0, 1, 3]
    assert not window_is_open(table)


def test_an_answer_may_be_changed_while_the_window_is_open() -> None:
    table = siege(ann, bob, cleo, holding=[1, 2])
    table.do(cleo, Choose(1, "reveal"))
    table.do(cleo, Choose(1, "pass"))
    assert table.do(cleo, Choose(1, "pass")).again
    table.do(bob, Choose(1, "pass"))
    assert isinstance(table.last, entries.Passed)


def test_a_seat_that_can_do_nothing_may_pass_and_do_nothing_else() -> None:
    table = siege(ann, bob, cleo, holding=[1])
    assert offered(table, 2) is None
    table.denies(cleo, Choose(1, "reveal"), "decide-react", "refused")
    table.denies(cleo, Choose(1, 2), "not-understood")
    table.do(cleo, Choose(1, 1))
    assert answered(table, 2)
    table.denies(ann, Choose(1, "pass"), "decide-react", "refused")


def test_an_empty_chair_passes() -> None:
    table = siege(ann, bob, None, holding=[1, 2])
    table.do(bob, Choose(1, "pass"))
    assert isinstance(table.last, entries.Passed)


def test_who_leaves_takes_the_answer_along() -> None:
    table = siege(ann, bob, cleo, dan, holding=[1, 2, 3])
    table.do(cleo, Choose(1, "reveal"))
    table.do(cleo, Leave())
    table.do(bob, Choose(1, "pass"))
    table.do(dan, Choose(1, "pass"))
    assert isinstance(table.last, entries.Passed)


# Once more, and too late


def test_an_answer_after_the_window_has_closed_changes_nothing() -> None:
    table = siege(ann, bob, cleo, holding=[1, 2])
    table.do(bob, Choose(1, "pass"))
    table.do(cleo, Choose(1, "pass"))
    assert not window_is_open(table)
    table.denies(bob, Choose(1, "reveal"), "window-closed", "conflict")
    table.denies(cleo, Choose(1, ["reveal"]), "window-closed", "conflict")
    assert table.do(bob, Choose(1, "pass")).again
    assert table.do(bob, Choose(1, ["pass"])).again


@pytest.mark.parametrize("choice", ["reveal", ["reveal"], "rev", 1])
def test_the_same_answer_twice_is_harmless(choice: str | list[str | int] | int) -> None:
    table = siege(ann, bob, cleo, holding=[1, 2])
    table.do(cleo, Choose(1, choice))
    assert table.do(cleo, Choose(1, choice)).again
    rows = len(table.bodies)
    table.do(bob, Choose(1, choice))
    assert len(table.bodies) > rows
    before = table.table.save()
    for caller, seat in ((bob, 1), (cleo, 2)):
        again = table.do(caller, Choose(1, choice))
        assert (again.again, again.seat) == (True, seat)
    assert table.table.save() == before


@pytest.mark.parametrize(("late", "last"), [("pass", entries.Passed), ("reveal", entries.Chose)])
def test_an_answer_counts_also_when_somebody_before_has_just_stepped_in(late: str, last: type) -> None:
    table = siege(ann, bob, cleo, dan, holding=[1, 2, 3])
    table.do(bob, Choose(1, "reveal"))
    table.do(cleo, Choose(2, "reveal"))
    assert window_is_open(table)
    assert table.do(bob, Choose(1, "reveal")).again
    assert not table.do(dan, Choose(1, late)).again
    assert isinstance(table.last, last)
    assert not window_is_open(table)


def test_a_pass_by_its_number_may_be_sent_again_after_the_window_has_closed() -> None:
    table = siege(ann, bob, cleo, holding=[1, 2])
    table.do(bob, Choose(1, 2))
    table.do(cleo, Choose(1, 2))
    assert table.do(bob, Choose(1, 2)).again
    table.denies(bob, Choose(1, 1), "window-closed")


def test_nobody_answers_for_another() -> None:
    table = siege(ann, bob, cleo, holding=[1, 2])
    table.denies(bob, Choose(1, "reveal", seat=2), "not-your-seat")
    table.denies(dan, Choose(1, "pass"), "no-seat")
    table.do(bob, Choose(1, "reveal"))
    table.do(cleo, Choose(2, "pass"))
    table.denies(cleo, Choose(1, "reveal"), "window-closed")


# Time


def paced(pause: str, **more: int) -> Settings:
    return Settings(windows=Windows(pause, **more))  # type: ignore[arg-type]


def test_without_a_pause_a_window_closes_as_soon_as_nobody_is_waited_for() -> None:
    table = siege(ann, bob, holding=[1], settings=paced("none"))
    assert closes_at(table.table, 0.0) is None
    table.passes(500.0)
    assert window_is_open(table)
    table.do(bob, Choose(1, "pass"))
    assert (window_is_open(table), table.last.at) == (False, 1500.0)


def test_a_window_may_stay_open_for_some_seconds_at_least() -> None:
    for holding in ([1], []):
        table = siege(ann, bob, holding=holding, settings=paced("least", seconds=4))
        table.passes(1.0)
        table.do(bob, Choose(1, "pass"))
        assert window_is_open(table)
        table.passes(2.9)
        assert window_is_open(table)
        table.passes(0.1)
        assert (window_is_open(table), table.last.at) == (False, 1004.0)
    table = siege(ann, bob, holding=[1], settings=paced("least", seconds=4))
    table.passes(9.0)
    assert window_is_open(table)
    table.do(bob, Choose(1, "pass"))
    assert (window_is_open(table), table.last.at) == (False, 1009.0)


def test_a_limit_never_closes_a_window_sooner_than_everybody_passing_would() -> None:
    table = siege(ann, bob, holding=[1], settings=paced("least", seconds=20, limit=5))
    table.passes(19.0)
    assert window_is_open(table)
    table.passes(1.0)
    assert not window_is_open(table)


def test_a_window_may_always_be_open_for_as_long() -> None:
    told = []
    for holding, answer in (([1], "reveal"), ([1], "pass"), ([1], ""), ([], "")):
        table = siege(ann, bob, holding=holding, settings=paced("same", seconds=4))
        seen = seen_through(table.table, None)
        assert seen is not None
        assert seen.window is not None
        table.passes(2.0)
        if answer:
            table.do(bob, Choose(1, answer))
        table.passes(1.9)
        assert window_is_open(table)
        table.passes(7.0)
        told.append((seen.window.since, seen.window.until, table.last.at, table.table.state.since))
    assert told == [(1000.0, 1004.0, 1004.0, 1004.0)] * 4


def test_silence_is_a_pass_after_the_limit_and_no_bank_is_charged() -> None:
    settings = Settings(clock=Times(bank=60, move=10), windows=Windows(limit=7))
    table = siege(ann, bob, cleo, holding=[1, 2], settings=settings)
    table.do(cleo, Choose(1, "reveal"))
    table.passes(6.9)
    assert window_is_open(table)
    table.passes(0.1)
    assert [entry.seat for entry in table.log if isinstance(entry, entries.Chose)] == [0, 2]
    assert [seat.bank for seat in table.table.state.seats] == [60.0, 60.0, 60.0]


def test_without_a_limit_a_window_is_open_as_long_as_a_clock_gives_a_decision() -> None:
    table = siege(ann, bob, holding=[1], settings=Settings(clock=Times(bank=60, move=10)))
    table.passes(9.9)
    assert window_is_open(table)
    table.passes(0.1)
    assert not window_is_open(table)


def test_no_window_closes_while_the_game_is_paused() -> None:
    table = siege(ann, bob, holding=[1], settings=paced("same", seconds=5))
    table.passes(3.0)
    table.add(entries.Paused(table.now, ann.player, 3.0))
    seen = seen_through(table.table, None)
    assert seen is not None
    assert seen.window is not None
    assert seen.window.until is None
    table.passes(100.0)
    assert window_is_open(table)
    table.denies(bob, Choose(1, "pass"), "paused")
    table.do(bob, Resume())
    table.passes(1.9)
    assert window_is_open(table)
    table.passes(0.1)
    assert not window_is_open(table)


def test_a_pause_notes_how_long_a_window_was_open() -> None:
    table = siege(ann, "random", settings=paced("same", seconds=5))
    table.passes(3.0)
    table.do(ann, Pause())
    assert table.last == entries.Paused(1003.0, ann.player, 3.0)


def test_no_window_closes_while_an_undo_is_asked() -> None:
    table = siege(ann, bob, cleo, holding=[1, 2], settings=paced("none", limit=5))
    table.do(ann, Undo())
    assert table.table.state.ask is not None
    table.do(bob, Choose(1, "pass"))
    table.do(cleo, Choose(1, "pass"))
    table.passes(59.0)
    seen = seen_through(table.table, None)
    assert seen is not None
    assert seen.window is not None
    assert seen.window.until is None
    assert window_is_open(table)
    table.do(cleo, Decline())
    assert not window_is_open(table)


def test_time_while_nobody_could_be_asked_is_nobodys() -> None:
    table = siege(ann, bob, holding=[1], settings=paced("none", limit=10))
    table.opened = 5000.0
    table.passes(4005.0)
    assert window_is_open(table)
    assert closes_at(table.table, 5000.0) == 5010.0


# Going back


def test_a_window_in_which_nobody_stepped_in_is_nobodys_act() -> None:
    table = Played(lay_siege(ann, bob, settings=Settings(undo="consent")))
    table.choose(ann, ATTACK)
    taken = table.table.state.line
    assert [(one.seat, one.nobodys) for one in taken] == [(0, False), (-1, True)]
    free = not any(one.shown for one in taken)
    table.do(ann, Undo())
    assert (table.table.state.ask is None) == free
    assert table.table.playing.number == (0 if free else 2)


def test_going_back_into_a_window_asks_everybody_again() -> None:
    table = siege(ann, bob, cleo, holding=[1, 2], settings=Settings(undo="free"))
    table.do(bob, Choose(1, "reveal"))
    assert table.table.playing.number == 2
    table.do(bob, Undo())
    assert table.table.playing.number == 1
    assert [offered(table, seat) is not None for seat in range(3)] == [False, True, True]
    assert not answered(table, 1)


# Who is away, bots, and several seats


def test_sitting_in_goes_by_the_seats_of_the_window() -> None:
    table = siege(ann, bob, cleo, holding=[1], settings=Settings(sit_in=SitIn(after=5), windows=Windows("same")))

    class Doors:
        opened = 0.0

        def last_seen(self, table: str, player: str) -> float:
            return 0.0

        def here(self, table: str) -> frozenset[str]:
            return frozenset()

    class Somewhere:
        doors, id = Doors(), "x"

    alarm = Alarm(Somewhere(), Somewhere())  # type: ignore[arg-type]
    assert alarm._sit_in_at(table.table) == {1: 1005.0, 2: 1005.0}


def test_bots_are_asked_in_a_window_only_where_they_can_act() -> None:
    table = siege(ann, "random", bob, "random", holding=[1, 2])
    assert [due.seat for due in bots_due(table.table)] == [1]
    table.add(entries.Answered(table.now, 1, 1, "pass"))
    assert list(bots_due(table.table)) == []
    table.do(bob, Choose(1, "pass"))
    assert isinstance(table.last, entries.Passed)


def test_a_bot_that_sits_in_answers_and_coming_back_takes_the_seat() -> None:
    table = siege(ann, bob, cleo, holding=[1, 2])
    table.add(entries.SatIn(table.now, 1, "random"))
    assert [due.seat for due in bots_due(table.table)] == [1]
    table.do(bob, Choose(1, "reveal"))
    assert [entry for entry in table.log if isinstance(entry, entries.CameBack)]
    assert table.table.state.seats[1].bot == ""


def test_somebody_with_several_seats_is_asked_seat_by_seat() -> None:
    table = siege(ann, bob, cleo, bob, holding=[1, 2, 3])
    assert eyes_of(table.table, bob.player) == 1
    assert table.do(bob, Choose(1, "pass")).seat == 1
    assert eyes_of(table.table, bob.player) == 3
    assert table.do(bob, Choose(1, "pass")).seat == 3
    assert eyes_of(table.table, bob.player) == 1
    assert window_is_open(table)
    assert eyes_of(table.table, ann.player) == 0


def test_only_those_who_are_waited_for_are_due() -> None:
    table = siege(ann, bob, cleo, dan, holding=[1, 3])
    assert players_due(table.table) == {bob.player: 1, dan.player: 3}
    table.do(dan, Choose(1, "pass"))
    assert players_due(table.table) == {bob.player: 1}
    table.do(cleo, Arrange(ask="always"))
    assert players_due(table.table) == {bob.player: 1, cleo.player: 2}


# Told from the log


def test_a_log_with_windows_tells_quiet_answers_to_nobody() -> None:
    table = siege(ann, bob, cleo, holding=[1, 2])
    table.do(cleo, Choose(1, "reveal"))
    table.do(bob, Choose(1, "reveal"))
    state = table.table.state
    assert state.seq == len([entry for entry in table.log if not entry.quiet])
    frames = story.frames(state.id, table.bodies, None, "en")
    assert [(frame.number, frame.seat) for frame in frames] == [(0, None), (1, 0), (2, 1), (3, 2)]
    position = story.position_at(state.id, table.bodies, 1)
    assert position.playing.window is not None
    again = Table.read(state.id, None, table.bodies)
    assert again.save() == table.table.save()


def test_a_summary_counts_windows_as_decisions() -> None:
    table = siege(ann, bob, holding=[1], settings=Settings(undo="free"))
    table.do(bob, Choose(1, "pass"))
    told = summary(table.table.state.id, table.bodies, "en")
    assert told.numbers[0] == 0
    assert all(number <= table.number for number in told.numbers)


# At a hub


@in_loop
async def test_only_who_answered_is_told_and_all_hear_how_it_closed(database: str) -> None:
    async with hub_at(database, now=Clock()) as hub:
        table = await siege_at(hub, ann, bob, cleo, holding=[1, 2])
        people: list[Caller | None] = [ann, bob, cleo, None]
        boxes = [Follower(person.player if person is not None else "") for person in people]
        for person, box in zip(people, boxes, strict=True):
            await hub.watch(person, table, box)
        await hub.do(ann, table, Choose(0, ATTACK))

        async def kinds_of_what_comes(person: Caller) -> list[list[str]]:
            """What each is sent when a person passes, but for who is here, which is told when it is time."""
            before = [len(box.got) for box in boxes]
            await hub.do(person, table, Choose(1, "pass"))
            fresh = [box.got[count:] for box, count in zip(boxes, before, strict=True)]
            return [[one["type"] for one in messages if one["type"] != "presence"] for messages in fresh]

        assert await kinds_of_what_comes(cleo) == [[], [], ["arranged"], []]
        assert boxes[2].got[-1]["seen"]["window"]["answered"]
        assert await kinds_of_what_comes(bob) == [["moved"]] * 4, "who closed it is not asked twice what comes next"
        last = [box.last for box in boxes]
        assert [(message["type"], message["seat"], message["number"]) for message in last] == [("moved", None, 2)] * 4
        assert len({message["seq"] for message in last}) == 1


@in_loop
async def test_who_answered_early_is_reminded_when_the_next_decision_waits(database: str) -> None:
    async with hub_at(database, now=Clock()) as hub:
        table = await siege_at(hub, ann, bob, cleo, dan, holding=[1, 2], attack="higher_ground")
        boxes = [Box() for _ in range(3)]
        for person, box in zip((bob, cleo, dan), boxes, strict=True):
            await hub.follow(person, box)
        await hub.do(ann, table, Choose(0, "play higher_ground"))
        await hub.do(bob, table, Choose(1, "pass"))
        await hub.do(cleo, table, Choose(1, "pass"))
        turns = [[message["number"] for message in box.got if message["type"] == "turn"] for box in boxes]
        assert turns == [[1, 2], [1], []], "Bob must discard"


@in_loop
async def test_a_table_that_is_put_away_still_closes_its_window(database: str) -> None:
    clock = Clock()
    async with hub_at(database, now=clock, idle=0.02) as hub:
        table = await siege_at(hub, ann, bob, holding=[1], settings=Settings(windows=Windows(limit=5)))
        await hub.do(ann, table, Choose(0, ATTACK))
        live = hub.live[table]
        assert not live.put_away()
        assert live.alarm.is_set


# Whole games


def fought_out(*seats: Caller) -> Played:
    """A game in which everybody gets Attacks and Barricades, and uses them."""
    table, luck = table_of(*seats, combat_set="first_game", turn_cap=30), Random("fight")
    while table.table.state.phase == "playing":
        decision = table.decision
        caller = next(person for person in seats if person.player == table.table.state.seats[decision.seat].player)
        texts = [option_text(option) for option in decision.options]
        wanted = [text for text in WANTED if text in texts]
        choice = luck.choice(wanted or texts)
        table.do(caller, Choose(table.number, choice, decision.seat))
    return table


WANTED = ("play higher_ground", "play_all_aim", "take higher_ground", "take barricade")


def test_a_game_with_windows_makes_the_round_as_a_record() -> None:
    table = fought_out(ann, bob, cleo)
    identity, happened = table.table.state.id, set(kinds(table))
    assert {"passed", "answered", "chose"} <= happened
    assert any(taken.window and not taken.nobodys for taken in table.table.state.line)
    text = write_lines(story.record_lines(identity, table.bodies))
    assert '"line":"passed"' in text
    assert '"answered"' not in text
    again = make_from_record(ann, text, 1000.0)
    bodies = [(told.row, entries.write_entry(told.entry)) for told in again.take_fresh()]
    assert write_lines(story.record_lines(again.state.id, bodies)) == text
    told, retold = summary(identity, table.bodies, "en"), summary(again.state.id, bodies, "en")
    assert told == retold
    assert told.numbers[-1] == table.table.state.floor + len(table.table.state.line)


def test_every_window_of_a_game_is_a_frame_of_its_replay() -> None:
    table = fought_out(ann, bob)
    frames = story.frames(table.table.state.id, table.bodies, None, "fr")
    assert [frame.number for frame in frames] == list(range(len(frames)))
    windows = [frame for frame in frames if frame.seen is not None and frame.seen.window is not None]
    assert windows
    assert all(frame.seen is not None and frame.seen.decision is None for frame in windows)
    lines = story.log_lines(table.table.state.id, table.bodies, Viewer(ann.player, "it"), 0)
    assert all(line.text for line in lines)


@in_loop
async def test_a_fork_from_the_middle_of_a_window_goes_on_from_the_decision_before_it(database: str) -> None:
    async with hub_at(database, Gate(), now=Clock()) as hub:
        table = await siege_at(hub, ann, bob, cleo, holding=[1, 2], settings=Settings(forks=True))
        await hub.do(ann, table, Choose(0, ATTACK))
        await hub.do(cleo, table, Choose(1, "reveal"))
        fork = (await hub.table(await hub.fork(ann, table, 1, 0, "easy"))).playing
        assert (fork.window, fork.number, fork.asked_seats) == (None, 0, (0,))
        assert await denied(hub.fork(bob, table, 1, 1, "easy")) == "conflict no-such-position"


# Opened again


def test_nobody_opens_a_window_again_in_which_nobody_stepped_in_without_asking() -> None:
    table = siege(ann, bob, holding=[1], settings=paced("none", limit=10))
    table.passes(10.0)
    assert not window_is_open(table)
    assert table.do(bob, Undo(to=1)).asked
