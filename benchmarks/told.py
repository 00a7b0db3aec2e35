"""How much a seat of a game on a map is told: bytes over the socket for each decision, in whole games against bots."""

import json
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection, connect

from benchmarks.figures import Figure, alone
from benchmarks.load.deadtown import PATH, sign_some_in
from benchmarks.servers import HOST, deadtown
from benchmarks.towns import TOWNS, Town

ROUNDS = 12
"""Long enough for most of the town to be laid."""
PLAYERS = 4


def plan_of(town: Town) -> dict[str, Any]:
    """A table for one who listens, and bots."""
    seats = [{"who": "me"}, *[{"who": "bot", "bot": "normal"}] * (PLAYERS - 1)]
    return {"game": town.game.name, "seats": seats, "options": town.lasting(ROUNDS)}


class Listener:
    """Somebody at a table who answers by luck, and weighs all that is told meanwhile."""

    def __init__(self, port: int, town: Town, luck: Random) -> None:
        [token] = sign_some_in(port, 1)
        self.luck = luck
        self.bytes = 0
        self.number = 0
        """How many decisions have been taken."""
        self.over = False
        with connect(
            f"ws://{HOST}:{port}{PATH}",
            additional_headers={"Authorization": f"Bearer {token}"},
            compression=None,
            max_size=None,
        ) as socket:
            self.socket: ClientConnection = socket
            self.say(do="create", plan=plan_of(town))
            self.table = self.hear()["table"]
            self.say(do="watch", table=self.table, words="en", views="moments")
            while not self.over:
                self.follow(self.hear())

    def say(self, **call: Any) -> None:
        self.socket.send(json.dumps({"id": 1, **call}))

    def hear(self) -> dict[str, Any]:
        data = self.socket.recv(timeout=60, decode=False)
        message: dict[str, Any] = json.loads(data)
        if message["type"] == "moved":
            self.bytes += len(data)
        return message

    def follow(self, message: dict[str, Any]) -> None:
        self.over = self.over or (message.get("info") or {}).get("phase") == "over"
        self.number = message.get("number", self.number)
        seen = message.get("seen") or {}
        if decision := seen.get("decision"):
            choice = self.luck.choice(decision["options"])
            self.say(do="choose", table=self.table, number=seen["number"], choice=choice, seat=decision["seat"])


def measure() -> list[Figure]:
    figures = []
    with tempfile.TemporaryDirectory() as folder, deadtown(f"sqlite:///{folder}/told.db", Path(folder)) as server:
        for town in TOWNS:
            heard = Listener(server.port, town, Random(town.name))
            label = f"told to a seat of {town.name}, {PLAYERS} players, {heard.number:,} decisions"
            figures.append(alone(label, heard.bytes / heard.number / 1000, "kB/decision", "below 3"))
    return figures
