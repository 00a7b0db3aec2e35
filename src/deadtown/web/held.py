"""What sessions hold open: sockets and streams. All of it ends with the session, whoever ended that, and wherever."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from deadtown.table.accounts import Accounts, Signed
from deadtown.table.asking import Caller
from deadtown.table.store import SessionsChanged, StorageDown
from deadtown.web.limits import Limiter
from deadtown.web.outbox import Outbox

log = logging.getLogger(__name__)

CHECKED_EVERY = 30.0
"""Seconds after which all that is held open is asked about, should nobody have told that a session was ended."""
PAUSE = 1.0
"""Seconds after which it is asked again, when the storage was down."""


class Lasting:
    """A connection that stays open, of somebody who may sign out meanwhile."""

    def __init__(self, signed: Signed | None, language: str, address: str, changes: int) -> None:
        self.address = address
        self.language = language
        self.changes = changes
        """How much had changed about sessions when this one was found."""
        self.doubted = False
        """Whether the session must be asked about before anything is done for it; so for ever, when it was ended."""
        self.ended = False
        self._outbox: Outbox | None = None
        self._know(signed)

    def _know(self, signed: Signed | None) -> None:
        self.signed = signed
        self.caller = None if signed is None else Caller(signed.player, signed.name, self.language, self.address)

    def use(self, outbox: Outbox) -> None:
        """What is sent over the connection goes through this outbox."""
        self._outbox = outbox

    def learn(self, signed: Signed | None) -> None:
        """What the session is now: with a new name perhaps, or None when it was ended."""
        if signed is None:
            self.end()
        elif not self.ended:
            self.doubted = False
            self._know(signed)

    def end(self) -> None:
        """The session was ended."""
        self.ended = self.doubted = True
        self.caller = None
        if self._outbox is not None:
            self._outbox.end("signed-out")


class Held:
    """All that sessions hold open in this process."""

    def __init__(
        self, accounts: Accounts, limiter: Limiter, spawn: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self._accounts = accounts
        self._limiter = limiter
        self._spawn = spawn
        self._of_player: dict[str, set[Lasting]] = {}
        accounts.listen(self._heard)
        spawn(self._keep_asking())

    def __len__(self) -> int:
        return sum(map(len, self._of_player.values()))

    def new(self, signed: Signed | None, language: str, address: str) -> Lasting:
        """A connection of a session that was found just now."""
        return Lasting(signed, language, address, self._accounts.changes)

    @contextmanager
    def counted(self, lasting: Lasting, what: str) -> Iterator[None]:
        """Count a connection among those of its address and of its player, or raise Denied."""
        counted = [(f"{what} of an address", lasting.address)]
        if lasting.signed is not None:
            counted.append((f"{what} of a player", lasting.signed.player))
        held = []
        try:
            for key in counted:
                self._limiter.hold(*key)
                held.append(key)
            yield
        finally:
            for key in held:
                self._limiter.let_go(*key)

    @contextmanager
    def open(self, lasting: Lasting, outbox: Outbox) -> Iterator[None]:
        """Hold a connection open for as long as its session is not ended."""
        lasting.use(outbox)
        if lasting.signed is None:
            yield
            return
        player = lasting.signed.player
        others = self._of_player.setdefault(player, set())
        others.add(lasting)
        if lasting.changes != self._accounts.changes:
            self._doubt([lasting])
        try:
            yield
        finally:
            others.discard(lasting)
            if not others:
                del self._of_player[player]

    async def ask(self, concerned: Collection[Lasting]) -> None:
        """Ask the storage about the sessions of connections. StorageDown: nothing is known, and doubts remain."""
        asked = {lasting: lasting.signed.session for lasting in concerned if lasting.signed and not lasting.ended}
        if asked:
            found = await self._accounts.ask(set(asked.values()))
            for lasting, session in asked.items():
                lasting.learn(found.get(session))

    def _heard(self, changed: SessionsChanged) -> None:
        concerned = self._all() if not changed.player else list(self._of_player.get(changed.player, ()))
        if not changed.ended:
            self._doubt(concerned)
            return
        for lasting in concerned:
            if lasting.signed is not None and lasting.signed.session == changed.ended:
                lasting.end()

    def _all(self) -> list[Lasting]:
        return [lasting for held in self._of_player.values() for lasting in held]

    def _doubt(self, concerned: list[Lasting]) -> None:
        """Nothing is done for these before they are asked about, which is done at once."""
        for lasting in concerned:
            lasting.doubted = True
        if concerned:
            self._spawn(self._find_out(concerned))

    async def _find_out(self, concerned: list[Lasting]) -> None:
        while left := [lasting for lasting in concerned if lasting.doubted and not lasting.ended]:
            try:
                await self.ask(left)
            except StorageDown as trouble:
                log.warning("sessions can't be asked about", extra={"problem": trouble.problem})
                await asyncio.sleep(PAUSE)

    async def _keep_asking(self) -> None:
        while True:
            await asyncio.sleep(CHECKED_EVERY)
            try:
                await self.ask(self._all())
            except StorageDown as trouble:
                log.warning("sessions can't be asked about", extra={"problem": trouble.problem})
