"""A child that says what its command line tells it: when it starts, to the first task, and when it is signalled."""

import signal
import sys


def main(start: str, answer: str = "", unasked: str = "") -> None:
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})
    say(start)
    length = int.from_bytes(sys.stdin.buffer.read(4), "big")
    if length:
        sys.stdin.buffer.read(length)
        say(answer)
    if unasked:
        signal.sigwait({signal.SIGUSR1})
        say(unasked)
    sys.stdin.buffer.read()


def say(code: str) -> None:
    sys.stdout.buffer.write(bytes.fromhex(code))
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
