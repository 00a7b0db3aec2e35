"""Zombiaki! as the platform sees it: a night on a street of three lanes, zombies against humans."""

from pathlib import Path

from deadtown.games.zombiaki import figures, refusals
from deadtown.games.zombiaki.bots import BOTS, FORMER
from deadtown.games.zombiaki.cards import HUMANS, SIDES, ZOMBIES
from deadtown.games.zombiaki.catalogue import CATALOGUE
from deadtown.games.zombiaki.clauses import holds
from deadtown.games.zombiaki.events import EVENTS, Clicked, Drew, Held, Played
from deadtown.games.zombiaki.eyes import EYES
from deadtown.games.zombiaki.guide import ZombiakiGuide
from deadtown.games.zombiaki.opening import opening
from deadtown.games.zombiaki.play import Play
from deadtown.games.zombiaki.sides import rematch_options, role
from deadtown.games.zombiaki.state import Options, State
from deadtown.games.zombiaki.steps import STEPS
from deadtown.games.zombiaki.wording import wording
from deadtown.kernel import HAD, PLAYED, Figures, Game, Players, Rules, Sides, Words

ZOMBIAKI: Game[State] = Game(
    name="zombiaki",
    version="1",
    families=("ZK",),
    folder=Path(__file__).parent,
    complete=True,
    minutes=(15, 25),
    rules=Rules(
        options_type=Options,
        state_type=State,
        play_type=Play,
        seats=range(2, 3),
        opening=opening,
        steps=STEPS,
        decisions=tuple(refusals.CLAUSES),
        events=EVENTS,
        outcome=lambda state: state.outcome,
        components=figures.components,
        seats_in=lambda state: len(state.players),
        turn=lambda state: state.phases,
        rematch_options=rematch_options,
    ),
    eyes=EYES,
    words=Words(
        why_not=refusals.why_not,
        wishes=refusals.wishes,
        named={"card": "card", "by": "card", "taken": "card", "side": "role", "at": "place"},
        own_wording=wording,
        holds=lambda clause, options, view: holds(clause, options),
        catalogue=lambda: CATALOGUE,
    ),
    players=Players(
        bots=BOTS,
        former_bots=FORMER,
        levels={"easy": ("random",), "normal": ("instinct",), "hard": ("search",)},
        guide=ZombiakiGuide(),
        horizon=2,
        standing={"click": ("pass",), "hold": ("pass",), "dog_step": ("done",)},
    ),
    sides=Sides(
        roles=SIDES,
        role=role,
        role_options={ZOMBIES: {"first_seat": ZOMBIES}, HUMANS: {"first_seat": HUMANS}},
    ),
    figures=Figures(
        tally=figures.tally,
        course=figures.course,
        reckoning=figures.reckoning,
        scored=False,
        verdict=figures.verdict,
        things={Drew: (HAD, "card"), Played: (PLAYED, "card"), Clicked: (PLAYED, "by"), Held: (PLAYED, "card")},
    ),
)
