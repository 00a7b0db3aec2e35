"""As many guests as there may be, and each makes as many tables as it may."""

from benchmarks.trial.nuisances.crew import Crew
from benchmarks.trial.wire import API, Caller, Headers

CONNECTIONS = 16
TABLES_EACH = 12
OPEN = [{"who": "me"}, {"who": "open"}]


async def make_guests_and_tables(crew: Crew) -> None:
    guests: list[Headers] = []
    asked = 0

    async def make(caller: Caller) -> int:
        nonlocal asked
        asked += 1
        if asked % TABLES_EACH == 1 or not guests:
            status, who = await caller.sign_in("Nuisance")
            if who:
                guests.append(who)
            return status
        return (await caller.ask("POST", f"{API}/tables", {"game": "zombinion", "seats": OPEN}, guests[-1])).status

    await crew.repeat(CONNECTIONS, make)
