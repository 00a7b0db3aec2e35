"""Who plays the games of a simulation: several processes of this machine.

Each has a thread here that sends it some games, waits for their rows, and sends it more. A process begins as a copy of
this one, which is quick and knows all that this one knows, or from nothing: whoever copies a process that has threads
copies what they were doing, too, but not them.
"""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from typing import IO, cast

import msgspec

from deadtown.complaint import Complaint
from deadtown.ending import ENDING, Process, end_process
from deadtown.frames import frame, read_frame
from deadtown.lab.crews import AHEAD, Chunk, Crew, CrewLost, Task, Work
from deadtown.lab.makers import is_lent
from deadtown.lab.plan import Plan
from deadtown.lab.worker import keep_to_errors, work
from deadtown.signals import begin_with_signals_of_its_own, signals_held

WORKER = "deadtown.lab.worker"
FROM_NOTHING = """import sys
sys.path[:] = {path!r}
from deadtown.signals import begin_with_signals_of_its_own
begin_with_signals_of_its_own()
from {module} import main
main()"""
"""What a process does that does not begin as a copy. It never reads the program that asks for it."""

LOOK_EVERY = 0.5
"""Seconds between two looks at whether a signal has come while rows are waited for."""
THREADS_END = 0.1
"""Seconds in which the system forgets threads that have ended."""
THREADS = "/proc/self/task"

DIED = "a process of the simulation died; is there memory enough for so many --jobs?"
WHY = "of which there can be no copies (it has threads, or the system makes none)"

write = msgspec.msgpack.Encoder().encode
read_chunk = msgspec.msgpack.Decoder(Chunk).decode


