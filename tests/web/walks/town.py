"""A table on a real server in a world of its own, and everybody who walks in and out there."""

import asyncio
import secrets
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from types import SimpleNamespace
from unittest.mock import patch

import httpx
import msgspec

from deadtown.kernel import ChoiceError, option_text
from deadtown.table import entries as log
from deadtown.table import library, making
from deadtown.table.bot_turns import BotTurns, bots_due
from deadtown.table.entries import read_entry
from deadtown.table.links import links_of
from deadtown.table.picking import find_place
from deadtown.table.table import Table
from tests.web.clients import Guest
from tests.web.secrecy import NOT_COMPARED, TIME, Socket, Stream, without_presence
from tests.web.secrecy_company import set_time
from tests.web.servers import Served
from tests.web.walks.courses import MOVES
from tests.web.walks.plan import A_BOT, MAIN, QUESTIONS, READ, STREAM, TIME_PASSES, Fields, Heard, Plan, Step

SECRET = 16
"""The bytes of what links are made of; what is shorter names a table."""


class Visitor:
    """Somebody with a token, a socket, and a language."""

    def __init__(self, held: ExitStack, server: Served, name: str, words: str) -> None:
        self.guest = held.enter_context(closing(Guest(server.url, name)))
        self.socket = Socket(held.enter_context(self.guest.talk(**{"Accept-Language": words or "en"})))
        self.words = words


