"""What every game is made of. The kernel knows no game and does no input or output."""

from deadtown.kernel.bot import Bot, BotMaker, play_out
from deadtown.kernel.chance import Chance, ChanceError, Scripted, Seeded, commitment, fresh_seed
from deadtown.kernel.decision import (
    Ambiguous,
    ChoiceError,
    Decision,
    Option,
    Refusal,
    Refused,
    Unreadable,
    option_text,
)
from deadtown.kernel.event import Event, Listener
from deadtown.kernel.game import (
    LEVELS,
    NOTHING_TO_ASK,
    BadOptions,
    BadSeats,
    Game,
    GameState,
    Outcome,
    Play,
    ReckoningLine,
    Step,
    Steps,
)
from deadtown.kernel.match import Match, Seen, Sight, Snapshot
from deadtown.kernel.record import RecordError, Recording, Replay, SeatNote

__all__ = [
    "LEVELS",
    "NOTHING_TO_ASK",
    "Ambiguous",
    "BadOptions",
    "BadSeats",
    "Bot",
    "BotMaker",
    "Chance",
    "ChanceError",
    "ChoiceError",
    "Decision",
    "Event",
    "Game",
    "GameState",
    "Listener",
    "Match",
    "Option",
    "Outcome",
    "Play",
    "ReckoningLine",
    "RecordError",
    "Recording",
    "Refusal",
    "Refused",
    "Replay",
    "Scripted",
    "SeatNote",
    "Seeded",
    "Seen",
    "Sight",
    "Snapshot",
    "Step",
    "Steps",
    "Unreadable",
    "commitment",
    "fresh_seed",
    "option_text",
    "play_out",
]
