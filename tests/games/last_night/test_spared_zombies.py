"""The window in which a zombie that is about to be wounded or killed may be spared (LN-7.5)."""

from collections.abc import Iterator

import pytest

from deadtown.games.last_night.events import ZombieKilled, ZombieSpared
from deadtown.games.last_night.fitting import sides_with_cards
from deadtown.games.last_night.moments import WZ
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.uses import CARD_USES, MODES, USES, Use, cards_for, nothing_to_name
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish
from tests.games.last_night.table import NightMatch, hero, table


def spare(play: Play, seat: int) -> None:
    assert play.state.hurt is not None
    play.state.hurt.spared = True


@pytest.fixture
def tough(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """For once Heavy Rain spares a zombie."""
    use = Use("heavy_rain", "", frozenset({WZ}), nothing_to_name, spare)
    monkeypatch.setitem(CARD_USES[WZ], "heavy_rain", [use])
    monkeypatch.setitem(USES, ("heavy_rain", ""), use)
    monkeypatch.setitem(MODES, "heavy_rain", {""})
    cards_for.cache_clear()
    sides_with_cards.cache_clear()
    yield
    monkeypatch.undo()
    cards_for.cache_clear()
    sides_with_cards.cache_clear()


def hurt(match: NightMatch) -> tuple[int, bool, bool]:
    match.wait_for(WZ)
    found = match.view(0).hurt
    return found.zombie, found.killing, found.explosive


@clause("LN-7.5")
@pytest.mark.usefixtures("tough")
@pytest.mark.parametrize("spared", [False, True])
def test_a_wound_in_a_fight(spared: bool) -> None:
    match = fight(dice=[6, 6, 1], zombie_hand="heavy_rain")
    assert hurt(match) == (0, False, False)
    assert match.asked_seats == (1,)
    assert match.window is not None
    assert match.window.about == {"zombie": "f5", "space": "F5"}
    if spared:
        match.choose("play heavy_rain")
    finish(match)
    assert bool(match.zombies) == spared
    assert [len(match.told.of(kind)) for kind in (ZombieSpared, ZombieKilled)] == [int(spared), int(not spared)]
    assert match.state.hurt is None


@clause("LN-7.5", "LN-6.14")
@pytest.mark.usefixtures("tough")
def test_a_killing_in_a_fight() -> None:
    match = fight(hero(items="meat_cleaver"), dice=[6, 1, 1], zombie_hand="heavy_rain")
    assert hurt(match) == (0, True, False)
    match.choose("play heavy_rain")
    finish(match)
    assert match.zombies == ["f5"]


@clause("LN-7.5", "LN-7.18")
@pytest.mark.usefixtures("tough")
def test_a_wound_of_a_zombie_hero() -> None:
    match = fight(zombies="", turned=[("jake", "f5")], dice=[6, 6, 1], zombie_hand="heavy_rain")
    assert hurt(match) == (21, False, False)
    match.choose("play heavy_rain")
    finish(match)
    assert match.state.turned[0].wounds == 3


@clause("LN-7.5", "LN-10.4")
@pytest.mark.usefixtures("tough")
def test_a_shot() -> None:
    match = table(
        *("ranged_attack", hero("becky", "f5", "revolver")),
        zombies="f6",
        active="becky",
        dice=[5],
        zombie_hand="heavy_rain",
        halts=True,
    )
    match.choose("shoot revolver f6")
    assert hurt(match) == (0, False, False)
    match.choose("play heavy_rain")
    assert match.zombies == ["f6"]


@clause("LN-7.5", "LN-9.14")
@pytest.mark.usefixtures("tough")
def test_one_of_those_who_die_in_an_explosion() -> None:
    match = table(
        *("ranged_attack", hero("becky", "f5", "dynamite, lighter")),
        zombies="f7 f7",
        active="becky",
        dice=[2, 2],
        zombie_hand="heavy_rain, shamble",
        halts=True,
    )
    match.choose("throw f7 lit")
    assert hurt(match) == (0, True, True)
    assert match.state.zombie_deaths == 0, "all deaths come together"
    match.choose("play heavy_rain")
    match.let_pass()
    assert match.state.zombie_deaths == 1


@clause("LN-7.5", "LN-11.2")
@pytest.mark.usefixtures("tough")
def test_a_burning_one() -> None:
    match = table(
        "zombies_moved", hero("becky", "l9"), zombies="f5", fires="f5", dice=[5], zombie_hand="heavy_rain", halts=True
    )
    assert hurt(match) == (0, False, False)
    match.choose("play heavy_rain")
    assert match.zombies == ["f5"]


@clause("LN-7.5", "LN-19.2")
def test_nobody_is_asked_who_has_nothing_for_it() -> None:
    match = fight(dice=[6, 6, 1], zombie_hand="shamble")
    seen = []
    while match.state.fight is not None:
        seen.append(match.kind)
        match.close()
    assert WZ not in seen
