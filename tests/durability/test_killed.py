"""The server is killed at random moments under load: everything that was acknowledged is there."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from signal import SIGKILL

import httpx
import pytest

from deadtown.games import GAMES
from deadtown.kernel.record import read_lines, verify
from tests.durability.logs import check_logs
from tests.durability.players import Player
from tests.web.program import Program, opened

PLAYERS = 6
SHARES = 5
"""The kills are shared between so many servers, each with a database of its own."""
LONGEST_LIFE = 80
"""Decisions until the server is killed, at most. Time would be no measure: a busy machine gets nothing done in it."""
EARLIEST = -15
"""Below zero, it is killed before it must have carried out anything."""
MOMENT = 0.05
"""Seconds after the last of these decisions, at most: it is killed in the middle of whatever comes then."""
PATIENCE = 120.0
"""Seconds until a test gives up, on the slowest of machines."""


@pytest.mark.parametrize("share", range(SHARES))
def test_killed_at_random_moments_it_loses_nothing(tmp_path: Path, kills: int, share: int) -> None:
    luck = random.Random(share)
    database = str(tmp_path / "deadtown.db")
    players: list[Player] = []
    for _ in range(kills):
        with opened(tmp_path, "--rates", "0", environment={"DEADTOWN_DATABASE": database}) as program:
            players = players or [new_player(program, luck) for _ in range(PLAYERS)]
            life = max(0, luck.randrange(EARLIEST, LONGEST_LIFE))
            asyncio.run(play_until_killed(program, players, life, luck.uniform(0.0, MOMENT)))
        check_kept(database, players)
    with opened(tmp_path, "--rates", "0", environment={"DEADTOWN_DATABASE": database}) as program:
        asyncio.run(finish_all(program, players))
        for player in players:
            check_records(program, player)
    check_kept(database, players)


def new_player(program: Program, luck: random.Random) -> Player:
    made = httpx.post(f"{program.url}/api/v1/tokens", json={"name": "Player"})
    return Player(made.json()["token"], random.Random(luck.random()))


async def play_until_killed(program: Program, players: Sequence[Player], life: int, moment: float) -> None:
    """Let so many more decisions be acknowledged, and a moment pass."""
    enough = acknowledged(players) + life
    playing = [asyncio.create_task(player.play(program.url)) for player in players]
    async with asyncio.timeout(PATIENCE):
        while acknowledged(players) < enough:
            await asyncio.sleep(0.001)
    await asyncio.sleep(moment)
    program.send(SIGKILL)
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
            (table, entry["number"]): entry["option"]
            for table in player.tables
            for entry in logs[table]
            if entry["entry"] == "chose"
        }
        lost = {decision: option for decision, option in player.chosen.items() if kept.get(decision) != option}
        assert not lost
        heard = {(table, entry["text"]) for table in player.tables for entry in logs[table] if entry["entry"] == "said"}
        assert player.said <= heard


def check_records(program: Program, player: Player) -> None:
    """Every game was finished, and its record agrees with the rules and with what was acknowledged."""
    assert player.tables
    assert player.finished == set(player.tables)
    for table in player.tables:
        headers = {"Authorization": f"Bearer {player.token}"}
        record = httpx.get(f"{program.url}/api/v1/tables/{table}/record", headers=headers)
        assert record.status_code == 200, record.text
        match = verify(GAMES["zombinion"], read_lines(record.text))
        assert match.over


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    """How often each server is killed."""
    return -(-int(request.config.getoption("--kills")) // SHARES)
