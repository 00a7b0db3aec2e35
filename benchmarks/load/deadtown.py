"""Players of our own server: Zombinion, every choice by luck. When a game is over they start another."""

import asyncio
import http.client
import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import chain
from random import Random
from typing import Any

import msgspec

from benchmarks.load.connection import Connection
from benchmarks.load.meter import Meter
from benchmarks.load.plan import Plan
from benchmarks.load.table import Table

PATH = "/api/v1/socket"
AT_ONCE = 8
"""Guests that sign in at the same time."""
PATIENCE = 30.0
PLAN = {"game": "zombinion", "seats": [{"who": "me"}, {"who": "open"}]}


class Decision(msgspec.Struct):
    options: list[msgspec.Raw]


class Seen(msgspec.Struct):
    number: int
    decision: Decision | None


class Info(msgspec.Struct):
    phase: str


class Message(msgspec.Struct):
    """As much of any message as the driver needs."""

    type: str
    id: int | None = None
    table: str = ""
    seen: Seen | None = None
    info: Info | None = None
    error: Any = None


read_message = msgspec.json.Decoder(Message).decode
write = msgspec.json.Encoder().encode


class DeadtownTable(Table):
    """A table of Zombinion."""

    def __init__(self, plan: Plan, number: int, meter: Meter, tokens: tuple[str, str]) -> None:
        super().__init__(plan, number, meter)
        self.tokens = tokens
        self.table = ""
        self.seat = 0
        """Who decides."""
        self.seen = Seen(0, None)
        self._luck = Random(number)
        self._answers: dict[int, asyncio.Future[Message]] = {}
        self._asked = 0
        self._again: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.connect()
        await self.sit_down()

    async def connect(self) -> None:
        self.connections = [await self._connect(seat) for seat in (0, 1)]

    async def _connect(self, seat: int) -> Connection:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        return await Connection.open(
            self.plan.port, PATH, lambda _, message: self._hear(seat, message), self.meter.fail, headers
        )

    async def sit_down(self) -> None:
        """Make a table, take both seats, watch: then the game has begun."""
        old = self.table
        self.table = (await self._ask(0, do="create", plan=PLAN)).table
        await self._ask(1, do="sit", table=self.table)
        for seat in (0, 1):
            if old:
                await self._ask(seat, do="unwatch", table=old)
            await self._ask(seat, do="watch", table=self.table, views=self.plan.views)

    async def _ask(self, seat: int, **call: Any) -> Message:
        self._asked -= 1
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._answers[self._asked] = answer
        self.connections[seat].say(write({"id": self._asked, **call}))
        return await answer

    def decide(self) -> None:
        number, decision = self.seen.number, self.seen.decision
        assert decision is not None
        choice = self._luck.randrange(len(decision.options)) + 1
        call = {"id": number, "do": "choose", "table": self.table, "number": number, "choice": choice}
        self.sends(self.seat, number)
        self.connections[self.seat].say(write(call))

    def _hear(self, seat: int, data: bytes) -> None:
        message = read_message(data)
        if message.type == "done":
            self._done(seat, message)
        elif message.type == "error":
            self.meter.fail(str(message.error))
        elif message.seen is not None and message.table == self.table:
            if message.type == "moved":
                self.sees(seat, message.seen.number, len(data))
            if message.seen.decision is not None:
                self.seat, self.seen = seat, message.seen
                self.due()
            elif message.info is not None and message.info.phase == "over" and seat == 0:
                self._again = asyncio.create_task(self.sit_down())

    def _done(self, seat: int, message: Message) -> None:
        assert message.id is not None
        if message.id < 0:
            answer = self._answers.pop(message.id)
            if not answer.done():  # At the end of a round nobody waits any more.
                answer.set_result(message)
        else:
            self.acknowledged(seat)


def sign_in(port: int, count: int) -> list[str]:
    """Tokens of new guests."""
    share = -(-count // AT_ONCE)
    with ThreadPoolExecutor(AT_ONCE) as threads:
        tokens = chain.from_iterable(threads.map(lambda _: sign_some_in(port, share), range(AT_ONCE)))
        return list(tokens)


def sign_some_in(port: int, count: int) -> list[str]:
    tokens = []
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
        for _ in range(count):
            connection.request("POST", "/api/v1/tokens", b'{"name": "Hunter"}', {"Content-Type": "application/json"})
            answer = connection.getresponse()
            body = answer.read()
            if answer.status != http.HTTPStatus.CREATED:
                raise RuntimeError(f"no token: {body!r}")
            tokens.append(json.loads(body)["token"])
    return tokens
