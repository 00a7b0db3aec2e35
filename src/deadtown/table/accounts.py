"""Who somebody is: guests with a name, the sessions of their browsers, and the tokens of their programs.

A token is told once, to the one it is made for. What is kept is its hash, which opens nothing.
"""

import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from hashlib import sha256
from typing import Literal

import msgspec

from deadtown.table.denied import Denied
from deadtown.table.settings import check_name
from deadtown.table.store import Player, Session, SessionsChanged, StorageDown, Store

Kind = Literal["cookie", "bearer"]

LONGEST_TOKEN = 100
LONGEST_LABEL = 60
MOST_TOKENS = 20
"""How many tokens somebody may have at once."""
COOKIE_DAYS = 400
"""How long a browser is remembered: as long as browsers keep a cookie."""
KEPT_SECONDS = 15.0
"""How long a session is believed without asking the store again, should nobody tell that it was ended."""
MOST_KEPT = 10_000
SEEN_EVERY = 60 * 60.0
"""Seconds after which it is noted again that somebody is here."""


class Signed(msgspec.Struct, frozen=True):
    """Somebody who has signed in, and the session that says so."""

    player: str
    name: str
    kind: Kind
    session: bytes


class Token(msgspec.Struct, frozen=True):
    """A bearer token as its owner may see it again."""

    id: str
    label: str
    created: float


