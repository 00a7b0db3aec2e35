"""Games that are over are analysed once for all who ask, for as long as somebody waits, and running ones never."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from typing import Any

import msgspec
import pytest

from deadtown.bots import analysis
from deadtown.bots.analysis import Depth
from deadtown.table.analysing import lines
from deadtown.table.analysing.analyses import Analyses
from deadtown.table.analysing.lines import STOPPED, JudgedInWords
from deadtown.table.asking import Caller
from deadtown.table.commands import Choose
from deadtown.table.denied import Denied
from deadtown.table.hub import Hub
from deadtown.table.reading.readers import Ask
from deadtown.table.reading.task import Analyse, Answer, AnyTask, Heard, Page, Told, TookTooLong, unheard
from deadtown.text import LANGUAGES, Speaker
from tests.table.tables import SHORT, ZOMBINION, Inside, ann, bob, dan, denied, duel_at, end_turns, hub_at, in_loop

LITTLE = Depth(coarse=4, coarse_pairs=2, most=100, fine=6, fine_pairs=3, refined=1, moments=2, outlook=2)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little is looked at: what is found out is proved elsewhere."""
    monkeypatch.setattr(lines, "analyse", lambda match: analysis.analyse(match, LITTLE))


class Step(Inside):
    """Tells one thing when it is let, and then the rest."""

    def __init__(self) -> None:
        super().__init__()
        self.allowed = asyncio.Event()
        self.answer: Answer = Page(b"")
        self.stops: list[str] = []

    @asynccontextmanager
    async def turn(self, who: str, address: str) -> AsyncIterator[Ask]:
        async def ask(task: AnyTask, heard: Heard | None = None) -> Answer:
            self.tasks.append(task)
            (heard or unheard)(Told([b"first"]))
            try:
                await self.allowed.wait()
            except asyncio.CancelledError:
                self.stops.append(who)
                raise
            (heard or unheard)(Told([b"last"]))
            return self.answer

        yield ask


async def over(hub: Hub) -> str:
    """A game that is over."""
    table = await duel_at(hub, **SHORT)
    await end_turns(hub, table, ann, bob)
    return table


async def read(hub: Hub, table: str, caller: Caller | None = dan) -> list[Told]:
    return [told async for some in hub.analysis(caller, table) for told in some]


def let_by(hub: Hub, analysts: Any, most_bytes: int = 10**6) -> None:
    """Analyses are carried out by these from now on."""
    venue = hub.venue
    venue.analysts = analysts
    venue.analyses = Analyses(venue.archive, analysts, venue.ledger.read, most_bytes)


@in_loop
async def test_it_tells_the_curve_the_decisions_and_what_comes_of_them(url: str) -> None:
    async with hub_at(url) as hub:
        let_by(hub, Inside())
        told = [msgspec.json.decode(one.line("en")) for one in await read(hub, await over(hub))]
        assert told[0]["found"] == "outline"
        assert told[0]["decisions"] == 2
        assert {one["found"] for one in told[1:-1]} == {"outlook", "judged"}
        assert {one["eyes"] for one in told if one["found"] == "outlook"} == {0, 1, None}
        assert told[-1]["found"] == "summary"
        assert [seat["decisions"] for seat in told[-1]["seats"]] == [1, 1]


@in_loop
async def test_what_was_chosen_is_told_in_each_language(url: str) -> None:
    async with hub_at(url) as hub:
        let_by(hub, Inside())
        judged = next(one for one in await read(hub, await over(hub)) if len(one.lines) == 3)
        told = [msgspec.json.decode(judged.line(language), type=JudgedInWords) for language in LANGUAGES]
        words = [one.chosen_words for one in told]
        assert words == [Speaker(ZOMBINION, language).option(("end_hunt",)) for language in LANGUAGES]
        assert len(set(words)) == 3


@in_loop
async def test_a_running_game_is_analysed_for_nobody(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, **SHORT)
        assert await denied(read(hub, table, ann)) == "conflict not-over"
        await hub.do(ann, table, Choose(0, "end_hunt"))
        assert await denied(read(hub, table, ann)) == "conflict not-over"


@in_loop
async def test_the_log_of_a_running_game_is_refused_by_the_process_too(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, **SHORT)
        entries = await hub.venue.archive.whole_log(table)
        async with Inside().turn("", "") as ask:
            answer = await ask(Analyse(table, entries))
        assert getattr(answer, "reason", "") == "not-over"


@in_loop
async def test_it_is_found_out_once_for_all_who_ask_and_kept(url: str) -> None:
    async with hub_at(url) as hub:
        step = Step()
        let_by(hub, step)
        table = await over(hub)
        async with aclosing(hub.analysis(ann, table)) as one, aclosing(hub.analysis(bob, table)) as other:
            assert await anext(one) == await anext(other) == [Told([b"first"])]
            step.allowed.set()
            assert await anext(one) == await anext(other) == [Told([b"last"])]
        assert await read(hub, table) == [Told([b"first"]), Told([b"last"])]
        assert len(step.tasks) == 1


@in_loop
async def test_it_stops_when_nobody_waits_any_more(url: str) -> None:
    async with hub_at(url) as hub:
        step = Step()
        let_by(hub, step)
        table = await over(hub)
        async with aclosing(hub.analysis(ann, table)) as one:
            async with aclosing(hub.analysis(bob, table)) as other:
                await anext(one)
                await anext(other)
            await asyncio.sleep(0)
            assert step.stops == []
        await asyncio.sleep(0)
        assert step.stops == [ann.player]
        step.allowed.set()
        assert len(await read(hub, table)) == 2
        assert len(step.tasks) == 2


@in_loop
async def test_what_took_too_long_is_told_as_far_as_it_came_and_kept(url: str) -> None:
    async with hub_at(url) as hub:
        step = Step()
        step.allowed.set()
        step.answer = TookTooLong()
        let_by(hub, step)
        table = await over(hub)
        for _ in range(2):
            assert await read(hub, table) == [Told([b"first"]), Told([b"last"]), STOPPED]
        assert len(step.tasks) == 1


@in_loop
async def test_what_failed_is_not_kept(url: str) -> None:
    class Failing(Inside):
        @asynccontextmanager
        async def turn(self, who: str, address: str) -> AsyncIterator[Ask]:
            raise Denied("rate", "reading-busy", seconds=1)
            yield  # type: ignore[unreachable]

    async with hub_at(url) as hub:
        let_by(hub, Failing())
        table = await over(hub)
        assert await denied(read(hub, table)) == "rate reading-busy"
        let_by(hub, Inside())
        assert await read(hub, table)


@in_loop
async def test_no_more_is_kept_than_there_is_room_for(url: str) -> None:
    async with hub_at(url) as hub:
        step = Step()
        step.allowed.set()
        let_by(hub, step, most_bytes=20)
        tables = [await over(hub) for _ in range(3)]
        for table in tables:
            await read(hub, table)
        await read(hub, tables[2])
        await read(hub, tables[1])
        assert len(step.tasks) == 3
        await read(hub, tables[0])
        assert len(step.tasks) == 4


def test_the_last_line_says_why_there_is_no_summary() -> None:
    assert msgspec.json.decode(STOPPED.line("it")) == {"found": "stopped"}
