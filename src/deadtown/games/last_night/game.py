"""Last Night on Earth as the platform sees it: four townsfolk, fourteen zombies, and a night to get through."""

from pathlib import Path

from deadtown.games.last_night import effects, figures, refusals
from deadtown.games.last_night.arriving import FullPlay
from deadtown.games.last_night.asking import matters
from deadtown.games.last_night.bots import BOTS, LEVELS
from deadtown.games.last_night.catalogue import CATALOGUE
from deadtown.games.last_night.clauses import holds
from deadtown.games.last_night.events import EVENTS, shown
from deadtown.games.last_night.eyes import EYES
from deadtown.games.last_night.ground import NAMES, SEWER
from deadtown.games.last_night.guide import LastNightGuide
from deadtown.games.last_night.options import BASE_BOX, HEROES, ZOMBIES, Options
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.setting_up import opening
from deadtown.games.last_night.sides import role, team
from deadtown.games.last_night.state import State
from deadtown.games.last_night.steps import STEPS
from deadtown.games.last_night.terms import TERMS
from deadtown.games.last_night.things import THINGS, USING
from deadtown.games.last_night.uses import WINDOWS
from deadtown.games.last_night.wording import wording
from deadtown.kernel import BALANCE, Figures, Game, Players, Rules, Sets, Sides, Words, read_balance

assert effects

FOLDER = Path(__file__).parent

LAST_NIGHT: Game[State] = Game(
    name="last_night",
    version="2",
    families=("LN",),
    folder=FOLDER,
    complete=True,
    minutes=(60, 90),
    rules=Rules(
        options_type=Options,
        state_type=State,
        play_type=FullPlay,
        seats=range(2, 7),
        opening=opening,
        steps=STEPS,
        decisions=tuple(refusals.CLAUSES),
        windows=(*WINDOWS, "claim_activation"),
        events=EVENTS,
        outcome=lambda state: state.outcome,
        components=figures.components,
        seats_in=lambda state: len(state.players),
        turn=lambda state: state.turns,
        sets=Sets("scenario", recommended=tuple(SCENARIOS)),
        terms=TERMS,
    ),
    eyes=EYES,
    words=Words(
        why_not=refusals.why_not,
        wishes=refusals.wishes,
        holds=holds,
        named={
            "card": "card",
            "cards": "card",
            "hero": "hero",
            "other": "hero",
            "partner": "hero",
            "ability": "ability",
            "upgrade": "upgrade",
            "deck": "upgrade-deck",
            "building": "building",
            "face": "face",
            "next_building": "building",
            "next_face": "face",
            "scenario": "scenario",
            "set": "set",
            "rule": "setting",
            "board": "quarter",
            "given": "card",
            "taken": "card",
            "kept": "card",
            "rolled": "roll",
            "weapon": "card",
            "grave": "grave_dead",
            "window": "moment",
            "marker": "marker",
            "survival_deck": "survival-deck",
        },
        spoken={shown(NAMES[SEWER]): "space-sewer"},
        own_wording=wording,
        catalogue=lambda: CATALOGUE,
    ),
    players=Players(bots=BOTS, levels=LEVELS, guide=LastNightGuide(), horizon=1, matters=matters),
    sides=Sides(
        roles=(HEROES, ZOMBIES),
        role=role,
        role_options={HEROES: {"sides": "zombies_last"}, ZOMBIES: {"sides": "zombies_first"}},
        team=team,
    ),
    figures=Figures(
        tally=figures.tally,
        course=figures.course,
        reckoning=figures.reckoning,
        scored=False,
        verdict=figures.verdict,
        things=THINGS,
        using=USING,
        named_as=("card", "hero", "upgrade", "ability"),
        agreements={"all_sets": {}, "base_box": BASE_BOX},
        balance=read_balance((FOLDER / BALANCE).read_bytes()),
    ),
)