class Accounts:
    """The guests of this house."""

    def __init__(
        self, store: Store, clock: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        """The clock tells when something was made; how long it is kept here, one that nobody sets."""
        self._store = store
        self._clock = clock
        self._steady = steady
        self._kept: OrderedDict[bytes, tuple[float, Signed]] = OrderedDict()
        self.changes = 0
        """How often a session was ended or a guest renamed: what was read before that is not to be kept."""
        self._told: Callable[[SessionsChanged], None] | None = None
        store.listen_to_sessions(self.heard)

    def listen(self, told: Callable[[SessionsChanged], None]) -> None:
        """From now on ``told`` is called when sessions were ended or guests renamed, here or elsewhere."""
        self._told = told

    def heard(self, changed: SessionsChanged) -> None:
        """Sessions were ended or a guest renamed, here or elsewhere: what was read of them before is forgotten."""
        self.changes += 1
        if changed.ended:
            self._kept.pop(changed.ended, None)
        elif not changed.player:
            self._kept.clear()
        else:
            for session, (_, kept) in list(self._kept.items()):
                if kept.player == changed.player:
                    del self._kept[session]
        if self._told is not None:
            self._told(changed)

    def forget(self, player: str = "") -> None:
        """Sessions of a player, or of anybody, may have been ended by somebody who works on the database: all that is
        kept of them, or held open, is asked about again."""
        self.heard(SessionsChanged(player))

    async def sign_in(self, name: str) -> tuple[str, Signed]:
        """A new guest in a browser, and the token for its cookie."""
        return await self._new_guest(name, "cookie", "")

    async def new_program(self, name: str, label: str = "") -> tuple[str, Signed]:
        """A new guest that is a program, and its token."""
        return await self._new_guest(name, "bearer", label)

    async def new_token(self, signed: Signed, label: str = "") -> str:
        """Another token for somebody's programs."""
        if len(await self.tokens(signed.player)) >= MOST_TOKENS:
            raise Denied("conflict", "too-many-tokens", most=MOST_TOKENS)
        token, _ = await self._open(signed.player, signed.name, "bearer", check_label(label), signed.session)
        return token

    async def find(self, token: str, kind: Kind) -> Signed | None:
        """Whom a token belongs to; None when it is no longer, or never was, a token of that kind. Denied to those who
        are banned."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        session = hash_of(token)
        signed = self._remembered(session)
        if signed is None:
            signed = await self._look_up(session)
        return signed if signed is not None and signed.kind == kind else None

    async def ask(self, sessions: Collection[bytes]) -> dict[bytes, Signed]:
        """Sessions as they are now, with new names perhaps; those that were ended are missing."""
        while True:
            changes = self.changes
            found = [self._signed_of(*kept) for kept in await self._store.find_sessions(sessions)]
            if changes == self.changes:
                return {signed.session: signed for signed in found if signed is not None}

    async def rename(self, signed: Signed, name: str) -> Signed:
        shown = check_name(name)
        await self._changed(self._store.rename_player(signed.player, shown), SessionsChanged(signed.player))
        return msgspec.structs.replace(signed, name=shown)

    async def sign_out(self, signed: Signed) -> None:
        """End the session: its token opens nothing any more, and what it holds open is closed."""
        await self._drop(signed.player, signed.session)

    async def sign_out_everywhere(self, player: str) -> None:
        """End all sessions of a player."""
        await self._changed(self._store.drop_sessions(player), SessionsChanged(player))

    async def tokens(self, player: str) -> list[Token]:
        """The bearer tokens of somebody, the oldest first."""
        found = [
            Token(id_of(session), session.label, session.created)
            for session in await self._store.sessions(player)
            if session.kind == "bearer"
        ]
        return sorted(found, key=lambda token: (token.created, token.id))

    async def revoke(self, player: str, id: str) -> None:
        """End one's own token."""
        for session in await self._store.sessions(player):
            if session.kind == "bearer" and id_of(session) == id:
                await self._drop(player, session.token_hash)
                return
        raise Denied("unknown", "no-such-token")

    async def _new_guest(self, name: str, kind: Kind, label: str) -> tuple[str, Signed]:
        shown, label = check_name(name), check_label(label)
        now = self._clock()
        player = Player(secrets.token_hex(8), shown, now, now)
        await self._store.add_player(player)
        return await self._open(player.id, shown, kind, label)

    async def _open(self, player: str, name: str, kind: Kind, label: str, under: bytes = b"") -> tuple[str, Signed]:
        """A new session; ``under`` another one, which must not have been ended meanwhile."""
        token, changes = secrets.token_urlsafe(32), self.changes
        signed = Signed(player, name, kind, hash_of(token))
        if not await self._store.add_session(Session(signed.session, player, kind, label, self._clock()), under):
            raise Denied("unsigned", "sign-in")
        if changes == self.changes:
            self._remember(signed)
        return token, signed

    async def _look_up(self, hash: bytes) -> Signed | None:
        """The session as it is stored. Denied to who is banned."""
        while (found := await self._read(hash)) is not None:
            changes, (session, player) = found
            if changes == self.changes:
                if player.banned is not None:
                    raise Denied("forbidden", "banned")
                signed = self._signed_of(session, player)
                if signed is not None:
                    self._remember(signed)
                    await self._see(player)
                return signed
        return None

    async def _read(self, hash: bytes) -> tuple[int, tuple[Session, Player]] | None:
        """A session and its player, and how much had changed before they were read."""
        changes = self.changes
        found = await self._store.find_session(hash)
        return None if found is None else (changes, found)

    def _signed_of(self, session: Session, player: Player) -> Signed | None:
        if session.kind == "cookie" and self._clock() - session.created > COOKIE_DAYS * 24 * 60 * 60:
            return None
        if player.banned is not None:
            return None
        kind: Kind = "cookie" if session.kind == "cookie" else "bearer"
        return Signed(player.id, player.name, kind, session.token_hash)

    async def _see(self, player: Player) -> None:
        """Note, now and then, that somebody is here."""
        now = self._clock()
        if player.seen is None or now - player.seen > SEEN_EVERY:
            with suppress(StorageDown):
                await self._store.see_player(player.id, now)

    async def _drop(self, player: str, session: bytes) -> None:
        await self._changed(self._store.drop_session(session), SessionsChanged(player, session))

    async def _changed(self, work: Awaitable[None], changed: SessionsChanged) -> None:
        """Write what changes sessions. Where it is not known whether it was written, they are asked about."""
        try:
            await work
        except BaseException:
            self.forget(changed.player)
            raise
        self.heard(changed)

    def _remember(self, signed: Signed) -> None:
        self._kept[signed.session] = (self._steady() + KEPT_SECONDS, signed)
        self._kept.move_to_end(signed.session)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def _remembered(self, hash: bytes) -> Signed | None:
        until, signed = self._kept.get(hash, (0.0, None))
        if signed is None:
            return None
        if self._steady() >= until:
            del self._kept[hash]
            return None
        self._kept.move_to_end(hash)
        return signed


def hash_of(token: str) -> bytes:
    return sha256(token.encode("utf-8", "replace")).digest()


def id_of(session: Session) -> str:
    """What a session is called where its owner sees it: enough of its hash to tell it from others."""
    return session.token_hash.hex()[:16]


def check_label(label: str) -> str:
    """A label helps its owner to tell tokens apart; it may be empty."""
    shown = " ".join(label.split())
    if len(shown) > LONGEST_LABEL or not shown.isprintable():
        raise Denied("bad", "bad-label", most=LONGEST_LABEL)
    return shown
