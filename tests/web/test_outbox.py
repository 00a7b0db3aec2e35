"""What waits to be sent: in order, bounded, woken once."""

import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from deadtown.web.outbox import PIECE, Outbox, Post

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Line:
    """A connection that takes batches, when it is let."""

    def __init__(self) -> None:
        self.batches: list[list[bytes]] = []
        self.free = asyncio.Event()
        self.free.set()
        self.taken = asyncio.Event()

    async def send_all(self, batch: list[bytes]) -> None:
        await self.free.wait()
        self.batches.append(batch)
        self.taken.set()

    @property
    def sent(self) -> list[bytes]:
        return [message for batch in self.batches for message in batch]


def messages(count: int) -> list[bytes]:
    return [b"%d" % number for number in range(count)]


async def test_what_is_put_at_once_is_sent_together_and_in_order() -> None:
    line = Line()
    outbox = Outbox(line.send_all)
    writing = asyncio.create_task(outbox.write())
    await asyncio.sleep(0)
    for message in messages(3):
        outbox.put(message)
    await line.taken.wait()
    assert line.batches == [messages(3)]
    writing.cancel()


async def test_what_comes_while_something_is_sent_follows_it() -> None:
    line = Line()
    line.free.clear()
    outbox = Outbox(line.send_all)
    writing = asyncio.create_task(outbox.write())
    await asyncio.sleep(0)
    outbox.put(b"first")
    await asyncio.sleep(0)
    outbox.put(b"second")
    await outbox.flush()
    outbox.put(b"third")
    line.free.set()
    while len(line.sent) < 3:
        line.taken.clear()
        await line.taken.wait()
    assert line.sent == [b"first", b"second", b"third"]
    writing.cancel()


async def test_somebody_who_flushes_sends_without_the_writer() -> None:
    line = Line()
    outbox = Outbox(line.send_all)
    writing = asyncio.create_task(outbox.write())
    await asyncio.sleep(0)
    outbox.expect_flush()
    outbox.put(b"answer")
    outbox.put(b"news")
    await outbox.flush()
    assert line.batches == [[b"answer", b"news"]]
    outbox.put(b"later")
    line.taken.clear()
    await line.taken.wait()
    assert line.sent[-1] == b"later"
    writing.cancel()


@pytest.mark.parametrize("message", [b"x", b"x" * 40])
async def test_an_outbox_that_is_too_full_ends_and_takes_nothing_more(message: bytes) -> None:
    outbox = Outbox(Line().send_all, most_waiting=3, most_bytes=100)
    for _ in range(3):
        outbox.put(message)
    if len(message) == 1:
        assert not outbox.ended.done()
        outbox.put(message)
    assert outbox.ended.result() == "behind"
    outbox.put(message)
    assert outbox.empty


