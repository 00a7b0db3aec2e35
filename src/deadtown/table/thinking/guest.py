"""A process in which bots of others decide. It has never known a position: what a bot finds here, its seat may know.

Each decision is taken in a copy of the process that ends with it. It reads its order itself, so nothing of it stays.
"""

import ctypes
import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress
from io import BufferedReader, FileIO
from random import Random
from reprlib import repr as shorten
from typing import Any

import msgspec

from deadtown.frames import frame, read_frame
from deadtown.games import GAMES
from deadtown.kernel import PonderingBot, option_text
from deadtown.table.children.inside import LONGEST_PROBLEM, LONGEST_TRACE, TimeUp, hear_signals, take_pipes, time_limit
from deadtown.table.thinking import process
from deadtown.table.thinking.far import Asked, Given, Order, Over, Wanted, sight_of
from deadtown.table.thinking.task import Failed

DIE_WITH_PARENT = 1
"""PR_SET_PDEATHSIG of Linux."""

_write = msgspec.msgpack.Encoder().encode
_read_order = msgspec.msgpack.Decoder(Order).decode


def main() -> None:
    """Let a copy take each decision that is announced, until there are no more to come."""
    end_with_parent()
    hear_signals()
    signal.signal(signal.SIGUSR1, signal.SIG_IGN)
    buffered, answers = take_pipes()
    orders = Exactly(buffered)
    with suppress(BrokenPipeError):
        while (game := read_frame(orders)) is not None:
            GAMES.get(game.decode())  # Loaded here once, and not in each copy.
            copy = os.fork()
            if not copy:
                end_with_parent()
                try:
                    decide(orders, answers)
                finally:
                    os._exit(0)
            os.waitpid(copy, 0)
            answers.write(frame(_write(Over())))


def end_with_parent() -> None:
    """Be killed when whoever started this process is gone, where the system does that: a bot may hear nothing else."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)


class Exactly:
    """Reads as much as is asked for and no more: what follows is for the copy."""

    def __init__(self, pipe: BufferedReader) -> None:
        self.pipe = pipe.raw

    def read(self, size: int) -> bytes:
        found = b""
        while len(found) < size and (more := self.pipe.read(size - len(found))):
            found += more
        return found


def decide(orders: Exactly, answers: FileIO) -> None:
    """Take one decision, whatever the bot does."""
    signal.signal(signal.SIGUSR1, process.hurry)
    body = read_frame(orders)
    if body is None:
        return

    def say(said: Any) -> None:
        message = frame(_write(said))
        while message:
            message = message[answers.write(message) :]

    def ask(asked: Asked) -> Given:
        say(asked)
        given = read_frame(orders)
        if given is None:
            os._exit(0)
        answered: Given = pickle.loads(given)
        return answered

    order = _read_order(body)
    try:
        with time_limit(order.budget):
            say(chosen(order, ask, say))
    except (Exception, TimeUp) as error:
        sys.stderr.write(traceback.format_exc()[-LONGEST_TRACE:])
        sys.stderr.flush()
        say(Failed(f"{type(error).__name__}: {error}"[:LONGEST_PROBLEM]))


def chosen(order: Order, ask: Any, say: Any) -> Wanted | Failed:
    bot = process.maker(order.game, order.bot)(Random(order.luck))
    process.thinking.bot = bot
    if isinstance(bot, PonderingBot):
        bot.seconds = min(bot.seconds, order.budget * process.SPENT_AT_MOST)
        bot.progress = process.Reporter(say) if order.tells else None
    legal = [tuple(option) for option in order.options]
    option = bot.choose(sight_of(ask, None, order.seat, order.kind, list(legal), order.about))
    if option not in legal:
        return Failed(f"{order.bot} wants {shorten(option)}, which is not an option")
    return Wanted(option_text(option))


if __name__ == "__main__":
    main()
