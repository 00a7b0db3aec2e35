"""Two servers on two ports, as on two machines, with one PostgreSQL: when one falls, everybody goes on at the other."""

import asyncio
import random
import re
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from signal import SIGKILL, SIGTERM
from typing import Any

from deadtown.table.asking import Caller
from tests.durability.company import Addresses, Person, acknowledged
from tests.durability.conftest import Tell
from tests.durability.logs import check_logs
from tests.durability.players import Message, Sitting, sitting
from tests.postgres import Cluster
from tests.table.siege import ATTACK, siege_at
from tests.table.tables import hub_at
from tests.web import patient
from tests.web.program import COMMAND, Program, opened

HURRIED = (sys.executable, "-m", "tests.durability.hurried", "serve")
PATIENCE = 120.0
"""Seconds until a test gives up, on the slowest of machines."""
MOMENT = 0.2
LONGEST_LIFE = 60
"""Acknowledgements between two falls, at most."""
CLOCK = {"bank": 3600, "move": 60}
PLANS: list[dict[str, Any]] = [
    {"game": "zombinion", "options": {"turn_cap": 6}, "settings": {"clock": CLOCK}},
    {"game": "zombinion", "options": {"turn_cap": 6}},
    {"game": "zombies", "settings": {"sit_in": {"after": 600}}},
    {"game": "humans", "settings": {"windows": {"pause": "least", "seconds": 1}}},
]
"""Tables of two people who are at home at different servers, and of a bot that takes its time, or is quick."""
BOTS = ("search:40", "normal", "normal", "normal")


BUGS = re.compile(r"a task failed|a message failed|could not be told|server failed|Exception in")
"""What is written down when something goes wrong that should not."""


class Servers:
    """Two servers of one database, each of which may fall and be opened again, at another port."""

    def __init__(self, database: str, folder: Path, command: Sequence[str] = COMMAND) -> None:
        self.addresses = Addresses(2)
        self.database = database
        self._folder = folder
        self._command = command
        self._running: list[tuple[ExitStack, Program] | None] = [None, None]

    def open(self, place: int) -> None:
        stack = ExitStack()
        environment = {"DEADTOWN_DATABASE": self.database, "DEADTOWN_BOT_SECONDS": "1"}
        program = stack.enter_context(
            opened(self._folder, "--rates", "0", environment=environment, command=self._command)
        )
        self._running[place] = (stack, program)
        self.addresses.urls[place] = program.url

    def fall(self, place: int, signal: int) -> None:
        """Let a server fall, or stop in good order."""
        running = self._running[place]
        assert running is not None
        stack, program = running
        program.send(signal)
        program.wait()
        assert not BUGS.search(program.errors), program.errors
        stack.close()
        self._running[place] = None

    def close(self) -> None:
        for running in self._running:
            if running is not None:
                running[0].close()


@asynccontextmanager
async def two_servers(cluster: Cluster, folder: Path, command: Sequence[str] = COMMAND) -> AsyncIterator[Servers]:
    servers = Servers(cluster.new_database(), folder, command)
    try:
        for place in range(2):
            await asyncio.to_thread(servers.open, place)
        yield servers
    finally:
        await asyncio.to_thread(servers.close)


def new_person(url: str, name: str, home: int, luck: random.Random) -> Person:
    made = patient.post(f"{url}/api/v1/tokens", json={"name": name}).json()
    return Person(name, made["token"], made["player"], home, random.Random(luck.random()))


async def sit_together(url: str, pair: Sequence[Person], plan: dict[str, Any], bot: str) -> None:
    """A table of two people and a bot."""
    host, other = pair
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": bot}]
    async with sitting(url, host.token) as socket:
        made = await socket.ask("create", plan={**plan, "seats": seats})
        assert made["type"] == "done", made
    async with sitting(url, other.token) as socket:
        assert (await socket.ask("sit", table=made["table"]))["type"] == "done"
    for person in pair:
        person.tables.append(made["table"])


