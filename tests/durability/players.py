"""People who play on through every fall of the server, and remember all that was acknowledged to them."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Message = dict[str, Any]
GONE = (OSError, EOFError, WebSocketException, TimeoutError)
"""What a client gets to see when the server falls."""
TIMEOUT = 60.0


class Sitting:
    """One socket. Requests are answered one at a time; what else comes is looked at on the way."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self._ids = count(1)

    async def ask(self, do: str, **fields: Any) -> Message:
        id = next(self._ids)
        await self.connection.send(json.dumps({"id": id, "do": do, **fields}))
        while True:
            message: Message = json.loads(await asyncio.wait_for(self.connection.recv(), TIMEOUT))
            if message["type"] in ("done", "error") and message["id"] == id:
                return message

    async def state(self, table: str) -> Message:
        """The table as it stands."""
        id = next(self._ids)
        await self.connection.send(json.dumps({"id": id, "do": "watch", "table": table}))
        while True:
            message: Message = json.loads(await asyncio.wait_for(self.connection.recv(), TIMEOUT))
            assert message["type"] != "error", message
            if message["type"] == "state" and message["table"] == table:
                return message


class Player:
    """Plays both seats of one table after another, at random. What is acknowledged goes into the notebook."""

    def __init__(self, token: str, luck: random.Random) -> None:
        self.token = token
        self.luck = luck
        self.tables: list[str] = []
        self.chosen: dict[tuple[str, int], str] = {}
        """Acknowledged decisions: table and number, and the option."""
        self.said: set[tuple[str, str]] = set()
        """Acknowledged sayings."""
        self.finished: set[str] = set()

    async def play(self, url: str) -> None:
        """Play until the server falls."""
        try:
            async with sitting(url, self.token) as socket:
                while True:
                    await self._play_one(socket, self._unfinished() or await self._new_table(socket))
        except GONE:
            return

    async def finish(self, url: str) -> None:
        """Play every game to its end."""
        async with sitting(url, self.token) as socket:
            while table := self._unfinished():
                await self._play_one(socket, table)

    def _unfinished(self) -> str:
        return next((table for table in self.tables if table not in self.finished), "")

    async def _new_table(self, socket: Sitting) -> str:
        seats = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Bob"}]
        plan = {"game": "zombinion", "seats": seats, "options": {"turn_cap": 12}}
        made = await socket.ask("create", plan=plan)
        assert made["type"] == "done", made
        self.tables.append(made["table"])
        return str(made["table"])

    async def _play_one(self, socket: Sitting, table: str) -> None:
        """Play a table on to its end, and now and then say something."""
        while True:
            state = await socket.state(table)
            decision = state["seen"]["decision"]
            if decision is None:
                assert state["info"]["phase"] == "over", state["info"]
                self.finished.add(table)
                return
            number, option = state["seen"]["number"], self.luck.choice(decision["options"])
            answer = await socket.ask("choose", table=table, number=number, choice=option)
            assert answer["type"] == "done", answer
            self.chosen[table, number] = " ".join(map(str, option))
            if self.luck.random() < 0.1:
                text = f"{number} of {table}"
                if (await socket.ask("say", table=table, text=text))["type"] == "done":
                    self.said.add((table, text))


@asynccontextmanager
async def sitting(url: str, token: str) -> AsyncIterator[Sitting]:
    address = url.replace("http", "ws", 1) + "/api/v1/socket"
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(address, additional_headers=headers, proxy=None, open_timeout=TIMEOUT, max_size=None) as socket:
        yield Sitting(socket)
