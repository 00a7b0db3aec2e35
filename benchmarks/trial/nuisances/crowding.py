"""As many guests as there may be, and each makes as many tables as it may."""

from benchmarks.trial.nuisances.crew import Crew
from benchmarks.trial.wire import API, Caller, bearer

CONNECTIONS = 16
TABLES_EACH = 12
OPEN = [{"who": "me"}, {"who": "open"}]


async def make_guests_and_tables(crew: Crew) -> None:
    tokens: list[str] = []
    asked = 0

    async def make(caller: Caller) -> int:
        nonlocal asked
        asked += 1
        if asked % TABLES_EACH == 1 or not tokens:
            status, made = await caller.ask("POST", f"{API}/tokens", {"name": "Nuisance"})
            if status == 201:
                tokens.append(made["token"])
            return status
        plan = {"game": "zombinion", "seats": OPEN}
        status, _ = await caller.ask("POST", f"{API}/tables", plan, bearer(tokens[-1]))
        return status

    await crew.repeat(CONNECTIONS, make)
