"""Nobody stops a clock by asking: however often somebody asks for something, what is due stays due."""

from collections.abc import Awaitable, Callable

import pytest

from deadtown.table.commands import Choose, Mute, Pause, Resume, Sit, Start, Undo
from deadtown.table.hub import Hub
from deadtown.table.settings import Clock as Times
from deadtown.table.settings import Settings, SitIn, Windows
from tests.table.siege import ATTACK, siege_at
from tests.table.tables import ME, OPEN, Box, Clock, ann, bob, cleo, denied, hub_at, in_loop, table_at

Laid = Callable[[Hub], Awaitable[str]]


async def with_clock(hub: Hub) -> str:
    """Ann thinks, and a clock runs."""
    table = await table_at(hub, ME, OPEN, settings=Settings("public", clock=Times(move=10, bank=10)))
    await hub.do(bob, table, Sit())
    return table


async def with_window(hub: Hub) -> str:
    """A window is open, which closes by itself."""
    settings = Settings("public", windows=Windows(limit=20))
    table = await siege_at(hub, ann, bob, holding=[1], settings=settings)
    await hub.do(ann, table, Choose(0, ATTACK))
    return table


async def with_undo_asked(hub: Hub) -> str:
    """Ann wants to go back, and Bob does not answer."""
    table = await siege_at(hub, ann, bob, holding=[1], settings=Settings("public"))
    await hub.do(ann, table, Choose(0, ATTACK))
    await hub.do(bob, table, Choose(1, "pass"))
    await hub.do(ann, table, Undo(to=0))
    return table


async def with_pause_asked(hub: Hub) -> str:
    """Ann wants a pause, and Bob does not answer."""
    table = await table_at(hub, ME, OPEN, settings=Settings("public"))
    await hub.do(bob, table, Sit())
    await hub.do(ann, table, Pause())
    return table


async def with_somebody_away(hub: Hub) -> str:
    """Ann is away, and a bot is to sit in for her."""
    table = await table_at(hub, ME, OPEN, settings=Settings("public", sit_in=SitIn(after=60)))
    await hub.do(bob, table, Sit())
    return table


LAID: dict[str, tuple[Laid, float]] = {
    "a clock": (with_clock, 20),
    "a window": (with_window, 20),
    "an undo": (with_undo_asked, 60),
    "a pause": (with_pause_asked, 60),
    "somebody away": (with_somebody_away, 60),
}
"""Tables at which something is due after so many seconds."""


async def ask_for_everything(hub: Hub, table: str) -> None:
    """All that somebody may ask who does not play, and what those are told to be done already who do."""
    await hub.look(cleo, table)
    await hub.look(None, table)
    await hub.do(cleo, table, Start())
    await hub.do(cleo, table, Mute("player-nobody", on=False))
    await hub.do(bob, table, Resume())
    await hub.do(bob, table, Sit())
    assert await denied(hub.do(cleo, table, Resume())) == "forbidden no-seat"
    await hub.links(bob, table)
    await hub.rules(cleo, table, "en")
    (await hub.watch(cleo, table, Box())).close()
    (await hub.watch(None, table, Box(), since=1)).close()
    (await hub.follow(bob, Box())).close()


@pytest.mark.parametrize("what", LAID)
@in_loop
async def test_asking_moves_no_alarm(url: str, what: str) -> None:
    lay, seconds = LAID[what]
    clock = Clock()
    async with hub_at(url, now=clock) as hub:
        table = await lay(hub)
        alarm = hub.live[table].alarm
        due, rings = alarm.next(await hub.table(table)), alarm.rings_at
        assert due == clock.time + seconds
        for _ in range(20):
            await ask_for_everything(hub, table)
            assert alarm.next(await hub.table(table)) == due
            assert alarm.rings_at == rings


@pytest.mark.parametrize("what", LAID)
@in_loop
async def test_what_is_overdue_is_not_put_off(url: str, what: str) -> None:
    lay, seconds = LAID[what]
    clock = Clock()
    async with hub_at(url, now=clock) as hub:
        table, box = await lay(hub), Box()
        await hub.watch(None, table, box)
        live, found = hub.live[table], await hub.table(table)
        clock.time += seconds
        live.arm()
        rings = live.alarm.rings_at
        for _ in range(20):
            live.arm()
            assert live.alarm.rings_at == rings
        await box.until_seq(found.state.seq + 1)
