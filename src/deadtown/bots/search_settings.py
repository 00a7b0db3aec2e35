"""How a search is carried out, and for how long."""

import math
import re

import msgspec

from deadtown.complaint import Complaint


class Settings(msgspec.Struct, frozen=True):
    """What may be varied to see whether a search gets stronger. Values of options are shares of a win, 0 to 1."""

    exploration: float = 0.6
    """How many standard deviations of a playout an option that was seldom tried is given on top of its value. Playouts
    that are appraised early differ little, those played to the end are won or lost: measured by their spread, one
    number fits both."""
    trust: float = 1.5
    """The same for what the guide's weights promise: how long an option is believed in before it proves good."""
    width: float = 2.0
    """How many options are tried at the first visit of a position, the most promising first, where there is a guide."""
    widening: float = 0.5
    """How the number of options tried grows: with this power of the visits. With hundreds of options and hundreds of
    playouts, a search that tried them all would have looked at each but once."""
    horizon: int | None = None
    """After how many more turns a playout is appraised: all of them at the same point of a turn, so that they can be
    compared. Two means, for two players, that the other one has answered; four, that one has seen what came of it.
    None is what the game says. Games that count no turns have no horizon."""
    rollout: int = 60
    """After how many decisions beyond the tree a playout is appraised at the latest."""
    greed: float = 2.0
    """To what power the guide's weights are raised when a rollout picks by them: 0 is any option, much is the best."""
    glance: float = 0.25
    """How much the appraisal of the position where the tree ends counts against that at the end of the rollout: it has
    less luck in it, and knows less."""
    longest: int = 2000
    """After how many decisions a rollout without a guide is given up; then nobody has won."""
    sure: int = 3
    """In how many worlds in a row an option must win at once to be taken for a sure win."""


DEFAULT_SECONDS = 1.0
LEAST_SECONDS, MOST_SECONDS = 0.01, 60.0
MOST_PLAYOUTS = 1_000_000
MOST_SECONDS_ELSEWHERE, MOST_PLAYOUTS_ELSEWHERE = 3.0, 5000
"""What may be asked for from elsewhere, where the time is somebody else's, and so are the processes."""
MOST_PROCESSES = 64

LONGEST = 20
"""How much is repeated of a budget that is none."""

_SECONDS = re.compile(r"(\d{1,3}(?:\.\d{1,3})?)s", re.ASCII)
_PLAYOUTS = re.compile(r"\d{1,9}", re.ASCII)
_PROCESSES = re.compile(r"(.+)@(\d{1,3})", re.ASCII)


class Budget(msgspec.Struct, frozen=True):
    """For how long is searched: until the time is over or so many playouts are done, whichever comes first."""

    seconds: float = math.inf
    playouts: int = MOST_PLAYOUTS
    processes: int = 1
    """In how many processes: they share the playouts, or work for as long side by side."""


def split_budget(text: str) -> tuple[str, int]:
    """What may be spent, as a text, and the processes that follow it: ``800@2``; unless told otherwise, one."""
    found = _PROCESSES.fullmatch(text)
    return (found[1], int(found[2])) if found else (text, 1)


def is_budget(text: str) -> bool:
    """Whether a text can be read as a budget, if not as one that is too small or too large."""
    spent, _ = split_budget(text)
    return bool(_SECONDS.fullmatch(spent) or _PLAYOUTS.fullmatch(spent))


def read_budget(text: str) -> Budget:
    """A budget from its text: ``0.3s`` or ``800``, both with ``@2`` for two processes; nothing means a second. Raises
    Complaint."""
    if not text:
        return Budget(seconds=DEFAULT_SECONDS)
    spent, processes = split_budget(text)
    if not 1 <= processes <= MOST_PROCESSES:
        raise Complaint(
            f"search can't work in {processes} processes: it takes 1 to {MOST_PROCESSES}, as in search:1s@2"
        )
    if found := _SECONDS.fullmatch(spent):
        seconds = float(found[1])
        if LEAST_SECONDS <= seconds <= MOST_SECONDS:
            return Budget(seconds=seconds, processes=processes)
    elif _PLAYOUTS.fullmatch(spent) and 1 <= int(spent) <= MOST_PLAYOUTS:
        return Budget(playouts=int(spent), processes=processes)
    raise Complaint(
        f"search can't be given {text[:LONGEST]!r}: it takes {LEAST_SECONDS:g} to {MOST_SECONDS:g} seconds, "
        f"as in search:0.3s, or 1 to {MOST_PLAYOUTS:,} playouts, as in search:800"
    )


def is_modest(text: str) -> bool:
    """Whether a text is a budget that somebody elsewhere may ask for: in how many processes, they don't say."""
    try:
        budget = read_budget(text)
    except Complaint:
        return False
    modest = budget.seconds <= MOST_SECONDS_ELSEWHERE or budget.playouts <= MOST_PLAYOUTS_ELSEWHERE
    return bool(text) and modest and "@" not in text
