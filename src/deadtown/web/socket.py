"""The socket: one connection over which somebody watches tables and asks for things. Built for speed."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, cast

from litestar.connection import ASGIConnection
from litestar.handlers import asgi

from deadtown.table.archive import stored
from deadtown.table.asking import Caller
from deadtown.table.denied import Denied
from deadtown.table.messages import Done
from deadtown.table.pace import PATIENCE
from deadtown.table.store import StorageDown
from deadtown.web import calls
from deadtown.web.asgi import Receive, Scope, Send
from deadtown.web.calls import ACTIONS, ORDERS, Call, Id, Order, Problem, read_call, read_id, write_answer
from deadtown.web.errors import UNREADABLE, ErrorInfo, describe, describe_bug, refuse, unreadable, worded
from deadtown.web.held import Lasting
from deadtown.web.house import House, house_of
from deadtown.web.limits import MESSAGE_BYTES
from deadtown.web.outbox import Ending, Outbox
from deadtown.web.quick_choices import QuickChoices
from deadtown.web.quick_socket import SHORT_WAY, QuickSocket
from deadtown.web.sessions import address, check_not_forged, find_signed, lasting_of
from deadtown.web.streams import LAST_WORD, Source

log = logging.getLogger(__name__)

MOST_WATCHED = 100
"""How many tables one connection may watch."""
POLICY, TOO_BIG, RESTART, COME_BACK = 1008, 1009, 1012, 1013
CODES: dict[Ending, int] = {"behind": COME_BACK, "closing": RESTART, "signed-out": POLICY}


@asgi("/socket", copy_scope=False)
async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Let somebody in, or say why not."""
    if scope["type"] != "websocket":
        await _turn_away(Denied("bad", "bad-request", problem="only a WebSocket can be opened here"), scope, send)
        return
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(cast(Any, scope))
    house = house_of(scope)
    await receive()
    try:
        house.limiter.spend("connect", address(connection))
        check_not_forged(connection)
        lasting = lasting_of(await find_signed(connection), connection)
        short_way: QuickSocket | None = scope.get("extensions", {}).get(SHORT_WAY)
        with house.held.counted(lasting, "sockets"):
            await Conversation(house, lasting, receive, send, short_way).hold()
    except Denied as denied:
        await _turn_away(denied, scope, send)
    except StorageDown as trouble:
        log.warning("storage is down", extra={"problem": trouble.problem})
        await _turn_away(Denied("storage", "storage-down"), scope, send)


async def _turn_away(denied: Denied, scope: Scope, send: Send) -> None:
    status, body = refuse(denied, scope)
    prefix = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{prefix}.start", "status": status, "headers": headers})
    await send({"type": f"{prefix}.body", "body": body})


