"""Houses for tests: databases in which there are tables, guests and sessions."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from deadtown.table.accounts import Accounts
from deadtown.table.asking import Caller
from deadtown.table.commands import Choose
from deadtown.table.hub import Hub
from deadtown.table.keeping.backup import back_up, restore
from deadtown.table.keeping.visit import Visit
from deadtown.table.settings import TablePlan
from deadtown.table.store import Store
from tests.table.tables import ME, OPEN, Inside, Quick

DECISIONS = 130
"""So many that there is a snapshot, and entries after it."""
ENTRIES = DECISIONS + 5
"""Two tables were made, one game has begun, and both tables come from a backup."""


class Furnished:
    """A database with a game that goes on, a table that waits, and two guests."""

    def __init__(self, database: str, guest: str, playing: str, waiting: str) -> None:
        self.database = database
        self.guest = guest
        self.playing = playing
        self.waiting = waiting

    def change(self, *statements: str) -> None:
        """Do something to the rows that no server would."""
        with Visit.to(self.database) as visit, visit.writing() as connection:
            for statement in statements:
                connection.execute(text(statement), self.names_in(statement))

    def names_in(self, statement: str) -> dict[str, str]:
        known = {"playing": self.playing, "waiting": self.waiting, "guest": self.guest}
        return {name: value for name, value in known.items() if f":{name}" in statement}


async def furnish(database: str) -> Furnished:
    store = await Store.open(database)
    accounts, hub = Accounts(store), Hub(store, Quick(), Inside())
    try:
        _, signed = await accounts.sign_in("Anna")
        await accounts.new_program("Ben", "bot")
        anna = Caller(signed.player, "Anna")
        playing = await hub.create(anna, TablePlan("zombinion", [ME, ME], {"turn_cap": 500}))
        waiting = await hub.create(anna, TablePlan("zombinion", [ME, OPEN]))
        for number in range(DECISIONS):
            await hub.do(anna, playing, Choose(number, "end_hunt"))
    finally:
        await hub.close()
        await store.close()
    return Furnished(database, signed.player, playing, waiting)


@pytest.fixture(scope="session")
def pattern(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Furnished]:
    """A house that was furnished once, and its backup."""
    folder = tmp_path_factory.mktemp("pattern")
    furnished = asyncio.run(furnish(str(folder / "deadtown.db")))
    with Visit.to(furnished.database) as visit:
        back_up(visit, folder / "backup", replace=False, now=1.0)
    return folder / "backup", furnished


@pytest.fixture
def furnished(pattern: tuple[Path, Furnished], database: str) -> Furnished:
    """A house like it, to be hurt."""
    path, like = pattern
    with Visit.to(database, make=True) as visit:
        restore(visit, path, replace=False, now=2.0)
    return Furnished(database, like.guest, like.playing, like.waiting)


@pytest.fixture
def visit(furnished: Furnished) -> Iterator[Visit]:
    with Visit.to(furnished.database) as visit:
        yield visit


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "backup"
