"""Humans!!! as the platform sees it: everybody leads a horde, and the town is full of people."""

from pathlib import Path

from deadtown.games.humans import figures, refusals
from deadtown.games.humans.asking import matters
from deadtown.games.humans.bots import BOTS, LEVELS
from deadtown.games.humans.cards import DO_OVER_ANY, WINDOWS
from deadtown.games.humans.catalogue import CATALOGUE
from deadtown.games.humans.clauses import holds
from deadtown.games.humans.events import EVENTS, AbilityUsed, CardPlayed, CharacterTaken, Drew
from deadtown.games.humans.eyes import EYES
from deadtown.games.humans.guide import HumansGuide
from deadtown.games.humans.opening import opening
from deadtown.games.humans.state import Options, State
from deadtown.games.humans.steps import STEPS
from deadtown.games.humans.windows import AskingPlay
from deadtown.games.humans.wording import wording
from deadtown.kernel import HAD, PLAYED, Figures, Game, Players, Rules, Words

HUMANS: Game[State] = Game(
    name="humans",
    version="1",
    families=("HU",),
    folder=Path(__file__).parent,
    complete=True,
    minutes=(45, 75),
    rules=Rules(
        options_type=Options,
        state_type=State,
        play_type=AskingPlay,
        seats=range(2, 7),
        opening=opening,
        steps=STEPS,
        decisions=tuple(refusals.CLAUSES),
        windows=(*WINDOWS, DO_OVER_ANY),
        events=EVENTS,
        outcome=lambda state: state.outcome,
        components=figures.components,
        seats_in=lambda state: len(state.players),
        turn=lambda state: state.turns,
    ),
    eyes=EYES,
    words=Words(
        why_not=refusals.why_not,
        wishes=refusals.wishes,
        named={
            "card": "card",
            "cards": "card",
            "tile": "tile",
            "character": "character",
            "ability": "ability",
            "wound": "wound",
            "wounds": "wound",
            "captures": "capture",
        },
        own_wording=wording,
        holds=holds,
        catalogue=lambda: CATALOGUE,
    ),
    players=Players(bots=BOTS, levels=LEVELS, guide=HumansGuide(), horizon=2, matters=matters),
    figures=Figures(
        tally=figures.tally,
        course=figures.course,
        reckoning=figures.reckoning,
        verdict=figures.verdict,
        things={
            Drew: (HAD, "cards"),
            CardPlayed: (PLAYED, "card"),
            CharacterTaken: (HAD, "character"),
            AbilityUsed: (PLAYED, "ability"),
        },
        named_as=("card", "character", "ability"),
        simulation_options={"max_rounds": 300},
    ),
)
