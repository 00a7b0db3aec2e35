"""The portable record of a match: JSON lines, readable by people and by any program.

The first line says what is played and by whom; then every choice with its results of chance, every window in which
nobody stepped in, what was undone, digests of the position now and then, the outcome, and the seed, which proves the
commitment of the first line.
"""

from deadtown.kernel.record.lines import (
    FORMAT,
    OLD_FORMAT,
    Choice,
    Digest,
    End,
    Header,
    Line,
    Passed,
    Pause,
    RecordError,
    SeatNote,
    Start,
    Undo,
    read_lines,
    write_lines,
)
from deadtown.kernel.record.recording import DIGEST_EVERY, Recording
from deadtown.kernel.record.replay import Replay, renewed, resume, seed_of, verify

__all__ = [
    "DIGEST_EVERY",
    "FORMAT",
    "OLD_FORMAT",
    "Choice",
    "Digest",
    "End",
    "Header",
    "Line",
    "Passed",
    "Pause",
    "RecordError",
    "Recording",
    "Replay",
    "SeatNote",
    "Start",
    "Undo",
    "read_lines",
    "renewed",
    "resume",
    "seed_of",
    "verify",
    "write_lines",
]