class Copy:
    """A process that began as a copy of this one."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._status: int | None = None

    def poll(self) -> int | None:
        if self._status is None:
            try:
                pid, status = os.waitpid(self.pid, os.WNOHANG)
            except ChildProcessError:  # Somebody else in this program has waited for it.
                self._status = 0
            else:
                self._status = os.waitstatus_to_exitcode(status) if pid else None
        return self._status

    def kill(self) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)


class Begun:
    """Games that a process plays, or will."""

    def __init__(self, tasks: Sequence[Task]) -> None:
        self.tasks = tasks
        # A plain lock: events and conditions are not made for handlers of signals that raise while they are waited for.
        self._under_way = threading.Lock()
        self._under_way.acquire()
        self._found: Chunk | CrewLost = CrewLost(DIED)

    def settle(self, found: Chunk | CrewLost) -> None:
        """Here are the rows; or why nobody will ever have them. It is said once."""
        self._found = found
        self._under_way.release()

    def done(self) -> bool:
        return not self._under_way.locked()

    def result(self) -> Chunk:
        while not self.done():
            if self._under_way.acquire(timeout=LOOK_EVERY):
                self._under_way.release()
        if isinstance(self._found, CrewLost):
            raise self._found
        return self._found


class Player:
    """One of the processes, with the thread that speaks with it."""

    def __init__(self, process: Process, orders: IO[bytes], answers: IO[bytes]) -> None:
        self.process = process
        self.orders = orders
        self.answers = answers
        self._thread: threading.Thread | None = None

    def start(self, plans: bytes, asked: "SimpleQueue[Begun | None]") -> None:
        thread = threading.Thread(target=self._give, args=[plans, asked], daemon=True)
        thread.start()
        self._thread = thread

    def _give(self, plans: bytes, asked: "SimpleQueue[Begun | None]") -> None:
        """One piece of work after another. When the process dies, whoever waits for its work learns of it."""
        with suppress(OSError):
            self._send(plans)
        while (work := asked.get()) is not None:
            found: Chunk | CrewLost = CrewLost(DIED)
            try:
                self._send(write(work.tasks))
                if (said := read_frame(self.answers)) is not None:
                    found = read_chunk(said)
            except OSError:
                pass  # There is no process any more.
            finally:
                work.settle(found)

    def _send(self, message: bytes) -> None:
        self.orders.write(frame(message))
        self.orders.flush()

    def let_go(self) -> None:
        """Close what connects it with this process."""
        for pipe in (self.orders, self.answers):
            with suppress(OSError):
                pipe.close()

    def end(self, until: float) -> None:
        """End the process, and its thread."""
        if end_process(self.process, until):
            if self._thread is not None:
                self._thread.join(max(0.0, until - time.monotonic()))
            self.let_go()


class Processes:
    """Plays in processes of this machine, which begin when they are called."""

    def __init__(self, plans: Sequence[Plan], jobs: int) -> None:
        self.ahead = AHEAD * jobs
        self.plans = plans
        self._jobs = jobs
        self._players: list[Player] = []
        self._asked: SimpleQueue[Begun | None] = SimpleQueue()

    def call(self) -> None:
        copied = may_be_copied()
        if not copied and (mine := [bot for plan in self.plans for bot in plan.bots if is_lent(bot)]):
            raise Complaint(f"{mine[0]} is known to this process alone, {WHY}: put it into a file, or use one job")
        begin = begin_as_copy if copied else begin_from_nothing
        flush_all()
        try:
            for _ in range(self._jobs):
                with signals_held():
                    self._players.append(begin(self._players))
        except OSError as error:
            raise CrewLost(f"can't start {self._jobs} processes: {error.strerror}") from None
        with signals_held():  # Signals are for threads that existed before these.
            plans = write(list(self.plans))
            for player in self._players:
                player.start(plans, self._asked)

    def begin(self, tasks: Sequence[Task]) -> Work:
        work = Begun(tasks)
        self._asked.put(work)
        return work

    def dismiss(self) -> None:
        """End all at once: they have nothing to lose."""
        with signals_held():
            for player in self._players:
                player.process.kill()
                self._asked.put(None)
            until = time.monotonic() + ENDING
            for player in self._players:
                player.end(until)
            self._players = []


@contextmanager
def processes(jobs: int, plans: Sequence[Plan]) -> Iterator[Crew]:
    """So many processes of this machine, which are ended at once when nobody waits for them any more."""
    crew = Processes(plans, jobs)
    try:
        yield crew
    finally:
        crew.dismiss()


def copies_processes() -> bool:
    """Whether processes of this system may begin as copies of this one, and know all that it knows."""
    return sys.platform != "darwin" and hasattr(os, "fork") and os.path.isdir(THREADS)


def may_be_copied() -> bool:
    """Whether this process has no threads but this one, be they Python's or not. Those that are about to end may."""
    until = time.monotonic() + THREADS_END
    while copies_processes() and threading.active_count() == 1:
        if len(os.listdir(THREADS)) == 1:
            return True
        if time.monotonic() > until:
            break
        time.sleep(0.005)
    return False


def flush_all() -> None:
    """What is written so far is not written again by copies."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, OSError, ValueError):  # There may be none, or one that is closed.
            stream.flush()


def begin_as_copy(others: Sequence[Player]) -> Player:
    (orders, my_orders), (my_answers, answers) = os.pipe(), os.pipe()
    pid = os.fork()
    if not pid:
        try:
            os.close(my_orders)
            os.close(my_answers)
            for other in others:
                other.let_go()
            begin_with_signals_of_its_own()
            keep_to_errors()
            work(open(orders, "rb"), open(answers, "wb"))  # noqa: SIM115
        except BaseException:
            sys.excepthook(*sys.exc_info())
        finally:
            os._exit(1)
    os.close(orders)
    os.close(answers)
    return Player(Copy(pid), open(my_orders, "wb"), open(my_answers, "rb"))


def begin_from_nothing(others: Sequence[Player]) -> Player:
    """What it inherits is the error output alone."""
    process = subprocess.Popen(program_of(WORKER), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    return Player(process, cast(IO[bytes], process.stdin), cast(IO[bytes], process.stdout))


def program_of(module: str) -> list[str]:
    """A command that runs a module as a process of its own, and finds modules where this one does."""
    return [sys.executable, "-c", FROM_NOTHING.format(path=[str(folder) for folder in sys.path], module=module)]
