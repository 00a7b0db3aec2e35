"""The server is killed at random moments under load: everything that was acknowledged is there."""

import asyncio
import os
import random
from collections.abc import Sequence
from pathlib import Path
from signal import SIGKILL
from typing import NamedTuple

import pytest

from deadtown.games import GAMES
from deadtown.kernel.record import read_lines, verify
from deadtown.table.asking import Caller
from tests.durability.conftest import Tell
from tests.durability.logs import check_logs
from tests.durability.players import Player
from tests.postgres import Cluster
from tests.table.siege import ATTACK, siege_at
from tests.table.tables import hub_at
from tests.web import patient
from tests.web.clients import Guest
from tests.web.program import Program, opened

PLAYERS = 6
LONGEST_LIFE = 80
"""Decisions until the server is killed, at most. Time would be no measure: a busy machine gets nothing done in it."""
EARLIEST = -15
"""Below zero, it is killed before it must have carried out anything."""
MOMENT = 0.05
"""Seconds after the last of these decisions, at most: it is killed in the middle of whatever comes then."""
PATIENCE = 120.0
"""Seconds until a test gives up, on the slowest of machines."""


class Kind(NamedTuple):
    """A kind of server: what it is told, and how often it is killed unless told otherwise."""

    name: str
    words: tuple[str, ...]
    few: int
    shares: int
    """Many kills are shared between so many servers, each with a database of its own."""


SQLITE = Kind("SQLite", (), 4, 5)
TWO_WORKERS = Kind("PostgreSQL, two workers", ("--workers", "2"), 2, 2)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Few kills are all of one server: the last start of each is for its games to be finished, not for it to fall."""
    if "kind" in metafunc.fixturenames:
        wanted = metafunc.config.getoption("--kills")
        cases = [
            (kind, share, kind.few if wanted is None else -(-wanted // kind.shares))
            for kind in (SQLITE, TWO_WORKERS)
            for share in range(1 if wanted is None else kind.shares)
        ]
        metafunc.parametrize(
            ("kind", "share", "times"), cases, ids=[f"{kind.name} {share}" for kind, share, _ in cases]
        )


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where the server of a kind keeps its tables."""
    if request.node.callspec.params["kind"] is SQLITE:
        return str(tmp_path / "deadtown.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()


def test_killed_at_random_moments_it_loses_nothing(
    tmp_path: Path, database: str, kind: Kind, share: int, times: int, tell: Tell
) -> None:
    luck = random.Random(share)
    players: list[Player] = []
    words = ("--rates", "0", *kind.words)
    for _ in range(times):
        with opened(tmp_path, *words, environment={"DEADTOWN_DATABASE": database}) as program:
            players = players or [new_player(program, luck) for _ in range(PLAYERS)]
            life = max(0, luck.randrange(EARLIEST, LONGEST_LIFE))
            asyncio.run(play_until_killed(program, players, life, luck.uniform(0.0, MOMENT)))
        check_kept(database, players)
    with opened(tmp_path, *words, environment={"DEADTOWN_DATABASE": database}) as program:
        asyncio.run(finish_all(program, players))
        for player in players:
            check_records(program, player)
    check_kept(database, players)
    tell(
        kind.name,
        kills=times,
        acknowledgements=sum(player.acknowledged for player in players),
        messages=sum(player.hearing.messages for player in players),
    )


def new_player(program: Program, luck: random.Random) -> Player:
    made = patient.post(f"{program.url}/api/v1/tokens", json={"name": "Player"})
    return Player(made.json()["token"], random.Random(luck.random()))


async def play_until_killed(program: Program, players: Sequence[Player], life: int, moment: float) -> None:
    """Let so many more decisions be acknowledged, and a moment pass."""
    enough = acknowledged(players) + life
    playing = [asyncio.create_task(player.play(program.url)) for player in players]
    async with asyncio.timeout(PATIENCE):
        while acknowledged(players) < enough and not any(task.done() for task in playing):
            await asyncio.sleep(0.001)
    await asyncio.sleep(moment)
    os.killpg(program.process.pid, SIGKILL)
    await asyncio.gather(*playing)


def acknowledged(players: Sequence[Player]) -> int:
    """How many decisions they were told to be kept."""
    return sum(len(player.chosen) for player in players)


async def finish_all(program: Program, players: Sequence[Player]) -> None:
    await asyncio.gather(*(player.finish(program.url) for player in players))


def check_kept(database: str, players: Sequence[Player]) -> None:
    """No log is corrupt, and all that was acknowledged is in one."""
    logs = check_logs(database)
    for player in players:
        assert set(player.tables) <= set(logs)
        kept = {
            (table, entry["number"], entry["option"])
            for table in player.tables
            for entry in logs[table]
            if entry["entry"] in ("chose", "answered")
        }
        assert not {(*decision, option) for decision, option in player.chosen.items()} - kept
        heard = {(table, entry["text"]) for table in player.tables for entry in logs[table] if entry["entry"] == "said"}
        assert player.said <= heard


def test_killed_while_a_window_is_open_it_knows_who_has_answered(tmp_path: Path) -> None:
    database = str(tmp_path / "deadtown.db")
    environment = {"DEADTOWN_DATABASE": database}
    with opened(tmp_path, environment=environment) as program:
        guests = [Guest(program.url, name) for name in ("Ann", "Bob", "Cleo", "Dan")]
        program.send(SIGKILL)
    table = asyncio.run(besieged(database, [Caller(guest.player, guest.name) for guest in guests]))
    with opened(tmp_path, environment=environment) as program:
        ann, _, cleo, dan = (guest.at(program.url) for guest in guests)
        ann.do(table, "choose", number=0, choice=ATTACK)
        cleo.do(table, "choose", number=1, choice="reveal")
        dan.do(table, "arrange", rest="react")
        program.send(SIGKILL)
    entries = check_logs(database)[table]
    assert [entry["entry"] for entry in entries[-3:]] == ["chose", "answered", "arranged"]
    with opened(tmp_path, environment=environment) as program:
        ann, bob, cleo, dan = (guest.at(program.url) for guest in guests)
        assert cleo.look(table)["seen"]["window"]["answered"]
        assert dan.look(table)["you"]["standing"] == [{"rest": {"react": 1}}]
        assert cleo.do(table, "choose", number=1, choice="reveal")["again"]
        bob.do(table, "choose", number=1, choice="pass")
        assert ann.look(table)["info"]["number"] == 3
    for guest in guests:
        guest.close()
    closings = [entry for entry in check_logs(database)[table] if entry["entry"] in ("chose", "passed")][1:]
    assert [(entry["entry"], entry.get("seat")) for entry in closings] == [("chose", 2), ("passed", None)]


async def besieged(database: str, people: list[Caller]) -> str:
    """A table of these people at which a window is about to open, made while no server runs."""
    async with hub_at(database) as hub:
        return await siege_at(hub, *people, holding=[1, 2, 3])


def check_records(program: Program, player: Player) -> None:
    """Every game was finished, and its record agrees with the rules and with what was acknowledged."""
    assert player.tables
    assert player.finished == set(player.tables)
    for table in player.tables:
        headers = {"Authorization": f"Bearer {player.token}"}
        record = patient.get(f"{program.url}/api/v1/tables/{table}/record", headers=headers)
        assert record.status_code == 200, record.text
        match = verify(GAMES["zombinion"], read_lines(record.text))
        assert match.over
