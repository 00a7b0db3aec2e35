"""How a seat wants to be asked: said at any time, part of the log, told to nobody else."""

import msgspec
import pytest

from deadtown.games import GAMES
from deadtown.kernel import Standing
from deadtown.table import entries
from deadtown.table.commands import Arrange, Choose, Leave, Sit, Undo
from deadtown.table.entries import SeatEntry
from deadtown.table.making import lay, plain
from deadtown.table.settings import Settings
from deadtown.table.table import Table
from deadtown.table.telling import seen_through, you_at
from tests.games.zombiaki.table import humans_play
from tests.table.siege import ATTACK, lay_siege, offered, siege, siege_at, window_is_open
from tests.table.tables import ANN_STARTS, Box, Clock, Played, ann, bob, cleo, hub_at, in_loop, table_of


def asked_in_each_world(*arrangements: Arrange) -> tuple[bool, bool]:
    """Whether Bob is waited for where he could reveal, and where he could not."""
    found = []
    for holding in ([1], []):
        table = Played(lay_siege(ann, bob, holding=holding))
        for arrangement in arrangements:
            table.do(bob, arrangement)
        table.choose(ann, ATTACK)
        found.append(window_is_open(table))
    return found[0], found[1]


def test_at_first_a_seat_is_asked_when_it_could_do_something() -> None:
    assert asked_in_each_world() == (True, False)
    assert asked_in_each_world(Arrange(ask="always"), Arrange(ask="could")) == (True, False)


def test_who_is_always_asked_hides_whether_they_could() -> None:
    assert asked_in_each_world(Arrange(ask="always")) == (True, True)
    table = Played(lay_siege(ann, bob))
    table.do(bob, Arrange(ask="always"))
    table.choose(ann, ATTACK)
    assert offered(table, 1) == [("pass",)]


def test_a_seat_may_be_asked_in_some_windows_only() -> None:
    assert asked_in_each_world(Arrange(ask="kinds")) == (False, False)
    assert asked_in_each_world(Arrange(ask="kinds", kinds=["react"])) == (True, False)
    assert asked_in_each_world(Arrange(ask="kinds", kinds=["hunt"])) == (False, False)


def test_not_again_this_turn_ends_with_the_turn() -> None:
    table = Played(lay_siege(ann, bob, holding=[1]))
    table.do(bob, Arrange(rest="react"))
    table.choose(ann, ATTACK)
    assert not window_is_open(table)
    table.choose(ann, ATTACK)
    assert not window_is_open(table)
    turn = table.table.game.rules.turn(table.table.playing.state)
    assert table.table.state.seats[1].standing.rest == {"react": turn}
    table.do(bob, Arrange(again=True))
    table.choose(ann, ATTACK)
    assert window_is_open(table)


def test_not_again_this_turn_is_not_for_the_next() -> None:
    table = Played(lay_siege(ann, bob, holding=[1]))
    table.table.state.seats[1].standing = Standing(rest={"react": 0})
    table.choose(ann, ATTACK)
    assert window_is_open(table)


def test_what_is_said_holds_for_the_window_that_is_open() -> None:
    table = siege(ann, bob, cleo, holding=[1, 2])
    table.do(cleo, Arrange(rest="react"))
    assert window_is_open(table)
    assert offered(table, 2) is None
    table.do(bob, Arrange(ask="kinds"))
    assert isinstance(table.last, entries.Passed)


def test_it_is_part_of_the_log_but_moves_no_number() -> None:
    table = siege(ann, bob, cleo, holding=[1])
    seq, changed = table.table.state.seq, table.table.state.changed
    table.passes(5.0)
    assert table.do(cleo, Arrange(ask="always")).seat == 2
    assert isinstance(table.last, entries.Arranged)
    assert (table.table.state.seq, table.table.state.changed) == (seq, changed)
    assert Table.read(table.table.state.id, None, table.bodies).save() == table.table.save()
    assert table.do(cleo, Arrange(ask="always")).again


def test_it_is_told_to_oneself_alone() -> None:
    table = siege(ann, bob, cleo, holding=[1])
    table.do(cleo, Arrange(ask="always"))
    assert you_at(table.table, cleo.player).standing == [Standing("always")]
    assert [you_at(table.table, player).standing for player in (ann.player, bob.player, "")] == [[], [], []]


