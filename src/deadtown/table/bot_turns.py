"""The turns of bots at a live table: they are asked to think, and what they want is carried out."""

import asyncio
import logging
from functools import partial
from random import Random
from time import monotonic
from typing import NamedTuple

import msgspec

from deadtown.bots import RandomBot
from deadtown.kernel import ChoiceError, fresh_seed, option_text
from deadtown.table import entries as log
from deadtown.table.denied import Denied
from deadtown.table.messages import Thinking
from deadtown.table.picking import find_place
from deadtown.table.table import Table
from deadtown.table.tended import Tended
from deadtown.table.thinking import Asker, Task, ThinkingFailed, Thought
from deadtown.table.venue import Venue
from deadtown.table.windows import waits_for

LOG = logging.getLogger("deadtown.table")


class BotTurns:
    """Lets bots decide at one table, for as long as it is their turn and somebody cares."""

    def __init__(self, live: Tended, venue: Venue) -> None:
        self.live = live
        self.venue = venue
        self._thinking: asyncio.Task[None] | None = None
        self._waiting: asyncio.TimerHandle | None = None
        """Until another worker has had its chance to let a bot decide."""

    @property
    def busy(self) -> bool:
        return self._thinking is not None or self._waiting is not None

    def look(self, table: Table | None, patience: float = 0.0) -> None:
        """Let a bot decide if it is one's turn. It is left to another worker for as long as patience lasts."""
        if self._thinking is not None or table is None or not self._may_decide(table):
            self.stop_waiting()
        elif not patience or not self.venue.store.shared:
            self._wake()
        elif self._waiting is None:
            self._waiting = asyncio.get_running_loop().call_later(patience, self._wake)

    def _may_decide(self, table: Table) -> bool:
        return bot_due(table) is not None and not self.venue.closing and self.live.attended(table)

    def stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def stop(self) -> None:
        self.stop_waiting()
        if self._thinking is not None:
            self._thinking.cancel()

    def _wake(self) -> None:
        self.stop_waiting()
        self._thinking = asyncio.create_task(self._decide_all())

    async def _decide_all(self) -> None:
        """Let bots decide for as long as it is their turn, and no other worker does it."""
        try:
            while True:
                try:
                    if not await self.venue.pace.carry_out(self.live.address, self._decide_one):
                        break
                except Denied as denied:
                    LOG.warning("no bot can decide", extra={"table": self.live.id, "problem": str(denied)})
                    if denied.kind != "storage":
                        break
                    await asyncio.sleep(self.venue.limits.patience)
        finally:
            self._thinking = None
        if not self.live.ours:
            self.live.keep(self.venue.limits.patience)

    async def _decide_one(self) -> bool:
        """Let the bot whose turn it is decide; tells whether the next one may, too."""
        async with self.live.lock:
            table = await self.live.table()
            due, match = bot_due(table), table.match
            if due is None or match is None or not self._may_decide(table):
                return False
            number = match.number
            snapshot = msgspec.msgpack.encode(match.snapshot())
        task = Task(table.state.game, snapshot, due.bot, fresh_seed(), self.venue.limits.bot_seconds, due.seat)
        began = monotonic()

        def tell(thought: Thought) -> None:
            how = (thought.playouts, thought.share, thought.budget)
            self.live.tell_thinking(Thinking(self.live.id, number, due.seat, *how))

        spent = partial(self.venue.ledger.thought, self.live.id, table.state.host)
        try:
            asker = Asker(self.live.address, bool(table.state.present()))
            heard = None if match.window is not None else tell
            wish = await self.venue.thinkers.think(task, heard, asker, spent=spent)
        except ThinkingFailed as failure:
            self.venue.bot_failed(self.live.id, failure.problem)
            wish = ""
        self.venue.counts.thinking.add(monotonic() - began)

        def decide(table: Table) -> None:
            match = table.match
            if match is None or match.number != number or due not in bots_due(table):
                return
            try:
                option = match.read(wish, due.seat)
            except ChoiceError:
                option = RandomBot(Random()).choose(match.sight(due.seat))
            if match.window is None:
                table.choose(due.seat, find_place(match, option), self.venue.now(), 0.0, "")
            else:
                table.add(log.Answered(self.venue.now(), due.seat, number, option_text(option)))

        async with self.live.lock:
            await self.live.change(decide)
        return self.live.ours


class Due(NamedTuple):
    """A bot that has to decide, and for which seat."""

    seat: int
    bot: str


def bot_due(table: Table) -> Due | None:
    """The bot that has to decide now; None when people have to, or nobody."""
    due = bots_due(table)
    return due[0] if due else None


def bots_due(table: Table) -> list[Due]:
    """Every bot that has to decide now: one alone, or several in a window."""
    match, state = table.match, table.state
    if match is None or state.phase != "playing" or state.paused:
        return []
    if match.window is not None:
        bots = [(seat, state.out_of_time or state.seats[seat].bot) for seat in match.window.seats]
        return [Due(seat, bot) for seat, bot in bots if bot and waits_for(table, seat)]
    if match.decision is None:
        return []
    seat = match.decision.seat
    bot = state.out_of_time or state.seats[seat].bot
    return [Due(seat, bot)] if bot else []
