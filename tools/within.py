"""Runs a command, and ends whatever came from it: when the command has ended, and when its time is up.

    tools/within.py SECONDS COMMAND...       with 0 seconds there is no limit

The status is that of the command, or 124 when time was up: like timeout(1), which macOS lacks. On Linux no process gets
away, since orphans are handed to this one; elsewhere whatever leaves the process group does.
"""

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import FrameType

ON_LINUX = sys.platform == "linux"
PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
AFTER_CTRL_C = 60.0
"""Seconds that the command has to end after Ctrl-C, which it hears itself."""
HEARD = (signal.SIGALRM, signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
KILLED_AGAIN = 1000
"""How often whatever is still there is killed, a hundredth of a second apart."""
TIME_UP = 124


class Ended(BaseException):
    """Why the command is not waited for any longer."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status = status


def prctl(option: int, value: int) -> None:
    if ON_LINUX:
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def came_from(ancestor: int, since: float = 0) -> list[int]:
    """The processes that came from one; or of them those that began so many seconds after the machine, or later."""
    parents = {pid: parent for pid, parent, started in processes() if started >= since}
    found = [ancestor]
    for pid in found:
        found += [child for child, parent in parents.items() if parent == pid]
    return found[1:]


def processes() -> Iterator[tuple[int, int, float]]:
    """Each process on this machine, its parent, and when it began. None where the machine does not tell."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            # The name of the program, in brackets, may hold anything.
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            yield int(folder.name), int(fields[1]), int(fields[19]) / os.sysconf("SC_CLK_TCK")


def kill(pid: int) -> None:
    with suppress(OSError):
        os.kill(pid, signal.SIGKILL)


def sweep(group: int) -> None:
    """End all that came from the command, also what begins meanwhile."""
    for _ in range(KILLED_AGAIN):
        for pid in came_from(os.getpid()):
            kill(pid)
        if not ON_LINUX:
            with suppress(OSError):
                os.killpg(group, signal.SIGKILL)
        try:
            while os.waitpid(-1, os.WNOHANG) != (0, 0):
                pass
        except ChildProcessError:
            return
        time.sleep(0.01)


def status_of(pid: int) -> int:
    """How the command ended. Orphans that end before it are taken note of, and no more."""
    while True:
        ended, status = os.wait()
        if ended == pid:
            code = os.waitstatus_to_exitcode(status)
            return code if code >= 0 else 128 - code


def run(seconds: float, command: list[str]) -> int:
    def hear(number: int, _: FrameType | None) -> None:
        if number == signal.SIGALRM:
            raise Ended(TIME_UP, f"{' '.join(command)} has not ended within {seconds:g} seconds")
        if number != signal.SIGINT:
            raise Ended(128 + number, "")
        signal.setitimer(signal.ITIMER_REAL, AFTER_CTRL_C)
        if not ON_LINUX:
            os.killpg(child.pid, signal.SIGINT)

    def begin() -> None:
        """In the command's process, before it is the command: it ends with this one, and hears signals as usual."""
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        for number, handler in before.items():
            signal.signal(number, signal.SIG_IGN if handler is signal.SIG_IGN else signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, HEARD)

    prctl(PR_SET_CHILD_SUBREAPER, 1)
    # None is heard before there is somebody to end.
    signal.pthread_sigmask(signal.SIG_BLOCK, HEARD)
    before = {number: signal.signal(number, hear) for number in HEARD}
    prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    child = subprocess.Popen(command, process_group=None if ON_LINUX else 0, preexec_fn=begin)
    # Whoever reads what the command writes reads to its end, not to the end of this process.
    with open(os.devnull, "r+") as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(nothing.fileno(), 1)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, HEARD)
        return status_of(child.pid)
    except Ended as ended:
        if str(ended):
            print(f"deadtown: {ended}: it is ended, and whatever came from it.", file=sys.stderr)
        return ended.status
    finally:
        signal.pthread_sigmask(signal.SIG_BLOCK, HEARD)
        sweep(child.pid)


if __name__ == "__main__":
    sys.exit(run(float(sys.argv[1]), sys.argv[2:]))
