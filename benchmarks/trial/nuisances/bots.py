"""Tables at which four bots search with all they may, watched so that they go on."""

from benchmarks.trial.nuisances.crew import Crew
from benchmarks.trial.wire import Caller, Headers

GUESTS = 30
TABLES_EACH = 10
SEATS = [{"who": "bot", "bot": "search:2s"}] * 4


async def fill_tables_with_bots(crew: Crew) -> None:
    caller = crew.caller()
    for _ in range(GUESTS):
        if not crew.left:
            return
        who = await crew.sign_in(caller)
        if who:
            await fill_tables(crew, caller, who)
    await crew.last()


async def fill_tables(crew: Crew, caller: Caller, who: Headers) -> None:
    """One guest's tables, and a socket from which all of them are watched."""
    tables = [await crew.make_table(caller, who, SEATS) for _ in range(TABLES_EACH)]
    socket = await crew.socket(who, lambda *_: None)
    if socket is not None:
        for table in filter(None, tables):
            socket.say(b'{"do": "watch", "table": "%s", "views": "none"}' % table.encode())
