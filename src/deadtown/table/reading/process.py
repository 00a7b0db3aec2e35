"""The child: reads one log after another, and tells of each what somebody may know.

It reads orders from its standard input and ends with it. Its standard output holds answers only.
"""

import sys
import traceback
from contextlib import suppress

import msgspec

from deadtown.frames import frame, read_frame
from deadtown.table.children.inside import (
    LONGEST_PROBLEM,
    LONGEST_TRACE,
    TimeUp,
    hear_signals,
    take_pipes,
    time_limit,
)
from deadtown.table.reading.task import Answer, Failed, Heard, Order, Told, TookTooLong
from deadtown.table.reading.work import carry_out

_read = msgspec.msgpack.Decoder(Order).decode
_write = msgspec.msgpack.Encoder().encode


def main() -> None:
    """Carry out orders until there are no more to come."""
    hear_signals()
    orders, answers = take_pipes()
    with suppress(BrokenPipeError):
        answers.write(frame(b""))

        def say(told: Told) -> None:
            write_all(answers.fileno(), frame(_write(told)))

        while (order := read_frame(orders)) is not None:
            write_all(answers.fileno(), frame(answer(order, say)))


def write_all(file: int, message: bytes) -> None:
    """A large answer does not fit into a pipe at once."""
    with open(file, "wb", closefd=False) as pipe:
        pipe.write(message)


def answer(body: bytes, say: Heard) -> bytes:
    """What comes of an order, whatever happens; what is found out on the way to it is said at once."""
    said: Answer
    try:
        order = _read(body)
        with time_limit(order.seconds):
            return _write(carry_out(order.task, say))
    except TimeUp:
        said = TookTooLong()
    except Exception as error:
        sys.stderr.write(traceback.format_exc()[-LONGEST_TRACE:])
        said = Failed(f"{type(error).__name__}: {error}"[:LONGEST_PROBLEM])
    return _write(said)


if __name__ == "__main__":
    main()