async def test_a_connection_is_given_little_at_a_time_and_all_that_it_has_not_taken_counts() -> None:
    line = Line()
    line.free.clear()
    outbox = Outbox(line.send_all, most_bytes=10 * PIECE)
    writing = asyncio.create_task(outbox.write())
    await asyncio.sleep(0)
    for _ in range(10):
        outbox.put(b"x" * (PIECE // 2))
        await asyncio.sleep(0)
    assert outbox.held == 5 * PIECE
    line.free.set()
    await outbox.taken()
    assert max(sum(map(len, batch)) for batch in line.batches) == PIECE
    assert (outbox.held, len(line.sent)) == (0, 10)
    line.free.clear()
    for _ in range(20):
        outbox.put(b"x" * (PIECE // 2))
        await asyncio.sleep(0)
    assert not outbox.ended.done()
    outbox.put(b"x")
    assert outbox.ended.result() == "behind"
    writing.cancel()


async def test_who_waits_until_all_is_taken_does_so_beside_others_who_send() -> None:
    line = Line()
    line.free.clear()
    outbox = Outbox(line.send_all)
    writing = asyncio.create_task(outbox.write())
    await asyncio.sleep(0)
    outbox.put(b"0")
    waiting = [asyncio.create_task(outbox.taken()) for _ in range(3)]
    for _ in range(5):
        await asyncio.sleep(0)
    assert not any(one.done() for one in waiting)
    waiting.pop().cancel()
    outbox.put(b"1")
    line.free.set()
    await asyncio.gather(*waiting)
    assert line.sent == messages(2)
    writing.cancel()


async def test_nobody_waits_for_an_outbox_that_is_over() -> None:
    outbox = Outbox(Line().send_all)
    outbox.put(b"never")
    outbox.end("closing")
    await outbox.taken()
    assert outbox.held == 0


async def test_serving_stops_a_blocked_connection_that_falls_behind() -> None:
    line = Line()
    line.free.clear()
    outbox = Outbox(line.send_all, most_waiting=2)
    serving = asyncio.create_task(outbox.serve(outbox.write()))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    outbox.put(b"stuck")
    await asyncio.sleep(0)
    for message in messages(3):
        outbox.put(message)
    assert await asyncio.wait_for(serving, 20) == "behind"
    assert line.sent == []


async def test_serving_ends_with_the_first_part_that_is_done() -> None:
    outbox = Outbox(Line().send_all)

    async def client_gone() -> None:
        raise OSError

    assert await outbox.serve(outbox.write(), client_gone()) is None


async def test_a_bug_in_a_part_is_not_swallowed() -> None:
    outbox = Outbox(Line().send_all)

    async def bug() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await outbox.serve(outbox.write(), bug())


async def test_who_writes_waits_for_another_who_is_stuck_in_sending() -> None:
    """Not in a circle, which would stop the whole server for one client that does not read."""
    line = Line()
    outbox = Outbox(line.send_all)
    writing = asyncio.create_task(outbox.write())
    await asyncio.sleep(0)
    line.free.clear()

    async def put_and_send() -> None:
        outbox.put(b"first")
        await outbox.flush()

    async def put_another() -> None:
        outbox.put(b"second")

    with ringing(10):
        stuck = asyncio.create_task(put_and_send())
        await asyncio.create_task(put_another())
        for _ in range(5):
            await asyncio.sleep(0)
        assert line.sent == []
        line.free.set()
        await stuck
        outbox.put(b"third")
        line.taken.clear()
        await line.taken.wait()
    assert line.sent == [b"first", b"second", b"third"]
    writing.cancel()


@contextmanager
def ringing(seconds: int) -> Iterator[None]:
    """An end to what would never let anybody else have a turn."""

    def ring(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


class QuickLine(Line):
    """A connection that takes batches at once, unless it is busy."""

    busy = False
    at_once = 0

    def send_now(self, batch: list[bytes]) -> bool:
        if self.busy:
            return False
        self.batches.append(list(batch))
        self.at_once += 1
        return True


async def test_what_is_put_in_one_turn_is_sent_at_once_in_one_go() -> None:
    line = QuickLine()
    outbox = Outbox(line.send_all, line.send_now)
    for message in messages(3):
        outbox.put(message)
    assert line.batches == []
    await asyncio.sleep(0)
    assert line.batches == [messages(3)]
    assert outbox.empty


async def test_what_is_put_for_several_in_one_turn_is_sent_to_each_though_one_is_gone(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def gone(_: list[bytes]) -> bool:
        raise OSError("gone")

    post, lines = Post(), [QuickLine(), QuickLine()]
    outboxes = [Outbox(line.send_all, line.send_now, post) for line in lines]
    outboxes.insert(1, Outbox(lines[0].send_all, gone, post))
    for number in range(2):
        for outbox in outboxes:
            outbox.put(b"%d" % number)
    await asyncio.sleep(0)
    assert [line.batches for line in lines] == [[messages(2)], [messages(2)]]
    assert [str(record.exc_info[1]) for record in caplog.records if record.exc_info] == ["gone"]


async def test_what_can_not_be_sent_at_once_is_sent_in_its_order_when_the_client_has_time() -> None:
    line = QuickLine()
    outbox = Outbox(line.send_all, line.send_now)
    writing = asyncio.create_task(outbox.write())
    await asyncio.sleep(0)
    line.busy = True
    line.free.clear()
    outbox.put(b"0")
    for _ in range(3):
        await asyncio.sleep(0)
    line.busy = False
    outbox.put(b"1")
    for _ in range(3):
        await asyncio.sleep(0)
    assert line.sent == [], "what came later overtook what waits"
    line.free.set()
    while len(line.sent) < 2:
        await line.taken.wait()
        line.taken.clear()
    outbox.put(b"2")
    await asyncio.sleep(0)
    assert line.sent == messages(3)
    assert line.at_once == 1
    writing.cancel()
