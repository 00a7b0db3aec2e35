"""Bots of others decide in a process of their own, which is given only what their seat may know.

Whatever knows the truth in that process could be found there, by anybody who looks for it. So the position stays here:
the bot asks for what its seat sees and remembers, and for worlds that are imagined here, with the luck that it names.
Such a world is handed over whole as soon as nothing in it stems from the truth any more; until then, in the middle of a
step, it is played on from afar.
"""

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress

import msgspec

from deadtown.bots.guests import guests
from deadtown.bots.source import read_source
from deadtown.ending import end_process
from deadtown.frames import frame, read_frame
from deadtown.kernel import Match, Sight
from deadtown.kernel.chance import luck_of
from deadtown.table.thinking.far import Asked, Given, Order, Over, Wanted
from deadtown.table.thinking.task import Failed, Task, Thought

COMMAND = (sys.executable, "-P", "-m", "deadtown.table.thinking.guest")
MOST_WORLDS = 10_000
"""How many worlds may be played on from afar in one decision."""
LONGEST = 64 * 1024
"""How many bytes a bot may say at a time. An option is a few words."""

_write = msgspec.msgpack.Encoder().encode
_read = msgspec.msgpack.Decoder(Asked | Wanted | Thought | Failed | Over).decode


def plays_apart(game: str, bot: str) -> bool:
    """Whether a bot is the code of somebody else. A strategy is none: it is read, and looks nowhere itself."""
    source = read_source(guests(game).get(bot, ""))
    return source is not None and not source.is_strategy


class Apart:
    """The process in which the bots of others decide, started when one is needed: a new copy of it for each decision,
    so that none keeps what another seat knew."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self.busy = False
        """Whether somebody decides."""

    def choose(self, task: Task, match: Match, sight: Sight, say: Callable[[Thought], None]) -> "Wanted | Failed":
        """What a bot wants. Whoever is interrupted meanwhile leaves no process behind."""
        self.busy = True
        try:
            return self._choose(task, match, sight, say)
        except BaseException:
            self.end()
            raise
        finally:
            self.busy = False

    def _choose(self, task: Task, match: Match, sight: Sight, say: Callable[[Thought], None]) -> "Wanted | Failed":
        process = self._process = self._process or start()
        assert process.stdin is not None
        assert process.stdout is not None
        worlds = Worlds(match, sight)
        order = Order(
            task.game, task.bot, task.luck, task.budget, task.tells, sight.seat, sight.kind, sight.options, sight.about
        )
        process.stdin.write(frame(task.game.encode()) + frame(_write(order)))
        process.stdin.flush()
        wanted: Wanted | Failed = Failed("died")
        while (body := read_frame(process.stdout, LONGEST)) is not None:
            said = _read(body)
            if isinstance(said, Asked):
                process.stdin.write(frame(pickle.dumps(worlds.give(said), pickle.HIGHEST_PROTOCOL)))
                process.stdin.flush()
            elif isinstance(said, Thought):
                say(said)
            elif isinstance(said, Over):
                return wanted
            else:
                wanted = said
        self.end()
        return wanted

    def hurry(self) -> None:
        """Tell a bot that takes its time to decide with what it has."""
        self._signal(signal.SIGUSR1)

    def end(self) -> None:
        """Kill the process, and whatever goes on in it."""
        self._signal(signal.SIGKILL)
        process, self._process = self._process, None
        if process is not None and end_process(process):
            with suppress(BrokenPipeError), process:
                pass  # Its pipes are closed.

    def _signal(self, number: int) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, number)


def start() -> "subprocess.Popen[bytes]":
    return subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)


class Worlds:
    """The position that a bot decides in, and those that it has imagined and plays on from afar."""

    def __init__(self, match: Match, sight: Sight) -> None:
        self._match = match
        self._sight = sight
        self._worlds: list[Match] = []

    def give(self, asked: Asked) -> Given:
        """What a bot asks for, unless that does not go: then why not."""
        try:
            return self._give(asked)
        except Exception as error:
            return Given(error=ValueError(str(error)))

    def _give(self, asked: Asked) -> Given:
        if asked.world is None:
            return self._of_the_seat(asked)
        world = self._worlds[asked.world]
        if asked.what == "imagine":
            return self._imagined(world, asked.seat, asked)
        if asked.what == "fork":
            return self._keep(world.fork())
        given = getattr(world, READ[asked.what])
        if asked.what in CALLED:
            given = given(*(tuple(one) if isinstance(one, list) else one for one in asked.arguments))
        if asked.what in MOVES and is_clean(world):
            return Given(match=world)
        return Given(value=given)

    def _of_the_seat(self, asked: Asked) -> Given:
        """Whoever asks may name any seat; the true position answers for its own alone."""
        if asked.what == "imagine":
            return self._imagined(self._match, self._sight.seat, asked)
        return Given(value=self._sight.view if asked.what == "view" else self._sight.memory)

    def _imagined(self, match: Match, seat: int, asked: Asked) -> Given:
        chance = luck_of(asked.luck).at(asked.position)
        apart = match.imagine_apart(seat, chance) if match.window is None else None
        if apart is not None and is_clean(apart):
            apart.halts = False
            return Given(match=apart)
        return self._keep(match.imagine(seat, chance))

    def _keep(self, world: Match) -> Given:
        if len(self._worlds) >= MOST_WORLDS:
            raise ValueError(f"there are more than {MOST_WORLDS} imagined matches in the middle of a step")
        self._worlds.append(world)
        return Given(world=len(self._worlds) - 1)


READ = {
    **{name: name for name in ("number", "over", "decision", "outcome", "asked_seats", "state", "halts")},
    **{name: name for name in ("view", "seen_by", "asks", "digest", "why_not", "read")},
    **{name: name for name in ("choose", "close", "go_back", "undo")},
}
"""What may be asked of a world: nothing that leads to where it comes from."""
CALLED = frozenset({"view", "seen_by", "asks", "digest", "why_not", "read", "choose", "close", "go_back", "undo"})
MOVES = frozenset({"choose", "close"})


def is_clean(world: Match) -> bool:
    """Whether nothing of a world stems from the truth: it has come to a step that began after it was imagined."""
    mark = world.past.mark
    return mark is not None and not mark.redrawn
