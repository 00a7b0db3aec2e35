"""Everybody at a table is told how far a bot has come with what it decides alone; of windows nobody is told."""

import asyncio
from collections.abc import Callable
from typing import Any

from deadtown.table.commands import Choose, Undo
from deadtown.table.thinking import NOBODY, Asker, Task, Thought
from tests.table.siege import ATTACK, siege_at
from tests.table.tables import BOT, ME, Box, Quick, ann, bob, hub_at, in_loop, table_at


class Aloud(Quick):
    """Tells that it is half way, and waits until it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: asyncio.Queue[Callable[[Thought], None] | None] = asyncio.Queue()
        self.allowed = asyncio.Semaphore(0)

    async def think(
        self, task: Task, heard: Callable[[Thought], None] | None = None, asker: Asker = NOBODY, **_: Any
    ) -> str:
        if heard is not None:
            heard(Thought(500, 1000, 0.5))
        self.heard.put_nowait(heard)
        await self.allowed.acquire()
        return await super().think(task, asker=asker)


def thoughts(box: Box) -> list[object]:
    return [message for message in box.got if message["type"] == "thinking"]


@in_loop
async def test_whoever_watches_is_told_and_the_log_knows_nothing_of_it(url: str) -> None:
    thinkers = Aloud()
    async with hub_at(url, thinkers) as hub:
        table, boxes = await table_at(hub, ME, BOT), [Box(), Box(), Box()]
        for caller, box in zip((ann, bob, None), boxes, strict=True):
            await hub.watch(caller, table, box)
        await hub.do(ann, table, Choose(0, "end_hunt"))
        await thinkers.heard.get()
        row, seq = (await hub.table(table)).state.row, (await hub.table(table)).state.seq
        wanted = {"type": "thinking", "table": table, "number": 1, "seat": 1, "playouts": 500, "share": 0.5}
        for box in boxes:
            assert thoughts(box) == [{**wanted, "budget": 1000}]
        assert ((await hub.table(table)).state.row, (await hub.table(table)).state.seq) == (row, seq)
        thinkers.allowed.release()
        moved = await boxes[0].until(lambda message: message.get("number") == 2)
        assert moved["seq"] == seq + 1


@in_loop
async def test_nobody_is_told_of_a_position_that_is_gone(url: str) -> None:
    thinkers = Aloud()
    async with hub_at(url, thinkers) as hub:
        table, box = await table_at(hub, ME, BOT), Box()
        await hub.watch(ann, table, box)
        await hub.do(ann, table, Choose(0, "end_hunt"))
        tell = await thinkers.heard.get()
        await hub.do(ann, table, Undo())
        assert tell is not None
        tell(Thought(900, 1000, 0.9))
        assert len(thoughts(box)) == 1
        thinkers.allowed.release()


@in_loop
async def test_in_a_window_it_would_tell_who_could_do_something(url: str) -> None:
    """The bot that holds a Barricade is asked; that it thinks about it is its own business."""
    thinkers = Aloud()
    async with hub_at(url, thinkers) as hub:
        table, box = await siege_at(hub, ann, "search", holding={1}), Box()
        await hub.watch(ann, table, box)
        await hub.do(ann, table, Choose(0, ATTACK))
        assert await thinkers.heard.get() is None
        assert thoughts(box) == []
        thinkers.allowed.release()
