"""The child: takes one decision after another, with what the bot's seat may know and nothing else.

It reads tasks from its standard input and ends with it. Its standard output holds answers only: what a bot prints goes
to the error output, which the parent logs.
"""

import signal
import sys
import traceback
from argparse import ArgumentParser
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from random import Random
from reprlib import repr as shorten
from time import monotonic
from types import FrameType

import msgspec

from deadtown.bots import SearchBot, find_bot, may_name
from deadtown.bots.search_crew import crew_of
from deadtown.frames import frame, read_frame
from deadtown.games import GAMES
from deadtown.kernel import Bot, BotMaker, Match, PonderingBot, Progress, Snapshot, option_text
from deadtown.table.children.inside import (
    LONGEST_PROBLEM,
    LONGEST_TRACE,
    TimeUp,
    hear_signals,
    take_pipes,
    time_limit,
)
from deadtown.table.thinking.apart import Apart, plays_apart
from deadtown.table.thinking.task import Chosen, Failed, Task, ThinkingFailed, Thought

_read_task = msgspec.msgpack.Decoder(Task).decode
_read_snapshot = msgspec.msgpack.Decoder(Snapshot).decode
_write = msgspec.msgpack.Encoder().encode

HURRIED = 0.3
"""How many seconds a bot still has that is told to hurry. One that takes its time decides at once."""
NO_TIME = 1e-9

SPENT_AT_MOST = 0.8
"""How much of its budget a bot that takes its time may use: what it does not decide by then is decided by luck."""

THOUGHT_EVERY = 0.25
"""How many seconds there are between two reports of how far a bot has come; before the first one, too."""

Said = Thought | Chosen | Failed


class Thinking:
    """Which bot thinks at the moment, and in how many processes it may look ahead."""

    bot: Bot | None = None
    search_processes = 1
    guests = Apart()
    """Where the bots of others think."""


thinking = Thinking()


def main() -> None:
    """Answer tasks until there are no more to come."""
    hear_signals()
    signal.signal(signal.SIGUSR1, hurry)
    tasks, answers = take_pipes()
    thinking.search_processes = search_processes()
    if thinking.search_processes > 1:
        crew_of(thinking.search_processes - 1)
    with suppress(BrokenPipeError):
        answers.write(frame(b""))

        def say(said: Said) -> None:
            answers.write(frame(_write(said)))

        while (task := read_frame(tasks)) is not None:
            say(answer(task, say))


def search_processes() -> int:
    """In how many processes search may look ahead, as whoever started this one says."""
    parser = ArgumentParser()
    parser.add_argument("--search-processes", type=int, default=1)
    told, _ = parser.parse_known_args()
    found: int = told.search_processes
    return found


def answer(body: bytes, say: Callable[[Thought], None]) -> Chosen | Failed:
    """What comes of a task, whatever a bot does; how far it has come is said meanwhile."""
    try:
        task = _read_task(body)
        with time_limit(task.budget):
            return Chosen(think(task, say))
    except ThinkingFailed as failure:
        return Failed(failure.problem[:LONGEST_PROBLEM])
    except (Exception, TimeUp) as error:
        sys.stderr.write(traceback.format_exc()[-LONGEST_TRACE:])
        return Failed(f"{type(error).__name__}: {error}"[:LONGEST_PROBLEM])
    finally:
        thinking.bot = None


def think(task: Task, say: Callable[[Thought], None]) -> str:
    """The text of the option that the bot takes."""
    if plays_apart(task.game, task.bot):
        return think_apart(task, say)
    bot = maker(task.game, task.bot)(Random(task.luck))
    thinking.bot = bot
    if isinstance(bot, SearchBot):
        bot.processes = thinking.search_processes
    if isinstance(bot, PonderingBot):
        bot.seconds = min(bot.seconds, task.budget * SPENT_AT_MOST)
        bot.progress = Reporter(say) if task.tells else None
    sight = Match.lend(GAMES[task.game], _read_snapshot(task.snapshot)).sight(task.seat)
    legal = list(sight.options)
    option = bot.choose(sight)
    if option not in legal:
        raise ThinkingFailed(f"{task.bot} wants {shorten(option)}, which is not an option")
    return option_text(option)


def think_apart(task: Task, say: Callable[[Thought], None]) -> str:
    """The same, of a bot that is not ours."""
    match = Match.lend(GAMES[task.game], _read_snapshot(task.snapshot))
    sight = match.sight(task.seat)
    wanted = thinking.guests.choose(task, match, sight, say)
    if isinstance(wanted, Failed):
        raise ThinkingFailed(wanted.problem)
    if wanted.option not in map(option_text, sight.options):
        raise ThinkingFailed(f"{task.bot} wants {shorten(wanted.option)}, which is not an option")
    return wanted.option


class Reporter:
    """Passes on how far a bot has come, now and then. What it would choose, and how it thinks to stand, stays here."""

    def __init__(self, say: Callable[[Thought], None]) -> None:
        self.say = say
        self.said = monotonic()

    def __call__(self, progress: Progress) -> None:
        now = monotonic()
        if now - self.said >= THOUGHT_EVERY:
            self.said = now
            self.say(Thought(progress.playouts, progress.budget, min(progress.share, 1.0)))


@lru_cache(maxsize=64)
def maker(game: str, bot: str) -> BotMaker:
    """What makes a bot, found by its name: a strategy in a file is none that others may name."""
    if game not in GAMES or not may_name(GAMES[game], bot):
        raise ThinkingFailed(f"there is no bot {bot!r} for {game!r}")
    return find_bot(GAMES[game], bot)


def hurry(number: int, where: FrameType | None) -> None:
    """Others wait: a bot that takes its time is to decide with what it has, and any other soon."""
    bot, guests = thinking.bot, thinking.guests
    if bot is None and not guests.busy:
        return
    guests.hurry()
    if isinstance(bot, PonderingBot):
        bot.seconds = NO_TIME
    left, _ = signal.getitimer(signal.ITIMER_REAL)
    signal.setitimer(signal.ITIMER_REAL, min(left, HURRIED) or HURRIED)


if __name__ == "__main__":
    main()