def test_who_comes_after_somebody_is_asked_as_everybody_at_first() -> None:
    table = siege(ann, bob, cleo, holding=[1])
    table.do(cleo, Arrange(ask="always"))
    table.do(cleo, Leave())
    table.do(cleo, Sit(2))
    assert you_at(table.table, cleo.player).standing == []


def test_kinds_are_those_of_the_game() -> None:
    table = siege(ann, bob, cleo, holding=[1])
    table.denies(bob, Arrange(kinds=["dance"]), "no-such-question", "bad")
    table.denies(bob, Arrange(rest="dance"), "no-such-question", "bad")
    table.denies(bob, Arrange(seat=2, ask="always"), "not-your-seat", "forbidden")
    table_of(ann, None).denies(ann, Arrange(ask="always"), "not-started", "conflict")


# Single decisions


def shooting(guns: int = 3, undo: str = "free") -> Played:
    """Bob plays the humans and is about to shoot; Ann could stop each shot with a Click!."""
    game = GAMES["zombiaki"]
    match = humans_play("B3 z5", f"shot_1 x{guns}", zombies="click")
    chairs = [SeatEntry(ann.player, "Ann"), SeatEntry(bob.player, "Bob")]
    settings = Settings(undo=undo)  # type: ignore[arg-type]
    table = lay(game, plain(match.state.options), chairs, settings, ann.player, 1000.0, seed=ANN_STARTS)
    table.start(1000.0, msgspec.msgpack.encode(match.snapshot()))
    return Played(table)


def test_the_server_answers_for_the_rest_of_the_turn() -> None:
    table = shooting()
    table.choose(bob, "play shot_1 b")
    assert table.decision.kind == "click"
    table.do(ann, Arrange(rest="click"))
    assert table.decision.kind == "play"
    given = table.last
    assert isinstance(given, entries.Chose)
    assert (given.seat, given.option, given.player) == (0, "pass", ann.player)
    table.choose(bob, "play shot_1 b")
    assert table.decision.seat == 1
    table.do(ann, Arrange(again=True))
    table.choose(bob, "play shot_1 b")
    assert (table.decision.seat, table.decision.kind) == (0, "click")


@pytest.mark.parametrize("kind", ["always", "could", "kinds"])
def test_how_windows_are_asked_says_nothing_of_single_decisions(kind: str) -> None:
    table = shooting()
    table.do(ann, Arrange(ask=kind))  # type: ignore[arg-type]
    table.choose(bob, "play shot_1 b")
    assert (table.decision.seat, table.decision.kind) == (0, "click")


def test_nothing_is_answered_for_somebody_while_something_is_asked_or_paused() -> None:
    table = shooting(undo="consent")
    table.choose(bob, "play shot_1 b")
    table.do(bob, Undo())
    assert table.table.state.ask is None or table.table.state.ask.matter == "undo"
    paused = shooting()
    paused.choose(bob, "play shot_1 b")
    paused.add(entries.Paused(paused.now, ann.player))
    paused.do(ann, Arrange(rest="click"))
    assert paused.decision.kind == "click"


def test_who_takes_an_answer_back_is_asked_again() -> None:
    table = shooting()
    table.choose(bob, "play shot_1 b")
    number = table.number
    table.do(ann, Arrange(rest="click"))
    assert table.number == number + 1
    table.do(ann, Undo())
    assert (table.number, table.decision.kind) == (number, "click")
    assert you_at(table.table, ann.player).standing == []


@in_loop
async def test_who_takes_an_answer_back_is_told_how_they_are_asked_now(database: str) -> None:
    async with hub_at(database, now=Clock()) as hub:
        table = await siege_at(hub, ann, bob, holding=[1], settings=Settings(undo="free"))
        boxes = {person.player: Box() for person in (ann, bob)}
        for person in (ann, bob):
            await hub.watch(person, table, boxes[person.player])
        await hub.do(ann, table, Choose(0, ATTACK))
        await hub.do(bob, table, Choose(1, "reveal"))
        await hub.do(bob, table, Arrange(rest="react"))
        arranged = [message for message in boxes[bob.player].got if message["type"] == "arranged"]
        assert arranged[-1]["you"]["standing"] == [{"rest": {"react": 1}}]
        await hub.do(bob, table, Undo())
        arranged = [message for message in boxes[bob.player].got if message["type"] == "arranged"]
        assert "standing" not in arranged[-1]["you"]
        assert "arranged" not in boxes[ann.player].types
        seen = seen_through(await hub.table(table), 1)
        assert seen is not None
        assert seen.decision is not None
