"""Save the Townsfolk (LN-S3): the heroes find people, and keep them alive."""

from deadtown.games.last_night.cards import HERO_CARDS, TOWNSFOLK
from deadtown.games.last_night.scenarios.scenario import Scenario
from deadtown.games.last_night.state import State

SAVED = 4
LOST = 3
PEOPLE = frozenset(card for card, row in HERO_CARDS.items() if TOWNSFOLK in row.keywords)


def saved(state: State) -> int:
    return sum(len(hero.saved) for hero in state.living())


def lost(state: State) -> int:
    return sum(card in PEOPLE for card in state.hero_out)


def enough_saved(state: State) -> bool:
    return saved(state) >= SAVED


def too_many_lost(state: State) -> bool:
    return lost(state) >= LOST


def tasks(state: State) -> dict[str, tuple[int, int]]:
    return {"townsfolk_saved": (saved(state), SAVED), "townsfolk_lost": (lost(state), LOST)}


SAVE_THE_TOWNSFOLK = Scenario(
    name="save_the_townsfolk",
    clause="LN-S3",
    sun=16,
    deaths=2,
    search_items=PEOPLE,
    saves_townsfolk=True,
    goal=enough_saved,
    doom=too_many_lost,
    tasks=tasks,
)
