"""Small requests in great numbers."""

import asyncio
from collections.abc import Iterator
from itertools import cycle

from benchmarks.trial.nuisances.crew import MOST_EACH_SECOND, Crew
from benchmarks.trial.wire import API, Caller, Headers

CONNECTIONS = 16
WORDS = cycle(("zombie", "the", "a card is drawn and", "infection hunt", "e"))
HOT_SEAT = [{"who": "me"}, {"who": "me", "name": "Other"}]


async def ask_for_metrics(crew: Crew) -> None:
    paths = cycle(("/metrics", "/health"))
    await _ask_for(crew, paths)


async def search_rules(crew: Crew) -> None:
    games = cycle(("zombinion", "last_night", "combined"))
    paths = (
        f"{API}/games/{game}/rules?lang=en&find={word.replace(' ', '+')}"
        for game, word in zip(games, WORDS, strict=False)
    )
    await _ask_for(crew, paths)


async def ask_for_lists(crew: Crew) -> None:
    paths = cycle((f"{API}/tables?limit=100", f"{API}/games", f"{API}/games/last_night", f"{API}/openapi.json", "/"))
    await _ask_for(crew, paths)


async def _ask_for(crew: Crew, paths: Iterator[str]) -> None:
    async def ask(caller: Caller) -> int:
        return (await caller.ask("GET", next(paths))).status

    await crew.repeat(CONNECTIONS, ask)


async def look_again_and_again(crew: Crew) -> None:
    """Sockets that watch one table of the largest game anew, all the time."""
    guests = await crew.guests(CONNECTIONS)
    table = await crew.busy_table(guests[0], HOT_SEAT, game="last_night")
    call = b'{"do": "watch", "table": "%s", "words": "en"}' % table.encode()

    async def look(who: Headers) -> None:
        while crew.left:
            socket = await crew.socket(who, lambda *_: None)
            while socket is not None and not socket.lost and crew.left:
                socket.say(call)
                crew.toll.granted += 1
                await asyncio.sleep(1 / MOST_EACH_SECOND)
            await asyncio.sleep(min(1.0, crew.left))

    await asyncio.gather(*map(look, guests))


async def ask_for_previews(crew: Crew) -> None:
    """What each option would do, and why something else is none, at a table of the largest game."""
    (who,) = await crew.guests(1)
    table = await crew.busy_table(who, HOT_SEAT, game="last_night")
    seen = (await crew.caller().ask("GET", f"{API}/tables/{table}", who=who)).json["seen"]
    options = cycle(range(1, 1 + len(seen["decision"]["options"])))
    kinds = cycle(("preview", "why"))

    async def ask(caller: Caller) -> int:
        wish = {"number": seen["number"], "choice": next(options)}
        return (await caller.ask("POST", f"{API}/tables/{table}/{next(kinds)}", wish, who)).status

    await crew.repeat(CONNECTIONS, ask)
