"""People who play together at tables, over two servers: whose falls goes on at the other."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from tests.durability.players import GONE, Hearing, Message, Sitting, sitting

IDLE = 1.0
"""Seconds of silence after which somebody looks again."""
PAUSE = 0.05
"""Seconds between two attempts to be let in somewhere."""
PATIENCE = 10.0
"""Seconds after which somebody tries another server."""
TROUBLE = ("storage", "rate")
"""Why a request may be denied that is asked for again."""


class Addresses:
    """Where the servers are: a client is told all of them."""

    def __init__(self, count: int) -> None:
        self.urls = [""] * count

    def from_home(self, home: int, tries: int) -> str:
        """Where somebody tries to get in: at home, then at the next."""
        return self.urls[(home + tries) % len(self.urls)]


class Notebook:
    """What was acknowledged to somebody."""

    def __init__(self) -> None:
        self.chosen: set[tuple[str, int, str]] = set()
        self.said: set[tuple[str, str]] = set()
        self.rematches: set[tuple[str, str]] = set()
        """A table, and the one at which it is played again."""
        self.asked = 0
        """How often others were asked, or answered."""

    def __len__(self) -> int:
        return len(self.chosen) + len(self.said) + len(self.rematches) + self.asked


class Person:
    """Plays at several tables at once, at random: decides, speaks, takes back, agrees, plays again."""

    def __init__(self, name: str, token: str, player: str, home: int, luck: random.Random) -> None:
        self.name = name
        self.token = token
        self.player = player
        self.home = home
        self.luck = luck
        self.hearing = Hearing()
        self.notebook = Notebook()
        self.tables: list[str] = []
        self.moves = 0
        """How often the server was found to have fallen."""
        self._info: dict[str, Message] = {}
        self._seen: dict[str, Message] = {}
        self._tried: dict[str, Any] = {}
        """By table: to what an answer was given already, and when."""

    async def play(self, addresses: Addresses) -> None:
        """Play until cancelled, wherever one is let in."""
        while True:
            url = addresses.from_home(self.home, self.moves)
            try:
                async with sitting(url, self.token, self.hearing, PATIENCE) as socket:
                    await self._play_at(socket)
            except GONE:
                self.moves += 1
                await asyncio.sleep(PAUSE)

    async def _play_at(self, socket: Sitting) -> None:
        for table in self.tables:
            await self._watch(socket, table)
        while True:
            acted = [await self._act(socket, table) for table in list(self.tables)]
            if not any(acted):
                await self._listen(socket)

    async def _watch(self, socket: Sitting, table: str) -> None:
        self._look(await socket.state(table))
        self._tried.pop(table, None)

    async def _listen(self, socket: Sitting) -> None:
        """Wait for a message, or until it is time to look how things stand."""
        with suppress(TimeoutError):
            self._look(await socket.receive(IDLE))

    def _look(self, message: Message) -> None:
        table = message.get("table", "")
        if message["type"] not in ("done", "error") and table in self.tables:
            self._info[table] = message.get("info") or self._info[table]
            self._seen[table] = message.get("seen") or self._seen.get(table, {})

    async def _ask(self, socket: Sitting, do: str, table: str, **fields: Any) -> Message | None:
        """What was answered; None when it was not granted, which somebody may be too late for."""
        id = await socket.send(do, table=table, **fields)
        while True:
            message = await socket.receive()
            if message["type"] not in ("done", "error"):
                self._look(message)
                continue
            if message["id"] != id:
                continue
            if message["type"] == "done":
                return message
            kind = message["error"]["kind"]
            assert kind == "conflict" or kind in TROUBLE, message
            return None

    async def _act(self, socket: Sitting, table: str) -> bool:
        """Do what there is to do at a table; tells whether there was anything."""
        info, seen = self._info[table], self._seen.get(table) or {}
        ask = info["ask"] or {}
        about = (self.hearing.last[table], info["phase"], seen.get("number"), bool(seen.get("decision")))
        tried, when = self._tried.get(table, (None, 0.0))
        now = asyncio.get_running_loop().time()
        if tried == about:
            if now > when + IDLE:
                await self._watch(socket, table)
            return False
        self._tried[table] = (about, now)
        if info["phase"] == "over":
            await self._play_again(socket, table)
        elif self.player in ask.get("waiting", ()):
            answer = "agree" if self.luck.random() < 0.7 else "decline"
            self.notebook.asked += await self._ask(socket, answer, table) is not None
        elif info["phase"] == "playing" and seen.get("decision"):
            await self._decide(socket, table, seen)
        else:
            return False
        return True

    async def _decide(self, socket: Sitting, table: str, seen: Message) -> None:
        number, option = seen["number"], self.luck.choice(seen["decision"]["options"])
        done = await self._ask(socket, "choose", table, number=number, choice=option)
        if done is not None and not (done.get("again") and option == ["pass"]):
            # To pass where nobody is asked any more is granted, and changes nothing.
            self.notebook.chosen.add((table, number, " ".join(map(str, option))))
        chance = self.luck.random()
        if chance < 0.05:
            text = f"{self.name} {len(self.notebook)}"
            if await self._ask(socket, "say", table, text=text) is not None:
                self.notebook.said.add((table, text))
        elif chance < 0.1:
            self.notebook.asked += await self._ask(socket, "undo", table, to=number, number=number + 1) is not None

    async def _play_again(self, socket: Sitting, table: str) -> None:
        done = await self._ask(socket, "rematch", table)
        again = str((done or {}).get("table", "") or self._info[table]["rematch"])
        if again:
            self.notebook.rematches.add((table, again))
            self.tables[self.tables.index(table)] = again
            await self._ask(socket, "unwatch", table)
            await self._watch(socket, again)


def acknowledged(people: Sequence[Person]) -> int:
    return sum(len(person.notebook) for person in people)
