"""Players of boardgame.io's server. It speaks socket.io: a digit or two, a namespace, a list in JSON."""

import asyncio

import msgspec

from benchmarks.load.connection import Connection
from benchmarks.load.table import Table

PATH = "/socket.io/?EIO=4&transport=websocket"
GAME = "deck"
EVENT = f"42/{GAME},".encode()
JOINED = f"40/{GAME},".encode()
OPEN, PING, PONG = b"0", b"2", b"3"


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """As much of a state as the driver needs."""

    number: int = msgspec.field(name="_stateID")
    context: Context = msgspec.field(name="ctx")


class Sync(msgspec.Struct):
    state: State


class Synced(msgspec.Struct, array_like=True):
    """The answer to a player who has come."""

    name: str
    match: str
    sync: Sync


class Update(msgspec.Struct, array_like=True):
    """What every player is sent after a move."""

    name: str
    match: str
    state: State


read_synced = msgspec.json.Decoder(Synced).decode
read_update = msgspec.json.Decoder(Update).decode


class BoardgameIoTable(Table):
    """A match of ``deck``."""

    state: State

    async def open(self) -> None:
        self.connections = [await self._join(seat) for seat in (0, 1)]

    async def _join(self, seat: int) -> Connection:
        synced: asyncio.Future[State] = asyncio.get_running_loop().create_future()

        def hear(connection: Connection, message: bytes) -> None:
            if message.startswith(EVENT + b'["update"'):
                self._update(seat, message)
            elif message.startswith(OPEN):
                connection.say(JOINED)
            elif message == PING:
                connection.say(PONG)
            elif message.startswith(JOINED):
                connection.say(EVENT + msgspec.json.encode(["sync", self._match, str(seat), None, 2]))
            elif message.startswith(EVENT + b'["sync"'):
                synced.set_result(read_synced(message[len(EVENT) :]).sync.state)

        connection = await Connection.open(self.plan.port, PATH, hear, self.meter.fail)
        self.state = await synced
        self.waiting = True
        return connection

    @property
    def _match(self) -> str:
        return f"match-{self.number}"

    def decide(self) -> None:
        state, player = self.state, self.state.context.current
        seat = int(player)
        move = {"type": "act", "args": [state.number], "playerID": player}
        action = {"type": "MAKE_MOVE", "payload": move}
        self.sends(seat, state.number)
        self.connections[seat].say(
            EVENT + msgspec.json.encode(["update", action, state.number, self._match, player]),
        )

    def _update(self, seat: int, message: bytes) -> None:
        state = read_update(message[len(EVENT) :]).state
        self.sees(seat, state.number, len(message))
        if state.context.current == str(seat):
            self.state = state
            self.due()
