"""Tables for tests: people, a clock that the test moves, and hubs whose messages are collected."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from functools import wraps
from types import SimpleNamespace
from typing import Any, ParamSpec
from unittest.mock import patch

import msgspec
import pytest

from deadtown.games import GAMES
from deadtown.kernel import Decision, Game, Match, Snapshot, option_text
from deadtown.kernel.changes import with_changes
from deadtown.table import entries
from deadtown.table.asking import Caller, Reply, Request, carry_out
from deadtown.table.asking.request import LONGEST_LOG
from deadtown.table.commands import Agree, Choose, Command, Sit
from deadtown.table.denied import Denied
from deadtown.table.entries import read_entry, write_entry
from deadtown.table.hub import Hub
from deadtown.table.links import links_of
from deadtown.table.log_lines import LogLine
from deadtown.table.making import check_options, lay, start_if_full
from deadtown.table.messages import Done, State, Views
from deadtown.table.picking import Wish, find_place
from deadtown.table.reading import Page, Readers, work
from deadtown.table.reading.readers import Ask
from deadtown.table.reading.task import Answer, AnyTask, Heard, Order, unheard
from deadtown.table.settings import SeatPlan, Settings, TablePlan
from deadtown.table.settling import settle
from deadtown.table.store import Store
from deadtown.table.summary import SummaryInfo
from deadtown.table.table import Table
from deadtown.table.thinking import NOBODY, Asker, Task, Thinkers, ThinkingFailed, Thought
from deadtown.table.venue import Limits

ZOMBINION = GAMES["zombinion"]

ann, bob, cleo, dan = (Caller(f"player-{name.lower()}", name) for name in ("Ann", "Bob", "Cleo", "Dan"))

OPEN = SeatPlan("open")
ME = SeatPlan("me")
BOT = SeatPlan("bot")

ANN_STARTS = "seed 1"
"""A seed with which the first of two seats starts."""

DUEL = TablePlan("zombinion", [ME, OPEN])
SHORT: dict[str, Any] = {"turn_cap": 1}
"""Options of a game that is over when everybody has had a turn."""


# Tables alone, without any storage


class Played:
    """A table under test. What is denied is seen to have changed nothing."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.now = 1000.0
        self.opened = 0.0
        self.longest = LONGEST_LOG
        self.bodies: list[tuple[int, bytes]] = []
        self._note()

    def _note(self) -> None:
        self.bodies += [(told.row, write_entry(told.entry)) for told in self.table.take_fresh()]

    @property
    def log(self) -> list[entries.AnyEntry]:
        return [read_entry(body) for _, body in self.bodies]

    @property
    def last(self) -> entries.AnyEntry:
        return self.log[-1]

    @property
    def decision(self) -> Decision:
        assert self.table.match is not None
        assert self.table.match.decision is not None
        return self.table.match.decision

    @property
    def number(self) -> int:
        assert self.table.match is not None
        return self.table.match.number

    def do(self, caller: Caller, command: Command, link: str = "") -> Reply:
        reply = carry_out(Request(self.table, caller, self.now, link, self.opened, self.longest), command)
        self.settle()
        return reply

    def settle(self) -> None:
        """Let happen what follows by itself: windows close, standing answers are given."""
        settle(self.table, self.now, self.opened)
        self._note()

    def denies(self, caller: Caller, command: Command, reason: str, kind: str = "", link: str = "") -> Denied:
        """Ask for what must be denied, for this reason."""
        before, number = self.table.save(), len(self.bodies)
        with pytest.raises(Denied) as caught:
            self.do(caller, command, link)
        denied = caught.value
        assert denied.refusal.reason == reason
        assert kind in ("", denied.kind)
        assert self.table.save() == before
        assert not self.table.fresh
        assert len(self.bodies) == number
        return denied

    def add(self, entry: entries.AnyEntry) -> None:
        """Something that happens by itself."""
        self.table.add(entry)
        self._note()

    def choose(self, caller: Caller, *choices: int | str | list[str | int]) -> None:
        """Answer one decision after another."""
        for choice in choices:
            self.do(caller, Choose(self.number, choice))

    def decide(self, seat: int, wish: Wish, player: str = "") -> None:
        """Let somebody, or else a bot, answer the decision of a seat. It stays fresh."""
        self.table.choose(seat, find_place(self.table.playing, wish, seat), self.now, 0.0, player)

    def end_turns(self, *callers: Caller) -> None:
        """End one turn after another."""
        for caller in callers:
            self.choose(caller, "end_hunt")

    def take_over(self, newcomer: Caller, seat: int, *others: Caller) -> None:
        """Somebody asks for a seat that was left. Whoever left it agrees, and the others do."""
        left = self.table.state.seats[seat]
        self.do(newcomer, Sit(seat, ask=True))
        if left.kept in self.table.state.waiting_for() and left.kept not in [other.player for other in others]:
            self.do(Caller(left.kept, left.kept_name), Agree())
        for other in others:
            self.do(other, Agree())

    def passes(self, seconds: float) -> None:
        self.now += seconds
        self.settle()

    def seat_link(self, seat: int) -> str:
        return links_of(self.table.state).seats[seat]

    def table_link(self) -> str:
        return links_of(self.table.state).table


