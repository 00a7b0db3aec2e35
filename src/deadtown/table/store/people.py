"""What is written about players and their sessions. The other servers are told in the same transaction."""

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from deadtown.table.store.rows import Player, Session, SessionsChanged
from deadtown.table.store.schema import players, sessions

Telling = Callable[[Connection, SessionsChanged], None]
"""Tells the other servers something, when the transaction under way is committed."""
Written = Callable[[Connection], object]


def tell_nobody(connection: Connection, changed: SessionsChanged) -> None:
    """Of a server on SQLite there are no others."""


def add_player(player: Player) -> Written:
    row = insert(players).values(msgspec.structs.asdict(player))
    return lambda connection: connection.execute(row)


def rename_player(id: str, name: str, tell: Telling) -> Written:
    def rename(connection: Connection) -> None:
        connection.execute(update(players).where(players.c.id == id).values(name=name))
        tell(connection, SessionsChanged(id))

    return rename


class Adding:
    """A session is added: in any case, or only while another of the same player is there."""

    def __init__(self, session: Session, under: bytes) -> None:
        self._session = session
        self._under = under
        self.added = False

    def __call__(self, connection: Connection) -> None:
        session = self._session
        if self._under:
            # Whoever ends all sessions of the player waits for this, or this for them: none is added behind their back.
            connection.execute(select(players.c.id).where(players.c.id == session.player).with_for_update(read=True))
            above = select(sessions.c.kind).where(sessions.c.token_hash == self._under)
            if connection.execute(above).first() is None:
                return
        row = insert(sessions).values(
            token_hash=session.token_hash,
            player_id=session.player,
            kind=session.kind,
            label=session.label,
            created=session.created,
        )
        connection.execute(row)
        self.added = True


def drop_session(token_hash: bytes, tell: Telling) -> Written:
    end = delete(sessions).where(sessions.c.token_hash == token_hash).returning(sessions.c.player_id)

    def drop(connection: Connection) -> None:
        for player in connection.execute(end).scalars().all():
            tell(connection, SessionsChanged(player, token_hash))

    return drop


def drop_sessions(player: str, tell: Telling) -> Written:
    def drop(connection: Connection) -> None:
        connection.execute(select(players.c.id).where(players.c.id == player).with_for_update())
        connection.execute(delete(sessions).where(sessions.c.player_id == player))
        tell(connection, SessionsChanged(player))

    return drop
