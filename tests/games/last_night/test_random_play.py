"""What holds at every moment of every game, looked at in random play (Tables T, H, Z)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from deadtown.games.last_night.figures import components
from deadtown.games.last_night.infection import TURNS
from deadtown.games.last_night.items import fits
from deadtown.games.last_night.options import GRAVE_DEAD
from deadtown.games.last_night.pieces import (
    FIRST_TURNED,
    MOST_ARMED,
    MOST_BARRICADES,
    MOST_FIRES,
    MOST_GAS,
    MOST_INFECTED,
    MOST_LIGHTS_OUT,
    MOST_PITS,
    MOST_REINFORCEMENTS,
    NORMAL,
    NOWHERE,
    STRONGEST,
)
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.state import State
from deadtown.kernel import Match, Option
from tests.clauses import clause
from tests.games.last_night.table import start

GAMES = [(scenario, 2 + place % 5) for place, scenario in enumerate(SCENARIOS)]
"""Each scenario with another number of players than the one before."""
GRAVES: dict[str, dict[str, Any]] = {
    "die_zombies_die": {"opt_grave_weapons": True, "opt_grave_dead": True},
    "burn_em_out": {"opt_grave_weapons": True},
    "zombie_apocalypse": {"opt_grave_weapons": True},
    "plague_carriers": {"opt_grave_weapons": True},
}
"""Where zombies come from graves, and with what."""
TRIED = 0.01
"""At so many of all questions every option is tried."""


def some_option(options: list[Option], luck: Random) -> Option:
    """A verb, and then something that can be done with it: what there are many ways of is not done more often."""
    verb = luck.choice(sorted({str(option[0]) for option in options}))
    return luck.choice([option for option in options if option[0] == verb])


def look_at(match: Match, all_there: Counter[str]) -> None:
    state: State = match.state
    assert components(state) == all_there
    look_at_markers(state)
    while_carrying = match.question is not None and match.question.kind in ("overflow", "trade_answer")
    for hero in state.heroes:
        assert while_carrying or fits(hero.person, hero.items, hero.taped), hero
        assert hero.infected < TURNS, hero
        if hero.dead:
            assert (hero.space, hero.items, hero.on, hero.saved) == (NOWHERE, (), (), ()), hero
        else:
            assert hero.wounds < hero.points, hero


def look_at_markers(state: State) -> None:
    assert sum(space != NOWHERE for space in state.zombies[:FIRST_TURNED]) <= state.most_zombies
    if GRAVE_DEAD not in state.rules and not state.red_is_normal:
        assert {*state.zombies[NORMAL:FIRST_TURNED]} <= {NOWHERE}
    assert all(state.zombies[zombie] == NOWHERE for zombie in state.red_dead)
    assert len(state.armed) <= MOST_ARMED
    assert all(state.zombies[zombie] != NOWHERE for zombie in (*state.armed, *state.wounded))
    assert len(state.fires) <= MOST_FIRES
    assert sum(hero.infected for hero in state.heroes) <= MOST_INFECTED
    assert len({*state.gas}) == len(state.gas) <= MOST_GAS
    assert len(state.barricades) <= MOST_BARRICADES
    assert sum(state.barricades.values()) <= MOST_REINFORCEMENTS
    assert all(0 <= strength <= STRONGEST for strength in state.barricades.values())
    kept = Counter(card.card for card in state.remaining)
    assert kept["lights_out"] <= MOST_LIGHTS_OUT
    assert kept["new_spawning_pit"] <= MOST_PITS


@clause("LN-1.10", "LN-4.17", "LN-7.4", "LN-9.1", "LN-11.11")
@pytest.mark.parametrize(("scenario", "players"), GAMES)
def test_nothing_is_lost_or_too_much_and_every_option_can_be_taken(scenario: str, players: int) -> None:
    look_at_all_of(scenario, players, **GRAVES.get(scenario, {}))


@clause("LN-1.10", "LN-9.3", "LN-7.10")
@pytest.mark.parametrize(("scenario", "players"), GAMES)
def test_nor_with_the_cards_and_people_of_growing_hunger(scenario: str, players: int) -> None:
    look_at_all_of(scenario, players, set_growing_hunger=True)


def look_at_all_of(scenario: str, players: int, **agreed: Any) -> None:
    """Everything at every moment of a random game."""
    luck = Random(f"{scenario} {players}")
    match = start(players, seed=scenario, scenario=scenario, **agreed)
    all_there = components(match.state)
    while match.decision is not None:
        look_at(match, all_there)
        options = match.decision.options
        if luck.random() < TRIED:
            for option in options:
                twin = match.fork()
                twin.choose(option)
                look_at(twin, all_there)
        match.choose(some_option(options, luck))
    look_at(match, all_there)
    assert match.outcome is not None
