"""The rules of Humans!!! with Zombies!!!, put together."""

from deadtown.games.humans.cards import DO_OVER_ANY
from deadtown.games.humans.combined.cards import WINDOWS
from deadtown.games.humans.combined.events import EVENTS
from deadtown.games.humans.combined.figures import components
from deadtown.games.humans.combined.full_play import FullPlay
from deadtown.games.humans.combined.opening import opening
from deadtown.games.humans.combined.refusals import CLAUSES
from deadtown.games.humans.combined.state import Options, State
from deadtown.games.humans.combined.steps import STEPS
from deadtown.kernel import Rules

RULES: Rules[State] = Rules(
    options_type=Options,
    state_type=State,
    play_type=FullPlay,
    seats=range(2, 7),
    opening=opening,
    steps=STEPS,
    decisions=tuple(CLAUSES),
    windows=(*WINDOWS, DO_OVER_ANY),
    events=EVENTS,
    outcome=lambda state: state.outcome,
    components=components,
    seats_in=lambda state: len(state.players),
    turn=lambda state: state.turns,
)
