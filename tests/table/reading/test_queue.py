"""Who waits to have something read: those who go away are no trouble to the others."""

import asyncio

import pytest

from deadtown.table.reading.queue import Queue, Waiter

pytestmark = pytest.mark.anyio


def waiting(queue: Queue, who: str, address: str = "home") -> Waiter:
    waiter = Waiter(who, address, asyncio.get_running_loop().create_future())
    queue.add(waiter)
    return waiter


async def test_who_has_gone_gets_no_turn_though_they_have_not_left(anyio_backend: object) -> None:
    queue = Queue()
    gone, other = waiting(queue, "ann"), waiting(queue, "bob")
    gone.turn.cancel()
    assert queue.oldest() is other
    assert queue.next() is other
    assert queue.next() is None
    queue.leave(gone)
    assert len(queue) == 0


async def test_who_waits_no_more_ends_no_other_turn_of_theirs(anyio_backend: object) -> None:
    """Else two things would be read for one caller at the same time."""
    queue = Queue()
    first, second, third = (waiting(queue, "ann") for _ in range(3))
    assert queue.next() is first
    queue.leave(second)
    assert queue.next() is None
    queue.leave(first)
    assert queue.next() is third


async def test_addresses_take_turns_and_each_caller_has_one(anyio_backend: object) -> None:
    queue = Queue()
    for who, address in (("ann", "crowd"), ("ann", "crowd"), ("bob", "crowd"), ("cleo", "home")):
        waiting(queue, who, address)
    served = [waiter.who for _ in range(4) if (waiter := queue.next()) is not None]
    assert served == ["ann", "cleo", "bob"]
    assert len(queue) == 1
