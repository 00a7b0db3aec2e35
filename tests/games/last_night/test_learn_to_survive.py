"""Learn to Survive: to each of its ends (LN-S13)."""

from typing import Any

import pytest

from deadtown.games.last_night.moments import HS
from deadtown.games.last_night.options import EXPERIENCE
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.state import Hero
from deadtown.kernel import BadOptions
from tests.clauses import clause
from tests.games.last_night.learning import LEARNING
from tests.games.last_night.moments import at_window
from tests.games.last_night.table import GAME, NightMatch, hero, start, table

SCENARIO = "learn_to_survive"
SEVEN = "tough x2, leader x2, brawler, headhunter, iron_skin"


def learning(*heroes: Hero, **more: Any) -> NightMatch:
    return at_window(HS, *heroes, scenario=SCENARIO, options=LEARNING, **more)


@clause("LN-S13")
def test_the_row_of_the_table() -> None:
    row = SCENARIOS[SCENARIO]
    assert (row.sun, row.deaths, row.centre, row.dawn) == (16, 3, "c3", "zombies")
    assert (len(row.search_items), row.forces) == (0, frozenset({EXPERIENCE}))


@clause("LN-S13", "LN-16.3")
def test_each_hero_starts_with_1_experience_and_veterans_with_2() -> None:
    match = start(seed="learn", scenario=SCENARIO, **LEARNING)
    match.wait_for("place_zombie")
    assert EXPERIENCE in match.state.rules
    assert match.state.layout.startswith("c3 ")
    for one in match.state.heroes:
        assert one.experience == 1 + ("veteran" in one.sheet.abilities)


@clause("LN-S13", "LN-7.24")
@pytest.mark.parametrize(("person", "experience"), [("jenny", 0), ("sally_survivor", 1)])
def test_who_comes_later_knows_nothing_but_what_veterans_know(person: str, experience: int) -> None:
    match = table(
        *("zombie_fights", hero(wounds=2)),
        scenario=SCENARIO,
        options=LEARNING,
        zombies="f5",
        people=(person,),
        dice=[1, 2, 6],
    )
    assert match.kind == "new_hero_space"
    match.choose(1)
    assert match.hero(person).experience == experience


@clause("LN-S13", "LN-17.2")
def test_the_heroes_win_with_8_upgrades_of_the_living_together_in_the_middle_of_a_window() -> None:
    match = learning(hero(upgrades=SEVEN, boosted="tough, leader"), hero("jenny", experience=3))
    assert match.seen_by(0).view.tasks == {"upgrades_learnt": (7, 8)}
    match.choose("buy combat jenny")
    assert match.outcome is not None
    assert (match.outcome.ending, match.state.sides[match.outcome.winners[0]]) == ("goal", "heroes")
    verdict = GAME.figures.verdict(match.state)
    assert verdict is not None
    assert (verdict.why, verdict.clause) == ("goal-learn-to-survive", "LN-S13")


@clause("LN-S13", "LN-7.15")
def test_upgrades_of_the_dead_do_not_count() -> None:
    match = learning(hero(upgrades="tough, leader"), hero("jenny", "", dead=True))
    assert match.seen_by(0).view.tasks == {"upgrades_learnt": (2, 8)}


@clause("LN-S13", "LN-17.3")
def test_the_zombies_win_with_3_dead_heroes() -> None:
    match = table(
        *("zombie_fights", hero(wounds=2)),
        scenario=SCENARIO,
        options=LEARNING,
        zombies="f5",
        hero_deaths=2,
        dice=[1, 2, 6],
    )
    assert match.outcome is not None
    assert (match.outcome.ending, match.state.sides[match.outcome.winners[0]]) == ("deaths", "zombies")


@clause("LN-S13", "LN-4.4")
def test_the_zombies_win_at_dawn() -> None:
    match = table("heroes_end", hero(), scenario=SCENARIO, options=LEARNING, sun=1)
    assert match.outcome is not None
    assert (match.outcome.ending, match.state.sides[match.outcome.winners[0]]) == ("dawn", "zombies")


@clause("LN-S13", "LN-17.4")
def test_the_zombies_win_when_the_hero_deck_is_empty() -> None:
    match = table(
        *("move_action", hero(at="a5")), scenario=SCENARIO, options=LEARNING, active="becky", left=1, hero_deck="torch"
    )
    match.choose("search")
    assert match.outcome is not None
    assert match.outcome.ending == "deck"


@clause("LN-S14")
@pytest.mark.parametrize("options", [{"set_timber_peak": False}, {"set_timber_peak": True, "experience": "off"}])
def test_not_without_its_set_nor_without_experience(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        start(scenario=SCENARIO, **options)