async def until(condition: Any, playing: Sequence[asyncio.Task[None]]) -> None:
    """Wait for something; whatever goes wrong with those who play is told."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)


def enough_acknowledged(people: Sequence[Person], enough: int) -> bool:
    return acknowledged(people) >= enough


async def all_go_on(people: Sequence[Person], playing: Sequence[asyncio.Task[None]]) -> None:
    """Wait until something has happened at every table, and everybody has heard of it."""
    heard = {(person, table): person.hearing.last.get(table, 0) for person in people for table in person.tables}

    def gone_on(person: Person, table: str) -> bool:
        return person.hearing.last.get(table, 0) > heard[person, table] + 1 or table not in person.tables

    assert heard
    try:
        await until(lambda: all(gone_on(person, table) for person, table in heard), playing)
    except TimeoutError:
        stuck = [(person.name, table) for person, table in heard if not gone_on(person, table)]
        raise AssertionError(f"nothing is heard of {stuck}") from None


def test_everybody_goes_on_at_the_other(
    tmp_path: Path, own_cluster: Cluster, kills: Callable[[int], int], tell: Tell
) -> None:
    asyncio.run(fall_again_and_again(tmp_path, own_cluster, kills(2), tell))


async def fall_again_and_again(folder: Path, cluster: Cluster, kills: int, tell: Tell) -> None:
    luck, faults = random.Random(kills), 0
    async with two_servers(cluster, folder) as servers:
        url = servers.addresses.urls[0]
        people = [new_person(url, name, home % 2, luck) for home, name in enumerate(("Ann", "Bob", "Cleo", "Dan"))]
        for number, (plan, bot) in enumerate(zip(PLANS, BOTS, strict=True)):
            pair = people[:2] if number % 2 else people[2:]
            await sit_together(url, pair, plan, bot)
        playing = [asyncio.create_task(person.play(servers.addresses)) for person in people]
        try:
            await all_go_on(people, playing)
            for kill in range(kills):
                enough = acknowledged(people) + luck.randrange(LONGEST_LIFE)
                await until(partial(enough_acknowledged, people, enough), playing)
                await asyncio.sleep(luck.uniform(0.0, MOMENT))
                place = luck.randrange(2)
                await asyncio.to_thread(servers.fall, place, SIGKILL)
                await all_go_on(people, playing)
                await asyncio.to_thread(servers.open, place)
                if kill < 2 or kill % OTHERS_EVERY == 0:
                    await OTHERS[faults % len(OTHERS)](servers, cluster)
                    faults += 1
                    await all_go_on(people, playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        for place in range(2):
            await asyncio.to_thread(servers.fall, place, SIGKILL)
        check_kept(servers.database, people)
    tell(
        "PostgreSQL, two servers",
        kills=kills,
        other_faults=faults,
        acknowledgements=acknowledged(people),
        messages=sum(person.hearing.messages for person in people),
    )


# What else may happen to them


async def both_stop(servers: Servers, cluster: Cluster) -> None:
    """Both are told to stop, which they do in good order, and are opened again."""
    for place in range(2):
        await asyncio.to_thread(servers.fall, place, SIGTERM)
    for place in range(2):
        await asyncio.to_thread(servers.open, place)


async def database_falls(servers: Servers, cluster: Cluster) -> None:
    """The database crashes, and is started again."""
    await asyncio.to_thread(cluster.stop)
    await asyncio.to_thread(cluster.start)


async def connections_are_cut(servers: Servers, cluster: Cluster) -> None:
    """All servers lose all connections to the database, and may connect again at once."""
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test%'"
    await asyncio.to_thread(cluster.execute, cut)


OTHERS = (database_falls, both_stop, connections_are_cut)
OTHERS_EVERY = 5
"""Kills between two of these; the first come sooner."""


# Moments


async def until_told(socket: Sitting, fits: Callable[[Message], bool]) -> Message:
    async with asyncio.timeout(PATIENCE):
        while not fits(message := await socket.receive()):
            pass
        return message


async def duel(url: str, people: Sequence[Person], **settings: Any) -> tuple[str, list[Person]]:
    """A game of two people, and who of them decides first."""
    async with sitting(url, people[0].token) as socket:
        plan = {"game": "zombinion", "seats": [{"who": "me"}, {"who": "open"}], "settings": settings}
        table = (await socket.ask("create", plan=plan))["table"]
    async with sitting(url, people[1].token) as socket:
        await socket.ask("sit", table=table)
        deciding = (await socket.state(table))["seen"]["deciding"]
    return str(table), [people[deciding], people[1 - deciding]]


def in_time(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE * 2))


def test_whoever_was_at_the_other_is_missed_and_time_goes_on(tmp_path: Path, cluster: Cluster) -> None:
    """A bot sits in, a clock runs out; and who comes back has the seat again."""

    async def play() -> None:
        async with two_servers(cluster, tmp_path, HURRIED) as servers:
            here, there = servers.addresses.urls
            people = [new_person(here, name, 0, random.Random()) for name in ("Ann", "Bob")]
            left, (gone, staying) = await duel(here, people, sit_in={"after": 2})
            timed, (slow, _) = await duel(here, people, clock={"bank": 0, "move": 8})
            async with AsyncExitStack() as stack:
                for person in {gone, slow}:
                    socket = await stack.enter_async_context(sitting(here, person.token))
                    for table in (left, timed):
                        await socket.state(table)
                listening = await stack.enter_async_context(sitting(there, staying.token))
                await listening.state(left)
                await until_told(listening, lambda told: gone.player in told.get("here", ()))
                await asyncio.to_thread(servers.fall, 0, SIGKILL)
                await until_told(listening, lambda told: told["type"] == "presence" and gone.player not in told["here"])
                await until_told(listening, lambda told: told.get("what") == "satin")
                await until_told(listening, lambda told: told["type"] == "moved")
                await listening.state(timed)
            async with sitting(there, gone.token) as socket:
                await socket.state(left)
                back = await until_told(socket, lambda told: told.get("what") == "cameback")
                assert [seat["bot"] for seat in back["info"]["seats"]] == ["", ""]
            async with sitting(there, slow.token) as socket:
                assert (await socket.state(timed))["info"]["number"] > 0 or await until_told(
                    socket, lambda told: told.get("what") == "timedout"
                )

    in_time(play())


def test_a_bot_that_was_thinking_at_the_one_decides_at_the_other(tmp_path: Path, cluster: Cluster) -> None:
    async def play() -> None:
        async with two_servers(cluster, tmp_path) as servers:
            here, there = servers.addresses.urls
            ann = new_person(here, "Ann", 0, random.Random())
            seats = [{"who": "me"}, {"who": "bot", "bot": "search"}]
            async with sitting(here, ann.token, ann.hearing) as socket:
                table = (await socket.ask("create", plan={"game": "zombinion", "seats": seats}))["table"]
                state = await socket.state(table)
                if state["seen"]["deciding"] == 0:
                    number = state["seen"]["number"]
                    await socket.ask("choose", table=table, number=number, choice="end_hunt")
                number = (await until_told(socket, lambda told: told["type"] == "thinking"))["number"]
                await asyncio.to_thread(servers.fall, 0, SIGKILL)
            async with sitting(there, ann.token, ann.hearing) as socket:
                state = await socket.state(table)
                if state["seen"]["number"] == number:
                    await until_told(socket, lambda told: told["type"] == "moved" and told["seat"] == 1)

    in_time(play())


def test_what_is_asked_and_answered_at_the_one_is_known_at_the_other(tmp_path: Path, cluster: Cluster) -> None:
    """An undo that waits for consent, and an open window in which somebody has answered."""

    async def play() -> None:
        async with two_servers(cluster, tmp_path) as servers:
            here, there = servers.addresses.urls
            people = [new_person(here, name, 0, random.Random()) for name in ("Ann", "Bob", "Cleo")]
            table, (first, second) = await duel(here, people[:2])
            async with hub_at(servers.database) as hub:
                callers = [Caller(person.player, person.name) for person in people]
                besieged = await siege_at(hub, *callers, holding=[1, 2])
            async with sitting(here, first.token) as socket:
                await socket.ask("choose", table=table, number=0, choice="end_hunt")
                assert (await socket.ask("undo", table=table, to=0))["asked"]
            async with sitting(here, people[0].token) as socket:
                await socket.ask("choose", table=besieged, number=0, choice=ATTACK)
            async with sitting(here, people[2].token) as socket:
                await socket.ask("choose", table=besieged, number=1, choice="reveal")
            await asyncio.to_thread(servers.fall, 0, SIGKILL)
            async with sitting(there, second.token) as socket:
                assert (await socket.state(table))["info"]["ask"]["waiting"] == [second.player]
                await socket.ask("agree", table=table)
                assert (await socket.state(table))["info"]["number"] == 0
            async with sitting(there, people[2].token) as socket:
                assert (await socket.state(besieged))["seen"]["window"]["answered"]
            async with sitting(there, people[1].token) as socket:
                await socket.ask("choose", table=besieged, number=1, choice="pass")
                assert (await socket.state(besieged))["info"]["number"] == 2

    in_time(play())


def check_kept(database: str, people: Sequence[Person]) -> None:
    """No log has a hole, all that was acknowledged is in one, and no game is played again twice."""
    logs = check_logs(database)
    chosen = {
        (table, entry["number"], entry["option"])
        for table, entries in logs.items()
        for entry in entries
        if entry["entry"] in ("chose", "answered")
    }
    said = {(table, entry["text"]) for table, entries in logs.items() for entry in entries if entry["entry"] == "said"}
    again = {
        (table, entry["table"]) for table, entries in logs.items() for entry in entries if entry["entry"] == "rematched"
    }
    for person in people:
        assert not person.notebook.chosen - chosen
        assert not person.notebook.said - said
        assert not person.notebook.rematches - again
    sources = [(entries[0]["source"], table) for table, entries in logs.items() if entries[0].get("source")]
    assert len({source for source, _ in sources}) == len(sources)
    assert not again - set(sources)
