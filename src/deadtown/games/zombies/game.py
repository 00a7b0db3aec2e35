"""Zombies!!! as the platform sees it: a city laid tile by tile, and everybody runs for the Helipad."""

from pathlib import Path

from deadtown.games.zombies import figures, refusals
from deadtown.games.zombies.asking import matters
from deadtown.games.zombies.bots import BOTS, LEVELS
from deadtown.games.zombies.cards import WINDOWS
from deadtown.games.zombies.catalogue import CATALOGUE
from deadtown.games.zombies.clauses import holds
from deadtown.games.zombies.events import EVENTS, CardPlayed, Drew, ItemLaid
from deadtown.games.zombies.eyes import EYES
from deadtown.games.zombies.full_play import FullPlay
from deadtown.games.zombies.guide import ZombiesGuide
from deadtown.games.zombies.opening import opening
from deadtown.games.zombies.squad.events import SQUAD_EVENTS
from deadtown.games.zombies.squad.talk import talk
from deadtown.games.zombies.state import Options, State
from deadtown.games.zombies.steps import STEPS
from deadtown.games.zombies.wording import wording
from deadtown.kernel import HAD, PLAYED, Figures, Game, Players, Rules, Sets, Sides, Words

ZOMBIES: Game[State] = Game(
    name="zombies",
    version="1",
    families=("ZB", "IS"),
    folder=Path(__file__).parent,
    complete=True,
    minutes=(45, 90),
    rules=Rules(
        options_type=Options,
        state_type=State,
        play_type=FullPlay,
        seats=range(2, 7),
        opening=opening,
        steps=STEPS,
        decisions=tuple(refusals.CLAUSES),
        windows=WINDOWS,
        events=(*EVENTS, *SQUAD_EVENTS),
        outcome=lambda state: state.outcome,
        components=figures.components,
        seats_in=lambda state: len(state.players),
        turn=lambda state: state.turns,
        sets=Sets("variant", recommended=("base", "intervention_squad")),
    ),
    eyes=EYES,
    words=Words(
        why_not=refusals.why_not,
        wishes=refusals.wishes,
        named={"card": "card", "cards": "card", "item": "card", "tile": "tile", "other": "tile", "row": "row"},
        own_wording=wording,
        holds=lambda clause, options, view: holds(clause, options),
        catalogue=lambda: CATALOGUE,
    ),
    players=Players(
        bots=BOTS,
        levels=LEVELS,
        guide=ZombiesGuide(),
        horizon=2,
        matters=matters,
    ),
    sides=Sides(talk=talk),
    figures=Figures(
        tally=figures.tally,
        course=figures.course,
        reckoning=figures.reckoning,
        scored=False,
        verdict=figures.verdict,
        things={Drew: (HAD, "cards"), CardPlayed: (PLAYED, "card"), ItemLaid: (PLAYED, "card")},
        simulation_options={"max_rounds": 300},
    ),
)