def table_of(
    *seats: Caller | str | None,
    game: Game[Any] = ZOMBINION,
    settings: Settings | None = None,
    host: Caller = ann,
    start: bool = True,
    seed: str = ANN_STARTS,
    **options: Any,
) -> Played:
    """A table with these people, of Zombinion unless told otherwise; a bot is given by its name, None is open."""
    chairs: list[entries.SeatEntry] = []
    for seat in seats:
        if isinstance(seat, str):
            chairs.append(entries.SeatEntry("", f"{seat.capitalize()} {len(chairs)}", seat))
        elif seat is None:
            chairs.append(entries.SeatEntry())
        else:
            here = sum(chair.player == seat.player for chair in chairs)
            chairs.append(entries.SeatEntry(seat.player, f"{seat.name} {here + 1}" if here else seat.name))
    plain = check_options(game, options)
    laid = lay(game, plain, chairs, settings or Settings(), host.player, 1000.0, start=start, seed=seed)
    start_if_full(laid, 1000.0)
    return Played(laid)


def street_of(*seats: Caller | str | None, **options: Any) -> Played:
    """A table of Zombiaki!, whose sides are unequal: the first seat plays the zombies unless told otherwise."""
    return table_of(*seats, game=GAMES["zombiaki"], **options)


# Tables of a hub


P = ParamSpec("P")


