"""When players are asked about experience, and what bots buy (LN-8.13, LN-19.2)."""

import pytest

from deadtown.games.last_night.asking import matters
from deadtown.games.last_night.moments import HE, HS, HX, SD, WH, ZE, ZF, ZM, ZS
from tests.clauses import clause
from tests.games.last_night.choosing import choice, play
from tests.games.last_night.learning import LEARNING, at_window, fight, lay
from tests.games.last_night.moments import at_window as plain_window
from tests.games.last_night.table import NightMatch, hero


def asked(match: NightMatch, seat: int) -> bool:
    assert match.window is not None
    return matters(match.state, seat, match.window)


@clause("LN-19.2")
@pytest.mark.parametrize(
    ("kind", "of_heroes"), [(HS, True), (HE, True), (ZS, False), (ZM, False), (ZF, False), (HX, False)]
)
def test_heroes_are_asked_what_they_buy_when_their_turn_begins_and_ends(kind: str, of_heroes: bool) -> None:
    assert asked(at_window(kind, hero(at="l9", experience=3)), 0) == of_heroes


@clause("LN-19.2")
@pytest.mark.parametrize(("kind", "of_zombies"), [(ZS, True), (ZE, True), (HS, False), (ZM, False)])
def test_zombies_likewise(kind: str, of_zombies: bool) -> None:
    assert asked(at_window(kind, hero(at="l9"), horde_experience=3), 1) == of_zombies


def test_nobody_is_bothered_about_it_in_a_fight() -> None:
    match = fight(hero(experience=3), dice=[1, 2, 6], horde_experience=3)
    while match.state.fight is not None and match.window is not None:
        assert not asked(match, 1)
        match.close()


# Bots


def test_a_bot_buys_what_it_can_use() -> None:
    assert choice(lay("heroes_start", hero(items="revolver", experience=3))).startswith("buy")
    armed = lay("heroes_start", hero(items="baseball_bat", experience=3))
    assert choice(armed) in ("buy combat becky", "buy special becky")
    assert choice(lay("zombies_start", hero(at="l9"), horde_experience=3)) == "buy zombie"


def test_a_bot_boosts_what_it_has_unless_upgrades_are_what_counts() -> None:
    learnt = hero(upgrades="fleet_footed", experience=2)
    assert choice(lay("heroes_start", learnt)) == "boost fleet_footed becky"
    match = plain_window(HS, learnt, scenario="learn_to_survive", options=LEARNING)
    assert choice(match) == "pass"


def test_a_bot_uses_what_costs_nothing() -> None:
    match = fight(hero(upgrades="iron_skin"), dice=[1, 2, 6])
    while match.kind != WH:
        match.close()
    assert choice(match) == "use iron_skin becky"
    becky = hero(at="a5", upgrades="scavenger", boosted="scavenger")
    match = lay("move_action", becky, active="becky", left=1, hero_deck="torch, keys, ammo")
    match.choose("search")
    assert (match.kind, choice(match)) == (SD, "use scavenger becky")


@pytest.mark.parametrize(("heroes", "zombies"), [("random", "random"), ("veteran", "veteran"), ("novice", "survivor")])
def test_bots_play_to_the_end(heroes: str, zombies: str) -> None:
    for seed in range(2):
        match = play(heroes, zombies, 2 + 2 * seed, seed, scenario="learn_to_survive", **LEARNING)
        assert match.outcome is not None
