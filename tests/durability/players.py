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


class Hearing:
    """What somebody has heard of tables, over all their connections: no number is missing."""

    def __init__(self) -> None:
        self.messages = 0
        self.last: dict[str, int] = {}
        """By table: the number of the last message."""

    def hear(self, message: Message) -> None:
        if message["type"] in ("done", "error") or "seq" not in message:
            return
        table, number = message["table"], message["seq"]
        if message["type"] == "state":
            assert number >= self.last.get(table, 0), f"{table} went back to {number} from {self.last[table]}"
        else:
            assert number == self.last[table] + 1, f"at {table}, {number} follows {self.last[table]}"
        self.last[table] = number
        self.messages += 1


class Sitting:
    """One socket. Requests are answered one at a time; what else comes is looked at on the way."""

    def __init__(self, connection: ClientConnection, hearing: Hearing) -> None:
        self.connection = connection
        self.hearing = hearing
        self._ids = count(1)
        self._watched: set[str] = set()

    async def send(self, do: str, **fields: Any) -> int:
        id = next(self._ids)
        await self.connection.send(json.dumps({"id": id, "do": do, **fields}))
        return id

    async def receive(self, seconds: float = TIMEOUT) -> Message:
        async with asyncio.timeout(seconds):
            message: Message = json.loads(await self.connection.recv())
        self.hearing.hear(message)
        return message

    async def ask(self, do: str, **fields: Any) -> Message:
        id = await self.send(do, **fields)
        while True:
            message = await self.receive()
            if message["type"] in ("done", "error") and message["id"] == id:
                return message

    async def state(self, table: str) -> Message:
        """The table as it stands; when one comes back, after all that was missed."""
        await self.send("watch", table=table, since=None if table in self._watched else self.hearing.last.get(table))
        self._watched.add(table)
        while True:
            message = await self.receive()
            if message["type"] == "error":
                assert message["error"]["kind"] == "storage", message
                raise ConnectionError("the storage is down")
            if message["type"] == "state" and message["table"] == table:
                return message


class Player:
    """Plays both seats of one table after another, at random. What is acknowledged goes into the notebook."""

    def __init__(self, token: str, luck: random.Random) -> None:
        self.token = token
        self.luck = luck
        self.hearing = Hearing()
        self.tables: list[str] = []
        self.chosen: dict[tuple[str, int], str] = {}
        """Acknowledged decisions: table and number, and the option."""
        self.said: set[tuple[str, str]] = set()
        """Acknowledged sayings."""
        self.finished: set[str] = set()

    @property
    def acknowledged(self) -> int:
        return len(self.tables) + len(self.chosen) + len(self.said)

    async def play(self, url: str) -> None:
        """Play until the server falls."""
        try:
            async with sitting(url, self.token, self.hearing) as socket:
                while True:
                    await self._play_one(socket, self._unfinished() or await self._new_table(socket))
        except GONE:
            return

    async def finish(self, url: str) -> None:
        """Play every game to its end."""
        async with sitting(url, self.token, self.hearing) as socket:
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
async def sitting(
    url: str, token: str, hearing: Hearing | None = None, patience: float = TIMEOUT
) -> AsyncIterator[Sitting]:
    """A seat at a server. Where nobody answers within the time of ``patience``, there is none."""
    address = url.replace("http", "ws", 1) + "/api/v1/socket"
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(address, additional_headers=headers, proxy=None, open_timeout=patience, max_size=None) as socket:
        yield Sitting(socket, hearing or Hearing())
