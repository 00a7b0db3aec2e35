"""What every game is made of. The kernel knows no game and does no input or output."""

from deadtown.kernel.balance import (
    BALANCE,
    Balance,
    Length,
    Measured,
    SetBalance,
    balance_text,
    read_balance,
    write_balance,
)
from deadtown.kernel.bot import BadStrategy, Bot, BotMaker, PonderingBot, Progress, play_out
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
from deadtown.kernel.facets import (
    LEVELS,
    Eyes,
    Figures,
    Guide,
    Players,
    ReckoningLine,
    Rung,
    Sides,
    Talk,
    Verdict,
    Wording,
    Words,
    nothing_hidden,
)
from deadtown.kernel.foresight import Foreseen, preview
from deadtown.kernel.game import Game
from deadtown.kernel.glimpse import Glimpse, glimpse_of
from deadtown.kernel.match import Match, Sight
from deadtown.kernel.moments import Moment, Onlooker, Onlookers, changes_of
from deadtown.kernel.past import Snapshot
from deadtown.kernel.play import NOTHING_TO_ASK, GameOver, GameState, Outcome, Play, Step, Steps
from deadtown.kernel.rates import Estimate
from deadtown.kernel.record import RecordError, Recording, Replay, SeatNote
from deadtown.kernel.rules import BadOptions, BadSeats, Rules, Sets, Terms
from deadtown.kernel.seen import Seen, SeenWindow
from deadtown.kernel.standing import Standing, lasting_answer, standing_answer
from deadtown.kernel.window import PASS, Answer, Question, Window, read_answer

__all__ = [
    "BALANCE",
    "LEVELS",
    "NOTHING_TO_ASK",
    "PASS",
    "Ambiguous",
    "Answer",
    "BadOptions",
    "BadSeats",
    "BadStrategy",
    "Balance",
    "Bot",
    "BotMaker",
    "Chance",
    "ChanceError",
    "ChoiceError",
    "Decision",
    "Estimate",
    "Event",
    "Eyes",
    "Figures",
    "Foreseen",
    "Game",
    "GameOver",
    "GameState",
    "Glimpse",
    "Guide",
    "Length",
    "Listener",
    "Match",
    "Measured",
    "Moment",
    "Onlooker",
    "Onlookers",
    "Option",
    "Outcome",
    "Play",
    "Players",
    "PonderingBot",
    "Progress",
    "Question",
    "ReckoningLine",
    "RecordError",
    "Recording",
    "Refusal",
    "Refused",
    "Replay",
    "Rules",
    "Rung",
    "Scripted",
    "SeatNote",
    "Seeded",
    "Seen",
    "SeenWindow",
    "SetBalance",
    "Sets",
    "Sides",
    "Sight",
    "Snapshot",
    "Standing",
    "Step",
    "Steps",
    "Talk",
    "Terms",
    "Unreadable",
    "Verdict",
    "Window",
    "Wording",
    "Words",
    "balance_text",
    "changes_of",
    "commitment",
    "fresh_seed",
    "glimpse_of",
    "lasting_answer",
    "nothing_hidden",
    "option_text",
    "play_out",
    "preview",
    "read_answer",
    "read_balance",
    "standing_answer",
    "write_balance",
]