class Conversation:
    """All that is said over one socket. One request at a time is carried out, in the order in which they came."""

    def __init__(
        self,
        house: House,
        lasting: Lasting,
        receive: Receive,
        send: Send,
        short_way: QuickSocket | None = None,
    ) -> None:
        self.house = house
        self.lasting = lasting
        self.language = lasting.language
        self.receive = receive
        self.send = send
        send_now = None if short_way is None else short_way.send_now
        most = house.settings.unread * 1024
        self.outbox = Outbox(self._send_all, send_now, house.post, most_bytes=most)
        self.address = lasting.address
        self.who = lasting.address if lasting.caller is None else lasting.caller.player
        self.watches: dict[str, Source] = {}
        self.following: Source | None = None
        self.id: Id = None
        """Of what was asked for last."""
        self._close: tuple[int, str] | None = None
        self._quick = QuickChoices(self)
        if short_way is not None:
            short_way.hear_now = self._quick.hear

    async def hold(self) -> None:
        """Talk until the client goes or is sent away."""
        house, outbox = self.house, self.outbox
        house.counts.connections += 1
        try:
            await self.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            with house.staying(house.sockets, self.lasting, outbox):
                ending = await outbox.serve(self._listen(), outbox.write())
        finally:
            self._quick.stop()
            for source in (*self.watches.values(), self.following):
                if source is not None:
                    source.close()
        house.counts.behind += ending == "behind"
        if ending is not None:
            self._close = (CODES[ending], ending)
        if self._close is not None:
            code, reason = self._close
            with suppress(OSError):
                await asyncio.wait_for(
                    self.send({"type": "websocket.close", "code": code, "reason": reason}), LAST_WORD
                )

    async def _send_all(self, messages: list[bytes]) -> None:
        for message in messages:
            await self.send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    async def _listen(self) -> None:
        receive, outbox = self.receive, self.outbox
        while self._close is None:
            self._quick.open = True
            event = await receive()
            self._quick.open = False
            await self._quick.over()
            if event["type"] != "websocket.receive":
                return
            text: str | bytes = event.get("text") or event.get("bytes") or ""
            if len(text) > MESSAGE_BYTES:
                self._close = (TOO_BIG, "too-large")
            else:
                await self._hear_in_turn(text)
                await outbox.flush()
                await asyncio.sleep(0)  # Others have their turn, too, when much has come at once.

    async def _hear_in_turn(self, text: str | bytes) -> None:
        """Carry out one message when it is the turn of its address."""
        try:
            await self.house.pace.carry_out(self.address, lambda: self.hear(text), PATIENCE)
        except Denied as denied:
            self.id = _id_of(text)
            self.deny(denied)

    async def hear(self, text: str | bytes) -> None:
        """Carry out one message, and answer it."""
        self.house.counts.messages += 1
        self.id = None
        try:
            call = read_call(text)
        except UNREADABLE as error:
            self.id = _id_of(text)
            self.deny(unreadable(error))
            self._lose_patience()
            return
        self.id = call.id
        try:
            if self.lasting.doubted:
                await stored(self.house.held.ask([self.lasting]))
                if self.lasting.ended:
                    return
            if isinstance(call, Order):
                await self._carry_out(call)
            else:
                await self._listen_to(call)
        except Denied as denied:
            self.deny(denied)
            if denied.refusal.reason == "too-fast":
                self._lose_patience()
        except OSError:
            raise  # The client is gone.
        except Exception:
            log.exception("a message failed")
            self._put_problem(describe_bug(self.language))

    async def _carry_out(self, order: Order) -> None:
        action = ACTIONS[type(order)]
        self.spend(action)
        command = ORDERS[type(order)](order)
        await self.house.hub.do(self._signed_in(), order.table, command, order.link, self._acknowledge)

    def _acknowledge(self, done: Done) -> None:
        """Called when a command is saved, before anybody is told what came of it."""
        self.outbox.expect_flush()
        self.answer(done)

    def answer(self, done: Done) -> None:
        """What was asked for last is done."""
        said = done if done.answer is None else worded(done, self.language)
        self.outbox.put(calls.done(self.id, said))

    def deny(self, denied: Denied) -> None:
        """What was asked for last is not done."""
        self.house.counts.deny(denied.kind, denied.refusal.reason)
        self._put_problem(describe(denied, self.language))

    async def _listen_to(self, call: Call) -> None:
        hub = self.house.hub
        match call:
            case calls.Watch():
                self.spend("watch")
                await self._watch(call)
            case calls.Unwatch(table=table):
                self.spend("unwatch")
                if (watch := self.watches.pop(table, None)) is not None:
                    watch.close()
                self._acknowledge(Done(0))
            case calls.Follow():
                self.spend("watch")
                caller = self._signed_in()
                if self.following is None:
                    self.following = await hub.follow(caller, self.outbox)
                self._acknowledge(Done(0))
            case calls.Create(plan=plan):
                self.spend("create")
                self._acknowledge(Done(0, await hub.create(self._signed_in(), plan)))
            case _:
                raise AssertionError(call)

    async def _watch(self, call: calls.Watch) -> None:
        """Watch a table, or watch it anew."""
        if len(self.watches) >= MOST_WATCHED and call.table not in self.watches:
            raise Denied("rate", "too-many", most=MOST_WATCHED)
        if (before := self.watches.pop(call.table, None)) is not None:
            before.close()
        self.watches[call.table] = await self.house.hub.watch(
            self.lasting.caller,
            call.table,
            self.outbox,
            since=call.since,
            link=call.link,
            words=call.words,
            views=call.views,
            address=self.address,
        )
        self._acknowledge(Done(0))

    def spend(self, action: str) -> None:
        """Count what is asked for. Denied when it is one too many."""
        self.house.limiter.spend(action, self.who, self.address)

    def _signed_in(self) -> Caller:
        caller = self.lasting.caller
        if caller is None:
            raise Denied("unsigned", "sign-in")
        return caller

    def _put_problem(self, error: ErrorInfo) -> None:
        self.outbox.put(write_answer(Problem(self.id, error)))

    def _lose_patience(self) -> None:
        """Somebody who sends nonsense, or does not slow down when told to, is sent away after a while."""
        try:
            self.spend("unreadable")
        except Denied as denied:
            self._close = (POLICY, denied.refusal.reason)


def _id_of(text: str | bytes) -> Id:
    """The id of a message that can't be read otherwise, if there is one."""
    try:
        return read_id(text).id
    except UNREADABLE:
        return None
