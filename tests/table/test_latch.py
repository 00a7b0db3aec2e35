"""A lock that can be taken without waiting."""

import asyncio

from deadtown.table.latch import Latch
from tests.table.tables import in_loop


@in_loop
async def test_who_does_not_wait_takes_it_only_when_it_is_free() -> None:
    latch = Latch()
    assert latch.take()
    assert not latch.take()
    latch.release()
    async with latch:
        assert not latch.take()
    assert latch.take()


@in_loop
async def test_it_is_handed_on_in_the_order_in_which_they_came() -> None:
    latch, came = Latch(), list[int]()

    async def come(number: int) -> None:
        async with latch:
            came.append(number)
            await asyncio.sleep(0)

    assert latch.take()
    waiting = [asyncio.create_task(come(number)) for number in range(4)]
    await asyncio.sleep(0)
    latch.release()
    assert not latch.take(), "the first who waits has it"
    await asyncio.gather(*waiting)
    assert came == [0, 1, 2, 3]
    assert not latch.locked


@in_loop
async def test_who_stops_waiting_is_passed_over() -> None:
    latch, came = Latch(), list[int]()

    async def come(number: int) -> None:
        async with latch:
            came.append(number)

    assert latch.take()
    waiting = [asyncio.create_task(come(number)) for number in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    latch.release()
    waiting[1].cancel()  # It has been handed the latch already, and hands it on.
    await asyncio.gather(*waiting, return_exceptions=True)
    assert came == [2]
    assert not latch.locked
