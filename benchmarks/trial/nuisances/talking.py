"""As much chat as there may be, at a table that many watch."""

from itertools import cycle

from benchmarks.load.connection import Connection
from benchmarks.trial.nuisances.crew import Crew
from benchmarks.trial.wire import API, Caller, bearer

GUESTS = 20
WATCHERS = 200
TEXT = "zombies \N{ZOMBIE} " * 50


async def talk_at_length(crew: Crew) -> None:
    caller = crew.caller()
    tokens = [token for token in [await crew.sign_in(caller) for _ in range(GUESTS)] if token]
    table = await crew.make_table(caller, tokens[0], [{"who": "me"}, {"who": "open"}])
    watching: list[Connection] = []
    for _, token in zip(range(WATCHERS), cycle(tokens), strict=False):
        socket = await crew.socket(token, lambda *_: None)
        if socket is not None:
            socket.say(b'{"do": "watch", "table": "%s", "words": "en"}' % table.encode())
            watching.append(socket)
    speakers = cycle(tokens)

    async def talk(caller: Caller) -> int:
        wish = {"text": TEXT[:500]}
        status, _ = await caller.ask("POST", f"{API}/tables/{table}/say", wish, bearer(next(speakers)))
        return status

    await crew.repeat(GUESTS, talk)
