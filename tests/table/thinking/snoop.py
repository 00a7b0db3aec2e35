"""Bots of somebody else, as a server may be told of: one looks for what it must not know, one dreams, others fail."""

import gc
import json
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from inspect import getclosurevars
from pathlib import Path
from random import Random

import msgspec

from deadtown.bots import find_bot
from deadtown.games import GAMES
from deadtown.kernel import Match, Option, Seeded, Sight, play_out
from deadtown.kernel.play import GameState
from deadtown.table.thinking.apart import READ
from deadtown.table.thinking.far import Ask, Asked, Given

PLACE = Path(os.environ.get("SNOOP", "."))
LUCK = "one"
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


class Peeks(First):
    """Writes its own messages, for whatever its seat may not ask, and tells what is answered."""

    def choose(self, sight: Sight) -> Option:
        ask = way_out(sight)
        (PLACE / "told").write_text(json.dumps([(repr(asked), in_words(ask(asked))) for asked in peeks()]))
        return sight.options[0]


def in_words(given: Given) -> str:
    """All that was given, of a whole match too."""
    match = given.match
    whole = None if match is None else (match.state, match.snapshot(), match.seed)
    return repr(msgspec.json.encode((whole, given.value, given.world, given.error), enc_hook=repr))


def way_out(sight: Sight) -> Ask:
    """What takes the messages of a bot to those who know."""
    ask: Ask = getclosurevars(sight._door).nonlocals["ask"]
    return ask


def peeks() -> Iterator[Asked]:
    """What a seat may ask for, and all else: for other seats, of the position itself, back to before it imagined."""
    seats = (0, 1, 2, -1)
    for seat in seats:
        yield Asked("imagine", None, [], seat, LUCK)
        yield Asked("view", None, [seat], seat)
    for what in (*READ, "memory", "snapshot", "fork", "_match"):
        yield Asked(what, None, [0], 1)
    yield Asked("imagine", None, [], 0, LUCK, -1)
    yield Asked("imagine", None, [], 0, "one" + 1000 * " until 0, then two", 2**63)
    for world in (0, 1, -1, 10**9):
        for seat in seats:
            yield from (Asked(what, world, [seat]) for what in ("view", "seen_by", "asks"))
            yield Asked("imagine", world, [], seat, LUCK)
            yield Asked("why_not", world, [seat, ["pass"]])
        yield from (Asked("go_back", world, [number]) for number in (*range(-1, 100), 0.5, None))
        yield from (Asked("undo", world, [count]) for count in (1, -1, 2**62))
        for _ in range(3):
            yield from (Asked(what, world) for what in (*READ, "fork", "past", "_mark", "chance", "seed"))
            yield Asked("choose", world, [1])


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


class Babbles(First):
    """Says more at a time than anybody needs to hear."""

    def choose(self, sight: Sight) -> Option:
        way_out(sight)(Asked("view", None, ["x" * 1_000_000]))
        return sight.options[0]


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
