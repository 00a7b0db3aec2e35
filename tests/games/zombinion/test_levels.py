"""The bots of the levels: each plays better than the one below, on every recommended set; normal ones attack."""

from collections import Counter
from pathlib import Path

import pytest

from deadtown.bots import bot_names
from deadtown.games.zombinion.bots import STYLES
from deadtown.games.zombinion.cards import ATTACKS, COMBAT, SETS
from deadtown.kernel import LEVELS
from deadtown.lab.levels import compare
from deadtown.lab.plan import make_plan
from deadtown.lab.simulator import Simulator
from tests.games.zombinion.table import GAME


def share(above: str, below: str, combat_set: str, games: int) -> float:
    """What a level wins against the one below, in pairs of games with the same luck: the same whenever it is asked."""
    rate = compare(GAME, (below, above), {"combat_set": combat_set}, 2, games, "levels").bots[0].won.rate()
    assert rate is not None
    return rate.value


def test_the_levels_go_up_the_list_of_bots() -> None:
    places = [[bot_names(GAME).index(bot) for bot in GAME.players.levels[level]] for level in LEVELS]
    assert max(places[0]) < min(places[1])
    assert max(places[1]) < min(places[2])


@pytest.mark.parametrize("combat_set", SETS)
def test_a_normal_bot_beats_an_easy_one(combat_set: str) -> None:
    assert share("normal", "easy", combat_set, 24) >= 0.9


@pytest.mark.parametrize("combat_set", SETS)
def test_a_hard_bot_beats_a_normal_one(combat_set: str) -> None:
    """Over many games it wins two of three and more (docs/simulate.md); this is a small sample of them."""
    assert share("hard", "normal", combat_set, 80) >= 0.6


@pytest.mark.parametrize("style", STYLES)
def test_every_style_takes_combat_cards(style: str) -> None:
    for combat_set in SETS:
        plan = make_plan("zombinion", [style, style], 4, "styles", {"combat_set": combat_set})
        for index in range(plan.games):
            for taken in Simulator(plan).play(index).things:
                assert set(taken) & set(COMBAT), combat_set


def test_normal_bots_attack_in_every_set() -> None:
    for combat_set in SETS:
        plan = make_plan("zombinion", list(STYLES), 4, "attacks", {"combat_set": combat_set})
        taken = Counter[str]()
        for index in range(4):
            for things in Simulator(plan).play(index).things:
                taken.update({thing: touched.taken for thing, touched in things.items()})
        assert sum(taken[card] for card in ATTACKS) >= 4, combat_set


def test_the_page_for_writers_of_bots_names_the_levels() -> None:
    page = Path(__file__).parents[3] / "docs" / "write-a-bot.md"
    bots = {level: " or ".join(f"`{bot}`" for bot in GAME.players.levels[level]) for level in LEVELS}
    assert ", ".join(f"`{level}` is {bots[level]}" for level in LEVELS) in page.read_text("utf-8")
