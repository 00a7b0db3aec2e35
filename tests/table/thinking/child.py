"""A thinking process with bots that misbehave. Run with the path of a gate, which holds back ``waits``."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from random import Random
from time import monotonic

from deadtown.bots import find
from deadtown.kernel import Bot, Option, Progress, Seeded, Sight
from deadtown.table.thinking import process


class First:
    """Takes the first option; the others do this when they have misbehaved."""

    imagines = False

    def __init__(self, luck: Random) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> Option:
        return sight.options[0]


class Waits(First):
    """Waits until somebody has opened the gate at the other end and shut it again, and takes the last option."""

    def choose(self, sight: Sight) -> Option:
        with open(sys.argv[1]) as gate:
            gate.read()
        return sight.options[-1]


class Hangs(First):
    def choose(self, sight: Sight) -> Option:
        print("hanging", flush=True)
        while True:
            pass


class Stubborn(First):
    """Hangs, and goes on after any error."""

    def choose(self, sight: Sight) -> Option:
        while True:
            try:
                while True:
                    pass
            except Exception:
                pass


class Guards(First):
    """Hangs, and lets nobody disturb it."""

    def choose(self, sight: Sight) -> Option:
        print("hanging", flush=True)
        while True:
            try:
                while True:
                    pass
            except BaseException:
                pass


class Crashes(First):
    def choose(self, sight: Sight) -> Option:
        raise ZeroDivisionError("divided by zombie")


class Recurses(First):
    def choose(self, sight: Sight) -> Option:
        return self.choose(sight)


class Exits(First):
    def choose(self, sight: Sight) -> Option:
        sys.exit(3)


class Dies(First):
    def choose(self, sight: Sight) -> Option:
        print("last words", flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
        return sight.options[0]


class Cheats(First):
    """Puts on the list what it would like to have."""

    def choose(self, sight: Sight) -> Option:
        sight.options.append(("win",))
        return ("win",)


class Mumbles(First):
    """Gives nothing that looks like an option."""

    def choose(self, sight: Sight) -> Option:
        return {"x" * 100_000: self}  # type: ignore[return-value]


class Prints(First):
    """Uses the standard streams as if they were its own."""

    def choose(self, sight: Sight) -> Option:
        print("printed")
        os.write(1, b"written\n")
        subprocess.run([sys.executable, "-c", "print('said by a child')"], check=True)
        assert sys.stdin.read() == ""
        return sight.options[0]


class Floods(First):
    def choose(self, sight: Sight) -> Option:
        while True:
            print("flood " * 1000)


class Spawns(First):
    """Starts a process that holds its pipes until the gate is opened."""

    def choose(self, sight: Sight) -> Option:
        if not os.fork():
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            signal.alarm(120)
            with open(sys.argv[1]):
                os._exit(0)
        return sight.options[0]


class Leaves(Spawns):
    """Leaves such a process behind, and dies."""

    def choose(self, sight: Sight) -> Option:
        super().choose(sight)
        os._exit(0)


class Imagines(First):
    """Looks at everything that a bot may look at."""

    imagines = True

    def choose(self, sight: Sight) -> Option:
        options = sorted(sight.options, key=str)
        worlds = [sight.imagine(Seeded(str(self.luck.random()))).digest() for _ in range(3)]
        return options[Random(f"{sight.view} {sight.memory} {worlds}").randrange(len(options))]


class Ponders(First):
    """Takes its time, and tells how far it is, if anybody wants to know."""

    def __init__(self, luck: Random) -> None:
        super().__init__(luck)
        self.seconds = 3600.0
        self.progress: Callable[[Progress], None] | None = None

    def choose(self, sight: Sight) -> Option:
        for done in (10, 20):
            if self.progress is not None:
                self.progress(Progress(done, 20, done / 20, sight.options[0], 0.7))
        return sight.options[0]


class Dawdles(Ponders):
    """Takes all the time that it may."""

    def choose(self, sight: Sight) -> Option:
        began = monotonic()
        while monotonic() - began < self.seconds:
            pass
        return sight.options[0]


BOTS: tuple[type[Bot], ...] = (
    First,
    Waits,
    Hangs,
    Stubborn,
    Guards,
    Crashes,
    Recurses,
    Exits,
    Dies,
    Cheats,
    Mumbles,
    Prints,
    Floods,
    Spawns,
    Leaves,
    Imagines,
    Ponders,
    Dawdles,
)

if __name__ == "__main__":
    find.ANY_GAME.update({bot.__name__.lower(): bot for bot in BOTS})  # type: ignore[misc]
    process.THOUGHT_EVERY = 0.0
    process.HURRIED = 3.0
    process.main()
