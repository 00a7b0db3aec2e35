"""Inside of a process that plays games for another one: it is told some plans, then tasks, and answers with rows.

It ends with its parent, whose pipe it reads all the time.
"""

import os
import sys
from queue import SimpleQueue
from threading import Thread
from typing import IO

import msgspec

from deadtown.complaint import Complaint
from deadtown.frames import frame, read_frame
from deadtown.lab.crews import Chunk, Task, play_chunk
from deadtown.lab.plan import Plan
from deadtown.lab.simulator import Simulator

read_plans = msgspec.msgpack.Decoder(list[Plan]).decode
read_tasks = msgspec.msgpack.Decoder(list[Task]).decode
write = msgspec.msgpack.Encoder().encode


def work(orders: IO[bytes], answers: IO[bytes]) -> None:
    """Play what is asked for, one chunk after another, until nobody asks any more."""
    asked: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=[orders, asked], daemon=True).start()
    plans = read_plans(asked.get())
    simulators: list[Simulator] = []
    while True:
        tasks = read_tasks(asked.get())
        try:
            simulators = simulators or [Simulator(plan) for plan in plans]
            chunk = play_chunk(simulators, tasks)
        except Complaint as complaint:
            chunk = Chunk([], 0.0, str(complaint))
        answers.write(frame(write(chunk)))
        answers.flush()


def _listen(orders: IO[bytes], asked: SimpleQueue[bytes]) -> None:
    """Nobody is left playing for a parent that is gone, however long the game."""
    while (order := read_frame(orders)) is not None:
        asked.put(order)
    os._exit(0)


def take_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """The pipes to the parent, out of reach of bots that read or print."""
    orders, answers = open(os.dup(0), "rb"), open(os.dup(1), "wb")  # noqa: SIM115
    keep_to_errors()
    return orders, answers


def keep_to_errors() -> None:
    """What bots print goes to the error output, and there is nothing that they could read."""
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr


def main() -> None:
    """A process that begins from nothing."""
    work(*take_pipes())
