"""Analyses that go on, and those that are kept: each game is analysed once, for all who ask."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable
from typing import NamedTuple

from deadtown.table.analysing.lines import STOPPED
from deadtown.table.archive import Archive, damaged
from deadtown.table.denied import Denied
from deadtown.table.reading import Readers
from deadtown.table.reading.task import Analyse, Answer, Page, Told, TookTooLong, answered
from deadtown.table.table import Table
from deadtown.table.tabletop import Damaged

MOST_BYTES = 32 * 1024 * 1024
"""How much is kept of analyses that are over; what nobody has asked for longest is forgotten first."""


class Key(NamedTuple):
    """What an analysis is about: a game that is over does not change, but for a backup or other rules."""

    table: str
    rules: str
    epoch: str


class Analysis:
    """What was found out so far, and those who wait for more."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.size = 0
        self.over = False
        self.failed: Exception | None = None
        self.followers = 0
        self.work: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    def hear(self, told: Told) -> None:
        self.told.append(told)
        self.size += sum(map(len, told.lines))
        self._tell()

    def end(self, failed: Exception | None = None) -> None:
        self.over, self.failed = True, failed
        self._tell()

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def follow(self) -> AsyncGenerator[list[Told], None]:
        """All that was found out, and then whatever is, until the end. Raises what it has failed with."""
        place = 0
        while not self.over or place < len(self.told):
            if place == len(self.told):
                await self._news.wait()
            else:
                fresh = self.told[place:]
                place += len(fresh)
                yield fresh
        if self.failed is not None:
            raise self.failed


class Analyses:
    """Lets games that are over be analysed, each for as long as somebody waits for it, and keeps what was found out."""

    def __init__(
        self,
        archive: Archive,
        analysts: Readers,
        note: Callable[[str, str, float], None],
        most_bytes: int = MOST_BYTES,
    ) -> None:
        """For which table, for whom and for how long something was analysed is noted."""
        self.archive = archive
        self.analysts = analysts
        self._note = note
        self._most_bytes = most_bytes
        self._going: dict[Key, Analysis] = {}
        self._kept: OrderedDict[Key, Analysis] = OrderedDict()

    async def of(self, table: Table, player: str, address: str) -> AsyncGenerator[list[Told], None]:
        """What is found out about a game that is over, as it comes. Denied while it goes on, or when too many wait."""
        match = table.match
        if match is None or not match.over:
            raise Denied("conflict", "not-over")
        key = Key(table.state.id, table.state.rules, self.archive.store.epoch)
        analysis = self._find(key, player, address)
        analysis.followers += 1
        try:
            async for told in analysis.follow():
                yield told
        finally:
            analysis.followers -= 1
            if not analysis.followers and analysis.work is not None:
                analysis.work.cancel()
                self._forget(key, analysis)

    def _find(self, key: Key, player: str, address: str) -> Analysis:
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        going = self._going.get(key)
        if going is None:
            going = self._going[key] = Analysis()
            going.work = asyncio.create_task(self._carry_out(going, key, player, address))
        return going

    def _forget(self, key: Key, analysis: Analysis) -> None:
        if self._going.get(key) is analysis:
            del self._going[key]

    async def _carry_out(self, analysis: Analysis, key: Key, player: str, address: str) -> None:
        try:
            await self._analyse(analysis, key.table, player, address)
        except Exception as failure:
            analysis.end(failure)
        else:
            analysis.end()
            self._keep(key, analysis)
        finally:
            analysis.work = None
            self._forget(key, analysis)

    async def _analyse(self, analysis: Analysis, table: str, player: str, address: str) -> None:
        async with self.analysts.turn(player or address, address) as ask:
            began = time.monotonic()
            entries = await self.archive.whole_log(table)
            try:
                said: Answer = await ask(Analyse(table, entries), analysis.hear)
                if isinstance(said, TookTooLong) and analysis.told:
                    analysis.hear(STOPPED)
                else:
                    answered(said, Page)
            except Damaged as damage:
                raise damaged(table, damage) from damage
            finally:
                self._note(table, player, time.monotonic() - began)

    def _keep(self, key: Key, analysis: Analysis) -> None:
        self._kept[key] = analysis
        while len(self._kept) > 1 and sum(one.size for one in self._kept.values()) > self._most_bytes:
            self._kept.popitem(last=False)
