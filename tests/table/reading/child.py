"""A reading process that can be held up.

Run with the path of a gate, which holds back who wants a log in the words of "wait", or of the language that is named.
"""

import os
import sys
from typing import Any

from deadtown.table.reading import process, work
from deadtown.table.reading.task import Answer, AnyTask, Heard, TellLog, unheard

carry_out = work.carry_out


def misbehave(task: AnyTask, say: Heard = unheard) -> Answer:
    how = task.viewer.words if isinstance(task, TellLog) else ""
    how = "wait" if how and how in sys.argv[2:] else how
    if how in MISDEEDS:
        return MISDEEDS[how](task)
    return carry_out(task, say)


def waits(task: Any) -> Answer:
    """Until somebody has opened the gate at the other end, and shut it again."""
    with open(sys.argv[1]) as gate:
        gate.read()
    return carry_out(in_english(task))


def hangs(task: Any) -> Answer:
    while True:
        pass


def guards(task: Any) -> Answer:
    """Hangs, and lets nobody disturb it."""
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass


def crashes(task: Any) -> Answer:
    raise ZeroDivisionError("divided by zombie")


def dies(task: Any) -> Answer:
    os._exit(3)


def in_english(task: TellLog) -> TellLog:
    viewer = type(task.viewer)(task.viewer.player, "en")
    return TellLog(task.table, task.entries, viewer, task.since, task.bytes, task.lines)


MISDEEDS = {"wait": waits, "hang": hangs, "guard": guards, "crash": crashes, "die": dies}

if __name__ == "__main__":
    process.carry_out = misbehave  # type: ignore[attr-defined]
    process.main()
