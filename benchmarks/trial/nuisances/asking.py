"""Small requests in great numbers."""

from collections.abc import Iterator
from itertools import cycle

from benchmarks.trial.nuisances.crew import Crew
from benchmarks.trial.wire import API, Caller, bearer

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
        status, _ = await caller.ask("GET", next(paths))
        return status

    await crew.repeat(CONNECTIONS, ask)


async def ask_for_previews(crew: Crew) -> None:
    """What each option would do, and why something else is none, at a table of the largest game."""
    caller = crew.caller()
    token = await crew.sign_in(caller)
    table = await crew.make_table(caller, token, HOT_SEAT, game="last_night")
    status, state = await caller.ask("GET", f"{API}/tables/{table}", headers=bearer(token))
    crew.toll.count(status)
    number = state["seen"]["number"]
    options = cycle(range(1, 1 + len(state["seen"]["decision"]["options"])))
    kinds = cycle(("preview", "why"))

    async def ask(caller: Caller) -> int:
        wish = {"number": number, "choice": next(options)}
        status, _ = await caller.ask("POST", f"{API}/tables/{table}/{next(kinds)}", wish, bearer(token))
        return status

    await crew.repeat(CONNECTIONS, ask)
