"""Caught Off Guard: who is activated among zombies fights before moving, and not again (Table Z)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import FightBegan, Rolled
from deadtown.games.last_night.moments import HA, HB
from tests.clauses import clause
from tests.games.last_night.moments import answer, cancelled_and_not, let_be
from tests.games.last_night.table import NightMatch, hero, table


def activated(*heroes: Any, **more: Any) -> NightMatch:
    cast = heroes or (hero(),)
    return table(
        "activate",
        *cast,
        active=cast[0].person,
        halts=True,
        **{"zombies": "f5", "zombie_hand": "caught_off_guard", "hand": "principal_gomez, just_a_scratch", **more},
    )


def order(match: NightMatch) -> list[str]:
    """Fights and movement rolls, in the order in which they came."""
    found = []
    for event in match.told:
        if isinstance(event, FightBegan):
            found.append("fight")
        elif isinstance(event, Rolled) and event.what == "movement":
            found.append("movement")
    return found


@clause("LN-5.2", "LN-8.7")
@cancelled_and_not
def test_the_hero_fights_before_it_moves(cancelled: bool) -> None:
    match = activated(dice=[4, 6, 2, 1] if cancelled else [6, 2, 1, 4])
    match.choose("play caught_off_guard")
    answer(match, cancelled)
    assert ("caught" in match.view(None).effects) != cancelled
    match.wait_for("move_action")
    assert order(match) == (["movement"] if cancelled else ["fight", "movement"])
    match.choose("rest")
    match.wait_for("zombies_start")
    assert order(match).count("fight") == 1, "once, before or after"


@clause("LN-5.17")
def test_it_does_not_fight_again_even_elsewhere() -> None:
    match = activated(zombies="f5 f6", dice=[6, 2, 1, 4])
    match.choose("play caught_off_guard")
    let_be(match)
    match.wait_for("move_action")
    match.choose("step f6")
    match.wait_for("zombies_start")
    assert order(match) == ["fight", "movement"]
    assert not match.state.caught


@clause("LN-5.17", "LN-8.12")
def test_it_fights_every_zombie_there_and_others_may_step_in_between() -> None:
    match = activated(zombies="f5 f5", dice=[6, 2, 1, 6, 2, 1, 4])
    match.choose("play caught_off_guard")
    let_be(match)
    match.wait_for(HB)
    assert order(match) == ["fight"]
    match.wait_for("move_action")
    assert order(match) == ["fight", "fight", "movement"]


@clause("LN-5.17")
def test_who_dies_of_it_does_not_move() -> None:
    match = activated(hero(wounds=2), hero("jenny", "a1"), dice=[1, 2, 6])
    match.choose("play caught_off_guard")
    let_be(match)
    match.wait_for("new_hero_space")
    assert order(match) == ["fight"]
    match.choose(1)
    match.wait_for("move_action")
    assert match.view(0).active == "jenny"


@clause("LN-1.9")
@pytest.mark.parametrize("zombies", ["", "f6"])
def test_without_zombies_in_its_space_nobody_is_caught(zombies: str) -> None:
    match = activated(zombies=zombies)
    assert match.kind == HA
    assert match.playable(1) == set()