class Town:
    """One world: the tables, the people, and all that each of them has been sent."""

    def __init__(self, held: ExitStack, server: Served, plan: Plan) -> None:
        self.server = server
        self.plan = plan
        self.time = TIME
        self.number = 0
        """Of the step that is taken."""
        self.starts = list(plan.starts)
        self.heard: dict[str, list[Heard]] = {name: [] for name in plan.people}
        self.taken: list[tuple[Step, bool]] = []
        """All steps, and whether each was granted."""
        self.moves: list[tuple[str, int]] = []
        """After each step: at which table they play, and how many moves its game has seen; -1 when it is over."""
        self.tables: dict[str, str] = {}
        self.main = MAIN
        self._lines: dict[str, list[log.AnyEntry]] = {}
        set_time(server, lambda: self.time)
        languages = ("", "it", "fr", "en")
        self.visitors = {
            name: Visitor(held, server, name, languages[place % 4]) for place, name in enumerate(plan.people)
        }

    # Behind the door

    def table(self, name: str = "") -> Table:
        table = self.server.in_loop(self.server.house.hub.table(self.tables[name or self.main]))
        assert isinstance(table, Table)
        return table

    def log(self, after: int = 0) -> list[log.AnyEntry]:
        """The log of the table at which they play, or what came after so many lines."""
        store = self.server.house.store
        return [read_entry(body) for _, body in self.server.in_loop(store.entries(self.tables[self.main], after))]

    def next_start(self) -> bytes:
        """The position with which the next game begins."""
        return msgspec.msgpack.encode(self.starts.pop(0)) if self.starts else b""

    @property
    def luck(self) -> str:
        """The luck of whatever begins now, which is the same in all worlds."""
        return self.plan.seed if self.starts else f"{self.plan.seed} {self.number}"

    # Walking

    def open(self) -> None:
        """Make the table, and let everybody sit down who plays."""
        host, *players = (self.visitors[name] for name in self.plan.players)
        seats = [{"who": "me"}, *[{"who": "open"}] * len(players)]
        body = {"game": self.plan.game, "options": self.plan.options, "settings": self.plan.settings, "seats": seats}
        self.tables[MAIN] = host.guest.post("/tables", body, status=201)["table"]
        for player in players:
            player.guest.do(self.tables[MAIN], "sit", link=self._link("table", MAIN))
        for visitor in self.visitors.values():
            visitor.socket.ask([{"do": "follow"}])

    def take(self, step: Step) -> bool:
        """Take a step; everybody hears what comes of it. Whether it was granted."""
        granted = self._granted(step)
        self._find_the_next_table()
        for name in [step.who] if step.do in QUESTIONS else self.visitors:
            self._hear(name)
        self.taken.append((step, granted))
        self.moves.append((self.main, self._count_moves()))
        self.number += 1
        return granted

    def _count_moves(self) -> int:
        """How many moves the game has seen; -1 when it is over, or was given up."""
        lines = self._lines.setdefault(self.main, [])
        lines += self.log(len(lines))
        going = self.table().state.phase in ("open", "playing")
        return sum(isinstance(line, MOVES) for line in lines) if going else -1

    def _granted(self, step: Step) -> bool:
        if step.who == TIME_PASSES:
            return self._wait(float(step.do))
        if step.who == A_BOT:
            return self._bot_decides(step)
        if step.table not in self.tables:
            return False
        visitor = self.visitors[step.who]
        if step.door == "socket":
            return self._ask(visitor, step)
        if step.do == STREAM:
            return self._open_stream(visitor, step)
        return self._read(visitor, step) if step.do in READ else self._post(visitor, step)

    def _wait(self, seconds: float) -> bool:
        """Time passes, and brings what it brings."""
        self.time += seconds
        self.server.in_loop(self.server.house.hub.live[self.tables[self.main]].alarm.time_passed())
        return True

    def _bot_decides(self, step: Step) -> bool:
        """Let a bot do what it did when somebody walked here first: it is not asked what it thinks."""
        wish, hub, now = tuple(step.fields["choice"]), self.server.house.hub, self.time
        live = hub.live[self.tables[self.main]]

        def decide(table: Table) -> bool:
            due, match = [due.seat for due in bots_due(table)], table.match
            seat = step.fields["seat"]
            if seat not in due or match is None:
                return False
            try:
                option = match.read(wish, seat)
            except ChoiceError:
                return False
            if match.window is None:
                table.choose(seat, find_place(match, option), now, 0.0, "")
            else:
                table.add(log.Answered(now, seat, match.number, option_text(option)))
            return True

        async def change() -> bool:
            async with live.lock:
                return (await live.change(decide))[1]

        return bool(self.server.in_loop(change()))

    def _link(self, what: str, table: str) -> str:
        links = links_of(self.table(table).state)
        return links.table if what == "table" else links.seats[int(what.removeprefix("seat "))] if what else ""

    def _ask(self, visitor: Visitor, step: Step) -> bool:
        """Over the socket."""
        call = {"id": 0, "do": step.do, "table": self.tables[step.table], **self._fields(step)}
        if step.link:
            call["link"] = self._link(step.link, step.table)
        messages = visitor.socket.ask([call])
        self._note(step.who, "socket", messages)
        return any(message.startswith(b'{"type":"done","id":0') for message in messages)

    def _read(self, visitor: Visitor, step: Step) -> bool:
        path = f"/tables/{self.tables[step.table]}{step.do}"
        answer = visitor.guest.http.get(path, params=step.fields, headers=self._headers(visitor, step))
        return self._answered(step, answer)

    def _open_stream(self, visitor: Visitor, step: Step) -> bool:
        """What a stream begins with, up to the position. Then it is closed, and the server notices."""
        identity = self.tables[step.table]
        live = self.server.house.hub.live.get(identity)
        before = 0 if live is None else len(live.watchers)
        path, headers = f"/tables/{identity}/stream", self._headers(visitor, step)
        with visitor.guest.http.stream("GET", path, params=step.fields, headers=headers) as answer:
            if answer.status_code != 200:
                answer.read()
                return self._answered(step, answer)
            stream = Stream(answer)
            while not stream.kept or not stream.kept[-1].startswith(b'{"type":"state"'):
                stream.receive()
        self._note(step.who, str(step), without_presence(stream.kept))
        self.server.in_loop(self._until_so_many_watch(identity, before))
        return True

    async def _until_so_many_watch(self, table: str, count: int) -> None:
        while len(self.server.house.hub.live[table].watchers) > count:
            await asyncio.sleep(0.001)

    def _post(self, visitor: Visitor, step: Step) -> bool:
        path = f"/tables/{self.tables[step.table]}/{step.do}"
        answer = visitor.guest.http.post(path, json=self._fields(step), headers=self._headers(visitor, step))
        if answer.status_code == 201:
            self.tables[f"copy {self.number}"] = answer.json()["table"]
        return self._answered(step, answer)

    def _fields(self, step: Step) -> Fields:
        """Who is meant by a name is known by an id."""
        named = step.fields.get("player")
        return {**step.fields, "player": self.visitors[named].guest.player} if named else step.fields

    def _headers(self, visitor: Visitor, step: Step) -> dict[str, str]:
        headers = {"Accept-Language": visitor.words or "en"}
        return {**headers, "Deadtown-Link": self._link(step.link, step.table)} if step.link else headers

    def _answered(self, step: Step, answer: httpx.Response) -> bool:
        assert answer.status_code < 500, answer.text
        head = [f"{name}: {value}" for name, value in answer.headers.items() if name not in NOT_COMPARED]
        whole = "\n".join([str(answer.status_code), *head, "", ""]).encode() + answer.content
        self._note(step.who, str(step), [whole])
        return answer.status_code < 400

    def _find_the_next_table(self) -> None:
        """When they play again, they walk on at the next table."""
        following = self.table().state.rematch
        if following:
            self.main = f"the next table {len(self.tables)}"
            self.tables[self.main] = following

    def _hear(self, name: str) -> None:
        self._note(name, "unasked", self.visitors[name].socket.heard())

    def _note(self, name: str, how: str, messages: Iterable[bytes]) -> None:
        self.heard[name] += [Heard(self.number, how, message) for message in messages]

    def plain(self, heard: Heard) -> Heard:
        """Without what differs from world to world for no reason: who is who, and which table is which."""
        what = heard.what
        for name, table in self.tables.items():
            what = what.replace(table.encode(), f"<{name}>".encode())
        for name, visitor in self.visitors.items():
            what = what.replace(visitor.guest.player.encode(), f"<{name}>".encode())
        return heard._replace(what=what)


@contextmanager
def town_at(server: Served, plan: Plan) -> Iterator[Town]:
    """A world, in which the games begin as planned."""
    with ExitStack() as held:
        town = Town(held, server, plan)
        settle_what_differs(held, town)
        town.open()
        yield town


def settle_what_differs(held: ExitStack, town: Town) -> None:
    """Games begin at the positions, and with the luck, of this world; links are the same in all worlds; no bot moves by
    itself."""
    start = Table.start

    def begin(table: Table, at: float, position: bytes = b"") -> None:
        start(table, at, position or town.next_start())

    def token(length: int) -> str:
        return secrets.token_hex(length) if length < SECRET else f"{length:02}" * length

    held.enter_context(patch.object(Table, "start", begin))
    held.enter_context(patch.object(BotTurns, "look", lambda *_: None))
    held.enter_context(patch.object(making, "secrets", SimpleNamespace(token_hex=token)))
    for module in (making, library):
        held.enter_context(patch.object(module, "fresh_seed", lambda: town.luck))
