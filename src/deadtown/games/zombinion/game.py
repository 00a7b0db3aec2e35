"""Zombinion as the platform sees it: a zombie hunt with a deck that grows, for 2 to 4 hunters."""

from pathlib import Path

from deadtown.games.zombinion import figures, refusals
from deadtown.games.zombinion.bots import BOTS, STYLES, maker
from deadtown.games.zombinion.cards import SETS
from deadtown.games.zombinion.catalogue import catalogue
from deadtown.games.zombinion.clauses import holds
from deadtown.games.zombinion.events import EVENTS, Aimed, Gained, Played, PlayedAgain, Reacted, Took
from deadtown.games.zombinion.eyes import EYES
from deadtown.games.zombinion.guide import ZombinionGuide
from deadtown.games.zombinion.opening import opening, rematch_options
from deadtown.games.zombinion.play import Play
from deadtown.games.zombinion.state import FEWEST_HUNTERS, MOST_HUNTERS, Options, State
from deadtown.games.zombinion.steps import STEPS
from deadtown.games.zombinion.verdict import verdict
from deadtown.kernel import HAD, PASS, PLAYED, Figures, Game, Players, Rules, Sets, Words

ZOMBINION: Game[State] = Game(
    name="zombinion",
    version="2",
    families=("ZN",),
    folder=Path(__file__).parent,
    complete=True,
    minutes=(20, 40),
    rules=Rules(
        options_type=Options,
        state_type=State,
        play_type=Play,
        seats=range(FEWEST_HUNTERS, MOST_HUNTERS + 1),
        opening=opening,
        steps=STEPS,
        decisions=tuple(refusals.CLAUSES),
        windows=("react",),
        events=EVENTS,
        outcome=lambda state: state.outcome,
        components=figures.components,
        seats_in=lambda state: len(state.hunters),
        turn=figures.turn,
        rematch_options=rematch_options,
        sets=Sets("combat_set", "custom", tuple(SETS)),
    ),
    eyes=EYES,
    words=Words(
        why_not=refusals.why_not,
        wishes=refusals.wishes,
        named={"card": "card", "cards": "card", "top": "card", "attack": "card", "set": "set"},
        option_arguments={
            **dict.fromkeys(("play", "take", "gain", "trash", "discard", "pick", "put_back", "top"), "card"),
            "set": "set",
            "cut": "count",
        },
        holds=holds,
        catalogue=catalogue,
    ),
    players=Players(
        bots=BOTS,
        levels={"easy": ("random",), "normal": STYLES, "hard": ("hunter",)},
        strategies=maker,
        guide=ZombinionGuide(),
        standing={"react": PASS},
    ),
    # The rules bind what is shown (section 10), not what is said.
    figures=Figures(
        tally=figures.tally,
        course=figures.course,
        reckoning=figures.reckoning,
        verdict=verdict,
        taking={"hunt": "take", "gain_one": "gain", "scavenge_keep": "pick"},
        things={
            Took: (HAD, "card"),
            Gained: (HAD, "card"),
            Played: (PLAYED, "card"),
            PlayedAgain: (PLAYED, "card"),
            Aimed: (PLAYED, "cards"),
            Reacted: (PLAYED, "card"),
        },
        offer=figures.offer,
        simulation_options={"turn_cap": 100},
    ),
)
