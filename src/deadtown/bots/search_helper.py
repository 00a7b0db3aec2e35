"""A process that searches parts for another one, and ends with it.

It reads errands from its standard input. Its standard output holds answers only.
"""

import os
import sys
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import IO

import msgspec

from deadtown.bots.search_bot import SearchBot
from deadtown.bots.search_crew import Errand
from deadtown.bots.search_settings import Budget
from deadtown.bots.search_together import search_part
from deadtown.frames import frame, read_frame
from deadtown.games import GAMES
from deadtown.kernel import Match
from deadtown.signals import begin_with_signals_of_its_own

_read = msgspec.msgpack.Decoder(Errand).decode
_write = msgspec.msgpack.Encoder().encode


class Reading:
    """Reads what the parent says while the search goes on: its next errand, that it shall end, or nothing any more."""

    def __init__(self, orders: IO[bytes]) -> None:
        self._orders = orders
        self.errands: SimpleQueue[Errand] = SimpleQueue()
        self.bot = SearchBot(Random(), Budget())
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        while (order := read_frame(self._orders)) is not None:
            if order:
                errand = _read(order)
                self.bot = SearchBot(Random(), Budget(errand.seconds), errand.settings)
                self.errands.put(errand)
            else:
                self.bot.seconds = 0.0
        os._exit(0)


def main() -> None:
    """Do one errand after another until there is no parent any more."""
    begin_with_signals_of_its_own()
    orders, answers = open(os.dup(0), "rb"), open(os.dup(1), "wb", buffering=0)  # noqa: SIM115
    sys.stdout = sys.stderr
    reading = Reading(orders)
    answers.write(frame(b""))
    while True:
        errand = reading.errands.get()
        snapshot = errand.snapshot
        sight = Match.lend(GAMES[snapshot.game], snapshot).sight(errand.seat)
        message = frame(_write(search_part(sight, reading.bot, errand.part)))
        while message:
            message = message[answers.write(message) :]


if __name__ == "__main__":
    main()
