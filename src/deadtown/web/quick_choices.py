"""The short way of a choice over a socket: carried out where it comes in, answered when it is saved, with no task.

Nearly all that is sent over a socket are choices, and nearly all of them are granted. What is not plainly so, or does
not go at once, is left to the conversation, which does the same at leisure and says what is wrong.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any, Protocol

from deadtown.table.asking import Caller
from deadtown.table.commands import Choose
from deadtown.table.denied import Denied
from deadtown.table.messages import Done
from deadtown.web.calls import ACTIONS, ORDERS, Id, read_call
from deadtown.web.errors import UNREADABLE
from deadtown.web.held import Lasting
from deadtown.web.house import House
from deadtown.web.outbox import Outbox

CHOICE = b'"choose"'
"""What every choice holds; little else does."""
ORDER: type[Any] = next(order for order in ORDERS if order.__name__ == Choose.__name__)
COMMAND: Callable[[Any], Any] = ORDERS[ORDER]
ACTION = ACTIONS[ORDER]


class Talk(Protocol):
    """The conversation that is held over the socket."""

    house: House
    lasting: Lasting
    outbox: Outbox
    who: str
    address: str
    id: Id
    """Of what was asked for last."""

    def answer(self, done: Done) -> None:
        """What was asked for last is done."""

    def deny(self, denied: Denied) -> None:
        """What was asked for last is not done."""

    async def hear(self, text: str | bytes) -> None:
        """Carry out one message, and answer it."""


class QuickChoices:
    """Choices of one conversation that are carried out at once: one at a time, and only while it waits for messages."""

    def __init__(self, conversation: Talk) -> None:
        self.conversation = conversation
        self.open = False
        """Whether the conversation waits for a message."""
        self._busy = False
        """Whether a choice is on its way to the storage."""
        self._over: asyncio.Future[None] | None = None
        """The conversation waits until that has come back."""
        self._again: asyncio.Task[None] | None = None

    def hear(self, text: bytes) -> bool:
        """Carry out a text, if it is a choice that can be granted at once. What comes after one that can't has to wait
        for it."""
        self.open = self.open and not self._busy and self._choose(text)
        return self.open

    def _choose(self, text: bytes) -> bool:
        talk = self.conversation
        caller = talk.lasting.caller
        if CHOICE not in text or caller is None or talk.lasting.doubted:
            return False
        began, pace = perf_counter(), talk.house.pace
        if not pace.begin(talk.address):
            return False
        try:
            return self._carry_out(text, caller)
        finally:
            pace.spent(talk.address, perf_counter() - began)
            if not self._busy:
                pace.end(talk.address)

    def _carry_out(self, text: bytes, caller: Caller) -> bool:
        talk = self.conversation
        try:
            call = read_call(text)
            if not isinstance(call, ORDER):
                return False
            talk.house.limiter.spend(ACTION, talk.who, talk.address)
        except (*UNREADABLE, Denied):
            return False
        failed = partial(self._failed, text)
        self._busy = talk.house.hub.choose_at_once(caller, call.table, COMMAND(call), call.link, self._saved, failed)
        if self._busy:
            talk.id = call.id
            talk.house.counts.messages += 1
        else:
            talk.house.limiter.give_back(ACTION, talk.who, talk.address)
        return self._busy

    def _saved(self, done: Done) -> None:
        """It is safe. Whoever chose hears so before what came of it."""
        self.conversation.answer(done)
        self._finish()

    def _failed(self, text: bytes, denied: Denied | None) -> None:
        if denied is None:
            self._again = asyncio.create_task(self._choose_again(text))
        else:
            self.conversation.deny(denied)
            self._finish()

    async def _choose_again(self, text: bytes) -> None:
        try:
            await self.conversation.hear(text)
            await self.conversation.outbox.flush()
        finally:
            self._finish()

    def _finish(self) -> None:
        self._busy = False
        self.conversation.house.pace.end(self.conversation.address)
        if self._over is not None and not self._over.done():
            self._over.set_result(None)

    async def over(self) -> None:
        """Wait until nothing is under way any more."""
        if self._busy:
            self._over = asyncio.get_running_loop().create_future()
            await self._over
            self._over = None

    def stop(self) -> None:
        """Nobody is there any more to whom it could be told what came of it."""
        self.open = False
        if self._again is not None:
            self._again.cancel()
