"""Bots of somebody else, as a server may be told of: one looks for what it must not know, one dreams, others fail."""

import gc
import json
import os
import time
from contextlib import suppress
from pathlib import Path
from random import Random

from deadtown.bots import find_bot
from deadtown.games import GAMES
from deadtown.kernel import Match, Option, Seeded, Sight, play_out
from deadtown.kernel.play import GameState

PLACE = Path(os.environ.get("SNOOP", "."))
MASK = bytes(number ^ 0x5A for number in range(256))


class First:
    imagines = True

    def __init__(self, luck: Random) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> Option:
        return sight.options[0]


class Snoop(First):
    """Tells which states it finds in its process, and whether its memory holds what it was told to look for, masked."""

    def choose(self, sight: Sight) -> Option:
        assert sight.view is not None
        repr(sight.memory)
        world = sight.imagine(Seeded("mine"))
        assert world.decision is not None
        gc.collect()
        found = [one for one in gc.get_objects() if isinstance(one, Match)]
        states = [one.state for one in found] + [one for one in gc.get_objects() if isinstance(one, GameState)]
        for one in found:
            mark = one.past.mark
            while mark is not None:
                states.append(mark.state)
                mark = mark.before
        codec = GAMES["zombinion"].rules.codec
        needle = (PLACE / "needle").read_bytes()
        told = {"states": [codec.save(state).hex() for state in states], "found": holds(needle)}
        (PLACE / "told").write_text(json.dumps(told))
        return sight.options[0]


def holds(masked: bytes) -> bool:
    """Whether the memory of this process holds what is behind a mask, so that the mask is not what is found."""
    with open("/proc/self/maps") as maps, open("/proc/self/mem", "rb", buffering=0) as memory:
        for line in maps:
            span, rights = line.split()[:2]
            if not rights.startswith("rw") or "[v" in line:
                continue
            start, end = (int(part, 16) for part in span.split("-"))
            memory.seek(start)
            if masked in memory.read(end - start).translate(MASK):
                return True
    return False


class Dreams(First):
    """Plays out what it imagines, by bots of the house, and looks at all that a match shows on the way."""

    def choose(self, sight: Sight) -> Option:
        won: list[object] = []
        for number in range(3):
            world = sight.imagine(Seeded(f"dream {number}"), rewindable=number == 0)
            assert world.sight().options == sight.options
            assert world.sight().view == sight.view
            world.choose(sight.options[number % len(sight.options)])
            world.view(sight.seat)
            bots = [find_bot(GAMES["zombinion"], "money")(Random(number)) for _ in range(2)]
            play_out(world, bots)
            assert world.outcome is not None
            won.append(world.outcome.winners)
        (PLACE / "told").write_text(json.dumps(won))
        return sight.options[-1]


class Keeps(First):
    """Would know what it knew at its last decision, if anything stayed."""

    known: list[str] = []

    def choose(self, sight: Sight) -> Option:
        self.known.append(str(sight.view))
        (PLACE / "told").write_text(str(len(self.known)))
        return sight.options[0]


class Crashes(First):
    def choose(self, sight: Sight) -> Option:
        raise ZeroDivisionError("divided by zombie")


class Dies(First):
    def choose(self, sight: Sight) -> Option:
        os._exit(3)


class Sleeps(First):
    """Tells which process it is, and hears nothing."""

    def choose(self, sight: Sight) -> Option:
        (PLACE / "part").write_text(f"{os.getpid()} {os.getppid()}")
        (PLACE / "part").rename(PLACE / "told")
        while True:
            with suppress(BaseException):
                time.sleep(3600)


class Hangs(First):
    def choose(self, sight: Sight) -> Option:
        while True:
            pass
