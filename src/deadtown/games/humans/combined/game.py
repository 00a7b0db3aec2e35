"""Humans!!! with Zombies!!! as the platform sees it: hordes and shotgun guys in one city."""

from pathlib import Path

from deadtown.games.humans.combined import figures, refusals
from deadtown.games.humans.combined.asking import matters
from deadtown.games.humans.combined.bots import BOTS, LEVELS
from deadtown.games.humans.combined.catalogue import CATALOGUE
from deadtown.games.humans.combined.clauses import holds
from deadtown.games.humans.combined.events import Armed, CardPlayed, Drew
from deadtown.games.humans.combined.eyes import EYES
from deadtown.games.humans.combined.guide import CombinedGuide
from deadtown.games.humans.combined.rules import RULES
from deadtown.games.humans.combined.sides import role
from deadtown.games.humans.combined.state import GUY, ZOMBIE, State
from deadtown.games.humans.combined.wording import wording
from deadtown.games.humans.events import AbilityUsed, CharacterTaken
from deadtown.games.humans.game import HUMANS
from deadtown.games.zombies import ZOMBIES
from deadtown.games.zombies.events import ItemLaid
from deadtown.kernel import HAD, PLAYED, Figures, Game, Players, Sides, Words

COMBINED: Game[State] = Game(
    name="combined",
    version="1",
    families=("HX",),
    folder=Path(__file__).parent,
    leans_on={"HU": HUMANS, "ZB": ZOMBIES},
    complete=True,
    minutes=(90, 150),
    rules=RULES,
    eyes=EYES,
    words=Words(
        why_not=refusals.why_not,
        wishes=refusals.wishes,
        named={**ZOMBIES.words.named, **HUMANS.words.named},
        own_wording=wording,
        holds=lambda clause, options, view: holds(clause, options),
        catalogue=lambda: CATALOGUE,
    ),
    players=Players(bots=BOTS, levels=LEVELS, guide=CombinedGuide(), horizon=2, matters=matters),
    sides=Sides(
        roles=(GUY, ZOMBIE),
        role=role,
        role_options={GUY: {"hx_sides": "alternate"}, ZOMBIE: {"hx_sides": "alternate_zombies"}},
    ),
    figures=Figures(
        tally=figures.tally,
        course=figures.course,
        reckoning=figures.reckoning,
        verdict=figures.verdict,
        things={
            Drew: (HAD, "cards"),
            CardPlayed: (PLAYED, "card"),
            Armed: (PLAYED, "card"),
            ItemLaid: (PLAYED, "card"),
            CharacterTaken: (HAD, "character"),
            AbilityUsed: (PLAYED, "ability"),
        },
        named_as=("card", "character", "ability"),
        simulation_options={"max_rounds": 300},
    ),
)
