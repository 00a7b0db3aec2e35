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
LONGEST_LIFE = 0.6
"""Seconds of play until the server is killed, at most."""


@pytest.mark.parametrize("share", range(SHARES))
def test_killed_at_random_moments_it_loses_nothing(tmp_path: Path, kills: int, share: int) -> None:
    luck = random.Random(share)
    database = str(tmp_path / "deadtown.db")
    players: list[Player] = []
    moved = acknowledged = 0
    for _ in range(kills):
        with opened(tmp_path, "--rates", "0", environment={"DEADTOWN_DATABASE": database}) as program:
            players = players or [new_player(program, luck) for _ in range(PLAYERS)]
            asyncio.run(play_until_killed(program, players, luck.uniform(0.0, LONGEST_LIFE)))
        check_kept(database, players)
        moved += sum(len(player.chosen) for player in players) > acknowledged
        acknowledged = sum(len(player.chosen) for player in players)
    assert moved > kills / 2, "the players hardly got to play"
    with opened(tmp_path, "--rates", "0", environment={"DEADTOWN_DATABASE": database}) as program:
        asyncio.run(finish_all(program, players))
        for player in players:
            check_records(program, player)
    check_kept(database, players)


def new_player(program: Program, luck: random.Random) -> Player:
    made = httpx.post(f"{program.url}/api/v1/tokens", json={"name": "Player"})
    return Player(made.json()["token"], random.Random(luck.random()))


async def play_until_killed(program: Program, players: Sequence[Player], seconds: float) -> None:
    playing = [asyncio.create_task(player.play(program.url)) for player in players]
    await asyncio.sleep(seconds)
    program.send(SIGKILL)
    await asyncio.gather(*playing)


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