def in_loop(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Run a test in an event loop of its own; one that hangs fails."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def in_time() -> None:
            await asyncio.wait_for(test(*args, **kwargs), 60.0)

        asyncio.run(in_time())

    return run


class Box:
    """An outbox that keeps everything, and can be waited at."""

    def __init__(self) -> None:
        self.got: list[Any] = []
        self._more = asyncio.Event()

    def put(self, message: bytes) -> None:
        self.got.append(json.loads(message))
        self._more.set()

    async def taken(self) -> None:
        """Everything is, at once."""

    @property
    def types(self) -> list[str]:
        return [message["type"] for message in self.got]

    @property
    def numbered(self) -> list[Any]:
        return [message for message in self.got if "seq" in message]

    @property
    def last(self) -> Any:
        return self.numbered[-1]

    async def until(self, fits: Callable[[Any], bool]) -> Any:
        """Wait for a message."""
        seen = 0
        while True:
            for message in self.got[seen:]:
                if fits(message):
                    return message
            seen = len(self.got)
            self._more.clear()
            await self._more.wait()

    async def until_what(self, *what: str) -> Any:
        """Wait until something happened at the table."""
        return await self.until(lambda message: message.get("what") in what)

    async def until_seq(self, seq: int) -> Any:
        return await self.until(lambda message: message.get("seq", 0) >= seq)


class Follower(Box):
    """Somebody who puts the messages of a table together, and notices when one is missing."""

    def __init__(self, player: str = "") -> None:
        super().__init__()
        self.player = player
        self.seq = 0
        self.info: Any = None
        self.seen: Any = None
        self.view: Any = None
        """The view, as the last whole one and what has changed since."""

    def put(self, message: bytes) -> None:
        super().put(message)
        told = self.got[-1]
        if "seq" not in told:
            return
        assert told["type"] == "state" or told["seq"] == self.seq + 1, f"{told['seq']} follows {self.seq}"
        self.seq = told["seq"]
        self.info = told.get("info", self.info)
        self._look(told)
        if told["type"] == "moved" and "info" not in told and self.info is not None:
            self._move(told)

    def _look(self, told: Any) -> None:
        """The view is told as a whole, or follows from the one before."""
        for changes in changes_in(told):
            self.view = with_changes(self.view, changes)
        if told["type"] == "moved" and not {"moments", "changes"} & told.keys():
            self.view = None
        seen = told.get("seen")
        if seen is not None:
            self.view = seen.get("view", self.view)
            self.seen = {**seen, "view": self.view}

    def _move(self, told: Any) -> None:
        """What a decision changes about the table is told with it, or is the same for every decision."""
        self.info.update(number=told["number"], since=told["at"], thought=0)
        for seat, bank in zip(self.info["seats"], told.get("banks", []), strict=False):
            seat["bank"] = bank
        if self.seen is not None:
            self.info.update(number=self.seen["number"], deciding=self.seen["deciding"])

    @property
    def knows(self) -> tuple[int, Any, Any]:
        return self.seq, comparable(self.info), self.seen


def changes_in(told: Any) -> Iterator[list[Any]]:
    """What a message says to have changed, step by step."""
    yield from (moment.get("changes", []) for moment in told.get("moments") or ())
    yield told.get("changes") or []


def comparable(info: Any) -> Any:
    """All about a table but who is connected, which is told apart, and when something was last said."""
    seats = [{**seat, "here": None} for seat in info["seats"]]
    return {**info, "seats": seats, "watching": None, "changed": None}


def known_from(state: State) -> tuple[int, Any, Any]:
    """What somebody knows who has just come."""
    told = json.loads(msgspec.json.encode(state))
    return told["seq"], comparable(told["info"]), told.get("seen")


class Clock:
    """A clock that stands still until the test moves it."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class Quick(Thinkers):
    """Thinks at once, in this process: takes the last option, which ends a turn. Keeps what it was asked."""

    def __init__(self, choose: Callable[[Match], str] | None = None) -> None:
        super().__init__(1, 1.0)
        self.tasks: list[Task] = []
        self.choose = choose or last_option

    async def think(
        self, task: Task, heard: Callable[[Thought], None] | None = None, asker: Asker = NOBODY, **_: Any
    ) -> str:
        self.tasks.append(task)
        snapshot = msgspec.msgpack.decode(task.snapshot, type=Snapshot)
        return self.choose(Match.lend(GAMES[task.game], snapshot))


def last_option(match: Match) -> str:
    assert match.decision is not None
    return option_text(match.decision.options[-1])


class Gate(Quick):
    """Thinks when it is let: every decision waits at the gate."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting = asyncio.Semaphore(0)
        self.allowed = asyncio.Semaphore(0)

    async def think(
        self, task: Task, heard: Callable[[Thought], None] | None = None, asker: Asker = NOBODY, **_: Any
    ) -> str:
        self.waiting.release()
        await self.allowed.acquire()
        return await super().think(task, asker=asker)


class Broken(Quick):
    """Never comes to a decision."""

    async def think(
        self, task: Task, heard: Callable[[Thought], None] | None = None, asker: Asker = NOBODY, **_: Any
    ) -> str:
        self.tasks.append(task)
        raise ThinkingFailed("broken")


class Inside(Readers):
    """Reads at once, in this process; what is asked and answered goes through its form on the wire."""

    def __init__(self) -> None:
        super().__init__(1, 60.0)
        self.tasks: list[AnyTask] = []

    @asynccontextmanager
    async def turn(self, who: str, address: str) -> AsyncIterator[Ask]:
        async def ask(task: AnyTask, heard: Heard | None = None) -> Answer:
            self.tasks.append(task)
            order = msgspec.msgpack.decode(msgspec.msgpack.encode(Order(task, 60.0)), type=Order)
            said = work.carry_out(order.task, heard or unheard)
            answer: Answer = msgspec.msgpack.decode(msgspec.msgpack.encode(said), type=Answer)
            return answer

        yield ask


async def log_of(page: Awaitable[Page]) -> list[LogLine]:
    """The lines of a log."""
    return msgspec.json.decode((await page).body, type=list[LogLine])


async def frames_of(page: Awaitable[Page]) -> list[Any]:
    """The positions of a replay, as somebody reads them."""
    return [
        json.loads(line, object_hook=lambda told: SimpleNamespace(**told)) for line in (await page).body.splitlines()
    ]


async def summary_of(page: Awaitable[Page]) -> SummaryInfo:
    return msgspec.json.decode((await page).body, type=SummaryInfo)


async def text_of(page: Awaitable[Page]) -> str:
    return (await page).body.decode()


class HubAtOnce(Hub):
    """A hub at which choices go the short way, as over a socket, and the usual one only where that does not go."""

    async def do(
        self,
        caller: Caller,
        table: str,
        command: Command,
        link: str = "",
        acknowledge: Callable[[Done], None] | None = None,
    ) -> Done:
        came: asyncio.Future[Done | None] = asyncio.get_running_loop().create_future()

        def saved(done: Done) -> None:
            if acknowledge is not None:
                acknowledge(done)
            if not came.done():
                came.set_result(done)

        def failed(denied: Denied | None) -> None:
            if not came.done():
                came.set_result(None) if denied is None else came.set_exception(denied)

        short = isinstance(command, Choose) and self.choose_at_once(caller, table, command, link, saved, failed)
        done = await came if short else None
        return done or await super().do(caller, table, command, link, acknowledge)


HUBS: dict[str, type[Hub]] = {"usual": Hub, "short": HubAtOnce}
way = ContextVar("way", default="usual")
"""Which way choices go at the hubs of a test."""


@asynccontextmanager
async def hub_at(
    url: str,
    thinkers: Thinkers | None = None,
    now: Callable[[], float] | None = None,
    readers: Readers | None = None,
    **limits: Any,
) -> AsyncIterator[Hub]:
    """A hub on the database at an address."""
    store = await Store.open(url)
    try:
        hub = HUBS[way.get()](store, thinkers or Quick(), readers or Inside(), limits=Limits(**limits), now=now)
        try:
            yield hub
        finally:
            await hub.close()
    finally:
        await store.close()


async def table_at(hub: Hub, *seats: SeatPlan, settings: Settings | None = None, **options: Any) -> str:
    """A table that Ann makes; whoever sits at the first seat begins."""
    with patch("deadtown.table.making.fresh_seed", lambda: ANN_STARTS):
        return await hub.create(ann, TablePlan("zombinion", list(seats), options, settings or Settings()))


async def duel_at(hub: Hub, settings: Settings | None = None, **options: Any) -> str:
    """A game of Ann against Bob in which Ann begins."""
    table = await table_at(hub, ME, OPEN, settings=settings, **options)
    await hub.do(bob, table, Sit(), (await hub.links(ann, table)).table)
    return table


async def end_turns(hub: Hub, table: str, *callers: Caller) -> None:
    """One after another ends a turn."""
    for caller in callers:
        number = (await hub.table(table)).playing.number
        await hub.do(caller, table, Choose(number, "end_hunt"))


async def denied(work: Awaitable[object]) -> str:
    """Why something is not granted: its kind and its reason."""
    with pytest.raises(Denied) as caught:
        await work
    return f"{caught.value.kind} {caught.value.refusal.reason}"


@asynccontextmanager
async def two_hubs(
    url: str, one: Thinkers | None = None, other: Thinkers | None = None, **options: Any
) -> AsyncIterator[tuple[Hub, Hub]]:
    """Two workers on one database."""
    async with hub_at(url, one, **options) as here, hub_at(url, other, **options) as there:
        yield here, there


async def watching(hub: Hub, caller: Caller | None, table: str, views: Views = "whole", **how: Any) -> Follower:
    """Somebody who watches a table from now on, or from where they were."""
    box = Follower(caller.player if caller is not None else "")
    box.seq = how.get("since") or 0
    await hub.watch(caller, table, box, views=views, **how)
    return box
