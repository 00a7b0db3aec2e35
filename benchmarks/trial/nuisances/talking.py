"""As much chat as there may be, at a table that many watch."""

from itertools import cycle

from benchmarks.load.connection import Connection
from benchmarks.trial.nuisances.crew import Crew
from benchmarks.trial.wire import API, Caller

GUESTS = 20
WATCHERS = 200
TEXT = "zombies \N{ZOMBIE} " * 50


async def talk_at_length(crew: Crew) -> None:
    guests = await crew.guests(GUESTS)
    table = await crew.busy_table(guests[0], [{"who": "me"}, {"who": "open"}])
    watching: list[Connection] = []
    for _, who in zip(range(WATCHERS), cycle(guests), strict=False):
        socket = await crew.socket(who, lambda *_: None)
        if socket is not None:
            socket.say(b'{"do": "watch", "table": "%s", "words": "en"}' % table.encode())
            watching.append(socket)
    speakers = cycle(guests)

    async def talk(caller: Caller) -> int:
        wish = {"text": TEXT[:500]}
        return (await caller.ask("POST", f"{API}/tables/{table}/say", wish, next(speakers))).status

    await crew.repeat(GUESTS, talk)
