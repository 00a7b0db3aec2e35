"""Connections that take what they can get and give nothing: unread, half written, silent."""

import asyncio
from itertools import cycle

from benchmarks.load.connection import HOST, Connection
from benchmarks.trial.nuisances.crew import Crew
from benchmarks.trial.plan import NUISANCE
from benchmarks.trial.wire import API, Caller, Headers, Writer, head

UNREAD = 250
SLOW = 1200
GUESTS = 16
HOT_SEAT = [{"who": "me"}, {"who": "me", "name": "Other"}]


async def leave_sockets_unread(crew: Crew) -> None:
    """Sockets that watch a busy table and do not read what they are told."""
    guests, table = await _busy_table(crew)
    held: list[Connection] = []
    for _, who in zip(range(UNREAD), cycle(guests), strict=False):
        socket = await crew.socket(who, lambda *_: None)
        if socket is not None:
            socket.stop_reading()
            socket.say(b'{"do": "watch", "table": "%s", "since": 0, "words": "en"}' % table.encode())
            held.append(socket)
    await _keep_busy(crew, guests[0], table)


async def leave_streams_unread(crew: Crew) -> None:
    guests, table = await _busy_table(crew)
    held: list[Writer] = []
    for _, who in zip(range(UNREAD), cycle(guests), strict=False):
        path = f"{API}/tables/{table}/stream?since=0&words=en"
        held.append(await _say(crew, head("GET", path, headers=who)))
    await _keep_busy(crew, guests[0], table)


async def _busy_table(crew: Crew) -> tuple[list[Headers], str]:
    guests = await crew.guests(GUESTS)
    return guests, await crew.busy_table(guests[0], HOT_SEAT, settings={"undo": "free"})


async def _keep_busy(crew: Crew, who: Headers, table: str) -> None:
    """Decide and take back, so that those who watch have much to read."""
    wishes = cycle((("choose", {"choice": 1}), ("undo", {"to": 0})))
    number = 0

    async def act(caller: Caller) -> int:
        command, fields = next(wishes)
        wish = {"number": number, **fields} if command == "choose" else fields
        return (await caller.ask("POST", f"{API}/tables/{table}/{command}", wish, who)).status

    await crew.repeat(1, act)


async def send_slowly(crew: Crew) -> None:
    """Half a head, half a body, or nothing; now and then one more letter; and again when it is closed."""
    halves = cycle((head("GET", f"{API}/tables")[:-2], head("POST", f"{API}/tokens", 1000) + b'{"name": "', b""))
    held: list[Writer] = []
    while crew.left:
        held = [writer for writer in held if not writer.is_closing()]
        for _, half in zip(range(min(50, SLOW - len(held))), halves, strict=False):
            held.append(await _say(crew, half))
        for writer in held[::10]:
            writer.write(b"x")
        await asyncio.sleep(min(crew.left, 0.5))
    for writer in held:
        writer.transport.abort()


async def _say(crew: Crew, what: bytes) -> Writer:
    """Open a connection, say something, and stay."""
    _, writer = await asyncio.open_connection(HOST, crew.port, local_addr=(NUISANCE, 0))
    writer.write(what)
    crew.toll.granted += 1
    return writer
