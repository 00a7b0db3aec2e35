"""A record of thousands of choices that were taken back, read again and again by callers who do not wait."""

import asyncio
from itertools import cycle

from benchmarks.trial.nuisances.crew import Crew
from benchmarks.trial.wire import API, CREATED, UNANSWERED, Caller, Headers, head
from deadtown.games import GAMES
from deadtown.kernel import Match, fresh_seed
from deadtown.kernel.record import Recording, SeatNote, write_lines

READERS = 8
LENGTHS = (22_000, 8_000, 4_000, 1_000)
"""Choices; if a record is too long for the server, the next is shorter."""
GIVE_UP = 0.5
"""Seconds after which a caller hangs up."""


def long_record(choices: int) -> bytes:
    """A game that was paused after so many choices of which each was taken back."""
    game, seed, players = GAMES["zombinion"], fresh_seed(), ("Anna", "Bruno")
    match = Match.start(game, players, seed=seed)
    recording = Recording(match, [SeatNote(name) for name in players], game.rules.options_type(), seed)
    recording.choose(1)
    recording.undo()
    *opening, choice, undo, pause = recording.pause()
    return write_lines([*opening, *([choice, undo] * choices), pause]).encode()


async def read_long_records(crew: Crew) -> None:
    (who,) = await crew.guests(1)
    table = await _import(crew, crew.caller(), who)
    paths = cycle((f"{API}/tables/{table}/log?lang=en", f"{API}/tables/{table}/replay?eyes=spectator&words=en"))

    async def read(caller: Caller) -> int:
        """Ask for it, and hang up before it comes."""
        try:
            reader, writer = await caller.connect()
        except OSError:
            return UNANSWERED
        writer.write(head("GET", next(paths), headers=who))
        try:
            async with asyncio.timeout(GIVE_UP):
                return int((await reader.readline()).split()[1])
        except (TimeoutError, OSError, IndexError):
            return UNANSWERED
        finally:
            writer.transport.abort()

    await crew.repeat(READERS, read)


async def _import(crew: Crew, caller: Caller, who: Headers) -> str:
    lines = {**who, "Content-Type": "application/x-ndjson"}
    for length in LENGTHS:
        answer = await caller.ask("POST", f"{API}/records", long_record(length), lines)
        crew.toll.count(answer.status)
        if answer.status == CREATED:
            return str(answer.json["table"])
    raise RuntimeError("no record can be imported")
